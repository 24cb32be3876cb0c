#include "study/interval_plot.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace raindelay::study {
namespace {

constexpr double kWidth = 240;
constexpr double kMargin = 8;
constexpr double kHeight = 22;
constexpr double kMiddle = kHeight / 2;

/// Where a value lies, in the plot's units.
double placeOf(double value, const PlotScale& scale) {
  const double part = (value - scale.low) / (scale.high - scale.low);
  return kMargin + std::clamp(part, 0.0, 1.0) * (kWidth - 2 * kMargin);
}

std::string unit(double value) {
  char text[32];
  (void)std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

/// An attribute.
std::string with(const char* name, double value) {
  return std::string(" ") + name + "=\"" + unit(value) + "\"";
}

std::string verticalAt(double x, const char* kind, double from, double to) {
  return std::string("<line class=\"") + kind + "\"" + with("x1", x) + with("x2", x) +
         with("y1", from) + with("y2", to) + "/>";
}

std::string opening(double height) {
  return "<svg viewBox=\"0 0 " + unit(kWidth) + " " + unit(height) + "\"" + with("width", kWidth) +
         with("height", height) + " role=\"img\">";
}

/// Round numbers are so far apart that there are two to five on the scale.
double stepOf(const PlotScale& scale) {
  const double width = scale.high - scale.low;
  const double power = std::pow(10, std::floor(std::log10(width / 2)));
  for (const double factor : {5, 2}) {
    if (width / (factor * power) >= 2) return factor * power;
  }
  return power;
}

}  // namespace

PlotScale scaleOf(std::span<const PlottedInterval> intervals, double none) {
  PlotScale scale{none, none};
  for (const PlottedInterval& each : intervals) {
    scale.low = std::min({scale.low, each.low, each.middle});
    scale.high = std::max({scale.high, each.high, each.middle});
  }
  // (Nothing has any width: something has to be drawn all the same.)
  if (!(scale.high > scale.low)) return {none - 1, none + 1};
  return scale;
}

PlotScale evenScaleOf(const PlottedInterval& interval, double none) {
  const PlotScale whole = scaleOf({&interval, 1}, none);
  const double most = std::max(none - whole.low, whole.high - none);
  return {none - most, none + most};
}

std::string intervalPlot(const PlottedInterval& interval, const PlotScale& scale, double none,
                         const std::string& title) {
  const char* kind = !interval.known ? "open" : interval.middle > none ? "more" : "less";
  const double from = placeOf(interval.low, scale);
  const double to = placeOf(interval.high, scale);
  constexpr double kBar = 8;
  constexpr double kDot = 4;
  return opening(kHeight) + "<title>" + escaped(title) + "</title>" +
         verticalAt(placeOf(none, scale), "none", 0, kHeight) + "<rect class=\"" + kind + "\"" +
         with("x", from) + with("y", kMiddle - kBar / 2) + with("width", std::max(to - from, 1.0)) +
         with("height", kBar) + " rx=\"2\"/><circle class=\"" + kind + "\"" +
         with("cx", placeOf(interval.middle, scale)) + with("cy", kMiddle) + with("r", kDot) +
         "/></svg>";
}

std::string axisPlot(const PlotScale& scale, double none, const ReportWords& words) {
  constexpr double kTick = 4;
  constexpr double kLetters = 16;
  const double step = stepOf(scale);
  const int digits = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
  std::string svg = opening(kHeight) + "<line class=\"axis\"" + with("x1", kMargin) +
                    with("x2", kWidth - kMargin) + " y1=\"0.5\" y2=\"0.5\"/>";
  // Ticks are counted from `none`, which has one.
  const auto first = static_cast<int>(std::ceil((scale.low - none) / step - 1e-9));
  const auto last = static_cast<int>(std::floor((scale.high - none) / step + 1e-9));
  for (int tick = first; tick <= last; ++tick) {
    const double value = none + tick * step;
    const double x = placeOf(value, scale);
    const char* anchor = x < 2 * kMargin ? "start" : x > kWidth - 2 * kMargin ? "end" : "middle";
    svg += verticalAt(x, "axis", 0, kTick) + "<text" + with("x", x) + with("y", kLetters) +
           " text-anchor=\"" + anchor + "\">" + escaped(words.say(Amount{value, digits})) +
           "</text>";
  }
  return svg + "</svg>";
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        // Control characters have no place in HTML.
        safe += static_cast<unsigned char>(letter) < ' ' && letter != '\n' ? ' ' : letter;
    }
  }
  return safe;
}

}  // namespace raindelay::study
