// Decisive events as the stadium shows them.
#include <array>

#include "core/overloaded.h"
#include "games/quick_baseball/quick_baseball_adapter.h"

namespace raindelay::quick_baseball {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"single", RD_TEXT("BaseballHighlights", "Single"), Good, 2.5},
    HighlightRow{"double", RD_TEXT("BaseballHighlights", "Double"), Good, 3.3},
    HighlightRow{"triple", RD_TEXT("BaseballHighlights", "Triple"), Good, 4},
    HighlightRow{"home-run", RD_TEXT("BaseballHighlights", "Home run!"), Grand, 7},
    HighlightRow{"struck-out", RD_TEXT("BaseballHighlights", "Strikeout"), Bad, 3},
    HighlightRow{"called-out", RD_TEXT("BaseballHighlights", "Caught looking"), Bad, 3},
    HighlightRow{"fly-out", RD_TEXT("BaseballHighlights", "Fly out"), Bad, 2.5},
    HighlightRow{"run-out", RD_TEXT("BaseballHighlights", "Out at first"), Bad, 2.5},
    HighlightRow{"caught", RD_TEXT("BaseballHighlights", "Caught"), Bad, 2.5},
    HighlightRow{"fly-dropped", RD_TEXT("BaseballHighlights", "Foul ball"), Plain, 2},
    HighlightRow{"taken", RD_TEXT("BaseballHighlights", "Wide"), Plain, 2},
    HighlightRow{"ball", RD_TEXT("BaseballHighlights", "Ball %1"), Plain, 2},
    HighlightRow{"walk", RD_TEXT("BaseballHighlights", "Walk"), Good, 2.5},
    HighlightRow{"stolen", RD_TEXT("BaseballHighlights", "Stolen base"), Good, 3},
    HighlightRow{"caught-stealing", RD_TEXT("BaseballHighlights", "Caught stealing"), Bad, 3},
    HighlightRow{"scores"},
    HighlightRow{"outs", RD_TEXT("BaseballHighlights", "Side retired"), Plain, 2},
    HighlightRow{"bats-refreshed", RD_TEXT("BaseballHighlights", "All bats back"), Plain, 2},
    HighlightRow{"pitches-refreshed", RD_TEXT("BaseballHighlights", "All pitches back"), Plain, 2},
    HighlightRow{"relief", RD_TEXT("BaseballHighlights", "Relief pitcher"), Plain, 2.5},
    HighlightRow{"walk-off", RD_TEXT("BaseballHighlights", "Walk-off!"), Grand, 15},
};

constexpr int kThirdOut = 3;

}  // namespace

std::span<const HighlightRow> QuickBaseballAdapter::highlights() const {
  return kHighlights;
}

void QuickBaseballAdapter::tellMore(Highlight& highlight, const Event& event,
                                    std::size_t step) const {
  const Seat team = match()->shownView<View>(step).batting();
  highlight.seat = team.index();
  const auto pitching = [&] { highlight.seat = team.other().index(); };
  Events::visit(event, Overloaded{[&](const Ball& ball) {
                                    highlight.banner = highlight.banner.arg(ball.count);
                                  },
                                  [&](const Outs& outs) {
                                    if (outs.count < kThirdOut) highlight.banner.clear();
                                    highlight.seat = -1;
                                  },
                                  [&](const PitchesRefreshed&) { pitching(); },
                                  [&](const Relief&) {
                                    pitching();
                                    highlight.lit = QStringList{QStringLiteral("mound")};
                                  },
                                  [](const auto&) {}});
}

}  // namespace raindelay::quick_baseball
