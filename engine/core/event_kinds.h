#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/event.h"
#include "core/info.h"

namespace raindelay {

/// Events with named members. A game declares a struct for each kind of event and lists them:
///
///     struct Stroke { Seat by; Face card; int wicket = 0; int runs = 0; };
///     using Events = EventKinds<Toss, Stroke, Scores>;
///
/// A member is a number, a Seat, a Face, a Place, an enum that names rows of GameInfo::words
/// (`firstWord(Enum)` says from which row on), or, as the last one, a FixedVector of these. A
/// struct whose first member is `Kind kind`, an enum of its own that ends with kCount, has a row of
/// GameInfo::events for each: the same facts, told in several ways.
///
/// Between the rules that tell it and those who read it, an event is an Event: its row, and a Value
/// for each member in the order of declaration. So log, audience and veil know no game.

namespace event_members {

/// Stands for any member while they are counted.
struct Any {
  template <class T>
  constexpr operator T() const;  // NOLINT(google-explicit-constructor): it has to fit anywhere
};

/// The number of members of the aggregate.
template <class E, class... Counted>
[[nodiscard]] consteval int count() {
  if constexpr (requires { E{Counted{}..., Any{}}; }) {
    return count<E, Counted..., Any>();
  } else {
    return sizeof...(Counted);
  }
}

/// Calls `take` with all members of the event, in the order of declaration.
template <class E, class Take>
constexpr decltype(auto) with(E& event, Take take) {
  constexpr int kMembers = count<std::remove_const_t<E>>();
  static_assert(kMembers <= 6, "an event has six members at most");
  if constexpr (kMembers == 0) {
    return take();
  } else if constexpr (kMembers == 1) {
    auto& [a] = event;
    return take(a);
  } else if constexpr (kMembers == 2) {
    auto& [a, b] = event;
    return take(a, b);
  } else if constexpr (kMembers == 3) {
    auto& [a, b, c] = event;
    return take(a, b, c);
  } else if constexpr (kMembers == 4) {
    auto& [a, b, c, d] = event;
    return take(a, b, c, d);
  } else if constexpr (kMembers == 5) {
    auto& [a, b, c, d, e] = event;
    return take(a, b, c, d, e);
  } else {
    auto& [a, b, c, d, e, f] = event;
    return take(a, b, c, d, e, f);
  }
}

template <class T>
inline constexpr std::size_t kMostValues = 1;
template <class T, std::size_t N>
inline constexpr std::size_t kMostValues<FixedVector<T, N>> = N;

/// The member as a value, or values.
template <class T>
constexpr void put(Values& values, const T& member) {
  if constexpr (std::is_enum_v<T>) {
    values.push_back(Value::word(firstWord(T{}) + static_cast<int>(member)));
  } else {
    values.push_back(Value::of(member));
  }
}
template <class T, std::size_t N>
constexpr void put(Values& values, const FixedVector<T, N>& members) {
  for (const T& member : members) put(values, member);
}

/// Reads a member back from `values[next]`, or from all that are left.
template <class T>
constexpr void take(const Values& values, std::size_t& next, T& member) {
  const Value& value = values[next++];
  if constexpr (std::is_enum_v<T>) {
    member = static_cast<T>(value.number - firstWord(T{}));
  } else if constexpr (std::is_same_v<T, Face>) {
    member = value.face();
  } else {
    member = T(value.number);
  }
}
template <class T, std::size_t N>
constexpr void take(const Values& values, std::size_t& next, FixedVector<T, N>& members) {
  while (next < values.size()) {
    T member{};
    take(values, next, member);
    members.push_back(member);
  }
}

/// The event and the type of a member, or of a function of the event that makes one.
template <class E, class T>
E ownerOf(T E::*);
template <class E, class T>
T typeOf(T E::*);
template <class E, class T>
T typeOf(T (E::*)() const);

/// The highest n of the template's %n; 0: it has none.
[[nodiscard]] consteval int highestPlaceholder(const Text& text) {
  int highest = 0;
  for (const char* at = text.source; *at != '\0'; ++at) {
    if (at[0] == '%' && at[1] >= '1' && at[1] <= '9') highest = std::max(highest, at[1] - '0');
  }
  return highest;
}

}  // namespace event_members

/// An event whose `kind` is one of several rows.
template <class E>
concept HasKinds = requires(E event) {
  { event.kind } -> std::same_as<typename E::Kind&>;
  E::Kind::kCount;
};

/// The kinds of event of a game, in the order of GameInfo::events.
template <class... E>
class EventKinds {
 public:
  /// The number of rows of GameInfo::events that a T takes.
  template <class T>
  static constexpr int kRowsOf = [] {
    if constexpr (HasKinds<T>) {
      return static_cast<int>(T::Kind::kCount);
    } else {
      return 1;
    }
  }();
  static constexpr std::size_t kRows = (kRowsOf<E> + ...);

  /// The first of them.
  template <class T>
  [[nodiscard]] static consteval int firstRow() {
    static_assert((std::is_same_v<T, E> || ...), "the game's list of events lacks this one");
    int row = 0;
    (void)((std::is_same_v<T, E> ? true : (row += kRowsOf<E>, false)) || ...);
    return row;
  }

  [[nodiscard]] static constexpr bool isA(const Event& event, int first, int rows) {
    return event.id >= first && event.id < first + rows;
  }
  /// The event is a T.
  template <class T>
  [[nodiscard]] static constexpr bool is(const Event& event) {
    return isA(event, firstRow<T>(), kRowsOf<T>);
  }

