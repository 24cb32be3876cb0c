// The notation, and what actions and faces are called.

#include "core/notation.h"

#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

constexpr std::array<std::string_view, kMaxSeats> kSeatCodes{"0", "1", "2"};

#define SAY(source) RD_TEXT("Tarot", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"discard", SAY("Discard %1"), kCodes},
    {"declare greater", SAY("Declare the Greater Trumps")},
    {"declare lesser", SAY("Declare the Lesser Trumps")},
    {"declare trumps", SAY("Declare trumps")},
    {"declare tarots", SAY("Declare Tarot Trumps")},
    {"declare run", SAY("Declare the run from %1 to %2"), kCodes, kCodes, '-'},
    {"done", SAY("Nothing more to declare")},
    {"ask", SAY("Ask %1 for a Tarot Trump"), kSeatCodes},
    {"no-ask", SAY("Don't ask")},
    {"give", SAY("Give %1"), kCodes},
    {"return", SAY("Give %1 in return"), kCodes},
    {"play", SAY("Play %1"), kCodes},
}};
// The dealer, the hands, the spare cards.
constexpr std::array<Codes, kSpareSource + 1> kOutcomes{kSeatCodes, kCodes, kCodes, kCodes, kCodes};
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
  const VerbInfo& row = kVerbRows[action.verb];
  if (row.a.empty()) return {row.label, {}};
  if (verbOf(action) == Verb::kAsk) return {row.label, {Value::of(Seat(action.a))}};
  const Value first = Value::of(faceOf(cardOf(action)));
  if (row.b.empty()) return {row.label, {first}};
  return {row.label, {first, Value::of(faceOf(runOf(action).last))}};
}

/// The holder sees a hand's cards, nobody yet the spare ones; the two learn what is given back.
Audience Rules::audience(const State& before, Action action) const {
  if (action.isChance()) {
    const int source = action.source();
    if (source == kDealerSource) return Audience::everybody();
    return source == kSpareSource ? Audience::nobody() : Audience::only(Seat(source - kDealSource));
  }
  if (verbOf(action) == Verb::kDiscard) return Audience::nobody();
  const bool secret = verbOf(action) == Verb::kReturn && !before.asks.empty();
  return secret ? before.asks.back().audience() : Audience::everybody();
}

std::string Rules::faceCode(Face face) {
  return face.known() ? std::string(kCodes[static_cast<std::size_t>(face.number)]) : std::string();
}

}  // namespace raindelay::tarot
