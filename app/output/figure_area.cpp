#include "output/figure_area.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "painter/shapes.h"

namespace raindelay {
namespace {

constexpr double kPixelsPerMm = 8;  ///< fine enough for distances
constexpr int kSeenAlpha = 24;      ///< seen if more

/// The bounds of what is seen of a picture, in pixels.
QRect seenIn(const QImage& image) {
  QRect bounds;
  for (int y = 0; y < image.height(); ++y) {
    const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    const auto seen = [](QRgb pixel) { return qAlpha(pixel) > kSeenAlpha; };
    const auto* first = std::find_if(row, row + image.width(), seen);
    if (first == row + image.width()) continue;
    const auto* last = row + image.width() - 1;
    while (!seen(*last)) --last;
    bounds |=
        QRect(QPoint(static_cast<int>(first - row), y), QPoint(static_cast<int>(last - row), y));
  }
  return bounds;
}

}  // namespace

/// Notes where art comes to lie; it is drawn only when that is asked for, by another stage.
class FigureAreas::Places final : public ArtStage {
 public:
  void put(QPainter& painter, const std::string& key, const QSizeF& size, const QRectF& box,
           const Draw& draw) override {
    all_ |= painter.worldTransform().mapRect(box);
    perMm_ = std::min(size.width() / box.width(), size.height() / box.height());
    if (drawing_ != nullptr) drawing_->put(painter, key, size, box, draw);
  }
  /// Sets the stage that draws from now on; null draws nothing.
  void drawBy(ArtStage* stage) { drawing_ = stage; }
  /// About all art since this was last asked, on the painter's target.
  QRectF take() { return std::exchange(all_, {}); }
  /// The number of its own units that the last art has per mm.
  [[nodiscard]] double perMm() const { return perMm_; }

 private:
  QRectF all_;
  double perMm_ = 0;
  ArtStage* drawing_ = nullptr;
};

FigureAreas::FigureAreas(CardPainter& painter, const deck::Picture& picture)
    : painter_(painter), picture_(picture) {
  auto places = std::make_unique<Places>();
  places_ = places.get();
  before_ = painter_.setArtStage(std::move(places));
}

FigureAreas::~FigureAreas() {
  painter_.setArtStage(std::move(before_));
}

QRectF FigureAreas::card(double more) const {
  return {-more, -more, picture_.width + 2 * more, picture_.height + 2 * more};
}

/// Paints the figure alone; returns where on the target its art came to lie.
QRectF FigureAreas::paintAlone(QPainter& painter, const deck::Primitive& figure) {
  deck::Picture alone = picture_;
  alone.figures = {figure};
  places_->take();
  painter_.paint(painter, alone);
  return places_->take();
}

QRectF FigureAreas::artOf(const deck::Primitive& figure) {
  QImage nothing(1, 1, QImage::Format_RGB32);
  QPainter onNothing(&nothing);
  return paintAlone(onNothing, figure);
}

double FigureAreas::artPerMm(const deck::Primitive& figure) {
  return artOf(figure).isEmpty() ? 0 : places_->perMm();
}

QRectF FigureAreas::ink(const deck::Primitive& figure) {
  const QRectF area = card(std::max(picture_.bleed, 1.0));
  QImage image((area.size() * kPixelsPerMm).toSize(), QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) return {};
  image.fill(Qt::transparent);
  QPainter onImage(&image);
  onImage.scale(kPixelsPerMm, kPixelsPerMm);
  onImage.translate(-area.topLeft());
  places_->drawBy(before_.get());
  paintAlone(onImage, figure);
  places_->drawBy(nullptr);
  onImage.end();
  const QRect bounds = seenIn(image);
  if (bounds.isEmpty()) return {};
  return QRectF(bounds.left() / kPixelsPerMm, bounds.top() / kPixelsPerMm,
                bounds.width() / kPixelsPerMm, bounds.height() / kPixelsPerMm)
      .translated(area.topLeft());
}

QRectF FigureAreas::filled(const deck::Primitive& figure) {
  const QTransform place = qTransform(figure.transform);
  if (const auto* rect = std::get_if<deck::RectShape>(&figure.shape); rect && rect->fill) {
    return place.mapRect(qRect(rect->box));
  }
  if (const auto* ellipse = std::get_if<deck::EllipseShape>(&figure.shape);
      ellipse && ellipse->fill) {
    return place.mapRect(qRect(ellipse->box));
  }
  if (const auto* path = std::get_if<deck::PathShape>(&figure.shape); path && path->fill) {
    return place.mapRect(qPath(*path).controlPointRect());
  }
  if (const auto* svg = std::get_if<deck::SvgShape>(&figure.shape)) {
    return artOf(figure) & place.mapRect(qRect(svg->box));
  }
  if (const auto* image = std::get_if<deck::ImageShape>(&figure.shape)) {
    return artOf(figure) & place.mapRect(qRect(image->box));
  }
  return {};
}

}  // namespace raindelay
