#include "painter/fallback_fonts.h"

#include "core/limits.h"
#include "deck/emoji.h"
#include "deck/font_file.h"
#include "deck/own_fonts.h"
#include "fonts/fallback.h"

namespace raindelay {

std::string FallbackFonts::with(char32_t character) {
  const bool isEmoji = deck::isShownAsEmoji({&character, 1});
  for (const bool inColor : {true, false}) {
    if (inColor && !isEmoji) continue;
    for (const File& file : files()) {
      if (file.isInColor == inColor && file.coverage.has(character)) return file.path;
    }
  }
  return fallbackFor(character).toStdString();
}

const std::vector<FallbackFonts::File>& FallbackFonts::files() {
  constexpr std::size_t kMostBytes = 64 * kMegabyte;
  if (files_) return *files_;
  files_.emplace();
  std::size_t bytes = 0;
  for (std::string& path : deck::fontsIn(*folder_)) {
    const auto font = folder_->read(path);
    if (!font || deck::checkFont(*font, path)) continue;
    bytes += font->size();
    if (bytes > kMostBytes) break;
    files_->push_back({std::move(path), Coverage(*font), deck::hasColors(*font)});
  }
  return *files_;
}

}  // namespace raindelay