  template <class T>
  [[nodiscard]] static constexpr Event pack(const T& told,
                                            Audience audience = Audience::everybody()) {
    Event event;
    event.id = static_cast<std::uint8_t>(firstRow<T>());
    if constexpr (HasKinds<T>) event.id += static_cast<std::uint8_t>(told.kind);
    event.audience = audience;
    event_members::with(
        told, [&](const auto&... members) { (putUnlessKind<T>(event.values, members), ...); });
    return event;
  }

  /// The event as the T that it is; faces that are veiled are unknown.
  template <class T>
  [[nodiscard]] static constexpr T unpack(const Event& event) {
    T told{};
    std::size_t next = 0;
    event_members::with(told,
                        [&](auto&... members) { (takeUnlessKind<T>(event, next, members), ...); });
    return told;
  }
  /// The event as a T, if it is one.
  template <class T>
  [[nodiscard]] static constexpr std::optional<T> as(const Event& event) {
    return is<T>(event) ? std::optional<T>(unpack<T>(event)) : std::nullopt;
  }
  /// Calls `take` with the event as what it is. It must take each kind; a generic one takes the
  /// rest.
  template <class Take>
  static constexpr void visit(const Event& event, Take&& take) {
    (void)((is<E>(event) ? (take(unpack<E>(event)), true) : false) || ...);
  }

  /// Likewise with each event of these happenings.
  template <class Take>
  static constexpr void visitAll(std::span<const Happening> happenings, Take&& take) {
    for (const Happening& happening : happenings) {
      if (const auto* event = std::get_if<Event>(&happening)) visit(*event, take);
    }
  }

  /// The first T among these happenings, if there is one.
  template <class T>
  [[nodiscard]] static constexpr std::optional<T> firstIn(std::span<const Happening> happenings) {
    for (const Happening& happening : happenings) {
      const auto* event = std::get_if<Event>(&happening);
      if (event != nullptr && is<T>(*event)) return unpack<T>(*event);
    }
    return std::nullopt;
  }

  /// A row of GameInfo::events for a T.
  template <class T>
  struct Row {
    EventInfo info;
  };
  /// The row of an event that the log tells: `Members`, members of one event or functions that make
  /// a value of it, fill %1, %2 … of each wording. One that names a value that nothing fills
  /// doesn't compile.
  template <auto First, auto... Rest>
  [[nodiscard]] static consteval auto row(std::string_view id,
                                          FixedVector<Text, EventInfo::kMostWordings> wordings,
                                          EventMark mark = EventMark::kNone) {
    using T = decltype(event_members::ownerOf(First));
    return filled<T, First, Rest...>(id, wordings, mark);
  }
  /// The row of an event that the log tells in words alone.
  template <class T>
  [[nodiscard]] static consteval Row<T> row(std::string_view id,
                                            FixedVector<Text, EventInfo::kMostWordings> wordings,
                                            EventMark mark = EventMark::kNone) {
    return filled<T>(id, wordings, mark);
  }
  /// The row of one that only counts: the log doesn't tell of it.
  template <class T>
  [[nodiscard]] static consteval Row<T> unsaid(std::string_view id,
                                               EventMark mark = EventMark::kNone) {
    return {{id, {}, mark}};
  }

  /// GameInfo::events: the rows in the order of the list, for an event with kinds as many as it
  /// has.
  template <class... T>
  [[nodiscard]] static consteval std::array<EventInfo, kRows> table(Row<T>... rows) {
    static_assert(sizeof...(T) == kRows, "each event has a row, one with kinds a row each");
    constexpr std::array<int, kRows> kGiven{firstRow<T>()...};
    std::array<int, kRows> wanted{};
    std::size_t next = 0;
    for (const auto& [first, count] : {std::pair(firstRow<E>(), kRowsOf<E>)...}) {
      for (int i = 0; i < count; ++i) wanted[next++] = first;
    }
    if (kGiven != wanted) throw "the rows aren't in the order of the list";
    return {rows.info...};
  }

 private:
  template <class T, class M>
  static constexpr void putUnlessKind(Values& values, const M& member) {
    if constexpr (!isKind<T, M>()) event_members::put(values, member);
  }
  template <class T, class M>
  static constexpr void takeUnlessKind(const Event& event, std::size_t& next, M& member) {
    if constexpr (isKind<T, M>()) {
      member = static_cast<M>(event.id - firstRow<T>());
    } else {
      event_members::take(event.values, next, member);
    }
  }
  template <class T, class M>
  [[nodiscard]] static consteval bool isKind() {
    if constexpr (HasKinds<T>) return std::is_same_v<M, typename T::Kind>;
    return false;
  }

  template <class T, auto... Members>
  [[nodiscard]] static consteval Row<T> filled(
      std::string_view id, const FixedVector<Text, EventInfo::kMostWordings>& wordings,
      EventMark mark) {
    constexpr std::size_t kFilled =
        (event_members::kMostValues<decltype(event_members::typeOf(Members))> + ... + 0);
    for (const Text& wording : wordings) {
      if (event_members::highestPlaceholder(wording) > static_cast<int>(kFilled)) {
        throw "a wording names a value that no member fills";
      }
    }
    return {{id, wordings, mark, &valuesOf<T, Members...>}};
  }
  template <class T, auto... Members>
  [[nodiscard]] static Values valuesOf(const Event& event) {
    [[maybe_unused]] const T told = unpack<T>(event);
    Values values;
    (event_members::put(values, std::invoke(Members, told)), ...);
    return values;
  }
};

}  // namespace raindelay
