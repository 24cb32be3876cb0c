// Decisive events as the court shows them.
#include <array>

#include "core/overloaded.h"
#include "games/quick_tennis/quick_tennis_adapter.h"

namespace raindelay::quick_tennis {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"ace", RD_TEXT("QuickTennisHighlights", "Ace!"), Grand, 6},
    HighlightRow{"returned", RD_TEXT("QuickTennisHighlights", "Returned"), Good, 2.5},
    HighlightRow{"read", RD_TEXT("QuickTennisHighlights", "Read it!"), Good, 4.5},
    HighlightRow{"missed", RD_TEXT("QuickTennisHighlights", "Wrong-footed"), Bad, 3.5},
    HighlightRow{"reaches", RD_TEXT("QuickTennisHighlights", "Gets there"), Good, 3},
    HighlightRow{"diagonal", RD_TEXT("QuickTennisHighlights", "Out of reach"), Bad, 4},
    HighlightRow{"too-fast", RD_TEXT("QuickTennisHighlights", "Too fast"), Bad, 4},
    HighlightRow{"lets-go", RD_TEXT("QuickTennisHighlights", "Lets it go"), Bad, 3.5},
    HighlightRow{"no-cards", RD_TEXT("QuickTennisHighlights", "Out of cards"), Bad, 4},
    HighlightRow{"point"},
    HighlightRow{"game-won", RD_TEXT("QuickTennisHighlights", "Game, %1"), Plain, 6},
    HighlightRow{"set-won", RD_TEXT("QuickTennisHighlights", "Set, %1"), Grand, 9},
    HighlightRow{"won", RD_TEXT("QuickTennisHighlights", "Game, set and match!"), Grand, 15},
    HighlightRow{"won-game", RD_TEXT("QuickTennisHighlights", "Game and match!"), Grand, 12},
    HighlightRow{"won-tie-break", RD_TEXT("QuickTennisHighlights", "Tie-break and match!"), Grand,
                 12},
};

}  // namespace

std::span<const HighlightRow> QuickTennisAdapter::highlights() const {
  return kHighlights;
}

void QuickTennisAdapter::tellMore(Highlight& highlight, const Event& event,
                                  std::size_t /*step*/) const {
  const auto by = [&](Seat seat) {
    highlight.seat = seat.index();
    if (highlight.banner.contains(QLatin1String("%1"))) {
      highlight.banner = highlight.banner.arg(nameOf(seat.index()));
    }
  };
  Events::visit(event, [&](const auto& told) {
    if constexpr (requires { told.winner; }) {
      by(told.winner);
    } else if constexpr (requires { told.by; }) {
      by(told.by);
    }
    // The spot where the ball comes down and the receiver isn't.
    if constexpr (requires { told.court; }) highlight.to = landing_;
  });
}

}  // namespace raindelay::quick_tennis
