// Decisive events as the village ground shows them.
#include <array>

#include "core/overloaded.h"
#include "games/cricket_card/cricket_card_adapter.h"

namespace raindelay::cricket_card {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"toss", RD_TEXT("CricketCardHighlights", "Wins the toss"), Plain, 3},
    HighlightRow{"bats-first", RD_TEXT("CricketCardHighlights", "Bats first"), Plain, 3},
    HighlightRow{"bowls-first", RD_TEXT("CricketCardHighlights", "Bowls first"), Plain, 3},
    HighlightRow{"target"},
    HighlightRow{"to-save"},
    HighlightRow{"counter"},
    HighlightRow{"recounter"},
    HighlightRow{"scores", {}, Good, 2, 0.4},
    HighlightRow{"blocks", RD_TEXT("CricketCardHighlights", "No run"), Plain, 2},
    HighlightRow{"out", RD_TEXT("CricketCardHighlights", "Wicket!"), Bad, 3},
    HighlightRow{"declared", RD_TEXT("CricketCardHighlights", "Declared"), Plain, 4},
    HighlightRow{"all-played", RD_TEXT("CricketCardHighlights", "All out"), Plain, 4},
    HighlightRow{"no-cards", RD_TEXT("CricketCardHighlights", "All out"), Plain, 4},
    HighlightRow{"extras", RD_TEXT("CricketCardHighlights", "Extras: %1"), Plain, 2.5},
    HighlightRow{"follow-on", RD_TEXT("CricketCardHighlights", "Follow-on!"), Grand, 9},
    HighlightRow{"won-by-innings", RD_TEXT("CricketCardHighlights", "Won by an innings!"), Grand,
                 15},
    HighlightRow{"won-by-runs", RD_TEXT("CricketCardHighlights", "Won by runs!"), Grand, 12},
    HighlightRow{"won-by-wickets", RD_TEXT("CricketCardHighlights", "Won by wickets!"), Grand, 15},
    HighlightRow{"won-on-extras", RD_TEXT("CricketCardHighlights", "Won on extras!"), Grand, 12},
    HighlightRow{"tied", RD_TEXT("CricketCardHighlights", "A tie!"), Grand, 12},
    HighlightRow{"drawn", RD_TEXT("CricketCardHighlights", "A draw"), Plain, 9},
};

/// Both sides' first innings, side by side, once their extras are `told`.
void compareTotals(Highlight& highlight, Seat behind, const std::vector<Happening>& told) {
  for (const Happening& happening : told) {
    const Event* event = std::get_if<Event>(&happening);
    if (event == nullptr) continue;
    Events::visit(*event, Overloaded{[&](const Extras& extras) {
                                       (extras.side == behind ? highlight.right : highlight.left) =
                                           QString::number(extras.total);
                                     },
                                     [](const auto&) {}});
  }
  highlight.sign = QStringLiteral(">");
}

}  // namespace

std::span<const HighlightRow> CricketCardAdapter::highlights() const {
  return kHighlights;
}

void CricketCardAdapter::tellMore(Highlight& highlight, const Event& event,
                                  std::size_t /*step*/) const {
  const auto wicketOf = [&](Seat side, int wicket) {
    return QStringLiteral("wicket.%1.%2").arg(side.index()).arg(wicket);
  };
  const auto atWicket = [&](Seat side, int wicket) {
    highlight.seat = side.index();
    highlight.to = wicketOf(side, wicket);
    highlight.lit = QStringList{highlight.to};
  };
  Events::visit(event,
                Overloaded{[&](const Toss& toss) { highlight.seat = toss.winner.index(); },
                           [&](const Opens& opens) { highlight.seat = opens.by.index(); },
                           [&](const Target& target) { highlight.seat = target.batting.index(); },
                           [&](const ToSave& save) { highlight.seat = save.batting.index(); },
                           [&](const Counter& counter) { highlight.seat = counter.by.index(); },
                           [&](const Recounter& answer) { highlight.seat = answer.by.index(); },
                           [&](const Scores& scores) {
                             atWicket(scores.batting, scores.wicket);
                             highlight.from = highlight.to;
                             highlight.to = scores.runs >= kBoundary ? QStringLiteral("boundary")
                                                                     : QStringLiteral("outfield");
                             highlight.banner = scores.runs >= kBoundary
                                                    ? tr("Boundary: %1").arg(scores.runs)
                                                    : tr("%n run(s)", "", scores.runs);
                             if (scores.runs >= kBoundary) highlight.length = 3;
                           },
                           [&](const NoRun& none) { atWicket(none.batting, none.wicket); },
                           [&](const InningsEnds& ends) { highlight.seat = ends.batting.index(); },
                           [&](const Extras& extras) {
                             highlight.seat = extras.side.index();
                             highlight.banner = highlight.banner.arg(extras.runs);
                           },
                           [&](const FollowOn& follow) {
                             highlight.seat = follow.batting.index();
                             compareTotals(highlight, follow.batting, toldNow());
                           },
                           [&](const TestWon& won) { highlight.seat = won.winner.index(); },
                           [](const auto&) {}});
}

}  // namespace raindelay::cricket_card
