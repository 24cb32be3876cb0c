// What the card table shows of decisive things.
#include <array>

#include "core/overloaded.h"
#include "games/tarot/tarot_adapter.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("TarotHighlights", source)

using enum HighlightTone;

constexpr std::array kHighlights{
    HighlightRow{"discarded", SAY("Three laid away"), Plain, 3},
    HighlightRow{"greater", SAY("%1 Greater Trumps"), Good, 5},
    HighlightRow{"lesser", SAY("%1 Lesser Trumps"), Good, 5},
    HighlightRow{"trumps", SAY("%1 trumps"), Good, 5},
    HighlightRow{"tarots", SAY("%1 Tarot Trumps"), Good, 5},
    HighlightRow{"run", SAY("A run of %1"), Good, 5},
    HighlightRow{"asks", SAY("Asks for a third"), Plain, 5},
    HighlightRow{"refused", SAY("None to give"), Good, 4},
    HighlightRow{"gives", SAY("Gives it up"), Bad, 4},
    HighlightRow{"returns"},
    HighlightRow{"takes", SAY("%1 takes it"), Plain, 12},
    HighlightRow{"cut", SAY("King cut!"), Grand, 5},
    HighlightRow{"fool", SAY("The Foolish Man"), Good, 4},
    HighlightRow{"hand-won", SAY("Wins the hand"), Grand, 10},
    HighlightRow{"hand-tied", SAY("Hand tied"), Plain, 8},
};

#undef SAY

}  // namespace

std::span<const HighlightRow> TarotAdapter::highlights() const {
  return kHighlights;
}

void TarotAdapter::tellMore(Highlight& highlight, const Event& event) const {
  const auto by = [&](Seat seat) { highlight.seat = seat.index(); };
  Events::visit(
      event,
      Overloaded{[&](const Declares& declares) {
                   by(declares.by);
                   highlight.banner = highlight.banner.arg(declares.count);
                 },
                 [&](const DeclaresRun& run) {
                   by(run.by);
                   highlight.banner = highlight.banner.arg(run.length);
                 },
                 [&](const Takes& takes) {
                   by(takes.by);
                   highlight.banner = highlight.banner.arg(nameOf(takes.by.index()));
                   highlight.lit = QStringList{QStringLiteral("trick.%1").arg(takes.by.index())};
                 },
                 [&](const HandWon& won) { by(won.winner); },
                 [&](const Discarded& discarded) { by(discarded.dealer); }, [&](const HandTied&) {},
                 [&](const auto& other) {
                   if constexpr (requires { other.by; }) by(other.by);
                 }});
}

}  // namespace raindelay::tarot
