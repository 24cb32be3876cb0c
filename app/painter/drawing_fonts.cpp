#include "painter/drawing_fonts.h"

#include "core/limits.h"
#include "deck/font_file.h"
#include "fonts/font_path.h"
#include "painter/font_store.h"

namespace raindelay {

std::set<std::string> fontFilesOf(const deck::Deck& deck) {
  std::set<std::string> files;
  for (const auto& [role, font] : deck.fonts) {
    for (const std::string_view file : font.files()) files.emplace(file);
  }
  return files;
}

const std::shared_ptr<const SvgFonts>& DrawingFonts::in(const SvgReader& reader) {
  if (fonts_) return fonts_;
  std::vector<std::string> paths;
  std::size_t size = 0;
  for (const std::string& file : files_) {
    const auto bytes = folder_->read(file);
    if (!bytes || deck::checkFont(*bytes, file)) continue;
    size += bytes->size();
    if (size > kMaxFontBytes) break;
    paths.push_back(fontPathOf(*bytes));
  }
  // Behind the deck's: what it calls as one of ours is meant to be another.
  const std::vector<std::string>& ours = embeddedFontPaths();
  paths.insert(paths.end(), ours.begin(), ours.end());
  return fonts_ = reader.fonts(paths);
}

}  // namespace raindelay
