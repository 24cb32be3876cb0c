#include "study/searches.h"

#include "study/answer.h"
#include "study/quadratic.h"

namespace raindelay::study {

std::int64_t Searches::mostMatches() const {
  std::int64_t matches = 0;
  for (const Sensing& sensing : sensings) {
    const auto numbers = std::ssize(sensing.numbers);
    const auto inputs = std::min<std::int64_t>(numbers, Quadratic::kMostInputs);
    matches += sensing.most * (1 + 2 * numbers + inputs * (inputs - 1));
  }
  for (const Targeting& targeting : targetings) {
    matches += targeting.spec.race.most * (1 + 2 * std::ssize(targeting.dials));
  }
  return matches;
}

Result<Searches> searchesOf(const Study& study, const KnownFigures& figures,
                            const deck::DataFrames& tables) {
  Searches searches;
  for (std::size_t i = 0; i < study.questions.size(); ++i) {
    if (study.questions[i].ask == QuestionKind::kSensitivity) {
      auto sensing = sensingOf(study, i, figures, tables);
      if (!sensing) return sensing.error();
      searches.sensings.push_back(*std::move(sensing));
    }
    if (study.questions[i].ask == QuestionKind::kTarget) {
      auto targeting = targetingOf(study, i, figures, tables);
      if (!targeting) return targeting.error();
      searches.targetings.push_back(*std::move(targeting));
    }
  }
  return searches;
}

ResultsHeader searchHeader(ResultsHeader header) {
  header.variants.resize(1);
  header.share = {};
  return header;
}

void addSearches(const Searches& searches, const ResultsHeader& header,
                 const SearchedLevels& levels, Measuring& measuring, Report& report) {
  if (searches.empty()) return;
  for (const Sensing& sensing : searches.sensings) {
    addSensitivity(sensing, header, levels.played, measuring, report);
  }
  for (const Targeting& targeting : searches.targetings) {
    addTarget(targeting, header, levels.played, measuring, report);
  }
  if (levels.open.empty()) return;
  report.sections.push_back(notMeasured(levels.open, {}));
  report.kept = false;
}

}  // namespace raindelay::study
