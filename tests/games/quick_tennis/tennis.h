#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/quick_tennis/coach.h"
#include "games/quick_tennis/rules.h"
#include "support/played.h"

namespace raindelay::quick_tennis::test {

using raindelay::test::OptionTexts;

/// A quadrant as its owner sees it: what the rules say of it, in two coordinates.
struct Spot {
  bool left, front;
};
inline Spot spotOf(int quadrant) {
  return {quadrant == 2 || quadrant == 3, quadrant == 3 || quadrant == 4};
}

/// A match in its notation. Seat 0 has won the toss unless another seat is named.
class Tennis : public raindelay::test::Played<Rules> {
 public:
  explicit Tennis(int server = 0, const OptionTexts& options = {})
      : Tennis(raindelay::test::rulesFor<Rules>(options), server) {}
  Tennis(const Rules& rulesOfMatch, int server) : Played(rulesOfMatch, rulesOfMatch.initial()) {
    act("toss " + std::to_string(server));
  }

  /// Does these actions, one after the other: `serve 3; return 1; set`.
  Tennis& act(std::string_view texts) {
    while (!texts.empty()) {
      const std::size_t end = std::min(texts.find("; "), texts.size());
      perform(texts.substr(0, end));
      texts.remove_prefix(std::min(end + 2, texts.size()));
    }
    return *this;
  }
  /// Plays a card for this quadrant, whichever of them is left: `play("hit", 1)`.
  Tennis& play(const std::string& verb, int quadrant) {
    for (const Action action : rules.legal(state)) {
      const std::string text = Rules::text(action);
      if (text.rfind(verb + ' ' + std::to_string(quadrant), 0) == 0) return act(text);
    }
    ADD_FAILURE() << "no card to " << verb << ' ' << quadrant;
    return *this;
  }
  /// The serve is returned, and who received it hits.
  Tennis& rally() { return act("serve 1; return 1; set"); }
  /// The hitter's card, the receiver's, and what is called.
  Tennis& stroke(int target, int place, const std::string& call = "no-call") {
    return play("hit", target).play("run", place).act(call);
  }

  /// A whole point that this seat wins: an ace, or a return to the far corner.
  Tennis& point(int winner) {
    if (turn() == winner) return act("serve 3; return 1; set");
    return rally().stroke(3, 1);
  }
  /// Points by who won them: `0101`.
  Tennis& points(std::string_view winners) {
    for (const char winner : winners) point(winner - '0');
    return *this;
  }
  /// A game to love.
  Tennis& game(int winner) { return points(std::string(4, static_cast<char>('0' + winner))); }
  /// Games by who won them.
  Tennis& games(std::string_view winners) {
    for (const char winner : winners) game(winner - '0');
    return *this;
  }
  /// Six games each.
  Tennis& sixAll() { return games("010101010101"); }

  [[nodiscard]] int server() const { return number("server"); }
  [[nodiscard]] int hitter() const { return number("hitter"); }
  /// Points won in this game, seat 0's first; past deuce 3 and 3, or 4 and 3.
  [[nodiscard]] std::string score() const { return pair("points"); }
  [[nodiscard]] std::string games() const { return pair("games"); }
  [[nodiscard]] std::string sets() const { return pair("sets"); }
  [[nodiscard]] std::string pair(const std::string& what) const {
    return fact(what + ".0") + '-' + fact(what + ".1");
  }
  /// The number of times an event was told.
  [[nodiscard]] int count(std::string_view event) const {
    return static_cast<int>(
        std::count_if(log.happenings.begin(), log.happenings.end(), [&](const Happening& one) {
          const auto* tale = std::get_if<Event>(&one);
          return tale != nullptr && Rules::info().events[tale->id].id == event;
        }));
  }
};

}  // namespace raindelay::quick_tennis::test
