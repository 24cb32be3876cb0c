#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/luck.h"
#include "core/playout.h"
#include "games/cooperstown/coach.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {
namespace {

/// Every kind of match that the options make.
std::vector<Config> configs() {
  std::vector<Config> all(7);
  all[1].lineup = 20;
  all[2].sharedDeck = true;
  all[3].doubleheader = true;
  all[4].innings = 3;
  all[4].looseForceDoublePlay = true;
  all[5].reliefPitchers = all[5].pinchHitters = all[5].pinchRunners = false;
  all[5].stealing = all[5].bunting = false;
  all[6].doubleheader = all[6].sharedDeck = true;
  return all;
}

/// The cards of each place, as the events tell it: a stack a place, bottom first.
class Table {
 public:
  explicit Table(const std::vector<Piece>& pieces) {
    for (const Piece& piece : pieces) {
      std::vector<Face>& stack = stacks_[piece.place];
      EXPECT_EQ(piece.order, static_cast<int>(stack.size()));
      stack.push_back(piece.face);
    }
  }
  void carryOut(const Move& move) {
    std::vector<Face>& from = stacks_[move.from];
    ASSERT_FALSE(from.empty()) << "nothing lies at " << move.from.index();
    const auto take = move.fromOrder < 0 ? from.end() - 1 : from.begin() + move.fromOrder;
    ASSERT_LT(move.fromOrder, static_cast<int>(from.size()));
    const Face before = *take;
    from.erase(take);
    if (before.known() && move.face.known()) {
      EXPECT_EQ(before, move.face);
    }
    std::vector<Face>& to = stacks_[move.to];
    to.insert(move.toOrder < 0 ? to.end() : to.begin() + move.toOrder, move.face);
  }
  [[nodiscard]] std::map<Place, std::vector<Face>> stacks() const {
    std::map<Place, std::vector<Face>> held;
    for (const auto& [place, stack] : stacks_) {
      if (!stack.empty()) held[place] = stack;
    }
    return held;
  }

 private:
  std::map<Place, std::vector<Face>> stacks_;
};

TEST(CooperstownPlayout, EveryCardIsOnePieceAndMovesTellWhereItGoes) {
  for (const Config& config : configs()) {
    const Rules rules(config);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Luck luck(seed, Rules::info());
      Stream random(seed, "player");
      State state = rules.initial();
      Table table(Rules::pieces(rules.view(state, Seat(0))));
      int steps = 0;
      while (rules.turn(state).kind != Turn::Kind::kOver) {
        ASSERT_LT(++steps, Rules::info().longestMatch);
        const Action action = rules.turn(state).kind == Turn::Kind::kChance
                                  ? luck.draw(rules.chance(state))
                                  : randomAction(rules, state, random);
        EventLog log;
        rules.apply(state, action, log);
        for (const Happening& happening : log.happenings) {
          if (const Move* move = std::get_if<Move>(&happening)) table.carryOut(*move);
        }
        const View view = rules.view(state, Seat(1));
        const auto pieces = Rules::pieces(view);
        ASSERT_EQ(pieces.size(), 78U);
        ASSERT_EQ(table.stacks(), Table(pieces).stacks()) << "after " << Rules::text(action);
        ASSERT_TRUE(rules.consistent(view, state)) << Rules::text(action);
        const State guess = rules.sample(view, random);
        ASSERT_EQ(rules.view(guess, Seat(1)), view) << Rules::text(action);
        ASSERT_TRUE(rules.consistent(view, guess));
      }
    }
  }
}

/// A team's row against the totals that the rules keep.
TEST(CooperstownCoach, ManagesAnyMatchToItsEndAndBeatsChance) {
  int won = 0;
  int lost = 0;
  for (const Config& config : configs()) {
    const Rules rules(config);
    const Coach coach;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Luck luck(seed, Rules::info());
      Stream random(seed, "player");
      State state = rules.initial();
      const Seat managed(static_cast<int>(seed % 2));
      playout(rules, state, luck, [&](const State& s, Seat seat) {
        const ActionList legal = rules.legal(s);
        if (seat != managed) return randomAction(rules, s, random);
        const Action action = coach.choose(rules, rules.view(s, seat), legal, random);
        EXPECT_TRUE(legal.contains(action)) << Rules::text(action);
        return action;
      });
      const auto winner = rules.result(state).winner;
      if (winner) ++(*winner == managed ? won : lost);
    }
  }
  EXPECT_GT(won, lost * 3 / 2);
}

TEST(CooperstownPlayout, WhatIsLegalIsNotRefusedAndTheRestIs) {
  const Rules rules;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Luck luck(seed, Rules::info());
    Stream random(seed, "player");
    State state = rules.initial();
    NoEvents sink;
    while (rules.turn(state).kind != Turn::Kind::kOver) {
      if (rules.turn(state).kind == Turn::Kind::kChance) {
        rules.apply(state, luck.draw(rules.chance(state)), sink);
        continue;
      }
      const ActionList legal = rules.legal(state);
      for (int verb = 0; verb <= kVerbs; ++verb) {
        for (int a = 0; a <= kPositions; ++a) {
          for (int b = 0; b <= kPositions; ++b) {
            const Action action{static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a),
                                static_cast<std::uint8_t>(b), 0};
            ASSERT_EQ(legal.contains(action), !rules.refusal(state, action).has_value())
                << verb << ' ' << a << ' ' << b;
          }
        }
      }
      rules.apply(state, randomAction(rules, state, random), sink);
    }
  }
}

}  // namespace
}  // namespace raindelay::cooperstown
