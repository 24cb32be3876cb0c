#include "games/quick_baseball/half_inning_game.h"

#include <bit>
#include <numeric>

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;

constexpr std::size_t kPitchBits = kPitches - 1;
constexpr std::size_t kPitchMask = Game::kPitchHands - 1;

std::size_t handsOf(const Board& board) {
  std::size_t hands = 0;
  board.held(Kind::kPitching).forEach([&](Card card) {
    if (card != kPitchOut) hands |= std::size_t{1} << card.index();
  });
  board.held(Kind::kBatting).forEach([&](Card card) {
    hands |= std::size_t{1} << (static_cast<std::size_t>(card.index()) + kPitchBits);
  });
  return hands;
}

std::size_t situationIn(const Board& board) {
  std::size_t number = Game::anchorOf(board);
  number = number * 2 + (board.relief() ? 1 : 0);
  number = number * 3 + board.outs;
  number = number * 8 + board.runners;
  return number * 4 + board.balls;
}

State stateIn(std::size_t situation, std::size_t hands) {
  State state;
  const auto digit = [&situation](std::size_t base) {
    const auto found = static_cast<std::uint8_t>(situation % base);
    situation /= base;
    return found;
  };
  state.balls = digit(4);
  state.runners = digit(8);
  state.outs = digit(3);
  state.of(state.fielding()).relief = digit(2) != 0;
  const int since = state.outs + std::popcount(state.runners);
  state.of(state.batting()).batter =
      static_cast<std::uint8_t>((static_cast<int>(situation) + since) % 9);
  for (std::size_t i = 0; i < kPitchBits + kBats; ++i) {
    if ((hands >> i & 1) != 0) continue;
    const bool pitch = i < kPitchBits;
    const Card card(static_cast<int>(pitch ? i : i - kPitchBits));
    state.discard(pitch ? Kind::kPitching : Kind::kBatting).push_back(card);
  }
  return state;
}

bool samePrint(const PitchCard& a, const PitchCard& b) {
  return a.outer == b.outer && a.inner == b.inner && a.otherwise == b.otherwise;
}

/// A state of which a pitch has just left these hands: by a ball, or, if that was the last bat, by
/// a swing.
State afterPitch(const Rules& rules, bool relief, std::size_t hands) {
  const bool noBat = hands <= kPitchMask;
  const auto missing = static_cast<std::size_t>(std::countr_one(hands));
  // It doesn't happen: a last bat takes a pitch with it.
  if (noBat && missing == kPitchBits) return {};
  if (noBat) hands |= std::size_t{1} << missing | std::size_t{1} << kPitchBits;
  State state = stateIn(relief ? Game::kOfAnchor / 2 : 0, hands);
  NoEvents none;
  rules.apply(state, noBat ? act(Verb::kBat, Card(0)) : act(Verb::kLeave), none);
  const Card pitch = noBat ? Card(static_cast<int>(missing)) : kPitchOut;
  rules.apply(state, act(Verb::kPitch, pitch), none);
  return state;
}

}  // namespace

Game::HalfInningGame(const Rules& rules) : outcomes_(kSituations) {
  nameHands(rules.cards());
  for (std::size_t i = 0; i < kSituations; ++i) askOutcomes(rules, i);
  for (const bool relief : {false, true}) {
    questions_[relief ? 1 : 0].resize(kHands);
    for (std::size_t hands = 0; hands < kHands; ++hands) askQuestions(rules, relief, hands);
  }
}

