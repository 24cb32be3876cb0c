#pragma once

#include <QString>

#include "deck/tabletop.h"
#include "output/file_set.h"
#include "output/selection.h"

namespace raindelay {

/// Options for turning cards into a deck for Tabletop Simulator.
struct TabletopOptions {
  int side = deck::kTabletopSide;  ///< longest side of a sheet, pixels
  QString name;                    ///< of the files, without ending; empty: after the deck
  /// The web address of the pictures, "https://example.org/cards/"; empty: where they are written,
  /// which only this computer can read.
  QString address;
};

/// The files that an export is made of, and their contents.
struct TabletopFiles {
  std::vector<deck::TabletopSheet> sheets;
  std::vector<std::string> faces;  ///< file names of the sheets
  /// File names of the sheets' backs: one for all if all cards have one back, else a sheet each.
  std::vector<std::string> backs;
  bool uniqueBacks = false;
  std::string object;  ///< file name of the saved object
};
TabletopFiles tabletopFiles(const Selection& selection, const TabletopOptions& options);

/// The saved object: what Tabletop Simulator loads. Each card is in it as often as the deck has it,
/// and is called by its column `name`, else by its code. `folder` is where the files lie.
QByteArray savedObject(const Selection& selection, const TabletopOptions& options,
                       const std::string& folder);

/// Writes the sheets and the saved object into a folder: all of it, or nothing.
Result<void> writeTabletop(const Selection& selection, const TabletopOptions& options,
                           const std::string& folder, Progress& progress);

}  // namespace raindelay
