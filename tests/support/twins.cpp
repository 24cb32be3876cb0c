#include "support/twins.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace raindelay::test {

namespace {

std::string inWords(std::string_view text, const Values& values) {
  std::string all(text);
  for (const Value& value : values) {
    all += " (" + std::to_string(static_cast<int>(value.kind)) + " " +
           std::to_string(value.detail) + " " + std::to_string(value.number) + ")";
  }
  return all;
}

std::string inWords(Face face, const Game& game) {
  return std::string(game.info().pieceKinds[face.kind]) + " " +
         (face.known() ? game.faceCode(face) : "face down");
}

std::string inWords(const Happening& happening, const Game& game) {
  if (const auto* event = std::get_if<Event>(&happening)) {
    return inWords(game.info().events[event->id].id, event->values);
  }
  const Move& move = std::get<Move>(happening);
  const auto place = [&](Place at) {
    return std::string(game.info().places[static_cast<std::size_t>(at.index())].id);
  };
  return inWords(move.face, game) + " from " + place(move.from) + " " +
         std::to_string(move.fromOrder) + " to " + place(move.to) + " " +
         std::to_string(move.toOrder);
}

void addAction(Dump& dump, const Game& game, const AnyView& view, Action action,
               const std::string& where) {
  const Sentence label = game.label(action);
  const Gesture gesture = game.gesture(view, action);
  dump.add(where, game.text(action));
  dump.add(where + ", label", inWords(label.text.source, label.values));
  dump.add(where + ", gesture",
           std::to_string(static_cast<int>(gesture.kind)) + " " +
               std::to_string(gesture.from.index()) + " " + std::to_string(gesture.order) + " " +
               std::to_string(gesture.to.index()) + " " + std::to_string(gesture.symmetric));
}

/// Adds the question to the seat.
void addTurn(Dump& dump, const Game& game, const AnyState& state, const AnyView& view, Seat seat) {
  const Turn turn = game.turn(state);
  const bool chance = turn.kind == Turn::Kind::kChance;
  dump.add("turn", turn == Turn::over() ? "over"
                   : chance             ? "chance"
                                        : "seat " + std::to_string(turn.seat.index()));
  if (turn != Turn::of(seat)) return;
  for (const Action action : game.legal(state)) addAction(dump, game, view, action, "legal action");
  for (const Action action : game.attempts(view)) {
    addAction(dump, game, view, action, "attempt");
    const auto refusal = game.refusal(state, action);
    dump.add("attempt " + game.text(action) + ", refusal",
             refusal ? inWords(game.info().refusals[refusal->id].id, refusal->values) : "none");
  }
}

void addView(Dump& dump, const Game& game, const AnyView& view) {
  for (const Fact& fact : game.facts(view)) dump.add("fact " + fact.key, fact.value);
  for (const Piece& piece : game.pieces(view)) {
    dump.add("piece " + std::to_string(piece.order) + " at " +
                 std::string(game.info().places[static_cast<std::size_t>(piece.place.index())].id),
             inWords(piece.face, game) + ", turns " + std::to_string(piece.turns));
  }
}

/// The seat's account of a step, besides the action's text.
Dump toldOf(const Game& game, const std::vector<Happening>& happenings, Seat seat) {
  Dump dump;
  for (const Happening& happening : happenings) {
    if (const auto shown = seen(happening, seat)) dump.add("happening", inWords(*shown, game));
  }
  return dump;
}

/// Returns true if the action could come now.
bool isPossible(const Game& game, const AnyState& state, Action action) {
  if (!action.isChance()) return game.legal(state).contains(action);
  if (game.turn(state).kind != Turn::Kind::kChance) return false;
  const Draw draw = game.chance(state);
  return draw.source == action.source() && draw.outcomes.contains(action.outcome());
}

/// Returns true if a seat that knows of the action learned by it what was hidden from it: then it
/// was the last of several secrets, and all of them are shown. So, too, if a card is drawn and
/// nothing was hidden from the seat.
bool hasLearned(const Game& game, const AnyState& before, Seat seat, Action action) {
  constexpr int kSamples = 12;
  Stream random(action.a, "maker");
  const auto learned = [&](AnyState state) {
    EventLog log;
    game.apply(state, action, log);
    return std::pair(game.view(state, seat), toldOf(game, log.happenings, seat));
  };
  const auto [view, told] = learned(before);
  bool allKnown = action.isChance();
  for (int i = 0; i < kSamples; ++i) {
    const AnyState guess = game.sample(game.view(before, seat), random);
    allKnown = allKnown && game.equal(guess, before);
    if (game.turn(guess) != game.turn(before) || !isPossible(game, guess, action)) continue;
    const auto [otherView, otherTold] = learned(guess);
    if (!game.equal(view, otherView) || difference(told, otherTold)) return true;
  }
  return allKnown;
}

/// Likewise of whoever made it; of a card that is drawn, of those who see it.
bool makerLearned(const Game& game, const AnyState& before, Turn by, Action action) {
  if (by.kind == Turn::Kind::kSeat) return hasLearned(game, before, by.seat, action);
  for (int seat = 0; seat < game.seats(); ++seat) {
    if (!game.audience(before, action).includes(Seat(seat))) continue;
    if (hasLearned(game, before, Seat(seat), action)) return true;
  }
  return false;
}

}  // namespace

