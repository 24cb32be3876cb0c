#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace raindelay {

/// Rows of pixels: 32-bit ARGB in the machine's order, or four numbers of 16 bits each, red first;
/// not premultiplied. Those of gray pictures are thrice the same number.
struct ColorPixels {
  unsigned char* bytes = nullptr;
  int width = 0, height = 0;
  std::uint32_t stride = 0;  ///< bytes from row to row
  bool deep = false;         ///< 16 bits
  bool gray = false;
};

/// What became of a picture that was to be converted by its profile.
enum class ColorVerdict : std::uint8_t {
  kDone,
  kDamaged,  ///< the profile, or what is to be converted
  kUnfit,    ///< the profile is sound, but not for a picture of this kind
};

/// Converts colours by ICC profiles, any that lcms2 knows, to sRGB: relative colorimetric, black to
/// black. May be called from several threads at once.
class ColorProfiles {
 public:
  ColorProfiles() = default;
  virtual ~ColorProfiles() = default;
  ColorProfiles(const ColorProfiles&) = delete;
  ColorProfiles& operator=(const ColorProfiles&) = delete;

  /// A profile that was compressed by zlib; empty if it is damaged or too large.
  [[nodiscard]] virtual std::string unpacked(std::string_view packed) const = 0;
  /// Converts the pixels where they are. Unless it is done they stay as they were.
  [[nodiscard]] virtual ColorVerdict toSrgb(std::string_view profile,
                                            const ColorPixels& pixels) const = 0;
  /// Reads the pixels of a JPEG file in the colours of print, CMYK or YCCK, converted. They have to
  /// be of the file's size, 32 bits each; their alpha stays.
  [[nodiscard]] virtual ColorVerdict readCmyk(std::string_view jpeg, std::string_view profile,
                                              const ColorPixels& onto) const = 0;
};

}  // namespace raindelay

/// The one of the library; never null.
extern "C" __attribute__((visibility("default"))) raindelay::ColorProfiles*
raindelayColorProfiles();
