#include "deck/own_fonts.h"

#include <algorithm>
#include <string_view>

#include "deck/font_file.h"
#include "deck/letter_case.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostFonts = 100;

using Words = std::vector<std::string_view>;

// Of the file alone: a folder may be called anything.
bool says(std::string_view path, const Words& words) {
  const std::string name = inCase(path.substr(path.rfind('/') + 1), LetterCase::kLower);
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

void addFonts(const Folder& folder, const std::string& inside, std::vector<std::string>& fonts) {
  for (const std::string& path : folder.list(inside)) {
    if (isFontFile(path) && fonts.size() < kMostFonts) fonts.push_back(path);
  }
}

}  // namespace

std::vector<std::string> fontsIn(const Folder& folder) {
  std::vector<std::string> fonts;
  addFonts(folder, "", fonts);
  for (const std::string& inside : folder.folders("")) addFonts(folder, inside, fonts);
  std::sort(fonts.begin(), fonts.end());
  return fonts;
}

OwnFonts guessedFonts(const Folder& folder) {
  std::vector<std::string> fonts = fontsIn(folder);
  std::erase_if(fonts, [](const std::string& font) {
    return says(font, {"italic", "oblique", "emoji", "icon", "symbol"});
  });
  // The first that is called so and can be drawn with; it isn't taken twice.
  const auto take = [&](const Words& words) {
    const auto found = std::find_if(fonts.begin(), fonts.end(), [&](const std::string& font) {
      if (!says(font, words)) return false;
      const auto bytes = folder.read(font);
      return bytes && !checkFont(*bytes, font);
    });
    if (found == fonts.end()) return std::string();
    std::string font = *found;
    fonts.erase(found);
    return font;
  };
  OwnFonts own;
  own.text = take({"text", "body"});
  for (const Words& words :
       {Words{"title", "head", "display"}, Words{"bold", "black"}, Words{""}}) {
    if (own.title.empty()) own.title = take(words);
  }
  return own;
}

}  // namespace raindelay::deck
