#include "study/curve_report.h"

#include <algorithm>
#include <vector>

#include "lab/arena.h"
#include "study/confidence.h"
#include "study/followed.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

/// The figure's mean with its interval, and between what half the matches lie.
std::vector<std::optional<Amount>> curveCells(std::size_t variant, std::size_t figure, double fair,
                                              std::span<const Pair> pairs) {
  BettingSequence mean({.null = fair});
  std::vector<double> all;
  for (const Pair& pair : pairs) {
    mean.add(pair.mean(variant, figure));
    for (const MatchFigures& match : pair.matches[variant]) all.push_back(match[figure]);
  }
  const Interval interval = mean.interval();
  const auto shown = [](double value) { return Amount{value, 3}; };
  return {shown(mean.mean()), shown(interval.low), shown(interval.high), shown(quantile(all, 0.25)),
          shown(quantile(all, 0.75))};
}

}  // namespace

std::optional<ReportSection> curveSection(const ResultsHeader& header, std::size_t variant,
                                          const std::string& level, std::span<const Pair> pairs) {
  const auto first = std::find(header.figures.begin(), header.figures.end(), curveFigure(0));
  if (first == header.figures.end()) return std::nullopt;
  const auto begin = static_cast<std::size_t>(first - header.figures.begin());
  const double fair = 1.0 / header.seats;
  ReportSection section{
      {"curve",
       SAY("%1: the first seat's chance along the match, %2 on all seats: %3 pairs of matches"),
       {header.variants[variant].name, level, Amount{static_cast<double>(pairs.size()), 0}}},
      "match",
      {{"chance", {"mean", SAY("mean"), {}}},
       {"low", {"low", SAY("from"), {}}},
       {"high", {"high", SAY("to"), {}}},
       {"lower-quarter", {"lower-quarter", SAY("lower quarter"), {}}},
       {"upper-quarter", {"upper-quarter", SAY("upper quarter"), {}}}},
      {},
      {{"curve-is",
        SAY("The chance is the computer players' judgement, at each tenth of the turning points; "
            "the last is who won. Each interval of a mean holds for itself. Half the matches lie "
            "between the quarters."),
        {}}},
      {.none = fair, .shared = true, .curve = true}};
  for (std::size_t point = 0; point < kCurvePoints; ++point) {
    section.table.push_back({std::to_string(100 * point / (kCurvePoints - 1)) + "%",
                             curveCells(variant, begin + point, fair, pairs)});
  }
  return section;
}

#undef SAY

}  // namespace raindelay::study
