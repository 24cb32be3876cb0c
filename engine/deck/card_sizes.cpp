#include "deck/card_sizes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace raindelay::deck {
namespace {

#define SAY(source) RD_TEXT("CardSize", source)

constexpr double kInch = 25.4;
constexpr double kBleed = 2 * kInch / 8;  // on both sides
constexpr double kSame = 0.1, kNear = 0.5;
constexpr double kAlike = 0.02;

constexpr std::array kSizes = {
    StandardSize{"poker", SAY("Poker"), {63.5, 88.9}},
    StandardSize{"bridge", SAY("Bridge"), {57.15, 88.9}},
    StandardSize{"european", SAY("European"), {59, 92}},
    StandardSize{"tarot", SAY("Tarot"), {70, 120}},
    StandardSize{"us-tarot", SAY("Tarot (US)"), {69.85, 120.65}},
    StandardSize{"mini", SAY("Mini"), {44, 68}},
    StandardSize{"us-mini", SAY("Mini (US)"), {44.45, 63.5}},
    StandardSize{"square", SAY("Square"), {70, 70}},
    StandardSize{"business", SAY("Business card"), {55, 85}},
    StandardSize{"us-business", SAY("Business card (US)"), {50.8, 88.9}},
    StandardSize{"a7", SAY("A7"), {74, 105}},
    StandardSize{"a6", SAY("A6"), {105, 148}},
};

#undef SAY

bool within(const CardSize& a, const CardSize& b, double tolerance) {
  return std::abs(a.width - b.width) <= tolerance && std::abs(a.height - b.height) <= tolerance;
}

CardSize turned(const CardSize& size) {
  return {size.height, size.width};
}

CardSize withBleed(const CardSize& size) {
  return {size.width + kBleed, size.height + kBleed};
}

}  // namespace

bool fitsACard(const CardSize& trimmed) {
  const auto fits = [](double side) { return side >= kShortestSide && side <= kLongestSide; };
  return fits(trimmed.width) && fits(trimmed.height);
}

std::span<const StandardSize> standardSizes() {
  return kSizes;
}

const StandardSize* standardSizeOf(const CardSize& size) {
  const auto* const found =
      std::find_if(kSizes.begin(), kSizes.end(), [&](const StandardSize& each) {
        return within(each.size, size, kSame) || within(turned(each.size), size, kSame);
      });
  return found == kSizes.end() ? nullptr : found;
}

CardSize trimmedFrom(const CardSize& artwork) {
  for (const bool bleeds : {true, false}) {
    for (const StandardSize& each : kSizes) {
      for (const CardSize& size : {each.size, turned(each.size)}) {
        if (within(bleeds ? withBleed(size) : size, artwork, kNear)) return size;
      }
    }
  }
  return {artwork.width - kBleed, artwork.height - kBleed};
}

std::optional<CardSize> sizeOfShape(double shape) {
  std::optional<CardSize> best;
  double nearest = kAlike;
  for (const StandardSize& each : kSizes) {
    for (const CardSize& size : {each.size, turned(each.size)}) {
      for (const CardSize& art : {size, withBleed(size)}) {
        const double differs = std::abs(shape / (art.width / art.height) - 1);
        // Of two that are as near, the one that comes first.
        if (differs >= nearest - 1e-9) continue;
        nearest = differs;
        best = size;
      }
    }
  }
  return best;
}

}  // namespace raindelay::deck
