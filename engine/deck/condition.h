#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "deck/binding.h"

namespace raindelay::deck {

/// Deepest nesting of brackets and nots in a condition.
inline constexpr int kMaxConditionDepth = 16;

/// Whether an element is drawn: a question about a card's cells that always has an answer.
///
///     condition := either ('or' either)*        either := each ('and' each)*
///     each := 'not' each | '(' condition ')' | field | field sign literal
///           | field 'in' '(' literal (',' literal)* ')'
///     sign := == != < <= > >=                   literal := word | number | 'text'
///
/// A field (Table::field) alone holds if it isn't empty. Two numbers compare as numbers; otherwise
/// ==, != and in compare texts, and <, <=, >, >= don't hold. Cells are the untranslated ones.
class Condition {
 public:
  /// Always holds.
  Condition() = default;

  /// Checks grammar and columns.
  static Result<Condition> parse(std::string_view text, const Table& cards);

  bool holds(const Table& cards, std::size_t row) const;

 private:
  friend class ConditionParser;

  enum class Kind { kAnd, kOr, kNot, kFilled, kCompare, kIn };
  enum class Sign { kEqual, kUnequal, kLess, kLessEqual, kGreater, kGreaterEqual };
  struct Node {
    Kind kind;
    std::vector<Node> parts = {};  // of kAnd, kOr, kNot
    std::string field = {};
    Sign sign = Sign::kEqual;
    std::vector<std::string> literals = {};
  };

  static bool holds(const Node& node, const Table& cards, std::size_t row);
  static bool compares(std::string_view cell, Sign sign, const std::string& literal);

  std::vector<Node> root_;  // none or one
};

}  // namespace raindelay::deck
