// Emoji and other glyphs in colour, on cards and in print.
#include <gmock/gmock.h>

#include <QFontDatabase>
#include <set>

#include "app/fonts_fixture.h"
#include "app/pdf_tools.h"
#include "painter/text_fitter.h"
#include "support/emoji_font.h"
#include "support/font_maker.h"

namespace raindelay {
namespace {

constexpr int kPerMm = 10;  // pixels
constexpr const char* kFonts = "[Inter, emoji.ttf]";

Files noto() {
  return {{"emoji.ttf", emojiFont().toStdString()}};
}

/// The hues of what is painted strongly, each a twelfth of the circle.
std::set<int> huesIn(const QImage& image) {
  std::set<int> hues;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor color = image.pixelColor(x, y);
      if (color.alpha() > 200 && color.saturation() > 120 && color.value() > 120) {
        hues.insert(color.hue() / 30);
      }
    }
  }
  return hues;
}

/// The glyphs that the text of the deck's first card comes to.
std::vector<FittedText::PlacedGlyph> glyphsOf(CardPainter& painter) {
  const deck::Picture picture = compose(painter.deck(), 0, deck::Side::kFront);
  return painter.fitted(std::get<deck::TextShape>(picture.figures.at(0).shape)).glyphs();
}

struct Sequence {
  const char* what;
  const char* text;
  bool several;  // hues
};

class EmojiSequence : public testing::TestWithParam<Sequence> {};

TEST_P(EmojiSequence, IsOneGlyphInColor) {
  CardPainter painter(deckWith(kFonts, GetParam().text, noto()));
  const QImage image = facePainted(painter);
  std::size_t seen = 0;
  for (const FittedText::PlacedGlyph& glyph : glyphsOf(painter)) {
    ColorFont* font = painter.fonts().colors(glyph.family);
    ASSERT_NE(font, nullptr) << glyph.family.toStdString();
    seen += font->glyph(glyph.glyph).pixels.isNull() ? 0 : 1;
  }
  EXPECT_EQ(seen, 1u);
  EXPECT_GE(huesIn(image).size(), GetParam().several ? 2u : 0u);
  EXPECT_NEAR(inkBounds(image).width(), 10 * kPerMm, 25);
}

INSTANTIATE_TEST_SUITE_P(
    All, EmojiSequence,
    testing::Values(Sequence{"Alone", "\\U0001F525", true}, Sequence{"Ball", "\\u26BE", false},
                    Sequence{"SkinTone", "\\U0001F44D\\U0001F3FD", false},
                    Sequence{"Flag", "\\U0001F1E9\\U0001F1EA", true},
                    Sequence{"Family", "\\U0001F468\\u200D\\U0001F469\\u200D\\U0001F467", false},
                    Sequence{"Keycap", "1\\uFE0F\\u20E3", false},
                    Sequence{"AskedFor", "\\u2764\\uFE0F", false}),
    [](const auto& row) { return std::string(row.param.what); });

TEST(Emoji, TakeTheirPlaceInALine) {
  const QImage one = painted(kFonts, "\\U0001F525", noto());
  EXPECT_EQ(huesIn(one), huesIn(painted(kFonts, "A\\U0001F525A", noto())));
  const double advance = 2550.0 / 2048 * 10;  // of 10 mm
  CardPainter painter(deckWith(kFonts, "\\U0001F525\\U0001F525A", noto()));
  auto glyphs = glyphsOf(painter);  // font by font
  ASSERT_EQ(glyphs.size(), 3u);
  std::sort(glyphs.begin(), glyphs.end(),
            [](const auto& a, const auto& b) { return a.at.x() < b.at.x(); });
  EXPECT_NEAR(glyphs[1].at.x() - glyphs[0].at.x(), advance, 0.1);
  EXPECT_NEAR(glyphs[2].at.x() - glyphs[1].at.x(), advance, 0.1);
  EXPECT_DOUBLE_EQ(glyphs[0].size, 10);
}

TEST(Emoji, AreOfTheTextWhereThatIsMeant) {
  const std::set<int> none;
  EXPECT_EQ(huesIn(painted(kFonts, "\\u2764\\uFE0E", noto())), none) << "asked for";
  EXPECT_EQ(huesIn(painted(kFonts, "\\u2764", noto())), none) << "a letter unless asked for";
  EXPECT_EQ(painted("[emoji.ttf, Inter]", "11", noto()), painted("Inter", "11"))
      << "the order of files in colour makes no difference";
  EXPECT_NE(huesIn(painted("[emoji.ttf, Inter]", "11 \\U0001F525", noto())), none);
}

