#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deck/data_frame.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// Returns true if a file is a spreadsheet by its ending: .xlsx or .ods.
bool isSheet(std::string_view path);

/// Reads the first sheet of a spreadsheet (Office Open XML or OpenDocument) as a table: its values,
/// no formulas, formats or pictures. Numbers are written as short as they are exact, truth as TRUE
/// and FALSE, as a CSV of it would have them. The first row that says something, but for a title
/// alone in its row, names the columns; rows keep their numbers. Limits and mistakes are those of
/// readCsv().
std::optional<DataFrame> readSheet(std::string_view bytes, const std::string& fileName,
                                   Problems& problems);

}  // namespace raindelay::deck
