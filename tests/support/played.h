#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/event.h"
#include "core/options.h"
#include "core/rules.h"
#include "deck/data_frame.h"
#include "games/game_list.h"

namespace raindelay::test {

using OptionTexts = std::map<std::string, std::string>;

/// The rules for these options, tables and number of seats, which must be good.
template <Rules R>
R rulesFor(const OptionTexts& texts = {},
           const deck::DataFrames& tables = builtinData(R::info().id),
           int seats = R::info().minSeats) {
  Options options(R::info());
  const auto seated = options.setSeats(seats);
  EXPECT_TRUE(seated) << (seated ? "" : seated.error().message);
  for (const auto& [id, value] : texts) {
    const auto set = options.setText(id, value);
    EXPECT_TRUE(set) << (set ? "" : set.error().message);
  }
  auto rules = R::make(options, tables);
  EXPECT_TRUE(rules) << (rules ? "" : rules.error().message);
  return std::move(rules).value();
}

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
  /// True if an event with this id was told.
  [[nodiscard]] bool told(std::string_view event) const {
    for (const Happening& one : log.happenings) {
      const auto* tale = std::get_if<Event>(&one);
      if (tale != nullptr && R::info().events[tale->id].id == event) return true;
    }
    return false;
  }

  /// The seat on turn; -1 if the match is over, -2 if something is to be drawn.
  [[nodiscard]] int turn() const {
    const Turn now = rules.turn(state);
    if (now.kind == Turn::Kind::kChance) return -2;
    return now.kind == Turn::Kind::kSeat ? now.seat.index() : -1;
  }
  [[nodiscard]] bool over() const { return turn() == -1; }

  // --- What the table shows (as the seat sees it; open things as seat 0 does)

  [[nodiscard]] std::string fact(std::string_view key, int seat = 0) const {
    for (const Fact& one : R::facts(rules.view(state, Seat(seat)))) {
      if (one.key == key) return one.value;
    }
    ADD_FAILURE() << "no fact " << key;
    return "";
  }
  [[nodiscard]] int number(std::string_view key) const {
    const std::string text = fact(key);
    return text.empty() || text == "-" ? -1 : std::stoi(text);
  }
  /// The codes of what lies at a place, bottom first; `?` for what lies face down.
  [[nodiscard]] std::string at(std::string_view place, int seat = 0) const {
    std::string text;
    for (const Piece& piece : R::pieces(rules.view(state, Seat(seat)))) {
      if (R::info().places[static_cast<std::size_t>(piece.place.index())].id != place) continue;
      text += (text.empty() ? "" : " ") + (piece.face.known() ? R::faceCode(piece.face) : "?");
    }
    return text;
  }

  R rules;
  State state;
  EventLog log;
};

}  // namespace raindelay::test
