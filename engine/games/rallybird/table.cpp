// The table as a view shows it: pieces, gestures, what may be tried.

#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

/// The plays: in the hand, beside the plate, set aside. To the defence the secret ones are backs,
/// and those missing from the hand could be any.
void addPlays(const View& view, PieceList& pieces) {
  const auto add = [&](std::optional<Card> play, Place place) {
    pieces.add(faceOf(Kind::kPlay, play ? play->index() : Face::kUnknown), place);
  };
  const bool aside = view.phase != Phase::kSetAside;
  if (aside) add(view.aside, places::kAside);
  if (view.laid()) add(view.chosen, places::kPlay);
  const Place hand = placeOf(places::kHand, view.batting().index());
  if (view.seat == view.batting()) {
    view.hand().forEach([&](Card play) { add(play, hand); });
    return;
  }
  const int count = view.deck.size() - (aside ? 1 : 0) - (view.laid() ? 1 : 0);
  pieces.addBacks(static_cast<std::uint8_t>(Kind::kPlay), hand, count);
}

/// The cubes of both teams: on the field, or in the dugout.
void addRunners(const View& view, PieceList& pieces) {
  for (int base = 0; base < 4; ++base) {
    const int cube = view.cubes[static_cast<std::size_t>(base)];
    if (cube != 0) pieces.add(runnerFace(view.batting(), cube), basePlace(base));
  }
  for (const Seat team : {Seat(0), Seat(1)}) {
    for (int cube = 1; cube <= kCubes; ++cube) {
      if (team == view.batting() && onField(view, cube)) continue;
      pieces.add(runnerFace(team, cube), placeOf(places::kDugout, team.index()));
    }
  }
}

Gesture playGesture(const View& view, Card play) {
  if (view.aside == play) return Gesture::put(places::kAside, 0, places::kPlay);
  return Gesture::put(placeOf(places::kHand, view.seat.index()), view.hand().rankOf(play),
                      places::kPlay);
}

Gesture gloveGesture(const View& view, int glove, int zone) {
  if (glove == kNoGlove) return Gesture::button();
  return Gesture::put(glovePlace(view.glove(glove).at), gloveOrder(view, glove),
                      placeOf(places::kZone, zone));
}

}  // namespace

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  addPlays(view, pieces);
  for (int glove = 0; glove < kGloves; ++glove) {
    const Glove& one = view.glove(glove);
    pieces.add(gloveFace(glove, one.back), glovePlace(one.at));
  }
  for (int die = 0; die < 2; ++die) {
    pieces.add(dieFace(die, view.dice[static_cast<std::size_t>(die)]), places::kDice);
  }
  addRunners(view, pieces);
  pieces.add(faceOf(Kind::kBird, 0), birdPlace(view));
  return pieces.take();
}

Gesture Rules::gesture(const View& view, Action action) {
  switch (verbOf(action)) {
    case Verb::kPlay:
      return playGesture(view, Card(action.a));
    case Verb::kPlace:
      return gloveGesture(view, action.b, action.a);
    case Verb::kReroll:
      return Gesture::put(birdPlace(view), 0, places::kDice);
    default:
      return Gesture::button();
  }
}

std::optional<Arrangement> Rules::arrangement(const View& view) const {
  if (view.phase != Phase::kPlace || view.seat != view.fielding()) return std::nullopt;
  Arrangement arrangement;
  for (int zone = 0; zone < kZones; ++zone) {
    for (int glove = 0; glove < kGloves; ++glove) {
      if (view.glove(glove).at != Glove::kHeld) continue;
      const Action action = act(Verb::kPlace, zone, glove);
      arrangement.parts.push_back({action, gesture(view, action)});
    }
  }
  arrangement.least = arrangement.most = view.glovesAt(Glove::kHeld);
  arrangement.begun = view.nextZone > 0;
  return arrangement;
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  const auto each = [&](Verb verb, int count) {
    for (int i = 0; i < count; ++i) all.push_back(act(verb, i));
  };
  switch (view.phase) {
    case Phase::kKeepIcon:
      each(Verb::kKeepIcon, kIconGloves);
      break;
    case Phase::kPlay:
      view.deck.forEach([&](Card play) { all.push_back(act(Verb::kPlay, play.index())); });
      break;
    case Phase::kPlace:
      for (int i = 0; i <= kNoGlove; ++i) all.push_back(act(Verb::kPlace, view.nextZone, i));
      break;
    case Phase::kBird:
      return {act(Verb::kReroll), act(Verb::kStand)};
    case Phase::kWear:
      each(Verb::kWear, kZones);
      break;
    default:
      break;
  }
  return all;
}

}  // namespace raindelay::rallybird
