#pragma once

#include "deck/data_frame.h"
#include "study/study.h"
#include "study/target_search.h"

namespace raindelay::study {

/// A cell that searches turn from value to value.
struct CellDial {
  CellPatch cell;                   ///< its place
  std::string name;                 ///< `gloves.csv glove-5-4 front`
  std::vector<std::string> values;  ///< in order
  int now = 0;                      ///< the index of the one that it has

  [[nodiscard]] Dial dial() const { return {now, 0, static_cast<int>(values.size()) - 1}; }
  /// `gloves.csv glove-5-4 front=6`
  [[nodiscard]] std::string said(int value) const;
};

/// The values of all dials as they are.
[[nodiscard]] DialValues valuesNow(const std::vector<CellDial>& dials);
/// The cells that say something else with these values.
[[nodiscard]] std::vector<CellPatch> cellsAt(const std::vector<CellDial>& dials,
                                             const DialValues& values);

/// The cells that a `target` may change, looked up. An error, with its line, for one that isn't
/// there, says no number or none of its values, or is there twice.
[[nodiscard]] Result<std::vector<CellDial>> movingDials(const Study& study,
                                                        const Question& question,
                                                        deck::DataFrames tables);

/// The cells that a `sensitivity` is about: those that say a whole number, each with one less and
/// one more; `copies` only if they are named. Errors likewise; one, too, if there are none.
[[nodiscard]] Result<std::vector<CellDial>> numberDials(const Study& study,
                                                        const Question& question,
                                                        deck::DataFrames tables);

}  // namespace raindelay::study
