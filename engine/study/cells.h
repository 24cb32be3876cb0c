#pragma once

#include "deck/data_frame.h"
#include "study/study.h"

namespace raindelay::study {

/// The base deck's tables with the variant's cells changed. An error, with the study's line, for a
/// table, row or column that isn't there (and names the nearest), and for a code that several rows
/// have.
[[nodiscard]] Result<deck::DataFrames> withCells(const Study& study, const Variant& variant,
                                                 deck::DataFrames tables);

}  // namespace raindelay::study
