#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "conformance.h"

namespace raindelay::conformance {

namespace {

/// A die or a token shows a face that others may show, too; a card is there once.
bool facesAreUnique(std::string_view kind) {
  return kind.find("dice") == std::string_view::npos &&
         kind.find("token") == std::string_view::npos;
}

template <class Check>
Complaint forEachView(const Moment& moment, Check check) {
  return forEachSeat(moment.game, [&](Seat seat) {
    const AnyView view = moment.game.view(moment.state, seat);
    return check(view, moment.game.pieces(view));
  });
}

Complaint piecesAreOfTheGame(Moment& moment) {
  const GameInfo& info = moment.game.info();
  return forEachView(moment, [&](const AnyView&, const std::vector<Piece>& pieces) -> Complaint {
    for (const Piece& piece : pieces) {
      if (auto fault = faultOf(info, Value::of(piece.face))) return fault;
      if (auto fault = faultOf(info, Value::of(piece.place))) return fault;
      if (piece.face.known() && moment.game.faceCode(piece.face).empty()) {
        return "a face without a code: " + std::to_string(piece.face.number);
      }
      if (piece.turns > 3) return "a piece turned too far";
    }
    return std::nullopt;
  });
}

Complaint piecesStayInTheBox(Moment& moment) {
  const auto kindsOf = [&](const std::vector<Piece>& pieces) {
    std::map<int, int> count;
    for (const Piece& piece : pieces) ++count[piece.face.kind];
    return count;
  };
  const AnyView first = moment.game.view(moment.game.initial(), Seat(0));
  const auto atFirst = kindsOf(moment.game.pieces(first));
  return forEachView(moment, [&](const AnyView&, const std::vector<Piece>& pieces) -> Complaint {
    const auto now = kindsOf(pieces);
    if (now == atFirst) return std::nullopt;
    std::string complaint = "pieces came or went:";
    for (const auto& [kind, count] : now) {
      complaint += " " + std::to_string(count) + " of kind " + std::to_string(kind);
    }
    return complaint;
  });
}

Complaint noCardIsThereTwice(Moment& moment) {
  const GameInfo& info = moment.game.info();
  return forEachView(moment, [&](const AnyView&, const std::vector<Piece>& pieces) -> Complaint {
    std::set<std::pair<int, int>> faces;
    for (const Piece& piece : pieces) {
      if (!piece.face.known() || !facesAreUnique(info.pieceKinds[piece.face.kind])) continue;
      if (!faces.insert({piece.face.kind, piece.face.number}).second) {
        return "twice on the table: " + moment.game.faceCode(piece.face);
      }
    }
    return std::nullopt;
  });
}

Complaint placesAreCountedFromTheBottom(Moment& moment) {
  const GameInfo& info = moment.game.info();
  return forEachView(moment, [&](const AnyView&, const std::vector<Piece>& pieces) -> Complaint {
    std::map<int, std::vector<int>> orders;
    for (const Piece& piece : pieces) orders[piece.place.index()].push_back(piece.order);
    for (auto& [place, list] : orders) {
      std::sort(list.begin(), list.end());
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == static_cast<int>(i)) continue;
        return "gaps or doubles in " + std::string(info.places[static_cast<std::size_t>(place)].id);
      }
    }
    return std::nullopt;
  });
}

Complaint factsAreNamed(Moment& moment) {
  return forEachView(moment, [&](const AnyView& view, const std::vector<Piece>&) -> Complaint {
    std::set<std::string> keys;
    for (const Fact& fact : moment.game.facts(view)) {
      if (fact.key.empty()) return "a fact without a name";
      if (!keys.insert(fact.key).second) return "a fact twice: " + fact.key;
    }
    if (keys.empty()) return "no facts";
    return std::nullopt;
  });
}

/// Where a game says where in a match one is, all of it can be said.
Complaint situationsCanBeSaid(Moment& moment) {
  return forEachView(moment, [&](const AnyView& view, const std::vector<Piece>&) -> Complaint {
    const Situation situation = moment.game.situation(view);
    if (situation.part.empty()) return std::nullopt;
    if (situation.number < 0) return "a part before the first";
    if (auto fault = faultOf(moment.game.info(), situation.when.text, situation.when.values)) {
      return fault;
    }
    for (const Sentence& one : situation.words) {
      if (auto fault = faultOf(moment.game.info(), one.text, one.values)) return fault;
    }
    return std::nullopt;
  });
}

Complaint labelsCanBeSaid(Moment& moment) {
  if (moment.turn.kind != Turn::Kind::kSeat) return std::nullopt;
  for (const Action action : moment.game.legal(moment.state)) {
    const Sentence label = moment.game.label(action);
    if (auto fault = faultOf(moment.game.info(), label.text, label.values)) {
      return *fault + " (" + moment.game.text(action) + ")";
    }
  }
  return std::nullopt;
}

Complaint gesturesTakeAPieceThatIsThere(Moment& moment) {
  if (moment.turn.kind != Turn::Kind::kSeat) return std::nullopt;
  const GameInfo& info = moment.game.info();
  const AnyView view = moment.game.view(moment.state, moment.turn.seat);
  const std::vector<Piece> pieces = moment.game.pieces(view);
  const auto top = [&](Place place) {
    int count = 0;
    for (const Piece& piece : pieces) count += piece.place == place ? 1 : 0;
    return count - 1;
  };
  for (const Action action : moment.game.legal(moment.state)) {
    const Gesture gesture = moment.game.gesture(view, action);
    if (gesture.kind == Gesture::Kind::kButton) continue;
    const std::string what = " (" + moment.game.text(action) + ")";
    if (auto fault = faultOf(info, Value::of(gesture.to))) return *fault + what;
    const bool there = std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
      return piece.place == gesture.from && piece.order == gesture.order;
    });
    if (!there) return "the gesture takes a piece that isn't there" + what;
    if (gesture.symmetric && (gesture.order != top(gesture.from) || top(gesture.to) < 0)) {
      return "a symmetric gesture is between two top pieces" + what;
    }
  }
  return std::nullopt;
}

/// The same gesture may mean two actions (the player is then asked which): their labels tell them
/// apart. So do those of two buttons.
Complaint gesturesAndLabelsTellActionsApart(Moment& moment) {
  if (moment.turn.kind != Turn::Kind::kSeat) return std::nullopt;
  const AnyView view = moment.game.view(moment.state, moment.turn.seat);
  std::vector<std::tuple<Gesture, std::string, Values>> known;
  for (const Action action : moment.game.legal(moment.state)) {
    const Sentence label = moment.game.label(action);
    std::tuple<Gesture, std::string, Values> one{moment.game.gesture(view, action),
                                                 label.text.source, label.values};
    if (std::find(known.begin(), known.end(), one) != known.end()) {
      return "can't be told from another action: " + moment.game.text(action);
    }
    known.push_back(std::move(one));
  }
  return std::nullopt;
}

constexpr Property kTableProperties[] = {
    {"PiecesAreOfTheGame", piecesAreOfTheGame},
    {"PiecesStayInTheBox", piecesStayInTheBox},
    {"NoCardIsThereTwice", noCardIsThereTwice},
    {"PlacesAreCountedFromTheBottom", placesAreCountedFromTheBottom},
    {"FactsAreNamed", factsAreNamed},
    {"SituationsCanBeSaid", situationsCanBeSaid},
    {"LabelsCanBeSaid", labelsCanBeSaid},
    {"GesturesTakeAPieceThatIsThere", gesturesTakeAPieceThatIsThere},
    {"GesturesAndLabelsTellActionsApart", gesturesAndLabelsTellActionsApart},
};

}  // namespace

std::span<const Property> tableProperties() {
  return kTableProperties;
}

}  // namespace raindelay::conformance
