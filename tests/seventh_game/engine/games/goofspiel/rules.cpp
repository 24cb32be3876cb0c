#include "games/goofspiel/rules.h"

#include <array>
#include <utility>

#include "core/teller.h"
#include "deck/reader.h"
#include "games/goofspiel/refusals.h"

namespace raindelay::goofspiel {

static_assert(raindelay::Rules<Rules>);

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  constexpr std::array<std::string_view, 3 * kCards> kCodes{
      "p1", "p2", "p3", "p4", "p5", "p6", "p7", "r1", "r2", "r3", "r4",
      "r5", "r6", "r7", "b1", "b2", "b3", "b4", "b5", "b6", "b7"};
  if (const auto error = deck::missingCard(tables, "Goofspiel", kCodes)) return *error;
  return Rules(options.isOn("prizes-wait"));
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kTurnUp:
      return Turn::chance();
    case Phase::kOver:
      return Turn::over();
    default:
      return Turn::of(Seat(state.phase == Phase::kBid ? 0 : 1));
  }
}

Draw Rules::chance(const State& state) const {
  return {kPrizeSource, state.pack.widenedTo<128>()};
}

// --- what is allowed ---------------------------------------------------------------------------

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  const Turn now = turn(state);
  if (now.kind == Turn::Kind::kOver) return refused(RefusalId::kOver);
  const bool bid = action.verb == 0 && action.a < kCards && action.b == 0 && action.c == 0;
  if (!bid) return refused(RefusalId::kUnknown);
  if (now.kind == Turn::Kind::kChance) return refused(RefusalId::kTurnUpFirst);
  if (state.of(now.seat).bids.contains(Card(action.a))) return std::nullopt;
  return refused(RefusalId::kSpent, bidFace(now.seat, action.a));
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  const Turn now = turn(state);
  if (now.kind != Turn::Kind::kSeat) return list;
  state.of(now.seat).bids.forEach([&](Card card) {
    list.push_back(Action{0, static_cast<std::uint8_t>(card.index())});
  });
  return list;
}

// --- what happens ------------------------------------------------------------------------------

namespace {

/// Carries out one action on a state.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::move;
  using Base::tell;

 public:
  Play(bool waits, State& state, Sink& sink) : Base(sink), waits_(waits), s_(state) {}

  void turnUp(Card prize) {
    s_.pack.erase(prize);
    s_.stake.push_back(prize);
    s_.phase = Phase::kBid;
    move(prizeFace(prize.index()), places::kPack, places::kStake);
    tell(TurnedUp{prizeFace(prize.index()), s_.atStake()});
  }

  void bid(Card card) {
    lay(kFirst, card);
    s_.bid = card;
    s_.phase = Phase::kAnswer;
  }

  void answer(Card card) {
    lay(kOther, card);
    const Card first = s_.bid;
    s_.bid = Card();
    show(kFirst, first);
    show(kOther, card);
    tell(Shown{kFirst, bidFace(kFirst, first.index()), kOther, bidFace(kOther, card.index())});
    settle(first, card);
    s_.phase = s_.pack.empty() ? Phase::kOver : Phase::kTurnUp;
    if (s_.phase == Phase::kOver) end();
  }

 private:
  static constexpr Seat kFirst{0};
  static constexpr Seat kOther{1};

  void lay(Seat seat, Card card) {
    move(bidFace(seat, card.index()), handPlace(seat), bidPlace(seat),
         s_.of(seat).bids.rankOf(card), Move::kTop, Audience::only(seat));
  }

  void show(Seat seat, Card card) {
    s_.of(seat).bids.erase(card);
    move(bidFace(seat, card.index()), bidPlace(seat), bidPlace(seat), 0, 0);
  }

  /// The higher bid takes the prizes; both bids are spent (rules 2.3 to 2.5).
  void settle(Card first, Card other) {
    if (first != other) {
      take(first > other ? kFirst : kOther);
    } else if (waits_ && !s_.pack.empty()) {
      tell(Waits{});
    } else {
      lose();
    }
    for (const auto& [seat, card] : {std::pair(kFirst, first), std::pair(kOther, other)}) {
      s_.of(seat).spent.push_back(card);
      move(bidFace(seat, card.index()), bidPlace(seat), spentPlace(seat));
    }
  }

  void take(Seat by) {
    tell(Takes{by, s_.atStake()});
    moveStake(s_.of(by).won, wonPlace(by));
  }

  void lose() {
    tell(Lost{});
    moveStake(s_.out, places::kOut);
  }

  void moveStake(FixedVector<Card, kCards>& pile, Place to) {
    while (!s_.stake.empty()) {
      const Card prize = s_.stake.back();
      s_.stake.pop_back();
      pile.push_back(prize);
      move(prizeFace(prize.index()), places::kStake, to);
    }
  }

  void end() {
    const int lead = s_.points(kFirst) - s_.points(kOther);
    const Seat winner = lead > 0 ? kFirst : kOther;
    if (lead == 0) {
      tell(Tied{s_.points(kFirst)});
    } else {
      tell(Won{winner, s_.points(winner), s_.points(winner.other())});
    }
  }

  bool waits_;
  State& s_;
};

}  // namespace

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink> play(waits_, state, sink);
  if (action.isChance()) return play.turnUp(action.outcome());
  if (state.phase == Phase::kBid) return play.bid(Card(action.a));
  play.answer(Card(action.a));
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

Standing Rules::result(const State& state) const {
  Standing standing;
  standing.score = {state.points(Seat(0)), state.points(Seat(1))};
  standing.decided = state.phase == Phase::kOver;
  const int lead = standing.score[0] - standing.score[1];
  if (standing.decided && lead != 0) standing.winner = Seat(lead > 0 ? 0 : 1);
  return standing;
}

std::vector<Figure> Rules::figures(const Book& book) const {
  std::array<double, 2> taken{};
  int waited = 0;
  for (const Book::Round& round : book.rounds()) {
    if (round.by) ++taken[static_cast<std::size_t>(round.by->index())];
    waited += round.by ? 0 : 1;
  }
  return {figureOfSides("points", book.points(Seat(0)), book.points(Seat(1))),
          figureOfSides("prizes", taken[0], taken[1]),
          {"equal-bids", static_cast<double>(waited)}};
}

// --- what a seat knows -------------------------------------------------------------------------

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<State&>(view) = state;
  view.seat = seat;
  if (seat != Seat(0)) view.bid = Card();
  return view;
}

State Rules::sample(const View& view, Stream& random) const {
  State state = view;
  if (view.phase == Phase::kAnswer && view.seat != Seat(0)) {
    const Cards& bids = state.of(Seat(0)).bids;
    state.bid = bids.nth(random.below(bids.size()));
  }
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  if (this->view(state, view.seat) != view) return false;
  return state.phase == Phase::kAnswer ? state.of(Seat(0)).bids.contains(state.bid)
                                       : state.bid == Card();
}

}  // namespace raindelay::goofspiel
