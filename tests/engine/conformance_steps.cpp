#include <algorithm>
#include <map>

#include "conformance.h"
#include "support/twins.h"

namespace raindelay::conformance {

namespace {

template <class Check>
Complaint forEachSeat(const Game& game, Check check) {
  for (int seat = 0; seat < seatsOf(game); ++seat) {
    if (auto complaint = check(Seat(seat))) {
      return *complaint + " (seat " + std::to_string(seat) + ")";
    }
  }
  return std::nullopt;
}

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
    for (const Text& wording : kind.wordings) {
      if (auto fault = faultOf(info, wording, event->values)) return name + *fault;
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

using Counts = std::map<std::pair<int, int>, int>;  ///< by place and kind

Counts countsOf(const std::vector<Piece>& pieces) {
  Counts counts;
  for (const Piece& piece : pieces) ++counts[{piece.place.index(), piece.face.kind}];
  return counts;
}

std::string differenceOf(const GameInfo& info, const Counts& moved, Counts real) {
  for (const auto& [key, count] : moved) real[key] -= count;
  std::string text;
  for (const auto& [key, difference] : real) {
    if (difference == 0) continue;
    text += " " + std::string(info.places[static_cast<std::size_t>(key.first)].id) + " " +
            (difference > 0 ? "+" : "") + std::to_string(difference);
  }
  return text;
}

Complaint movesExplainThePieces(const Step& step) {
  const Game& game = step.before.game;
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    Counts counts = countsOf(game.pieces(game.view(step.before.state, seat)));
    for (const Happening& happening : seenBy(step.happenings, seat)) {
      const auto* move = std::get_if<Move>(&happening);
      if (move == nullptr) continue;
      int& from = counts[{move->from.index(), move->face.kind}];
      if (--from < 0) {
        return "a piece moves from " +
               std::string(game.info().places[static_cast<std::size_t>(move->from.index())].id) +
               ", where there is none";
      }
      ++counts[{move->to.index(), move->face.kind}];
    }
    const std::string left =
        differenceOf(game.info(), counts, countsOf(game.pieces(game.view(step.after, seat))));
    if (!left.empty()) return "moves don't explain:" + left;
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
  // Who sinks the events changes nothing: NoEvents is used by simulations, see the typed suites.
  AnyState third = step.before.state;
  EventLog other;
  step.before.twin.apply(third, step.action, other);
  if (!game.equal(third, step.after)) return "another object of the same game applies it otherwise";
  return std::nullopt;
}

/// Who isn't told of an action sees the same whichever it was, then and as long as nothing shows
/// it.
Complaint secretsShowNothing(const Step& step) {
  constexpr std::size_t kAlternatives = 4;
  constexpr int kSteps = 40;
  const Game& game = step.before.game;
  return forEachSeat(game, [&](Seat seat) -> Complaint {
    if (!test::isSecret(game, step.before.turn, step.action, seat)) return std::nullopt;
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
    if (!game.audience(step.action).includes(seat)) return std::nullopt;
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

constexpr Property kProperties[] = {
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
  return kProperties;
}

}  // namespace raindelay::conformance
