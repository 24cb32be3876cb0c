// Fonts in colour with random damage: each is refused in a sentence, or its glyphs are pictures of
// bounded size or none.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>

#include "deck/font_file.h"
#include "fonts/color_font.h"
#include "fuzz/mutation.h"
#include "support/font_maker.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

constexpr std::array<std::string_view, 6> kPieces = {
    "CBDT", "\x89PNG", "IHDR", "\xFF\xFF\xFF\xFF", std::string_view("\0\0\0\0", 4), "\x7F"};
constexpr std::uint32_t kGlyphs = 20;
constexpr int kLargest = 4'096;  // pixels

TEST(GlyphFuzz, EndsInPicturesOrInASentence) {
  std::ifstream noto(RAINDELAY_SOURCE_DIR "/tests/support/emoji/NotoColorEmoji-few.ttf",
                     std::ios::binary);
  const FontMaker layered{{{U'A', 9, 9}, {U'B', 900, 900}, {U'C', 90, 90}}, 0, {1, 2}};
  const std::array<std::string, 2> good = {
      std::string(std::istreambuf_iterator<char>(noto), std::istreambuf_iterator<char>()),
      layered.bytes()};
  int drawn = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto which = static_cast<std::size_t>(rounds.round()) % good.size();
    const std::string font = mutated(good[which], kPieces, random);
    if (const auto problem = deck::checkFont(font, "a.ttf")) {
      ASSERT_FALSE(problem->message().empty());
      continue;
    }
    if (!deck::hasColors(font)) continue;
    ColorFont colors(font);
    for (std::uint32_t glyph = 0; glyph < kGlyphs; ++glyph) {
      const QImage pixels = colors.glyph(glyph).pixels;
      ASSERT_LE(std::max(pixels.width(), pixels.height()), kLargest) << rounds.round();
      drawn += pixels.isNull() ? 0 : 1;
    }
  }
  EXPECT_GT(drawn, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay
