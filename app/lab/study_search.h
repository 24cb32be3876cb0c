#pragma once

#include "lab/many.h"
#include "lab/study_file.h"
#include "study/report.h"

namespace raindelay::lab {

/// Says what a study's searches will take, level by level: those that take longer than its
/// `minutes` stay open.
[[nodiscard]] study::SearchedLevels searchedLevels(const OpenStudy& open, int threads);
/// Plays them at these levels, and adds what they found. An error if a pair couldn't be kept.
[[nodiscard]] Result<void> playSearches(const OpenStudy& open, const study::SearchedLevels& levels,
                                        int threads, const Interruption& interruption,
                                        study::Report& report);
/// Adds what they found as far as they were played; an error for results that can't be read.
[[nodiscard]] Result<void> addKnownSearches(const OpenStudy& open, study::Report& report);

}  // namespace raindelay::lab
