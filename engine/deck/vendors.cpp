#include "deck/vendors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace raindelay::deck {

namespace {

constexpr double kInch = 25.4;
constexpr double kPixel = kInch / 300;  ///< both count in pixels of 300 dpi

constexpr std::array kCards = {
    VendorCard{"poker", "Poker", 2.5 * kInch, 3.5 * kInch},
    VendorCard{"bridge", "Bridge", 2.25 * kInch, 3.5 * kInch},
    VendorCard{"tarot", "Tarot", 2.75 * kInch, 4.75 * kInch},
    VendorCard{"mini", "Mini", 1.75 * kInch, 2.5 * kInch},
};

constexpr std::array kVendors = {
    Vendor{"the-game-crafter", "The Game Crafter", 300, 37.5 * kPixel, 37.5 * kPixel, 5, kCards},
    Vendor{"make-playing-cards", "MakePlayingCards", 300, 36 * kPixel, 36 * kPixel, 5, kCards},
};

/// By how much the sides differ, the worse one.
double difference(const VendorCard& card, double width, double height) {
  return std::max(std::abs(card.width - width), std::abs(card.height - height));
}

}  // namespace

std::span<const Vendor> vendors() {
  return kVendors;
}

const Vendor* findVendor(std::string_view id) {
  const auto* found = std::find_if(kVendors.begin(), kVendors.end(),
                                   [&](const Vendor& vendor) { return vendor.id == id; });
  return found == kVendors.end() ? nullptr : found;
}

const VendorCard& nearestVendorCard(const Vendor& vendor, double width, double height) {
  return *std::min_element(vendor.cards.begin(), vendor.cards.end(),
                           [&](const VendorCard& a, const VendorCard& b) {
                             return difference(a, width, height) < difference(b, width, height);
                           });
}

const VendorCard* vendorCardFor(const Vendor& vendor, double width, double height) {
  const VendorCard& nearest = nearestVendorCard(vendor, width, height);
  return difference(nearest, width, height) <= kVendorTolerance ? &nearest : nullptr;
}

VendorFile fileOf(const Vendor& vendor, const VendorCard& card) {
  const auto pixels = [&](double size) {
    return static_cast<int>(std::lround((size + 2 * vendor.bleed) / kInch * vendor.dpi));
  };
  return {pixels(card.width), pixels(card.height)};
}

}  // namespace raindelay::deck
