// From a card to figures in millimetres: bindings, conditions, boxes, groups, pips.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "deck/picture.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

class ComposeTest : public testing::Test {
 protected:
  // The figures of a card for a front of `plain`.
  std::vector<Primitive> figures(const std::string& elements, std::size_t card = 0,
                                 std::string_view language = {}) {
    Problems problems;
    const Picture picture = composed(elements, card, language, problems);
    EXPECT_EQ(sentencesOf(problems), Sentences());
    return picture.figures;
  }
  // The first thing that is wrong.
  std::string problem(const std::string& elements, std::size_t card = 0) {
    Problems problems;
    (void)composed(elements, card, {}, problems);
    return problems.empty() ? "" : problems.list().front().sentence();
  }
  // The text that the only element of the card prints.
  std::string printed(const std::string& text, std::size_t card = 0, std::string_view language = {},
                      const std::string& more = "") {
    const auto all = figures(
        "[{type: text, text: \"" + text + "\", box: trim, font: main, size: 3" + more + "}]", card,
        language);
    return all.empty() ? "nothing" : std::get<TextShape>(all[0].shape).text;
  }
  bool holds(const std::string& condition, std::size_t card) {
    return !figures("[{type: rect, box: trim, when: \"" + condition + "\"}]", card).empty();
  }

 private:
  static Picture composed(const std::string& elements, std::size_t card, std::string_view language,
                          Problems& problems) {
    std::string cards = kTestCards;
    for (std::size_t at = cards.find("fancy"); at != cards.npos; at = cards.find("fancy")) {
      cards.replace(at, 5, "plain");
    }
    auto reading = readDeck(testFolder(withElements(elements), cards));
    problems = std::move(reading.problems);
    return reading.deck ? compose(*reading.deck, card, Side::kFront, language, &problems)
                        : Picture();
  }
};

const RectShape& rectOf(const Primitive& figure) {
  return std::get<RectShape>(figure.shape);
}
const SvgShape& svgOf(const Primitive& figure) {
  return std::get<SvgShape>(figure.shape);
}

TEST_F(ComposeTest, BindsColumnsMapsAndLanguages) {
  EXPECT_EQ(printed("{name} of {suit}"), "One of bats");
  EXPECT_EQ(printed("{name|short}", 0), "I");
  EXPECT_EQ(printed("{ name | short }", 1), "more");
  EXPECT_EQ(printed("{{{rank}}}", 1), "{2}");
  EXPECT_EQ(printed("{name}", 0, "de"), "Eins");
  EXPECT_EQ(printed("{name}", 1, "de"), "Two");
  EXPECT_EQ(printed("{suit}", 0, "de"), "bats");
  EXPECT_EQ(printed("{value}", 1), "2");
}

TEST_F(ComposeTest, AnEmptyTextPrintsNothing) {
  EXPECT_EQ(printed("{suit}", 2), "nothing");
}

TEST_F(ComposeTest, ChangesCaseBeyondAscii) {
  EXPECT_EQ(printed("Frühjahr – Straße", 0, {}, ", case: upper"), "FRÜHJAHR – STRASSE");
  EXPECT_EQ(printed("ÄÖ × Él", 0, {}, ", case: lower"), "äö × él");
}

TEST_F(ComposeTest, NamesTheCellThatAMapDoesNotKnow) {
  EXPECT_EQ(
      problem("[{type: rect, box: trim, fill: '{suit|suit-ink}'}]", 2),
      "cards.csv, row 4, column suit: the map \"suit-ink\" has nothing for \"\"; known: balls, "
      "bats. (deck.yaml, line 7)");
  EXPECT_EQ(problem("[{type: rect, box: trim, fill: '{suit}'}]", 0),
            "cards.csv, row 2, column suit: the palette has no colour \"bats\"; known: back, "
            "ink, paper, red. (deck.yaml, line 7)");
  EXPECT_EQ(problem("[{type: svg, src: '../{suit}.svg', box: trim}]", 0),
            "cards.csv, row 2, column suit: \"../bats.svg\" is not a file of the deck: nothing "
            "outside its folder is read. (deck.yaml, line 7)");
}

