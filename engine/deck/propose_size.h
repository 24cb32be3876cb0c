#pragma once

#include <cstddef>
#include <string>

#include "deck/card_sizes.h"

namespace raindelay::deck {

/// The measures of a proposed card, mm: those of a poker card, smaller on a smaller one and a
/// little larger on a larger one.
class ProposalMeasures {
 public:
  explicit ProposalMeasures(const CardSize& size);

  /// So much of a poker card, as it is on this card.
  double of(double poker) const { return poker * scale_; }
  /// The same as deck.yaml says it.
  std::string said(double poker) const;

  double safe() const { return safe_; }
  double inside() const { return size_.width - 2 * safe_; }   ///< between the safe zone's sides
  double height() const { return size_.height - 2 * safe_; }  ///< and its top and bottom
  double mostArt() const { return size_.height * 0.405; }
  double leastArt() const { return size_.height * 0.2; }

 private:
  CardSize size_;
  double safe_, scale_;
};

/// The size, at most `most`, in which so many characters fit on a line, or into a box.
double sizeOnLine(double most, std::size_t characters, double width);
double sizeInBox(double most, std::size_t characters, double width, double height);

/// The key min-size for a text that may have to shrink to a size.
std::string leastSize(double mm);

}  // namespace raindelay::deck
