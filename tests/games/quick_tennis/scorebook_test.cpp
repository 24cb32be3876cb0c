#include "support/scored.h"
#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

/// The number in a table's cell, of a side's row in the first table counted from the right.
int counted(const Scorebook& book, std::size_t seat, std::size_t fromRight) {
  const auto& cells = book.tables[0].rows[seat].cells;
  return cells[cells.size() - fromRight].number().value_or(-1);
}

TEST(QuickTennisScorebook, AgreesWithWhatTheRulesCount) {
  for (const char* sets : {"1", "3"}) {
    const auto rules = raindelay::test::rulesFor<Rules>({{"sets", sets}});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto match = raindelay::test::playedAtRandom(rules, seed);
      const Scorebook book = bookOf(rules, match.told).scorebook();
      for (std::size_t seat = 0; seat < 2; ++seat) {
        const Side& side = match.state.sides[seat];
        EXPECT_EQ(counted(book, seat, 1), side.breaks);
        EXPECT_EQ(counted(book, seat, 2), side.aces);
        EXPECT_EQ(counted(book, seat, 3), side.won);
        EXPECT_EQ(counted(book, seat, 4), side.gamesWon);
        EXPECT_EQ(counted(book, seat, 5), side.sets);
      }
      EXPECT_EQ(book.score, rules.result(match.state).score);
    }
  }
}

TEST(QuickTennisScorebook, ListsEveryPoint) {
  Tennis match;
  for (int i = 0; i < 4; ++i) match.act("serve 1; return 2; set");
  match.act("serve 1; return 1; set");  // Ben's serve comes back
  EXPECT_EQ(raindelay::test::bookText(match.rules, raindelay::test::eventsOf(match.log)),
            "Sets\n"
            "Player  Set 1  Sets  Games  Points  Aces  Breaks\n"
            "Ann         1     0      1       4     4       0\n"
            "Ben         0     0      0       0     0       0\n"
            "Ann wins the toss and serves\n"
            "\n"
            "Games of set 1\n"
            "Game  Server  Points  Won by  Ann  Ben\n"
            "1     Ann          4  Ann       1    0\n"
            "\n"
            "Points of set 1\n"
            "Game  Server  Strokes  How  Point to  Score\n"
            "1     Ann           1  ace  Ann       15–0\n"
            "1     Ann           1  ace  Ann       30–0\n"
            "1     Ann           1  ace  Ann       40–0\n"
            "1     Ann           1  ace  Ann       Game, Ann: 1–0\n");
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
