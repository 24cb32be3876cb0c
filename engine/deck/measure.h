#pragma once

#include <string>
#include <string_view>

#include "deck/expression.h"
#include "deck/length.h"

namespace raindelay::deck {

/// A length as deck.yaml says it: "3mm", "50%", or computed from other elements' places and from
/// cells, "title.bottom + 2mm", "{hp} * 4mm". A result without a unit is in the deck's.
class Measure {
 public:
  Measure() = default;
  Measure(Length length) : length_(length) {}  // NOLINT: implicit

  static Checked<Measure> parse(std::string_view text, const Names& names);

  /// In millimetres, at most 10 m either way; `whole` mm are 100 %.
  Checked<double> mm(const CardScope& scope, double whole, const Places* places = nullptr) const;

  /// The length if it is the same for every card.
  const Length* constant() const { return expression_.empty() ? &length_ : nullptr; }
  /// The edges of elements that it asks for.
  std::vector<Anchor> anchors() const { return expression_.anchors(); }

 private:
  Length length_;
  Expression expression_;
  double unit_ = 1;
};

/// The text of a length, so many millimetres longer. A share or a computed length gets a part more
/// to add: "50%" becomes "50% + 2mm". `bare` is the unit of bare numbers.
std::string shifted(std::string_view length, double mm, Unit bare);

}  // namespace raindelay::deck
