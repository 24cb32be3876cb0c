#include <algorithm>
#include <map>

#include "conformance.h"
#include "support/twins.h"

namespace raindelay::conformance {

namespace {

std::vector<Happening> seenBy(const std::vector<Happening>& all, Seat seat) {
  std::vector<Happening> visible;
  for (const Happening& one : all) {
    if (const auto shown = seen(one, seat)) visible.push_back(*shown);
  }
  return visible;
}

Complaint eventsCanBeSaid(const Step& step) {
  const GameInfo& info = step.before.game.info();
  for (const Happening& happening : step.happenings) {
    const auto* event = std::get_if<Event>(&happening);
    if (event == nullptr) continue;
    if (event->id >= info.events.size()) return "event " + std::to_string(event->id);
    const EventInfo& kind = info.events[event->id];
    const std::string name = "event " + std::string(kind.id) + ": ";
    for (std::size_t i = 0; i < kind.wordings.size(); ++i) {
      const Sentence said = kind.sentence(*event, i);
      if (auto fault = faultOf(info, said.text, said.values)) return name + *fault;
    }
    for (const Value& value : event->values) {
      if (auto fault = faultOf(info, value)) return name + *fault;
    }
  }
  return std::nullopt;
}

Complaint movesAreOnTheTable(const Step& step) {
  const GameInfo& info = step.before.game.info();
  for (const Happening& happening : step.happenings) {
    const auto* move = std::get_if<Move>(&happening);
    if (move == nullptr) continue;
    if (auto fault = faultOf(info, Value::of(move->face))) return "a move: " + *fault;
    if (auto fault = faultOf(info, Value::of(move->from))) return "a move: " + *fault;
    if (auto fault = faultOf(info, Value::of(move->to))) return "a move: " + *fault;
    if (move->fromOrder < Move::kTop || move->toOrder < Move::kTop) return "a move: bad order";
  }
  return std::nullopt;
}

/// The pieces in each place, from the bottom.
using Piles = std::map<int, std::vector<Face>>;

Piles pilesOf(const std::vector<Piece>& pieces) {
  std::vector<Piece> sorted = pieces;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Piece& a, const Piece& b) { return a.order < b.order; });
  Piles piles;
  for (const Piece& piece : sorted) piles[piece.place.index()].push_back(piece.face);
  return piles;
}

/// Puts the piece where it goes; false if there is no such piece where it comes from. A face that
/// shows there is taken wherever it lies, else what lies at the place that the move names.
bool carryOut(const Move& move, Piles& piles) {
  std::vector<Face>& from = piles[move.from.index()];
  const auto by = move.fromOrder == Move::kTop
                      ? from.end() - (from.empty() ? 0 : 1)
                      : from.begin() + std::min<std::ptrdiff_t>(move.fromOrder, std::ssize(from));
  const auto shown =
      move.face.known() ? std::find(from.begin(), from.end(), move.face) : from.end();
  const auto taken = shown != from.end() ? shown : by;
  if (taken == from.end() || taken->kind != move.face.kind) return false;
  // Only a card that stays where it lies may turn from one face to another.
  const bool turns = taken->known() && move.face.known() && *taken != move.face;
  if (turns && move.from != move.to) return false;
  from.erase(taken);
  std::vector<Face>& to = piles[move.to.index()];
  const auto most = std::ssize(to);
  to.insert(to.begin() +
                (move.toOrder == Move::kTop ? most : std::min<std::ptrdiff_t>(move.toOrder, most)),
            move.face);
  return true;
}

/// Moves take what is where they say, and lead to the pieces that are there then, kind by kind from
/// the bottom.
Complaint movesExplainThePieces(const Step& step) {
  const Game& game = step.before.game;
  const auto nameOf = [&](int place) {
    return std::string(game.info().places[static_cast<std::size_t>(place)].id);
  };
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    Piles piles = pilesOf(game.pieces(game.view(step.before.state, seat)));
    for (const Happening& happening : seenBy(step.happenings, seat)) {
      const auto* move = std::get_if<Move>(&happening);
      if (move != nullptr && !carryOut(*move, piles)) {
        return "a piece moves from " + nameOf(move->from.index()) + ", where there is none such";
      }
    }
    for (const auto& [place, faces] : pilesOf(game.pieces(game.view(step.after, seat)))) {
      const std::vector<Face>& moved = piles[place];
      const bool same = std::equal(faces.begin(), faces.end(), moved.begin(), moved.end(),
                                   [](Face a, Face b) { return a.kind == b.kind; });
      if (!same) return "moves don't explain what lies in " + nameOf(place);
    }
    return std::nullopt;
  });
}

