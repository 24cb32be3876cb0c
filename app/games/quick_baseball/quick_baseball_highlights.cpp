// What the stadium shows of decisive things.
#include <array>

#include "core/overloaded.h"
#include "games/quick_baseball/quick_baseball_adapter.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseballHighlights", source)

using enum HighlightTone;

constexpr std::array kHighlights{
    HighlightRow{"single", SAY("Single"), Good, 5},
    HighlightRow{"double", SAY("Double"), Good, 5.5},
    HighlightRow{"triple", SAY("Triple"), Good, 6},
    HighlightRow{"home-run", SAY("Home run!"), Grand, 9},
    HighlightRow{"struck-out", SAY("Strikeout"), Bad, 4},
    HighlightRow{"called-out", SAY("Out looking"), Bad, 4},
    HighlightRow{"fly-out", SAY("Fly out"), Bad, 5},
    HighlightRow{"run-out", SAY("Out at first"), Bad, 5},
    HighlightRow{"caught", SAY("Caught"), Bad, 5},
    HighlightRow{"fly-dropped", SAY("Foul ball"), Plain, 4},
    HighlightRow{"taken", SAY("Wide"), Plain, 3},
    HighlightRow{"ball", SAY("Ball %1"), Plain, 3},
    HighlightRow{"walk", SAY("Walk"), Good, 4},
    HighlightRow{"stolen", SAY("Stolen base"), Good, 5},
    HighlightRow{"caught-stealing", SAY("Caught stealing"), Bad, 5},
    HighlightRow{"scores"},
    HighlightRow{"outs", SAY("Side retired"), Plain, 5},
    HighlightRow{"bats-refreshed", SAY("All bats back"), Plain, 3.5},
    HighlightRow{"pitches-refreshed", SAY("All pitches back"), Plain, 3.5},
    HighlightRow{"relief", SAY("Relief pitcher"), Plain, 4},
    HighlightRow{"walk-off", SAY("Walk-off!"), Grand, 15},
};

#undef SAY

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
