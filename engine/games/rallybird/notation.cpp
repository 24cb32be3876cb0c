// The notation, and what actions and faces are called.

#include "core/notation.h"

#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

/// Throws as outcomes (pieces.h).
constexpr std::array<std::string_view, kThrows> kThrowCodes{
    "1 1", "1 2", "1 3", "1 4", "1 5", "1 6", "2 1", "2 2", "2 3", "2 4", "2 5", "2 6",
    "3 1", "3 2", "3 3", "3 4", "3 5", "3 6", "4 1", "4 2", "4 3", "4 4", "4 5", "4 6",
    "5 1", "5 2", "5 3", "5 4", "5 5", "5 6", "6 1", "6 2", "6 3", "6 4", "6 5", "6 6"};

#define SAY(source) RD_TEXT("RallyBird", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"keep-icon", SAY("Take %1"), kGloveNames},
    {"play", SAY("Play %1"), kPlayCodes},
    {"place", SAY("Lay %2 in %1"), kZoneLetters, kGloveNames, '='},
    {"reroll", SAY("Throw again with the RallyBird")},
    {"stand", SAY("Let the throw stand")},
    {"wear", SAY("Change the Glove in %1"), kZoneLetters},
}};
constexpr Text kEmptyZone = SAY("Leave %1 empty");

#undef SAY

constexpr std::array<Codes, 3> kOutcomes{kThrowCodes, kPlayCodes, kPlayCodes};
constexpr Notation kNotation{kVerbRows, kOutcomes};

}  // namespace

std::string Rules::text(Action action) {
  return kNotation.text(info(), action);
}

std::optional<Action> Rules::parse(std::string_view text) {
  return kNotation.parse(info(), text);
}

/// A Glove goes by its front: which side is up doesn't belong to the action.
Sentence Rules::label(Action action) {
  const Text& label = kNotation.label(action);
  const Value zone = Value::of(placeOf(places::kZone, action.a));
  switch (verbOf(action)) {
    case Verb::kKeepIcon:
      return {label, {Value::of(gloveFace(action.a))}};
    case Verb::kPlay:
      return {label, {Value::of(playFace(Card(action.a)))}};
    case Verb::kPlace:
      if (action.b == kNoGlove) return {kEmptyZone, {zone}};
      return {label, {zone, Value::of(gloveFace(action.b))}};
    case Verb::kWear:
      return {label, {zone}};
    default:
      return {label, {}};
  }
}

/// The offence alone learns which play is set aside or chosen.
Audience Rules::audience(Action action) {
  if (!action.isChance()) {
    return verbOf(action) == Verb::kPlay ? Audience::nobody() : Audience::everybody();
  }
  if (action.source() == kDiceSource) return Audience::everybody();
  return Audience::only(action.source() == asideSource(Seat(0)) ? Seat(0) : Seat(1));
}

std::string Rules::faceCode(Face face) {
  if (!face.known()) return {};
  const auto number = static_cast<std::size_t>(face.number);
  switch (static_cast<Kind>(face.kind)) {
    case Kind::kPlay:
      return std::string(kPlayCodes[number]);
    case Kind::kGlove:
      return std::string(kGloveCodes[number / 2]) + (number % 2 == 0 ? "" : "-back");
    case Kind::kDie:
      return "die-" + std::to_string(number % 6 + 1);
    case Kind::kRunner:
      return "runner-" + std::to_string(number / kCubes);
    default:
      return "bird";
  }
}

}  // namespace raindelay::rallybird
