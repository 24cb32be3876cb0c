#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace raindelay::study {

/// How a match felt to who followed it, from the chance of one side along it.
struct Excitement {
  /// How often the lead passed from one side to the other. Who leads has 55 % or more, and keeps
  /// the lead until the other has as much: a chance that trembles about one half isn't a change.
  int leadChanges = 0;
  /// While the later winner was behind, the mean of √(½ - its chance): 0, if it never was, to 0.71
  /// (C. Browne 2008, "Automatic Generation and Evaluation of Recombination Games"). 0 of a tie.
  double drama = 0;
  /// The later winner once had a quarter or less.
  bool comeback = false;
  /// The share of the match after which the winner always had over 90 %, 0 … 1; none of a tie.
  std::optional<double> decidedAt;
  /// Root mean square and mean of the change from one point to the next, 0 … 1 (J. Ely, A. Frankel,
  /// E. Kamenica 2015, "Suspense and Surprise"). Their suspense is about what may come next, of
  /// which a match shows what came: it is to be read as a mean over matches.
  double suspense = 0;
  double surprise = 0;
};

/// `chance`: of one side against all others, 0 … 1, at points from the beginning to the end; the
/// last is 1 if it won, 0 if it lost, between them for a tie.
[[nodiscard]] Excitement excitementOf(std::span<const double> chance);

/// The share of the decisions that matter, 0 … 1: of which the best choice is worth more than two
/// points of a match more than the second best. `gains`: by how much, one a decision, in matches
/// (0.02: two points).
[[nodiscard]] double shareThatMatters(std::span<const double> gains);

}  // namespace raindelay::study
