#include <isa-l/igzip_lib.h>
#include <lcms2.h>

#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/limits.h"
#include "core/owned.h"
#include "painter/color/cmyk_jpeg.h"
#include "painter/color/color_profiles.h"

namespace raindelay {
namespace {

using Profile = Owned<void, cmsCloseProfile>;
using Transform = Owned<void, cmsDeleteTransform>;

constexpr bool kBlueFirst = std::endian::native == std::endian::little;
constexpr cmsUInt32Number kArgb = kBlueFirst ? TYPE_BGRA_8 : TYPE_ARGB_8;

/// One of the three equal numbers of a gray pixel.
constexpr cmsUInt32Number grayOf(bool deep) {
  return COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(deep ? 2 : 1) |
         SWAPFIRST_SH(!deep && !kBlueFirst ? 1 : 0);
}

/// The profile; null if it is damaged.
Profile opened(std::string_view bytes) {
  if (bytes.size() > kMaxProfileBytes) return nullptr;
  Profile profile(cmsOpenProfileFromMem(bytes.data(), static_cast<cmsUInt32Number>(bytes.size())));
  if (!profile) return nullptr;
  // Chains of any number of steps, which would take as long as they like; what every program reads
  // stands beside them.
  constexpr std::array kChains = {cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag};
  for (const cmsTagSignature tag : kChains) cmsWriteTag(profile.get(), tag, nullptr);
  return profile;
}

/// True for profiles of what makes or shows colours, as opposed to those of effects.
bool isOfADevice(const Profile& profile) {
  const cmsProfileClassSignature kind = cmsGetDeviceClass(profile.get());
  return kind == cmsSigInputClass || kind == cmsSigDisplayClass || kind == cmsSigOutputClass ||
         kind == cmsSigColorSpaceClass;
}

/// How exact a transform is.
enum class Steps : std::uint8_t {
  kSummed,  ///< up in a table, between whose points dark colours of linear light are lost
  kEach,    ///< gone through for each pixel, in ten times the time
};

/// Null if the profile lacks what it should have.
Transform transformOf(const Profile& from, cmsUInt32Number input, cmsUInt32Number output,
                      Steps steps = Steps::kSummed) {
  const Profile srgb(cmsCreate_sRGBProfile());
  return Transform(cmsCreateTransform(
      from.get(), input, srgb.get(), output, INTENT_RELATIVE_COLORIMETRIC,
      cmsFLAGS_BLACKPOINTCOMPENSATION | (steps == Steps::kEach ? cmsFLAGS_NOOPTIMIZE : 0)));
}

/// Gray pixels are looked up: there are no more than 256 or 65,536 of them.
template <typename Number>
void convertGrays(const Transform& transform, const ColorPixels& pixels) {
  using Pixel = std::array<Number, 4>;
  constexpr std::size_t kAlpha = sizeof(Number) == 1 && !kBlueFirst ? 0 : 3, kGray = 3 - kAlpha;
  std::vector<Pixel> converted(std::size_t{std::numeric_limits<Number>::max()} + 1);
  for (std::size_t i = 0; i < converted.size(); ++i) converted[i].fill(static_cast<Number>(i));
  cmsDoTransform(transform.get(), converted.data(), converted.data(),
                 static_cast<cmsUInt32Number>(converted.size()));
  for (int y = 0; y < pixels.height; ++y) {
    auto* pixel =
        reinterpret_cast<Pixel*>(pixels.bytes + static_cast<std::size_t>(y) * pixels.stride);
    for (Pixel* const end = pixel + pixels.width; pixel != end; ++pixel) {
      const Number alpha = (*pixel)[kAlpha];
      *pixel = converted[(*pixel)[kGray]];
      (*pixel)[kAlpha] = alpha;
    }
  }
}

class LcmsProfiles final : public ColorProfiles {
 public:
  [[nodiscard]] std::string unpacked(std::string_view packed) const override {
    std::string profile(kMaxProfileBytes, '\0'), input(packed);
    auto state = std::make_unique<inflate_state>();
    isal_inflate_init(state.get());
    state->crc_flag = ISAL_ZLIB;
    state->next_in = reinterpret_cast<std::uint8_t*>(input.data());
    state->avail_in = static_cast<std::uint32_t>(input.size());
    state->next_out = reinterpret_cast<std::uint8_t*>(profile.data());
    state->avail_out = static_cast<std::uint32_t>(profile.size());
    const bool sound =
        isal_inflate(state.get()) == ISAL_DECOMP_OK && state->block_state == ISAL_BLOCK_FINISH;
    profile.resize(sound ? state->total_out : 0);
    return profile;
  }

  [[nodiscard]] ColorVerdict toSrgb(std::string_view profile,
                                    const ColorPixels& pixels) const override {
    const Profile from = opened(profile);
    if (!from) return ColorVerdict::kDamaged;
    // (A number: the file may name a space of which lcms has never heard.)
    const cmsUInt32Number space = cmsGetColorSpace(from.get());
    const bool gray = pixels.gray && space == cmsSigGrayData;
    if (!isOfADevice(from) || (!gray && space != cmsSigRgbData)) return ColorVerdict::kUnfit;
    const cmsUInt32Number colors = pixels.deep ? TYPE_RGBA_16 : kArgb;
    const Transform transform = transformOf(from, gray ? grayOf(pixels.deep) : colors, colors,
                                            gray || pixels.deep ? Steps::kEach : Steps::kSummed);
    if (!transform) return ColorVerdict::kDamaged;
    if (gray && pixels.deep) {
      convertGrays<std::uint16_t>(transform, pixels);
    } else if (gray) {
      convertGrays<std::uint8_t>(transform, pixels);
    } else {
      cmsDoTransformLineStride(
          transform.get(), pixels.bytes, pixels.bytes, static_cast<cmsUInt32Number>(pixels.width),
          static_cast<cmsUInt32Number>(pixels.height), pixels.stride, pixels.stride, 0, 0);
    }
    return ColorVerdict::kDone;
  }

  [[nodiscard]] ColorVerdict readCmyk(std::string_view jpeg, std::string_view profile,
                                      const ColorPixels& onto) const override {
    const Profile from = opened(profile);
    if (!from) return ColorVerdict::kDamaged;
    if (!isOfADevice(from) || cmsGetColorSpace(from.get()) != cmsSigCmykData) {
      return ColorVerdict::kUnfit;
    }
    const Transform transform = transformOf(from, TYPE_CMYK_8_REV, kArgb);
    if (!transform) return ColorVerdict::kDamaged;
    const bool sound =
        readCmykRows(jpeg, onto.width, onto.height, [&](const unsigned char* samples, int number) {
          cmsDoTransform(transform.get(), samples,
                         onto.bytes + static_cast<std::size_t>(number) * onto.stride,
                         static_cast<cmsUInt32Number>(onto.width));
        });
    return sound ? ColorVerdict::kDone : ColorVerdict::kDamaged;
  }
};

}  // namespace
}  // namespace raindelay

raindelay::ColorProfiles* raindelayColorProfiles() {
  static raindelay::LcmsProfiles profiles;
  return &profiles;
}
