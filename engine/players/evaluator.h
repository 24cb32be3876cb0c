#pragma once

#include "core/lookahead.h"
#include "core/playout.h"

namespace raindelay {

/// Stands in for the evaluator of a game that has none: every rollout goes to the end of the match.
template <Rules R>
struct NoEvaluator {
  explicit NoEvaluator(const R& /*rules*/) {}
  [[nodiscard]] int clock(const typename R::State& /*state*/) const { return 0; }
  [[nodiscard]] Chances judge(const typename R::State& /*state*/) const { return {}; }

  static constexpr Efforts kEfforts{Effort{100, 2, 0, false}, Effort{1000, 4, 0, true},
                                    Effort{5000, 4, 0, true}};
};

namespace detail {

template <Rules R>
struct EvaluatorOf {
  using Type = NoEvaluator<R>;
};
template <Rules R>
requires HasEvaluator<R>
struct EvaluatorOf<R> {
  using Type = typename R::Evaluator;
};

}  // namespace detail

/// The game's evaluator, or what stands in for it.
template <Rules R>
using EvaluatorOf = typename detail::EvaluatorOf<R>::Type;

/// Through whose eyes decisions are told apart in the tree.
///
/// Own: each seat decides by what it knows itself (the multiple trees of P. Cowling, E. Powley,
/// D. Whitehouse 2012, "Information Set Monte Carlo Tree Search"). Nobody uses what it can't know,
/// but where hands are wide nearly every position is new.
///
/// Thinker: all are told apart by what the thinking seat knows (their single tree): what the others
/// hold differs from iteration to iteration, and with it what they may do.
enum class Eyes : std::uint8_t { kOwn, kThinker };

template <Rules R>
[[nodiscard]] constexpr Eyes eyesOf() {
  if constexpr (requires { EvaluatorOf<R>::kThinkersEyes; }) {
    return EvaluatorOf<R>::kThinkersEyes ? Eyes::kThinker : Eyes::kOwn;
  }
  return Eyes::kOwn;
}

/// Returns true if the evaluator's own choice is done here, whatever looking ahead says.
template <Rules R>
[[nodiscard]] bool knowsBetter([[maybe_unused]] const EvaluatorOf<R>& evaluator,
                               [[maybe_unused]] const typename R::View& view) {
  if constexpr (KnowsBetter<EvaluatorOf<R>, R>) {
    return evaluator.knowsBetter(view);
  } else {
    return false;
  }
}

/// How the game is scored where its winner is settled.
template <Rules R>
[[nodiscard]] Scoring scoringBy([[maybe_unused]] const EvaluatorOf<R>& evaluator) {
  if constexpr (KnowsScoring<EvaluatorOf<R>, R>) {
    return evaluator.scoring();
  } else {
    return {};
  }
}

/// The first action of each group that comes to the same.
template <class Evaluator, class View>
[[nodiscard]] ActionList apart([[maybe_unused]] const Evaluator& evaluator,
                               [[maybe_unused]] const View& view, const ActionList& legal) {
  if constexpr (requires { evaluator.alike(view, legal[0]); }) {
    ActionList kinds;
    ActionList first;
    for (const Action action : legal) {
      const Action kind = evaluator.alike(view, action);
      if (kinds.contains(kind)) continue;
      kinds.push_back(kind);
      first.push_back(action);
    }
    return first;
  } else {
    return legal;
  }
}

}  // namespace raindelay
