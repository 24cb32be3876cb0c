#include <algorithm>
#include <set>

#include "conformance.h"

namespace raindelay::conformance {

namespace {

bool seatToAct(const Moment& moment) {
  return moment.turn.kind == Turn::Kind::kSeat;
}

bool isLegal(const ActionList& legal, Action action) {
  return legal.contains(action);
}

// --- turns -------------------------------------------------------------------------------------

Complaint theTurnCanBeTaken(Moment& moment) {
  if (seatToAct(moment)) {
    if (moment.turn.seat.index() >= seatsOf(moment.game)) return "a seat that isn't at the table";
    if (moment.game.legal(moment.state).empty()) return "a seat has nothing to do";
  }
  if (moment.turn.kind == Turn::Kind::kChance) {
    const Draw draw = moment.game.chance(moment.state);
    if (draw.source < 0 || draw.source >= static_cast<int>(moment.game.info().sources.size())) {
      return "a draw from source " + std::to_string(draw.source);
    }
    if (draw.outcomes.empty()) return "a draw without outcomes";
  }
  return std::nullopt;
}

Complaint legalActionsAscend(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  const ActionList legal = moment.game.legal(moment.state);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i].isChance()) return "a seat is offered an outcome of chance";
    if (i > 0 && !(legal[i - 1] < legal[i])) {
      return moment.game.text(legal[i - 1]) + " stands before " + moment.game.text(legal[i]);
    }
  }
  return std::nullopt;
}

/// Actions like the legal ones, one or two bytes off, and wild ones.
std::vector<Action> neighbours(const ActionList& legal, Stream& random) {
  std::vector<Action> all;
  const auto byte = [&] {
    return static_cast<std::uint8_t>(random.below(4) == 0 ? random.below(256) : random.below(16));
  };
  for (const Action action : legal) {
    for (int i = 0; i < 6; ++i) {
      Action other = action;
      switch (random.below(4)) {
        case 0:
          other.verb = byte();
          break;
        case 1:
          other.a = byte();
          break;
        case 2:
          other.b = byte();
          break;
        default:
          other.c = byte();
      }
      all.push_back(other);
    }
  }
  for (int i = 0; i < 40; ++i) all.push_back({byte(), byte(), byte(), 0});
  all.push_back(Action::chance(0, Card(0)));
  return all;
}

Complaint legalIsWhatIsNotRefused(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  const Game& game = moment.game;
  const ActionList legal = game.legal(moment.state);
  for (const Action action : legal) {
    if (game.refusal(moment.state, action)) return "legal and refused: " + game.text(action);
  }
  for (const Action action : neighbours(legal, moment.random)) {
    if (isLegal(legal, action) || game.refusal(moment.state, action)) continue;
    return "neither legal nor refused: " + std::to_string(action.verb) + " " +
           std::to_string(action.a) + " " + std::to_string(action.b) + " " +
           std::to_string(action.c);
  }
  return std::nullopt;
}

Complaint refusalsCanBeSaid(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  const GameInfo& info = moment.game.info();
  for (const Action action : neighbours(moment.game.legal(moment.state), moment.random)) {
    const auto refusal = moment.game.refusal(moment.state, action);
    if (!refusal) continue;
    if (refusal->id >= info.refusals.size()) return "refusal " + std::to_string(refusal->id);
    if (auto fault = faultOf(info, info.refusals[refusal->id].text, refusal->values)) return fault;
  }
  return std::nullopt;
}

// --- notation ----------------------------------------------------------------------------------

Complaint textIsReadBack(const Game& game, Action action) {
  const std::string text = game.text(action);
  if (text.empty()) return "an action without text";
  const auto read = game.parse(text);
  if (!read) return "can't be read back: " + text;
  if (*read != action) return "is read as " + game.text(*read) + ": " + text;
  return std::nullopt;
}

Complaint textsAreReadBack(Moment& moment) {
  if (seatToAct(moment)) {
    for (const Action action : moment.game.legal(moment.state)) {
      if (auto complaint = textIsReadBack(moment.game, action)) return complaint;
    }
  }
  if (moment.turn.kind == Turn::Kind::kChance) {
    const Draw draw = moment.game.chance(moment.state);
    Complaint first;
    draw.outcomes.forEach([&](Card outcome) {
      const Action action = Action::chance(draw.source, outcome);
      if (!first) first = textIsReadBack(moment.game, action);
      const std::string name(moment.game.info().sources[static_cast<std::size_t>(draw.source)].id);
      if (!first && !moment.game.text(action).starts_with(name + " ")) {
        first = "a chance line begins with its source, " + name + ": " + moment.game.text(action);
      }
    });
    return first;
  }
  return std::nullopt;
}

