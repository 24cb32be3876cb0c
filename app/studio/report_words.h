#pragma once

#include "study/report.h"

namespace raindelay::words {

/// The words of balance studies' reports in the user's language, as it is now.
[[nodiscard]] study::ReportWords ofReports();

}  // namespace raindelay::words
