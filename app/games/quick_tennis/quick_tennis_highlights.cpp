// What the court shows of decisive things.
#include <array>

#include "core/overloaded.h"
#include "games/quick_tennis/quick_tennis_adapter.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennisHighlights", source)

using enum HighlightTone;

constexpr std::array kHighlights{
    HighlightRow{"ace", SAY("Ace!"), Grand, 6},
    HighlightRow{"returned", SAY("Returned"), Good, 2.5},
    HighlightRow{"read", SAY("Read it!"), Good, 4.5},
    HighlightRow{"missed", SAY("Wrong-footed"), Bad, 3.5},
    HighlightRow{"reaches", SAY("Gets there"), Good, 3},
    HighlightRow{"diagonal", SAY("Out of reach"), Bad, 4},
    HighlightRow{"too-fast", SAY("Too fast"), Bad, 4},
    HighlightRow{"lets-go", SAY("Lets it go"), Bad, 3.5},
    HighlightRow{"no-cards", SAY("Out of cards"), Bad, 4},
    HighlightRow{"point"},
    HighlightRow{"game-won", SAY("Game, %1"), Plain, 6},
    HighlightRow{"set-won", SAY("Set, %1"), Grand, 9},
    HighlightRow{"won", SAY("Game, set and match!"), Grand, 15},
    HighlightRow{"won-game", SAY("Game and match!"), Grand, 12},
    HighlightRow{"won-tie-break", SAY("Tie-break and match!"), Grand, 12},
};

#undef SAY

}  // namespace

std::span<const HighlightRow> QuickTennisAdapter::highlights() const {
  return kHighlights;
}

void QuickTennisAdapter::tellMore(Highlight& highlight, const Event& event) const {
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
    // Where the ball comes down, and who isn't there.
    if constexpr (requires { told.court; }) highlight.to = landing_;
  });
}

}  // namespace raindelay::quick_tennis
