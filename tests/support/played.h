#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/event.h"
#include "core/rules.h"

namespace raindelay::test {

/// A game under way, played on by its notation: what a test of any game's rules needs.
template <Rules R>
class Played {
 public:
  using State = typename R::State;

  Played(R rulesOfGame, const State& from) : rules(std::move(rulesOfGame)), state(from) {}

  /// One action or chance outcome, which must be possible; whether it was.
  bool perform(std::string_view text) {
    const auto action = R::parse(text);
    if (!action) {
      ADD_FAILURE() << "can't be read: " << text;
      return false;
    }
    if (action->isChance()) {
      const bool possible = rules.turn(state).kind == Turn::Kind::kChance &&
                            rules.chance(state).source == action->source() &&
                            rules.chance(state).outcomes.contains(action->outcome());
      EXPECT_TRUE(possible) << "can't come here: " << text;
      if (!possible) return false;
    } else if (rules.turn(state).kind != Turn::Kind::kSeat) {
      ADD_FAILURE() << "no seat is to act: " << text;
      return false;
    } else if (const std::string refused = refusalOf(*action); !refused.empty()) {
      ADD_FAILURE() << "refused: " << text << ": " << refused;
      return false;
    }
    rules.apply(state, *action, log);
    return true;
  }

  /// The refusal's id, or "" if it is allowed.
  [[nodiscard]] std::string refusal(std::string_view text) const {
    const auto action = R::parse(text);
    return action ? refusalOf(*action) : "can't be read";
  }
  /// Likewise of an action that may have no text.
  [[nodiscard]] std::string refusalOf(Action action) const {
    const auto refused = rules.refusal(state, action);
    return refused ? std::string(R::info().refusals[refused->id].id) : "";
  }
  [[nodiscard]] bool allows(std::string_view text) const { return refusal(text).empty(); }
  /// `steal, leave`: what the seat whose turn it is may do.
  [[nodiscard]] std::string legal() const {
    std::string all;
    for (const Action action : rules.legal(state)) {
      all += (all.empty() ? "" : ", ") + R::text(action);
    }
    return all;
  }
  /// Whether an event with this id was told.
  [[nodiscard]] bool told(std::string_view event) const {
    for (const Happening& one : log.happenings) {
      const auto* tale = std::get_if<Event>(&one);
      if (tale != nullptr && R::info().events[tale->id].id == event) return true;
    }
    return false;
  }

  R rules;
  State state;
  EventLog log;
};

}  // namespace raindelay::test
