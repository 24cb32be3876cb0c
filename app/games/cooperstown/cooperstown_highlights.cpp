// Decisive events as the ballpark shows them.
#include <array>
#include <map>

#include "core/overloaded.h"
#include "games/cooperstown/cooperstown_adapter.h"

namespace raindelay::cooperstown {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"single", RD_TEXT("BaseballHighlights", "Single"), Good, 2.7, 0.3},
    HighlightRow{"double", RD_TEXT("BaseballHighlights", "Double"), Good, 3.5, 0.5},
    HighlightRow{"triple", RD_TEXT("BaseballHighlights", "Triple"), Good, 4, 0.7},
    HighlightRow{"home-run", RD_TEXT("BaseballHighlights", "Home run!"), Grand, 7, 1.6},
    HighlightRow{"inside-park", RD_TEXT("BaseballHighlights", "Inside the park!"), Grand, 7, 0.7},
    HighlightRow{"auto-single", RD_TEXT("BaseballHighlights", "Single"), Good, 2.7, 0.3},
    HighlightRow{"auto-double", RD_TEXT("BaseballHighlights", "Double"), Good, 3.5, 0.5},
    HighlightRow{"auto-triple", RD_TEXT("BaseballHighlights", "Triple"), Good, 4, 0.7},
    HighlightRow{"auto-home-run", RD_TEXT("BaseballHighlights", "Home run!"), Grand, 7, 1.6},
    HighlightRow{"error", RD_TEXT("BaseballHighlights", "Error!"), Good, 4, 0.3},
    HighlightRow{"ground-out", RD_TEXT("BaseballHighlights", "Ground out"), Bad, 2.7, 0},
    HighlightRow{"line-out", RD_TEXT("BaseballHighlights", "Line out"), Bad, 2.7, 0.2},
    HighlightRow{"fly-out", RD_TEXT("BaseballHighlights", "Fly out"), Bad, 2.7, 1.3},
    HighlightRow{"auto-ground-out", RD_TEXT("BaseballHighlights", "Ground out"), Bad, 2.7},
    HighlightRow{"auto-line-out", RD_TEXT("BaseballHighlights", "Line out"), Bad, 2.7},
    HighlightRow{"foul-pop", RD_TEXT("BaseballHighlights", "Foul pop"), Bad, 2.7, 1.5},
    HighlightRow{"auto-fly-out", RD_TEXT("BaseballHighlights", "Fly out"), Bad, 2.7, 1.5},
    HighlightRow{"circus-catch", RD_TEXT("BaseballHighlights", "Circus catch!"), Bad, 5, 1.6},
    HighlightRow{"foul-out", RD_TEXT("BaseballHighlights", "Foul out"), Bad, 3, 1},
    HighlightRow{"infield-out", RD_TEXT("BaseballHighlights", "Infield out"), Bad, 3},
    HighlightRow{"out-at-first", RD_TEXT("BaseballHighlights", "Out at first"), Bad, 3},
    HighlightRow{"strikeout", RD_TEXT("BaseballHighlights", "Strikeout"), Bad, 3},
    HighlightRow{"foul", RD_TEXT("BaseballHighlights", "Foul ball"), Plain, 2, 1},
    HighlightRow{"walk", RD_TEXT("BaseballHighlights", "Walk"), Good, 2.5},
    HighlightRow{"hit-by-pitch", RD_TEXT("BaseballHighlights", "Hit by pitch"), Good, 3},
    HighlightRow{"wild-pitch", RD_TEXT("BaseballHighlights", "Wild pitch"), Good, 3, 0.4},
    HighlightRow{"sacrifice", RD_TEXT("BaseballHighlights", "Sacrifice"), Plain, 3},
    HighlightRow{"double-play", RD_TEXT("BaseballHighlights", "Double play!"), Bad, 5},
    HighlightRow{"force-double-play", RD_TEXT("BaseballHighlights", "Double play!"), Bad, 5},
    HighlightRow{"fielders-choice", RD_TEXT("BaseballHighlights", "Fielder's choice"), Bad, 3.5},
    HighlightRow{"steal-try"},
    HighlightRow{"stolen", RD_TEXT("BaseballHighlights", "Stolen base"), Good, 3.5},
    HighlightRow{"caught-stealing", RD_TEXT("BaseballHighlights", "Caught stealing"), Bad, 3.5},
    HighlightRow{"steal-error", RD_TEXT("BaseballHighlights", "Throwing error!"), Good, 5},
    HighlightRow{"steal-bunted", RD_TEXT("BaseballHighlights", "Sacrifice bunt"), Plain, 3.5},
    HighlightRow{"steal-double-play", RD_TEXT("BaseballHighlights", "Double play!"), Bad, 6},
    HighlightRow{"steal-strikeout", RD_TEXT("BaseballHighlights", "Strikeout"), Bad, 3},
    HighlightRow{"bunt-try"},
    HighlightRow{"bunt-sacrifice", RD_TEXT("BaseballHighlights", "Sacrifice bunt"), Plain, 3.5},
    HighlightRow{"bunt-hit", RD_TEXT("BaseballHighlights", "Bunt single"), Good, 4},
    HighlightRow{"bunt-force", RD_TEXT("BaseballHighlights", "Force out"), Bad, 4},
    HighlightRow{"bunt-out", RD_TEXT("BaseballHighlights", "Bunted foul: out"), Bad, 3},
    HighlightRow{"bunt-double-play", RD_TEXT("BaseballHighlights", "Double play!"), Bad, 6},
    HighlightRow{"picked-off", RD_TEXT("BaseballHighlights", "Picked off!"), Bad, 4},
    HighlightRow{"scores"},
    HighlightRow{"out", RD_TEXT("BaseballHighlights", "Side retired"), Plain, 2.5},
    HighlightRow{"sub-in", RD_TEXT("BaseballHighlights", "New fielder"), Plain, 2.5},
    HighlightRow{"reliever-in", RD_TEXT("BaseballHighlights", "New pitcher"), Plain, 2.5},
    HighlightRow{"pinch-hitter", RD_TEXT("BaseballHighlights", "Pinch hitter"), Plain, 2.5},
    HighlightRow{"pinch-runner", RD_TEXT("BaseballHighlights", "Pinch runner"), Plain, 2.5},
    HighlightRow{"rain", RD_TEXT("BaseballHighlights", "Rain!"), Grand, 10},
    HighlightRow{"brawl", RD_TEXT("BaseballHighlights", "Brawl!"), Grand, 8},
    HighlightRow{"walk-off", RD_TEXT("BaseballHighlights", "Walk-off!"), Grand, 15},
};

