#include "games/quick_baseball/last_pitch.h"

#include <QCoreApplication>

#include "games/quick_baseball/card_values.h"
#include "games/quick_baseball/events.h"
#include "games/quick_baseball/terms.h"
#include "translations/words.h"

namespace raindelay::quick_baseball {

namespace {

/// The translations' context.
struct PitchWords {
  Q_DECLARE_TR_FUNCTIONS(QuickBaseballPitch)
};

QString codeOf(Face card) {
  const auto number = static_cast<std::size_t>(card.number);
  return words::plain(card.kind == static_cast<int>(Kind::kBatting) ? kBatCodes[number]
                                                                    : kPitchCodes[number]);
}

/// The number of a base, by its place.
int baseAt(Place place) {
  return place.index() - basePlace(1).index() + 1;
}

// The verdict on a pitch, by its outcome.

QString verdict(const BaseHit& hit) {
  return PitchWords::tr("%1 meets %1: %2", "a border's colour, and the hit")
      .arg(loudColour(hit.border), hitName(hit.bases()));
}

QString verdict(const BatterOut& out) {
  switch (out.kind) {
    case BatterOut::Kind::kStruckOut:
      return PitchWords::tr("No border matches: struck out");
    case BatterOut::Kind::kCalledOut:
      return PitchWords::tr("Taken, but it was BLUE: out");
    case BatterOut::Kind::kFlyOut:
      return PitchWords::tr("No border matches: a fly, and out");
    case BatterOut::Kind::kRunOut:
      return PitchWords::tr("No border matches: out at first");
    default:
      return PitchWords::tr("No border matches: caught");
  }
}

QString verdict(const FlyDropped& /*dropped*/) {
  return PitchWords::tr("No border matches, but two are out: not caught");
}

QString verdict(const Taken& /*taken*/) {
  return PitchWords::tr("Taken, and it wasn't blue: nothing happens");
}

QString verdict(const Ball& ball) {
  return PitchWords::tr("Pitch Out: ball %1").arg(ball.count);
}

QString verdict(const Walk& /*walk*/) {
  return PitchWords::tr("Pitch Out: ball four, a walk");
}

QString verdict(const Stolen& stolen) {
  return PitchWords::tr("Safe: %1 is stolen").arg(baseName(baseAt(stolen.base)));
}

QString verdict(const CaughtStealing& caught) {
  return PitchWords::tr("Pitch Out: the runner is out at %1").arg(baseName(baseAt(caught.base)));
}

/// No verdict on an event that isn't an outcome.
template <class Other>
QString verdict(const Other& /*other*/) {
  return {};
}

void note(LastPitch& pitch, const Swings& swings) {
  pitch.bat = codeOf(swings.bat);
  pitch.pitch = codeOf(swings.pitch);
}

void note(LastPitch& pitch, const Leaves& leaves) {
  pitch.pitch = codeOf(leaves.pitch);
}

void note(LastPitch& pitch, const StealTry& steal) {
  pitch.base = baseAt(steal.aim);
  pitch.pitch = codeOf(steal.pitch);
}

void note(LastPitch& pitch, const BaseHit& hit) {
  pitch.border = words::plain(kBorderNames[static_cast<std::size_t>(hit.border)]);
}

template <class Other>
void note(LastPitch& /*pitch*/, const Other& /*other*/) {}

}  // namespace

std::optional<LastPitch> pitchIn(const std::vector<Happening>& happenings) {
  LastPitch pitch;
  Events::visitAll(happenings, [&](const auto& told) {
    note(pitch, told);
    const QString words = verdict(told);
    if (words.isEmpty()) return;
    pitch.outcome = words::plain(eventTable()[Events::pack(told).id].id);
    pitch.verdict = words;
  });
  if (pitch.pitch.isEmpty()) return std::nullopt;
  return pitch;
}

}  // namespace raindelay::quick_baseball
