// The notation, and what actions are called on buttons.

#include "core/notation.h"

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

/// The quadrant, and ' for a second card.
constexpr std::array<std::string_view, kCards> kCardCodes{
    "1", "1'", "1''", "1'''", "2", "2'", "2''", "2'''",
    "3", "3'", "3''", "3'''", "4", "4'", "4''", "4'''"};
constexpr std::array<std::string_view, 2> kSeatCodes{"0", "1"};

#define SAY(source) RD_TEXT("QuickTennis", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"serve", SAY("Serve to %1"), kCardCodes},
    {"return", SAY("Cover %1"), kCardCodes},
    {"set", SAY("Ready")},
    {"hit", SAY("Hit to %1"), kCardCodes},
    {"run", SAY("Run to %1"), kCardCodes},
    {"lob", SAY("Call a lob")},
    {"drop", SAY("Call a drop shot")},
    {"no-call", SAY("No call")},
    {"recover", SAY("Get there, spending %1"), kCardCodes},
    {"concede", SAY("Let it go")},
}};
constexpr std::array<Codes, 1> kOutcomes{kSeatCodes};
constexpr Notation kNotation{kVerbRows, kOutcomes};

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
  if (!playsCard(verbOf(action))) return {label, {}};
  return {label, {Value::of(static_cast<int>(quadrantOf(cardOf(action))))}};
}

/// A card is its player's secret as it is played.
Audience Rules::audience(Action action) {
  if (action.isChance() || !playsCard(verbOf(action))) return Audience::everybody();
  return Audience::nobody();
}

std::string Rules::faceCode(Face face) {
  if (!face.known()) return {};
  switch (static_cast<Kind>(face.kind)) {
    case Kind::kPlayer:
      return std::string(kPlayerCodes[static_cast<std::size_t>(face.number)]);
    case Kind::kBall:
      return "ball";
    default:
      return codeOf(Seat(face.kind), Card(face.number));
  }
}

}  // namespace raindelay::quick_tennis
