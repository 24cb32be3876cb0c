// The text form of actions, and their names on buttons.

#include <algorithm>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

struct VerbRow {
  std::string_view word;
  std::span<const std::string_view> cards;  ///< codes of what is played; none: the word alone
  Text label;
};

#define SAY(source) RD_TEXT("QuickBaseball", source)

// In the order of Verb.
constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {"bat", kBatCodes, SAY("Swing: %1")},
    {"leave", {}, SAY("Leave")},
    {"steal", {}, SAY("Steal")},
    {"pitch", kPitchCodes, SAY("Throw: %1")},
    {"refresh", {}, SAY("Take the discards back")},
    {"keep", {}, SAY("Go on without")},
}};

#undef SAY

}  // namespace

std::string Rules::text(Action action) {
  const VerbRow& row = kVerbRows[action.verb];
  std::string text(row.word);
  if (!row.cards.empty()) text += ' ' + std::string(row.cards[action.a]);
  return text;
}

std::optional<Action> Rules::parse(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  for (std::size_t verb = 0; verb < kVerbRows.size(); ++verb) {
    const VerbRow& row = kVerbRows[verb];
    if (row.cards.empty() && text == row.word) return act(static_cast<Verb>(verb));
    if (row.cards.empty() || text.substr(0, space) != row.word || space == text.size()) continue;
    const auto found = std::find(row.cards.begin(), row.cards.end(), text.substr(space + 1));
    if (found == row.cards.end()) return std::nullopt;
    return act(static_cast<Verb>(verb), Card(static_cast<int>(found - row.cards.begin())));
  }
  return std::nullopt;
}

Sentence Rules::label(Action action) {
  const Text& label = kVerbRows[action.verb].label;
  if (verbOf(action) == Verb::kBat) return {label, {Value::of(batFace(cardOf(action)))}};
  if (verbOf(action) == Verb::kPitch) return {label, {Value::of(pitchFace(cardOf(action)))}};
  return {label, {}};
}

/// The batter's choice is hers alone; the pitch is shown as it is thrown.
Audience Rules::audience(Action action) {
  return verbOf(action) <= Verb::kSteal ? Audience::nobody() : Audience::everybody();
}

std::string Rules::faceCode(Face face) {
  static constexpr std::array<std::span<const std::string_view>, kKinds> kCodes{
      kPitchCodes, kBatCodes, kBaseCodes, kOutsCodes, kHomeCodes, kMoundCodes};
  if (!face.known()) return {};
  return std::string(kCodes[face.kind][static_cast<std::size_t>(face.number)]);
}

}  // namespace raindelay::quick_baseball
