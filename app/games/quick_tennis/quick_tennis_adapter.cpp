#include "games/quick_tennis/quick_tennis_adapter.h"

#include <type_traits>

#include "core/overloaded.h"
#include "games/quick_tennis/point_story.h"
#include "translations/words.h"

namespace raindelay::quick_tennis {

namespace {

QString flightOf(const Story::Flight& flight) {
  if (flight.serve) return QStringLiteral("serve");
  switch (flight.call) {
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
  book_ = shownBook<Rules>();
  if (toldAt_ == match()->shownSteps()) return;  // the shot is being shown
  story_ = storyWords(book_.story(), match()->narrator());
  landing_ = aimOf(view_);
  shot_.clear();
  emit shotChanged();
}

QList<int> QuickTennisAdapter::gamesOf(Seat seat) const {
  if (book_.sets().empty()) return {0};
  QList<int> games;
  for (const Book::Set& set : book_.sets()) games << set.gamesOf(seat);
  return games;
}

/// Only while it is called or to be recovered: else the ball lies where somebody is to hit it.
QString QuickTennisAdapter::aimOf(const View& view) const {
  if (view.phase == Phase::kRecover) return idOf(courtPlace(view.receiver(), view.ball));
  if (view.phase != Phase::kCall) return {};
  return idOf(courtPlace(view.receiver(), quadrantOf(view.of(view.hitter()).laid[0])));
}

QString QuickTennisAdapter::struckFrom() const {
  if (match() == nullptr || over()) return {};
  return idOf(courtPlace(view_.hitter(), view_.of(view_.hitter()).stands));
}

QStringList QuickTennisAdapter::reach() const {
  if (match() == nullptr) return {};
  if (Events::firstIn<Serves>(toldNow())) return covered();
  if (const auto missed = Events::firstIn<Missed>(toldNow())) {
    return recoverable(quadrantOf(missed->court), Events::firstIn<Calls>(toldNow()).has_value());
  }
  if (view_.phase == Phase::kRecover) {
    return recoverable(view_.of(view_.receiver()).stands, view_.call != Call::kNone);
  }
  if (view_.phase != Phase::kReturn && view_.phase != Phase::kRun) return {};
  QStringList places;
  for (Quadrant to = 1; to <= 4; ++to) places << idOf(courtPlace(view_.receiver(), to));
  return places;
}

QStringList QuickTennisAdapter::covered() const {
  const Place slot = slotPlace(view_.receiver());
  QStringList places;
  for (const Happening& happening : match()->shownHappenings(match()->shownSteps())) {
    const Move* move = std::get_if<Move>(&happening);
    if (move == nullptr || move->from != slot || move->to != slot || !move->face.known()) continue;
    places << idOf(courtPlace(view_.receiver(), quadrantOf(Card(move->face.number))));
  }
  return places;
}

QStringList QuickTennisAdapter::recoverable(Quadrant from, bool called) const {
  QStringList places;
  for (Quadrant to = 1; to <= 4; ++to) {
    const bool near = called ? sameSide(from, to) : !diagonal(from, to);
    if (to != from && near) places << idOf(courtPlace(view_.receiver(), to));
  }
  return places;
}

QString QuickTennisAdapter::loose() const {
  bool missed = view_.phase == Phase::kRecover;
  Events::visitAll(
      toldNow(),
      Overloaded{[&](const Ace&) { missed = true; }, [&](const Missed&) { missed = true; },
                 [&](const Reaches&) { missed = false; }, [](const auto&) {}});
  return missed ? landing_ : QString();
}

/// Of a flight the step that is about to be shown is read ahead; what came of it is told as it is
/// shown.
void QuickTennisAdapter::told(const Event& event) {
  const auto storyOf = [](const std::vector<Happening>& happenings) {
    Story story;
    Events::visitAll(happenings, [&](const auto& one) { story.take(one); });
    return story;
  };
  if (Events::is<Serves>(event) || Events::is<Shot>(event)) {
    showFlight(storyOf(match()->shownHappenings(match()->shownSteps())));
  } else if (const Story story = storyOf(toldNow()); story.outcome) {
    showOutcome(story);
  }
}

void QuickTennisAdapter::showFlight(const Story& story) {
  if (!story.flight) return;
  toldAt_ = match()->shownSteps();
  shot_ = flightOf(*story.flight);
  landing_ = idOf(story.flight->court);
  story_.clear();
  emit shotChanged();
  emit changed();
}

void QuickTennisAdapter::showOutcome(const Story& story) {
  toldAt_ = match()->shownSteps();
  story_ = storyWords(story, match()->narrator());
  shot_.clear();
  emit shotChanged();
  emit changed();
}

QStringList QuickTennisAdapter::pointsOf(const View& view) {
  QStringList points;
  for (const Side& side : view.sides) {
    const auto called = static_cast<GamePoints>(side.points);
    if (view.tieBreak()) {
      points << QString::number(side.points);
    } else if (called >= GamePoints::kCount) {
      points << tr("A", "advantage, on the scoreboard");
    } else {
      points << words::translated(Rules::info().words[static_cast<std::size_t>(wordOf(called))]);
    }
  }
  return points;
}

QString QuickTennisAdapter::scoreAfter(std::size_t step) const {
  const bool last = step + 1 == match()->match().steps().size();
  if (inSets() || last) return GameAdapter::scoreAfter(step);
  return words::score(pointsOf(match()->shownView<View>(step + 1)));
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
  return {tr("points won"),       tr("aces"),      tr("points won on serve"),
          tr("of points served"), tr("games won"), tr("breaks of serve")};
}

QList<int> QuickTennisAdapter::figuresOf(Seat seat) const {
  const Book::Side& side = book_.of(seat);
  return {side.points, side.aces, side.held, side.served, side.games, side.breaks};
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
  if (book_.calledOff()) return match()->narrator().text(*book_.calledOff()) + QLatin1Char('.');
  // As the umpire calls them: the winner's games first.
  const Seat winner(book_.of(Seat(1)).sets > book_.of(Seat(0)).sets ? 1 : 0);
  QStringList sets;
  for (const Book::Set& set : book_.sets()) {
    sets << tr("%1–%2", "the games of a set")
                .arg(set.gamesOf(winner))
                .arg(set.gamesOf(winner.other()));
  }
  if (!inSets()) {
    return (view_.setGames == 0 ? tr("Tie-break and match: %1.") : tr("Game and match: %1."))
        .arg(nameOf(winner.index()));
  }
  return tr("Game, set and match: %1.").arg(sets.join(QStringLiteral(", ")));
}

QString QuickTennisAdapter::meaning(const QString& /*code*/, const QString& place) const {
  if (place.startsWith(QLatin1String("spent."))) return tr("Out until the point ends.");
  if (!place.startsWith(QLatin1String("hand."))) return {};
  return tr("Hits to this quadrant beyond the net, or runs to it on your own side.");
}

}  // namespace raindelay::quick_tennis
