#pragma once

#include <QCache>
#include <QImage>

#include "painter/art_stage.h"

namespace raindelay {

/// Draws pixels that were made for the painter's device, whatever its transform is; it has to be
/// one that can be inverted.
void drawAtDevice(QPainter& painter, const QPoint& at, const QImage& pixels);

/// Draws a picture into the box, smooth also where it is much smaller than it was made.
void drawPixels(QPainter& painter, const QRectF& box, const QImage& image);

/// Keeps art as the pixels that it came to, for targets that are pixels: an icon that is on every
/// card is drawn once. What is put down is as if it had been drawn there.
class RasterArt final : public ArtStage {
 public:
  /// Most memory that kept pixels take, KiB: for windows, and for painting many large cards.
  static constexpr int kFew = 8 * 1024, kMany = 64 * 1024;

  explicit RasterArt(int mostKiB = kFew) : kept_(mostKiB) {}

  void put(QPainter& painter, const std::string& key, const QSizeF& size, const QRectF& box,
           const Draw& draw) override;

 private:
  QCache<QByteArray, QImage> kept_;
};

}  // namespace raindelay
