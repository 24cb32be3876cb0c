#pragma once

#include "output/selection.h"

namespace raindelay {

/// All cards on one picture, to look at and to send.
struct ContactSheetOptions {
  int columns = 10;
  int cardWidth = 240;  ///< pixels, 20 to 2,000
  deck::Side side = deck::Side::kFront;
  bool names = false;  ///< each card's code below it
};

/// Most pixels of a contact sheet's side.
inline constexpr int kLargestSheet = 16'384;

/// An error if it would become too large.
Result<QImage> contactSheet(const Selection& selection, const ContactSheetOptions& options,
                            Progress& progress);

/// Writes it into a PNG file, with the folder that it lies in.
Result<void> writeContactSheet(const Selection& selection, const ContactSheetOptions& options,
                               const std::string& path, Progress& progress);

}  // namespace raindelay
