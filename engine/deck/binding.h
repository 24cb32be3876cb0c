#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deck/expression.h"
#include "deck/field.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A text with `{field}` (see Field) and `{= expression}` in it; `{{` and `}}` stand for braces.
class Binding {
 public:
  Binding() = default;

  /// Checks that columns and maps exist; the problem names the nearest one.
  static Checked<Binding> parse(std::string_view text, const Names& names);

  /// True if nothing was ever written.
  bool empty() const { return parts_.empty(); }
  /// True if the text is the same for every card.
  bool constant() const;
  /// The text of a constant binding.
  std::string constantText() const;
  /// The first column's cell that the text is made from, for messages; empty if there is none.
  std::string column(const CardScope& scope) const;
  /// The first part it is made from, if that is a field.
  const Field* field() const;
  /// The text for a card; the problem names the cell.
  Checked<std::string> text(const CardScope& scope) const;

 private:
  struct Part {
    enum class Kind { kLiteral, kField, kExpression } kind = Kind::kLiteral;
    std::string literal = {};
    Field field = {};
    Expression expression = {};
  };

  static Checked<Part> part(std::string_view written, const Names& names);

  std::vector<Part> parts_;
};

}  // namespace raindelay::deck
