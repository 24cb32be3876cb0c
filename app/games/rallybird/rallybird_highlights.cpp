// Decisive events as the field shows them.
#include <array>

#include "core/overloaded.h"
#include "games/rallybird/rallybird_adapter.h"

namespace raindelay::rallybird {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"rolled", {}, Plain, 6, 0, false},
    HighlightRow{"rerolled", RD_TEXT("BaseballHighlights", "The RallyBird!"), Grand, 7},
    HighlightRow{"foul", RD_TEXT("BaseballHighlights", "Foul ball"), Plain, 3},
    HighlightRow{"caught", RD_TEXT("BaseballHighlights", "Caught"), Bad, 4, 1.2},
    HighlightRow{"struck-out", RD_TEXT("BaseballHighlights", "Strikeout"), Bad, 3},
    HighlightRow{"thrown-out", RD_TEXT("BaseballHighlights", "Out at first"), Bad, 4},
    HighlightRow{"reaches-first", RD_TEXT("BaseballHighlights", "Safe at first"), Good, 4, 0.3},
    HighlightRow{"double", RD_TEXT("BaseballHighlights", "Double"), Good, 4.5, 0.5},
    HighlightRow{"triple", RD_TEXT("BaseballHighlights", "Triple"), Good, 5, 0.7},
    HighlightRow{"home-run", RD_TEXT("BaseballHighlights", "Home run!"), Grand, 9, 1.6},
    HighlightRow{"walk", RD_TEXT("BaseballHighlights", "Walk"), Good, 3},
    HighlightRow{"caught-stealing", RD_TEXT("BaseballHighlights", "Caught stealing"), Bad, 4},
    HighlightRow{"double-play", RD_TEXT("BaseballHighlights", "Double play!"), Bad, 6},
    HighlightRow{"stolen", RD_TEXT("BaseballHighlights", "Stolen base"), Good, 4},
    HighlightRow{"scores"},
    HighlightRow{"outs", RD_TEXT("BaseballHighlights", "Side retired"), Plain, 5, 0, false},
    HighlightRow{"bird-kept"},
    HighlightRow{"bird-lost", RD_TEXT("BaseballHighlights", "The bird flies off"), Plain, 4},
    HighlightRow{"walk-off", RD_TEXT("BaseballHighlights", "Walk-off!"), Grand, 15},
};

constexpr int kThirdOut = 3;

}  // namespace

std::span<const HighlightRow> RallyBirdAdapter::highlights() const {
  return kHighlights;
}

void RallyBirdAdapter::tellMore(Highlight& highlight, const Event& event, std::size_t step) const {
  static const std::array kSigns{QStringLiteral("<"), QStringLiteral("="), QStringLiteral(">")};
  highlight.seat = match()->shownView<View>(step).batting().index();
  const auto onBase = [&](Place base) {
    highlight.to = idOf(base);
    highlight.lit = QStringList{idOf(base)};
  };
  // A ball in play goes to the zone that was tested last.
  const auto inPlay = [&] {
    highlight.from = QStringLiteral("plate");
    highlight.to = QStringLiteral("zone.") + QChar(u'A' + tested_.back());
    highlight.lit = QStringList{highlight.to};
  };
  Events::visit(
      event, Overloaded{[&](const Rolled& rolled) {
                          highlight.left = QString::number(rolled.sum);
                          highlight.sign = kSigns[static_cast<std::size_t>(rolled.compared)];
                          highlight.right = QString::number(rolled.gloves);
                          highlight.to = QStringLiteral("dice");
                        },
                        [&](const BatterEnds& ends) {
                          using Ends = BatterEnds::Kind;
                          if (ends.kind == Ends::kStruckOut || ends.kind == Ends::kWalk ||
                              ends.kind == Ends::kFoul || tested_.isEmpty())
                            return;
                          inPlay();
                          if (ends.kind == Ends::kHomeRun) {
                            highlight.to = QStringLiteral("fence");
                          } else if (ends.kind != Ends::kCaught && ends.kind != Ends::kThrownOut) {
                            highlight.to = past(highlight.to);
                          }
                        },
                        [&](const CaughtStealing& caught) {
                          onBase(caught.from == basePlace(1) ? basePlace(2) : basePlace(3));
                        },
                        [&](const Stolen& stolen) { onBase(stolen.base); },
                        [&](const Outs& outs) {
                          if (outs.count < kThirdOut) highlight.banner.clear();
                          highlight.seat = -1;
                        },
                        [](const auto&) {}});
}

}  // namespace raindelay::rallybird
