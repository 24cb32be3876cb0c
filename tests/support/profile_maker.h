#pragma once

#include <lcms2.h>

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace raindelay {

/// An ICC profile whose colours are a table: what the device's numbers, 0 to 1 each, come to in
/// L*a*b*.
struct ProfileMaker {
  using ToLab = std::function<std::array<double, 3>(const double* device)>;

  cmsColorSpaceSignature space = cmsSigRgbData;
  ToLab toLab;
  cmsProfileClassSignature kind = cmsSigOutputClass;
  bool stepsToo = false;  ///< it has the chain of steps D2B1 besides, which is white throughout

  [[nodiscard]] std::string bytes() const {
    cmsHPROFILE made = cmsCreateProfilePlaceholder(nullptr);
    cmsSetProfileVersion(made, 4.3);
    cmsSetDeviceClass(made, kind);
    cmsSetColorSpace(made, space);
    cmsSetPCS(made, cmsSigLabData);
    cmsWriteTag(made, cmsSigMediaWhitePointTag, cmsD50_XYZ());
    if (toLab) writeTable(made);
    if (stepsToo) writeSteps(made);
    return saved(made);
  }

  /// The file of a profile, which is freed.
  static std::string saved(cmsHPROFILE profile) {
    cmsUInt32Number size = 0;
    cmsSaveProfileToMem(profile, nullptr, &size);
    std::string bytes(size, '\0');
    cmsSaveProfileToMem(profile, bytes.data(), &size);
    cmsCloseProfile(profile);
    return bytes;
  }

 private:
  [[nodiscard]] cmsUInt32Number channels() const { return cmsChannelsOf(space); }

  static cmsInt32Number sample(const cmsUInt16Number* in, cmsUInt16Number* out, void* self) {
    constexpr double kMost = 65535;
    const auto* maker = static_cast<const ProfileMaker*>(self);
    std::vector<double> device(maker->channels());
    for (std::size_t i = 0; i < device.size(); ++i) device[i] = in[i] / kMost;
    const auto [l, a, b] = maker->toLab(device.data());
    const cmsCIELab lab = {l, a, b};
    cmsFloat2LabEncoded(out, &lab);
    return 1;
  }
  void writeTable(cmsHPROFILE made) const {
    constexpr cmsUInt32Number kGrid = 9;
    cmsStage* table = cmsStageAllocCLut16bit(nullptr, kGrid, channels(), 3, nullptr);
    ProfileMaker self = *this;
    cmsStageSampleCLut16bit(table, sample, &self, 0);
    cmsPipeline* steps = cmsPipelineAlloc(nullptr, channels(), 3);
    // It stands between curves, which change nothing here.
    cmsPipelineInsertStage(steps, cmsAT_END, cmsStageAllocToneCurves(nullptr, channels(), nullptr));
    cmsPipelineInsertStage(steps, cmsAT_END, table);
    cmsPipelineInsertStage(steps, cmsAT_END, cmsStageAllocToneCurves(nullptr, 3, nullptr));
    cmsWriteTag(made, cmsSigAToB0Tag, steps);
    cmsPipelineFree(steps);
  }
  void writeSteps(cmsHPROFILE made) const {
    const std::vector<double> nothing(std::size_t{3} * channels());
    const std::array<double, 3> white = {100, 0, 0};
    cmsPipeline* steps = cmsPipelineAlloc(nullptr, channels(), 3);
    cmsPipelineInsertStage(
        steps, cmsAT_BEGIN,
        cmsStageAllocMatrix(nullptr, 3, channels(), nothing.data(), white.data()));
    cmsWriteTag(made, cmsSigDToB1Tag, steps);
    cmsPipelineFree(steps);
  }
};

/// Profiles as presses, cameras and scanners have them, of colours of their own.
namespace profiles {

inline std::string cmyk() {
  return ProfileMaker{cmsSigCmykData,
                      [](const double* ink) -> std::array<double, 3> {
                        const double light = (1 - ink[3]) * 100;
                        return {light * (1 - 0.4 * ink[0] - 0.45 * ink[1] - 0.1 * ink[2]),
                                60 * ink[1] - 35 * ink[0], 80 * ink[2] - 45 * ink[0]};
                      }}
      .bytes();
}
inline std::string rgbTable() {
  return ProfileMaker{cmsSigRgbData,
                      [](const double* rgb) -> std::array<double, 3> {
                        return {30 * rgb[0] + 50 * rgb[1] + 20 * rgb[2], 50 * (rgb[2] - rgb[1]),
                                50 * (rgb[0] - rgb[2])};
                      },
                      cmsSigDisplayClass}
      .bytes();
}
inline std::string grayTable() {
  return ProfileMaker{cmsSigGrayData,
                      [](const double* gray) -> std::array<double, 3> {
                        return {100 * gray[0] * gray[0], 10 * (1 - gray[0]), 20 * (1 - gray[0])};
                      },
                      cmsSigInputClass}
      .bytes();
}
inline std::string grayCurve() {
  cmsToneCurve* curve = cmsBuildGamma(nullptr, 1);
  const std::string bytes = ProfileMaker::saved(cmsCreateGrayProfile(cmsD50_xyY(), curve));
  cmsFreeToneCurve(curve);
  return bytes;
}
inline std::string rgbMatrix() {
  const cmsCIExyYTRIPLE primaries = {{0.64, 0.33, 1}, {0.21, 0.71, 1}, {0.15, 0.06, 1}};
  cmsToneCurve* curve = cmsBuildGamma(nullptr, 2.2);
  const std::array<cmsToneCurve*, 3> curves = {curve, curve, curve};
  const std::string bytes =
      ProfileMaker::saved(cmsCreateRGBProfile(cmsD50_xyY(), &primaries, curves.data()));
  cmsFreeToneCurve(curve);
  return bytes;
}

}  // namespace profiles
}  // namespace raindelay
