#include "games/quick_baseball/quick_baseball_adapter.h"

#include "core/overloaded.h"

#include "games/quick_baseball/card_meaning.h"

namespace raindelay::quick_baseball {

QuickBaseballAdapter::QuickBaseballAdapter(QObject* parent) : GameAdapter(parent) {}

void QuickBaseballAdapter::begin(const Match& match) {
  innings_ = rulesOf<Rules>(match).config().innings;
}

void QuickBaseballAdapter::read() {
  view_ = match()->shownView<View>();
  line_ = {innings_, view_.inning(), view_.halfInning % 2 == 0, view_.outs};
  line_.battingSeat = view_.batting().index();
  // The lamp lights as it is told, not once the whole step has been.
  Events::visitAll(toldNow(), Overloaded{[&](const Outs& outs) { line_.outs = outs.count; },
                                         [](const auto&) {}});
  lastPitch_ = {};
  book_ = shownBook<Rules>();
  line_.take(book_.ballgame().games());
  forEachShownStep([this](const std::vector<Happening>& happenings) {
    if (auto pitch = pitchIn(happenings)) lastPitch_ = *std::move(pitch);
  });
  if (over()) line_.close();
  if (revealStep_ == match()->shownSteps()) lastPitch_ = reveal_;
}

/// The cards lie open, and what came of them is about to be shown: the step's events are read ahead
/// as far as those who look will be shown them.
void QuickBaseballAdapter::told(const Event& event) {
  if (!Events::is<Swings>(event) && !Events::is<Leaves>(event) && !Events::is<StealTry>(event)) {
    return;
  }
  const auto pitch = pitchIn(match()->shownHappenings(match()->shownSteps()));
  if (!pitch) return;
  revealStep_ = match()->shownSteps();
  reveal_ = lastPitch_ = *pitch;
  emit changed();
  emit pitched();
}

QStringList QuickBaseballAdapter::figureNames() {
  return {tr("home runs"), tr("walks"), tr("stolen bases"), tr("caught stealing"),
          tr("left on base")};
}

QList<int> QuickBaseballAdapter::figuresOf(std::size_t seat) const {
  const auto& games = book_.ballgame().games();
  const BallgameBook::Side side = games.empty() ? BallgameBook::Side() : games.back().sides[seat];
  return {side.total(BoxScore::kHomeRuns), side.total(BoxScore::kWalks),
          side.total(BoxScore::kSteals), side.total(BoxScore::kCaughtStealing),
          side.line.leftOnBase};
}

QList<int> QuickBaseballAdapter::batters() const {
  return {view_.team[0].batter + 1, view_.team[1].batter + 1};
}

QList<bool> QuickBaseballAdapter::reliefs() const {
  return {view_.team[0].relief, view_.team[1].relief};
}

QList<bool> QuickBaseballAdapter::runners() const {
  return {view_.occupied(1), view_.occupied(2), view_.occupied(3)};
}

// In words.

QString QuickBaseballAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kBat:
      return view_.stealer() > 0
                 ? tr("%1, at bat: put a card face down, take the pitch, or steal.").arg(name)
                 : tr("%1, at bat: put a card face down, or take the pitch.").arg(name);
    case Phase::kPitch:
      return tr("%1, pitching: put a card face down.").arg(name);
    case Phase::kRefreshBats:
      return view_.held(Kind::kBatting).empty()
                 ? tr("%1, at bat: no card is left. Take your discards back.").arg(name)
                 : tr("%1, at bat: one card is left. Take your discards back?").arg(name);
    case Phase::kRefreshPitches:
      if (view_.held(Kind::kPitching).size() <= 1) {
        return tr("%1, pitching: only the Pitch Out is left. Take your discards back.").arg(name);
      }
      return view_.relief()
                 ? tr("%1, pitching: take your discards back?").arg(name)
                 : tr("%1, pitching: take your discards back? The reliever comes in.").arg(name);
    case Phase::kFollowPitcher:
      return tr("%1, at bat: the pitches are taken back. Your discards, too?").arg(name);
    default:
      return {};
  }
}

QString QuickBaseballAdapter::sentence() const {
  if (!over()) return {};
  if (view_.pitches == kMostPitches) return tr("Called off: nobody has a ball left to throw.");
  return line_.ending();
}

QString QuickBaseballAdapter::meaning(const QString& code, const QString& place) const {
  if (match() == nullptr) return {};
  return cardMeaning(rulesOf<Rules>(match()->match()).cards(), view_, code, place);
}

}  // namespace raindelay::quick_baseball
