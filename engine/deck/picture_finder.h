#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "deck/folder.h"

namespace raindelay::deck {

/// Returns true if a cell looks like the path of a picture: by its ending; an address on the web is
/// none.
bool namesPicture(std::string_view cell);

/// Finds the pictures that cells name as people do: without the ending, in other case, without the
/// folder that the file lies in. Lists a folder once. Safe to use from several threads.
class PictureFinder {
 public:
  explicit PictureFinder(std::shared_ptr<const Folder> folder) : folder_(std::move(folder)) {}

  /// The file of a picture: "art/dragon.png" for "dragon", "Dragon.PNG" or "art/dragon". A name
  /// without a folder is looked for in the deck's folder, then in the folders that lie in it. A
  /// file of this very name goes before others; what isn't found is taken as it is written.
  std::string find(const std::string& path) const;
  /// Returns true if find() knows a file of this name.
  bool finds(const std::string& path) const { return found(path) != nullptr; }

 private:
  using Names = std::unordered_map<std::string, std::string>;

  // Null if there is none.
  const std::string* found(const std::string& path) const;
  const Names& namesIn(const std::string& folder) const;
  void addNames(const std::string& folder, Names& names) const;

  std::shared_ptr<const Folder> folder_;
  mutable std::mutex mutex_;
  mutable std::map<std::string, Names> known_;
};

}  // namespace raindelay::deck
