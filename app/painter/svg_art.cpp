#include "painter/svg_art.h"

#include <QBuffer>
#include <algorithm>
#include <cmath>
#include <set>

#include "deck/problem_kinds.h"
#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "deck/words.h"
#include "painter/pixels.h"
#include "painter/raster_art.h"
#include "plugins/plugin.h"

namespace raindelay {
namespace {

constexpr deck::ProblemKind kNoSvgLibrary{
    "no-svg-library", deck::Severity::kError,
    RD_TEXT("Deck", "%1 cannot be drawn: raindelay-svg.so is not beside the program.")};
constexpr deck::ProblemKind kSvgFont{
    "svg-font", deck::Severity::kWarning,
    RD_TEXT("Deck", "%1 asks for the typeface %2; another one is drawn instead.")};

// The families that CSS has for any of a kind, and its words for what stands above.
const std::set<std::string, std::less<>> kGenericFonts = {
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial"};

const SvgReader* reader() {
  static const SvgReader* const kReader =
      pluginObject<SvgReader>(QStringLiteral("raindelay-svg"), "raindelaySvgReader");
  return kReader;
}

/// The file with its pictures as plain PNG files: what decodes them in the library has seen fewer
/// hostile ones, and knows no colour profiles. "" if one of them can't be read.
std::string withPlainPictures(std::string svg, const std::vector<deck::SvgPicture>& pictures,
                              const std::string& path, SvgArt& art) {
  // From the end, so that the places before it stay.
  const bool sound = std::all_of(pictures.rbegin(), pictures.rend(), [&](const auto& picture) {
    auto pixels = readPixels(picture.bytes, path);
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    if (!pixels || !pixels->image.save(&png, "PNG")) return false;
    art.pixelBytes += static_cast<std::size_t>(pixels->image.sizeInBytes());
    if (pixels->problem) art.problems.push_back(*std::move(pixels->problem));
    svg.replace(picture.begin, picture.size,
                "data:image/png;base64," + png.data().toBase64().toStdString());
    return true;
  });
  return sound ? svg : std::string();
}

void reportFonts(const std::set<std::string>& families, const SvgFonts& known,
                 const std::string& path, std::vector<deck::Problem>& problems) {
  for (const std::string& family : families) {
    if (kGenericFonts.contains(family) || known.has(family)) continue;
    problems.push_back({kSvgFont, {deck::inQuotes(path), deck::inQuotes(family)}});
  }
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

deck::Checked<SvgArt> readSvg(std::string svg, const std::string& path, DrawingFonts& fonts) {
  deck::SvgVerdict verdict = deck::checkSvg(svg, path);
  if (!verdict.drawable) return verdict.problems.front();
  if (reader() == nullptr) return deck::Problem(kNoSvgLibrary, {deck::inQuotes(path)});
  SvgArt art{nullptr, std::move(verdict.problems)};
  svg = withPlainPictures(std::move(svg), verdict.pictures, path, art);
  if (svg.empty()) return deck::Problem(deck::kinds::kSvgDamaged, {deck::inQuotes(path)});
  std::shared_ptr<const SvgFonts> typefaces;
  if (verdict.hasText) {
    typefaces = fonts.in(*reader());
    reportFonts(verdict.fonts, *typefaces, path, art.problems);
  }
  auto drawing = reader()->read(deck::withNamespaces(std::move(svg)), typefaces);
  if (!drawing) return deck::Problem(deck::kinds::kSvgDamaged, {deck::inQuotes(path)});
  art.drawing = *std::move(drawing);
  return art;
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
