#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/files.h"

namespace raindelay::files {

/// What a set couldn't do.
struct Failure {
  std::string path;
  bool folder = false;  ///< a folder couldn't be made; else a file couldn't be written
  int code = 0;         ///< an errno
};

/// Files that belong together: all of them appear, or none. Each is written as an Unfinished and
/// gets its name when all are done; those that aren't are removed, also when the set is dropped.
class Set {
 public:
  Set() = default;
  ~Set();
  Set(const Set&) = delete;
  Set& operator=(const Set&) = delete;

  /// Makes a folder for the files if there is none; it goes again with them.
  [[nodiscard]] std::optional<Failure> makeFolder(const std::string& path);
  /// Writes a file of the set, onto the disk; from any thread. Sweeps its folder before the first
  /// one there.
  [[nodiscard]] std::optional<Failure> add(const std::string& path, std::string_view bytes,
                                           Readers readers);
  /// Gives all files their names. What has the names before is replaced, for good if a later file
  /// can't get its name; or it is kept, and a failure.
  [[nodiscard]] std::optional<Failure> finish(Existing existing = Existing::kReplace);

 private:
  std::mutex mutex_;
  std::vector<Unfinished> files_;
  std::set<std::string> swept_;
  std::vector<std::string> folders_;  ///< that were made, the outer ones first
};

/// A set of one, in a folder that is there.
[[nodiscard]] std::optional<Failure> replace(const std::string& path, std::string_view bytes,
                                             Readers readers);

}  // namespace raindelay::files
