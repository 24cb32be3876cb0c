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
  /// The expected count: the sum of its chances in each draw.
  double expected = 0;
};

/// The outcomes of a source of chance, or of several of one name.
struct LedgerPart {
  Sentence name;
  int draws = 0;
  std::vector<LedgerRow> rows;  ///< in the order of their numbers
  /// The share of matches with as many fair draws that stray at least as far from what is expected,
  /// above 0 to 1; none if there are too few draws to tell.
  std::optional<double> share;
};

/// Returns true if those who ask learned what step `step`, an outcome of chance, was.
using Learned = std::function<bool(std::size_t step)>;

/// The outcomes of chance in those of the first `steps` steps that stand, against those expected.
/// Only `learned` outcomes are counted, and expectations follow from what one could know then:
/// where others drew unseen from the same cards, each of the cards that they may have is as likely
/// as another.
[[nodiscard]] std::vector<LedgerPart> ledgerOf(const Match& match, const Learned& learned,
                                               std::size_t steps = kAllSteps);
/// The part's evenness, in words.
[[nodiscard]] Sentence evennessOf(const LedgerPart& part);
/// The ledger as tables, for code that prints and exports a scorebook's.
[[nodiscard]] Scorebook ledgerBook(const std::vector<LedgerPart>& ledger);

}  // namespace raindelay
