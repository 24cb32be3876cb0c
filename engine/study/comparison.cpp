#include "study/comparison.h"

#include <algorithm>

#include "core/nearest.h"
#include "lab/arena.h"
#include "study/holm.h"

namespace raindelay::study {
namespace {

using Ids = std::vector<std::string>;

Result<std::size_t> figureOf(const Study& study, const StudyWord& name, const Ids& ids) {
  const auto found =
      indexOf("figure", name.text, std::vector<std::string_view>(ids.begin(), ids.end()));
  if (!found) return study.error(name.line, found.error().message);
  return *found;
}

Result<void> addBounds(const Study& study, const std::vector<Bounds>& all, Bound::Of of,
                       const Ids& ids, Comparing& asked) {
  for (const Bounds& each : all) {
    const auto figure = figureOf(study, each.figure, ids);
    if (!figure) return figure.error();
    asked.bounds.push_back({of, *figure, each.least, each.most});
  }
  return {};
}

/// The figures of a match as a whole, and who wins: those of single seats are told if asked for.
bool isUsual(const std::string& id) {
  return id.find('.') == std::string::npos || id.starts_with("wins.") ||
         id.starts_with("wins-without-luck.");
}

Lengths lengthsOf(std::size_t variant, std::span<const Pair> pairs, std::size_t decisions) {
  std::vector<double> all;
  for (const Pair& pair : pairs) {
    for (const MatchFigures& match : pair.matches[variant]) all.push_back(match[decisions]);
  }
  return {quantile(all, 0.05), quantile(all, 0.5), quantile(all, 0.95), quantile(all, 0.99)};
}

}  // namespace

Result<Comparing> comparingOf(const Study& study, const Question& question,
                              const KnownFigures& figures) {
  const Ids& ids = figures.ids;
  const auto against = study.variant(question.against);
  if (!against) return against.error();
  Comparing asked;
  asked.a = *against;
  asked.pairs = static_cast<double>(study.stop.pairs);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (std::count(figures.shares.begin(), figures.shares.end(), ids[i]) > 0)
      asked.shares.push_back(i);
  }
  for (const StudyWord& name : question.figures) {
    const auto figure = figureOf(study, name, ids);
    if (!figure) return figure.error();
    asked.figures.push_back(*figure);
  }
  for (std::size_t i = 0; i < ids.size() && question.figures.empty(); ++i) {
    if (isUsual(ids[i])) asked.figures.push_back(i);
  }
  if (auto done = addBounds(study, question.tolerance, Bound::Of::kChange, ids, asked); !done) {
    return done.error();
  }
  if (auto done = addBounds(study, question.target, Bound::Of::kMean, ids, asked); !done) {
    return done.error();
  }
  return asked;
}

void Comparing::add(const Pair& pair, std::size_t figure, Paired& paired) const {
  paired.add(pair.mean(a, figure), pair.mean(b, figure));
}

bool Comparing::isShare(std::size_t figure) const {
  return std::count(shares.begin(), shares.end(), figure) > 0;
}

Paired Comparing::paired(std::size_t figure, std::span<const Pair> of) const {
  Paired paired({.target = pairs, .share = isShare(figure)});
  for (const Pair& pair : of) add(pair, figure, paired);
  return paired;
}

Result<std::vector<Comparing>> comparingsOf(const Study& study, const KnownFigures& figures) {
  std::vector<Comparing> all;
  for (std::size_t index = 0; index < study.questions.size(); ++index) {
    const Question& question = study.questions[index];
    const bool cards = question.ask == QuestionKind::kCards;
    if (question.ask != QuestionKind::kCompare && !cards) continue;
    const auto asked = comparingOf(study, question, figures);
    if (!asked) return asked.error();
    std::vector<std::size_t> changed;
    if (!question.variant.text.empty()) {
      const auto variant = study.variant(question.variant);
      if (!variant) return variant.error();
      changed = {*variant};
    }
    for (std::size_t i = 0; i < study.variants.size() && question.variant.text.empty(); ++i) {
      const Variant& variant = study.variants[i];
      const bool asksIt = cards ? variant.question == index : i != asked->a;
      if (asksIt && variant.twinOf.empty() != cards) changed.push_back(i);
    }
    for (const std::size_t variant : changed) {
      all.push_back(*asked);
      all.back().question = index;
      all.back().b = variant;
      if (cards) std::swap(all.back().a, all.back().b);
      all.back().card = study.variants[variant].twinOf;
    }
  }
  return all;
}

BoundVerdict verdictOf(const Bound& bound, const Paired& figure) {
  const bool change = bound.of == Bound::Of::kChange;
  const Interval interval = change ? figure.changeInterval() : figure.meanInterval();
  if (interval.lies(bound.least, bound.most)) return BoundVerdict::kKept;
  return interval.misses(bound.least, bound.most) ? BoundVerdict::kMissed : BoundVerdict::kOpen;
}

LevelComparison compare(const Comparing& asked, const std::string& level,
                        std::span<const Pair> pairs, std::size_t decisions) {
  LevelComparison answer;
  answer.level = level;
  answer.pairs = static_cast<std::int64_t>(pairs.size());
  for (const std::size_t figure : asked.figures) {
    answer.figures.push_back(asked.paired(figure, pairs));
    answer.p.push_back(answer.figures.back().p());
  }
  for (const Bound& bound : asked.bounds) {
    answer.verdicts.push_back(verdictOf(bound, asked.paired(bound.figure, pairs)));
  }
  answer.a = lengthsOf(asked.a, pairs, decisions);
  answer.b = lengthsOf(asked.b, pairs, decisions);
  answer.asked = answer.figures.size();
  return answer;
}

void raiseTogether(std::span<LevelComparison> answers) {
  std::vector<double> all;
  for (const LevelComparison& answer : answers)
    all.insert(all.end(), answer.p.begin(), answer.p.end());
  const std::vector<double> raised = holm(all);
  auto next = raised.begin();
  for (LevelComparison& answer : answers) {
    answer.asked = all.size();
    for (double& p : answer.p) p = *next++;
  }
}

int LevelComparison::wayOf(std::size_t figure) const {
  constexpr double kAlpha = 0.05;
  if (p[figure] > kAlpha) return 0;
  return figures[figure].change().mean() > 0 ? 1 : -1;
}

}  // namespace raindelay::study
