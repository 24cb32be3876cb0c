#include "games/quick_baseball/half_inning_game.h"

#include <bit>

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;

constexpr int kPitchBits = kPitches - 1;

std::size_t handsOf(const Board& board) {
  std::size_t hands = 0;
  board.held(Kind::kPitching).forEach([&](Card card) {
    if (card != kPitchOut) hands |= std::size_t{1} << card.index();
  });
  board.held(Kind::kBatting).forEach([&](Card card) {
    hands |= std::size_t{1} << (card.index() + kPitchBits);
  });
  return hands;
}

std::size_t situationOf(const Board& board) {
  std::size_t number = board.relief() ? 1 : 0;
  number = number * 3 + board.outs;
  number = number * 9 + board.of(board.batting()).batter;
  number = number * 8 + board.runners;
  return number * 4 + board.balls;
}

void discardAllBut(std::size_t hands, State& state) {
  for (int i = 0; i < kPitchBits; ++i) {
    if ((hands >> i & 1) == 0) state.discard(Kind::kPitching).push_back(Card(i));
  }
  for (int i = 0; i < kBats; ++i) {
    if ((hands >> (i + kPitchBits) & 1) == 0) state.discard(Kind::kBatting).push_back(Card(i));
  }
}

Action choiceAt(std::size_t number) {
  if (number < kBats) return act(Verb::kBat, Card(static_cast<int>(number)));
  return act(number == kBats ? Verb::kLeave : Verb::kSteal);
}

/// A state of which a pitch has just left these hands: by a ball, or, if that was the last bat, by
/// a swing.
State afterPitch(const Rules& rules, bool relief, std::size_t hands) {
  const std::size_t bats = hands >> kPitchBits;
  const auto missing = static_cast<std::size_t>(std::countr_one(hands));
  const bool swings = bats == 0 && missing < kPitchBits;
  if (swings) hands |= std::size_t{1} << missing | std::size_t{1} << kPitchBits;
  State state = Game::stateAt((relief ? Game::kReliefs : 0) + hands);
  if (bats == 0 && !swings) return state;  // no bat left, but all pitches: that doesn't happen
  NoEvents none;
  rules.apply(state, swings ? act(Verb::kBat, Card(0)) : act(Verb::kLeave), none);
  const Card pitch = swings ? Card(static_cast<int>(missing)) : kPitchOut;
  rules.apply(state, act(Verb::kPitch, pitch), none);
  return state;
}

}  // namespace

Game::HalfInningGame(const Rules& rules) : outcomes_(kSituations) {
  for (std::size_t i = 0; i < kSituations; ++i) askOutcomes(rules, i);
  for (const bool relief : {false, true}) {
    questions_[relief ? 1 : 0].resize(kHands);
    for (std::size_t hands = 0; hands < kHands; ++hands) askQuestions(rules, relief, hands);
  }
}

std::size_t Game::positionOf(const Board& board) {
  return situationOf(board) * kHands + handsOf(board);
}

State Game::stateAt(std::size_t position) {
  State state;
  std::size_t rest = position / kHands;
  const auto digit = [&rest](std::size_t base) {
    const auto found = static_cast<std::uint8_t>(rest % base);
    rest /= base;
    return found;
  };
  state.balls = digit(4);
  state.runners = digit(8);
  state.of(state.batting()).batter = digit(9);
  state.outs = digit(3);
  state.of(state.fielding()).relief = rest != 0;
  discardAllBut(position % kHands, state);
  return state;
}

/// With whole hands, of which a pitch takes one card each at most: then nobody is asked anything.
void Game::askOutcomes(const Rules& rules, std::size_t situation) {
  const State before = stateAt(situation * kHands + kWholeHands);
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
      outcome.position = static_cast<std::uint32_t>(situationOf(after) * kHands);
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
    const std::size_t comesIn = state.relief() && !relief ? kReliefs : 0;
    questions.leads[answers] = static_cast<std::uint32_t>(comesIn + handsOf(state));
  }
}

}  // namespace raindelay::quick_baseball
