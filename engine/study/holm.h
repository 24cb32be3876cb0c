#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace raindelay::study {

/// Many questions at once: the p-values, each raised so that whoever believes all answers with at
/// most alpha is wrong about any of them with a probability of at most alpha, however the questions
/// hang together (S. Holm 1979, "A Simple Sequentially Rejective Multiple Test Procedure"). With
/// p-values that hold at any time (study/confidence.h), so do these. In the order of the questions.
[[nodiscard]] std::vector<double> holm(std::span<const double> p);

/// The p-value of evidence that is at most 1 in the mean while the null is true (an e-value).
[[nodiscard]] inline double pOfEvidence(double e) {
  return e > 1 ? 1 / e : 1;
}

}  // namespace raindelay::study
