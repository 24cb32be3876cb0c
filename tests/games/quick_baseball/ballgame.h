#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deck/csv.h"
#include "games/game_list.h"
#include "games/quick_baseball/rules.h"
#include "support/played.h"

/// A game of Quick Baseball played by its notation. Nothing is looked up in the state: what a test
/// knows is what the seats' views say, and every situation was reached by playing.
namespace raindelay::quick_baseball::test {

/// Both hands as Ballgame::hand() says them.
inline constexpr const char* kWholeBat = "contact heart long-ball slap top";
inline constexpr const char* kWholePitch =
    "caught caught-2 fly-ball pitch-out run-out strike-out strike-out-2";

using Codes = std::set<std::string>;

/// A situation before a pitch: both hands whole, no score.
struct Situation {
  std::string_view on = ". . .";  ///< the runners on first, second and third: `1 . 3`
  int outs = 0;
  int section = 1;      ///< 1, 4 or 7: the batter is one of 1–3, 4–6 or 7–9
  bool relief = false;  ///< the pitching team's relief pitcher is in
  int balls = 0;
  bool home = false;  ///< Home bats
};

using raindelay::test::OptionTexts;

inline Rules rulesFor(const OptionTexts& texts = {},
                      const deck::DataFrames& tables = builtinData(Rules::info().id)) {
  return raindelay::test::rulesFor<Rules>(texts, tables);
}

class Ballgame : public raindelay::test::Played<Rules> {
 public:
  explicit Ballgame(const OptionTexts& options = {}) : Ballgame(rulesFor(options)) {}
  explicit Ballgame(Rules rulesOfGame) : Played(rulesOfGame, rulesOfGame.initial()) {}

  Ballgame& act(std::string_view text) {
    perform(text);
    return *this;
  }
  /// A pitch: the batter's choice, then the pitcher's card. `play("bat heart", "caught")`.
  Ballgame& play(std::string_view batter, std::string_view card) {
    before_ = board();
    act(batter);
    return act("pitch " + std::string(card));
  }

  // --- Situations

  Ballgame& walk() {
    for (int ball = 0; ball < 4; ++ball) play("leave", "pitch-out");
    return *this;
  }
  /// An out that leaves the hands whole and the bases as they are, if first was empty and nobody
  /// else may steal.
  Ballgame& walkAndCaughtStealing() { return walk().play("steal", "pitch-out"); }
  /// The rest of a half-inning of three batters who all are out, hands being whole.
  Ballgame& sideOut() {
    return play("leave", "strike-out").play("leave", "strike-out-2").play("bat contact", "caught");
  }
  /// Likewise, and the pitcher is relieved.
  Ballgame& sideOutWithRelief() {
    for (const char* card : {"fly-ball", "run-out", "caught", "caught-2", "strike-out"}) {
      play("leave", card);
    }
    return act("refresh").play("leave", "strike-out").play("leave", "strike-out-2");
  }
  /// Half-innings without a run until the game is over.
  Ballgame& playOut() {
    for (int half = 0; half < 60 && !over(); ++half) sideOut();
    EXPECT_TRUE(over());
    return *this;
  }
  /// From the game's beginning to the situation. Each half-inning before it has three batters, so
  /// that the section decides the inning; each runner and each out has been one batter more.
  Ballgame& reach(const Situation& to) {
    const auto runners =
        std::count_if(to.on.begin(), to.on.end(), [](char c) { return c != '.' && c != ' '; });
    const int more = static_cast<int>(runners) + to.outs;
    int innings = 0;
    while ((innings * 3 + more) % 9 / 3 != (to.section - 1) / 3) ++innings;
    if (to.relief && innings == 0) innings = 3;
    for (int inning = 0; inning < innings; ++inning) {
      const bool first = to.relief && inning == 0;
      first && !to.home ? sideOutWithRelief() : sideOut();
      first&& to.home ? sideOutWithRelief() : sideOut();
    }
    if (to.home) sideOut();
    for (int out = 0; out < to.outs; ++out) walkAndCaughtStealing();
    if (to.on[4] != '.') walk().play("steal", "fly-ball").play("steal", "fly-ball");
    if (to.on[2] != '.') walk().play("steal", "fly-ball");
    if (to.on[0] != '.') walk();
    for (int ball = 0; ball < to.balls; ++ball) play("leave", "pitch-out");
    before_ = board();
    EXPECT_EQ(before_.on, to.on);
    EXPECT_EQ(before_.outs, to.outs);
    EXPECT_EQ(before_.balls, to.balls);
    EXPECT_EQ((before_.batter[batting()] - 1) / 3 * 3 + 1, to.section);
    EXPECT_EQ(before_.relief[1 - batting()], to.relief);
    return *this;
  }

  // --- What the table shows (as the seat sees it; open things as seat 0 does)

