#pragma once

#include <string_view>

#include "match/record.h"

namespace raindelay {

/// Reads a record's first line into its setup and tables. An error without its place.
[[nodiscard]] Result<void> readHeader(std::string_view line, Record& record);

}  // namespace raindelay
