#pragma once

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/rallybird/rules.h"
#include "page.h"
#include "support/played.h"

/// A game of RallyBird played by its notation. Nothing is looked up in the state: what a test knows
/// is what the table shows, and every situation was reached by playing.
namespace raindelay::rallybird::test {

using raindelay::test::OptionTexts;
using raindelay::test::rulesFor;

inline constexpr std::string_view kZones = "ABCDEF";
/// The order in which gloves are laid on A to F if a test doesn't say otherwise: no play's sum is
/// then below 3 or above 11, so that each of `<`, `=` and `>` can be thrown.
inline constexpr std::array<const char*, 7> kLineup{"3/1", "3/2", "4/2", "4/3",
                                                    "5/3", "5/4", "4/6"};

inline std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> all;
  for (std::string word; stream >> word;) all.push_back(word);
  return all;
}
/// `glove-5-3-back` is 5/3.
inline std::string gloveOf(const std::string& code) {
  return code.substr(6, 1) + "/" + code.substr(8, 1);
}
inline bool isBack(const std::string& code) {
  return code.ends_with("-back");
}

/// An outcome from so many outs, as Ballgame::outcome() says it.
inline std::string say(const Outcome& outcome, int outs = 0) {
  const std::string runs = "+" + std::to_string(outcome.runs);
  if (outs + outcome.outs == 3) return "side out" + runs;
  return std::string(static_cast<std::size_t>(outcome.outs), 'x') + outcome.bases + runs;
}

struct Setting {
  OptionTexts options = {};
  std::string aside = "deep-left";  ///< the play set aside in every half-inning
  std::string icon = "5/4";         ///< the glove with a baseball that every defence takes
};

class Ballgame : public raindelay::test::Played<Rules> {
 public:
  explicit Ballgame(Setting setting = {}) : Ballgame(rulesFor<Rules>(setting.options), setting) {}
  explicit Ballgame(const Rules& rulesOfGame, Setting setting = {})
      : Played(rulesOfGame, rulesOfGame.initial()), setting_(std::move(setting)) {}

  Ballgame& act(std::string_view text) {
    perform(text);
    return *this;
  }
  Ballgame& aside(const std::string& play) {
    return act("aside-" + std::to_string(offence()) + " " + play);
  }
  /// Settles open choices until a play is to be chosen: the bird isn't used, the first glove that
  /// may be changed is.
  Ballgame& ready() {
    for (int step = 0; step < 9; ++step) {
      if (turn() == -2) {
        aside(setting_.aside);
      } else if (asked("keep-icon")) {
        act("keep-icon " + setting_.icon);
      } else if (asked("reroll")) {
        act("stand");
      } else if (asked("wear")) {
        act(words(legal()).at(0) + " " + words(legal()).at(1).substr(0, 1));
      }
    }
    EXPECT_TRUE(asked("play")) << legal();
    before_ = board();
    return *this;
  }
  Ballgame& choose(const std::string& play) {
    ready().act("play " + play);
    play_ = play;
    return *this;
  }
  /// `D=3/2 A=5/3`: these gloves there, the others as kLineup has them.
  Ballgame& lay(std::string_view where = "") {
    std::map<char, std::string> wanted;
    std::vector<std::string> rest;
    for (const char* glove : kLineup) {
      if (held().contains(glove)) rest.emplace_back(glove);
    }
    for (const std::string& one : words(where)) {
      wanted[one[0]] = one.substr(2);
      std::erase(rest, one.substr(2));
    }
    for (const char zone : kZones) {
      if (!wanted.contains(zone)) {
        wanted[zone] = rest.empty() ? "-" : rest.front();
        if (!rest.empty()) rest.erase(rest.begin());
      }
      act(std::string("place ") + zone + "=" + wanted[zone]);
    }
    return *this;
  }
  Ballgame& roll(int sum) {
    const int one = std::max(1, sum - 6);
    return act("dice " + std::to_string(one) + " " + std::to_string(sum - one));
  }
  /// A throw that is less, equal or greater.
  Ballgame& roll(char relation) {
    const int sum = target();
    EXPECT_TRUE(relation == '<' ? sum > 2 : relation == '=' || sum < 12) << sum << relation;
    return roll(relation == '<' ? 2 : relation == '>' ? 12 : sum);
  }
  /// An at-bat: `bat("infield-left", '>')`. The bird isn't used; a glove to be changed is left
  /// open.
  Ballgame& bat(const std::string& play, char relation, std::string_view where = "") {
    choose(play).lay(where).roll(relation);
    if (asked("reroll")) act("stand");
    if (play == "home-run" && relation == '>') roll(relation);
    if (asked("reroll")) act("stand");
    return *this;
  }

  // --- Situations

