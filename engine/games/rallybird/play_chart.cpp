#include "games/rallybird/play_chart.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "deck/reader.h"
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

/// The content of a result for the batter and for the runners, whoever is on base.
struct ResultText {
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
    const auto zone = indexOf("zone", word, kZoneLetters);
    if (!zone) return zone.error();
    if (zones.size() == Tested::capacity()) return Error{"four zones at most"};
    zones.push_back(static_cast<std::uint8_t>(*zone));
  }
  if (zones.empty()) return Error{"say which zones, like D A"};
  return zones;
}

/// `out`, `+1` … `+3`.
Result<int> readAdvance(std::string_view word) {
  if (word == "out") return ResultText::kOut;
  if (word.size() == 2 && word[0] == '+' && word[1] >= '1' && word[1] <= '3') return word[1] - '0';
  return Error{deck::inQuotes(word) + " isn't what runners do: out, +1, +2, +3"};
}

/// `safe, R3 +1`.
Result<ResultText> readResult(std::string_view text) {
  ResultText result;
  const auto words = deck::split(text, ',');
  if (words.empty()) return Error{"say what happens, like safe, runners +1"};
  for (const std::string_view word : words) {
    const std::size_t space = std::min(word.find(' '), word.size());
    const auto who = indexOf("runner", word.substr(0, space), kRunnerWords);
    if (who) {
      const auto bases = readAdvance(word.substr(std::min(space + 1, word.size())));
      if (!bases) return bases.error();
      if (*who < 3) result.runners[*who] = *bases;
      if (*who == 3 && *bases == ResultText::kOut)
        return Error{"name the runner who is out, like R1 out"};
      if (*who == 3) result.others = *bases;
      continue;
    }
    const auto batter = indexOf("result", word, kBatterWords);
    if (!batter) return batter.error();
    if (result.batter != Batter::kStays) return Error{"two things happen to the batter"};
    result.batter = static_cast<Batter>(*batter);
  }
  if (result.batter == Batter::kFoul && words.size() > 1) return Error{"after a foul nobody moves"};
  return result;
}

/// The base that the batter runs to: 4 is home, 0 none.
int basesRun(Batter batter) {
  constexpr std::array<int, kBatters> kBases{0, 0, 0, 0, 1, 1, 2, 3, 4, 1};
  return kBases[static_cast<std::size_t>(batter)];
}

/// True if two would stand on the same base, or one would have passed another.
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

