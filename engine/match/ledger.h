#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "match/scorebook.h"

namespace raindelay {

/// Outcomes that count as one: a sum of dice, a suit.
struct LedgerRow {
  Value group;
  int came = 0;
  /// How often it was to come: the sum of its chances in each draw.
  double expected = 0;
};

/// What a source of chance brought, or several of one name.
struct LedgerPart {
  Sentence name;
  int draws = 0;
  std::vector<LedgerRow> rows;  ///< in the order of their numbers
  /// The share of matches with as many fair draws that stray at least as far from what is expected,
  /// above 0 to 1; none if there are too few draws to tell.
  std::optional<double> share;
};

/// Whether those who ask learned what step `step`, an outcome of chance, was.
using Learned = std::function<bool(std::size_t step)>;

/// What chance brought in those of the first `steps` steps that stand, against what was to be
/// expected. Counted is what was
/// `learned`, and expected by what one could know then: where others drew unseen from the same
/// cards, each of the cards that they may have is as likely as another.
[[nodiscard]] std::vector<LedgerPart> ledgerOf(const Match& match, const Learned& learned,
                                               std::size_t steps = kAllSteps);
/// How even it is, in words.
[[nodiscard]] Sentence evennessOf(const LedgerPart& part);
/// As tables, for what prints and exports a scorebook's.
[[nodiscard]] Scorebook ledgerBook(const std::vector<LedgerPart>& ledger);

}  // namespace raindelay
