#include "session/figure_words.h"

#include <QLocale>
#include <algorithm>
#include <string_view>

#include "session/words.h"

namespace raindelay {

namespace {

enum class Unit { kNumber, kShare };

struct Row {
  std::string_view game;  ///< empty: every game that has no row of its own for this figure
  std::string_view figure;
  Unit unit;
  Text words;
};

constexpr Row kRows[] = {
    {"cricket-card", "tests", Unit::kNumber, RD_TEXT("Figures", "Tests a match")},
    {"cricket-card", "runs", Unit::kNumber, RD_TEXT("Figures", "Runs an innings")},
    {"cricket-card", "extras", Unit::kNumber, RD_TEXT("Figures", "Extras a test")},
    {"cricket-card", "declared", Unit::kNumber, RD_TEXT("Figures", "Declarations a test")},
    {"cricket-card", "follow-on", Unit::kShare, RD_TEXT("Figures", "Tests with a follow-on")},
    {"cricket-card", "innings-win", Unit::kShare, RD_TEXT("Figures", "Tests won by an innings")},
    {"cricket-card", "draw", Unit::kShare, RD_TEXT("Figures", "Drawn tests")},
    {"", "runs", Unit::kNumber, RD_TEXT("Figures", "Runs a game")},
    {"", "hits", Unit::kNumber, RD_TEXT("Figures", "Hits a game")},
    {"", "home-runs", Unit::kNumber, RD_TEXT("Figures", "Home runs a game")},
    {"", "walks", Unit::kNumber, RD_TEXT("Figures", "Walks a game")},
    {"", "strikeouts", Unit::kNumber, RD_TEXT("Figures", "Strikeouts at bat, a game")},
    {"", "errors", Unit::kNumber, RD_TEXT("Figures", "Errors in the field, a game")},
    {"", "double-plays", Unit::kNumber, RD_TEXT("Figures", "Double plays hit into, a game")},
    {"", "steals", Unit::kNumber, RD_TEXT("Figures", "Stolen bases a game")},
    {"", "caught-stealing", Unit::kNumber, RD_TEXT("Figures", "Caught stealing a game")},
    {"", "left-on-base", Unit::kNumber, RD_TEXT("Figures", "Left on base a game")},
    {"", "pitches", Unit::kNumber, RD_TEXT("Figures", "Pitches a match")},
    {"", "rerolls", Unit::kNumber, RD_TEXT("Figures", "Rerolls a game")},
    {"", "rain", Unit::kNumber, RD_TEXT("Figures", "Ended by rain, games a match")},
    {"", "brawl", Unit::kNumber, RD_TEXT("Figures", "Games with a brawl, a match")},
    {"quick-baseball", "extra-innings", Unit::kShare,
     RD_TEXT("Figures", "Matches with extra innings")},
    {"rallybird", "extra-innings", Unit::kShare, RD_TEXT("Figures", "Matches with extra innings")},
    {"tarot", "hands", Unit::kNumber, RD_TEXT("Figures", "Hands a match")},
    {"tarot", "hand-score", Unit::kNumber, RD_TEXT("Figures", "Points before play, a hand")},
    {"tarot", "play-score", Unit::kNumber, RD_TEXT("Figures", "Points in play, a hand")},
    {"tarot", "excess", Unit::kNumber, RD_TEXT("Figures", "Scored by the winner of a hand")},
    {"tarot", "tied-hand", Unit::kShare, RD_TEXT("Figures", "Tied hands")},
    {"quick-tennis", "points", Unit::kNumber, RD_TEXT("Figures", "Points won a match")},
    {"quick-tennis", "games", Unit::kNumber, RD_TEXT("Figures", "Games won a match")},
    {"quick-tennis", "breaks", Unit::kNumber, RD_TEXT("Figures", "Breaks of serve a match")},
    {"quick-tennis", "server-won", Unit::kShare, RD_TEXT("Figures", "Points won on own serve")},
    {"quick-tennis", "aces", Unit::kShare, RD_TEXT("Figures", "Aces on own serve")},
    {"quick-tennis", "rally", Unit::kNumber, RD_TEXT("Figures", "Strokes a point")},
    {"quick-tennis", "read", Unit::kShare, RD_TEXT("Figures", "Called shots that were read")},
};

bool fits(const Row& row, const std::string& game) {
  if (!row.game.empty()) return row.game == game;
  return std::none_of(std::begin(kRows), std::end(kRows),
                      [&](const Row& own) { return own.game == game && own.figure == row.figure; });
}

QString text(double value, Unit unit) {
  return unit == Unit::kShare ? QStringLiteral("%1 %").arg(QLocale().toString(100 * value, 'f', 0))
                              : QLocale().toString(value, 'f', 1);
}

}  // namespace

std::vector<FigureWords> figureWords(const std::string& game,
                                     const std::map<std::string, double>& figures) {
  std::vector<FigureWords> all;
  for (const Row& row : kRows) {
    const auto found = figures.find(std::string(row.figure));
    if (found == figures.end() || !fits(row, game)) continue;
    all.push_back({words::translated(row.words), text(found->second, row.unit)});
  }
  return all;
}

}  // namespace raindelay
