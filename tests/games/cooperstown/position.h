#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/notation.h"
#include "games/cooperstown/rules.h"
#include "support/played.h"

/// Positions laid out by hand, and a game played on from them by its notation.
namespace raindelay::cooperstown::test {

using At = cooperstown::Position;

inline Card card(std::string_view code) {
  const auto found = numberOf(code, kOffenceCodes);
  if (!found) ADD_FAILURE() << "no such card: " << code;
  return Card(found.value_or(0));
}

inline std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> all;
  for (std::string word; stream >> word;) all.push_back(word);
  return all;
}

/// A position in the middle of a half-inning, the batter about to choose: top of the first, seat 0
/// at bat, nobody on, nobody out, a field that lets nothing through. Unnamed places are filled up
/// so that every card is somewhere: the rest of seat 0's 28 cards in its deck, in unknown order.
class Position {
 public:
  Position() {
    state_.phase = Phase::kAtBat;
    state_.home = Seat(1);
    state_.games[0].home = Seat(1);
    state_.games[1].home = Seat(0);
    field("P 21 C 20 1B 19 2B 18 3B 17 SS 16 LF 15 CF 14 RF 13");
  }

  /// `P 3 C 5`: these fielders; one who stood elsewhere changes places.
  Position& field(std::string_view pairs) {
    const std::vector<std::string> all = words(pairs);
    expectOnce(all);
    for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
      place(numberOf(all[i], kPositionCodes).value(), std::stoi(all[i + 1]));
    }
    state_.dugout = DefenceSet::firstCards(kDefenceCards);
    for (const Card fielder : state_.fielders) state_.dugout.erase(fielder);
    return *this;
  }
  /// `6l . 2b`: the runners on first, second and third.
  Position& runners(std::string_view bases) {
    const std::vector<std::string> all = words(bases);
    for (std::size_t i = 0; i < 3; ++i) {
      state_.bases[i] = all.at(i) == "." ? kNoCard : used(card(all[i]));
      state_.reached = state_.reached || all[i] != ".";
    }
    return *this;
  }
  /// The outs so far, as cards from the bottom of the stack.
  Position& outs(std::string_view cards) {
    for (const std::string& code : words(cards)) {
      state_.outsStack.push_back(used(card(code)));
      ++state_.outs;
    }
    return *this;
  }
  Position& outs(int count) {
    for (const char* spare : {"10t", "9t", "8t", "7t"}) {
      if (state_.outs < count && !used_.contains(card(spare))) outs(spare);
    }
    return *this;
  }
  Position& runs(std::string_view cards) {
    for (const std::string& code : words(cards)) {
      state_.runsStack.push_back(used(card(code)));
      ++state_.halfRuns;
      ++state_.games[0].team[0].runs;
    }
    state_.reached = true;
    return *this;
  }
  /// Cards that are in seat 0's deck, in unknown order.
  Position& holds(std::string_view cards) {
    for (const std::string& code : words(cards)) used(card(code));
    return *this;
  }
  /// The deck is these cards in this order, nothing else; seat 0's other cards are in the runs
  /// stack of the half-inning (without having scored).
  Position& deck(std::string_view cards) {
    for (const std::string& code : words(cards)) tail_.push_back(used(card(code)));
    onlyTail_ = true;
    return *this;
  }
  /// As deck(), with nothing in the runs stack: seat 0's team is these cards and what lies about.
  Position& wholeDeck(std::string_view cards) {
    small_ = true;
    return deck(cards);
  }
  /// Half-inning (0: top of the first), with the score of the Visitor (seat 0) and Home (seat 1).
  /// In a bottom half seats change places, so that seat 0 still bats.
  Position& half(int number, int batting = 0, int fielding = 0) {
    state_.halfInning = static_cast<std::uint8_t>(number);
    state_.home = Seat(number % 2 == 0 ? 1 : 0);
    state_.games[0].home = state_.home;
    state_.games[1].home = state_.home.other();
    state_.games[0].halfInnings = state_.halfInning;
    state_.games[0].team[0].runs = static_cast<std::uint16_t>(batting);
    state_.games[0].team[1].runs = static_cast<std::uint16_t>(fielding);
    return *this;
  }
  Position& reached(bool value = true) {
    state_.reached = value;
    return *this;
  }
  Position& phase(Phase phase) {
    state_.phase = phase;
    return *this;
  }
  State& state() { return state_; }

  [[nodiscard]] State build() const {
    State state = state_;
    OffenceSet owned = used_;
    if (!small_) {
      for (int i = 0; owned.size() < 28 && i < kOffenceCards; ++i) owned.insert(Card(kFill(i)));
    }
    state.owned[0] = owned;
    state.owned[1] = OffenceSet::firstCards(kOffenceCards) - owned;
    state.known[0] = used_;
    OffenceSet rest = owned;
    for (const Card one : state.bases) {
      if (one != kNoCard) rest.erase(one);
    }
    for (const Card one : state.outsStack) rest.erase(one);
    for (const Card one : state.runsStack) rest.erase(one);
    for (const Card one : tail_) {
      rest.erase(one);
      state.deck[0].putUnder(one);
    }
    rest.forEach(
        [&](Card one) { onlyTail_ ? state.runsStack.push_back(one) : state.deck[0].mixIn(one); });
    state.owned[1].forEach([&](Card one) { state.deck[1].mixIn(one); });
    return state;
  }

 private:
  static int kFill(int i) { return (i * 17 + 5) % kOffenceCards; }

  Card used(Card one) {
    used_.insert(one);
    return one;
  }
  /// A test that names a value twice would say something else than it means.
  static void expectOnce(const std::vector<std::string>& pairs) {
    for (std::size_t i = 1; i < pairs.size(); i += 2) {
      for (std::size_t j = i + 2; j < pairs.size(); j += 2) {
        EXPECT_NE(pairs[i], pairs[j]) << "one card at two positions";
      }
    }
  }
  void place(int position, int value) {
    auto& fielders = state_.fielders;
    const Card old = fielders[static_cast<std::size_t>(position)];
    for (Card& fielder : fielders) {
      // Two fielders change places rather than be doubled.
      if (fielder == Card(value)) fielder = old;
    }
    fielders[static_cast<std::size_t>(position)] = Card(value);
  }

  State state_;
  OffenceSet used_;
  std::vector<Card> tail_;
  bool onlyTail_ = false;
  bool small_ = false;
};

