// The text form of actions and faces, and their names on buttons.

#include <algorithm>

#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

/// What follows a verb.
enum class Operand : std::uint8_t { kNone, kGlove, kPlay, kGloveInZone, kZone };

struct VerbRow {
  std::string_view word;
  Operand operand;
  Text label;
};

#define SAY(source) RD_TEXT("RallyBird", source)

// In the order of Verb.
constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {"keep-icon", Operand::kGlove, SAY("Take %1")},
    {"play", Operand::kPlay, SAY("Play %1")},
    {"place", Operand::kGloveInZone, SAY("Lay %2 in %1")},
    {"reroll", Operand::kNone, SAY("Throw again with the RallyBird")},
    {"stand", Operand::kNone, SAY("Let the throw stand")},
    {"wear", Operand::kZone, SAY("Change the Glove in %1")},
}};
constexpr Text kEmptyZone = SAY("Leave %1 empty");

#undef SAY

constexpr std::string_view kEmpty = "-";

template <std::size_t N>
std::optional<int> indexIn(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

std::string_view gloveName(int glove) {
  return glove == kNoGlove ? kEmpty : kGloveNames[static_cast<std::size_t>(glove)];
}
std::optional<int> gloveOf(std::string_view name) {
  return name == kEmpty ? kNoGlove : indexIn(kGloveNames, name);
}

std::optional<int> zoneOf(std::string_view text) {
  if (text.size() != 1 || text[0] < zoneLetter(0) || text[0] >= zoneLetter(kZones)) {
    return std::nullopt;
  }
  return text[0] - zoneLetter(0);
}

std::string operandOf(const VerbRow& row, Action action) {
  switch (row.operand) {
    case Operand::kGlove:
      return std::string(gloveName(action.a));
    case Operand::kPlay:
      return std::string(kPlayCodes[action.a]);
    case Operand::kGloveInZone:
      return std::string{zoneLetter(action.a), '='} + std::string(gloveName(action.b));
    case Operand::kZone:
      return {zoneLetter(action.a)};
    default:
      return {};
  }
}

std::optional<Action> parseOperand(Verb verb, Operand operand, std::string_view text) {
  std::optional<int> first;
  std::optional<int> second = 0;
  switch (operand) {
    case Operand::kNone:
      break;
    case Operand::kGlove:
      first = indexIn(kGloveNames, text);
      break;
    case Operand::kPlay:
      first = indexIn(kPlayCodes, text);
      break;
    case Operand::kZone:
      first = zoneOf(text);
      break;
    case Operand::kGloveInZone:
      if (text.size() < 2 || text[1] != '=') return std::nullopt;
      first = zoneOf(text.substr(0, 1));
      second = gloveOf(text.substr(2));
      break;
  }
  if (!first || !second) return std::nullopt;
  return act(verb, *first, *second);
}

std::optional<Action> parseChance(int source, std::string_view text) {
  std::optional<int> outcome;
  if (source != kDiceSource) {
    outcome = indexIn(kPlayCodes, text);
  } else if (text.size() == 3 && text[1] == ' ') {
    const int first = text[0] - '1';
    const int second = text[2] - '1';
    if (first >= 0 && first < 6 && second >= 0 && second < 6) outcome = 6 * first + second;
  }
  if (!outcome) return std::nullopt;
  return Action::chance(source, Card(*outcome));
}

}  // namespace

std::string Rules::text(Action action) {
  if (!action.isChance()) {
    const VerbRow& row = kVerbRows[action.verb];
    const std::string operand = operandOf(row, action);
    return std::string(row.word) + (operand.empty() ? "" : " " + operand);
  }
  const std::string source(info().sources[static_cast<std::size_t>(action.source())]);
  if (action.source() != kDiceSource) {
    return source + ' ' + std::string(kPlayCodes[action.b]);
  }
  const auto dice = diceOf(action.outcome());
  return source + ' ' + std::to_string(dice[0]) + ' ' + std::to_string(dice[1]);
}

std::optional<Action> Rules::parse(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, space);
  const std::string_view operand = text.substr(std::min(space + 1, text.size()));
  for (std::size_t source = 0; source < info().sources.size(); ++source) {
    if (word == info().sources[source]) return parseChance(static_cast<int>(source), operand);
  }
  for (std::size_t i = 0; i < kVerbRows.size(); ++i) {
    const VerbRow& row = kVerbRows[i];
    const auto verb = static_cast<Verb>(i);
    if (row.operand == Operand::kNone && text == row.word) return act(verb);
    if (word == row.word) return parseOperand(verb, row.operand, operand);
  }
  return std::nullopt;
}

/// A Glove goes by its front: which side is up doesn't belong to the action.
Sentence Rules::label(Action action) {
  const VerbRow& row = kVerbRows[action.verb];
  const Value zone = Value::of(placeOf(places::kZone, action.a));
  switch (row.operand) {
    case Operand::kGlove:
      return {row.label, {Value::of(gloveFace(action.a))}};
    case Operand::kPlay:
      return {row.label, {Value::of(playFace(Card(action.a)))}};
    case Operand::kZone:
      return {row.label, {zone}};
    case Operand::kGloveInZone:
      if (action.b == kNoGlove) return {kEmptyZone, {zone}};
      return {row.label, {zone, Value::of(gloveFace(action.b))}};
    default:
      return {row.label, {}};
  }
}

/// Which play is set aside or chosen, the offence alone learns.
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
