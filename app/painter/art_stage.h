#pragma once

#include <QImage>
#include <QRectF>
#include <functional>
#include <memory>
#include <string>

#include "painter/svg/svg_drawing.h"

class QPainter;

namespace raindelay {

/// Puts a deck's art onto a target in a card painter's stead, so that it can keep what it has drawn
/// once: as pixels, or as a form of a PDF.
class ArtStage {
 public:
  /// Draws the art so that it fills the box.
  using Draw = std::function<void(QPainter& painter, const QRectF& box)>;

  ArtStage() = default;
  virtual ~ArtStage() = default;
  ArtStage(const ArtStage&) = delete;
  ArtStage& operator=(const ArtStage&) = delete;

  /// Puts it into the box. `key` is the same for the same art in the same colour, `size` is the
  /// art's own, in any unit.
  virtual void put(QPainter& painter, const std::string& key, const QSizeF& size, const QRectF& box,
                   const Draw& draw) = 0;
  /// The same with art that is a picture of pixels.
  virtual void putPixels(QPainter& painter, const std::string& key, const QImage& image,
                         const QRectF& box, const Draw& draw) {
    put(painter, key, image.size(), box, draw);
  }
  /// The same with art that is a drawing.
  virtual void putDrawing(QPainter& painter, const std::string& key,
                          const std::shared_ptr<const SvgDrawing>& drawing, const QRectF& box,
                          const Draw& draw) {
    put(painter, key, {drawing->width(), drawing->height()}, box, draw);
  }
};

}  // namespace raindelay
