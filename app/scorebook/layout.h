#pragma once

#include <QString>
#include <vector>

#include "core/narrator.h"
#include "core/scorebook.h"
#include "scorebook/page.h"

namespace raindelay::book {

/// A scorebook with what stands above it.
struct Written {
  Scorebook book;
  QString title;  ///< the game's
  QString facts;  ///< the players, the score, the day
};

/// The sheet that it is written on, in hundredths of an em.
struct Sheet {
  double width = 0;
  double height = 0;  ///< 0: endless
  double margin = 0;
  /// Paper: a foot with the page's number, if there are several, and each scorecard on a landscape
  /// page of its own.
  bool paper = false;
};

/// The beginning of a table or scorecard.
struct Section {
  QString title;
  std::size_t page = 0;
  double top = 0;
};

/// A scorebook on pages.
struct Pages {
  std::vector<Page> pages;
  std::vector<Section> sections;
};

/// Sets a scorebook: tables with their headings repeated where they go on, scorecards in bands of
/// as many innings as the sheet holds. Words are broken, and where even that doesn't do set
/// smaller, so that everything fits. No page has a heading, a single row, a total or a note alone.
/// loadFonts() must have been called.
[[nodiscard]] Pages layOut(const Written& written, const Narrator& narrator, const Sheet& sheet);

}  // namespace raindelay::book
