#include "deck/propose_size.h"

#include <algorithm>
#include <cmath>

#include "deck/words.h"

namespace raindelay::deck {
namespace {

// In a size of 1, letters are rarely wider than this, lines are this far apart, and words leave a
// part of a line empty.
constexpr double kLetterWidth = 0.6, kLineHeight = 1.3, kFilledPart = 0.8;

// The smallest letters, where a text is too long for all others.
constexpr double kLeastSize = 0.5;

constexpr double kSafe = 25.4 / 8;

double within(double most, double fits) {
  return std::min(most, std::max(fits, kLeastSize));
}

}  // namespace

ProposalMeasures::ProposalMeasures(const CardSize& size)
    : size_(size), safe_(std::min(kSafe, std::min(size.width, size.height) / 8)) {
  const CardSize poker;
  const double fits = std::min(size.width / poker.width, size.height / poker.height);
  scale_ = fits < 1 ? fits : std::sqrt(fits);
}

std::string ProposalMeasures::said(double poker) const {
  return shortNumber(std::max(of(poker), 0.01));
}

double sizeOnLine(double most, std::size_t characters, double width) {
  return within(most,
                width / (kLetterWidth * static_cast<double>(std::max<std::size_t>(characters, 1))));
}

double sizeInBox(double most, std::size_t characters, double width, double height) {
  const double area =
      kLetterWidth * kLineHeight * static_cast<double>(std::max<std::size_t>(characters, 1));
  return within(most, std::sqrt(kFilledPart * width * std::max(height, 0.0) / area));
}

// A text shrinks no further than it must: a bound with room for wide letters costs nothing.
std::string leastSize(double mm) {
  constexpr double kWideLetters = 0.65;
  const double hundredths = std::max(1.0, std::floor(kWideLetters * mm * 100));
  return ", min-size: " + shortNumber(hundredths / 100);
}

}  // namespace raindelay::deck
