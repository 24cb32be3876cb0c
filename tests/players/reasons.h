#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/lookahead.h"
#include "core/luck.h"
#include "core/playout.h"

/// Every figure in a reason that a game gives, counted again by playing what it speaks of.
namespace raindelay::test {

using Numbers = std::vector<int>;

/// Counts the figures in the reasons for some kinds of action.
template <Rules R>
struct Recount {
  std::vector<int> verbs;
  /// The figures in their order; or nothing where playing on doesn't tell them.
  std::function<std::optional<Numbers>(const typename R::State&, Seat, Action)> count;
};

template <Rules R>
[[nodiscard]] typename R::State after(const R& rules, typename R::State state, Action action) {
  NoEvents none;
  rules.apply(state, action, none);
  return state;
}

/// The numbers in a reason.
inline Numbers toldBy(const Sentence& why) {
  Numbers told;
  for (const Value& value : why.values) {
    if (value.kind == Value::Kind::kNumber) told.push_back(value.number);
  }
  return told;
}

/// Goes through matches of random choices and compares the figures in the reasons for allowed
/// actions with those that a row counts, for each kind of action until there were enough in each of
/// the match's parts (`partOf` numbers them from 0). Actions that no row counts must have no
/// figures.
template <Rules R, class PartOf>
void compareReasonsByPart(const R& rules, const std::vector<Recount<R>>& rows, int matches,
                          int parts, PartOf partOf) {
  constexpr int kEnough = 60;
  const typename R::Evaluator evaluator(rules);
  std::vector<std::array<int, 256>> comparedIn(static_cast<std::size_t>(parts));
  const auto compare = [&](const typename R::State& state, Seat seat, Action action) {
    int& compared = comparedIn[static_cast<std::size_t>(partOf(state))][action.verb];
    if (compared == kEnough) return;
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Recount<R>& one) {
      return std::count(one.verbs.begin(), one.verbs.end(), action.verb) > 0;
    });
    const Sentence why = evaluator.why(rules.view(state, seat), action);
    if (row == rows.end()) {
      EXPECT_EQ(toldBy(why), Numbers{}) << "nothing counts this again: " << why.text.source;
      return;
    }
    const std::optional<Numbers> expected = row->count(state, seat, action);
    if (!expected) return;
    EXPECT_EQ(toldBy(why), *expected) << R::text(action) << ": " << why.text.source;
    ++compared;
  };
  for (int seed = 1; seed <= matches; ++seed) {
    Luck luck(static_cast<std::uint64_t>(seed), R::info());
    Stream random(static_cast<std::uint64_t>(seed), "players");
    typename R::State state = rules.initial();
    playout(rules, state, luck, [&](const typename R::State& now, Seat seat) {
      const ActionList legal = rules.legal(now);
      for (const Action action : legal) compare(now, seat, action);
      return anyOf(legal, random);
    });
  }
  for (const Recount<R>& row : rows) {
    for (const int verb : row.verbs) {
      for (int part = 0; part < parts; ++part) {
        EXPECT_GT(comparedIn[static_cast<std::size_t>(part)][static_cast<std::size_t>(verb)], 0)
            << "never met: kind " << verb << " in part " << part;
      }
    }
  }
}

/// Likewise in the match as a whole.
template <Rules R>
void compareReasons(const R& rules, const std::vector<Recount<R>>& rows, int matches = 3) {
  compareReasonsByPart(rules, rows, matches, 1, [](const typename R::State&) { return 0; });
}

}  // namespace raindelay::test
