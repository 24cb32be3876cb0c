#pragma once

#include <QImage>

#include "painter/card_painter.h"

namespace raindelay {

/// The part of a face that a picture shows, and its size.
struct FaceFrame {
  QSize pixels;
  deck::Box shown;  ///< of the card, mm: the trim, the bleed, more than that
  /// Transparent beyond the trim's round corners; else it is on white. For the trim alone.
  bool roundCorners = false;
};

/// Most pixels of a picture's side.
inline constexpr int kLargestFace = 8192;

/// The trimmed card, so many pixels wide, with round corners.
FaceFrame trimmedFrame(const deck::Deck& deck, int width);
/// The card with its bleed or without, at so many dots an inch.
FaceFrame frameAt(const deck::Deck& deck, double dpi, bool bleed);

/// Paints a face. What is shown beyond the card's bleed continues the colours of its edge. A null
/// picture if the frame has no pixel, too many, or there isn't enough memory.
QImage faceImage(CardPainter& painter, const deck::Picture& picture, const FaceFrame& frame);

}  // namespace raindelay
