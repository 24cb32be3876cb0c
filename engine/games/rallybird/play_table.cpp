#include "games/rallybird/play_table.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/nearest.h"
#include "deck/words.h"

namespace raindelay::rallybird {

namespace {

/// A set of states of the bases, a bit each.
using Bases = std::uint8_t;
constexpr Bases kAnyBases = 0xff;
/// The states in which somebody is on first, on second, on third.
constexpr std::array<Bases, 3> kOccupied{0b10101010, 0b11001100, 0b11110000};

constexpr std::array<std::string_view, 7> kConditions{"R1",    "R2",    "R3",    "no R1",
                                                      "no R2", "no R3", "runner"};
// In the order of Batter; he stays if nothing is said of him.
constexpr std::array<std::string_view, kBatters> kBatterWords{
    "",     "foul",   "caught", "strikeout", "thrown out",
    "safe", "double", "triple", "home run",  "walk"};
constexpr std::array<std::string_view, 4> kRunnerWords{"R1", "R2", "R3", "runners"};

/// What a result says of the batter and of the runners, whoever is on base.
struct Wish {
  static constexpr int kOut = -1;

  Batter batter = Batter::kStays;
  std::array<std::optional<int>, 3> runners;  ///< bases gained, or kOut
  int others = 0;                             ///< bases gained by runners that aren't named
};

/// One of the cases that a cell lists, and when it holds.
template <class T>
struct Case {
  Bases when = kAnyBases;
  T what;
};

/// `R1, no R2`: the states in which all of it is so.
Result<Bases> readCondition(std::string_view text) {
  Bases bases = kAnyBases;
  for (const std::string_view word : deck::split(text, ',')) {
    const auto index = indexOf("condition", word, kConditions);
    if (!index) return index.error();
    if (*index < 3) bases &= kOccupied[*index];
    if (*index >= 3 && *index < 6) bases &= static_cast<Bases>(~kOccupied[*index - 3]);
    if (*index == 6) bases &= kAnyBases - 1;
  }
  if (bases == 0) return Error{"this can never be so"};
  return bases;
}

/// `R2: B B; D D`: cases from which the first one holds whose condition is met.
template <class Read>
auto readCases(std::string_view cell, Read read)
    -> Result<std::vector<Case<typename decltype(read(cell))::Value>>> {
  std::vector<Case<typename decltype(read(cell))::Value>> cases;
  for (std::string_view text : deck::split(cell, ';')) {
    Bases when = kAnyBases;
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
      const auto condition = readCondition(text.substr(0, colon));
      if (!condition) return condition.error();
      when = *condition;
      text.remove_prefix(colon + 1);
    }
    const auto what = read(text);
    if (!what) return what.error();
    cases.push_back({when, *what});
  }
  return cases;
}

/// `D A`: zones.
Result<Tested> readZones(std::string_view text) {
  Tested zones;
  for (const std::string_view word : deck::split(text, ' ')) {
    if (word.size() != 1 || word[0] < 'A' || word[0] > 'F') {
      return Error{deck::inQuotes(word) + " isn't a zone: A to F"};
    }
    if (zones.size() == Tested::capacity()) return Error{"four zones at most"};
    zones.push_back(static_cast<std::uint8_t>(word[0] - 'A'));
  }
  if (zones.empty()) return Error{"say which zones, like D A"};
  return zones;
}

/// `out`, `+1` … `+3`.
Result<int> readAdvance(std::string_view word) {
  if (word == "out") return Wish::kOut;
  if (word.size() == 2 && word[0] == '+' && word[1] >= '1' && word[1] <= '3') return word[1] - '0';
  return Error{deck::inQuotes(word) + " is nothing that runners do: out, +1, +2, +3"};
}

/// `safe, R3 +1`.
Result<Wish> readWish(std::string_view text) {
  Wish wish;
  const auto words = deck::split(text, ',');
  if (words.empty()) return Error{"say what happens, like safe, runners +1"};
  for (const std::string_view word : words) {
    const std::size_t space = std::min(word.find(' '), word.size());
    const auto who = indexOf("runner", word.substr(0, space), kRunnerWords);
    if (who) {
      const auto bases = readAdvance(word.substr(std::min(space + 1, word.size())));
      if (!bases) return bases.error();
      if (*who < 3) wish.runners[*who] = *bases;
      if (*who == 3 && *bases == Wish::kOut)
        return Error{"name the runner who is out, like R1 out"};
      if (*who == 3) wish.others = *bases;
      continue;
    }
    const auto batter = indexOf("result", word, kBatterWords);
    if (!batter) return batter.error();
    if (wish.batter != Batter::kStays) return Error{"two things happen to the batter"};
    wish.batter = static_cast<Batter>(*batter);
  }
  if (wish.batter == Batter::kFoul && words.size() > 1) return Error{"after a foul nobody moves"};
  return wish;
}

/// The base that the batter runs to: 4 is home, 0 none.
int basesRun(Batter batter) {
  constexpr std::array<int, kBatters> kBases{0, 0, 0, 0, 1, 1, 2, 3, 4, 1};
  return kBases[static_cast<std::size_t>(batter)];
}

/// Whether two would stand on the same base, or one have passed another.
bool collide(const Outcome& outcome, int bases) {
  int limit = 5;
  for (int base = 3; base >= 0; --base) {
    const int to = outcome.to[static_cast<std::size_t>(base)];
    if ((base > 0 && (bases >> (base - 1) & 1) == 0) || to == Outcome::kOut) continue;
    if (to >= limit) return true;
    limit = to == 4 ? 5 : to;
  }
  return false;
}

/// What the wish is for one state of the bases. Who is forced makes room for the one behind him,
/// though that one be out on his way (rules 5.1, 5.2).
Result<Outcome> outcomeOf(const Wish& wish, int bases) {
  Outcome outcome;
  outcome.batter = wish.batter;
  int taken = basesRun(wish.batter);
  const bool out = wish.batter >= Batter::kCaught && wish.batter <= Batter::kThrownOut;
  outcome.to[0] = out ? Outcome::kOut : static_cast<std::uint8_t>(taken);
  for (int base = 1; base <= 3; ++base) {
    if ((bases >> (base - 1) & 1) == 0) continue;
    const auto index = static_cast<std::size_t>(base);
    const int gain = wish.runners[index - 1].value_or(wish.others);
    const bool forced = base <= taken;
    const int to = std::min(4, std::max(base + std::max(gain, 0), forced ? taken + 1 : 0));
    outcome.to[index] = gain == Wish::kOut ? Outcome::kOut : static_cast<std::uint8_t>(to);
    if (forced) taken = to;
  }
  if (collide(outcome, bases)) return Error{"two would stand on one base, or one pass another"};
  return outcome;
}

/// `nobody on base`, `R1 R3`.
std::string inWords(int bases) {
  std::string words;
  for (int base = 1; base <= 3; ++base) {
    if ((bases >> (base - 1) & 1) == 0) continue;
    words += (words.empty() ? "R" : " R") + std::to_string(base);
  }
  return words.empty() ? "nobody on base" : words;
}

/// The tables being read.
class Reader {
 public:
  explicit Reader(const deck::Tables& tables) : tables_(tables) {}