/// A game under way, played on by the notation.
class Table : public raindelay::test::Played<Rules> {
 public:
  explicit Table(const Position& position, const Config& config = {})
      : Table(position.build(), config) {}
  Table(const State& from, const Config& config) : Played(Rules(config), from) {}

  /// One action or chance outcome, which must be possible.
  Table& act(std::string_view text) {
    perform(text);
    return *this;
  }
  /// `swing`, `steal 1`, `bunt`, `pinch-run 2`, and the card that comes. A fielding side that is
  /// asked changes nothing.
  Table& play(std::string_view action, std::string_view code) {
    if (state.phase == Phase::kManage) act("ready");
    if (state.phase == Phase::kAtBat) act(action);
    return turn(code);
  }
  Table& swing(std::string_view code) { return play("swing", code); }
  /// The card comes, if it wasn't lying there in known order.
  Table& turn(std::string_view code) {
    if (state.phase != Phase::kTurn) return *this;
    const int team = state.batting().index();
    const std::string source = rules.config().sharedDeck ? "offence "
                               : team == 0               ? "offence-0 "
                                                         : "offence-1 ";
    return act(source + std::string(code));
  }
  /// `6l . 2b`.
  [[nodiscard]] std::string bases() const {
    std::string text;
    for (int base = 1; base <= 3; ++base) {
      if (base > 1) text += " ";
      text += state.occupied(base) ? std::string(offenceCode(state.runnerOn(base))) : ".";
    }
    return text;
  }
  /// The board after a play: `6l . 2b, 1 out, 2 runs, 1 hit, 0 errors`; at the end of the
  /// half-inning `side out, …`, of the game `game over, …`. Runs, hits and errors are the whole
  /// game's: seat 0 bats.
  [[nodiscard]] std::string board() const {
    const GameLine& line = state.games[0];
    const auto count = [](int n, const char* what) {
      return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
    };
    std::string text;
    if (state.phase == Phase::kOver) {
      text = "game over";
    } else if (state.phase == Phase::kField) {
      text = "side out";
    } else {
      text = bases() + ", " + count(state.outs, "out");
    }
    return text + ", " + count(line.team[0].runs, "run") + ", " + count(line.team[0].hits, "hit") +
           ", " + count(line.team[1].errors, "error");
  }
  /// The known tail of the batting side's deck.
  [[nodiscard]] std::string tail() const {
    std::string text;
    for (const Card one : state.deck[0].tail()) {
      text += (text.empty() ? "" : " ") + std::string(offenceCode(one));
    }
    return text;
  }
  [[nodiscard]] std::string outsStack() const { return codes(state.outsStack); }
  [[nodiscard]] std::string runsStack() const { return codes(state.runsStack); }

 private:
  template <class List>
  static std::string codes(const List& list) {
    std::string text;
    for (const Card one : list) text += (text.empty() ? "" : " ") + std::string(offenceCode(one));
    return text;
  }
};

/// One row of a table of plays.
struct Row {
  const char* runners;
  int outs;
  const char* action;
  const char* card;
  const char* board;
};

/// Lays the row's position, plays its action, and compares what is left.
inline void expectRow(const Row& row, const Position& base = Position(),
                      const Config& config = {}) {
  Position position = base;
  position.runners(row.runners).holds(row.card).outs(row.outs);
  Table table(position, config);
  table.play(row.action, row.card);
  EXPECT_EQ(table.board(), row.board)
      << row.action << " " << row.card << " with " << row.runners << ", outs " << row.outs;
}
inline void expectRows(std::initializer_list<Row> rows, const Position& base = Position(),
                       const Config& config = {}) {
  for (const Row& row : rows) expectRow(row, base, config);
}

}  // namespace raindelay::cooperstown::test
