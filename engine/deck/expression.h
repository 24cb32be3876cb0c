#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "deck/field.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// The value of an expression.
struct ExpressionValue {
  enum class Kind : std::uint8_t { kText, kNumber, kLength };

  Kind kind = Kind::kText;
  double number = 0;  ///< of a length: millimetres
  std::string text;

  /// A number in its shortest form with at most four decimals; a length in millimetres.
  std::string shown() const;
};

/// A line of an element's box, or how large it is.
enum class BoxEdge : std::uint8_t {
  kLeft,
  kRight,
  kTop,
  kBottom,
  kWidth,
  kHeight,
  kCenter,  ///< between left and right
  kMiddle,  ///< between top and bottom
};

/// The two directions in which places are found, each on its own.
enum class Axis : std::uint8_t { kX, kY };

/// Along which axis an edge is measured.
constexpr Axis axisOf(BoxEdge edge) {
  return edge == BoxEdge::kLeft || edge == BoxEdge::kRight || edge == BoxEdge::kWidth ||
                 edge == BoxEdge::kCenter
             ? Axis::kX
             : Axis::kY;
}

/// Something that a place is measured from.
struct Anchor {
  std::string element;  ///< also "parent", "trim", "bleed", "safe"
  BoxEdge edge = BoxEdge::kLeft;

  friend bool operator==(const Anchor&, const Anchor&) = default;
};

/// The places of the elements that an expression refers to.
class Places {
 public:
  virtual ~Places() = default;
  /// In millimetres, from the corner that the elements are measured from; one of
  /// Expression::anchors().
  virtual double edge(std::string_view element, BoxEdge edge) const = 0;
};

/// The small language of conditions, computed texts and places. Every expression ends: it has no
/// loops and nothing that can be defined.
///
///     expression := all ('or' all)*              all := each ('and' each)*
///     each := 'not' each | sum [sign operand] | sum 'in' '(' operand (',' operand)* ')'
///     sign := == != < <= > >=                    operand := word | sum
///     sum := product (('+' | '-') product)*      product := factor (('*' | '/') factor)*
///     factor := '-' factor | number | length | 'text' | '{' field '}' | field | element '.' edge
///             | function '(' expression (',' expression)* ')' | '(' expression ')'
///
/// Functions: min max round floor ceil abs length if(condition, then, else).
///
/// In a condition or text a word is a field (Field), but right of a sign, alone, it is a text. In a
/// place a word is another element's edge ("title.bottom"), and numbers may have a unit or be
/// percentages. Two numbers compare as numbers; otherwise ==, != and in compare texts, and <, <=,
/// >,
/// >= don't hold. An empty cell counts as 0; calculating with another text is a problem.
class Expression {
 public:
  enum class Words : std::uint8_t { kFields, kPlaces };

  /// Gives nothing, an empty text.
  Expression() = default;

  static Checked<Expression> parse(std::string_view text, const Names& names, Words words);

  /// True if nothing was ever written.
  bool empty() const { return nodes_.empty(); }
  /// The first field that it asks for, if it asks for any.
  const Field* field() const { return fields_.empty() ? nullptr : fields_.data(); }
  /// The edges that it asks for.
  std::vector<Anchor> anchors() const;

  /// Its value for a card; `whole` mm are 100 %. The places are needed where it has elements.
  Checked<ExpressionValue> value(const CardScope& scope, double whole = 0,
                                 const Places* places = nullptr) const;
  /// True if it holds: it gives a text that isn't empty, or a number but 0. An expression that was
  /// never written holds.
  Checked<bool> holds(const CardScope& scope) const;

 private:
  friend class ExpressionParser;
  friend class Evaluation;

  enum class Op : std::uint8_t {
    kNumber,
    kLength,
    kPercent,
    kText,
    kField,
    kEdge,
    kNegate,
    kAdd,
    kSubtract,
    kMultiply,
    kDivide,
    kCompare,
    kIn,
    kNot,
    kAnd,
    kOr,
    kCall
  };
  enum class Sign : std::uint8_t { kEqual, kUnequal, kLess, kLessEqual, kGreater, kGreaterEqual };
  enum class Function : std::uint8_t { kMin, kMax, kRound, kFloor, kCeil, kAbs, kLength, kIf };
  struct Node {
    Op op = Op::kText;
    std::uint8_t which = 0;  // Sign, Function or BoxEdge
    double number = 0;       // of kNumber, kLength (mm), kPercent
    std::size_t field = 0;   // of kField: in fields_
    std::string text = {};   // of kText; of kEdge the element
    std::vector<Node> parts = {};
  };

  std::vector<Node> nodes_;  // none, or the root
  std::vector<Field> fields_;
  double unit_ = 1;  // mm in a bare number
};

}  // namespace raindelay::deck
