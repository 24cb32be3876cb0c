#include "painter/svg_art.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <algorithm>
#include <cmath>

#include "deck/svg_text.h"
#include "fonts/font_file.h"
#include "painter/raster_art.h"
#include "plugins/plugin.h"

namespace raindelay {
namespace {

const SvgReader* reader() {
  using Entry = SvgReader* (*)();
  static const auto kEntry =
      reinterpret_cast<Entry>(pluginEntry(QStringLiteral("raindelay-svg"), "raindelaySvgReader"));
  return kEntry == nullptr ? nullptr : kEntry();
}

/// The file with its pictures as plain PNG files: what decodes them in the library has seen fewer
/// hostile ones, and knows no colour profiles. "" if one of them can't be read.
std::string withPlainPictures(std::string svg, const std::vector<deck::SvgPicture>& pictures) {
  // From the end, so that the places before it stay.
  const bool sound = std::all_of(pictures.rbegin(), pictures.rend(), [&svg](const auto& picture) {
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    if (!readPixels(picture.bytes).save(&png, "PNG")) return false;
    svg.replace(picture.begin, picture.size,
                "data:image/png;base64," + png.data().toBase64().toStdString());
    return true;
  });
  return sound ? svg : std::string();
}

QImage pixelsOf(const SvgDrawing& drawing, const QSize& size, const QTransform& place) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) return image;
  image.fill(Qt::transparent);
  drawing.paint(
      {image.bits(), image.width(), image.height(), static_cast<int>(image.bytesPerLine())},
      {place.m11(), place.m12(), place.m21(), place.m22(), place.dx(), place.dy()});
  return image;
}

bool isQuarterTurn(const QTransform& onto) {
  return onto.isAffine() && qFuzzyIsNull(onto.m11()) && qFuzzyIsNull(onto.m22());
}

/// Paints it upright, finer than it is seen, and turns the pixels: librsvg measures shapes as they
/// lie on the page, so that the gradients of turned ones would run too far.
void paintTurned(QPainter& painter, const QRectF& box, const SvgDrawing& drawing) {
  constexpr double kFiner = 2, kMost = 8000;
  const QTransform onto = painter.deviceTransform();
  const double width = kFiner * box.width() * std::hypot(onto.m11(), onto.m12());
  const double height = kFiner * box.height() * std::hypot(onto.m21(), onto.m22());
  const QSize size(static_cast<int>(std::ceil(std::clamp(width, 1.0, kMost))),
                   static_cast<int>(std::ceil(std::clamp(height, 1.0, kMost))));
  const QTransform upright =
      QTransform::fromScale(size.width() / drawing.width(), size.height() / drawing.height());
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(box, pixelsOf(drawing, size, upright));
}

}  // namespace

QImage readPixels(const std::string& bytes) {
  QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QBuffer buffer(&data);
  QImageReader reader(&buffer, data.startsWith("\x89PNG") ? "png" : "jpeg");
  reader.setAutoTransform(true);
  QImage image = reader.read();
  if (image.colorSpace().isValid()) image.convertToColorSpace(QColorSpace::SRgb);
  return image;
}

Result<std::shared_ptr<const SvgDrawing>> readSvg(std::string svg,
                                                  const deck::SvgVerdict& verdict) {
  if (reader() == nullptr) return Error{"raindelay-svg.so isn't beside the program"};
  svg = withPlainPictures(std::move(svg), verdict.pictures);
  if (svg.empty()) return Error{"a picture inside can't be read"};
  svg = deck::withNamespaces(std::move(svg));
  static const std::vector<std::string> kNone;
  auto drawing = reader()->read(svg, verdict.hasText ? embeddedFontFiles() : kNone);
  if (!drawing) return drawing.error();
  return std::shared_ptr<const SvgDrawing>(*std::move(drawing));
}

void paintSvg(QPainter& painter, const QRectF& box, const SvgDrawing& drawing) {
  const QTransform fill =
      QTransform::fromTranslate(box.x(), box.y())
          .scale(box.width() / drawing.width(), box.height() / drawing.height());
  const QTransform onto = fill * painter.deviceTransform();
  if (onto.type() > QTransform::TxScale && !isQuarterTurn(onto)) {
    paintTurned(painter, box, drawing);
    return;
  }
  const QRect device(0, 0, painter.device()->width(), painter.device()->height());
  const QRect area =
      onto.mapRect(QRectF(0, 0, drawing.width(), drawing.height())).toAlignedRect() & device;
  if (area.isEmpty()) return;
  const QTransform within = onto * QTransform::fromTranslate(-area.x(), -area.y());
  drawAtDevice(painter, area.topLeft(), pixelsOf(drawing, area.size(), within));
}

}  // namespace raindelay
