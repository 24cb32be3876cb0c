// The notation, and what actions are called on buttons.

#include "core/notation.h"

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

constexpr std::array<std::string_view, 4> kBaseCodes{"", "1", "2", "3"};

#define SAY(source) RD_TEXT("Cooperstown", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"ready", SAY("Ready")},
    {"switch", SAY("Switch %1 and %2"), kPositionCodes, kPositionCodes},
    {"sub", SAY("Substitute for the %1"), kPositionCodes},
    {"relieve", SAY("Bring in a relief pitcher")},
    {"fc batter", SAY("Retire the batter")},
    {"fc lead", SAY("Retire the lead runner")},
    {"pickoff", SAY("Pick off the runner on %1"), kBaseCodes},
    {"swing", SAY("Swing")},
    {"steal", SAY("Steal %1"), kBaseCodes},
    {"bunt", SAY("Bunt")},
    {"pinch-hit", SAY("Pinch hitter")},
    {"pinch-run", SAY("Pinch runner on %1"), kBaseCodes},
}};

#undef SAY

// In the order of Source.
constexpr std::array<Codes, kSourceCount> kOutcomes{kDefenceCodes, kDefenceCodes, kOffenceCodes,
                                                    kOffenceCodes, kDefenceCodes, kDefenceCodes,
                                                    kOffenceCodes, kOffenceCodes, kOffenceCodes};
constexpr Notation kNotation{kVerbRows, kOutcomes};

bool drawsDefence(Source source) {
  return source == Source::kDraw0 || source == Source::kDraw1 || source == Source::kField ||
         source == Source::kDugout;
}

}  // namespace

std::string Rules::text(Action action) {
  return kNotation.text(info(), action);
}

std::optional<Action> Rules::parse(std::string_view text) {
  const auto action = kNotation.parse(info(), text);
  // One notation an action: positions in their order.
  const bool turned =
      action && action->verb == static_cast<std::uint8_t>(Verb::kSwitch) && action->a >= action->b;
  return turned ? std::nullopt : action;
}

Sentence Rules::label(Action action) {
  if (action.isChance()) {
    const bool defence = drawsDefence(static_cast<Source>(action.source()));
    const Face face = defence ? defenceFace(action.outcome()) : offenceFace(action.outcome());
    return {RD_TEXT("Cooperstown", "%1"), {Value::of(face)}};
  }
  const Text& label = kNotation.label(action);
  switch (verbOf(action)) {
    case Verb::kSwitch:
      return {label, {Value::of(fieldPlace(action.a)), Value::of(fieldPlace(action.b))}};
    case Verb::kSub:
      return {label, {Value::of(fieldPlace(action.a))}};
    case Verb::kSteal:
      // It is named by the base that it aims at.
      return {label, {Value::of(basePlace(action.a + 1))}};
    case Verb::kPickoff:
    case Verb::kPinchRun:
      return {label, {Value::of(basePlace(action.a))}};
    default:
      return {label, {}};
  }
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
