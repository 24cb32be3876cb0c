#include "deck/low_ink.h"

#include <algorithm>
#include <cmath>

namespace raindelay::deck {
namespace {

constexpr double kFillKept = 0.12;  ///< of a fill's distance from white
constexpr double kArtKept = 0.35;   ///< opacity of large art
constexpr double kLargeArt = 0.2;   ///< of the card's area
constexpr double kThinLine = 1;     ///< mm; a wider one is an area
constexpr double kLightInk = 0.5;   ///< lightness above which ink on white is hard to read

/// How light it looks, 0 to 1.
double lightness(Color color) {
  return (0.299 * color.red + 0.587 * color.green + 0.114 * color.blue) / 255;
}

std::uint8_t mixed(std::uint8_t from, double part, std::uint8_t to) {
  return static_cast<std::uint8_t>(std::lround(from * part + to * (1 - part)));
}

Color pale(Color color) {
  return {mixed(color.red, kFillKept, 255), mixed(color.green, kFillKept, 255),
          mixed(color.blue, kFillKept, 255), color.alpha};
}

/// Dark enough to be read on white, of the same hue.
Color dark(Color color) {
  const double light = lightness(color);
  if (light <= kLightInk) return color;
  const double part = std::pow((1 - light) / (1 - kLightInk), 0.5) * kLightInk / light;
  return {mixed(color.red, part, 0), mixed(color.green, part, 0), mixed(color.blue, part, 0),
          color.alpha};
}

Color stroked(Color color, double width) {
  return width > kThinLine ? pale(color) : dark(color);
}

template <typename Shape>
void changeFilled(Shape& shape) {
  if (shape.fill) shape.fill = pale(*shape.fill);
  if (shape.stroke) shape.stroke = stroked(*shape.stroke, shape.strokeWidth);
}

}  // namespace

Picture lowInk(Picture picture) {
  const double large = kLargeArt * picture.width * picture.height;
  for (Figure& figure : picture.figures) {
    if (auto* rect = std::get_if<RectShape>(&figure.shape)) changeFilled(*rect);
    if (auto* ellipse = std::get_if<EllipseShape>(&figure.shape)) changeFilled(*ellipse);
    if (auto* line = std::get_if<LineShape>(&figure.shape)) {
      line->stroke = stroked(line->stroke, line->strokeWidth);
    }
    if (auto* text = std::get_if<TextShape>(&figure.shape)) text->color = dark(text->color);
    if (auto* svg = std::get_if<SvgShape>(&figure.shape)) {
      if (svg->color) svg->color = dark(*svg->color);
      if (svg->box.width * svg->box.height > large) figure.opacity *= kArtKept;
    }
  }
  return picture;
}

}  // namespace raindelay::deck