constexpr int kThirdOut = 3;

/// The spots of the layout where hits go that the chart grants, by their kind.
constexpr std::array kGaps{"gap.short", "gap.left", "gap.right", "over.field.CF"};

/// The spot where a ball goes that the chart makes an out; empty: to nobody in particular.
QString spotOf(ChartedOut::Kind kind) {
  switch (kind) {
    case ChartedOut::Kind::kCircusCatch:
      return QStringLiteral("gap.deep");
    case ChartedOut::Kind::kFoulPop:
    case ChartedOut::Kind::kFoul:
      return QStringLiteral("foul");
    case ChartedOut::Kind::kFly:
    case ChartedOut::Kind::kLine:
      return QStringLiteral("gap.left");
    case ChartedOut::Kind::kGround:
      return QStringLiteral("gap.short");
    default:
      return {};
  }
}

/// The spot where a ball comes down that a fielder misses: behind an outfielder there are stands,
/// so it rolls into a gap.
QString missedAt(const QString& fielder) {
  static const std::map<QString, QString> gaps{
      {QStringLiteral("field.LF"), QStringLiteral("gap.left")},
      {QStringLiteral("field.CF"), QStringLiteral("gap.center")},
      {QStringLiteral("field.RF"), QStringLiteral("gap.right")}};
  const auto gap = gaps.find(fielder);
  return gap == gaps.end() ? past(fielder) : gap->second;
}

/// Fills in what several kinds of event have in common.
struct Teller {
  Highlight& highlight;