TEST_F(ComposeTest, DecidesConditions) {
  EXPECT_TRUE(holds("rank == A", 0));
  EXPECT_FALSE(holds("rank == A", 1));
  EXPECT_TRUE(holds("name == 'Two'", 1));
  EXPECT_TRUE(holds("value >= 10", 2));
  EXPECT_TRUE(holds("value > 9.5", 2));
  EXPECT_FALSE(holds("value < 2", 1));
  EXPECT_TRUE(holds("rank in (J, 2, Q)", 1));
  EXPECT_TRUE(holds("rank in (2.0)", 1));
  EXPECT_TRUE(holds("suit", 0));
  EXPECT_FALSE(holds("suit", 2));
  EXPECT_TRUE(holds("not suit", 2));
  EXPECT_TRUE(holds("value >= 1 and not (suit == bats or name == Two)", 2));
  EXPECT_FALSE(holds("value >= 1 and not (suit == bats or name == Two)", 1));
}

TEST_F(ComposeTest, AndBindsTighterThanOr) {
  EXPECT_TRUE(holds("rank == A or rank == 2 and suit == bats", 0));
  EXPECT_FALSE(holds("(rank == A or rank == 2) and suit == balls", 0));
}

TEST_F(ComposeTest, OrderOfTextAndNumberDoesNotHold) {
  EXPECT_FALSE(holds("rank < 5", 0));
  EXPECT_FALSE(holds("rank >= 5", 0));
  EXPECT_TRUE(holds("rank != 5", 0));
}

TEST_F(ComposeTest, ResolvesBoxesAndPercentages) {
  EXPECT_EQ(rectOf(figures("[{type: rect, box: trim}]")[0]).box, (Box{0, 0, 50, 100}));
  EXPECT_EQ(rectOf(figures("[{type: rect, box: bleed}]")[0]).box, (Box{-3, -3, 56, 106}));
  EXPECT_EQ(rectOf(figures("[{type: rect, box: safe}]")[0]).box, (Box{4, 4, 42, 92}));
  EXPECT_EQ(rectOf(figures("[{type: rect, box: [10%, 10%, 50%, 50%]}]")[0]).box,
            (Box{5, 10, 25, 50}));
}

TEST_F(ComposeTest, GroupsMoveAndMeasureWhatIsInside) {
  const auto all = figures(
      "[{type: group, box: [10, 20, 20, 40], opacity: 0.5, elements: [{type: rect, box: [50%, 50%, "
      "2, 2], opacity: 0.5}]}]");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(rectOf(all[0]).box, (Box{10, 20, 2, 2}));
  EXPECT_EQ(all[0].transform.apply({10, 20}), (Point{20, 40}));
  EXPECT_DOUBLE_EQ(all[0].opacity, 0.25);
}

TEST_F(ComposeTest, TurnsAreClockwiseAboutTheBoxesCentre) {
  const auto all = figures("[{type: rect, box: [10, 10, 20, 10], rotate: 90}]");
  EXPECT_EQ(all[0].transform.apply({20, 15}), (Point{20, 15}));
  EXPECT_EQ(all[0].transform.apply({10, 10}), (Point{25, 5}));
}

TEST_F(ComposeTest, DoubleEndedIsDrawnAgainTurnedAboutTheCard) {
  const auto all = figures("[{type: rect, name: corner, box: [4, 5, 6, 7], double-ended: true}]");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].transform.apply({4, 5}), (Point{4, 5}));
  EXPECT_EQ(all[1].transform.apply({4, 5}), (Point{46, 95}));
  EXPECT_EQ(all[1].element, "corner");
  const auto grouped = figures(
      "[{type: group, box: [10, 10, 5, 5], double-ended: true, elements: [{type: rect, box: [0, 0, "
      "1, 1]}]}]");
  ASSERT_EQ(grouped.size(), 2u);
  EXPECT_EQ(grouped[1].transform.apply({0, 0}), (Point{40, 90}));
}

