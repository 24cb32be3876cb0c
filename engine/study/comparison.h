#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "study/paired.h"
#include "study/results.h"
#include "study/study.h"

/// A against B: what a change does to who wins, to each figure, and to the length of a match.
namespace raindelay::study {

/// Bounds of a figure, looked up.
struct Bound {
  enum class Of : std::uint8_t {
    kChange,  ///< a tolerance: of the change of its mean
    kMean,    ///< a target: of the changed game's mean
  };

  Of of = Of::kChange;
  std::size_t figure = 0;  ///< index in ResultsHeader::figures
  double least = 0;
  double most = 0;
};

/// What can be said of a match, by id.
struct KnownFigures {
  std::vector<std::string> ids;     ///< ResultsHeader::figures
  std::vector<std::string> shares;  ///< those of them that are 0 … 1 in every match
};

/// A question that compares two variants, looked up: indices in the results' header.
struct Comparing {
  std::size_t a = 0;                 ///< variant
  std::size_t b = 0;                 ///< the changed one
  std::vector<std::size_t> figures;  ///< to be told
  std::vector<Bound> bounds;
  double pairs = 1000;  ///< the most that the stop rule lets be played
  /// A card whose worth it tells: a is its neutral twin, b the game as it is; empty: another.
  std::string card = {};
  std::size_t question = 0;         ///< index of the study's question
  std::vector<std::size_t> shares;  ///< figures that are 0 … 1 in every match

  [[nodiscard]] bool isShare(std::size_t figure) const;
  /// What these pairs say of a figure.
  [[nodiscard]] Paired paired(std::size_t figure, std::span<const Pair> of = {}) const;
  void add(const Pair& pair, std::size_t figure, Paired& paired) const;
};

/// What a question asks of figures; of the variants `a` alone. Errors likewise.
[[nodiscard]] Result<Comparing> comparingOf(const Study& study, const Question& question,
                                            const KnownFigures& figures);

/// The comparisons that the study asks for, looked up among what is played. An error, with its
/// line, for a variant or figure that isn't there.
[[nodiscard]] Result<std::vector<Comparing>> comparingsOf(const Study& study,
                                                          const KnownFigures& figures);

/// Whether bounds are kept.
enum class BoundVerdict : std::uint8_t { kKept, kMissed, kOpen };
[[nodiscard]] BoundVerdict verdictOf(const Bound& bound, const Paired& figure);

/// How long matches are, in decisions.
struct Lengths {
  double p5 = 0, p50 = 0, p95 = 0, p99 = 0;
};

/// The answer at one level.
struct LevelComparison {
  std::string level;
  std::int64_t pairs = 0;
  std::vector<Paired> figures;         ///< those to be told, in their order
  std::vector<BoundVerdict> verdicts;  ///< of the bounds, in their order
  Lengths a, b;
  /// Of the figures, that they don't change: raised for all that is asked of the level (Holm).
  std::vector<double> p = {};
  std::size_t asked = 0;  ///< how many figures were asked about at the level, of all questions

  /// Whether a figure is known to change: 1 if it rises, -1 if it falls, else 0. At most 5 of 100
  /// levels have any that doesn't.
  [[nodiscard]] int wayOf(std::size_t figure) const;
};

/// Compares by all pairs given. `decisions` is the index of that figure.
[[nodiscard]] LevelComparison compare(const Comparing& asked, const std::string& level,
                                      std::span<const Pair> pairs, std::size_t decisions);

/// Raises the p of all answers of one level together.
void raiseTogether(std::span<LevelComparison> answers);

}  // namespace raindelay::study
