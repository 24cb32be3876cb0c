#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/action.h"
#include "core/seat.h"
#include "games/rallybird/play_chart.h"

namespace raindelay::rallybird {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kKeepIcon,  ///< a: the Glove that the defence keeps
  kPlay,      ///< a: the play
  kPlace,     ///< a: the zone, b: the Glove or kNoGlove
  kReroll,    ///< use the RallyBird
  kStand,     ///< don't
  kWear       ///< a: the zone whose Glove changes
};
inline constexpr int kVerbs = 6;

/// An action of this game.
[[nodiscard]] constexpr Action act(Verb verb, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b), 0};
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}

/// The decision that is asked for, and of whom, in the order of a half-inning.
enum class Phase : std::uint8_t {
  kSetAside,  ///< chance
  kKeepIcon,  ///< the defence
  kPlay,      ///< the offence; from here on once an at-bat
  kPlace,     ///< the defence, zone by zone
  kRoll,      ///< chance; the play is shown from here on
  kBird,      ///< the offence
  kWear,      ///< the defence
  kOver
};

/// The counts of a team. From kFlyOuts on in the order of Batter, from kCaught.
enum class Count : std::uint8_t {
  kRuns,
  kHits,
  kSteals,
  kCaughtStealing,
  kForcedOuts,  ///< of other runners
  kDoublePlays,
  kLeftOnBase,
  kRerolls,
  kFlyOuts,
  kStrikeouts,
  kThrownOut,
  kSingles,
  kDoubles,
  kTriples,
  kHomeRuns,
  kWalks
};
inline constexpr int kCounts = 16;

/// A Glove: in a zone, or held, or out of the half-inning.
struct Glove {
  static constexpr std::uint8_t kHeld = kZones;
  static constexpr std::uint8_t kLost = kZones + 1;

  std::uint8_t at = kHeld;
  bool back = false;  ///< its back is up

  friend bool operator==(const Glove&, const Glove&) = default;
};

/// A match is called after so many plays, as it stands: runners may steal, and batters foul, for
/// ever.
inline constexpr int kMostChosen = 1000;

/// The only inning in which the RallyBird flies, and the last one unless it ends level.
inline constexpr int kLastInning = 9;

/// The full state. Seat 0 is the visitor, seat 1 home.
struct State {
  Phase phase = Phase::kSetAside;
  std::uint16_t halfInning = 0;   ///< from 0, the top of the first: even ones are tops
  std::uint16_t chosenPlays = 0;  ///< in this match
  std::uint8_t outs = 0;
  std::uint8_t halfRuns = 0;  ///< of this half-inning
  /// The offence's cubes at the plate and on the bases 1 … 3; 0: nobody.
  std::array<std::uint8_t, 4> cubes{1, 0, 0, 0};
  std::array<Glove, kGloves> gloves;
  PlaySet deck;                ///< the plays of this match
  PlaySet shown;               ///< those that this half-inning has seen
  std::optional<Card> aside;   ///< set aside for the half-inning; the offence's secret
  std::optional<Card> chosen;  ///< the offence's secret until it is shown
  std::uint8_t nextZone = 0;   ///< in kPlace: to be filled now
  Tested tested;               ///< by the play that is shown
  std::array<std::uint8_t, 2> dice{3, 4};
  std::uint8_t won = 0;         ///< throws of this play that were greater
  bool rerolled = false;        ///< the bird was used in this at-bat
  std::array<bool, 2> birds{};  ///< by seat: the right to it isn't lost
  std::array<std::array<std::uint16_t, kCounts>, 2> counts{};  ///< by seat
  std::array<std::uint16_t, kMostPlays> uses{};                ///< of plays, when they were shown

  [[nodiscard]] constexpr Seat batting() const { return Seat(halfInning % 2); }
  [[nodiscard]] constexpr Seat fielding() const { return batting().other(); }
  /// The inning, from 1.
  [[nodiscard]] constexpr int inning() const { return halfInning / 2 + 1; }
  [[nodiscard]] constexpr std::uint16_t& count(Seat seat, Count what) {
    return counts[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(what)];
  }
  [[nodiscard]] constexpr int count(Seat seat, Count what) const {
    return counts[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(what)];
  }
  /// Runs by which a side is ahead.
  [[nodiscard]] constexpr int lead(Seat seat) const {
    return count(seat, Count::kRuns) - count(seat.other(), Count::kRuns);
  }
  /// The state of the bases, as PlayCard has it.
  [[nodiscard]] constexpr int bases() const {
    return (cubes[1] != 0 ? 1 : 0) | (cubes[2] != 0 ? 2 : 0) | (cubes[3] != 0 ? 4 : 0);
  }

