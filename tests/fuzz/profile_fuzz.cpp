// Colour profiles in sound pictures: each picture is read, with or without its profile.
#include <QCoreApplication>

#include "fuzz/qt.h"
#include "painter/pixels.h"
#include "support/jpeg_maker.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QCoreApplication>();
  constexpr std::size_t kSpace = 16, kHead = 128;
  if (size < kHead) return 0;
  const std::string profile(fuzz::textOf(data, size));
  const std::string_view space = std::string_view(profile).substr(kSpace, 4);
  JpegMaker picture{JCS_RGB, {{0, 99, 200}, {255, 255, 0}}, profile};
  if (space == "CMYK") picture = {JCS_CMYK, {{0, 99, 200, 255}, {255, 255, 255, 0}}, profile};
  if (space == "GRAY") picture = {JCS_GRAYSCALE, {{0}, {99}}, profile};
  const auto pixels = readPixels(picture.bytes(), "a.jpg");
  fuzz::expect(pixels.ok() && !pixels->image.isNull());
  if (pixels->problem) fuzz::expectSentence(pixels->problem->message());
  return 0;
}
