#include "games/cooperstown/why_lost.h"

#include <algorithm>
#include <cmath>

#include "core/luck.h"
#include "games/cooperstown/chart.h"
#include "games/cooperstown/coach.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

constexpr int kHalfInnings = 9;

bool isBeneficial(Card card) {
  const Chart kind = chartOf(card).kind;
  return kind == Chart::kHit || kind == Chart::kWalk || kind == Chart::kBeanball;
}

/// Rookie rules, and no rain: a half-inning always comes to its end.
Rules plainRules() {
  Config config;
  config.reliefPitchers = config.pinchHitters = config.pinchRunners = false;
  config.stealing = config.bunting = false;
  return Rules(config);
}

/// The runs of one half-inning of the deck against a random field.
int halfInning(const Rules& rules, const OffenceSet& cards, Luck& luck, Stream& random) {
  State state = rules.initial();
  state.home = Seat(1);
  state.phase = Phase::kField;
  state.owned[0] = state.known[0] = cards;
  cards.forEach([&](Card card) { state.deck[0].mixIn(card); });
  const Coach coach;
  NoEvents none;
  while (state.halfInning == 0 && state.phase != Phase::kOver) {
    const Turn turn = rules.turn(state);
    state.whiffs = state.beanballs = 0;
    if (turn.kind == Turn::Kind::kChance) {
      rules.apply(state, luck.draw(rules.chance(state)), none);
    } else {
      const ActionList legal = rules.legal(state);
      rules.apply(state,
                  legal.size() == 1
                      ? legal[0]
                      : coach.choose(rules, rules.view(state, turn.seat), legal, random),
                  none);
    }
  }
  return state.games[0].team[0].runs;
}

/// `count` random cards of the pack.
OffenceSet randomDeck(int count, Stream& random) {
  OffenceSet pack = OffenceSet::firstCards(kOffenceCards);
  OffenceSet cards;
  for (int i = 0; i < count; ++i) {
    const Card card = pack.nth(random.below(pack.size()));
    pack.erase(card);
    cards.insert(card);
  }
  return cards;
}

int game(const Rules& rules, const OffenceSet& cards, Luck& luck, Stream& random) {
  int runs = 0;
  for (int i = 0; i < kHalfInnings; ++i) runs += halfInning(rules, cards, luck, random);
  return runs;
}

}  // namespace

DeckCount countDeck(const OffenceSet& cards) {
  DeckCount count;
  cards.forEach([&](Card card) {
    const int rank = rankOf(card);
    if (rank == kRookie) {
      ++count.rookies;
    } else if (rank == kVeteran) {
      ++count.veterans;
    } else if (rank == kAllStar) {
      ++count.allStars;
    } else if (rank >= 5 && rank <= 10) {
      ++count.infield;
      count.infieldBases += isBaseCard(card) ? 1 : 0;
    } else if (isBeneficial(card)) {
      ++count.beneficial;
    } else {
      ++count.detrimental;
    }
  });
  return count;
}

DeckWorth deckWorth(const OffenceSet& cards, int games, std::uint64_t seed) {
  DeckWorth worth;
  if (cards.empty() || games <= 0) return worth;
  const Rules rules = plainRules();
  double sum = 0;
  double squares = 0;
  double average = 0;
  // The same luck for both: what differs is the deck.
  Luck luck(seed, Rules::info());
  Luck sameLuck = luck;
  Stream random(seed, "why-lost");
  Stream decks(seed, "average-deck");
  for (int i = 0; i < games; ++i) {
    const int runs = game(rules, cards, luck, random);
    sum += runs;
    squares += static_cast<double>(runs) * runs;
    average += game(rules, randomDeck(cards.size(), decks), sameLuck, random);
  }
  worth.runs = sum / games;
  worth.average = average / games;
  worth.error = std::sqrt(std::max(0.0, squares / games - worth.runs * worth.runs) / games);
  return worth;
}

}  // namespace raindelay::cooperstown
