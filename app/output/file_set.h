#pragma once

#include <QByteArray>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace raindelay {

/// Files that belong together: all of them appear, or none. Each is written under a hidden name
/// beside its own and gets its name when all are done; those that aren't are removed, also when the
/// set is dropped. What an export has made before is replaced. (The files aren't forced onto the
/// disk one by one: they can be made again.)
class FileSet {
 public:
  FileSet() = default;
  ~FileSet();
  FileSet(const FileSet&) = delete;
  FileSet& operator=(const FileSet&) = delete;

  /// Makes a folder for the files if there is none; it goes again with them.
  Result<void> makeFolder(const std::string& path);
  /// Writes a file of the set; from any thread. An error names the file.
  Result<void> add(const std::string& path, std::string_view bytes);
  /// Gives all files their names.
  Result<void> finish();

 private:
  struct Entry {
    std::string hidden, path;
  };
  mutable std::mutex mutex_;
  std::vector<Entry> entries_;
  std::vector<std::string> folders_;  // that were made, the outer ones first
};

/// A set of one: a file that stands for itself.
[[nodiscard]] Result<void> writeFile(const std::string& path, const QByteArray& bytes);

}  // namespace raindelay
