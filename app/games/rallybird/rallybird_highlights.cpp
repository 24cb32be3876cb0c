// What the field shows of decisive things.
#include <array>

#include "core/overloaded.h"
#include "games/rallybird/rallybird_adapter.h"

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBirdHighlights", source)

using enum HighlightTone;

constexpr std::array kHighlights{
    HighlightRow{"rolled", {}, Plain, 6},
    HighlightRow{"rerolled", SAY("The RallyBird!"), Grand, 7},
    HighlightRow{"foul", SAY("Foul ball"), Plain, 3},
    HighlightRow{"caught", SAY("Caught"), Bad, 4, 1.2},
    HighlightRow{"struck-out", SAY("Strikeout"), Bad, 3},
    HighlightRow{"thrown-out", SAY("Out at first"), Bad, 4},
    HighlightRow{"reaches-first", SAY("Safe at first"), Good, 4, 0.3},
    HighlightRow{"double", SAY("Double"), Good, 4.5, 0.5},
    HighlightRow{"triple", SAY("Triple"), Good, 5, 0.7},
    HighlightRow{"home-run", SAY("Home run!"), Grand, 9, 1.6},
    HighlightRow{"walk", SAY("Walk"), Good, 3},
    HighlightRow{"caught-stealing", SAY("Caught stealing"), Bad, 4},
    HighlightRow{"double-play", SAY("Double play!"), Bad, 6},
    HighlightRow{"stolen", SAY("Stolen base"), Good, 4},
    HighlightRow{"scores"},
    HighlightRow{"outs", SAY("Side retired"), Plain, 5},
    HighlightRow{"bird-kept"},
    HighlightRow{"bird-lost", SAY("The bird flies off"), Plain, 4},
    HighlightRow{"walk-off", SAY("Walk-off!"), Grand, 15},
};

#undef SAY

constexpr int kThirdOut = 3;

}  // namespace

std::span<const HighlightRow> RallyBirdAdapter::highlights() const {
  return kHighlights;
}

void RallyBirdAdapter::tellMore(Highlight& highlight, const Event& event) const {
  static const std::array kSigns{QStringLiteral("<"), QStringLiteral("="), QStringLiteral(">")};
  highlight.seat = view_.batting().index();
  const auto onBase = [&](Place base) {
    highlight.to = idOf(base);
    highlight.lit = QStringList{idOf(base)};
  };
  // A ball in play goes to the zone that was tested last.
  const auto inPlay = [&] {
    if (tested_.isEmpty()) return;
    highlight.from = QStringLiteral("plate");
    highlight.to = QStringLiteral("zone.") + QChar(u'A' + tested_.back());
    highlight.lit = QStringList{highlight.to};
  };
  Events::visit(event,
                Overloaded{[&](const Rolled& rolled) {
                             highlight.left = QString::number(rolled.sum);
                             highlight.sign = kSigns[static_cast<std::size_t>(rolled.compared)];
                             highlight.right = QString::number(rolled.gloves);
                             highlight.lit = QStringList{QStringLiteral("dice")};
                           },
                           [&](const BatterEnds& ends) {
                             using Ends = BatterEnds::Kind;
                             if (ends.kind == Ends::kHomeRun) {
                               inPlay();
                               highlight.to = QStringLiteral("fence");
                             } else if (ends.kind != Ends::kStruckOut && ends.kind != Ends::kWalk &&
                                        ends.kind != Ends::kFoul) {
                               inPlay();
                             }
                           },
                           [&](const CaughtStealing& caught) { onBase(caught.from); },
                           [&](const Stolen& stolen) { onBase(stolen.base); },
                           [&](const Outs& outs) {
                             if (outs.count < kThirdOut) highlight.banner.clear();
                             highlight.seat = -1;
                           },
                           [](const auto&) {}});
}

}  // namespace raindelay::rallybird
