#pragma once

#include <memory>
#include <set>
#include <string>

#include "deck/deck.h"
#include "painter/svg/svg_drawing.h"

namespace raindelay {

/// The files of the deck's folder that its fonts are in.
std::set<std::string> fontFilesOf(const deck::Deck& deck);

/// What the texts in a deck's drawings are set in: its font files, and the embedded typefaces.
/// They are read once, when first asked for. Belongs to one thread at a time.
class DrawingFonts {
 public:
  /// `files` are those of the folder.
  explicit DrawingFonts(std::shared_ptr<const deck::Folder> folder,
                        std::set<std::string> files = {})
      : folder_(std::move(folder)), files_(std::move(files)) {}

  /// As the reader knows them. What isn't a sound font is left out.
  const std::shared_ptr<const SvgFonts>& in(const SvgReader& reader);

 private:
  std::shared_ptr<const deck::Folder> folder_;
  std::set<std::string> files_;
  std::shared_ptr<const SvgFonts> fonts_;
};

}  // namespace raindelay
