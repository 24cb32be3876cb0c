#pragma once

#include "deck/data_frame.h"
#include "study/study.h"

namespace raindelay::study {

/// The table that a study calls `cards.csv`; an error names the nearest.
[[nodiscard]] Result<deck::DataFrame*> tableOf(const StudyWord& name, deck::DataFrames& tables);
/// The column that tells a table's rows apart.
[[nodiscard]] std::size_t codesOf(const deck::DataFrame& table);

/// A cell that is there.
struct CellPlace {
  deck::DataFrame* table = nullptr;
  std::size_t row = 0;
  std::size_t column = 0;

  [[nodiscard]] const std::string& text() const { return table->at(row, column); }
};

/// The patch's cell in these tables; errors as of withCells().
[[nodiscard]] Result<CellPlace> placeOf(const Study& study, const CellPatch& cell,
                                        deck::DataFrames& tables);

/// The base deck's tables with these cells changed. An error, with the study's line, for a
/// table, row or column that isn't there (and names the nearest), and for a code that several rows
/// have.
[[nodiscard]] Result<deck::DataFrames> withCells(const Study& study,
                                                 const std::vector<CellPatch>& cells,
                                                 deck::DataFrames tables);

}  // namespace raindelay::study
