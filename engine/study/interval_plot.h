#pragma once

#include <span>
#include <string>

#include "study/report.h"

/// Intervals as inline SVG, in the classes of report_style.h.
namespace raindelay::study {

/// From where to where a plot reaches.
struct PlotScale {
  double low = 0;
  double high = 0;
};

/// The scale on which these intervals and `none` have room.
[[nodiscard]] PlotScale scaleOf(std::span<const PlottedInterval> intervals, double none);
/// The scale of one of them with `none` in its middle.
[[nodiscard]] PlotScale evenScaleOf(const PlottedInterval& interval, double none);

/// An interval on its scale: a line where there is no difference, a bar, and a dot for what was
/// measured. `title` is what is read out; it is escaped.
[[nodiscard]] std::string intervalPlot(const PlottedInterval& interval, const PlotScale& scale,
                                       double none, const std::string& title);

/// The numbers below such plots of one scale.
[[nodiscard]] std::string axisPlot(const PlotScale& scale, double none, const ReportWords& words);

/// The text, fit for HTML and SVG between tags and in attributes.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace raindelay::study
