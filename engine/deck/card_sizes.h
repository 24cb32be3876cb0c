#pragma once

#include <optional>
#include <span>

#include "core/text.h"

namespace raindelay::deck {

/// A trimmed card, mm.
struct CardSize {
  double width = 63.5, height = 88.9;

  friend bool operator==(const CardSize&, const CardSize&) = default;
};

/// Shortest and longest side of a card, mm.
inline constexpr double kShortestSide = 10, kLongestSide = 1'000;

/// Returns true if a deck can have such a trimmed card.
bool fitsACard(const CardSize& trimmed);

/// A size that cards are often made in, upright.
struct StandardSize {
  const char* id = "";  ///< "poker"
  Text name;
  CardSize size;
};

std::span<const StandardSize> standardSizes();

/// The standard size of a card that is upright or lies across, to a tenth of a millimetre; null if
/// it has another one.
const StandardSize* standardSizeOf(const CardSize& size);

/// The trimmed card whose artwork is this large: a standard size, with 1/8 inch of bleed around it
/// or without; any other artwork has that bleed.
CardSize trimmedFrom(const CardSize& artwork);

/// The standard size, upright or across, whose shape (width to height) artwork of this shape has,
/// with bleed or without; nothing if none comes within 2 %.
std::optional<CardSize> sizeOfShape(double shape);

}  // namespace raindelay::deck
