// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include <algorithm>

#include "core/notation.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

constexpr std::array<std::string_view, 6> kPhaseNames{
    "refresh-bats", "refresh-pitches", "follow-pitcher", "bat", "pitch", "over"};

/// The choice that lies face down: its owner knows it.
std::string choice(const View& view) {
  if (view.phase != Phase::kPitch) return "-";
  return view.seat == view.batting() ? Rules::text(view.choice) : "?";
}

std::string bases(const Board& board) {
  std::string text;
  for (int base = 1; base <= 3; ++base) text += board.occupied(base) ? char('0' + base) : '-';
  return text;
}

void addTeam(const Team& team, const std::string& seat, std::vector<Fact>& facts) {
  facts.push_back({"batter." + seat, std::to_string(team.batter + 1)});
  facts.push_back({"runs." + seat, std::to_string(team.runs)});
  facts.push_back({"hits." + seat, std::to_string(team.hits)});
  facts.push_back({"relief." + seat, team.relief ? "yes" : "no"});
}

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  std::vector<Fact> facts{
      {"phase", std::string(kPhaseNames[static_cast<std::size_t>(view.phase)])},
      {"inning", std::to_string(view.inning())},
      {"half", view.halfInning % 2 == 0 ? "top" : "bottom"},
      {"batting", std::to_string(view.batting().index())},
      {"outs", std::to_string(view.outs)},
      {"balls", std::to_string(view.balls)},
      {"bases", bases(view)},
      {"half-runs", std::to_string(view.halfRuns)},
      {"pitches", std::to_string(view.pitches)},
      {"bats-held", codesOf(view.held(Kind::kBatting), kBatCodes)},
      {"bats-discarded", codesOf(view.discard(Kind::kBatting), kBatCodes)},
      {"pitches-held", codesOf(view.held(Kind::kPitching), kPitchCodes)},
      {"pitches-discarded", codesOf(view.discard(Kind::kPitching), kPitchCodes)},
      {"refreshed", view.refreshed ? "yes" : "no"},
      {"choice", choice(view)},
      {"last-choice", view.last.any ? text(view.last.choice) : "-"},
      {"last-pitch", view.last.any ? text(act(Verb::kPitch, view.last.pitch)) : "-"},
  };
  addTeam(view.team[0], "0", facts);
  addTeam(view.team[1], "1", facts);
  return facts;
}

/// Averages are a team a game; `relief` is the number of teams with their reliever in.
std::vector<Figure> Rules::figures(const Book& book) const {
  const auto& games = book.ballgame().games();
  const BallgameBook::Game game = games.empty() ? BallgameBook::Game() : games.front();
  const auto perTeam = [&](std::string_view id, auto count) {
    return figureOfSides(id, count(game.sides[0]), count(game.sides[1]));
  };
  const auto total = [](BoxScore what) {
    return [what](const BallgameBook::Side& side) { return side.total(what); };
  };
  const auto line = [](int LineScoreRow::*what) {
    return [what](const BallgameBook::Side& side) { return side.line.*what; };
  };
  const int lead = game.sides[1].line.runs - game.sides[0].line.runs;
  return {
      perTeam("runs", line(&LineScoreRow::runs)),
      perTeam("hits", line(&LineScoreRow::hits)),
      perTeam("home-runs", total(BoxScore::kHomeRuns)),
      perTeam("walks", total(BoxScore::kWalks)),
      perTeam("steals", total(BoxScore::kSteals)),
      perTeam("caught-stealing", total(BoxScore::kCaughtStealing)),
      perTeam("left-on-base", line(&LineScoreRow::leftOnBase)),
      {"pitches", static_cast<double>(book.pitches())},
      {"half-innings", static_cast<double>(std::max(book.halfInnings(), 1))},
      {"relief", static_cast<double>(book.reliefs())},
      {"home-win", lead > 0 ? 1.0 : 0.0},
      {"visitor-win", lead < 0 ? 1.0 : 0.0},
      {"extra-innings", book.inning() > config_.innings ? 1.0 : 0.0},
  };
}

}  // namespace raindelay::quick_baseball
