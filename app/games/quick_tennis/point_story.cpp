#include "games/quick_tennis/point_story.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

#include "games/quick_tennis/events.h"

namespace raindelay::quick_tennis {

namespace {

using Names = std::function<QString(int)>;

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(QuickTennisPoint)
};

int number(const Event& event, std::size_t value) {
  return event.values[value].number;
}

QString callName(int word) {
  return static_cast<Call>(word) == Call::kLob ? Words::tr("lob") : Words::tr("drop shot");
}

/// What came of a shot; empty for an event that doesn't say.
QString outcomeOf(const Event& event, const Names& nameOf, const QString& call) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kAce:
      return Words::tr("Ace.");
    case EventId::kReturned:
      return Words::tr("%1 is there.").arg(nameOf(number(event, 0)));
    case EventId::kRead:
      return Words::tr("%1 has read the %2.").arg(nameOf(number(event, 0)), call);
    case EventId::kMissed:
      return Words::tr("%1 isn't there.").arg(nameOf(number(event, 0)));
    case EventId::kReaches:
      return Words::tr("%1 gets there with a second card.").arg(nameOf(number(event, 0)));
    case EventId::kDiagonal:
      return Words::tr("Right across the court, out of reach.");
    case EventId::kTooFast:
      return Words::tr("Nobody crosses the court for a %1.").arg(callName(number(event, 1)));
    case EventId::kLetsGo:
      return Words::tr("%1 lets it go.").arg(nameOf(number(event, 0)));
    case EventId::kNoCards:
      return Words::tr("%1 has no card left.").arg(nameOf(number(event, 0)));
    default:
      return {};
  }
}

QString scoreOf(const Event& event, const Names& nameOf) {
  static const std::array<QString, 4> kPoints{QStringLiteral("0"), QStringLiteral("15"),
                                              QStringLiteral("30"), QStringLiteral("40")};
  const auto points = [&](std::size_t value) {
    return kPoints[static_cast<std::size_t>(number(event, value) - kLoveWord)];
  };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kScore:
      return Words::tr("%1–%2.", "the score of a game").arg(points(0), points(1));
    case EventId::kTieScore:
      return Words::tr("%1–%2.", "the score of a game").arg(number(event, 0)).arg(number(event, 1));
    case EventId::kDeuce:
      return Words::tr("Deuce.");
    case EventId::kAdvantage:
      return Words::tr("Advantage %1.").arg(nameOf(number(event, 0)));
    case EventId::kGameWon:
      return Words::tr("Game, %1: %2–%3.")
          .arg(nameOf(number(event, 0)))
          .arg(number(event, 1))
          .arg(number(event, 2));
    default:
      return {};
  }
}

template <class Take>
void forEachEvent(const std::vector<Happening>& happenings, Take take) {
  for (const Happening& happening : happenings) {
    if (const Event* event = std::get_if<Event>(&happening)) take(*event);
  }
}

/// `value`: which of the event's values names the quadrant. The first one is the hitter.
Place courtOf(const Event& event, std::size_t value) {
  const auto quadrant = static_cast<Quadrant>(number(event, value) - kCourtWord + 1);
  return courtPlace(Seat(number(event, 0)).other(), quadrant);
}

}  // namespace

std::optional<Shot> shotIn(const std::vector<Happening>& happenings) {
  std::optional<Shot> shot;
  forEachEvent(happenings, [&](const Event& event) {
    const auto id = static_cast<EventId>(event.id);
    if (id == EventId::kServes || id == EventId::kShot) {
      shot = Shot{courtOf(event, 1), Call::kNone, id == EventId::kServes};
    } else if (id == EventId::kCalled && shot) {
      shot->court = courtOf(event, 2);
      shot->call = static_cast<Call>(number(event, 1));
    }
  });
  return shot;
}

QString storyIn(const std::vector<Happening>& happenings, const Names& nameOf) {
  QString outcome;
  QString call;
  QString score;
  forEachEvent(happenings, [&](const Event& event) {
    if (event.id == static_cast<std::uint8_t>(EventId::kCalled)) call = callName(number(event, 1));
    // Who missed it may be out of reach, too: the last word counts.
    if (const QString told = outcomeOf(event, nameOf, call); !told.isEmpty()) outcome = told;
    if (const QString told = scoreOf(event, nameOf); !told.isEmpty()) score = told;
  });
  if (outcome.isEmpty()) return {};
  return score.isEmpty() ? outcome : outcome + QLatin1Char(' ') + score;
}

}  // namespace raindelay::quick_tennis