Complaint textsAreUnique(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  std::set<std::string> texts;
  for (const Action action : moment.game.legal(moment.state)) {
    if (!texts.insert(moment.game.text(action)).second) return "twice: " + moment.game.text(action);
  }
  return std::nullopt;
}

/// Damaged text is an unknown action or a known one, never a third thing.
Complaint damagedTextIsHarmless(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  for (const Action action : moment.game.legal(moment.state)) {
    std::string text = moment.game.text(action);
    const int at = moment.random.below(static_cast<int>(text.size()));
    switch (moment.random.below(4)) {
      case 0:
        text.erase(static_cast<std::size_t>(at));
        break;
      case 1:
        text[static_cast<std::size_t>(at)] = static_cast<char>(moment.random.below(256));
        break;
      case 2:
        text.insert(static_cast<std::size_t>(at), 1, ' ');
        break;
      default:
        text += " x";
    }
    const auto read = moment.game.parse(text);
    if (read && moment.game.parse(moment.game.text(*read)) != read) {
      return "\"" + text + "\" is read as something that has no text";
    }
  }
  return std::nullopt;
}

// --- views -------------------------------------------------------------------------------------

Complaint legalDependsOnTheViewAlone(Moment& moment) {
  if (!seatToAct(moment)) return std::nullopt;
  const Game& game = moment.game;
  const AnyView view = game.view(moment.state, moment.turn.seat);
  const AnyState other = game.sample(view, moment.random);
  if (game.turn(other) != moment.turn) return "whose turn it is can't be told from the view";
  const ActionList legal = game.legal(moment.state);
  if (game.legal(other) != legal) return "legal() can't be told from the view";
  for (const Action action : neighbours(legal, moment.random)) {
    if (game.refusal(other, action) != game.refusal(moment.state, action)) {
      return "refusal() can't be told from the view";
    }
  }
  return std::nullopt;
}

Complaint viewsDontLeak(Moment& moment) {
  return forEachSeat(moment.game, [&](Seat seat) -> Complaint {
    const Game& game = moment.game;
    const AnyView view = game.view(moment.state, seat);
    const AnyState other = game.sample(view, moment.random);
    if (!game.equal(game.view(other, seat), view)) {
      return "a state that the view leaves open has another view";
    }
    return std::nullopt;
  });
}

Complaint statesAreConsistentWithTheirViews(Moment& moment) {
  return forEachSeat(moment.game, [&](Seat seat) -> Complaint {
    const Game& game = moment.game;
    const AnyView view = game.view(moment.state, seat);
    if (!game.consistent(view, moment.state)) return "the state isn't consistent with its view";
    if (!game.consistent(view, game.sample(view, moment.random))) {
      return "a sample isn't consistent with the view";
    }
    return std::nullopt;
  });
}

Complaint consistentMeansTheSameView(Moment& moment) {
  return forEachSeat(moment.game, [&](Seat seat) -> Complaint {
    const Game& game = moment.game;
    const AnyView view = game.view(moment.state, seat);
    for (const AnyState& other : moment.earlier) {
      if (game.consistent(view, other) && !game.equal(game.view(other, seat), view)) {
        return "a state that looks different is called consistent";
      }
    }
    return std::nullopt;
  });
}

Complaint samplesAreReproducible(Moment& moment) {
  return forEachSeat(moment.game, [&](Seat seat) -> Complaint {
    const AnyView view = moment.game.view(moment.state, seat);
    Stream one(moment.random.next(), "sample");
    Stream two = one;
    if (!moment.game.equal(moment.game.sample(view, one), moment.twin.sample(view, two))) {
      return "equal streams give different samples";
    }
    if (one.next() != two.next()) return "equal streams are used up differently";
    return std::nullopt;
  });
}

/// A sampled state is a state like any: it can be played to its end.
Complaint samplesCanBePlayed(Moment& moment) {
  const auto seat = Seat(moment.random.below(seatsOf(moment.game)));
  AnyState state = moment.game.sample(moment.game.view(moment.state, seat), moment.random);
  for (int step = 0; step < 60; ++step) {
    const Turn turn = moment.game.turn(state);
    if (turn.kind == Turn::Kind::kOver) return std::nullopt;
    EventLog log;
    if (turn.kind == Turn::Kind::kChance) {
      const Draw draw = moment.game.chance(state);
      if (draw.outcomes.empty()) return "a sample comes to a draw without outcomes";
      const int rank = moment.random.below(draw.outcomes.size());
      moment.game.apply(state, Action::chance(draw.source, draw.outcomes.nth(rank)), log);
    } else {
      const ActionList legal = moment.game.legal(state);
      if (legal.empty()) return "in a sample a seat comes to have nothing to do";
      const int rank = moment.random.below(static_cast<int>(legal.size()));
      moment.game.apply(state, legal[static_cast<std::size_t>(rank)], log);
    }
  }
  return std::nullopt;
}

