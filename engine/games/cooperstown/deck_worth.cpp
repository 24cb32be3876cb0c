#include "games/cooperstown/deck_worth.h"

#include "core/luck.h"
#include "games/cooperstown/coach.h"

namespace raindelay::cooperstown {

namespace {

bool isBeneficial(Card card) {
  if (card == kTheBeanball) return true;
  const int rank = rankOf(card);
  switch (suitOf(card)) {
    case Suit::kBases:
      return rank <= 4;
    case Suit::kBalls:
      return rank == 2 || rank == 4;
    default:
      return false;
  }
}

/// The next outcome; while cards are dealt, one of those that `owned` asks for.
Action outcome(const Draw& draw, const State& state, const std::array<OffenceSet, 2>* owned,
               Luck& luck) {
  if (owned != nullptr && (state.phase == Phase::kDeal || state.phase == Phase::kLeftOut)) {
    const bool deal = state.phase == Phase::kDeal;
    for (int i = 0; i < draw.outcomes.size(); ++i) {
      const Card card = draw.outcomes.nth(i);
      const bool wanted = deal ? (*owned)[0].contains(card)
                               : !(*owned)[0].contains(card) && !(*owned)[1].contains(card);
      if (wanted) return Action::chance(draw.source, card);
    }
  }
  return luck.draw(draw);
}

/// The runs of each seat in one game, or nothing if it has no result.
std::optional<std::array<int, 2>> playGame(const Rules& rules, Luck& luck, Stream& random,
                                           const std::array<OffenceSet, 2>* owned) {
  const Coach coach;
  State state = rules.initial();
  NoEvents sink;
  for (Turn turn = rules.turn(state); turn.kind != Turn::Kind::kOver; turn = rules.turn(state)) {
    const Action action =
        turn.kind == Turn::Kind::kChance
            ? outcome(rules.chance(state), state, owned, luck)
            : coach.choose(rules, rules.view(state, turn.seat), rules.legal(state), random);
    rules.apply(state, action, sink);
  }
  const GameLine& line = state.games[0];
  if (!line.official()) return std::nullopt;
  return std::array<int, 2>{line.team[0].runs, line.team[1].runs};
}

}  // namespace

DeckCount countDeck(const OffenceSet& deck) {
  DeckCount count;
  deck.forEach([&count](Card card) {
    const int rank = rankOf(card);
    if (isPicture(card)) {
      count.pictures.push_back(card);
    } else if (rank >= 5 && rank <= 10) {
      count.infield.push_back(card);
      count.infieldBases += isBaseCard(card) ? 1 : 0;
    } else if (isBeneficial(card)) {
      count.beneficial.push_back(card);
    } else {
      count.detrimental.push_back(card);
    }
  });
  return count;
}

DeckWorth deckWorth(const Config& config, const std::array<OffenceSet, 2>& owned, int games,
                    std::uint64_t seed, const std::function<bool()>& stop) {
  Config single = config;
  single.doubleheader = false;
  const Rules rules(single);
  Luck luck(seed, Rules::info());
  Stream random(seed, "deck-worth");
  DeckWorth worth;
  std::array<double, 3> sums{};
  int dealt = 0;
  for (int i = 0; i < games && !stop(); ++i) {
    if (const auto runs = playGame(rules, luck, random, &owned)) {
      sums[0] += (*runs)[0];
      sums[1] += (*runs)[1];
      ++worth.games;
    }
    if (const auto runs = playGame(rules, luck, random, nullptr)) {
      sums[2] += (*runs)[0] + (*runs)[1];
      dealt += 2;
    }
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    worth.runs[seat] = worth.games == 0 ? 0 : sums[seat] / worth.games;
  }
  worth.average = dealt == 0 ? 0 : sums[2] / dealt;
  return worth;
}

}  // namespace raindelay::cooperstown
