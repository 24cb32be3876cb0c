// The text form of actions and chance outcomes, and their names on buttons.

#include <array>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

/// What a verb takes after its word.
enum class Operands : std::uint8_t { kNone, kPositions, kPosition, kBase };

struct VerbRow {
  std::string_view word;
  Operands operands;
  Text label;
};

#define SAY(source) RD_TEXT("Cooperstown", source)

// In the order of Verb.
constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {"ready", Operands::kNone, SAY("Ready")},
    {"switch", Operands::kPositions, SAY("Switch %1 and %2")},
    {"sub", Operands::kPosition, SAY("Substitute for the %1")},
    {"relieve", Operands::kNone, SAY("Bring in a relief pitcher")},
    {"fc batter", Operands::kNone, SAY("Retire the batter")},
    {"fc lead", Operands::kNone, SAY("Retire the lead runner")},
    {"pickoff", Operands::kBase, SAY("Pick off the runner on %1")},
    {"swing", Operands::kNone, SAY("Swing")},
    {"steal", Operands::kBase, SAY("Steal %1")},
    {"bunt", Operands::kNone, SAY("Bunt")},
    {"pinch-hit", Operands::kNone, SAY("Pinch hitter")},
    {"pinch-run", Operands::kBase, SAY("Pinch runner on %1")},
}};

#undef SAY

constexpr std::array<std::string_view, kSourceCount> kSourceNames{
    "draw-0", "draw-1", "deal", "left-out", "field", "dugout", "offence-0", "offence-1", "offence"};

bool drawsDefence(Source source) {
  return source == Source::kDraw0 || source == Source::kDraw1 || source == Source::kField ||
         source == Source::kDugout;
}

const VerbRow& rowOf(Action action) {
  return kVerbRows[action.verb];
}

/// Splits at the first space: the word before it, and the rest without it.
std::pair<std::string_view, std::string_view> splitFirst(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return {text, {}};
  return {text.substr(0, space), text.substr(space + 1)};
}

std::optional<Action> parseChance(std::string_view text) {
  const auto [name, code] = splitFirst(text);
  for (int i = 0; i < kSourceCount; ++i) {
    if (kSourceNames[static_cast<std::size_t>(i)] != name) continue;
    const auto card =
        drawsDefence(static_cast<Source>(i)) ? parseDefence(code) : parseOffence(code);
    if (!card) return std::nullopt;
    return Action::chance(i, *card);
  }
  return std::nullopt;
}

std::optional<Action> parseOperands(int verb, Operands operands, std::string_view text) {
  const Verb v = static_cast<Verb>(verb);
  if (operands == Operands::kBase) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '3') return std::nullopt;
    return act(v, text[0] - '0');
  }
  const auto [first, rest] = splitFirst(text);
  const auto a = parsePosition(first);
  if (!a) return std::nullopt;
  if (operands == Operands::kPosition) {
    return rest.empty() && first == text ? std::optional(act(v, *a)) : std::nullopt;
  }
  const auto b = parsePosition(rest);
  // One notation an action: positions in their order.
  if (!b || *a >= *b) return std::nullopt;
  return act(v, *a, *b);
}

}  // namespace

std::string Rules::text(Action action) {
  if (action.isChance()) {
    const auto source = static_cast<std::size_t>(action.source());
    const auto code = drawsDefence(static_cast<Source>(source)) ? defenceCode(action.outcome())
                                                                : offenceCode(action.outcome());
    return std::string(kSourceNames[source]) + ' ' + std::string(code);
  }
  std::string text(rowOf(action).word);
  switch (rowOf(action).operands) {
    case Operands::kNone:
      break;
    case Operands::kPositions:
      text += ' ' + std::string(positionCode(action.a)) + ' ' + std::string(positionCode(action.b));
      break;
    case Operands::kPosition:
      text += ' ' + std::string(positionCode(action.a));
      break;
    case Operands::kBase:
      text += ' ' + std::to_string(action.a);
      break;
  }
  return text;
}

std::optional<Action> Rules::parse(std::string_view text) {
  for (int verb = 0; verb < kVerbs; ++verb) {
    const VerbRow& row = kVerbRows[static_cast<std::size_t>(verb)];
    if (row.operands == Operands::kNone) {
      if (text == row.word) return act(static_cast<Verb>(verb));
      continue;
    }
    const auto [word, rest] = splitFirst(text);
    if (word == row.word) return parseOperands(verb, row.operands, rest);
  }
  return parseChance(text);
}

Sentence Rules::label(Action action) {
  if (action.isChance()) {
    const bool defence = drawsDefence(static_cast<Source>(action.source()));
    const Face face = defence ? defenceFace(action.outcome()) : offenceFace(action.outcome());
    return {RD_TEXT("Cooperstown", "%1"), {Value::of(face)}};
  }
  const VerbRow& row = rowOf(action);
  switch (row.operands) {
    case Operands::kPositions:
      return {row.label, {Value::of(fieldPlace(action.a)), Value::of(fieldPlace(action.b))}};
    case Operands::kPosition:
      return {row.label, {Value::of(fieldPlace(action.a))}};
    case Operands::kBase: {
      // A steal is named by the base that it aims at.
      const int base = verbOf(action) == Verb::kSteal ? action.a + 1 : action.a;
      return {row.label, {Value::of(basePlace(base))}};
    }
    case Operands::kNone:
      break;
  }
  return {row.label, {}};
}

/// The deal and the cards left out are drawn unseen.
Audience Rules::audience(Action action) {
  if (!action.isChance()) return Audience::everybody();
  const auto source = static_cast<Source>(action.source());
  const bool hidden = source == Source::kDeal || source == Source::kLeftOut;
  return hidden ? Audience::nobody() : Audience::everybody();
}

std::string Rules::faceCode(Face face) {
  if (!face.known()) return {};
  const Card card(face.number);
  return std::string(face.kind == kOffenceKind ? offenceCode(card) : defenceCode(card));
}

}  // namespace raindelay::cooperstown
