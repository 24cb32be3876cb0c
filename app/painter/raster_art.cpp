#include "painter/raster_art.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace raindelay {
namespace {

/// Art that would take more than this part of the room is drawn each time: it would push out
/// everything else.
constexpr int kMostShare = 4;
/// Places that differ by less than this part of a pixel look the same.
constexpr double kSteps = 1024;
/// Where a picture is drawn much smaller than it is, each pixel has to be the mean of many.
constexpr double kMuchSmaller = 0.75;

/// Names the pixels: the art, and where the corners of its box come to lie.
QByteArray pixelsName(const std::string& key, const QTransform& onto, const QRectF& box) {
  const QPointF origin = onto.map(box.topLeft());
  const QPointF right = onto.map(box.topRight()), below = onto.map(box.bottomLeft());
  std::array<qint64, 6> place = {};
  std::size_t i = 0;
  for (const double value : {origin.x(), origin.y(), right.x(), right.y(), below.x(), below.y()}) {
    place.at(i++) = std::llround(value * kSteps);
  }
  QByteArray name(reinterpret_cast<const char*>(place.data()), sizeof place);
  return name.append(key.data(), static_cast<qsizetype>(key.size()));
}

}  // namespace

void drawAtDevice(QPainter& painter, const QPoint& at, const QImage& pixels) {
  const QTransform world = painter.worldTransform();
  const QTransform beyond = world.inverted() * painter.deviceTransform();
  painter.setWorldTransform(beyond.inverted());
  painter.drawImage(at, pixels);
  painter.setWorldTransform(world);
}

void drawPixels(QPainter& painter, const QRectF& box, const QImage& image) {
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QTransform onto = painter.deviceTransform();
  const double width = box.width() * std::hypot(onto.m11(), onto.m12());
  const double height = box.height() * std::hypot(onto.m21(), onto.m22());
  const bool pixels = painter.device()->devType() == QInternal::Image;
  if (!pixels || width > image.width() * kMuchSmaller || height > image.height() * kMuchSmaller) {
    painter.drawImage(box, image);
    return;
  }
  const QSize size(std::max(1, static_cast<int>(std::ceil(width))),
                   std::max(1, static_cast<int>(std::ceil(height))));
  painter.drawImage(box, image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

void RasterArt::put(QPainter& painter, const std::string& key, const QSizeF& /*size*/,
                    const QRectF& box, const Draw& draw) {
  const QTransform onto = painter.deviceTransform();
  // A pixel more than it covers, for the edge's smoothing.
  const QRect area = onto.mapRect(box).toAlignedRect().adjusted(-1, -1, 1, 1);
  const qint64 kib = qint64{4} * area.width() * area.height() / 1024 + 1;
  const bool keeps = kib <= kept_.maxCost() / kMostShare;
  // Through pixels of its own, translucent art is as a whole, not each of its shapes.
  const bool plain = !keeps && painter.opacity() == 1;
  if (plain || !onto.isAffine() || !painter.worldTransform().isInvertible()) {
    draw(painter, box);
    return;
  }
  const QTransform within = onto * QTransform::fromTranslate(-area.x(), -area.y());
  const QByteArray name = pixelsName(key, within, box);
  QImage image;
  if (const QImage* kept = kept_.object(name)) {
    image = *kept;
  } else {
    image = QImage(area.size(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return;
    image.fill(Qt::transparent);
    QPainter onImage(&image);
    onImage.setRenderHints(painter.renderHints());
    onImage.setTransform(within);
    draw(onImage, box);
    onImage.end();
    if (keeps) kept_.insert(name, new QImage(image), static_cast<int>(kib));
  }
  drawAtDevice(painter, area.topLeft(), image);
}

}  // namespace raindelay
