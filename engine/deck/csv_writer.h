#pragma once

#include <string>

#include "deck/data_frame.h"

namespace raindelay::deck {

/// The table as CSV in one fixed form: commas, a line feed after each row, quotes only where a cell
/// needs them. parseCsv reads it back as an equal table; equal tables give equal text.
[[nodiscard]] std::string writeCsv(const DataFrame& table);

}  // namespace raindelay::deck
