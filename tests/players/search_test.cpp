// Tests the promises of the players that look ahead, in every game.
#include <gtest/gtest.h>

#include <chrono>

#include "core/luck.h"
#include "core/playout.h"
#include "engine/every_game.h"
#include "games/cricket_card/coach.h"
#include "games/cricket_card/evaluator.h"
#include "players/players.h"
#include "shelf/shelf.h"
#include "support/played.h"

namespace raindelay {
namespace {

constexpr std::uint64_t kSearchSeed = 5;

/// A position in which a seat has a choice.
struct Position {
  AnyState state;
  Seat seat;
  ActionList legal;
};

class EverySearch : public testing::TestWithParam<const GameEntry*> {
 protected:
  EverySearch() : game_(shelf::take(Options(*GetParam()->info)).value().game) {}

  /// Positions of random matches, `apart` choices from each other.
  [[nodiscard]] std::vector<Position> positions(std::size_t count, int apart) const {
    std::vector<Position> found;
    Luck luck(kSearchSeed, game_->info());
    Stream random(kSearchSeed, "players");
    AnyState state = game_->initial();
    EventLog log;
    int choices = 0;
    while (found.size() < count) {
      const Turn turn = game_->turn(state);
      if (turn.kind == Turn::Kind::kOver) {
        state = game_->initial();
        continue;
      }
      if (turn.kind == Turn::Kind::kChance) {
        game_->apply(state, luck.draw(game_->chance(state)), log);
        continue;
      }
      const ActionList legal = game_->legal(state);
      if (legal.size() > 1 && choices++ % apart == apart - 1) {
        found.push_back({state, turn.seat, legal});
      }
      game_->apply(state, anyOf(legal, random), log);
    }
    return found;
  }
  [[nodiscard]] Assessment assessed(const AnyState& state, const Position& at, PlayerKind level,
                                    const Limits& limits = {}) const {
    Stream random(kSearchSeed, "search-test");
    return shelf::makeAnalyst(*game_, level)
        ->assess(game_->view(state, at.seat), at.seat, at.legal, random, limits);
  }

