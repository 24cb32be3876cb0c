// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include <algorithm>

#include "core/notation.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

constexpr std::array<std::string_view, 8> kPhaseNames{"set-aside", "keep-icon", "play", "place",
                                                      "roll",      "bird",      "wear", "over"};
// In the order of Count: those that are figures, a team a game.
constexpr std::array<std::string_view, kCounts> kCountNames{
    "runs",        "hits",         "steals",       "caught-stealing",
    "runners-out", "double-plays", "left-on-base", "rerolls",
    "fly-outs",    "strikeouts",   "thrown-out",   "reached-first",
    "doubles",     "triples",      "home-runs",    "walks"};

std::string number(int n) {
  return std::to_string(n);
}

/// A play that lies there or not, known or not.
std::string secret(bool there, std::optional<Card> play) {
  if (!there) return "-";
  return play ? std::string(kPlayCodes[static_cast<std::size_t>(play->index())]) : "?";
}

std::string bases(const State& state) {
  std::string text;
  for (std::size_t base = 1; base <= 3; ++base) {
    text += state.cubes[base] != 0 ? static_cast<char>('0' + base) : '-';
  }
  return text;
}

/// `A=5/3 C=4/2back`: the Gloves from one place to another, with their zones if they are in one.
std::string gloves(const State& state, int first, int last) {
  std::string text;
  for (int at = first; at <= last; ++at) {
    for (int glove = 0; glove < kGloves; ++glove) {
      if (state.glove(glove).at != at) continue;
      if (!text.empty()) text += ' ';
      if (at < kZones) text += std::string(kZoneLetters[static_cast<std::size_t>(at)]) + '=';
      text += kGloveNames[static_cast<std::size_t>(glove)];
      if (state.glove(glove).back) text += "back";
    }
  }
  return text.empty() ? "-" : text;
}

std::string letters(const Tested& tested) {
  std::string text;
  for (const std::uint8_t zone : tested) text += kZoneLetters[zone];
  return text.empty() ? "-" : text;
}

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  std::vector<Fact> facts{
      {"phase", std::string(kPhaseNames[static_cast<std::size_t>(view.phase)])},
      {"inning", number(view.inning())},
      {"half", view.halfInning % 2 == 0 ? "top" : "bottom"},
      {"batting", number(view.batting().index())},
      {"outs", number(view.outs)},
      {"bases", bases(view)},
      {"half-runs", number(view.halfRuns)},
      {"plays", number(view.chosenPlays)},
      {"aside", secret(view.phase != Phase::kSetAside, view.aside)},
      {"play", secret(view.laid(), view.chosen)},
      {"shown", codesOf(view.shown, kPlayCodes)},
      {"tested", letters(view.tested)},
      {"zones", gloves(view, 0, kZones - 1)},
      {"gloves", gloves(view, Glove::kHeld, Glove::kHeld)},
      {"lost", gloves(view, Glove::kLost, Glove::kLost)},
      {"dice", number(view.dice[0]) + ' ' + number(view.dice[1])},
      {"won", number(view.won)},
      {"rerolled", view.rerolled ? "yes" : "no"},
  };
  for (const Seat seat : {Seat(0), Seat(1)}) {
    const std::string of = '.' + number(seat.index());
    facts.push_back({"runs" + of, number(view.count(seat, Count::kRuns))});
    facts.push_back({"hits" + of, number(view.count(seat, Count::kHits))});
    facts.push_back(
        {"bird" + of, view.birds[static_cast<std::size_t>(seat.index())] ? "yes" : "no"});
  }
  return facts;
}

/// A team's figures are averages a team a game, a play's figure is its share of all that were
/// shown.
std::vector<Figure> Rules::figures(const Book& book) const {
  const BallgameBook ballgame = book.ballgame();
  const BallgameBook::Game game =
      ballgame.games().empty() ? BallgameBook::Game() : ballgame.games().front();
  const auto counted = [&](Seat team, Count what) {
    const LineScoreRow& line = game.of(team).line;
    switch (what) {
      case Count::kRuns:
        return line.runs;
      case Count::kHits:
        return line.hits;
      case Count::kLeftOnBase:
        return line.leftOnBase;
      default:
        return book.count(team, what);
    }
  };
  std::vector<Figure> figures;
  for (std::size_t i = 0; i < kCounts; ++i) {
    const auto what = static_cast<Count>(i);
    figures.push_back(
        figureOfSides(kCountNames[i], counted(Seat(0), what), counted(Seat(1), what)));
  }
  const int visitor = counted(Seat(0), Count::kRuns);
  const int home = counted(Seat(1), Count::kRuns);
  const int halves = std::max(book.halfInnings(), 1);
  const auto uses = [&](std::size_t play) {
    return book.plays(Seat(0))[play] + book.plays(Seat(1))[play];
  };
  int all = 0;
  for (std::size_t play = 0; play < kMostPlays; ++play) all += uses(play);
  figures.push_back({"half-innings", static_cast<double>(halves)});
  figures.push_back({"runs-a-half-inning", (visitor + home) / static_cast<double>(halves)});
  figures.push_back({"plays", static_cast<double>(all)});
  figures.push_back({"home-win", home > visitor ? 1.0 : 0.0});
  figures.push_back({"visitor-win", home < visitor ? 1.0 : 0.0});
  figures.push_back({"extra-innings", book.inning() > kLastInning ? 1.0 : 0.0});
  initial().deck.forEach([&](Card play) {
    const auto i = static_cast<std::size_t>(play.index());
    figures.push_back({kPlayCodes[i], all > 0 ? uses(i) / static_cast<double>(all) : 0});
  });
  return figures;
}

}  // namespace raindelay::rallybird
