// Fonts as painted: each is refused in a sentence, or its glyphs have outlines or pictures of
// bounded size, or none.
#include <QGuiApplication>
#include <QPainterPath>
#include <QRawFont>
#include <algorithm>

#include "deck/font_file.h"
#include "fonts/color_font.h"
#include "fonts/coverage.h"
#include "fonts/font_instance.h"
#include "fuzz/qt.h"

using namespace raindelay;

namespace {

constexpr std::uint32_t kGlyphs = 8;
constexpr int kLargest = 4'096;  // pixels
constexpr double kSize = 20;

void paint(std::string_view bytes) {
  const QRawFont font(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), kSize);
  if (!font.isValid()) return;
  for (std::uint32_t glyph = 0; glyph < kGlyphs; ++glyph) (void)font.pathForGlyph(glyph);
  (void)Coverage(font).has(U'A');
}

void paintColors(std::string_view bytes) {
  ColorFont font{std::string(bytes)};
  for (std::uint32_t glyph = 0; glyph < kGlyphs; ++glyph) {
    const QImage pixels = font.glyph(glyph).pixels;
    fuzz::expect(std::max(pixels.width(), pixels.height()) <= kLargest);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QGuiApplication>();
  const std::string_view font = fuzz::textOf(data, size);
  if (const auto problem = deck::checkFont(font, "a.ttf")) {
    fuzz::expectSentence(problem->message());
    return 0;
  }
  (void)Coverage(font).has(U'A');
  if (deck::hasColors(font)) {
    paintColors(font);
  } else if (!hasWeights(font)) {
    paint(font);
  } else if (const auto heavy = atWeight(font, 700)) {
    paint(*heavy);
  }
  return 0;
}
