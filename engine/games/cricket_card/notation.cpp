// The text form of actions and faces, and their names on buttons.

#include <algorithm>

#include "games/cricket_card/events.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

struct VerbRow {
  std::string_view word;
  bool card;  ///< a card follows
  Text label;
};

#define SAY(source) RD_TEXT("CricketCard", source)

// In the order of Verb.
constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {"bat", false, SAY("Bat first")},
    {"bowl", false, SAY("Bowl first")},
    {"play", true, SAY("Play the %1 on wicket %2")},
    {"counter", true, SAY("Counter with the %1")},
    {"let", false, SAY("Let it go")},
    {"recounter", true, SAY("Recounter with the %1")},
    {"leave", false, SAY("Leave it")},
    {"close", false, SAY("Close the innings")},
}};

#undef SAY

std::string_view codeOf(Card card) {
  return kCodes[static_cast<std::size_t>(card.index())];
}

std::optional<Card> cardOf(std::string_view code) {
  const auto* const found = std::find(kCodes.begin(), kCodes.end(), code);
  if (found == kCodes.end()) return std::nullopt;
  return Card(static_cast<int>(found - kCodes.begin()));
}

/// What stands before the mark, which goes with it, or all of it.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t at = std::min(text.find(mark), text.size());
  const std::string_view first = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return first;
}

std::optional<Action> parseChance(std::size_t source, std::string_view outcome) {
  std::optional<Card> card = cardOf(outcome);
  if (source == kTossSource) {
    card.reset();
    if (outcome == "0" || outcome == "1") card = Card(outcome[0] - '0');
  }
  if (!card) return std::nullopt;
  return Action::chance(static_cast<int>(source), *card);
}

std::optional<Action> parseCard(Verb verb, std::string_view operand) {
  const auto card = cardOf(verb == Verb::kPlay ? cut(operand, '>') : operand);
  if (!card) return std::nullopt;
  if (verb != Verb::kPlay) return act(verb, *card);
  for (int wicket = 1; wicket <= kWickets; ++wicket) {
    if (operand == std::to_string(wicket)) return act(verb, *card, wicket);
  }
  return std::nullopt;
}

}  // namespace

std::string Rules::text(Action action) {
  if (action.isChance()) {
    const Card outcome = action.outcome();
    return std::string(info().sources[static_cast<std::size_t>(action.source())]) + ' ' +
           (action.source() == kTossSource ? std::to_string(outcome.index())
                                           : std::string(codeOf(outcome)));
  }
  const VerbRow& row = kVerbRows[action.verb];
  std::string text(row.word);
  if (row.card) text += ' ' + std::string(codeOf(cricket_card::cardOf(action)));
  if (verbOf(action) == Verb::kPlay) text += '>' + std::to_string(action.b);
  return text;
}

std::optional<Action> Rules::parse(std::string_view text) {
  std::string_view operand = text;
  const std::string_view word = cut(operand, ' ');
  for (std::size_t source = 0; source < info().sources.size(); ++source) {
    if (word == info().sources[source]) return parseChance(source, operand);
  }
  for (std::size_t i = 0; i < kVerbRows.size(); ++i) {
    const VerbRow& row = kVerbRows[i];
    const auto verb = static_cast<Verb>(i);
    if (row.card ? word == row.word : text == row.word) {
      return row.card ? parseCard(verb, operand) : act(verb);
    }
  }
  return std::nullopt;
}

/// A card goes by its rank: whose it is doesn't belong to the action.
Sentence Rules::label(Action action) {
  const VerbRow& row = kVerbRows[action.verb];
  if (!row.card) return {row.label, {}};
  const Value rank = Value::word(rankWord(cricket_card::cardOf(action)));
  if (verbOf(action) == Verb::kPlay) return {row.label, {rank, Value::of(int{action.b})}};
  return {row.label, {rank}};
}

/// What a side draws, it alone sees; that it draws, both.
Audience Rules::audience(Action action) {
  if (!action.isChance() || action.source() == kTossSource) return Audience::everybody();
  return Audience::only(action.source() == stockSource(Seat(0)) ? Seat(0) : Seat(1));
}

/// As the pack has it: `Kd` Red's play King, `Kh` the other, `3h` Red's third wicket.
std::string Rules::faceCode(Face face) {
  if (!face.known()) return {};
  const bool red = face.kind == 0;
  const char play = red ? 'd' : 'c';
  const char wicket = red ? 'h' : 's';
  if (face.number >= kPlayCards) {
    const int rank = face.number - kPlayCards + 1;
    return (rank == 1 ? "A" : std::to_string(rank)) + wicket;
  }
  std::string code(codeOf(Card(face.number)));
  if (!code.ends_with('\'')) return code + play;
  code.back() = wicket;
  return code;
}

}  // namespace raindelay::cricket_card