  /// Bases and outs of a half-inning that has just begun; no glove is lost, none that lies on C to
  /// F by kLineup is turned but 4/2 and 4/3.
  Ballgame& reach(std::string_view bases, int outs = 0) {
    for (int out = 0; out < outs; ++out) flyOut();
    if (bases[2] == '3' && bases != "123") {
      bat("take-the-pitch", '>').bat("steal-2b", '=', "B=4/3").bat("steal-3b", '=', "A=4/2");
    }
    if (bases == "-2-" || bases == "-23") bat("take-the-pitch", '>').bat("steal-2b", '=', "B=3/2");
    if (bases[0] == '1') bat("take-the-pitch", '>');
    if (bases[0] == '1' && bases[1] == '2') bat("take-the-pitch", '>');
    if (bases == "123") bat("take-the-pitch", '>');
    ready();
    EXPECT_EQ(this->bases(), bases);
    EXPECT_EQ(number("outs"), outs);
    return *this;
  }
  /// One out that leaves the runners and the gloves as they are.
  Ballgame& flyOut() {
    return bat(setting_.aside == "drive-left" ? "drive-right" : "drive-left", '<');
  }
  /// Three outs, or those that are left.
  Ballgame& sideOut() {
    const std::string now = inning();
    while (!over() && inning() == now) flyOut();
    return *this;
  }
  /// Up to the beginning of that half-inning: `bottom 9`.
  Ballgame& until(const std::string& half) {
    while (inning() != half && !over()) sideOut();
    EXPECT_EQ(inning(), half);
    return *this;
  }
  /// So many home runs with nobody on.
  Ballgame& score(int runs) {
    for (int run = 0; run < runs; ++run) bat("home-run", '>');
    return *this;
  }

  // --- What the table shows

  /// True if the seat on turn is asked for this.
  [[nodiscard]] bool asked(std::string_view verb) const {
    return turn() >= 0 && legal().starts_with(verb);
  }
  /// `1-3`.
  [[nodiscard]] std::string bases() const { return board().bases; }
  /// `top 7`.
  [[nodiscard]] std::string inning() const { return fact("half") + " " + fact("inning"); }
  /// `2-1`: the Visitor's runs and Home's.
  [[nodiscard]] std::string runs() const { return fact("runs.0") + "-" + fact("runs.1"); }
  [[nodiscard]] int offence() const { return fact("half") == "top" ? 0 : 1; }
  /// The defence's gloves, wherever they lie, and whether each shows its back.
  [[nodiscard]] std::map<std::string, bool> held() const {
    std::string codes = at("gloves");
    for (const char zone : kZones) codes += " " + at(std::string("zone.") + zone);
    std::map<std::string, bool> all;
    for (const std::string& code : words(codes)) all[gloveOf(code)] = isBack(code);
    return all;
  }
  /// `3/1 3/2' 4/2 5/3`: likewise, as kLineup has them; those that show their back with a dash.
  [[nodiscard]] std::string gloves() const {
    std::string text;
    const auto all = held();
    for (const char* glove : kLineup) {
      if (!all.contains(glove)) continue;
      text += (text.empty() ? "" : " ") + std::string(glove) + (all.at(glove) ? "'" : "");
    }
    return text;
  }
  /// The value of a zone: rules 1.2, 1.3 and 3.9.
  [[nodiscard]] int value(char zone) const {
    const std::string code = at(std::string("zone.") + zone);
    if (code.empty()) return zone == 'D' ? 3 : 2;
    return code[isBack(code) ? 8 : 6] - '0';
  }
  /// The sum that the dice are compared with.
  [[nodiscard]] int target() const {
    int sum = 0;
    for (const char zone : testedBy(playOf(play_), before_.bases)) sum += value(zone);
    return sum;
  }
  /// The result of the last at-bat, from the situation before it: `x-23+1`: outs, the bases, runs.
  /// After a third out `side out+0`, after the last play of the game `over+1`.
  [[nodiscard]] std::string outcome() const {
    const Board now = board();
    const std::size_t side = before_.inning.starts_with("top") ? 0 : 1;
    const std::string runs = "+" + std::to_string(now.runs[side] - before_.runs[side]);
    if (over()) return "over" + runs;
    if (now.inning != before_.inning) return "side out" + runs;
    return std::string(static_cast<std::size_t>(now.outs - before_.outs), 'x') + now.bases + runs;
  }

 private:
  struct Board {
    std::string inning;
    std::string bases;
    int outs = 0;
    std::array<int, 2> runs{};
  };

  [[nodiscard]] Board board() const {
    Board now;
    now.inning = inning();
    for (const char* base : {"1", "2", "3"}) {
      const std::string runner = at(std::string("base.") + base);
      now.bases += runner.empty() ? "-" : base;
      if (!runner.empty()) {
        EXPECT_EQ(runner, "runner-" + std::to_string(offence()));
      }
    }
    now.outs = number("outs");
    now.runs = {number("runs.0"), number("runs.1")};
    return now;
  }

  Setting setting_;
  Board before_;
  std::string play_;
};

}  // namespace raindelay::rallybird::test
