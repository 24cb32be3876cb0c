#pragma once

#include "deck/vendors.h"
#include "output/file_set.h"
#include "output/selection.h"
#include "painter/face_image.h"

namespace raindelay {

/// Options for turning cards into pictures, a file a face.
struct PngOptions {
  double dpi = 300;           ///< 30 to 1,200
  bool bleed = false;         ///< with the bleed, else cut to the trim
  bool roundCorners = false;  ///< transparent beyond the trim's corners; not with bleed
  bool fronts = true, backs = true;
  /// As this print shop wants them: its size of the card, its bleed and its resolution.
  const deck::Vendor* vendor = nullptr;
};

inline constexpr double kLeastDpi = 30, kMostDpi = 1'200;

/// A face and the file that it goes into.
struct FaceFile {
  std::size_t card = 0;
  deck::Side side = deck::Side::kFront;
  std::string name;  ///< "d0.png"
};

/// The files of an export: a front is called after its card's code. A back that several cards share
/// is there once: "back.png" if all do, "back-LAYOUT.png" if a layout's cards do; else it is called
/// after its card, "d0-back.png".
std::vector<FaceFile> faceFiles(const Selection& selection, const PngOptions& options);

/// The part of a card that is in its file, and its size there. An error if the numbers are out of
/// range or the shop has no card of this size.
Result<FaceFrame> frameFor(const deck::Deck& deck, const PngOptions& options);

/// Paints the files into a folder, which is made if it isn't there: all of them, or none.
Result<void> writePictures(const Selection& selection, const PngOptions& options,
                           const std::string& folder, Progress& progress);

}  // namespace raindelay
