// Pictures with damaged colour profiles, and damaged pictures with sound ones: each is read, with
// or without them, or refused in a sentence.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <array>

#include "app/color_fixture.h"
#include "fuzz/mutation.h"
#include "painter/pixels.h"
#include "support/jpeg_maker.h"

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

/// Anywhere, or in the head and the list of tables, which are short; or with all of it where it
/// was.
std::string damaged(std::string profile, Stream& random) {
  constexpr std::size_t kHead = 400;
  const int how = random.below(3);
  if (how == 0 || profile.size() < kHead) return mutated(profile, kPieces, random);
  if (how == 1) return mutated(profile.substr(0, kHead), kPieces, random) + profile.substr(kHead);
  for (int changes = random.below(6); changes >= 0; --changes) {
    profile[static_cast<std::size_t>(random.below(static_cast<int>(profile.size())))] =
        static_cast<char>(random.below(256));
  }
  return profile;
}

/// The file with the profile: mostly the picture itself, sometimes a PNG of its own.
std::string fileOf(const JpegMaker& picture, Stream& random) {
  if (random.below(4) != 0) return picture.bytes();
  QImage image(8, 8,
               picture.colors == JCS_GRAYSCALE ? QImage::Format_Grayscale8 : QImage::Format_RGB32);
  image.fill(Qt::cyan);
  return pngOf(image, picture.profile);
}

TEST(ColorFuzz, EndsInAPictureOrInASentence) {
  int argc = 1;
  std::string name = "color_fuzz";
  std::array<char*, 2> argv = {name.data(), nullptr};
  const QCoreApplication application(argc, argv.data());  // plugins are looked for beside it
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  const std::vector<JpegMaker> good = goodPictures();
  int converted = 0, told = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    JpegMaker picture = good[static_cast<std::size_t>(rounds.round()) % good.size()];
    const bool inProfile = random.below(4) != 0;
    if (inProfile) picture.profile = damaged(picture.profile, random);
    std::string file = fileOf(picture, random);
    if (!inProfile) file = mutated(file, kPieces, random);
    const auto pixels = readPixels(file, "a");
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
