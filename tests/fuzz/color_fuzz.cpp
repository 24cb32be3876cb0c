// Pictures with damaged colour profiles, and damaged pictures with sound ones: each is read, with
// or without them, or refused in a sentence.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <array>

#include "fuzz/mutation.h"
#include "painter/pixels.h"
#include "support/jpeg_maker.h"
#include "support/profile_maker.h"

namespace raindelay {
namespace {

constexpr std::array<std::string_view, 16> kPieces = {"acsp",
                                                      "CMYK",
                                                      "RGB ",
                                                      "GRAY",
                                                      "Lab ",
                                                      "mft1",
                                                      "mft2",
                                                      "mAB ",
                                                      "mpet",
                                                      "curv",
                                                      "para",
                                                      "A2B0",
                                                      "D2B1",
                                                      std::string_view("\0\0\0\0", 4),
                                                      std::string_view("\0\0\xFF\xFF", 4),
                                                      "\xFF\xFF\xFF\xFF"};

std::vector<JpegMaker> goodPictures() {
  const std::vector<JpegMaker::Samples> inks = {{0, 99, 200, 255}, {255, 255, 255, 0}};
  const std::vector<JpegMaker::Samples> lights = {{0, 99, 200}, {255, 255, 0}};
  ProfileMaker steps{cmsSigRgbData, [](const double* rgb) -> std::array<double, 3> {
                       return {100 * rgb[0], 0, 0};
                     }};
  steps.stepsToo = true;
  return {{JCS_CMYK, inks, profiles::cmyk()},
          {JCS_CMYK, inks, profiles::cmyk(), 6, JCS_YCCK},
          {JCS_RGB, lights, profiles::rgbTable()},
          {JCS_RGB, lights, profiles::rgbMatrix()},
          {JCS_RGB, lights, steps.bytes()},
          {JCS_GRAYSCALE, {{0}, {99}}, profiles::grayTable()},
          {JCS_GRAYSCALE, {{0}, {99}}, profiles::grayCurve()}};
}

/// Half of the damage comes to the head and the list of tables, which are short.
std::string damaged(const std::string& profile, Stream& random) {
  constexpr std::size_t kHead = 400;
  if (random.below(2) == 0 || profile.size() < kHead) return mutated(profile, kPieces, random);
  return mutated(profile.substr(0, kHead), kPieces, random) + profile.substr(kHead);
}

TEST(ColorFuzz, EndsInAPictureOrInASentence) {
  int argc = 1;
  std::string name = "color_fuzz";
  std::array<char*, 2> argv = {name.data(), nullptr};
  const QCoreApplication application(argc, argv.data());  // plugins are looked for beside it
  const std::vector<JpegMaker> good = goodPictures();
  int converted = 0, told = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    JpegMaker picture = good[static_cast<std::size_t>(rounds.round()) % good.size()];
    const bool inProfile = random.below(4) != 0;
    if (inProfile) picture.profile = damaged(picture.profile, random);
    const std::string file =
        inProfile ? picture.bytes() : mutated(picture.bytes(), kPieces, random);
    const auto pixels = readPixels(file, "a.jpg");
    if (!pixels) {
      ASSERT_FALSE(inProfile) << rounds.round();
      continue;
    }
    ASSERT_FALSE(pixels->image.isNull()) << rounds.round();
    if (inProfile) ++(pixels->problem ? told : converted);
  }
  EXPECT_GT(converted, rounds.round() / 20);
  EXPECT_GT(told, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay
