#include "painter/face_image.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace raindelay {
namespace {

constexpr double kInch = 25.4;
/// Less than this part of a pixel beyond the bleed doesn't count as outside.
constexpr double kRounding = 0.05;

// Makes everything outside the trim's round corners transparent. By composition, not by a clip: the
// edge is smooth.
void cutCorners(QImage& image, double radiusPx) {
  QImage mask(image.size(), QImage::Format_ARGB32_Premultiplied);
  mask.fill(Qt::transparent);
  {
    QPainter painter(&mask);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRoundedRect(QRectF(mask.rect()), radiusPx, radiusPx);
  }
  QPainter painter(&image);
  painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
  painter.drawImage(0, 0, mask);
}

// The pixels that the bleed covers as a whole.
QRect coveredBy(const QRectF& bleed, const QRect& image) {
  const QPoint first(static_cast<int>(std::ceil(bleed.left() - kRounding)),
                     static_cast<int>(std::ceil(bleed.top() - kRounding)));
  const QPoint last(static_cast<int>(std::floor(bleed.right() + kRounding)) - 1,
                    static_cast<int>(std::floor(bleed.bottom() + kRounding)) - 1);
  return QRect(first, last) & image;
}

// Repeats the outermost pixels of a part of the picture up to its edges.
void extendEdges(QImage& image, const QRect& painted) {
  if (painted.isEmpty() || painted == image.rect()) return;
  for (int y = painted.top(); y <= painted.bottom(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
    std::fill(row, row + painted.left(), row[painted.left()]);
    std::fill(row + painted.right() + 1, row + image.width(), row[painted.right()]);
  }
  const auto bytes = static_cast<std::size_t>(image.bytesPerLine());
  for (int y = 0; y < image.height(); ++y) {
    const int from = std::clamp(y, painted.top(), painted.bottom());
    if (from != y) std::memcpy(image.scanLine(y), image.constScanLine(from), bytes);
  }
}

}  // namespace

FaceFrame trimmedFrame(const deck::Deck& deck, int width) {
  return {{width, std::max(1, imageHeight(deck, width))}, {0, 0, deck.width, deck.height}, true};
}

FaceFrame frameAt(const deck::Deck& deck, double dpi, bool bleed) {
  const double more = bleed ? deck.bleed : 0;
  const deck::Box shown = {-more, -more, deck.width + 2 * more, deck.height + 2 * more};
  const auto pixels = [dpi](double mm) {
    return std::max(1, static_cast<int>(std::lround(std::min(mm / kInch * dpi, 1e6))));
  };
  return {{pixels(shown.width), pixels(shown.height)}, shown, false};
}

QImage faceImage(CardPainter& painter, const deck::Picture& picture, const FaceFrame& frame) {
  const QSize size = frame.pixels;
  if (size.isEmpty() || size.width() > kLargestFace || size.height() > kLargestFace) return {};
  QImage image(size,
               frame.roundCorners ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  if (image.isNull()) return image;
  image.fill(frame.roundCorners ? Qt::transparent : Qt::white);
  const deck::Box& shown = frame.shown;
  const double x = size.width() / shown.width, y = size.height() / shown.height;
  {
    QPainter onImage(&image);
    onImage.scale(x, y);
    onImage.translate(-shown.x, -shown.y);
    painter.paint(onImage, picture);
  }
  const double bleed = picture.bleed;
  extendEdges(image,
              coveredBy(QRectF((-bleed - shown.x) * x, (-bleed - shown.y) * y,
                               (picture.width + 2 * bleed) * x, (picture.height + 2 * bleed) * y),
                        image.rect()));
  if (frame.roundCorners) cutCorners(image, picture.corner * x);
  return image;
}

}  // namespace raindelay
