#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/files.h"
#include "core/result.h"

namespace raindelay::shelf {

/// The ending of matches' files.
inline constexpr std::string_view kMatchEnding = ".raindelay";

/// The folder in which the matches of this computer are kept, one file each. Files are only ever
/// written as a whole or not at all (but for the journal of a match that is being played, which
/// adds line by line), what is replaced stays beside as `NAME.raindelay~`, and what is deleted is
/// moved to the folder `deleted` in it. Names are those of files, without a folder. Every error is
/// a sentence for the player, and nothing was changed then.
class MatchFolder {
 public:
  explicit MatchFolder(std::string path) : path_(std::move(path)) {}

  [[nodiscard]] const std::string& path() const { return path_; }

  struct File {
    std::string name;
    files::Facts facts;
  };
  /// Its matches, the last written first.
  [[nodiscard]] std::vector<File> list() const;
  [[nodiscard]] std::string pathOf(const std::string& name) const;
  /// The name of the file, if it lies in this folder.
  [[nodiscard]] std::optional<std::string> nameOf(const std::string& path) const;
  [[nodiscard]] Result<std::string> read(const std::string& name) const;

  /// Gives a match a title of the player's, or none. An error also if it is open, or damaged.
  [[nodiscard]] Result<void> setTitle(const std::string& name, const std::string& title) const;

  /// Moves a match to `deleted`; tells its name there. An error also if it is open.
  [[nodiscard]] Result<std::string> remove(const std::string& name) const;
  /// Moves it back; tells its name here, which is another one if a file has taken its own.
  [[nodiscard]] Result<std::string> restore(const std::string& deleted) const;
  /// Forgets for good what was deleted before this (ns since 1970).
  void purge(std::int64_t before) const;

  struct Imported {
    std::string name;
    bool known = false;  ///< a file with this very content was here already
  };
  /// Takes a copy of a record from elsewhere. An error if it is none that this program can read;
  /// one that is damaged further down is taken as it is.
  [[nodiscard]] Result<Imported> import(const std::string& path) const;
  /// Copies a match to a file elsewhere, over what is there.
  [[nodiscard]] Result<void> exportTo(const std::string& name, const std::string& path) const;
  /// Makes a new match of what can be read of a damaged one, which stays; tells its name.
  [[nodiscard]] Result<std::string> salvage(const std::string& name) const;

 private:
  [[nodiscard]] std::string deletedFolder() const { return path_ + "/deleted"; }
  [[nodiscard]] Result<void> make(const std::string& folder) const;

  std::string path_;
};

}  // namespace raindelay::shelf
