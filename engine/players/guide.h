#pragma once

#include "core/lookahead.h"
#include "core/playout.h"

namespace raindelay {

/// Stands in for the guide of a game that has none: every rehearsal goes to the end of the match.
template <Rules R>
struct NoGuide {
  explicit NoGuide(const R& /*rules*/) {}
  [[nodiscard]] int clock(const typename R::State& /*state*/) const { return 0; }
  [[nodiscard]] Chances judge(const typename R::State& /*state*/) const { return {}; }

  static constexpr Efforts kEfforts{Effort{100, 2, 0, false}, Effort{1000, 4, 0, true},
                                    Effort{5000, 4, 0, true}};
};

namespace detail {

template <Rules R>
struct GuideOf {
  using Type = NoGuide<R>;
};
template <Rules R>
requires HasGuide<R>
struct GuideOf<R> {
  using Type = typename R::Guide;
};

}  // namespace detail

/// The game's guide, or what stands in for it.
template <Rules R>
using GuideOf = typename detail::GuideOf<R>::Type;

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
  if constexpr (requires { GuideOf<R>::kThinkersEyes; }) {
    return GuideOf<R>::kThinkersEyes ? Eyes::kThinker : Eyes::kOwn;
  }
  return Eyes::kOwn;
}

/// Whether the guide's own choice is done here, whatever looking ahead says.
template <Rules R>
[[nodiscard]] bool knowsBetter([[maybe_unused]] const GuideOf<R>& guide,
                               [[maybe_unused]] const typename R::View& view) {
  if constexpr (KnowsBetter<GuideOf<R>, R>) {
    return guide.knowsBetter(view);
  } else {
    return false;
  }
}

/// Of actions that come to the same the first one each.
template <class Guide, class View>
[[nodiscard]] ActionList apart([[maybe_unused]] const Guide& guide,
                               [[maybe_unused]] const View& view, const ActionList& legal) {
  if constexpr (requires { guide.alike(view, legal[0]); }) {
    ActionList kinds;
    ActionList first;
    for (const Action action : legal) {
      const Action kind = guide.alike(view, action);
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
