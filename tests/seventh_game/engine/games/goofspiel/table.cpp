// Notation, and the table as a view shows it: pieces, gestures, what may be tried.

#include <algorithm>
#include <array>

#include "core/notation.h"
#include "games/goofspiel/rules.h"

namespace raindelay::goofspiel {

namespace {

constexpr std::array<std::string_view, kCards> kWorths{"1", "2", "3", "4", "5", "6", "7"};
constexpr std::array<VerbInfo, 1> kVerbs{{{"bid", RD_TEXT("Goofspiel", "Bid %1"), kWorths}}};
constexpr std::array<Codes, 1> kOutcomes{{kWorths}};
constexpr Notation kNotation{kVerbs, kOutcomes};

/// The seat's bids but for the one that lies face down.
Cards inHand(const View& view, Seat seat) {
  Cards bids = view.of(seat).bids;
  // The other seat is shown one card less: which one, nobody can tell.
  if (view.phase == Phase::kAnswer && seat == Seat(0)) {
    bids.erase(view.seat == seat ? view.bid : bids.nth(0));
  }
  return bids;
}

}  // namespace

Audience Rules::audience(Action action) {
  return action.isChance() ? Audience::everybody() : Audience::nobody();
}

std::string Rules::text(Action action) {
  return kNotation.text(info(), action);
}

std::optional<Action> Rules::parse(std::string_view text) {
  return kNotation.parse(info(), text);
}

Sentence Rules::label(Action action) {
  return {kNotation.label(action), {Value::of(action.a + 1)}};
}

std::string Rules::faceCode(Face face) {
  constexpr std::array<std::string_view, 3> kLetters{"p", "r", "b"};
  return std::string(kLetters[face.kind]) +
         std::string(kWorths[static_cast<std::size_t>(face.number)]);
}

std::vector<Piece> Rules::pieces(const View& view) {
  PieceList pieces;
  pieces.addBacks(kPrize, places::kPack, view.pack.size());
  const auto addPrizes = [&](const auto& prizes, Place place) {
    for (const Card prize : prizes) pieces.add(prizeFace(prize.index()), place);
  };
  addPrizes(view.stake, places::kStake);
  addPrizes(view.out, places::kOut);
  for (const Seat seat : {Seat(0), Seat(1)}) {
    const bool own = view.seat == seat;
    inHand(view, seat).forEach([&](Card card) {
      pieces.add(bidFace(seat, own ? card.index() : Face::kUnknown), handPlace(seat));
    });
    addPrizes(view.of(seat).won, wonPlace(seat));
    for (const Card card : view.of(seat).spent) {
      pieces.add(bidFace(seat, card.index()), spentPlace(seat));
    }
  }
  if (view.phase == Phase::kAnswer) {
    const bool own = view.seat == Seat(0);
    pieces.add(bidFace(Seat(0), own ? view.bid.index() : Face::kUnknown), bidPlace(Seat(0)));
  }
  return pieces.take();
}

/// The card in the hand, or where it is spent: to try it is to be told why not.
Gesture Rules::gesture(const View& view, Action action) {
  const Side& side = view.of(view.seat);
  const Card card(action.a);
  if (side.bids.contains(card)) {
    return Gesture::put(handPlace(view.seat), side.bids.rankOf(card), bidPlace(view.seat));
  }
  const auto order = std::find(side.spent.begin(), side.spent.end(), card) - side.spent.begin();
  return Gesture::put(spentPlace(view.seat), static_cast<int>(order), bidPlace(view.seat));
}

std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> all;
  if (view.phase != Phase::kBid && view.phase != Phase::kAnswer) return all;
  for (std::uint8_t i = 0; i < kCards; ++i) all.push_back({0, i});
  return all;
}

std::vector<Fact> Rules::facts(const View& view) {
  std::vector<Fact> facts{{"stake", std::to_string(view.atStake())},
                          {"prizes-to-come", std::to_string(view.pack.size())}};
  for (const Seat seat : {Seat(0), Seat(1)}) {
    const std::string of = '.' + std::to_string(seat.index());
    facts.push_back({"bids" + of, codesOf(view.of(seat).bids, kWorths)});
    facts.push_back({"won" + of, codesOf(view.of(seat).won, kWorths)});
    facts.push_back({"points" + of, std::to_string(view.points(seat))});
  }
  return facts;
}

}  // namespace raindelay::goofspiel
