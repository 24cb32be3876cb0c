// Drawings: each is refused in a sentence, or painted and printed.
#include "painter/svg_art.h"

#include <QCoreApplication>

#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "fuzz/qt.h"

/// Read by the leak sanitizer: libxml2 keeps what librsvg's entities were written as.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
  return "leak:xmlParseEntityValue";
}
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QCoreApplication>();
  const auto svg = deck::utf8Svg(std::string(fuzz::textOf(data, size)), "a.svg");
  if (!svg) return 0;
  const deck::SvgVerdict verdict = deck::checkSvg(*svg, "a.svg");
  for (const deck::Problem& problem : verdict.problems) fuzz::expectSentence(problem.message());
  if (!verdict.drawable) {
    fuzz::expect(verdict.problems.size() == 1);
    return 0;
  }
  DrawingFonts fonts(nullptr);
  const auto art = readSvg(*svg, "a.svg", fonts);
  if (!art) return 0;
  QImage image(40, 30, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintSvg(painter, QRectF(0, 0, 40, 30), *art->drawing);
  (void)art->drawing->pdf(1);
  return 0;
}