  std::shared_ptr<const Game> game_;
};

void expectSame(const Assessment& one, const Assessment& other) {
  EXPECT_EQ(one.chosen, other.chosen);
  EXPECT_EQ(one.iterations, other.iterations);
  EXPECT_EQ(one.chances, other.chances);
  ASSERT_EQ(one.actions.size(), other.actions.size());
  for (std::size_t i = 0; i < one.actions.size(); ++i) {
    EXPECT_EQ(one.actions[i].visits, other.actions[i].visits);
    EXPECT_EQ(one.actions[i].worth, other.actions[i].worth);
    EXPECT_EQ(one.actions[i].share, other.actions[i].share);
  }
}

// Its randomness is its own, and it is handed a view: whatever else the view leaves open, it thinks
// the same.
TEST_P(EverySearch, WhatItMayNotKnowChangesNothing) {
  bool differed = false;
  for (const Position& at : positions(8, 7)) {
    const Assessment real = assessed(at.state, at, PlayerKind::kRookie);
    const AnyView view = game_->view(at.state, at.seat);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      Stream random(seed, "permuted");
      const AnyState other = game_->sample(view, random);
      ASSERT_TRUE(game_->consistent(view, other));
      differed = differed || !game_->equal(other, at.state);
      expectSame(assessed(other, at, PlayerKind::kRookie), real);
    }
  }
  EXPECT_TRUE(differed) << "nothing was permuted";
}

TEST_P(EverySearch, ASeedAndACountGiveOneAnswerWhateverTheThreads) {
  const Position at = positions(1, 9).at(0);
  const Assessment one = assessed(at.state, at, PlayerKind::kPro);
  EXPECT_TRUE(one.complete);
  EXPECT_EQ(one.iterations, shelf::effort(*game_, PlayerKind::kPro)->iterations);
  expectSame(assessed(at.state, at, PlayerKind::kPro), one);
  EXPECT_GE(shelf::effort(*game_, PlayerKind::kPro)->trees, 2) << "threads share the trees";
  for (const int threads : {2, 5}) {
    Limits limits;
    limits.threads = threads;
    expectSame(assessed(at.state, at, PlayerKind::kPro, limits), one);
  }
}

TEST_P(EverySearch, ToldToStopItEndsWithAChoiceThatIsAllowed) {
  const Position at = positions(1, 9).at(0);
  std::stop_source stop;
  Limits limits;
  limits.stop = stop.get_token();
  std::atomic<int> asked = 0;
  limits.late = [&] {
    if (++asked == 20) stop.request_stop();
    return false;
  };
  for (const int threads : {1, 2}) {
    asked = 0;
    stop = {};
    limits.stop = stop.get_token();
    limits.threads = threads;
    const Assessment some = assessed(at.state, at, PlayerKind::kAllStar, limits);
    EXPECT_FALSE(some.complete);
    EXPECT_LT(some.iterations, 30);
    EXPECT_TRUE(at.legal.contains(some.chosen));
  }
  // It was told before it began.
  const Assessment least = assessed(at.state, at, PlayerKind::kAllStar, limits);
  EXPECT_EQ(least.iterations, 1);
  EXPECT_TRUE(at.legal.contains(least.chosen));
}

TEST_P(EverySearch, AClockThatJumpsEndsItOrChangesNothing) {
  using std::chrono::hours;
  const Position at = positions(1, 9).at(0);
  const Assessment whole = assessed(at.state, at, PlayerKind::kRookie);
  hours now(100);
  int asked = 0;
  hours jump(0);
  Limits limits;
  limits.late = [&, end = now + hours(1)] {
    if (++asked == 10) now += jump;
    return now > end;
  };
  jump = hours(-50);
  expectSame(assessed(at.state, at, PlayerKind::kRookie, limits), whole);
  asked = 0;
  now = hours(100);
  jump = hours(50);
  const Assessment some = assessed(at.state, at, PlayerKind::kRookie, limits);
  EXPECT_FALSE(some.complete);
  EXPECT_TRUE(at.legal.contains(some.chosen));
}

TEST_P(EverySearch, FiguresAreChancesAndShares) {
  for (const Position& at : positions(4, 11)) {
    const Assessment found = assessed(at.state, at, PlayerKind::kRookie);
    double all = 0;
    for (const double chance : found.chances) all += chance;
    EXPECT_NEAR(all, 1, 1e-9);
    double shares = 0;
    for (const ActionWorth& one : found.actions) {
      EXPECT_GE(one.worth, 0);
      EXPECT_LE(one.worth, 1 + 1e-9);
      shares += one.share;
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    const ActionWorth* chosen = found.of(found.chosen);
    ASSERT_NE(chosen, nullptr);
    EXPECT_GT(chosen->share, 0);
    EXPECT_EQ(found.of(Action{255}), nullptr);
  }
}

// Three discards, six Gloves: what is offered first goes on to an end that is allowed.
TEST_P(EverySearch, AChoiceInPartsIsThoughtToItsEnd) {
  int arranged = 0;
  for (const Position& at : positions(60, 1)) {
    const auto arranges = [&](const AnyState& state) {
      const std::optional<Arrangement> now = game_->arrangement(game_->view(state, at.seat));
      return now.has_value() && game_->turn(state) == Turn::of(at.seat);
    };
    Stream random(kSearchSeed, "parts");
    const auto analyst = shelf::makeAnalyst(*game_, PlayerKind::kRookie);
    const AnyView view = game_->view(at.state, at.seat);
    const bool inParts = arranges(at.state);
    if (!inParts && arranged > 0) continue;
    const Assessment found = analyst->assess(view, at.seat, at.legal, random, {});
    const auto parts = analyst->goOn(view, at.seat, found, random, {});
    expectSame(parts.at(0), found);
    AnyState state = at.state;
    EventLog log;
    for (const Assessment& part : parts) {
      ASSERT_TRUE(game_->legal(state).contains(part.chosen));
      game_->apply(state, part.chosen, log);
    }
    EXPECT_FALSE(inParts && arranges(state));
    EXPECT_TRUE(inParts || parts.size() == 1);
    if (inParts && ++arranged == 3) break;
  }
}

// Played on at random, a match says that batting first is the better choice; it isn't.
TEST(KnowsBetter, AtTheTossOfCricketCardEveryLevelDoesWhatTheCoachDoes) {
  namespace cricket = cricket_card;
  const auto rules = test::rulesFor<cricket::Rules>();
  for (const Seat winner : {Seat(0), Seat(1)}) {
    cricket::State state = rules.initial();
    NoEvents none;
    rules.apply(state, Action::chance(cricket::kTossSource, Card(winner.index())), none);
    const cricket::View view = rules.view(state, winner);
    const ActionList legal = rules.legal(state);
    for (const PlayerKind level : kLevels) {
      const Search<cricket::Rules> search(rules, effortOf<cricket::Rules>(level));
      for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        Stream own(seed, "coach");
        const Action coachs = cricket::Coach().choose(rules, view, legal, own);
        EXPECT_EQ(cricket::Rules::text(coachs), "bowl");
        Stream random(seed, "toss");
        EXPECT_EQ(search.choose(view, winner, legal, random), coachs);
        if (seed > 3) continue;
        Stream again(seed, "toss");
        const Assessment found = search.assess(view, winner, legal, again);
        EXPECT_EQ(found.chosen, coachs) << "a hint says what is done";
        EXPECT_EQ(found.of(coachs)->share, 1);
      }
    }
  }
}

// Nowhere else: what a search has found is done.
TEST(KnowsBetter, OnlyAtTheToss) {
  namespace cricket = cricket_card;
  const auto rules = test::rulesFor<cricket::Rules>();
  const cricket::Evaluator evaluator(rules);
  Luck luck(kSearchSeed, cricket::Rules::info());
  Stream random(kSearchSeed, "players");
  cricket::State state = rules.initial();
  int choices = 0;
  playout(rules, state, luck, [&](const cricket::State& now, Seat seat) {
    EXPECT_EQ(evaluator.knowsBetter(rules.view(now, seat)), choices == 0);
    ++choices;
    return anyOf(rules.legal(now), random);
  });
  EXPECT_GT(choices, 10);
}

INSTANTIATE_TEST_SUITE_P(Games, EverySearch, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay
