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

/// A chance along a match, from left to right: its mean, and a band.
struct PlottedChance {
  std::string name;  ///< how far the match is
  PlottedInterval mean;
  double low = 0;  ///< of the band
  double high = 0;
};

/// Such points, evenly apart and with their names below, from 0 to 1: a line for `none`, the band,
/// the intervals of the means as a narrower one, the means as a curve. `title` is what is read out.
[[nodiscard]] std::string curvePlot(std::span<const PlottedChance> points, double none,
                                    const std::string& title);

/// The text, fit for HTML and SVG between tags and in attributes.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace raindelay::study
