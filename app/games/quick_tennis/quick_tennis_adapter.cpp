#include "games/quick_tennis/quick_tennis_adapter.h"

#include "games/quick_tennis/events.h"
#include "games/quick_tennis/point_story.h"
#include "session/words.h"

namespace raindelay::quick_tennis {

namespace {

QString idOf(Place court) {
  return words::plain(Rules::info().places[static_cast<std::size_t>(court.index())].id);
}

QString flightOf(const Shot& shot) {
  if (shot.serve) return QStringLiteral("serve");
  switch (shot.call) {
    case Call::kLob:
      return QStringLiteral("lob");
    case Call::kDrop:
      return QStringLiteral("drop");
    default:
      return QStringLiteral("flat");
  }
}

}  // namespace

QuickTennisAdapter::QuickTennisAdapter(QObject* parent) : GameAdapter(parent) {}

void QuickTennisAdapter::read() {
  view_ = match()->shownView<View>();
  games_ = {QList<int>{0}, QList<int>{0}};
  forEachShownStep([this](const std::vector<Happening>& happenings) { countGames(happenings); });
  if (over() && games_[0].size() > 1) {
    for (QList<int>& games : games_) games.removeLast();
  }
  if (toldAt_ == match()->shownSteps()) return;  // the shot is being shown
  story_.clear();
  for (std::size_t step = match()->shownSteps(); step-- > 0 && story_.isEmpty();) {
    story_ = storyOf(step);
  }
  landing_ = aimOf(view_);
  shot_.clear();
  emit shotChanged();
}

void QuickTennisAdapter::countGames(const std::vector<Happening>& happenings) {
  for (const Happening& happening : happenings) {
    const Event* event = std::get_if<Event>(&happening);
    if (event == nullptr) continue;
    if (event->id == static_cast<std::uint8_t>(EventId::kGameWon)) {
      const auto winner = static_cast<std::size_t>(event->values[0].number);
      games_[winner].last() = event->values[1].number;
    } else if (event->id == static_cast<std::uint8_t>(EventId::kSetWon)) {
      for (QList<int>& games : games_) games << 0;
    }
  }
}

/// Only while it is called or to be recovered: else the ball lies where somebody is to hit it.
QString QuickTennisAdapter::aimOf(const View& view) const {
  if (view.phase == Phase::kRecover) return idOf(courtPlace(view.receiver(), view.ball));
  if (view.phase != Phase::kCall) return {};
  return idOf(courtPlace(view.receiver(), quadrantOf(view.of(view.hitter()).laid[0])));
}

QString QuickTennisAdapter::storyOf(std::size_t step) const {
  if (match()->match().steps()[step].undone) return {};
  return storyIn(match()->shownHappenings(step), [this](int seat) { return nameOf(seat); });
}

/// What is about to be shown of the step is read ahead, as far as those who look will be shown it:
/// the ball's way when it is hit, the story when it has come down.
void QuickTennisAdapter::happened(const QString& event) {
  GameAdapter::happened(event);
  static const QStringList kHits{QStringLiteral("serves"), QStringLiteral("shot")};
  static const QStringList kOutcomes{
      QStringLiteral("ace"),      QStringLiteral("returned"), QStringLiteral("read"),
      QStringLiteral("missed"),   QStringLiteral("reaches"),  QStringLiteral("lets-go"),
      QStringLiteral("diagonal"), QStringLiteral("too-fast"), QStringLiteral("no-cards")};
  const std::size_t step = match()->shownSteps();
  if (kHits.contains(event)) {
    const auto shot = shotIn(match()->shownHappenings(step));
    if (!shot) return;
    toldAt_ = step;
    shot_ = flightOf(*shot);
    landing_ = idOf(shot->court);
    story_.clear();
    emit shotChanged();
    emit changed();
  } else if (kOutcomes.contains(event)) {
    toldAt_ = step;
    story_ = storyOf(step);
    shot_.clear();
    emit shotChanged();
    emit changed();
    match()->playback()->linger(kReading);
  }
}

QStringList QuickTennisAdapter::points() const {
  static const QStringList kNames{QStringLiteral("0"), QStringLiteral("15"), QStringLiteral("30"),
                                  QStringLiteral("40")};
  QStringList points;
  for (const Side& side : view_.sides) {
    points << (view_.tieBreak()  ? QString::number(side.points)
               : side.points > 3 ? tr("A", "advantage, on the scoreboard")
                                 : kNames[side.points]);
  }
  return points;
}

QStringList QuickTennisAdapter::roles() const {
  if (over()) return {};
  QStringList roles;
  const bool serves = view_.phase == Phase::kServe || view_.phase == Phase::kReturn;
  for (int seat = 0; seat < 2; ++seat) {
    roles << (seat != view_.hitter().index() ? tr("receives") : serves ? tr("serves") : tr("hits"));
  }
  return roles;
}

QStringList QuickTennisAdapter::figureNames() {
  return {tr("points won"),       tr("aces"),      tr("points won serving"),
          tr("of points served"), tr("games won"), tr("breaks of serve")};
}

QList<int> QuickTennisAdapter::figuresOf(Seat seat) const {
  const Side& side = view_.of(seat);
  return {side.won, side.aces, side.held, side.served, side.gamesWon, side.breaks};
}

// In words.

QString QuickTennisAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kServe:
      return tr("%1 serves: put a card on a quadrant beyond the net.").arg(name);
    case Phase::kReturn:
      return tr("%1 waits for the serve: cover one to three quadrants.").arg(name);
    case Phase::kHit:
      return tr("%1 hits: put a card on a quadrant beyond the net.").arg(name);
    case Phase::kRun:
      return tr("%1 receives: put a card on the quadrant to run to.").arg(name);
    case Phase::kCall:
      return tr("%1, it goes to %2: call anything?")
          .arg(name)
          .arg(quadrantOf(view_.of(view_.hitter()).laid[0]));
    case Phase::kRecover:
      return tr("%1, the ball is at %2: get there with a second card?").arg(name).arg(view_.ball);
    default:
      return {};
  }
}

QString QuickTennisAdapter::sentence() const {
  if (!over()) return {};
  if (view_.points == kMostPoints) return tr("Called off: it is too dark to play on.");
  // As the umpire calls them: the winner's games first.
  const std::size_t winner = view_.sides[1].sets > view_.sides[0].sets ? 1 : 0;
  QStringList sets;
  for (qsizetype i = 0; i < games_[0].size(); ++i) {
    sets << tr("%1–%2", "the games of a set").arg(games_[winner][i]).arg(games_[1 - winner][i]);
  }
  return tr("Game, set and match: %1.").arg(sets.join(QStringLiteral(", ")));
}

QString QuickTennisAdapter::meaning(const QString& /*code*/, const QString& place) const {
  if (place.startsWith(QLatin1String("spent."))) return tr("Out until the point ends.");
  if (!place.startsWith(QLatin1String("hand."))) return {};
  return tr("Hits to this quadrant beyond the net, or runs to it on one's own side.");
}

}  // namespace raindelay::quick_tennis
