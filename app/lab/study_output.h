#pragma once

#include "lab/output.h"
#include "study/report.h"

namespace raindelay::lab {

/// A study's report: for people, with a bar for each interval; for programs; for a spreadsheet (a
/// line a cell, and a line a sentence with its id as row).
[[nodiscard]] std::string studyText(const study::Report& report);
[[nodiscard]] Json studyJson(const study::Report& report);
[[nodiscard]] std::string studyCsv(const study::Report& report);

/// An interval around 0, 21 characters wide: `|` is 0, `=` the interval, `o` what lies in it. The
/// farther end reaches to the edge.
[[nodiscard]] std::string intervalBar(double low, double middle, double high);

}  // namespace raindelay::lab