TEST_F(ComposeTest, NestedDoublingIsBounded) {
  std::string open, close;
  for (std::size_t i = 0; i < kMaxGroupDepth; ++i) {
    open += "[{type: group, double-ended: true, elements: ";
    close += "}]";
  }
  std::string rects = "[";
  for (int i = 0; i < 100; ++i) rects += "{type: rect, box: trim},";
  EXPECT_EQ(problem(open + rects + "]" + close),
            "cards.csv, row 2: the card is made of more than 10000 figures, the limit. (deck.yaml, "
            "line 7)");
}

TEST_F(ComposeTest, PipsStandOnTheBoxAndTheLowerHalfIsTurned) {
  const auto all = figures(
      "[{type: pips, src: 'art/{suit}.svg', count: '{rank}', box: [15, 20, 20, 60], size: 8}]", 1);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(svgOf(all[0]).path, "art/balls.svg");
  EXPECT_EQ(svgOf(all[0]).box, (Box{21, 16, 8, 8}));
  EXPECT_EQ(svgOf(all[1]).box, (Box{21, 76, 8, 8}));
  EXPECT_EQ(all[0].transform, Transform());
  EXPECT_EQ(all[1].transform.apply({21, 76}), (Point{29, 84}));
  EXPECT_EQ(problem("[{type: pips, src: a.svg, count: '{rank}', box: trim, size: 8}]", 0),
            "cards.csv, row 2, column rank: a number card has 1 to 10 symbols, not \"A\". "
            "(deck.yaml, line 7)");
  EXPECT_FALSE(problem("[{type: pips, src: a.svg, count: 11, box: trim, size: 8}]").empty());
  EXPECT_FALSE(problem("[{type: pips, src: a.svg, count: 2.5, box: trim, size: 8}]").empty());
}

TEST(Pips, AreAsManyAsAskedApartAndInsideTheUnitSquare) {
  for (int count = 1; count <= 10; ++count) {
    const auto places = pipPlaces(count);
    EXPECT_EQ(places.size(), static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < places.size(); ++i) {
      EXPECT_GE(places[i].y, 0);
      EXPECT_LE(places[i].y, 1);
      for (std::size_t j = 0; j < i; ++j) EXPECT_NE(places[i], places[j]) << count;
    }
  }
}

TEST(Pips, AllButSevenLookTheSameUpsideDown) {
  auto turned = [](const std::vector<Point>& places) {
    std::set<std::pair<long, long>> keys;
    for (const Point& p : places)
      keys.insert({std::lround((1 - p.x) * 60), std::lround((1 - p.y) * 60)});
    return keys;
  };
  auto upright = [](const std::vector<Point>& places) {
    std::set<std::pair<long, long>> keys;
    for (const Point& p : places) keys.insert({std::lround(p.x * 60), std::lround(p.y * 60)});
    return keys;
  };
  for (int count = 1; count <= 10; ++count) {
    EXPECT_EQ(turned(pipPlaces(count)) == upright(pipPlaces(count)), count != 7) << count;
  }
}

TEST(CheckDeck, CollectsWhatIsWrongOnce) {
  auto folder = testFolder(
      "  plain: {front: [{type: svg, src: 'art/{suit}.svg', box: trim}]}\n"
      "  fancy: {back: [{type: rect, box: trim, fill: '{suit|suit-ink}'}]}\n");
  folder->files["art/bats.svg"] = "<svg><path d='M0 0h1v1z'/></svg>";
  EXPECT_EQ(
      sentencesOf(checkDeck(*readSoundDeck(folder))),
      (Sentences{"cards.csv, row 3, column suit: there is no file \"art/balls.svg\" in the "
                 "deck; did you mean "
                 "\"art/bats.svg\"? (deck.yaml, line 7)",
                 "cards.csv, row 4, column suit: the map \"suit-ink\" has nothing for \"\"; known: "
                 "balls, bats. (deck.yaml, line 8)"}));
  folder->files["art/balls.svg"] = "<svg><image href='/etc/passwd'/></svg>";
  EXPECT_EQ(sentencesOf(checkDeck(*readSoundDeck(folder)))[0],
            "cards.csv, row 3, column suit: \"art/balls.svg\" has a <image> or a link to another "
            "file; a picture must stand alone. (deck.yaml, line 7)");
}

}  // namespace
}  // namespace raindelay::deck