TEST(Emoji, LinesDoNotBreakInside) {
  // The box is 40 mm wide: three on a line.
  std::string families;
  for (int i = 0; i < 5; ++i) families += "\\U0001F468\\u200D\\U0001F469\\u200D\\U0001F467";
  CardPainter painter(deckWith(kFonts, families, noto()));
  std::vector<double> lines;
  for (const FittedText::PlacedGlyph& glyph : glyphsOf(painter)) {
    const auto pixels = painter.fonts().colors(glyph.family)->glyph(glyph.glyph).pixels;
    if (!pixels.isNull()) lines.push_back(glyph.at.y());
  }
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0], lines[2]);
  EXPECT_LT(lines[2], lines[3]);
  EXPECT_EQ(lines[3], lines[4]);
}

TEST(Emoji, AreAsOpaqueAsTheirElement) {
  const QImage full = painted(kFonts, "\\U0001F525", noto());
  const QImage half = painted(kFonts, "\\U0001F525", noto(), ", opacity: 0.5");
  const QPoint middle = inkBounds(full).center();
  EXPECT_NEAR(qAlpha(half.pixel(middle)), qAlpha(full.pixel(middle)) / 2.0, 2);
}

// A red box as large as the type, and a green one on its left half.
const FontMaker kLayers{
    {{U'A', 1000, 500}, {U'B', 1000, 700}, {U'C', 500, 700}}, 0, {0xFF0000, 0x00FF00}};

TEST(ColorLayers, LieAboveEachOther) {
  const QImage image = painted("a.ttf", "AC", {{"a.ttf", kLayers.bytes()}});
  const double middle = 5 + 8 - 3.5;  // of the glyphs, down
  EXPECT_EQ(colorAt(image, 5 + 2.5, middle), qRgb(0, 0xFF, 0));
  EXPECT_EQ(colorAt(image, 5 + 7.5, middle), qRgb(0xFF, 0, 0));
  EXPECT_EQ(colorAt(image, 5 + 12.5, middle), qRgb(0x10, 0x20, 0x30)) << "a letter like any";
}

TEST(ColorLayers, OfAnyExtentAreNotDrawn) {
  FontMaker font = kLayers;
  font.glyphs[1].width = 30'000;
  ColorFont colors(font.bytes());
  EXPECT_TRUE(colors.glyph(1).pixels.isNull());
  EXPECT_FALSE(ColorFont(kLayers.bytes()).glyph(1).pixels.isNull());
  EXPECT_TRUE(ColorFont(kLayers.bytes()).glyph(2).pixels.isNull()) << "not in layers";
}

TEST(ColorInPdf, EachGlyphIsAPictureOnce) {
  const Scratch scratch;
  const QString pdf =
      pdfOfOne(deckWith(kFonts, "A\\U0001F525\\U0001F525 \\U0001F1E9\\U0001F1EA", noto()), scratch);
  const std::string pictures = toolFor(QStringLiteral("-list"), "pdfimages", {pdf});
  const std::string row = " image     136   128  rgb ";
  std::set<std::string> objects;
  for (std::size_t at = 0; (at = pictures.find(row, at)) != std::string::npos; ++at) {
    objects.insert(pictures.substr(pictures.find("yes", at), 14));
  }
  EXPECT_EQ(objects.size(), 2u) << pictures;
  EXPECT_GE(huesIn(rasterOf(pdf, 1, kPerMm)).size(), 2u);
  EXPECT_THAT(toolFor(pdf, "pdffonts"), testing::ContainsRegex("emoji-[0-9a-f]+ .* yes "));
}

TEST(ColorInstalled, IsAskedForAsAFile) {
  // It stays: taking one away makes Qt look for all others anew, and find other ones.
  ASSERT_GE(QFontDatabase::addApplicationFontFromData(emojiFont()), 0);
  CardPainter painter(deckWith("[Inter, Noto Color Emoji]", "A", {}));
  facePainted(painter);
  ASSERT_EQ(painter.problems().list().size(), 1u);
  EXPECT_EQ(painter.problems().list().front().id, "font-colors-installed");
}

}  // namespace
}  // namespace raindelay
