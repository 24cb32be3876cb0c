#include "studio/color_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace raindelay {
namespace {

using Rgb = std::array<double, 3>;
using Matrix = std::array<Rgb, 3>;

constexpr Matrix kProtanMatrix = {{{0.152286, 1.052583, -0.204868},
                                   {0.114503, 0.786281, 0.099216},
                                   {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutanMatrix = {{{0.367322, 0.860646, -0.227968},
                                   {0.280085, 0.672501, 0.047413},
                                   {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanMatrix = {{{1.255528, -0.076749, -0.178779},
                                   {-0.078411, 0.930809, 0.147602},
                                   {0.004733, 0.691367, 0.303900}}};
constexpr Matrix kGreyMatrix = {
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};

// sRGB's curve (IEC 61966-2-1).
double linear(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
double curved(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

int byteOf(double value) {
  static const auto kBytes = [] {
    std::array<unsigned char, 4096> bytes = {};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      const double curve = curved(static_cast<double>(i) / (bytes.size() - 1));
      bytes[i] = static_cast<unsigned char>(std::lround(curve * 255));
    }
    return bytes;
  }();
  const double place = std::clamp(value, 0.0, 1.0) * (kBytes.size() - 1);
  return kBytes[static_cast<std::size_t>(std::lround(place))];
}

double lightOf(int byte) {
  static const auto kLight = [] {
    std::array<double, 256> light = {};
    for (std::size_t i = 0; i < light.size(); ++i) light[i] = linear(static_cast<double>(i) / 255);
    return light;
  }();
  return kLight[static_cast<std::size_t>(byte)];
}

QRgb seenThrough(QRgb color, const Matrix& matrix) {
  const Rgb light = {lightOf(qRed(color)), lightOf(qGreen(color)), lightOf(qBlue(color))};
  std::array<int, 3> seen = {};
  for (std::size_t row = 0; row < 3; ++row) {
    const Rgb& m = matrix[row];
    seen[row] = byteOf(m[0] * light[0] + m[1] * light[1] + m[2] * light[2]);
  }
  return qRgba(seen[0], seen[1], seen[2], qAlpha(color));
}

// White stays white and black black; what lies between loses most of its ink.
QRgb thinned(QRgb color) {
  const double dark = 1 - qGray(color) / 255.0;
  const double kept = 0.25 + 0.75 * std::pow(dark, 4);
  const auto thin = [kept](int value) {
    return 255 - static_cast<int>(std::lround((255 - value) * kept));
  };
  return qRgba(thin(qRed(color)), thin(qGreen(color)), thin(qBlue(color)), qAlpha(color));
}

const Matrix& matrixOf(ColorView view) {
  switch (view) {
    case ColorView::kProtan:
      return kProtanMatrix;
    case ColorView::kDeutan:
      return kDeutanMatrix;
    case ColorView::kTritan:
      return kTritanMatrix;
    default:
      return kGreyMatrix;
  }
}

}  // namespace

QImage inView(QImage image, ColorView view) {
  if (view == ColorView::kPlain || image.isNull()) return image;
  const auto format = image.format();
  image.convertTo(QImage::Format_ARGB32);
  // Cards have large areas of one colour: what was worked out last is mostly what is asked next.
  QRgb last = 0;
  QRgb lastSeen = view == ColorView::kLowInk ? thinned(last) : seenThrough(last, matrixOf(view));
  for (int y = 0; y < image.height(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (QRgb& pixel : std::span(row, static_cast<std::size_t>(image.width()))) {
      if (pixel != last) {
        last = pixel;
        lastSeen = view == ColorView::kLowInk ? thinned(pixel) : seenThrough(pixel, matrixOf(view));
      }
      pixel = lastSeen;
    }
  }
  image.convertTo(format);
  return image;
}

}  // namespace raindelay
