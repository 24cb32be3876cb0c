#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "deck/table.h"

namespace raindelay::deck {

/// Largest table that is read, in bytes, rows and columns.
inline constexpr std::size_t kMaxTableBytes = 8 * 1024 * 1024;
inline constexpr std::size_t kMaxTableRows = 20'000;
inline constexpr std::size_t kMaxTableColumns = 256;

/// Reads a table as spreadsheets export it: UTF-8 with or without byte order mark, RFC 4180 quotes
/// (line breaks and doubled quotes in a quoted cell), line ends of any system; the separator is the
/// one of comma, semicolon and tab that the header has most of. The first row names the columns.
/// Spaces around a cell are dropped unless it is quoted; rows without any content are skipped;
/// short rows are filled up with empty cells. `fileName` is how messages call the table.
/// Errors: not UTF-8, no header, a column without a name or with one that is there already, a row
/// with more cells than columns, a quote that isn't closed, too large.
Result<Table> parseCsv(std::string_view text, const std::string& fileName);

}  // namespace raindelay::deck
