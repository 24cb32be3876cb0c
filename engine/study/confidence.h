#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lab/spread.h"
#include "study/interval.h"

/// Confidence sequences: intervals that may be looked at after every observation. That one of them
/// ever misses the true mean has a probability of at most alpha, whenever somebody stops looking.
///
/// Observations are independent and alike, as pairs of matches with seeds of their own are (not the
/// matches of a pair); they are fed in one order, whatever threads played them.
namespace raindelay::study {

/// The mean of figures that have a least and a greatest value: shares, scores, their differences.
///
/// "Hedged capital" of I. Waudby-Smith, A. Ramdas, "Estimating means of bounded random variables by
/// betting" (JRSS B 2024, arXiv 2010.09686): at each possible mean somebody bets that the true one
/// is larger, and somebody that it is smaller; where either has got rich, it isn't the true one.
/// Bets are their predictable plug-in, at most half of what can't be lost. Holds for any number of
/// observations. An observation costs a step for each thousandth of the range that is in question.
class BettingSequence {
 public:
  struct Spec {
    double alpha = 0.05;
    double low = 0;   ///< no observation is less
    double high = 1;  ///< nor greater than this
    /// The mean that p() is about, between the two.
    double null = 0.5;
  };
  BettingSequence() : BettingSequence(Spec{}) {}
  explicit BettingSequence(const Spec& spec);
  /// Of differences of two figures in 0 … 1; p() is about there being none.
  [[nodiscard]] static BettingSequence ofDifferences(double alpha) {
    return BettingSequence({alpha, -1, 1, 0});
  }

  /// Takes an observation, `spec.low` … `spec.high`.
  void add(double x);

  /// All means that were never refuted, to a thousandth of the range, rounded outwards. It only
  /// ever shrinks; with a probability of at most alpha to nothing (low above high).
  [[nodiscard]] Interval interval() const;
  /// The smallest alpha at which the null would be refuted by now, if the bets were the same: a
  /// p-value that holds whenever somebody stops. At least 1e-12.
  [[nodiscard]] double p() const;
  [[nodiscard]] std::int64_t count() const { return seen_.count(); }
  [[nodiscard]] double mean() const { return spec_.low + range() * seen_.mean(); }

 private:
  /// Bets at each candidate that the true mean is larger. The larger the candidate, the less it
  /// brings.
  class Gambler {
   public:
    explicit Gambler(std::vector<double> candidates);
    /// `stake`: of the capital, for each unit by which x is above the candidate.
    void bet(double x, double stake);
    /// The largest candidate at which capital has ever reached this; 0 if none.
    [[nodiscard]] double largestAt(double capital) const;
    /// The greatest that capital at the candidate has ever been.
    [[nodiscard]] double peakAt(double candidate) const;

   private:
    std::vector<double> candidates_;  ///< ascending, above 0 and below 1
    std::vector<double> most_;        ///< the highest stake at each
    std::vector<double> capital_;
    std::vector<double> peak_;
    // Before it the matter is settled, behind it they have lost all.
    std::size_t begin_ = 0;
    std::size_t end_;
  };

  [[nodiscard]] double range() const { return spec_.high - spec_.low; }
  /// The null as a share of the range.
  [[nodiscard]] double nullShare() const { return (spec_.null - spec_.low) / range(); }

  Spec spec_;
  Gambler larger_;
  Gambler smaller_;  ///< of 1 - x, at 1 - candidate
  Spread seen_;      ///< as shares of the range
  double squares_ = 0;
};

/// The mean of any figures: I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy, A. Ramdas,
/// "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics
/// 2024, arXiv 2103.06476), their theorem 2.2. Like any interval by the central limit theorem it
/// holds the better the more observations there are, so that it says nothing before the fiftieth,
/// nor while all were the same.
class AsymptoticSequence {
 public:
  static constexpr std::int64_t kFirstLook = 50;

  struct Spec {
    double alpha = 0.05;
    /// The number of observations at which the interval is as narrow as this method can be; of no
    /// influence on what it promises.
    double target = 1000;
    double null = 0;  ///< the mean that p() is about
  };
  AsymptoticSequence() : AsymptoticSequence(Spec{}) {}
  explicit AsymptoticSequence(const Spec& spec);

  void add(double x);

  /// What all intervals so far have in common; likewise.
  [[nodiscard]] Interval interval() const { return interval_; }
  /// The smallest alpha at which the null would lie outside by now; holds whenever somebody stops.
  [[nodiscard]] double p() const;
  [[nodiscard]] const Spread& seen() const { return seen_; }
  [[nodiscard]] std::int64_t count() const { return seen_.count(); }
  [[nodiscard]] double mean() const { return seen_.mean(); }

 private:
  Spec spec_;
  double precision_;  ///< the paper's rho, squared
  Spread seen_;
  Interval interval_;
  double evidence_ = 0;  ///< against the null, the most there ever was, as a logarithm
};

}  // namespace raindelay::study
