// Luck is taken out of a figure without a trace in its mean: on a game that is small enough to go
// through all that chance and players can do.
#include "study/control_variate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/toy_game.h"
#include "study/odometer.h"

namespace raindelay::study {
namespace {

/// A mean and a variance over all ways.
struct Exactly {
  double mean = 0;
  double squares = 0;

  void add(double x, double probability) {
    mean += x * probability;
    squares += x * x * probability;
  }
  [[nodiscard]] double variance() const { return squares - mean * mean; }
};

struct LeadAndLuck {
  Exactly lead;
  Exactly withoutLuck;
};

double leadIn(const toy::State& state) {
  return state.points[0] - state.points[1];
}

/// All matches of so many rounds, by what seat 0 is ahead at the end: as it is, and without the
/// luck that the judgement sees. `choose(ways, state, legal)` plays.
template <class Choose, class Judge>
LeadAndLuck goThrough(int rounds, const Choose& choose, const Judge& judge) {
  const toy::Rules rules(rounds);
  LeadAndLuck all;
  Odometer ways;
  do {
    toy::State state = rules.initial();
    JudgedLuck luck(rules, state, ways, judge);
    playout(rules, state, luck,
            [&](const toy::State& now, Seat /*seat*/) { return choose(ways, rules.legal(now)); });
    all.lead.add(leadIn(state), ways.probability());
    all.withoutLuck.add(leadIn(state) - luck.given()[0], ways.probability());
  } while (ways.turn());
  return all;
}

Action anything(Odometer& ways, const ActionList& legal) {
  return legal[static_cast<std::size_t>(ways.next(static_cast<int>(legal.size())))];
}

/// Keeps what comes, picks 2: so seat 0 has the first two cards, seat 1 the next, and a point each
/// round.
Action keeper(Odometer& /*ways*/, const ActionList& legal) {
  for (const Action wanted : {Action{toy::kKeep}, Action{toy::kPick, 2}}) {
    if (legal.contains(wanted)) return wanted;
  }
  return legal[0];
}

/// What a card that is turned up in this round is to seat 0, among keepers.
int signIn(int round) {
  return round < 2 ? 1 : -1;
}

TEST(JudgedLuck, LeavesTheMeanWhateverTheJudgementIs) {
  const auto absurd = [](const toy::State& after) {
    return SeatScores{std::sin(10.0 * after.card) + 7 * after.round * after.points[1]};
  };
  const LeadAndLuck random = goThrough(2, anything, absurd);
  EXPECT_NEAR(random.withoutLuck.mean, random.lead.mean, 1e-9);
  EXPECT_GT(random.withoutLuck.variance(), random.lead.variance());
  const LeadAndLuck kept = goThrough(3, keeper, absurd);
  EXPECT_NEAR(kept.withoutLuck.mean, kept.lead.mean, 1e-9);
  EXPECT_NEAR(kept.lead.mean, 4.5 - 3, 1e-9);
}

TEST(JudgedLuck, TakesAsMuchLuckOutAsTheJudgementSees) {
  const auto roughly = [](const toy::State& after) {
    return SeatScores{leadIn(after) + signIn(after.round) * after.card};
  };
  const LeadAndLuck rough = goThrough(3, keeper, roughly);
  EXPECT_NEAR(rough.withoutLuck.mean, rough.lead.mean, 1e-9);
  // A card of ten has a variance of 8.25, three without putting back 3 · 8.25 and their
  // covariances of -8.25 / 9 each: once with, twice against each other.
  EXPECT_NEAR(rough.lead.variance(), 3 * 8.25 + 2 * 8.25 / 9, 1e-9);
  const double saved = rough.lead.variance() / rough.withoutLuck.variance();
  RecordProperty("matches saved by a rough judgement", std::to_string(saved));
  EXPECT_GT(saved, 50);
}

TEST(JudgedLuck, WithTheTrueWorthAllLuckIsGone) {
  constexpr int kRounds = 3;
  const auto truly = [](const toy::State& after) {
    double left = 0;
    after.left.forEach([&](Card card) { left += card.index(); });
    double worth = leadIn(after) - (kRounds - after.round) + signIn(after.round) * after.card;
    for (int round = after.round + 1; round < kRounds; ++round) {
      worth += signIn(round) * left / after.left.size();
    }
    return SeatScores{worth, -worth};
  };
  const LeadAndLuck exact = goThrough(kRounds, keeper, truly);
  EXPECT_NEAR(exact.withoutLuck.mean, 4.5 - 3, 1e-9);
  EXPECT_NEAR(exact.withoutLuck.variance(), 0, 1e-9);
}

TEST(JudgedLuck, DrawsAsLuckDoes) {
  const toy::Rules rules(4);
  const auto nothing = [](const toy::State& /*after*/) { return SeatScores{}; };
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto play = [&](auto& luck, toy::State& state) {
      Stream random(seed, "players");
      playout(rules, state, luck, [&](const toy::State& now, Seat /*seat*/) {
        return randomAction(rules, now, random);
      });
    };
    Luck plain(seed, toy::Rules::info());
    toy::State one = rules.initial();
    play(plain, one);
    Luck source(seed, toy::Rules::info());
    toy::State other = rules.initial();
    JudgedLuck judged(rules, other, source, nothing);
    play(judged, other);
    EXPECT_EQ(one, other);
  }
}

TEST(SavedBy, IsHowManyTimesAsManyMatchesTellAsMuch) {
  Spread figure;
  Spread withoutLuck;
  for (const double x : {-2.0, 2.0}) figure.add(x);
  for (const double x : {-1.0, 1.0}) withoutLuck.add(x);
  EXPECT_DOUBLE_EQ(savedBy(figure, withoutLuck), 4);
}

}  // namespace
}  // namespace raindelay::study
