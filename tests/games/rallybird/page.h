#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <string_view>

/// Rule 4 of the page, written down by hand a second time: what each play tests, and what each of
/// its three results makes of each state of the bases.
namespace raindelay::rallybird::test {

inline constexpr std::array<std::string_view, 8> kBases{"---", "1--", "-2-", "--3",
                                                        "12-", "1-3", "-23", "123"};

/// A result with nobody out, one for each of kBases. `x` is an out; then come the bases, if anybody
/// moved or if a runner is out, and the runs. `x` alone: the batter is out and the runners hold;
/// `.`: nothing happens; ``: the play can't be chosen.
using Cells = std::array<const char*, 8>;

// clang-format off
//                                     ---      1--       -2-      --3       12-       1-3        -23        123
inline constexpr Cells kOut         {"x",     "x",      "x",     "x",      "x",      "x",       "x",       "x"};
inline constexpr Cells kDoublePlay  {"x",     "xx---",  "x",     "x",      "xx--3",  "xx--3",   "x",       "xx--3+1"};
inline constexpr Cells kAllOne      {"1--",   "12-",    "1-3",   "1--+1",  "123",    "12-+1",   "1-3+1",   "123+1"};
inline constexpr Cells kForced      {"1--",   "12-",    "12-",   "1-3",    "123",    "123",     "123",     "123+1"};
inline constexpr Cells kTwo         {"1--",   "1-3",    "1--+1", "1--+1",  "1-3+1",  "1-3+1",   "1--+2",   "1-3+2"};
inline constexpr Cells kSingle      {"1--",   "12-",    "1--+1", "1--+1",  "12-+1",  "12-+1",   "1--+2",   "12-+2"};
inline constexpr Cells kDouble      {"-2-",   "-23",    "-2-+1", "-2-+1",  "-23+1",  "-23+1",   "-2-+2",   "-23+2"};
inline constexpr Cells kAtSecond    {"1--",   "x1--",   "12-",   "1-3",    "x1-3",   "x1-3",    "123",     "x1-3+1"};
inline constexpr Cells kAtFirst     {"1--",   "x-2-",   "12-",   "1-3",    "x-23",   "x-2-+1",  "123",     "x-23+1"};
inline constexpr Cells kBunted      {"x",     "x-2-",   "x--3",  "x---+1", "x-23",   "x-2-+1",  "x--3+1",  "x-23+1"};
inline constexpr Cells kBothCaught  {"",      "xx---",  "x",     "x",      "xx-2-",  "xx--3",   "x",       "xx-23"};
inline constexpr Cells kCaught      {"",      "x",      "x",     "x",      "x",      "x",       "x",       "x"};
inline constexpr Cells kSacrificed  {"",      "x-2-",   "x--3",  "x---+1", "x-23",   "x-2-+1",  "x--3+1",  "x-23+1"};
inline constexpr Cells kThirdIn     {"x",     "x",      "x",     "x---+1", "x",      "x1--+1",  "x-2-+1",  "x12-+1"};
inline constexpr Cells kSacThirdIn  {"",      "x",      "x",     "x---+1", "x",      "x1--+1",  "x-2-+1",  "x12-+1"};
inline constexpr Cells kTaggedUp    {"x",     "x",      "x--3",  "x---+1", "x1-3",   "x1--+1",  "x--3+1",  "x1-3+1"};
inline constexpr Cells kRan         {"",      "1-3",    "1--+1", "1--+1",  "1-3+1",  "1-3+1",   "1--+2",   "1-3+2"};
inline constexpr Cells kSecondOut   {"",      "x---",   "",      "",       "",       "x--3",    "",        ""};
inline constexpr Cells kSecondSafe  {"",      "-2-",    "",      "",       "",       "-23",     "",        ""};
inline constexpr Cells kThirdOut    {"",      "",       "x---",  "",       "x1--",   "",        "",        ""};
inline constexpr Cells kThirdSafe   {"",      "",       "--3",   "",       "1-3",    "",        "",        ""};
inline constexpr Cells kFoul        {".",     ".",      ".",     ".",      ".",      ".",       ".",       "."};
inline constexpr Cells kHomeRun     {"---+1", "---+2",  "---+2", "---+2",  "---+3",  "---+3",   "---+3",   "---+4"};

struct Play {
  const char* rule;
  std::string_view code;
  std::string_view tests;  ///< the zones, each as often as it is named
  Cells less, equal, greater;
};

inline constexpr std::array<Play, 17> kPlays{{
    {"4.1", "infield-left", "DA", kDoublePlay, kAtSecond, kAllOne},
    {"4.2", "infield-right", "DC", kDoublePlay, kAtFirst, kAllOne},
    {"4.3", "grounder-left", "AA", kDoublePlay, kAtSecond, kForced},
    {"4.4", "grounder-right", "CC", kDoublePlay, kAtFirst, kAllOne},
    {"4.5", "drive-left", "AE", kOut, kOut, kSingle},
    {"4.6", "drive-right", "CF", kOut, kOut, kTwo},
    {"4.7", "bunt-hit", "DD", kDoublePlay, kBunted, kAllOne},
    {"4.8", "sac-left", "E", kBothCaught, kCaught, kSacrificed},
    {"4.9", "sac-right", "F", kBothCaught, kSacThirdIn, kSacrificed},
    {"4.10", "steal-2b", "BBB", kSecondOut, kSecondSafe, kSecondSafe},
    {"4.11", "steal-3b", "AAA", kThirdOut, kThirdSafe, kThirdSafe},
    {"4.12", "take-the-pitch", "DD", kOut, kFoul, kForced},
    {"4.13", "home-run", "EF", kOut, kOut, kHomeRun},
    {"4.14", "hit-and-run", "BC", kCaught, kSacrificed, kRan},
    {"4.15", "up-the-middle", "BD", kOut, kOut, kSingle},
    {"4.16", "deep-left", "EE", kOut, kThirdIn, kDouble},
    {"4.17", "deep-right", "FF", kOut, kTaggedUp, kDouble},
}};
// clang-format on

/// Names a test's play for GoogleTest.
inline void PrintTo(const Play& play, std::ostream* out) {
  *out << play.code;
}

inline const Play& playOf(std::string_view code) {
  const auto* found = std::find_if(kPlays.begin(), kPlays.end(),
                                   [&](const Play& play) { return play.code == code; });
  EXPECT_NE(found, kPlays.end()) << code;
  return *found;
}

/// The zones that a play tests: rule 4.20.
inline std::string_view testedBy(const Play& play, std::string_view bases) {
  return play.code == "take-the-pitch" && bases[1] == '2' ? "BB" : play.tests;
}

/// The effect of a play, by rules 4 and 5, on these bases with so many out.
struct Outcome {
  bool possible = true;
  int outs = 0;  ///< made on the play
  std::string bases;
  int runs = 0;
  bool moved = false;  ///< the batter or a runner, for a glove or the bird: rules 6.1, 6.9, 7.6
};

inline Outcome outcomeOf(const Play& play, char relation, std::string_view bases, int outs) {
  const Cells& cells = relation == '<' ? play.less : relation == '=' ? play.equal : play.greater;
  const auto* state = std::find(kBases.begin(), kBases.end(), bases);
  std::string_view cell = cells.at(static_cast<std::size_t>(state - kBases.begin()));
  Outcome out;
  out.bases = bases;
  out.possible = !cell.empty();
  while (cell.starts_with('x')) {
    ++out.outs;
    cell.remove_prefix(1);
  }
  if (outs + out.outs >= 3) {  // 5.9, 5.10
    out.outs = 3 - outs;
    return out;
  }
  if (cell.size() >= 3) {
    out.bases = cell.substr(0, 3);
    out.runs = cell.size() > 3 ? cell[4] - '0' : 0;
    out.moved = relation != '<';
  }
  return out;
}

}  // namespace raindelay::rallybird::test
