#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/limits.h"
#include "deck/data_frame.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// Most folders that are listed of a folder.
inline constexpr std::size_t kMostFolders = 100;

/// The source of a deck's files. A path is relative, with '/' between its parts ("art/d0.svg").
/// Nothing outside the folder can be named: implementations only ever see paths that checkedPath()
/// has accepted.
class Folder {
 public:
  virtual ~Folder() = default;

  /// The file's bytes, or the problem that names the path: not there, leads out of the folder, a
  /// link, larger than `most` bytes, not readable. May be called from several threads at once.
  Checked<std::string> read(std::string_view path, std::size_t most = kMaxFileBytes) const;
  /// The files in one of its folders ("art", or "" for itself) by their paths, sorted; the first
  /// 10,000.
  virtual std::vector<std::string> list(const std::string& folder) const = 0;
  /// The folders in one of its folders by their paths, hidden ones left out, sorted; the first 100.
  virtual std::vector<std::string> folders(const std::string& folder) const = 0;
  /// Returns true if a file on disk is one that this was read from, by its place: what is made of a
  /// deck mustn't take it. (A link to it is another file.)
  virtual bool hasRead(const std::filesystem::path& file) const {
    (void)file;
    return false;
  }

 protected:
  /// Reads a file whose path is sound. One that is larger than `most` is refused before it is read,
  /// unless it lies in memory anyway: read() refuses it then.
  virtual Checked<std::string> readChecked(const std::string& path, std::size_t most) const = 0;
};

/// A folder on disk. No link inside it is followed, and only plain files are opened: neither a
/// device nor a pipe can keep the reader waiting.
class DiskFolder : public Folder {
 public:
  /// `root` need not exist: then reading says so.
  explicit DiskFolder(std::filesystem::path root);

  std::vector<std::string> list(const std::string& folder) const override;
  std::vector<std::string> folders(const std::string& folder) const override;
  bool hasRead(const std::filesystem::path& file) const override;

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override;

 private:
  // The paths of what is of this type in a folder, sorted; the first so many that are found.
  std::vector<std::string> found(const std::string& folder, std::filesystem::file_type type,
                                 std::size_t most) const;

  std::filesystem::path root_;
  mutable std::mutex mutex_;
  mutable std::set<std::string> read_;  // what was read, by its path
};

/// The bytes of a plain file on disk that somebody pointed at, be it through a link; the problem if
/// there is none or it is larger than `most` bytes.
Checked<std::string> readPlainFile(const std::filesystem::path& file, std::size_t most);

/// Another folder, some of whose files are read differently.
class FolderAround : public Folder {
 public:
  std::vector<std::string> list(const std::string& folder) const override {
    return inner_->list(folder);
  }
  std::vector<std::string> folders(const std::string& folder) const override {
    return inner_->folders(folder);
  }
  bool hasRead(const std::filesystem::path& file) const override { return inner_->hasRead(file); }

 protected:
  explicit FolderAround(std::shared_ptr<const Folder> inner) : inner_(std::move(inner)) {}
  const Folder& inner() const { return *inner_; }

 private:
  std::shared_ptr<const Folder> inner_;
};

/// Where a file lies when all folders on the way are followed, but not itself; empty if they aren't
/// there.
std::filesystem::path placeOf(const std::filesystem::path& file);

/// The path itself if it names something inside a folder: relative, no "..", no empty part, no
/// drive, backslash or control character, of reasonable length.
Checked<std::string> checkedPath(std::string_view path);

/// Returns true if readDataFrame() reads such a file: .csv, .tsv, .txt, .xlsx, .ods.
bool isTable(std::string_view path);

/// Reads a table of the folder ("cards.csv", "cards.xlsx", "cards.ods"); all mistakes are told, and
/// what is sound is read in spite of them.
std::optional<DataFrame> readDataFrame(const Folder& folder, std::string_view path,
                                       Problems& problems);
/// The same for those who can use a whole one only: the first mistake is the problem.
Checked<DataFrame> readDataFrame(const Folder& folder, std::string_view path);

}  // namespace raindelay::deck
