// A seat's knowledge, and the states that it leaves open.

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

constexpr OffenceSet kAll = OffenceSet::firstCards(kOffenceCards);

/// The cards on the plate and the bases, in the stacks, and out of the game by a brawl.
OffenceSet tableCards(const Board& board) {
  OffenceSet cards;
  if (board.atBat != kNoCard) cards.insert(board.atBat);
  for (const Card card : board.bases) {
    if (card != kNoCard) cards.insert(card);
  }
  for (const Card card : board.outsStack) cards.insert(card);
  for (const Card card : board.runsStack) cards.insert(card);
  for (const Card card : board.ejected) cards.insert(card);
  return cards;
}

bool dealt(const Board& board) {
  return board.phase > Phase::kLeftOut;
}

/// True if every card is in one place, and every team's cards are its own.
bool isWhole(const State& state) {
  const OffenceSet both = state.owned[0] | state.owned[1] | state.leftOut;
  const int sizes = state.owned[0].size() + state.owned[1].size() + state.leftOut.size();
  if (both.size() != sizes || (dealt(state) && sizes != kOffenceCards)) return false;
  OffenceSet placed = tableCards(state);
  int count = placed.size();
  for (std::size_t team = 0; team < 2; ++team) {
    const OffenceSet cards = state.deck[team].cards();
    if (!(cards - state.owned[team]).empty()) return false;
    if (!(state.known[team] - state.owned[team]).empty()) return false;
    placed = placed | cards;
    count += cards.size();
  }
  return placed.size() == count && placed == (state.owned[0] | state.owned[1]);
}

}  // namespace

View Rules::view(const State& state, Seat /*seat*/) const {
  View view;
  static_cast<Board&>(view) = state;
  view.shared = config_.sharedDeck;
  view.lineup = static_cast<std::uint8_t>(config_.lineup);
  view.innings = static_cast<std::uint8_t>(config_.innings);
  for (std::size_t team = 0; team < 2; ++team) {
    const Pile<kOffenceCards>& pile = state.deck[team];
    view.unknown[team] = static_cast<std::uint8_t>(pile.unknown().size());
    view.tail[team] = pile.tail();
    view.seenInDeck[team] = pile.unknown() & state.known[team];
  }
  view.leftOut = static_cast<std::uint8_t>(state.leftOut.size());
  return view;
}

/// Every way of sharing the unseen cards out is equally likely: the deal was even, and what was
/// turned since depended on the number of unseen cards alone.
State Rules::sample(const View& view, Stream& random) const {
  State state;
  static_cast<Board&>(state) = view;
  OffenceSet unseen = kAll - view.known[0] - view.known[1];
  for (std::size_t team = 0; team < 2; ++team) {
    const int missing = view.unknown[team] - view.seenInDeck[team].size();
    const OffenceSet guessed = unseen.take(missing, random);
    state.owned[team] = view.known[team] | guessed;
    (view.seenInDeck[team] | guessed).forEach([&](Card card) { state.deck[team].mixIn(card); });
    for (const Card card : view.tail[team]) state.deck[team].putUnder(card);
  }
  state.leftOut = unseen.take(view.leftOut, random);
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  return this->view(state, Seat(0)) == view && isWhole(state);
}

Standing Rules::result(const State& state) const {
  Standing standing;
  if (!config_.doubleheader) {
    const GameLine& game = state.games[0];
    standing.score = {game.team[0].runs, game.team[1].runs};
    standing.decided = state.phase == Phase::kOver && game.official();
  } else {
    for (const GameLine& game : state.games) {
      if (!game.official()) continue;
      const int lead = game.team[0].runs - game.team[1].runs;
      if (lead != 0) ++standing.score[lead > 0 ? 0 : 1];
      standing.decided = standing.decided || state.phase == Phase::kOver;
    }
  }
  if (!standing.decided) return standing;
  int lead = standing.score[0] - standing.score[1];
  if (lead == 0 && config_.doubleheader) {
    // A split doubleheader goes to the team with more runs in the games that count (ruling).
    for (const GameLine& game : state.games) {
      if (game.official()) lead += game.team[0].runs - game.team[1].runs;
    }
  }
  if (lead != 0) standing.winner = Seat(lead > 0 ? 0 : 1);
  return standing;
}

}  // namespace raindelay::cooperstown
