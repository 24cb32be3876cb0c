#pragma once

#include <optional>
#include <string_view>

/// How large what an SVG file says is.
namespace raindelay::deck::svg {

/// How many numbers a text has, or nearly so.
long numbersIn(std::string_view data);
/// The largest of the numbers that a text begins with, such as "2 3"; 0 if there is none.
double largestOf(std::string_view numbers);

/// The measures of a path that the time to paint it depends on.
struct Outline {
  double length = 0;  ///< of its lines and of the lines from control point to control point, units
  double reach = 0;   ///< the largest coordinate
  long pieces = 0;    ///< lines and curves
};

/// Measures path data, or the points of a polygon, up to where it goes wrong.
Outline outlineOf(std::string_view data);

/// How many times as long a list of transforms makes a line, at most or nearly so.
double growthBy(std::string_view transforms);

/// A length in units, no less than 0, be it "3", "2mm", "1.5em" of a font size or "10%" of the
/// whole; none if it begins with no number.
std::optional<double> lengthOf(std::string_view text, double font, double whole);

}  // namespace raindelay::deck::svg