  void atPlate() const { highlight.lit = QStringList{QStringLiteral("plate")}; }
  /// A runner, and the base where it was decided: a fielder throws there.
  void throwTo(const QString& base, const char* fielder) const {
    highlight.from = QLatin1String(fielder);
    highlight.to = base;
    highlight.lit = QStringList{base};
  }
  void hitTo(const QString& spot) const {
    highlight.from = QStringLiteral("plate");
    highlight.to = spot;
    atPlate();
  }
  /// The chart makes an out: the ball ends in a glove, or there is no ball.
  void charted(ChartedOut::Kind kind) const {
    atPlate();
    const QString spot = spotOf(kind);
    if (spot.isEmpty()) return;
    hitTo(spot);
    highlight.held = true;
  }
  void wildPitch() const {
    throwTo(past(QStringLiteral("field.C")), "field.P");
    atPlate();
  }
  /// A ball that is hit to a fielder, whose value it has to beat.
  template <class Ball>
  void ballTo(const Ball& ball, const QString& fielder, bool beaten) const {
    hitTo(beaten ? missedAt(fielder) : fielder);
    highlight.left = QString::number(rankOf(Card(ball.card.number)));
    highlight.sign = beaten ? QStringLiteral(">") : QStringLiteral("≤");
    highlight.right = QString::number(ball.fielder.number);
    highlight.lit << fielder;
  }
};

}  // namespace

std::span<const HighlightRow> CooperstownAdapter::highlights() const {
  return kHighlights;
}

void CooperstownAdapter::tellMore(Highlight& highlight, const Event& event,
                                  std::size_t step) const {
  const Seat batting = match()->shownView<View>(step).batting();
  highlight.seat = batting.index();
  const Teller tell{highlight};
  // (Home is the catcher's own: the pitcher throws there.)
  const auto stealing = [&](Place base) {
    tell.throwTo(idOf(base), base == places::kHome ? "field.P" : "field.C");
  };
  const auto bunted = [&] { tell.hitTo(QStringLiteral("bunt")); };
  const auto inField = [&](const QString& place) {
    highlight.seat = batting.other().index();
    highlight.lit = QStringList{place};
  };
  Events::visit(
      event,
      Overloaded{[&](const BaseHit& hit) {
                   tell.ballTo(hit, idOf(hit.position), true);
                   if (hit.kind == BaseHit::Kind::kHomeRun)
                     highlight.to = beyond(idOf(hit.position));
                 },
                 [&](const FieldedOut& out) { tell.ballTo(out, idOf(out.position), false); },
                 [&](const FieldingError& error) {
                   tell.hitTo(missedAt(idOf(error.position)));
                   highlight.lit << idOf(error.position);
                 },
                 [&](const AutomaticHit& hit) {
                   tell.hitTo(QLatin1String(kGaps[static_cast<std::size_t>(hit.kind)]));
                 },
                 [&](const ChartedOut& out) { tell.charted(out.kind); },
                 [&](const Foul&) { tell.hitTo(QStringLiteral("foul")); },
                 [&](const FreePass&) { tell.atPlate(); },
                 [&](const WildPitch&) { tell.wildPitch(); },
                 [&](const Sacrifice&) { tell.atPlate(); },
                 [&](const BuntSacrifice&) { bunted(); },
                 [&](const BuntHit&) { bunted(); },
                 [&](const BuntForce&) { bunted(); },
                 [&](const BuntDoublePlay&) { bunted(); },
                 [&](const StealBunted&) { bunted(); },
                 [&](const BuntOut&) { tell.atPlate(); },
                 [&](const Stolen& stolen) { stealing(stolen.base); },
                 [&](const CaughtStealing& caught) { stealing(caught.base); },
                 [&](const StealError& error) {
                   stealing(error.base);
                   highlight.to = past(idOf(error.base));
                 },
                 [&](const PickedOff& picked) { tell.throwTo(idOf(picked.base), "field.P"); },
                 [&](const PinchRunner& runner) { highlight.lit = QStringList{idOf(runner.base)}; },
                 [&](const SubIn& sub) { inField(idOf(sub.position)); },
                 [&](const RelieverIn&) { inField(QStringLiteral("field.P")); },
                 [&](const Out& out) {
                   if (out.number < kThirdOut) highlight.banner.clear();
                   highlight.seat = -1;
                 },
                 [&](const Rain&) { highlight.seat = -1; },
                 [&](const Brawl&) { highlight.seat = -1; },
                 [](const auto&) {}});
}

}  // namespace raindelay::cooperstown
