#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/result.h"
#include "deck/table.h"

namespace raindelay::deck {

/// Largest file of a deck that is read, in bytes.
inline constexpr std::size_t kMaxFileBytes = 16 * 1024 * 1024;

/// Where a deck's files come from. A path is relative, with '/' between its parts ("art/d0.svg").
/// Nothing outside the folder can be named: implementations only ever see paths that
/// checkedPath() has let through.
class Folder {
 public:
  virtual ~Folder() = default;

  /// The file's bytes, or a sentence that names the path: not there, leads out of the folder, too
  /// large, not readable. May be called from several threads at once.
  Result<std::string> read(std::string_view path) const;

 protected:
  virtual Result<std::string> readChecked(const std::string& path) const = 0;
};

/// A folder on disk. A link inside it is followed only to what lies inside as well; only plain
/// files are opened.
class DiskFolder : public Folder {
 public:
  /// `root` need not exist: then reading says so.
  explicit DiskFolder(std::filesystem::path root);

 protected:
  Result<std::string> readChecked(const std::string& path) const override;

 private:
  std::filesystem::path root_;
};

/// The path itself if it names something inside a folder: relative, no "..", no empty part, no
/// drive, backslash or control character, of reasonable length.
Result<std::string> checkedPath(std::string_view path);

/// Reads a table of the folder ("cards.csv").
Result<Table> readTable(const Folder& folder, std::string_view path);

}  // namespace raindelay::deck
