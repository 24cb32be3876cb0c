#include "study/enough.h"

#include "core/nearest.h"

namespace raindelay::study {

Result<Stop> stopOf(const Study& study, const std::vector<std::string>& figures,
                    std::vector<Comparing> asked) {
  Stop stop{study.stop, {}, std::move(asked)};
  const std::vector<std::string_view> known(figures.begin(), figures.end());
  for (const Bounds& width : study.stop.widths) {
    const auto figure = indexOf("figure", width.figure.text, known);
    if (!figure) return study.error(width.figure.line, figure.error().message);
    stop.widths.push_back(*figure);
  }
  return stop;
}

Enough::Enough(const Stop& stop) : stop_(stop) {
  for (const Comparing& asked : stop.asked) {
    auto& widths = widths_.emplace_back();
    for (const std::size_t figure : stop.widths) widths.push_back(asked.paired(figure));
    auto& bounds = bounds_.emplace_back();
    for (const Bound& bound : asked.bounds) bounds.push_back(asked.paired(bound.figure));
  }
}

void Enough::add(const Pair& pair) {
  ++pairs_;
  for (std::size_t i = 0; i < stop_.asked.size(); ++i) {
    const Comparing& asked = stop_.asked[i];
    for (std::size_t w = 0; w < widths_[i].size(); ++w)
      asked.add(pair, stop_.widths[w], widths_[i][w]);
    for (std::size_t b = 0; b < bounds_[i].size(); ++b)
      asked.add(pair, asked.bounds[b].figure, bounds_[i][b]);
  }
  if (pairs_ >= stop_.rule.pairs) reached_ = true;
  if (pairs_ >= stop_.rule.fewest && (narrow() || decided())) reached_ = true;
}

bool Enough::narrow() const {
  for (const std::vector<Paired>& question : widths_) {
    for (std::size_t i = 0; i < question.size(); ++i) {
      const Interval interval = question[i].changeInterval();
      if (!(interval.width() <= stop_.rule.widths[i].most)) return false;
    }
  }
  return !stop_.widths.empty() && !widths_.empty();
}

bool Enough::decided() const {
  bool any = false;
  for (std::size_t i = 0; i < bounds_.size(); ++i) {
    for (std::size_t b = 0; b < bounds_[i].size(); ++b) {
      any = true;
      if (verdictOf(stop_.asked[i].bounds[b], bounds_[i][b]) == BoundVerdict::kOpen) return false;
    }
  }
  return any && stop_.rule.decided;
}

std::span<const Pair> counting(const Stop& stop, std::span<const Pair> pairs) {
  Enough enough(stop);
  std::size_t count = 0;
  while (count < pairs.size() && !enough.reached()) enough.add(pairs[count++]);
  return pairs.first(count);
}

}  // namespace raindelay::study
