#pragma once

#include <span>
#include <string>

namespace raindelay {

/// A row of CSV in one fixed form: commas, a line feed at the end, quotes only where a cell needs
/// them.
[[nodiscard]] std::string csvLine(std::span<const std::string> cells);

}  // namespace raindelay
