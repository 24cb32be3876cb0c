#pragma once

#include <QString>

#include "deck/tabletop.h"
#include "output/file_set.h"
#include "output/selection.h"

namespace raindelay {

/// How cards become a deck for Tabletop Simulator.
struct TabletopWish {
  int side = deck::kTabletopSide;  ///< longest side of a sheet, pixels
  QString name;                    ///< of the files, without ending; empty: after the deck
  /// Where the pictures will lie on the web, "https://example.org/cards/"; empty: where they are
  /// written, which only this computer can read.
  QString address;
};

/// Which files an export is made of, and what is in them.
struct TabletopFiles {
  std::vector<deck::TabletopSheet> sheets;
  std::vector<std::string> faces;  ///< file names of the sheets
  /// File names of the sheets' backs: one for all if all cards have one back, else a sheet each.
  std::vector<std::string> backs;
  bool uniqueBacks = false;
  std::string object;  ///< file name of the saved object
};
TabletopFiles tabletopFiles(const Selection& selection, const TabletopWish& wish);

/// The saved object: what Tabletop Simulator loads. Each card is in it as often as the deck has it,
/// and is called by its column `name`, else by its code. `folder` is where the files lie.
QByteArray savedObject(const Selection& selection, const TabletopWish& wish,
                       const std::string& folder);

/// Writes the sheets and the saved object into a folder: all of it, or nothing.
Result<void> writeTabletop(const Selection& selection, const TabletopWish& wish,
                           const std::string& folder, Progress& progress);

}  // namespace raindelay
