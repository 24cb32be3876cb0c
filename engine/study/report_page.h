#pragma once

#include <string>

#include "study/report.h"

namespace raindelay::study {

/// A report as one HTML page that needs nothing else: no script, picture or font; intervals are
/// drawn in SVG; light or dark as the reader's system is, and fit to be printed. What a deck or
/// study says stands in it as text, never as markup.
[[nodiscard]] std::string reportPage(const Report& report, const ReportWords& words = {});

}  // namespace raindelay::study
