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

std::string textAt(double x, double y, const char* anchor, const std::string& text) {
  return "<text" + with("x", x) + with("y", y) + " text-anchor=\"" + anchor + "\">" +
         escaped(text) + "</text>";
}

std::string opening(double width, double height, const char* kind = "") {
  return std::string("<svg") + kind + " viewBox=\"0 0 " + unit(width) + " " + unit(height) + "\"" +
         with("width", width) + with("height", height) + " role=\"img\">";
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
  return opening(kWidth, kHeight) + "<title>" + escaped(title) + "</title>" +
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
  std::string svg = opening(kWidth, kHeight) + "<line class=\"axis\"" + with("x1", kMargin) +
                    with("x2", kWidth - kMargin) + " y1=\"0.5\" y2=\"0.5\"/>";
  // Ticks are counted from `none`, which has one.
  const auto first = static_cast<int>(std::ceil((scale.low - none) / step - 1e-9));
  const auto last = static_cast<int>(std::floor((scale.high - none) / step + 1e-9));
  for (int tick = first; tick <= last; ++tick) {
    const double value = none + tick * step;
    const double x = placeOf(value, scale);
    const char* anchor = x < 2 * kMargin ? "start" : x > kWidth - 2 * kMargin ? "end" : "middle";
    svg += verticalAt(x, "axis", 0, kTick) +
           textAt(x, kLetters, anchor, words.say(Amount{value, digits}));
  }
  return svg + "</svg>";
}

std::string curvePlot(std::span<const PlottedChance> points, double none,
                      const std::string& title) {
  constexpr double kWide = 560;
  constexpr double kHigh = 180;
  constexpr double kLeft = 24;
  constexpr double kBottom = 24;
  const auto x = [&](std::size_t i) {
    const auto steps = static_cast<double>(std::max<std::size_t>(points.size(), 2) - 1);
    return kLeft + static_cast<double>(i) / steps * (kWide - 2 * kLeft);
  };
  const auto y = [](double chance) {
    return kMargin + (1 - std::clamp(chance, 0.0, 1.0)) * (kHigh - kMargin - kBottom);
  };
  const auto at = [&](std::size_t i, double chance) {
    return unit(x(i)) + "," + unit(y(chance)) + " ";
  };
  std::string band, interval, mean, names;
  for (std::size_t i = 0; i < points.size(); ++i) {
    band += at(i, points[i].high);
    interval += at(i, points[i].mean.high);
    mean += at(i, points[i].mean.middle);
    names += textAt(x(i), kHigh - kMargin, "middle", points[i].name);
  }
  for (std::size_t i = points.size(); i-- > 0;) {
    band += at(i, points[i].low);
    interval += at(i, points[i].mean.low);
  }
  std::string svg =
      opening(kWide, kHigh, " class=\"curve\"") + "<title>" + escaped(title) + "</title>" + names;
  for (const double chance : {0.0, none, 1.0}) {
    svg += std::string("<line class=\"") + (chance == none ? "none" : "axis") + "\"" +
           with("x1", kLeft) + with("x2", kWide - kLeft) + with("y1", y(chance)) +
           with("y2", y(chance)) + "/>";
    if (chance != none)
      svg += textAt(kLeft / 2, y(chance) + kMargin / 2, "middle", chance == 0 ? "0" : "1");
  }
  return svg + "<polygon class=\"band\" points=\"" + band +
         "\"/><polygon class=\"mean\" points=\"" + interval + "\"/><polyline points=\"" + mean +
         "\"/></svg>";
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