/// Of pitches with one print a hand counts as holding the first ones.
void Game::nameHands(const CardValues& cards) {
  for (std::size_t j = 0; j < kPitchBits; ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (samePrint(cards.pitches[i], cards.pitches[j])) alike_[j] |= std::size_t{1} << i;
    }
  }
  slotOf_.resize(kHands);
  std::vector<std::size_t> byPitches(kHands);
  std::iota(byPitches.begin(), byPitches.end(), 0);
  std::stable_sort(byPitches.begin(), byPitches.end(), [](std::size_t a, std::size_t b) {
    return std::popcount(a & kPitchMask) < std::popcount(b & kPitchMask);
  });
  for (const std::size_t hands : byPitches) {
    std::size_t named = hands;
    for (std::size_t j = 0; j < kPitchBits; ++j) {
      const std::size_t free = alike_[j] & ~named;
      if ((named >> j & 1) == 0 || free == 0) continue;
      named ^= std::size_t{1} << j | (free & (~free + 1));
    }
    // Hands with which no pitch is chosen have no position.
    if (named <= kPitchMask || (named & kPitchMask) == 0) continue;
    if (named == hands) slots_.push_back(static_cast<std::uint16_t>(hands));
    slotOf_[hands] =
        named == hands ? static_cast<std::uint16_t>(slots_.size() - 1) : slotOf_[named];
  }
}

std::size_t Game::positionOf(const Board& board) const {
  return situationIn(board) * inSituation() + slotOf_[handsOf(board)];
}

std::size_t Game::startOf(bool relief, int batter) const {
  const std::size_t situation =
      static_cast<std::size_t>(batter) * kOfAnchor + (relief ? kOfAnchor / 2 : 0);
  return situation * inSituation() + slotOf_[kWholeHands];
}

State Game::stateAt(std::size_t position) const {
  return stateIn(situationOf(position), handsAt(position));
}

Card Game::firstLike(Card pitch) const {
  const auto own = static_cast<std::size_t>(pitch.index());
  return Card(std::countr_zero(alike_[own] | std::size_t{1} << own));
}

Action Game::choiceAt(std::size_t number) {
  if (number < kBats) return act(Verb::kBat, Card(static_cast<int>(number)));
  return act(number == kBats ? Verb::kLeave : Verb::kSteal);
}

/// With whole hands, of which a pitch takes one card each at most: then nobody is asked anything.
void Game::askOutcomes(const Rules& rules, std::size_t situation) {
  const State before = stateIn(situation, kWholeHands);
  NoEvents none;
  for (std::size_t i = 0; i < kChoices; ++i) {
    if (rules.refusal(before, choiceAt(i))) continue;
    State chosen = before;
    rules.apply(chosen, choiceAt(i), none);
    for (std::size_t j = 0; j < kPitches; ++j) {
      State after = chosen;
      rules.apply(after, act(Verb::kPitch, Card(static_cast<int>(j))), none);
      Outcome& outcome = outcomes_[situation][i][j];
      outcome.allowed = true;
      outcome.runs = static_cast<std::uint8_t>(after.team[0].runs);
      outcome.over = after.halfInning != before.halfInning;
      outcome.leadsOff = after.team[0].batter;
      if (outcome.over) continue;
      outcome.situation = static_cast<std::uint16_t>(situationIn(after));
      outcome.kept = static_cast<std::uint16_t>(handsOf(after));
    }
  }
}

/// What is asked doesn't depend on how it came to these hands.
void Game::askQuestions(const Rules& rules, bool relief, std::size_t hands) {
  const State asked = afterPitch(rules, relief, hands);
  Questions& questions = questions_[relief ? 1 : 0][hands];
  for (std::size_t answers = 0; answers < questions.leads.size(); ++answers) {
    State state = asked;
    while (state.phase < Phase::kBat) {
      questions.asked = true;
      const std::size_t bit = std::size_t{4} >> static_cast<std::size_t>(state.phase);
      const Action wanted = act((answers & bit) != 0 ? Verb::kKeep : Verb::kRefresh);
      NoEvents none;
      rules.apply(state, rules.refusal(state, wanted) ? act(Verb::kRefresh) : wanted, none);
    }
    const std::size_t comesIn = state.relief() && !relief ? kOfAnchor / 2 * inSituation() : 0;
    questions.leads[answers] = static_cast<std::uint32_t>(comesIn + slotOf_[handsOf(state)]);
  }
}

}  // namespace raindelay::quick_baseball
