#pragma once

#include <QByteArray>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "core/file_set.h"
#include "core/result.h"
#include "deck/folder.h"

namespace raindelay {

/// Files of an export: all of them appear, or none (files::Set), with sentences for what can go
/// wrong. What an export has made before is replaced, but never a file of the deck that it is made
/// of.
class FileSet {
 public:
  /// `deck` is where the deck was read from, and outlives this; nullptr if it is made of none.
  explicit FileSet(const deck::Folder* deck) : deck_(deck) {}

  /// Makes a folder for the files if there is none; it goes again with them.
  Result<void> makeFolder(const std::string& path);
  /// Writes a file of the set; from any thread. An error names the file.
  Result<void> add(const std::string& path, std::string_view bytes);
  /// Gives all files their names.
  Result<void> finish();

 private:
  const deck::Folder* deck_;
  files::Set set_;
  std::mutex mutex_;
  std::vector<std::string> paths_;
};

/// A set of one: a file that stands for itself.
[[nodiscard]] Result<void> writeFile(const std::string& path, const QByteArray& bytes,
                                     const deck::Folder* deck = nullptr);

}  // namespace raindelay
