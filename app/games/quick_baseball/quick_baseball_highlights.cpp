// What the stadium shows of decisive things.
#include <array>

#include "core/overloaded.h"
#include "games/quick_baseball/quick_baseball_adapter.h"

namespace raindelay::quick_baseball {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"single", RD_TEXT("BaseballHighlights", "Single"), Good, 5},
    HighlightRow{"double", RD_TEXT("BaseballHighlights", "Double"), Good, 5.5},
    HighlightRow{"triple", RD_TEXT("BaseballHighlights", "Triple"), Good, 6},
    HighlightRow{"home-run", RD_TEXT("BaseballHighlights", "Home run!"), Grand, 9},
    HighlightRow{"struck-out", RD_TEXT("BaseballHighlights", "Strikeout"), Bad, 4},
    HighlightRow{"called-out", RD_TEXT("BaseballHighlights", "Out looking"), Bad, 4},
    HighlightRow{"fly-out", RD_TEXT("BaseballHighlights", "Fly out"), Bad, 5},
    HighlightRow{"run-out", RD_TEXT("BaseballHighlights", "Out at first"), Bad, 5},
    HighlightRow{"caught", RD_TEXT("BaseballHighlights", "Caught"), Bad, 5},
    HighlightRow{"fly-dropped", RD_TEXT("BaseballHighlights", "Foul ball"), Plain, 4},
    HighlightRow{"taken", RD_TEXT("BaseballHighlights", "Wide"), Plain, 3},
    HighlightRow{"ball", RD_TEXT("BaseballHighlights", "Ball %1"), Plain, 3},
    HighlightRow{"walk", RD_TEXT("BaseballHighlights", "Walk"), Good, 4},
    HighlightRow{"stolen", RD_TEXT("BaseballHighlights", "Stolen base"), Good, 5},
    HighlightRow{"caught-stealing", RD_TEXT("BaseballHighlights", "Caught stealing"), Bad, 5},
    HighlightRow{"scores"},
    HighlightRow{"outs", RD_TEXT("BaseballHighlights", "Side retired"), Plain, 5},
    HighlightRow{"bats-refreshed", RD_TEXT("BaseballHighlights", "All bats back"), Plain, 3.5},
    HighlightRow{"pitches-refreshed", RD_TEXT("BaseballHighlights", "All pitches back"), Plain,
                 3.5},
    HighlightRow{"relief", RD_TEXT("BaseballHighlights", "Relief pitcher"), Plain, 4},
    HighlightRow{"walk-off", RD_TEXT("BaseballHighlights", "Walk-off!"), Grand, 15},
};

constexpr int kThirdOut = 3;

}  // namespace

std::span<const HighlightRow> QuickBaseballAdapter::highlights() const {
  return kHighlights;
}

void QuickBaseballAdapter::tellMore(Highlight& highlight, const Event& event) const {
  const Seat team = view_.batting();
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