  /// True while a play lies beside the plate; `open`: while it is shown.
  [[nodiscard]] constexpr bool laid() const {
    return phase >= Phase::kPlace && phase != Phase::kOver;
  }
  [[nodiscard]] constexpr bool open() const {
    return phase >= Phase::kRoll && phase != Phase::kOver;
  }
  /// The plays that may be among those set aside, for all the defence knows.
  [[nodiscard]] constexpr PlaySet unseen() const { return deck - shown; }
  /// The plays in the offence's hand, with a secret one for those who don't know it.
  [[nodiscard]] constexpr PlaySet hand() const {
    PlaySet hand = deck;
    if (aside) hand.erase(*aside);
    if (chosen) hand.erase(*chosen);
    return hand;
  }

  [[nodiscard]] constexpr const Glove& glove(int number) const {
    return gloves[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] constexpr Glove& glove(int number) {
    return gloves[static_cast<std::size_t>(number)];
  }
  /// The Glove in a zone, or kNoGlove.
  [[nodiscard]] constexpr int gloveIn(int zone) const {
    int number = 0;
    while (number < kGloves && glove(number).at != zone) ++number;
    return number;
  }
  /// The number of Gloves there (a zone, kHeld, kLost).
  [[nodiscard]] constexpr int glovesAt(int where) const {
    const auto there = [&](const Glove& glove) { return glove.at == where; };
    return static_cast<int>(std::count_if(gloves.begin(), gloves.end(), there));
  }
  /// True if the zone's Glove is one of those from which the defence must change one (rules 6.1 to
  /// 6.7).
  [[nodiscard]] constexpr bool wears(int zone) const {
    const auto back = [&](int at) { return gloveIn(at) != kNoGlove && glove(gloveIn(at)).back; };
    const bool laid = gloveIn(zone) != kNoGlove;
    if (!laid || !tested.contains(static_cast<std::uint8_t>(zone))) return false;
    if (back(zone)) return glovesAt(Glove::kLost) < kGloves - 1;
    return std::none_of(tested.begin(), tested.end(), back);
  }
  /// The seat with the RallyBird at hand: an offence that is behind in the ninth (rules 7.1, 7.2).
  [[nodiscard]] constexpr std::optional<Seat> birdWith() const {
    const bool usable = phase != Phase::kOver && inning() == kLastInning && lead(batting()) < 0 &&
                        birds[static_cast<std::size_t>(batting().index())];
    return usable ? std::optional(batting()) : std::nullopt;
  }

  friend bool operator==(const State&, const State&) = default;
};

/// The state as a seat knows it, without the secrets that aren't its own.
struct View : State {
  Seat seat;  ///< the seat whose view it is

  friend bool operator==(const View&, const View&) = default;
};

/// The number of Gloves with lower numbers, or cubes of the team, in the same place: the order
/// there.
[[nodiscard]] constexpr int gloveOrder(const State& state, int glove) {
  int order = 0;
  for (int i = 0; i < glove; ++i) order += state.glove(i).at == state.glove(glove).at ? 1 : 0;
  return order;
}
/// True if a cube of the offence is on the field.
[[nodiscard]] constexpr bool onField(const State& state, int cube) {
  return std::find(state.cubes.begin(), state.cubes.end(), cube) != state.cubes.end();
}
[[nodiscard]] constexpr int dugoutOrder(const State& state, int cube) {
  int order = 0;
  for (int i = 1; i < cube; ++i) order += onField(state, i) ? 0 : 1;
  return order;
}
/// The place of a Glove that is in a zone, kHeld, kLost.
[[nodiscard]] constexpr Place glovePlace(int where) {
  if (where == Glove::kHeld) return places::kGloves;
  return where == Glove::kLost ? places::kLost : placeOf(places::kZone, where);
}
/// The place of the RallyBird.
[[nodiscard]] constexpr Place birdPlace(const State& state) {
  const auto seat = state.birdWith();
  return seat ? placeOf(places::kBird, 1 + seat->index()) : places::kBird;
}

}  // namespace raindelay::rallybird