// --- the whole match ---------------------------------------------------------------------------

Complaint replayIsEqual(Moment& moment) {
  const bool over = moment.turn.kind == Turn::Kind::kOver;
  if (!over && moment.random.below(8) != 0) return std::nullopt;
  AnyState state = moment.twin.initial();
  EventLog log;
  for (const Action action : moment.history) moment.twin.apply(state, action, log);
  if (!moment.game.equal(state, moment.state)) return "the same actions lead elsewhere";
  return std::nullopt;
}

Complaint theMatchEnds(Moment& moment) {
  if (moment.turn.kind == Turn::Kind::kOver) return std::nullopt;
  return "not over after " + std::to_string(moment.history.size()) + " actions";
}

Complaint resultsAreSettledAtTheEnd(Moment& moment) {
  const Standing standing = moment.game.result(moment.state);
  const bool over = moment.turn.kind == Turn::Kind::kOver;
  if (standing.decided && !over) return "decided before it is over";
  if (standing.winner && !standing.decided) return "a winner of what isn't decided";
  if (standing.winner && standing.winner->index() >= seatsOf(moment.game)) return "no such winner";
  if (standing != moment.twin.result(moment.state)) return "the result changes when asked again";
  return std::nullopt;
}

Complaint figuresAreAlwaysTheSame(Moment& moment) {
  const auto ids = [&](const AnyState& state, std::span<const Event> told) {
    std::vector<std::string> all;
    for (const Figure& figure : moment.game.figures(state, told)) all.emplace_back(figure.id);
    return all;
  };
  EventLog log;
  AnyState state = moment.game.initial();
  const auto atFirst = ids(state, {});
  for (const Action action : moment.history) moment.game.apply(state, action, log);
  std::vector<Event> told;
  for (const Happening& happening : log.happenings) {
    if (const auto* event = std::get_if<Event>(&happening)) told.push_back(*event);
  }
  if (ids(moment.state, told) != atFirst) return "figures change their ids";
  if (std::set(atFirst.begin(), atFirst.end()).size() != atFirst.size()) return "a figure twice";
  return std::nullopt;
}

/// A figure shown under a name that is never counted would be missing silently.
Complaint figuresShownAreCounted(Moment& moment) {
  const auto counted = moment.game.figures(moment.state, {});
  for (const FigureInfo& shown : moment.game.info().figures) {
    const auto same = [&](const Figure& figure) { return figure.id == shown.id; };
    if (std::none_of(counted.begin(), counted.end(), same)) {
      return "nothing is counted as " + std::string(shown.id);
    }
  }
  return std::nullopt;
}

constexpr Property kMomentProperties[] = {
    {"TheTurnCanBeTaken", theTurnCanBeTaken},
    {"LegalActionsAscend", legalActionsAscend},
    {"LegalIsWhatIsNotRefused", legalIsWhatIsNotRefused},
    {"RefusalsCanBeSaid", refusalsCanBeSaid},
    {"TextsAreReadBack", textsAreReadBack},
    {"TextsAreUnique", textsAreUnique},
    {"DamagedTextIsHarmless", damagedTextIsHarmless},
    {"LegalDependsOnTheViewAlone", legalDependsOnTheViewAlone},
    {"ViewsDontLeak", viewsDontLeak},
    {"StatesAreConsistentWithTheirViews", statesAreConsistentWithTheirViews},
    {"ConsistentMeansTheSameView", consistentMeansTheSameView},
    {"SamplesAreReproducible", samplesAreReproducible},
    {"SamplesCanBePlayed", samplesCanBePlayed},
    {"ReplayIsEqual", replayIsEqual},
    {"TheMatchEnds", nullptr, theMatchEnds},
    {"ResultsAreSettledAtTheEnd", resultsAreSettledAtTheEnd},
    {"FiguresAreAlwaysTheSame", figuresAreAlwaysTheSame},
    {"FiguresShownAreCounted", figuresShownAreCounted},
};

}  // namespace

std::span<const Property> momentProperties() {
  return kMomentProperties;
}

}  // namespace raindelay::conformance
