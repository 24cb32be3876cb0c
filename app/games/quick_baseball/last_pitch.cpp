#include "games/quick_baseball/last_pitch.h"

#include <QCoreApplication>

#include "games/quick_baseball/card_table.h"
#include "games/quick_baseball/events.h"
#include "games/quick_baseball/terms.h"
#include "session/words.h"

namespace raindelay::quick_baseball {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(QuickBaseballPitch)
};

QString codeOf(const Value& card) {
  const auto number = static_cast<std::size_t>(card.number);
  return words::plain(card.detail == static_cast<int>(Kind::kBatting) ? kBatCodes[number]
                                                                      : kPitchCodes[number]);
}

/// The number of a base, by its place.
int baseAt(const Value& place) {
  return place.number - basePlace(1).index() + 1;
}

/// What came of it where no border met its like; empty for an event that isn't an outcome.
QString otherwise(const Event& event, EventId id) {
  switch (id) {
    case EventId::kStruckOut:
      return Words::tr("No border matches: struck out");
    case EventId::kFlyOut:
      return Words::tr("No border matches: a fly, and out");
    case EventId::kRunOut:
      return Words::tr("No border matches: out at first");
    case EventId::kCaught:
      return Words::tr("No border matches: caught");
    case EventId::kFlyDropped:
      return Words::tr("No border matches, but two are out: not caught");
    case EventId::kCalledOut:
      return Words::tr("Left, but it was BLUE: out");
    case EventId::kTaken:
      return Words::tr("Left, and it wasn't blue: nothing happens");
    case EventId::kBall:
      return Words::tr("Pitch Out: ball %1").arg(event.values[1].number);
    case EventId::kWalk:
      return Words::tr("Pitch Out: ball four, a walk");
    case EventId::kStolen:
      return Words::tr("Safe: %1 is stolen").arg(baseName(baseAt(event.values[1])));
    case EventId::kCaughtStealing:
      return Words::tr("Pitch Out: the runner is out at %1").arg(baseName(baseAt(event.values[1])));
    default:
      return {};
  }
}

bool isHit(EventId id) {
  return id >= EventId::kSingle && id <= EventId::kHomeRun;
}

void tellHit(LastPitch& pitch, const Event& event, EventId id) {
  const int bases = 1 + static_cast<int>(id) - static_cast<int>(EventId::kSingle);
  const auto border = static_cast<Border>(event.values[2].number);
  pitch.border = words::plain(kBorderNames[static_cast<std::size_t>(border)]);
  pitch.verdict = Words::tr("%1 meets %1: %2", "a border's colour, and the hit")
                      .arg(loudColour(border), hitName(bases));
}

void tell(LastPitch& pitch, const Event& event) {
  const auto id = static_cast<EventId>(event.id);
  switch (id) {
    case EventId::kSwings:
      pitch.bat = codeOf(event.values[2]);
      pitch.pitch = codeOf(event.values[3]);
      return;
    case EventId::kLeaves:
      pitch.pitch = codeOf(event.values[2]);
      return;
    case EventId::kStealTry:
      pitch.base = baseAt(event.values[1]);
      pitch.pitch = codeOf(event.values[2]);
      return;
    default:
      break;
  }
  const QString plain = otherwise(event, id);
  if (!isHit(id) && plain.isEmpty()) return;
  pitch.outcome = words::plain(eventTable()[event.id].id);
  if (isHit(id)) {
    tellHit(pitch, event, id);
  } else {
    pitch.verdict = plain;
  }
}

}  // namespace

std::optional<LastPitch> pitchIn(const std::vector<Happening>& happenings) {
  LastPitch pitch;
  for (const Happening& happening : happenings) {
    if (const Event* event = std::get_if<Event>(&happening)) tell(pitch, *event);
  }
  if (pitch.pitch.isEmpty()) return std::nullopt;
  return pitch;
}

}  // namespace raindelay::quick_baseball
