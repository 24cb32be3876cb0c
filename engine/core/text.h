#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_vector.h"
#include "core/seat.h"

/// Marks an English template for translation, with %1, %2 … for values:
/// lupdate -tr-function-alias QT_TRANSLATE_NOOP+=RD_TEXT extracts it.
#define RD_TEXT(context, source) \
  ::raindelay::Text {            \
    context, source              \
  }

namespace raindelay {

/// A marked English template. The engine builds no sentence: the app translates it, the command
/// line prints it as it is.
struct Text {
  const char* context = "";
  const char* source = "";

  [[nodiscard]] constexpr bool empty() const { return source[0] == '\0'; }
};

/// A template with its values put in, which are texts; its language is kept.
std::string filled(std::string_view text, const std::vector<std::string>& values);

/// A place where pieces lie: a row of the game's GameInfo::places.
class Place {
 public:
  constexpr Place() = default;
  constexpr explicit Place(int index) : index_(static_cast<std::uint8_t>(index)) {}
  [[nodiscard]] constexpr int index() const { return index_; }
  friend constexpr auto operator<=>(Place, Place) = default;

 private:
  std::uint8_t index_ = 0;
};

/// The face that a piece shows: its kind (a row of GameInfo::pieceKinds: which pack, dice, token)
/// and which of that kind it is; kUnknown if it lies face down.
struct Face {
  static constexpr int kUnknown = -1;

  std::uint8_t kind = 0;
  std::int16_t number = kUnknown;

  [[nodiscard]] constexpr bool known() const { return number != kUnknown; }
  friend constexpr bool operator==(const Face&, const Face&) = default;
};

/// A value to be put into a template, in the engine's terms; whoever shows it finds the words.
struct Value {
  enum class Kind : std::uint8_t { kNone, kNumber, kSeat, kFace, kPlace, kWord };

  Kind kind = Kind::kNone;
  std::uint8_t detail = 0;  ///< of a face: its kind
  std::int16_t number = 0;  ///< the number, or the index of the seat, face, place or word

  [[nodiscard]] static constexpr Value of(Value value) { return value; }
  [[nodiscard]] static constexpr Value of(int n) {
    return {Kind::kNumber, 0, static_cast<std::int16_t>(n)};
  }
  [[nodiscard]] static constexpr Value of(Seat s) {
    return {Kind::kSeat, 0, static_cast<std::int16_t>(s.index())};
  }
  [[nodiscard]] static constexpr Value of(Face f) { return {Kind::kFace, f.kind, f.number}; }
  [[nodiscard]] static constexpr Value of(Place p) {
    return {Kind::kPlace, 0, static_cast<std::int16_t>(p.index())};
  }
  /// A row of GameInfo::words.
  [[nodiscard]] static constexpr Value word(int index) {
    return {Kind::kWord, 0, static_cast<std::int16_t>(index)};
  }
  [[nodiscard]] constexpr Face face() const { return {detail, number}; }

  friend constexpr bool operator==(const Value&, const Value&) = default;
};

inline constexpr std::size_t kMaxValues = 5;
using Values = FixedVector<Value, kMaxValues>;

/// A template with its values.
struct Sentence {
  Text text;
  Values values;

  constexpr Sentence() = default;
  constexpr Sentence(const Text& said) : text(said) {}  // NOLINT: a template without values is one
  constexpr Sentence(const Text& said, const Values& filling) : text(said), values(filling) {}

  [[nodiscard]] constexpr bool empty() const { return text.empty(); }
};

}  // namespace raindelay
