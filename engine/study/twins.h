#pragma once

#include "deck/data_frame.h"
#include "study/study.h"

namespace raindelay::study {

/// The study with a variant for each card whose worth it asks: its neutral twin, which has the
/// median of its kind in each column of numbers (the lower of two), and in columns of words that
/// the question names what is most common (of several the one that comes first). A kind is what
/// the column `kind` says; a table without one has one kind. How many copies there are stays. A
/// card that is its own twin has no variant. An error, with the study's line, for a table or column
/// that isn't there, where no card differs from its twin, and for more variants than may be.
[[nodiscard]] Result<Study> withTwins(Study study, deck::DataFrames tables);

}  // namespace raindelay::study
