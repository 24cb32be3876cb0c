// Fonts with random damage: what is accepted keeps its tables inside the file, under any name.
#include <gtest/gtest.h>

#include <array>

#include "deck/font_file.h"
#include "fuzz/mutation.h"
#include "support/font_maker.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 8> kPieces = {"ttcf",
                                                     "OTTO",
                                                     std::string_view("\0\1\0\0", 4),
                                                     "glyf",
                                                     "loca",
                                                     "\xFF\xFF\xFF\xFF",
                                                     std::string_view("\0\0\0\0", 4),
                                                     "\x7F"};

TEST(FontFuzz, EndsInAFontOrInASentence) {
  const FontMaker plain{{{U'A', 1000, 700}, {U'B', 500, 700}}};
  FontMaker variable = plain;
  variable.wider = 300;
  const std::array<std::string, 3> good = {plain.bytes(), variable.bytes(),
                                           FontMaker::collection(plain.tables())};
  int refused = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto which = static_cast<std::size_t>(rounds.round()) % good.size();
    const std::string font = mutated(good[which], kPieces, random);
    if (const auto problem = checkFont(font, "a.ttf")) {
      ++refused;
      ASSERT_FALSE(problem->message().empty());
    } else {
      const auto renamed = checkFont(fontCalled(font, "Made-1"), "a.ttf");
      ASSERT_FALSE(renamed.has_value()) << rounds.round() << ": " << renamed->message();
    }
  }
  EXPECT_GT(refused, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay::deck
