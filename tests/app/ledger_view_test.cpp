#include "review/ledger_view.h"

#include <gtest/gtest.h>

#include <numeric>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay {
namespace {

/// Ann and Ben; of the draws what is given.
Match newMatch(const char* game, std::map<std::string, std::vector<std::string>> pins = {}) {
  const GameEntry& entry = **findGame(game);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = std::move(pins);
  setup.seed = 3;
  const Options options(*entry.info);
  return *Match::begin(*entry.make(options, builtinData(entry.info->id)), setup);
}

/// A table where whoever is to look takes the seat, and its ledger.
struct Watched {
  explicit Watched(Match match) : table(quickTable(std::move(match))) {
    table->seating()->takeSeat();
    ledger.setMatch(table.get());
  }

  std::unique_ptr<MatchController> table;
  LedgerView ledger;
};

int sumOf(const QList<int>& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

TEST(LedgerView, ShowsWhatEachSourceBroughtBesideWhatToExpect) {
  Watched at(newMatch("tarot", {{"dealer", {"1"}}}));
  EXPECT_EQ(at.ledger.parts(), (QStringList{"The first dealer", "The deal to Ben"}));
  EXPECT_EQ(at.ledger.part(), 1) << "with the most draws";
  at.ledger.setPart(0);
  EXPECT_EQ(at.ledger.draws(), 1);
  EXPECT_EQ(at.ledger.groups(), (QStringList{"Ann", "Ben"}));
  EXPECT_EQ(at.ledger.came(), (QList<int>{0, 1}));
  EXPECT_EQ(at.ledger.expected(), (QList<double>{0.5, 0.5}));
  EXPECT_TRUE(at.ledger.evenness().startsWith("Too few draws"));
  at.ledger.setPart(1);
  EXPECT_EQ(at.ledger.draws(), 25);
  EXPECT_EQ(at.ledger.groups().size(), 4);
  EXPECT_EQ(sumOf(at.ledger.came()), 25);
  EXPECT_FALSE(at.ledger.evenness().startsWith("Too few draws"));
}

TEST(LedgerView, OfSecretsShowsThoseOfWhoLooks) {
  Watched at(newMatch("cricket-card", {{"toss", {"0"}}}));
  ASSERT_EQ(at.table->seating()->lookingSeat(), 0);
  EXPECT_EQ(at.ledger.parts(), QStringList{"The toss"});
  ASSERT_TRUE(at.table->decision()->press("bat"));
  EXPECT_EQ(at.ledger.parts(), (QStringList{"The toss", "Ann's stock"}));
  at.ledger.setPart(1);
  EXPECT_EQ(at.ledger.draws(), 4);
}

TEST(LedgerView, KnowsNothingWhileNobodyLooks) {
  Watched at(newMatch("cricket-card"));
  EXPECT_EQ(at.ledger.parts().size(), 1);
  at.table->seating()->cover();
  EXPECT_EQ(at.ledger.parts(), QStringList());
  EXPECT_EQ(at.ledger.groups(), QStringList());
  EXPECT_EQ(at.ledger.evenness(), QString());
}

TEST(LedgerView, OfAReplayGoesAsFarAsItWasWatched) {
  Watched at(newMatch("tarot"));
  at.ledger.setPart(1);
  at.table->watch(Viewpoint::only(Seat(0)), 8);
  EXPECT_LE(at.ledger.draws(), 5);
  at.table->watch(Viewpoint::allOpen(), at.table->match().steps().size());
  EXPECT_EQ(at.ledger.parts(),
            (QStringList{"The first dealer", "The deal to Ann", "The deal to Ben"}))
      << "what any seat knew: nobody has seen the spare cards";
}

TEST(LedgerView, ForgetsAMatchThatIsGone) {
  Watched at(newMatch("tarot"));
  EXPECT_TRUE(at.table->hasChance());
  at.table.reset();
  EXPECT_EQ(at.ledger.match(), nullptr);
  EXPECT_EQ(at.ledger.parts(), QStringList());
}

TEST(LedgerView, AGameWithoutChanceHasNone) {
  EXPECT_FALSE(quickTable(newMatch("quick-baseball"))->hasChance());
}

}  // namespace
}  // namespace raindelay