/// The outcome of a result in one state of the bases. A forced runner makes room for the one behind
/// him, even if that one is out on his way (rules 5.1, 5.2).
Result<Outcome> outcomeOf(const ResultText& result, int bases) {
  Outcome outcome;
  outcome.batter = result.batter;
  int taken = basesRun(result.batter);
  const bool out = result.batter >= Batter::kCaught && result.batter <= Batter::kThrownOut;
  outcome.to[0] = out ? Outcome::kOut : static_cast<std::uint8_t>(taken);
  for (int base = 1; base <= 3; ++base) {
    if ((bases >> (base - 1) & 1) == 0) continue;
    const auto index = static_cast<std::size_t>(base);
    const int gain = result.runners[index - 1].value_or(result.others);
    const bool forced = base <= taken;
    const int to = std::min(4, std::max(base + std::max(gain, 0), forced ? taken + 1 : 0));
    outcome.to[index] = gain == ResultText::kOut ? Outcome::kOut : static_cast<std::uint8_t>(to);
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

/// Reads a cell's cases and makes of them the value for each state of the bases.
template <class T, class Read, class Make>
void takeCases(deck::Reader& rows, std::string_view column, Bases needs,
               std::array<T, kBaseStates>& all, Read read, Make make) {
  const auto cases = rows.take(column, readCases(rows.cell(column), read));
  for (int bases = 0; bases < kBaseStates && !rows.error(); ++bases) {
    if ((needs >> bases & 1) == 0) continue;
    const auto found = std::find_if(cases.begin(), cases.end(),
                                    [&](const auto& one) { return (one.when >> bases & 1) != 0; });
    const Result<T> made =
        found == cases.end() ? Error{"nothing is said of this"} : make(found->what, bases);
    if (!made) rows.fail(column, "with " + inWords(bases) + ": " + made.error().message);
    if (made) all[static_cast<std::size_t>(bases)] = *made;
  }
}

void takePlay(deck::Reader& rows, PlayCard& play) {
  play.needs = rows.take("needs", readCondition(rows.cell("needs")));
  if (!rows.cell("rolls").empty()) {
    play.rolls = static_cast<std::uint8_t>(rows.takeNumber("rolls", 1, 3));
  }
  takeCases(rows, "tests", play.needs, play.tests, readZones,
            [](const Tested& zones, int /*bases*/) { return Result<Tested>(zones); });
  constexpr std::array<std::string_view, 3> kColumns{"less", "equal", "more"};
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    takeCases(rows, kColumns[i], play.needs, play.results[i], readResult, outcomeOf);
  }
}

std::optional<Error> takePlays(const deck::DataFrame& cards, PlayChart& chart) {
  deck::Reader rows(cards, {"code", "kind", "needs", "tests", "rolls", "less", "equal", "more"});
  int always = 0;  // so many can be chosen whoever is on base
  while (rows.next()) {
    if (rows.cell("kind") != "play") continue;
    const auto index = rows.takeKey("code", kPlayCodes);
    takePlay(rows, chart.plays[index]);
    chart.deck.insert(Card(static_cast<int>(index)));
    if (chart.plays[index].needs == kAnyBases) ++always;
  }
  // One may be set aside, and Take the Pitch left out; the offence must have a choice.
  rows.need(always >= 4, "needs", "at least four plays must need no runner");
  return rows.error();
}

std::optional<Error> takeGloves(const deck::DataFrame& gloves, PlayChart& chart) {
  deck::Reader rows(gloves, {"glove", "front", "back", "icon"});
  while (rows.next()) {
    const auto index = rows.takeKey("glove", kGloveCodes);
    chart.gloves[index] = {static_cast<std::uint8_t>(rows.takeNumber("front", 0, 9)),
                           static_cast<std::uint8_t>(rows.takeNumber("back", 0, 9))};
    if (rows.cell("icon") != (index < kIconGloves ? "yes" : "")) {
      rows.fail("icon", "glove-5-4 and glove-4-6 have the baseball (yes), no other has");
    }
  }
  rows.need(rows.keys() == kGloves, "glove", "there must be all seven, glove-5-4 to glove-3-1");
  return rows.error();
}

std::optional<Error> takeZones(const deck::DataFrame& zones, PlayChart& chart) {
  deck::Reader rows(zones, {"zone", "value"});
  while (rows.next()) {
    chart.zones[rows.takeKey("zone", kZoneLetters)] =
        static_cast<std::uint8_t>(rows.takeNumber("value", 0, 9));
  }
  rows.need(rows.keys() == kZones, "zone", "there must be all six, A to F");
  return rows.error();
}

}  // namespace

Result<PlayChart> readPlayChart(const deck::DataFrames& tables) {
  using Take = std::optional<Error> (*)(const deck::DataFrame&, PlayChart&);
  constexpr std::array<std::pair<std::string_view, Take>, 3> kTables{
      {{"cards", takePlays}, {"gloves", takeGloves}, {"zones", takeZones}}};
  PlayChart chart;
  for (const auto& [name, take] : kTables) {
    const auto found = tables.find(name);
    if (found == tables.end()) {
      return Error{"RallyBird needs the table " + std::string(name) + ".csv"};
    }
    if (const auto error = take(found->second, chart)) return *error;
  }
  return chart;
}

}  // namespace raindelay::rallybird
