#include "support/scored.h"
#include "table.h"

namespace raindelay::tarot::test {
namespace {

/// The points of all hands, before play and in play.
TEST(TarotScorebook, AgreesWithWhatTheRulesCount) {
  for (const int seats : {2, 3}) {
    const auto rules = raindelay::test::rulesFor<Rules>({}, builtinData(Rules::info().id), seats);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto match = raindelay::test::playedAtRandom(rules, seed);
      const Scorebook book = bookOf(rules, match.told).scorebook();
      EXPECT_EQ(book.score, rules.result(match.state).score);
      std::array<int, 2> sums{};  // before play, in play
      for (std::size_t table = 1; table < book.tables.size(); ++table) {
        std::size_t part = 0;
        for (const ScoreRow& row : book.tables[table].rows) {
          if (!row.sum) continue;
          for (const ScoreCell& cell : row.cells) sums.at(part) += cell.number().value_or(0);
          ++part;
        }
      }
      std::array<int, 2> counted{};  // by the rules, at the end of each hand
      for (const Event& event : match.told) {
        const auto hand = Events::as<HandCounted>(event);
        if (!hand) continue;
        counted[0] += hand->declared;
        counted[1] += hand->played;
      }
      EXPECT_EQ(sums, counted) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace raindelay::tarot::test
