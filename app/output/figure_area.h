#pragma once

#include <QRectF>
#include <memory>

#include "deck/picture.h"
#include "painter/card_painter.h"

class QPainter;

namespace raindelay {

/// Where on a card the figures of a face come to lie, mm. As long as it lives the painter's art
/// goes onto a stage of its own, which draws nothing but what is measured.
class FigureAreas {
 public:
  /// Both outlive it.
  FigureAreas(CardPainter& painter, const deck::Picture& picture);
  ~FigureAreas();
  FigureAreas(const FigureAreas&) = delete;
  FigureAreas& operator=(const FigureAreas&) = delete;

  /// The part of the card, with its bleed, that the figure's ink covers.
  [[nodiscard]] QRectF ink(const deck::Primitive& figure);
  /// The part covered by a figure that fills an area; empty for other figures.
  [[nodiscard]] QRectF filled(const deck::Primitive& figure);
  /// The number of its own units that a figure's art has per mm; 0 if it cannot be drawn.
  [[nodiscard]] double artPerMm(const deck::Primitive& figure);

  /// The card, so much larger at each edge.
  [[nodiscard]] QRectF card(double more = 0) const;

 private:
  class Places;

  QRectF paintAlone(QPainter& painter, const deck::Primitive& figure);
  QRectF artOf(const deck::Primitive& figure);

  CardPainter& painter_;
  const deck::Picture& picture_;
  Places* places_;
  std::unique_ptr<ArtStage> before_;
};

/// What an edge of FigureAreas::ink() may be off, mm.
inline constexpr double kInkPixel = 1.5 / 8;

}  // namespace raindelay
