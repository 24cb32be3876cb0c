// The notation, and what actions are called on buttons.

#include "core/notation.h"

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseball", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"bat", SAY("Swing: %1"), kBatCodes},
    {"leave", SAY("Take the pitch")},
    {"steal", SAY("Steal")},
    {"pitch", SAY("Throw: %1"), kPitchCodes},
    {"refresh", SAY("Take the discards back")},
    {"keep", SAY("Play on without")},
}};
constexpr Notation kNotation{kVerbRows};

#undef SAY

}  // namespace

std::string Rules::text(Action action) {
  return kNotation.text(info(), action);
}

std::optional<Action> Rules::parse(std::string_view text) {
  return kNotation.parse(info(), text);
}

Sentence Rules::label(Action action) {
  const Text& label = kNotation.label(action);
  if (verbOf(action) == Verb::kBat) return {label, {Value::of(batFace(cardOf(action)))}};
  if (verbOf(action) == Verb::kPitch) return {label, {Value::of(pitchFace(cardOf(action)))}};
  return {label, {}};
}

/// The batter's choice is hers alone; the pitch is shown as it is thrown.
Audience Rules::audience(Action action) {
  return verbOf(action) <= Verb::kSteal ? Audience::nobody() : Audience::everybody();
}

std::string Rules::faceCode(Face face) {
  static constexpr std::array<Codes, kKinds> kCodes{kPitchCodes, kBatCodes,  kBaseCodes,
                                                    kOutsCodes,  kHomeCodes, kMoundCodes};
  if (!face.known()) return {};
  return std::string(kCodes[face.kind][static_cast<std::size_t>(face.number)]);
}

}  // namespace raindelay::quick_baseball
