// The notation, and what actions and faces are called.

#include "core/notation.h"

#include "games/cricket_card/events.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

constexpr std::array<std::string_view, 2> kSeatCodes{"0", "1"};
constexpr std::array<std::string_view, kWickets + 1> kWicketCodes{"",  "1", "2", "3", "4", "5",
                                                                  "6", "7", "8", "9", "10"};

#define SAY(source) RD_TEXT("CricketCard", source)

// In the order of Verb.
constexpr std::array<VerbInfo, kVerbs> kVerbRows{{
    {"bat", SAY("Bat first")},
    {"bowl", SAY("Bowl first")},
    {"play", SAY("Play the %1 on wicket %2"), kCodes, kWicketCodes, '>'},
    {"counter", SAY("Counter with the %1"), kCodes},
    {"let", SAY("Let it go")},
    {"recounter", SAY("Recounter with the %1"), kCodes},
    {"leave", SAY("Leave it")},
    {"close", SAY("Declare")},
}};
// The toss, and the stocks.
constexpr std::array<Codes, 3> kOutcomes{kSeatCodes, kCodes, kCodes};
constexpr Notation kNotation{kVerbRows, kOutcomes};

#undef SAY

}  // namespace

std::string Rules::text(Action action) {
  return kNotation.text(info(), action);
}

std::optional<Action> Rules::parse(std::string_view text) {
  return kNotation.parse(info(), text);
}

/// A card goes by its rank: whose it is doesn't belong to the action.
Sentence Rules::label(Action action) {
  const Text& label = kNotation.label(action);
  if (kVerbRows[action.verb].a.empty()) return {label, {}};
  const Value rank = Value::word(rankWord(cardOf(action)));
  if (verbOf(action) == Verb::kPlay) return {label, {rank, Value::of(int{action.b})}};
  return {label, {rank}};
}

/// A side alone sees what it draws; both see that it draws.
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
  std::string code(kCodes[static_cast<std::size_t>(face.number)]);
  if (!code.ends_with('\'')) return code + play;
  code.back() = wicket;
  return code;
}

}  // namespace raindelay::cricket_card
