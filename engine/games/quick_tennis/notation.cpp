// The text form of actions, and their names on buttons.

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

struct VerbRow {
  std::string_view word;  ///< if a card is played with a quadrant after it, and ' for a second card
  Text label;
};

#define SAY(source) RD_TEXT("QuickTennis", source)

// In the order of Verb.
constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {"serve", SAY("Serve to %1")},
    {"return", SAY("Cover %1")},
    {"set", SAY("Ready")},
    {"hit", SAY("Hit to %1")},
    {"run", SAY("Run to %1")},
    {"lob", SAY("Call a lob")},
    {"drop", SAY("Call a drop shot")},
    {"no-call", SAY("No call")},
    {"recover", SAY("Get there, spending %1")},
    {"concede", SAY("Let it go")},
}};

#undef SAY

}  // namespace

std::string Rules::text(Action action) {
  if (action.isChance()) return "toss " + std::to_string(action.outcome().index());
  std::string text(kVerbRows[action.verb].word);
  if (!playsCard(verbOf(action))) return text;
  text += ' ' + std::to_string(quadrantOf(cardOf(action)));
  return text.append(static_cast<std::size_t>(copyOf(cardOf(action))), '\'');
}

std::optional<Action> Rules::parse(std::string_view text) {
  if (text == "toss 0" || text == "toss 1") return Action::chance(0, Card(text.back() - '0'));
  for (int i = 0; i < kVerbs; ++i) {
    const Verb verb = static_cast<Verb>(i);
    const std::string_view word = kVerbRows[static_cast<std::size_t>(i)].word;
    if (!playsCard(verb)) {
      if (text == word) return act(verb);
      continue;
    }
    if (!text.starts_with(word) || text.size() < word.size() + 2 || text[word.size()] != ' ')
      continue;
    const int quadrant = text[word.size() + 1] - '0';
    const std::string_view copy = text.substr(word.size() + 2);
    const bool known = quadrant >= 1 && quadrant <= kQuadrants && copy.size() < kCopies &&
                       copy.find_first_not_of('\'') == std::string_view::npos;
    if (!known) return std::nullopt;
    return act(verb, cardFor(quadrant, static_cast<int>(copy.size())));
  }
  return std::nullopt;
}

Sentence Rules::label(Action action) {
  const Text& label = kVerbRows[action.verb].label;
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
