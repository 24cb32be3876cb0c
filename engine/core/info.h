#pragma once

#include <span>
#include <string_view>

#include "core/card_set.h"
#include "core/event.h"
#include "core/fixed_vector.h"
#include "core/text.h"

namespace raindelay {

/// One of an option's named values.
struct ChoiceInfo {
  std::string_view id;
  int value = 0;
  Sentence label;  ///< its values are numbers
};

/// An option's value: in a preset, or as a condition.
struct Setting {
  std::string_view option;
  int value = 0;
};

/// An option of a game. A toggle is 0 or 1; a choice one of `choices`; a number minimum … maximum
/// in steps.
struct OptionInfo {
  enum class Kind { kToggle, kChoice, kNumber };

  std::string_view id;
  Kind kind = Kind::kToggle;
  Text label;
  Text help;  ///< one line
  int fallback = 0;
  int minimum = 0;
  int maximum = 1;
  std::span<const ChoiceInfo> choices = {};
  /// It means something only while that option has at least this value; no option: always.
  Setting needs = {};
  int step = 1;  ///< of a number: how far its values are apart

  [[nodiscard]] static constexpr OptionInfo toggle(std::string_view id, Text label, Text help,
                                                   bool on = false, Setting needs = {}) {
    return {id, Kind::kToggle, label, help, on ? 1 : 0, 0, 1, {}, needs};
  }
  [[nodiscard]] static constexpr OptionInfo choice(std::string_view id, Text label, Text help,
                                                   int fallback,
                                                   std::span<const ChoiceInfo> choices) {
    return {id, Kind::kChoice, label, help, fallback, 0, 0, choices};
  }
  [[nodiscard]] static constexpr OptionInfo number(std::string_view id, Text label, Text help,
                                                   int fallback, int minimum, int maximum,
                                                   Setting needs = {}, int step = 1) {
    return {id, Kind::kNumber, label, help, fallback, minimum, maximum, {}, needs, step};
  }
};

/// A named set of options; what it doesn't name keeps its default.
struct PresetInfo {
  std::string_view id;
  Text label;
  Sentence help;  ///< its values are numbers
  std::span<const Setting> settings;
};

/// A change that a version of the rules makes to the one before it. The old way is an option.
struct RulesChange {
  int version = 0;  ///< the first that plays otherwise
  Setting before;   ///< that option, and its value in matches of older versions
};

/// The weight of an event for somebody looking for a place in a match: from events that happen all
/// the time to those that open a part of it.
enum class EventMark : std::uint8_t {
  kNone,
  kTurn,  ///< a turn's end: a batter is on base, a trick is taken, a point is made
  kOut,   ///< an out, a wicket
  kPart,  ///< opens a part of the match (an inning, a hand, a game): the log sets it off
};

/// A kind of event. Several wordings of the same fact may be given; which one is shown varies.
struct EventInfo {
  static constexpr std::size_t kMostWordings = 5;

  std::string_view id;
  FixedVector<Text, kMostWordings> wordings;  ///< empty: for statistics only, not in the log
  EventMark mark = EventMark::kNone;
  /// Gives the values of a wording's %1, %2 … for an event of this kind; none: the event's values
  /// as they are.
  Values (*values)(const Event& event) = nullptr;

  /// The event in that wording. There is one of this number.
  [[nodiscard]] Sentence sentence(const Event& event, std::size_t wording = 0) const;
};

/// A reason why an action is refused.
struct RefusalInfo {
  std::string_view id;
  std::string_view rule;  ///< number of the rule in assets/<game>/rules.md
  Text text;
};

/// A place on the table.
struct PlaceInfo {
  std::string_view id;  ///< `field.CF`
  Text name;            ///< "centre field"
};

/// A source of chance. With a `name` its draws stand in the match's ledger (match/ledger.h).
struct SourceInfo {
  std::string_view id;  ///< `dice`: what records and the random streams call it
  /// Its part of the ledger: "The dice". Sources of the same name share one.
  Sentence name = {};
  /// The value that an outcome counts as there: the sum of two dice, the suit of a card. One kind
  /// of value for all outcomes, in whose order they are shown.
  Value (*group)(Card outcome) = nullptr;
  /// Sources of the same number draw from the same cards: a seat that didn't see one drawn knows
  /// less of what the others can bring.
  int pack = 0;
};

/// A figure shown to people in the statistics of a player. Other figures that a game counts are for
/// simulations.
struct FigureInfo {
  enum class Unit : std::uint8_t {
    kNumber,
    kShare,  ///< 0 to 1, shown as a percentage
  };

  std::string_view id;  ///< Figure::id
  Text name;            ///< what is counted, and in what: "Hits a game"
  Unit unit = Unit::kNumber;
};

/// The fact sheet of a game: all that can be known before a match. Ids are promises: add, never
/// rename. The spans point to static tables.
struct GameInfo {
  std::string_view id;
  /// Its place on the shelf: the lower, the nearer to its beginning.
  int shelf = 0;
  Text title;
  Text summary;  ///< one sentence
  Text author;
  int minSeats = 2;
  int maxSeats = 2;
  /// Seats know different things: a shared screen needs hand-overs.
  bool secrets = false;
  /// Seats hide nothing from each other but choices that two of them make at once: at one keyboard
  /// both can be made together, without hand-overs.
  bool together = false;
  int rulesVersion = 1;
  /// The changes of each version but the first. A version may have several.
  std::span<const RulesChange> changes = {};
  /// No match has more actions, chance included.
  int longestMatch = 0;
  std::span<const OptionInfo> options = {};
  std::span<const PresetInfo> presets = {};
  std::span<const SourceInfo> sources = {};
  std::span<const std::string_view> pieceKinds = {};  ///< `offence`, `dice` …
  std::span<const PlaceInfo> places = {};
  std::span<const EventInfo> events = {};
  std::span<const RefusalInfo> refusals = {};
  std::span<const FigureInfo> figures = {};  ///< in the order in which they are shown
  std::span<const Text> words = {};          ///< what Value::word refers to
};

}  // namespace raindelay
