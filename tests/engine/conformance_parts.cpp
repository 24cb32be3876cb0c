#include <algorithm>
#include <functional>
#include <iterator>

#include "conformance.h"
#include "core/in_parts.h"

namespace raindelay::conformance {

namespace {

/// The choice in parts at whose beginning somebody stands.
std::optional<Arrangement> begins(const Moment& moment) {
  std::optional<Arrangement> open = arrangementOf(moment.game, moment.state);
  return open && !open->begun ? std::move(open) : std::nullopt;
}

template <class T>
void shuffle(std::vector<T>& list, Stream& random) {
  for (std::size_t i = list.size(); i > 1; --i) {
    std::swap(list[i - 1], list[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  }
}

/// As many parts as can be had together, up to `count`, in any order.
std::vector<Part> anyParts(const Arrangement& arrangement, int count, Stream& random) {
  std::vector<Part> all = arrangement.parts;
  shuffle(all, random);
  std::vector<Part> chosen;
  Arrangement sofar = arrangement;
  sofar.least = 0;
  sofar.most = count;
  for (const Part& part : all) {
    chosen.push_back(part);
    if (!admits(sofar, chosen)) chosen.pop_back();
  }
  return chosen;
}

std::vector<Action> actionsOf(const std::vector<Part>& parts) {
  std::vector<Action> actions;
  for (const Part& part : parts) actions.push_back(part.action);
  return actions;
}

std::string inWords(const Game& game, const std::vector<Action>& actions) {
  std::string text;
  for (const Action action : actions) text += (text.empty() ? "" : ", ") + game.text(action);
  return text;
}

AnyState after(const Game& game, AnyState state, const std::vector<Action>& row) {
  EventLog log;
  for (const Action action : row) game.apply(state, action, log);
  return state;
}

Complaint aChoiceSaysWhatItConsistsOf(Moment& moment) {
  const auto open = begins(moment);
  if (!open) return std::nullopt;
  const Game& game = moment.game;
  const auto pieces = game.pieces(game.view(moment.state, moment.turn.seat));
  if (open->least < 0 || open->most < std::max(1, open->least) || open->perPlace < 1) {
    return "a choice of impossible size";
  }
  for (const Part& part : open->parts) {
    const std::string what = " (" + game.text(part.action) + ")";
    const auto lies = [&part](const Piece& piece) {
      return piece.place == part.gesture.from && piece.order == part.gesture.order;
    };
    if (part.gesture.kind != Gesture::Kind::kPut) return "a part that moves no piece" + what;
    if (std::none_of(pieces.begin(), pieces.end(), lies)) return "a part without a piece" + what;
  }
  const auto ascends = [](const Part& a, const Part& b) { return a.action < b.action; };
  if (!std::is_sorted(open->parts.begin(), open->parts.end(), ascends)) return "parts out of order";
  const auto most = static_cast<int>(anyParts(*open, open->most, moment.random).size());
  if (most < open->least) return "so many parts can't be had: " + std::to_string(open->least);
  return std::nullopt;
}

/// Every admitted set of parts can be chosen, in whatever order it is collected; the result is the
/// same.
Complaint whatIsAdmittedCanBeChosen(Moment& moment) {
  const auto open = begins(moment);
  if (!open) return std::nullopt;
  const Game& game = moment.game;
  for (int i = 0; i < 6; ++i) {
    const int count = open->least + moment.random.below(open->most - open->least + 1);
    std::vector<Action> chosen = actionsOf(anyParts(*open, count, moment.random));
    if (static_cast<int>(chosen.size()) < open->least) continue;
    const auto row = inParts(game, moment.state, chosen);
    if (!row) return "can't be chosen: " + inWords(game, chosen);
    std::vector<Action> parts;
    std::copy_if(row->begin(), row->end(), std::back_inserter(parts), [&](Action action) {
      return std::find(chosen.begin(), chosen.end(), action) != chosen.end();
    });
    if (!std::is_sorted(parts.begin(), parts.end()) || parts.size() != chosen.size()) {
      return "is played as " + inWords(game, parts) + ": " + inWords(game, chosen);
    }
    const AnyState once = after(game, moment.state, *row);
    shuffle(chosen, moment.random);
    const auto again = inParts(moment.twin, moment.state, chosen);
    if (!again || !game.equal(once, after(game, moment.state, *again))) {
      return "another order leads elsewhere: " + inWords(game, chosen);
    }
  }
  return std::nullopt;
}

/// A player that plays part by part (a computer player) chooses an admitted set.
Complaint whatIsPlayedIsAdmitted(Moment& moment) {
  const auto open = begins(moment);
  if (!open) return std::nullopt;
  const Game& game = moment.game;
  AnyState state = moment.state;
  std::vector<Part> chosen;
  EventLog log;
  std::optional<Arrangement> now = open;
  for (bool first = true; now && (first || now->begun); first = false) {
    const ActionList legal = game.legal(state);
    const auto isPart = [&](Action action) {
      return std::any_of(open->parts.begin(), open->parts.end(),
                         [action](const Part& part) { return part.action == action; });
    };
    if (std::count_if(legal.begin(), legal.end(), std::not_fn(isPart)) > 1) {
      return "more than one thing can be said besides the parts";
    }
    const int pick = moment.random.below(static_cast<int>(legal.size()));
    const Action action = legal[static_cast<std::size_t>(pick)];
    const auto part = std::find_if(open->parts.begin(), open->parts.end(), [&](const Part& one) {
      return one.action == action && std::find(chosen.begin(), chosen.end(), one) == chosen.end();
    });
    if (part != open->parts.end()) chosen.push_back(*part);
    game.apply(state, action, log);
    now = arrangementOf(game, state);
  }
  if (admits(*open, chosen)) return std::nullopt;
  return "was played and isn't admitted: " + inWords(game, actionsOf(chosen));
}

/// A seat that isn't told of the parts learns nothing of them, nor how many there are, until the
/// choice is made.
Complaint partsShowNothing(Moment& moment) {
  const auto open = begins(moment);
  if (!open || open->parts.empty()) return std::nullopt;
  const Game& game = moment.game;
  const auto row =
      inParts(game, moment.state, actionsOf(anyParts(*open, open->most, moment.random)));
  if (!row) return std::nullopt;
  for (int seat = 0; seat < seatsOf(game); ++seat) {
    const Seat other(seat);
    if (other == moment.turn.seat ||
        game.audience(moment.state, open->parts.front().action).includes(other)) {
      continue;
    }
    const AnyView before = game.view(moment.state, other);
    AnyState state = moment.state;
    for (std::size_t i = 0; i + 1 < row->size(); ++i) {
      EventLog log;
      game.apply(state, (*row)[i], log);
      const bool told =
          std::any_of(log.happenings.begin(), log.happenings.end(),
                      [&](const Happening& one) { return seen(one, other).has_value(); });
      if (told || !game.equal(game.view(state, other), before)) {
        return "seat " + std::to_string(seat) + " learns of " + game.text((*row)[i]);
      }
    }
  }
  return std::nullopt;
}

constexpr Property kPartProperties[] = {
    {"AChoiceSaysWhatItConsistsOf", aChoiceSaysWhatItConsistsOf},
    {"WhatIsAdmittedCanBeChosen", whatIsAdmittedCanBeChosen},
    {"WhatIsPlayedIsAdmitted", whatIsPlayedIsAdmitted},
    {"PartsShowNothing", partsShowNothing},
};

}  // namespace

std::span<const Property> partProperties() {
  return kPartProperties;
}

}  // namespace raindelay::conformance
