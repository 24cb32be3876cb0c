#pragma once

#include <optional>
#include <span>
#include <string_view>

/// The requirements of print shops, as data.
namespace raindelay::deck {

/// A kind of card that a shop prints.
struct VendorCard {
  std::string_view id;  ///< "poker"
  std::string_view name;
  double width = 0, height = 0;  ///< of the trimmed card, mm
};

/// A print shop. Its files are PNG, RGB, as large as the card with its bleed.
struct Vendor {
  std::string_view id;  ///< "the-game-crafter", on the command line and in settings
  std::string_view name;
  double dpi = 0;
  double bleed = 0;      ///< beyond the trim, mm
  double safe = 0;       ///< within the trim, mm: nothing that matters is nearer to the cut
  double leastType = 0;  ///< smallest type that is still read, points
  std::span<const VendorCard> cards;
};

std::span<const Vendor> vendors();
const Vendor* findVendor(std::string_view id);

/// A card that differs by no more than this on each side becomes the shop's own, a little larger or
/// smaller, mm: as a European poker card becomes an American one.
inline constexpr double kVendorTolerance = 1;

/// The shop's card of this size; nothing if it has none so near.
const VendorCard* vendorCardFor(const Vendor& vendor, double width, double height);
/// The one that comes nearest, however far it is.
const VendorCard& nearestVendorCard(const Vendor& vendor, double width, double height);

/// Pixels of a shop's file.
struct VendorFile {
  int width = 0, height = 0;

  friend bool operator==(const VendorFile&, const VendorFile&) = default;
};
VendorFile fileOf(const Vendor& vendor, const VendorCard& card);

}  // namespace raindelay::deck
