// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include "core/notation.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

constexpr std::array<std::string_view, 6> kPhaseNames{"toss",    "choose",    "play",
                                                      "counter", "recounter", "over"};

/// `3: J Q K, 6: 7`: the chains on a side's wickets, in their order.
std::string chains(const Board& board, int at) {
  std::string text;
  int wicket = 0;
  for (const Laid& laid : board.laid) {
    if (laid.at != at) continue;
    if (laid.wicket != wicket) {
      wicket = laid.wicket;
      text += (text.empty() ? "" : ", ") + std::to_string(wicket) + ':';
    }
    text += ' ' + std::string(kCodes[static_cast<std::size_t>(laid.card.index())]);
  }
  return text.empty() ? "-" : text;
}

/// `120+25 for 4, 0+0 for 0`: both innings, runs and extras.
std::string score(const std::array<Innings, 2>& both) {
  std::string text;
  for (const Innings& innings : both) {
    if (!text.empty()) text += ", ";
    text += std::to_string(innings.runs) + '+' + std::to_string(innings.extras) + " for " +
            std::to_string(int{innings.wickets});
  }
  return text;
}

int sum(const std::array<std::uint16_t, 2>& both) {
  return both[0] + both[1];
}

double ratio(int part, int whole) {
  return whole > 0 ? static_cast<double>(part) / whole : 0;
}

/// Of the game, both sides' a test.
Figure perTest(std::string_view id, const Tally& tally, const std::array<std::uint16_t, 2>& both) {
  return {id,
          ratio(sum(both), tally.tests),
          {ratio(both[0], tally.tests), ratio(both[1], tally.tests)}};
}

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  const auto number = [](int n) { return std::to_string(n); };
  const Terms& terms = view.terms;
  std::vector<Fact> facts{
      {"phase", std::string(kPhaseNames[static_cast<std::size_t>(view.phase)])},
      {"test", number(view.test + 1) + " of " + number(terms.tests)},
      {"multiplier", number(terms.multiplier)},
      {"draw-limit", terms.drawLimit > 0 ? number(terms.drawLimit) : "-"},
      {"follow-on-at", number(terms.followOn)},
      {"toss", view.phase == Phase::kToss ? "-" : number(view.toss.index())},
      {"opener", view.phase < Phase::kPlay ? "-" : number(view.opener.index())},
      {"innings", number(view.innings + 1)},
      {"follow-on", view.followOn ? "yes" : "no"},
      {"batting", view.phase < Phase::kPlay ? "-" : number(view.batting().index())},
      {"lead", number(view.lead())},
      {"aggregate", number(view.aggregate())},
      {"hand", codesOf(view.hand, kCodes)},
  };
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string seat = '.' + std::to_string(i);
    facts.push_back({"score" + seat, score(view.scorecard[i])});
    facts.push_back({"chains" + seat, chains(view, static_cast<int>(i))});
    facts.push_back({"held" + seat, number(view.held[i])});
    facts.push_back({"left" + seat, codesOf(view.left[i], kCodes)});
    facts.push_back({"counted" + seat, codesOf(view.counted[i], kCodes)});
    facts.push_back({"tests-won" + seat, number(view.tally.wins[i])});
  }
  return facts;
}

/// Shares and means over the tests that were played; `tests` is their number, `runs` are those of
/// an innings, extras among them, `extras` those of both sides in a test.
std::vector<Figure> Rules::figures(const State& state) const {
  const Tally& tally = state.tally;
  const double tests = tally.tests > 0 ? tally.tests : 1;
  const int wins = tally.wins[0] + tally.wins[1];
  return {
      {"tests", static_cast<double>(tally.tests)},
      {"runs",
       ratio(sum(tally.runs), sum(tally.innings)),
       {ratio(tally.runs[0], tally.innings[0]), ratio(tally.runs[1], tally.innings[1])}},
      perTest("extras", tally, tally.extras),
      perTest("innings", tally, tally.innings),
      perTest("declared", tally, tally.closures),
      {"bat-first-win", tally.openerWins / tests},
      {"bowl-first-win", (wins - tally.openerWins) / tests},
      {"tie", tally.ties / tests},
      {"draw", tally.draws / tests},
      {"follow-on", tally.followOns / tests},
      {"innings-win", tally.inningsWins / tests},
      {"wickets-win", tally.wicketWins / tests},
      {"extras-win", tally.extrasWins / tests},
  };
}

}  // namespace raindelay::cricket_card
