#include "study/answer.h"

#include <algorithm>
#include <map>

#include "study/comparison_report.h"
#include "study/ladder.h"
#include "study/luck_report.h"
#include "study/restriction.h"
#include "study/worth.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

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

/// The indices of the figures `wins.0`, `wins.1` …
std::vector<std::size_t> winsOf(const ResultsHeader& header) {
  std::vector<std::size_t> wins;
  for (int seat = 0; seat < header.seats; ++seat) {
    wins.push_back(figureIn(header, "wins." + std::to_string(seat)));
  }
  return wins;
}

/// Puts a report together, question by question.
class Answering {
 public:
  Answering(const Study& study, const ResultsHeader& header, const Asked& asked,
            const std::vector<LineUp>& lineUps, const Results& results)
      : study_(study), header_(header), asked_(asked), lineUps_(lineUps), results_(results) {}

  Report run() {
    compareAll();
    tellLuck();
    for (const std::size_t variant : asked_.ladders) {
      report_.sections.push_back(ladderSection(nameOf(variant), rungsOf(variant)));
    }
    for (const std::size_t variant : asked_.restrictions) {
      addRestrictions(nameOf(variant), restrictionsOf(variant), report_);
    }
    std::vector<std::string> open;
    for (const LineUp& lineUp : lineUps_) {
      if (results_.of(lineUp.name()).empty()) open.push_back(lineUp.name());
    }
    if (!open.empty() || !study_.noTwins.empty()) {
      report_.sections.push_back(notMeasured(open, study_.noTwins));
    }
    return std::move(report_);
  }

 private:
  [[nodiscard]] const std::string& nameOf(std::size_t variant) const {
    return study_.variants[variant].name.text;
  }
  /// tell(lineUp, pairs) for those that were played of which `which(lineUp)` is true.
  template <class Which, class Tell>
  void forEach(Which which, Tell tell) const {
    for (const LineUp& lineUp : lineUps_) {
      const auto pairs = counting(asked_.stop, results_.of(lineUp.name()));
      if (which(lineUp) && !pairs.empty()) tell(lineUp, pairs);
    }
  }

  /// The comparisons' answers, by comparison, then by level.
  [[nodiscard]] std::vector<std::vector<LevelComparison>> comparisons() const {
    const std::size_t decisions = header_.decisions();
    std::vector<std::vector<LevelComparison>> answers(asked_.stop.asked.size());
    forEach([](const LineUp& each) { return each.alike(); },
            [&](const LineUp& lineUp, std::span<const Pair> pairs) {
              std::vector<LevelComparison> own;
              for (const Comparing& question : asked_.stop.asked) {
                own.push_back(compare(question, lineUp.name(), pairs, decisions));
              }
              raiseTogether(own);
              for (std::size_t i = 0; i < own.size(); ++i) answers[i].push_back(std::move(own[i]));
            });
    return answers;
  }

  void compareAll() {
    const std::vector<Comparing>& comparings = asked_.stop.asked;
    const auto answers = comparisons();
    for (std::size_t i = 0; i < comparings.size(); ++i) {
      const Comparing& question = comparings[i];
      if (!question.card.empty()) {
        const bool first = i == 0 || comparings[i - 1].question != question.question;
        if (first) addWorths(comparings, answers, i, header_.figures, report_);
        continue;
      }
      addComparison(question, {nameOf(question.a), nameOf(question.b), header_.figures}, answers[i],
                    report_);
      // What nobody has measured isn't kept.
      if (answers[i].empty() && !question.bounds.empty()) report_.kept = false;
    }
  }

  /// Of the variants that somebody wrote.
  void tellLuck() {
    std::vector<std::size_t> variants;
    for (std::size_t i = 0; i < study_.variants.size(); ++i) {
      if (study_.variants[i].twinOf.empty()) variants.push_back(i);
    }
    forEach([](const LineUp& each) { return each.alike(); },
            [&](const LineUp& lineUp, std::span<const Pair> pairs) {
              auto section = luckSection(header_, variants, lineUp.name(), pairs);
              if (section) report_.sections.push_back(*std::move(section));
            });
  }

  /// The rungs of a variant's ladder.
  [[nodiscard]] std::vector<Rung> rungsOf(std::size_t variant) const {
    std::vector<Rung> rungs;
    forEach([](const LineUp& each) { return !each.alike() && each.without.empty(); },
            [&](const LineUp& lineUp, std::span<const Pair> pairs) {
              rungs.push_back(rungOf(lineUp.name(), variant, winsOf(header_), pairs));
            });
    return rungs;
  }

  /// By level, then by what is done without.
  [[nodiscard]] std::vector<RestrictedLevel> restrictionsOf(std::size_t variant) const {
    std::map<PlayerKind, RestrictedLevel> levels;
    forEach([](const LineUp& each) { return !each.without.empty(); },
            [&](const LineUp& lineUp, std::span<const Pair> pairs) {
              RestrictedLevel& level = levels[lineUp.players.front()];
              level.level = raindelay::nameOf(lineUp.players.front());
              level.rungs.push_back(rungOf(lineUp.without, variant, winsOf(header_), pairs));
            });
    std::vector<RestrictedLevel> all;
    for (auto& [kind, level] : levels) all.push_back(std::move(level));
    return all;
  }

  const Study& study_;
  const ResultsHeader& header_;
  const Asked& asked_;
  const std::vector<LineUp>& lineUps_;
  const Results& results_;
  Report report_{{"study", RD_TEXT("StudyReport", "%1: %2"), {study_.fileName, header_.game}},
                 sourcesOf(study_, header_),
                 {},
                 true};
};

}  // namespace

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

#undef SAY

Report answer(const Study& study, const ResultsHeader& header, const Asked& asked,
              const std::vector<LineUp>& lineUps, const Results& results,
              const std::vector<Solved>& solved) {
  Report report = Answering(study, header, asked, lineUps, results).run();
  if (!solved.empty()) report.sections.push_back(solvedSection(solved));
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
  auto exact = variantsOf(study, QuestionKind::kExact);
  if (!exact) return exact.error();
  return Asked{*std::move(stop), *std::move(ladders), *std::move(restrictions), *std::move(exact)};
}

}  // namespace raindelay::study