/// A card that shows its face is where it last went, or where it lay.
Complaint facesGoWhereTheirMovesSay(const Step& step) {
  const Game& game = step.before.game;
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    std::map<std::pair<int, int>, int> at;
    for (const Piece& piece : game.pieces(game.view(step.before.state, seat))) {
      if (piece.face.known()) at[{piece.face.kind, piece.face.number}] = piece.place.index();
    }
    for (const Happening& happening : seenBy(step.happenings, seat)) {
      const auto* move = std::get_if<Move>(&happening);
      if (move == nullptr || !move->face.known()) continue;
      at[{move->face.kind, move->face.number}] = move->to.index();
    }
    for (const Piece& piece : game.pieces(game.view(step.after, seat))) {
      if (!piece.face.known()) continue;
      const auto found = at.find({piece.face.kind, piece.face.number});
      const std::string name = game.faceCode(piece.face);
      if (found == at.end()) return name + " shows its face without having been turned";
      if (found->second != piece.place.index()) return name + " is elsewhere than it went";
    }
    return std::nullopt;
  });
}

Complaint applyingLeavesTheOriginalAlone(const Step& step) {
  const Game& game = step.before.game;
  AnyState again = step.before.state;
  EventLog log;
  game.apply(again, step.action, log);
  if (!game.equal(again, step.after)) return "applied twice to equal states, it differs";
  if (log.happenings != step.happenings) return "applied twice to equal states, it tells otherwise";
  // The sink of the events makes no difference: NoEvents is used by simulations, see the typed
  // suites.
  AnyState third = step.before.state;
  EventLog other;
  step.before.twin.apply(third, step.action, other);
  if (!game.equal(third, step.after)) return "another object of the same game applies it otherwise";
  return std::nullopt;
}

/// A seat that isn't told of an action sees the same whichever it was, then and as long as nothing
/// shows it.
Complaint secretsShowNothing(const Step& step) {
  constexpr std::size_t kAlternatives = 4;
  constexpr int kSteps = 40;
  const Game& game = step.before.game;
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    if (!test::isSecret(game, step.before.state, step.action, seat)) return std::nullopt;
    auto others = test::secretAlternatives(game, step.before.state, step.action);
    if (others.size() > kAlternatives) others.resize(kAlternatives);
    for (const Action other : others) {
      test::Twins twins(game, step.before.state, seat);
      Stream random(static_cast<std::uint64_t>(step.before.history.size()), "twins");
      Complaint leak = twins.take(step.action, other);
      for (int i = 0; i < kSteps && !leak && !twins.parted(); ++i) leak = twins.goOn(random);
      if (leak) {
        return "a secret shows after " + std::to_string(twins.course(0).size()) + " actions; " +
               game.text(step.action) + " | " + game.text(other) + ": " + *leak;
      }
    }
    return std::nullopt;
  });
}

/// Events tell no more than the views before and after: in a sample of the first that comes to the
/// second, the same is told.
Complaint eventsTellNoMoreThanTheViews(const Step& step) {
  const Game& game = step.before.game;
  Stream random(static_cast<std::uint64_t>(step.before.history.size()), "events");
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    if (!game.audience(step.before.state, step.action).includes(seat)) return std::nullopt;
    AnyState other = game.sample(game.view(step.before.state, seat), random);
    const Turn turn = game.turn(other);
    if (turn != step.before.turn) return std::nullopt;
    // In the sample the card may lie elsewhere, another seat may not hold it.
    const bool possible = step.action.isChance()
                              ? game.chance(other).source == step.action.source() &&
                                    game.chance(other).outcomes.contains(step.action.outcome())
                              : !game.refusal(other, step.action);
    if (!possible) return std::nullopt;
    EventLog log;
    game.apply(other, step.action, log);
    if (!game.equal(game.view(other, seat), game.view(step.after, seat))) return std::nullopt;
    if (seenBy(log.happenings, seat) == seenBy(step.happenings, seat)) return std::nullopt;
    return "events tell what the view doesn't";
  });
}

constexpr Property kStepProperties[] = {
    {"EventsCanBeSaid", nullptr, nullptr, eventsCanBeSaid},
    {"MovesAreOnTheTable", nullptr, nullptr, movesAreOnTheTable},
    {"MovesExplainThePieces", nullptr, nullptr, movesExplainThePieces},
    {"FacesGoWhereTheirMovesSay", nullptr, nullptr, facesGoWhereTheirMovesSay},
    {"ApplyingLeavesTheOriginalAlone", nullptr, nullptr, applyingLeavesTheOriginalAlone},
    {"SecretsShowNothing", nullptr, nullptr, secretsShowNothing},
    {"EventsTellNoMoreThanTheViews", nullptr, nullptr, eventsTellNoMoreThanTheViews},
};

}  // namespace

std::span<const Property> stepProperties() {
  return kStepProperties;
}

}  // namespace raindelay::conformance