  Result<PlayTable> read() {
    if (open("cards", {"code", "kind", "needs", "tests", "rolls", "less", "equal", "more"})) {
      readPlays();
    }
    if (open("gloves", {"glove", "front", "back", "icon"})) readGloves();
    if (open("zones", {"zone", "value"})) readZoneValues();
    if (error_) return *error_;
    return read_;
  }

 private:
  /// Goes to a table, which must have the columns.
  bool open(std::string_view name, std::initializer_list<std::string_view> columns) {
    const auto found = tables_.find(name);
    if (found == tables_.end() && !error_) {
      error_ = Error{"RallyBird needs the table " + std::string(name) + ".csv"};
    }
    if (error_) return false;
    table_ = &found->second;
    row_ = 0;
    for (const std::string_view column : columns) {
      if (const auto there = table_->column(column); !there && !error_) error_ = there.error();
    }
    return !error_;
  }
  [[nodiscard]] const std::string& cell(std::string_view column) const {
    return table_->at(row_, column);
  }
  /// The first mistake is the one that is told.
  void fail(std::string_view column, std::string_view what) {
    if (!error_) error_ = table_->error(row_, column, what);
  }
  /// What was read, or, once that the mistake is noted, nothing in particular.
  template <class T>
  T take(std::string_view column, const Result<T>& result) {
    if (!result) fail(column, result.error().message);
    return result ? *result : T{};
  }
  /// Which of the names the cell is; each may be there once.
  template <std::size_t N>
  std::optional<std::size_t> takeName(std::string_view column,
                                      const std::array<std::string_view, N>& names,
                                      CardSet<32>& seen) {
    const auto index = indexOf(column, cell(column), names);
    if (!index) {
      fail(column, index.error().message);
      return std::nullopt;
    }
    const Card card(static_cast<int>(*index));
    if (seen.contains(card)) fail(column, "this one is there already");
    seen.insert(card);
    return *index;
  }
  std::uint8_t takeNumber(std::string_view column, int least, int most) {
    const std::string& text = cell(column);
    const bool digit = text.size() == 1 && text[0] >= '0' && text[0] <= '9';
    if (digit && text[0] - '0' >= least && text[0] - '0' <= most) {
      return static_cast<std::uint8_t>(text[0] - '0');
    }
    fail(column, deck::inQuotes(text) + " isn't a number from " + std::to_string(least) + " to " +
                     std::to_string(most));
    return 0;
  }
  /// A table without its last rows.
  void needAll(int count, int all, std::string_view column, std::string_view what) {
    if (error_ || count == all) return;
    error_ = Error{table_->fileName() + ", column " + std::string(column) + ": there must be " +
                   std::string(what)};
  }

