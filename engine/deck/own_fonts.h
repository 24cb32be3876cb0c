#pragma once

#include <string>
#include <vector>

#include "deck/folder.h"

namespace raindelay::deck {

/// The fonts of a proposed layout: files of the folder; "" stands for the program's own typeface.
struct OwnFonts {
  std::string title, text;

  friend bool operator==(const OwnFonts&, const OwnFonts&) = default;
};

/// The fonts that lie beside a table or in a folder there: files by their paths, sorted; the first
/// 100.
std::vector<std::string> fontsIn(const Folder& folder);

/// The likeliest: a font that is called after titles, else a bold one, else the first, sets titles;
/// texts, which are read in small letters, only one that is called after them. None is italic, a
/// set of symbols, or a file that can't be drawn with.
OwnFonts guessedFonts(const Folder& folder);

}  // namespace raindelay::deck
