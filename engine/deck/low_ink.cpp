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

/// The color's lightness, 0 to 1.
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

void changeText(TextShape& text) {
  text.color = dark(text.color);
  for (TextRun& run : text.runs) {
    run.color = dark(run.color);
    if (run.icon && run.icon->color) run.icon->color = dark(*run.icon->color);
  }
}

bool isLargeArt(const Primitive& figure, const Picture& picture) {
  const auto* svg = std::get_if<SvgShape>(&figure.shape);
  const auto* image = std::get_if<ImageShape>(&figure.shape);
  if (svg == nullptr && image == nullptr) return false;
  const Box& box = svg != nullptr ? svg->box : image->box;
  return box.width * box.height > kLargeArt * picture.width * picture.height;
}

}  // namespace

Picture lowInk(Picture picture) {
  for (Primitive& figure : picture.figures) {
    if (auto* rect = std::get_if<RectShape>(&figure.shape)) changeFilled(*rect);
    if (auto* ellipse = std::get_if<EllipseShape>(&figure.shape)) changeFilled(*ellipse);
    if (auto* path = std::get_if<PathShape>(&figure.shape)) changeFilled(*path);
    if (auto* line = std::get_if<LineShape>(&figure.shape)) {
      line->stroke = stroked(line->stroke, line->strokeWidth);
    }
    if (auto* text = std::get_if<TextShape>(&figure.shape)) changeText(*text);
    if (auto* svg = std::get_if<SvgShape>(&figure.shape); svg && svg->color) {
      svg->color = dark(*svg->color);
    }
    if (isLargeArt(figure, picture)) figure.opacity *= kArtKept;
  }
  return picture;
}

}  // namespace raindelay::deck