  /// Quarter turns of the card at a place.
  [[nodiscard]] int turnsAt(std::string_view place) const {
    for (const Piece& piece : Rules::pieces(rules.view(state, Seat(0)))) {
      if (Rules::info().places[static_cast<std::size_t>(piece.place.index())].id == place) {
        return piece.turns;
      }
    }
    ADD_FAILURE() << "nothing at " << place;
    return -1;
  }
  /// The seat's hand as it sees it itself, sorted by code.
  [[nodiscard]] std::string hand(int seat) const {
    std::vector<std::string> codes;
    for (const Piece& piece : Rules::pieces(rules.view(state, Seat(seat)))) {
      const auto place = static_cast<std::size_t>(piece.place.index());
      if (Rules::info().places[place].id == "hand." + std::to_string(seat)) {
        codes.push_back(piece.face.known() ? Rules::faceCode(piece.face) : "?");
      }
    }
    std::sort(codes.begin(), codes.end());
    std::string text;
    for (const std::string& code : codes) text += (text.empty() ? "" : " ") + code;
    return text;
  }
  /// The discards: `heart top | caught`.
  [[nodiscard]] std::string discards() const {
    return at("discard.bat") + " | " + at("discard.pitch");
  }
  /// The cards of a kind whose identity the seat learned from the events and moves of the log.
  [[nodiscard]] Codes shown(std::string_view kind, int seat) const {
    Codes codes;
    const auto add = [&](Face face) {
      if (face.known() && Rules::info().pieceKinds[face.kind] == kind) {
        codes.insert(Rules::faceCode(face));
      }
    };
    for (const Happening& happening : log.happenings) {
      const auto visible = seen(happening, Seat(seat));
      if (!visible) continue;
      if (const auto* move = std::get_if<Move>(&*visible)) add(move->face);
      if (const auto* event = std::get_if<Event>(&*visible)) {
        for (const Value& value : event->values) {
          if (value.kind == Value::Kind::kFace) add(value.face());
        }
      }
    }
    return codes;
  }
  /// The cards that the seat saw being laid or turned face up at a place.
  [[nodiscard]] Codes turnedUp(std::string_view place, int seat) const {
    Codes codes;
    for (const Happening& happening : log.happenings) {
      const auto visible = seen(happening, Seat(seat));
      if (!visible) continue;
      const auto* move = std::get_if<Move>(&*visible);
      if (move == nullptr || !move->face.known()) continue;
      if (Rules::info().places[static_cast<std::size_t>(move->to.index())].id == place) {
        codes.insert(Rules::faceCode(move->face));
      }
    }
    return codes;
  }
  /// The seat that bats.
  [[nodiscard]] std::size_t batting() const { return fact("half") == "top" ? 0 : 1; }
  [[nodiscard]] int batter() const { return board().batter[batting()]; }
  /// `1 . 3`.
  [[nodiscard]] std::string runners() const { return board().on; }
  /// `2-1`: the Visitor's runs and Home's.
  [[nodiscard]] std::string score() const { return fact("runs.0") + "-" + fact("runs.1"); }
  /// `top 3`.
  [[nodiscard]] std::string inning() const { return fact("half") + " " + fact("inning"); }

  /// The result of the last play(), from the situation before it: `1 . 3, 1 out, +2, next`: the
  /// bases, the outs, runs that came in, and the batter: the same or the next one; balls if there
  /// are any. After a third out `side out, +0, next` (the one who leads off when the team bats
  /// again); after the last play `over, +1`.
  [[nodiscard]] std::string outcome() const {
    const Board now = board();
    const std::size_t side = before_.half == "top" ? 0 : 1;
    const std::string runs = "+" + std::to_string(now.runs[side] - before_.runs[side]);
    if (over()) return "over, " + runs;
    const int next = before_.batter[side] % 9 + 1;
    const std::string up = now.batter[side] == before_.batter[side] ? "same"
                           : now.batter[side] == next               ? "next"
                                                                    : "somebody";
    if (now.half != before_.half || now.inning != before_.inning) {
      return "side out, " + runs + ", " + up;
    }
    std::string text = now.on + ", " + std::to_string(now.outs) + " out, " + runs + ", " + up;
    if (now.balls == 1) text += ", 1 ball";
    if (now.balls > 1) text += ", " + std::to_string(now.balls) + " balls";
    return text;
  }

 private:
  struct Board {
    std::string half;
    std::string inning;
    std::string on;
    int outs = 0;
    int balls = 0;
    std::array<int, 2> runs{};
    std::array<int, 2> batter{};
    std::array<bool, 2> relief{};
  };

  [[nodiscard]] Board board() const {
    Board now;
    now.half = fact("half");
    now.inning = fact("inning");
    for (const char* base : {"1", "2", "3"}) {
      const bool occupied =
          at("base." + std::string(base)) == "base-" + std::string(base) + "-runner";
      now.on += (now.on.empty() ? "" : " ") + std::string(occupied ? base : ".");
    }
    now.outs = number("outs");
    now.balls = number("balls");
    for (const std::size_t team : {0U, 1U}) {
      const std::string seat = "." + std::to_string(team);
      now.runs[team] = number("runs" + seat);
      now.batter[team] = number("batter" + seat);
      now.relief[team] = fact("relief" + seat) == "yes";
    }
    return now;
  }

  Board before_;
};

/// One row of a table of plays.
struct Row {
  Situation before;
  const char* batter;
  const char* card;
  const char* outcome;
};

inline void expectRows(std::initializer_list<Row> rows, const OptionTexts& options = {}) {
  for (const Row& row : rows) {
    Ballgame game(options);
    game.reach(row.before).play(row.batter, row.card);
    EXPECT_EQ(game.outcome(), row.outcome)
        << row.batter << " against " << row.card << " with " << row.before.on << ", "
        << row.before.outs << " out, section " << row.before.section
        << (row.before.relief ? ", relief pitcher" : "");
  }
}

}  // namespace raindelay::quick_baseball::test
