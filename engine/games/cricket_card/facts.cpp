// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include <numeric>

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

/// `win 491`, `save 290`: what the last innings is played for.
std::string wantedText(const View& view) {
  if (view.innings < 3 || view.phase == Phase::kOver) return "-";
  return (view.saving ? "save " : "win ") + std::to_string(wanted(view, view.terms));
}

double ratio(int part, int whole) {
  return whole > 0 ? static_cast<double>(part) / whole : 0;
}

using Both = std::array<int, 2>;

/// `part` a `whole`, of both sides and of each.
Figure rate(std::string_view id, const Both& part, const Both& whole) {
  return {id,
          ratio(part[0] + part[1], whole[0] + whole[1]),
          {ratio(part[0], whole[0]), ratio(part[1], whole[1])}};
}

/// Sums over the innings of some tests, by seat.
struct Sums {
  Both innings{};
  Both declared{};
  Both runs{};
  Both extras{};

  void add(const Book::Innings& one) {
    const auto seat = static_cast<std::size_t>(one.side.index());
    ++innings[seat];
    if (one.end && one.end->kind == InningsEnds::Kind::kDeclared) ++declared[seat];
    runs[seat] += one.total;
    extras[seat] += one.extras;
  }
};

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
      {"wanted", wantedText(view)},
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
std::vector<Figure> Rules::figures(const Book& book) const {
  Sums begun;
  Sums over;
  std::array<int, static_cast<std::size_t>(TestWon::Kind::kCount)> won{};
  int tests = 0;
  int openerWins = 0;
  int ties = 0;
  int draws = 0;
  int followOns = 0;
  for (const Book::Test& test : book.tests()) {
    for (const Book::Innings& one : test.innings) begun.add(one);
    if (!test.result) continue;
    ++tests;
    for (const Book::Innings& one : test.innings) over.add(one);
    followOns += test.followOn ? 1 : 0;
    ties += test.tied ? 1 : 0;
    draws += test.drawn ? 1 : 0;
    if (!test.won) continue;
    ++won[static_cast<std::size_t>(test.won->kind)];
    openerWins += test.won->winner == test.innings.front().side ? 1 : 0;
  }
  const auto perTest = [&](std::string_view id, const Both& sides) {
    const Both both{tests, tests};
    Figure figure = rate(id, sides, both);
    figure.value = ratio(sides[0] + sides[1], tests);
    return figure;
  };
  const auto share = [&](int part) { return ratio(part, tests); };
  const auto wins = [&](TestWon::Kind kind) { return won[static_cast<std::size_t>(kind)]; };
  const int all = std::accumulate(won.begin(), won.end(), 0);
  return {
      {"tests", static_cast<double>(tests)},
      rate("runs", over.runs, begun.innings),
      perTest("extras", over.extras),
      perTest("innings", begun.innings),
      perTest("declared", begun.declared),
      {"bat-first-win", share(openerWins)},
      {"bowl-first-win", share(all - openerWins)},
      {"tie", share(ties)},
      {"draw", share(draws)},
      {"follow-on", share(followOns)},
      {"innings-win", share(wins(TestWon::Kind::kByInnings))},
      {"wickets-win", share(wins(TestWon::Kind::kByWickets))},
      {"extras-win", share(wins(TestWon::Kind::kOnExtras))},
  };
}

}  // namespace raindelay::cricket_card
