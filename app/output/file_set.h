#pragma once

#include <QByteArray>
#include <string>
#include <string_view>

#include "core/file_set.h"
#include "core/result.h"

namespace raindelay {

/// Files of an export: all of them appear, or none (files::Set), with sentences for what can go
/// wrong. What an export has made before is replaced.
class FileSet {
 public:
  /// Makes a folder for the files if there is none; it goes again with them.
  Result<void> makeFolder(const std::string& path);
  /// Writes a file of the set; from any thread. An error names the file.
  Result<void> add(const std::string& path, std::string_view bytes);
  /// Gives all files their names.
  Result<void> finish();

 private:
  files::Set set_;
};

/// A set of one: a file that stands for itself.
[[nodiscard]] Result<void> writeFile(const std::string& path, const QByteArray& bytes);

}  // namespace raindelay
