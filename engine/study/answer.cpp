#include "study/answer.h"

#include <algorithm>
#include <map>

#include "study/comparison_report.h"
#include "study/ladder.h"
#include "study/restriction.h"
#include "study/worth.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

ReportSection notMeasured(const std::vector<std::string>& levels,
                          const std::vector<Study::NoTwin>& noTwins) {
  ReportSection section{{"not-measured", SAY("Not measured"), {}}, "", {}, {}, {}};
  for (const std::string& level : levels) {
    section.lines.push_back(
        {"level-not-measured", SAY("%1: no pair of matches was played."), {level}});
  }
  for (const Study::NoTwin& none : noTwins) {
    section.lines.push_back({"card-not-measured",
                             SAY("%1: its neutral twin can't be played: %2"),
                             {none.card, none.why}});
  }
  return section;
}

/// The index of a figure that all matches have.
std::size_t figureIn(const ResultsHeader& header, const std::string& id) {
  const auto found = std::find(header.figures.begin(), header.figures.end(), id);
  return static_cast<std::size_t>(found - header.figures.begin());
}

/// By what all was found: enough to find it again.
std::vector<ReportLine> sourcesOf(const Study& study, const ResultsHeader& header) {
  std::vector<ReportLine> lines = {{"played",
                                    SAY("Rules %1, Rain Delay %2, seed %3; results of %4."),
                                    {std::to_string(header.rulesVersion), header.program,
                                     seedText(header.seed), header.hash()}}};
  for (const ResultsHeader::Played& each : header.variants) {
    lines.push_back({"cards", SAY("%1: cards %2."), {each.name, each.cards}});
  }
  lines.push_back({"again", SAY("The same numbers: raindelay-lab study run %1"), {study.fileName}});
  return lines;
}

#undef SAY

/// The indices of the figures `wins.0`, `wins.1` …
std::vector<std::size_t> winsOf(const ResultsHeader& header) {
  std::vector<std::size_t> wins;
  for (int seat = 0; seat < header.seats; ++seat) {
    wins.push_back(figureIn(header, "wins." + std::to_string(seat)));
  }
  return wins;
}

}  // namespace

Report answer(const Study& study, const ResultsHeader& header, const Asked& asked,
              const std::vector<LineUp>& lineUps, const Results& results) {
  const std::size_t decisions = figureIn(header, "decisions");
  const auto nameOf = [&](std::size_t variant) { return study.variants[variant].name.text; };
  Report report{{"study", RD_TEXT("StudyReport", "%1: %2"), {study.fileName, header.game}},
                sourcesOf(study, header),
                {},
                true};
  std::vector<std::string> open;
  for (const LineUp& lineUp : lineUps) {
    if (results.of(lineUp.name()).empty()) open.push_back(lineUp.name());
  }
  /// tell(name, pairs) for those that were played of which `which(lineUp)` is true.
  const auto forEach = [&](const auto& which, const auto& tell) {
    for (const LineUp& lineUp : lineUps) {
      const auto pairs = counting(asked.stop, results.of(lineUp.name()));
      if (which(lineUp) && !pairs.empty()) tell(lineUp.name(), pairs);
    }
  };
  // By comparison, then by level.
  const std::vector<Comparing>& comparings = asked.stop.asked;
  std::vector<std::vector<LevelComparison>> answers(comparings.size());
  forEach([](const LineUp& each) { return each.alike(); },
          [&](const std::string& level, std::span<const Pair> pairs) {
            std::vector<LevelComparison> own;
            for (const Comparing& question : comparings)
              own.push_back(compare(question, level, pairs, decisions));
            raiseTogether(own);
            for (std::size_t i = 0; i < own.size(); ++i) answers[i].push_back(std::move(own[i]));
          });
  for (std::size_t i = 0; i < comparings.size(); ++i) {
    const Comparing& question = comparings[i];
    if (!question.card.empty()) {
      const bool first = i == 0 || comparings[i - 1].question != question.question;
      if (first) addWorths(comparings, answers, i, header.figures, report);
      continue;
    }
    addComparison(question, {nameOf(question.a), nameOf(question.b), header.figures}, answers[i],
                  report);
    // What nobody has measured isn't kept.
    if (answers[i].empty() && !question.bounds.empty()) report.kept = false;
  }
  /// The rungs of a variant.
  const auto rungsOf = [&](std::size_t variant, const auto& which) {
    std::vector<Rung> rungs;
    forEach(which, [&](const std::string& levels, std::span<const Pair> pairs) {
      rungs.push_back(rungOf(levels, variant, winsOf(header), pairs));
    });
    return rungs;
  };
  /// By level, then by what is done without.
  const auto restrictionsOf = [&](std::size_t variant) {
    std::map<PlayerKind, RestrictedLevel> levels;
    for (const LineUp& lineUp : lineUps) {
      const auto pairs = counting(asked.stop, results.of(lineUp.name()));
      if (lineUp.without.empty() || pairs.empty()) continue;
      RestrictedLevel& level = levels[lineUp.players.front()];
      level.level = raindelay::nameOf(lineUp.players.front());
      level.rungs.push_back(rungOf(lineUp.without, variant, winsOf(header), pairs));
    }
    std::vector<RestrictedLevel> all;
    for (auto& [kind, level] : levels) all.push_back(std::move(level));
    return all;
  };
  for (const std::size_t variant : asked.ladders) {
    report.sections.push_back(
        ladderSection(nameOf(variant), rungsOf(variant, [](const LineUp& each) {
                        return !each.alike() && each.without.empty();
                      })));
  }
  for (const std::size_t variant : asked.restrictions) {
    addRestrictions(nameOf(variant), restrictionsOf(variant), report);
  }
  if (!open.empty() || !study.noTwins.empty())
    report.sections.push_back(notMeasured(open, study.noTwins));
  return report;
}

Result<Asked> askedOf(const Study& study, const KnownFigures& figures) {
  auto comparings = comparingsOf(study, figures);
  if (!comparings) return comparings.error();
  auto stop = stopOf(study, figures.ids, *std::move(comparings));
  if (!stop) return stop.error();
  auto ladders = variantsOf(study, QuestionKind::kLadder);
  if (!ladders) return ladders.error();
  auto restrictions = variantsOf(study, QuestionKind::kRestrict);
  if (!restrictions) return restrictions.error();
  return Asked{*std::move(stop), *std::move(ladders), *std::move(restrictions)};
}

}  // namespace raindelay::study
