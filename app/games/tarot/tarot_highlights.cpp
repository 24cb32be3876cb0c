// Decisive events as the card table shows them.
#include <array>

#include "core/overloaded.h"
#include "games/tarot/tarot_adapter.h"

namespace raindelay::tarot {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"discarded", RD_TEXT("TarotHighlights", "Three discarded"), Plain, 3},
    HighlightRow{"greater", RD_TEXT("TarotHighlights", "%1 Greater Trumps"), Good, 5},
    HighlightRow{"lesser", RD_TEXT("TarotHighlights", "%1 Lesser Trumps"), Good, 5},
    HighlightRow{"trumps", RD_TEXT("TarotHighlights", "%1 trumps"), Good, 5},
    HighlightRow{"tarots", RD_TEXT("TarotHighlights", "%1 Tarot Trumps"), Good, 5},
    HighlightRow{"run", RD_TEXT("TarotHighlights", "A run of %1"), Good, 5},
    HighlightRow{"asks", RD_TEXT("TarotHighlights", "Asks for a third"), Plain, 5},
    HighlightRow{"refused", RD_TEXT("TarotHighlights", "None to give"), Good, 4},
    HighlightRow{"gives", RD_TEXT("TarotHighlights", "Gives it up"), Bad, 4},
    HighlightRow{"returns"},
    HighlightRow{"takes", RD_TEXT("TarotHighlights", "%1 takes it"), Plain, 12},
    HighlightRow{"cut", RD_TEXT("TarotHighlights", "King cut!"), Grand, 5},
    HighlightRow{"fool", RD_TEXT("TarotHighlights", "The Foolish Man"), Good, 4},
    HighlightRow{"hand-won", RD_TEXT("TarotHighlights", "Wins the hand"), Grand, 10},
    HighlightRow{"hand-tied", RD_TEXT("TarotHighlights", "Hand tied"), Plain, 8},
};

}  // namespace

std::span<const HighlightRow> TarotAdapter::highlights() const {
  return kHighlights;
}

void TarotAdapter::tellMore(Highlight& highlight, const Event& event, std::size_t /*step*/) const {
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
