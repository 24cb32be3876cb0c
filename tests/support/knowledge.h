#pragma once

#include <string>
#include <utility>
#include <vector>

#include "support/played.h"

namespace raindelay::test {

/// All that a seat can learn of a moment and of how it came about.
template <Rules R>
struct Knowledge {
  typename R::View view;
  std::vector<Piece> pieces;
  std::vector<std::pair<std::string, std::string>> facts;
  ActionList legal;
  std::vector<Action> attempts;
  std::vector<std::string> refusals;
  std::vector<Happening> learned;

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

template <Rules R>
Knowledge<R> knowledgeOf(const Played<R>& game, int seat) {
  Knowledge<R> all;
  all.view = game.rules.view(game.state, Seat(seat));
  all.pieces = R::pieces(all.view);
  for (const Fact& fact : R::facts(all.view)) all.facts.emplace_back(fact.key, fact.value);
  if (game.turn() == seat) {
    all.legal = game.rules.legal(game.state);
    all.attempts = R::attempts(all.view);
    for (const Action action : all.attempts) all.refusals.push_back(game.refusalOf(action));
  }
  for (const Happening& happening : game.log.happenings) {
    if (const auto visible = seen(happening, Seat(seat))) all.learned.push_back(*visible);
  }
  return all;
}

}  // namespace raindelay::test