bool isSecret(const Game& game, const AnyState& before, Action action, Seat from) {
  return game.turn(before) != Turn::of(from) && !game.audience(before, action).includes(from);
}

std::vector<Action> secretAlternatives(const Game& game, const AnyState& before, Action action) {
  std::vector<Action> all;
  const Audience audience = game.audience(before, action);
  const auto consider = [&](Action other) {
    if (other == action || game.audience(before, other) != audience) return;
    if (!audience.veiledForOthers || other.verb == action.verb) all.push_back(other);
  };
  if (action.isChance()) {
    const Draw draw = game.chance(before);
    draw.outcomes.forEach([&](Card card) { consider(Action::chance(draw.source, card)); });
  } else {
    for (const Action other : game.legal(before)) consider(other);
  }
  return all;
}

Twins::Leak Twins::take(Action one, Action other) {
  const Turn by = turn();
  const AnyState before = states_[0];
  std::array<Dump, 2> told;
  std::array<Dump, 2> shown;
  for (std::size_t i = 0; i < 2; ++i) {
    const Action action = i == 0 ? one : other;
    EventLog log;
    game_->apply(states_[i], action, log);
    courses_[i].push_back(action);
    told[i] = toldOf(*game_, log.happenings, blind_);
    const AnyView view = game_->view(states_[i], blind_);
    addView(shown[i], *game_, view);
    addTurn(shown[i], *game_, states_[i], view, blind_);
  }
  // One who may still go on in one course only (more secret parts, more secret draws) is not waited
  // for: from here on the courses have no steps in common.
  const auto mayGoOn = [&](Turn turn) { return turn.kind == Turn::Kind::kChance || turn == by; };
  const Turn now = turn();
  const Turn then = game_->turn(states_[1]);
  parted_ = now != then && by != Turn::of(blind_) && (mayGoOn(now) || mayGoOn(then));

  Leak ofTold = difference(told[0], told[1]);
  Leak ofShown = parted_ ? std::nullopt : difference(shown[0], shown[1]);
  const bool viewsAreEqual =
      game_->equal(game_->view(states_[0], blind_), game_->view(states_[1], blind_));
  if (!ofTold && !ofShown && viewsAreEqual) return std::nullopt;
  parted_ = true;
  const bool secret = isSecret(*game_, before, one, blind_);
  const bool isShowing = ofTold && (!secret || makerLearned(*game_, before, by, one));
  if (isShowing) return std::nullopt;
  if (ofTold) return ofTold;
  return ofShown ? ofShown : "the view, in something that no fact and no piece shows";
}

Twins::Leak Twins::goOn(Stream& random) {
  const auto any = [&](const std::vector<Action>& from) {
    return from[static_cast<std::size_t>(random.below(static_cast<int>(from.size())))];
  };
  const auto possible = [&](const AnyState& state) {
    std::vector<Action> all;
    if (game_->turn(state).kind == Turn::Kind::kChance) {
      const Draw draw = game_->chance(state);
      draw.outcomes.forEach([&](Card card) { all.push_back(Action::chance(draw.source, card)); });
    } else if (game_->turn(state).kind == Turn::Kind::kSeat) {
      for (const Action action : game_->legal(state)) all.push_back(action);
    }
    return all;
  };
  const std::vector<Action> one = possible(states_[0]);
  const std::vector<Action> other = possible(states_[1]);
  std::vector<Action> both;
  std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                        std::back_inserter(both));
  if (!both.empty()) {
    const Action action = any(both);
    return take(action, action);
  }
  parted_ = true;
  return std::nullopt;
}

}  // namespace raindelay::test
