#include "deck/picture_finder.h"

#include <algorithm>
#include <array>

#include "deck/letter_case.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

// Of two files of one name the drawing goes before.
constexpr std::array<std::string_view, 4> kEndings = {".svg", ".png", ".jpg", ".jpeg"};
// More folders than any deck names.
constexpr std::size_t kMostKnown = 1'000;

std::string lower(std::string_view text) {
  return inCase(text, LetterCase::kLower);
}

}  // namespace

bool namesPicture(std::string_view cell) {
  if (cell.find("://") != std::string_view::npos) return false;
  return std::any_of(kEndings.begin(), kEndings.end(),
                     [&](std::string_view ending) { return endsIn(cell, ending); });
}

std::string PictureFinder::find(const std::string& path) const {
  const std::string* const file = found(path);
  return file == nullptr ? path : *file;
}

const std::string* PictureFinder::found(const std::string& path) const {
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash);
  const std::string name = path.substr(slash + 1);  // npos + 1 is 0
  if (name.empty() || (!folder.empty() && !checkedPath(folder))) return nullptr;
  const std::lock_guard lock(mutex_);
  const Names& names = namesIn(folder);
  auto file = names.find(name);
  if (file == names.end()) file = names.find(lower(name));
  return file == names.end() ? nullptr : &file->second;
}

const PictureFinder::Names& PictureFinder::namesIn(const std::string& folder) const {
  static const Names kNone;
  if (const auto known = known_.find(folder); known != known_.end()) return known->second;
  if (known_.size() == kMostKnown) return kNone;
  Names& names = known_[folder];
  addNames(folder, names);
  if (folder.empty()) {
    for (const std::string& inside : folder_->folders("")) addNames(inside, names);
  }
  return names;
}

void PictureFinder::addNames(const std::string& folder, Names& names) const {
  const std::vector<std::string> files = folder_->list(folder);
  // Of two that differ in case each is found by its own name.
  for (const bool asWritten : {true, false}) {
    for (const std::string_view ending : kEndings) {
      for (const std::string& path : files) {
        if (!endsIn(path, ending)) continue;
        const std::string own = path.substr(path.rfind('/') + 1);
        const std::string name = asWritten ? own : lower(own);
        names.emplace(name, path);
        names.emplace(name.substr(0, name.size() - ending.size()), path);
      }
    }
  }
}

}  // namespace raindelay::deck
