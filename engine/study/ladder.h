#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/confidence.h"
#include "study/report.h"
#include "study/results.h"
#include "study/study.h"

/// Skill and luck: how often a level wins against the one before it, and how often a seat wins
/// whoever sits in it.
namespace raindelay::study {

/// A level against another, in one variant.
struct Rung {
  std::string name;      ///< LineUp::name()
  BettingSequence wins;  ///< of the first player, the mean of a pair; a tie is shared
  double sameSeat = 0;   ///< share of the pairs that one seat wins in every seating
  double fair = 0.5;     ///< what the first player would win if all were alike
};

/// The rung of pairs that were played in every seating. `wins` are the indices of the figures
/// `wins.0`, `wins.1` …
[[nodiscard]] Rung rungOf(const std::string& name, std::size_t variant,
                          std::span<const std::size_t> wins, std::span<const Pair> pairs);

/// What is said of a variant.
[[nodiscard]] ReportSection ladderSection(const std::string& variant, std::span<const Rung> rungs);

/// The variants that questions of a kind are about, neutral twins aside; an error, with its line,
/// for one that isn't there.
[[nodiscard]] Result<std::vector<std::size_t>> variantsOf(const Study& study, QuestionKind ask);

}  // namespace raindelay::study
