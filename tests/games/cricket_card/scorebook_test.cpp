#include "support/scored.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

/// The innings of the last test in a random match, against the rules' scorecard.
TEST(CricketCardScorebook, AgreesWithWhatTheRulesCount) {
  const Rules rules = rulesFor({});
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto match = raindelay::test::playedAtRandom(rules, seed);
    const Scorebook book = bookOf(rules, match.told).scorebook();
    EXPECT_EQ(book.score, rules.result(match.state).score);
    for (const ScoreRow& row : book.tables[0].rows) {
      const bool second = row.cells[0].sentence.text.source == std::string_view("Second");
      const auto seat = static_cast<std::size_t>(row.cells[1].values[0].number);
      const Innings& innings = match.state.scorecard[seat][second ? 1 : 0];
      EXPECT_EQ(row.cells[2].number(), innings.wickets) << "seed " << seed;
      EXPECT_EQ(row.cells[4].number(), innings.runs);
      EXPECT_EQ(row.cells[5].number(), innings.extras);
      EXPECT_EQ(row.cells[6].number(), innings.total());
    }
  }
}

}  // namespace
}  // namespace raindelay::cricket_card::test
