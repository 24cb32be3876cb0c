#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/data_frame.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// Reads a table as spreadsheets export it: any Encoding, with or without byte order mark, RFC 4180
/// quotes (line breaks and doubled quotes in a quoted cell), line ends of any system; the separator
/// is the one of comma, semicolon and tab that the header has most of. The first row names the
/// columns. Spaces around a cell are dropped unless it is quoted; rows without any content are
/// skipped; short rows are filled up with empty cells. `fileName` is how messages call the table.
/// A row with a mistake (more cells than columns, a quote that isn't closed or is followed by
/// something, a cell that is too long or has a control character) is told and read as far as it can
/// be. Windows-1252 is warned of. Nothing is read of what is valid in no encoding, is too large or
/// has no sound header.
std::optional<DataFrame> readCsv(std::string_view text, const std::string& fileName,
                                 Problems& problems);

/// The table, for those who can use a whole one only: the first error is the problem.
Checked<DataFrame> parseCsv(std::string_view text, const std::string& fileName);

}  // namespace raindelay::deck