  void readPlays() {
    CardSet<32> seen;
    int always = 0;  // so many can be chosen whoever is on base
    for (; row_ < table_->rows() && !error_; ++row_) {
      if (cell("kind") != "play") continue;
      const auto index = takeName("code", kPlayCodes, seen);
      if (!index) return;
      PlayCard& play = read_.plays[*index];
      readPlay(play);
      read_.deck.insert(Card(static_cast<int>(*index)));
      if (play.needs == kAnyBases) ++always;
    }
    // One may be set aside, and Take the Pitch left out; the offence must have a choice.
    needAll(std::min(always, 4), 4, "needs", "four plays at least that need no runner");
  }

  void readPlay(PlayCard& play) {
    play.needs = take("needs", readCondition(cell("needs")));
    play.rolls = cell("rolls").empty() ? std::uint8_t{1} : takeNumber("rolls", 1, 3);
    spread(play, "tests", play.tests, readZones,
           [](const Tested& zones, int /*bases*/) { return Result<Tested>(zones); });
    constexpr std::array<std::string_view, 3> kColumns{"less", "equal", "more"};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      spread(play, kColumns[i], play.results[i], readWish, outcomeOf);
    }
  }

  /// Reads a cell's cases and makes of them what holds in each state of the bases.
  template <class T, class Read, class Make>
  void spread(const PlayCard& play, std::string_view column, std::array<T, kBaseStates>& all,
              Read readCase, Make make) {
    const auto cases = take(column, readCases(cell(column), readCase));
    for (int bases = 0; bases < kBaseStates && !error_; ++bases) {
      if (!play.mayBeChosen(bases)) continue;
      const auto found = std::find_if(cases.begin(), cases.end(), [&](const auto& one) {
        return (one.when >> bases & 1) != 0;
      });
      const auto made = found == cases.end() ? Result<T>(Error{"nothing is said of this"})
                                             : make(found->what, bases);
      if (!made) fail(column, "with " + inWords(bases) + ": " + made.error().message);
      if (made) all[static_cast<std::size_t>(bases)] = *made;
    }
  }

  void readGloves() {
    CardSet<32> seen;
    for (; row_ < table_->rows() && !error_; ++row_) {
      const auto glove = takeName("glove", kGloveCodes, seen);
      if (!glove) return;
      read_.gloves[*glove] = {takeNumber("front", 0, 9), takeNumber("back", 0, 9)};
      const bool icon = *glove < kIconGloves;
      if (cell("icon") != (icon ? "yes" : "")) {
        fail("icon", "glove-5-4 and glove-4-6 have the baseball (yes), no other has");
      }
    }
    needAll(seen.size(), kGloves, "glove", "all seven, glove-5-4 to glove-3-1");
  }

  void readZoneValues() {
    constexpr std::array<std::string_view, kZones> kLetters{"A", "B", "C", "D", "E", "F"};
    CardSet<32> seen;
    for (; row_ < table_->rows() && !error_; ++row_) {
      const auto zone = takeName("zone", kLetters, seen);
      if (zone) read_.zones[*zone] = takeNumber("value", 0, 9);
    }
    needAll(seen.size(), kZones, "zone", "all six, A to F");
  }

  const deck::Tables& tables_;
  const deck::Table* table_ = nullptr;
  std::size_t row_ = 0;
  PlayTable read_;
  std::optional<Error> error_;
};

}  // namespace

Result<PlayTable> readTables(const deck::Tables& tables) {
  return Reader(tables).read();
}

}  // namespace raindelay::rallybird
