#pragma once

#include "deck/data_frame.h"
#include "study/study.h"

namespace raindelay::study {

/// The table that a study calls `cards.csv`; an error names the nearest.
[[nodiscard]] Result<deck::DataFrame*> tableOf(const StudyWord& name, deck::DataFrames& tables);
/// The column that tells a table's rows apart.
[[nodiscard]] std::size_t codesOf(const deck::DataFrame& table);

/// The base deck's tables with the variant's cells changed. An error, with the study's line, for a
/// table, row or column that isn't there (and names the nearest), and for a code that several rows
/// have.
[[nodiscard]] Result<deck::DataFrames> withCells(const Study& study, const Variant& variant,
                                                 deck::DataFrames tables);

}  // namespace raindelay::study
