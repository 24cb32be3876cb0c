#include "study/sensitivity.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/nearest.h"
#include "study/comparison_report.h"
#include "study/quadratic.h"
#include "study/race.h"
#include "study/worth.h"
#include "study/zipped.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

constexpr double kSensingAlpha = 0.05;
constexpr int kMiddle = 1;
constexpr std::array<int, 2> kEnds = {0, 2};

Amount ofPairs(double value) {
  return {value, 0};
}

/// A figure of a number that was turned one way, as far as it was played.
struct Turned {
  Paired seen;
  std::int64_t pairs = 0;

  /// How much it matters. What has changed nothing in so many pairs counts as nothing.
  [[nodiscard]] Interval magnitude() const {
    const Spread& change = seen.change();
    const bool never =
        change.count() >= AsymptoticSequence::kFirstLook && change.min() == 0 && change.max() == 0;
    return never ? Interval{0, 0} : magnitudeOf(seen.changeInterval());
  }
};

/// One level's measurements.
class SensingLevel {
 public:
  SensingLevel(const Sensing& asked, const ResultsHeader& header, const LineUp& lineUp,
               Measuring& measuring)
      : asked_(asked), header_(header), lineUp_(lineUp), measuring_(measuring) {
    for (std::size_t i = 0; i < asked_.numbers.size(); ++i) {
      for (const int end : kEnds) {
        DialValues values = valuesNow(asked_.numbers);
        values[i] = end;
        if (measuring_.playable(cellsAt(asked_.numbers, values))) ends_[{i, end}] = 0;
      }
    }
  }

  /// Races the numbers by each figure.
  void measure() {
    for (std::size_t k = 0; k < asked_.figures.figures.size(); ++k) raceBy(k);
    std::vector<LevelComparison> answers;
    for (const auto& [end, pairs] : ends_) {
      answers.push_back(compare(asked_.figures, lineUp_.name(),
                                pairsAt(end.first, end.second, pairs), header_.decisions()));
    }
    raiseTogether(answers);
    std::size_t next = 0;
    for (const auto& [end, pairs] : ends_) answers_.emplace(end, std::move(answers[next++]));
  }
  [[nodiscard]] bool stopped() const { return stopped_; }

  [[nodiscard]] ReportSection ranking(std::size_t figure) const {
    std::vector<Ranked> ranked;
    for (const auto& [end, answer] : answers_) {
      ranked.push_back({asked_.numbers[end.first].said(end.second), &answer});
    }
    const std::string& name = header_.figures[asked_.figures.figures[figure]];
    ReportSection section = rankingSection(
        {"sensitivity",
         SAY("What each number does to %1, one less and one more, %2 on all seats: at most %3 "
             "pairs "
             "of matches"),
         {name, lineUp_.name(), ofPairs(static_cast<double>(asked_.most))}},
        "number", comparisonColumns({"base", SAY("as it is"), {}}, {"changed", SAY("changed"), {}}),
        std::move(ranked), figure);
    std::vector<std::string> unplayable;
    for (std::size_t i = 0; i < asked_.numbers.size(); ++i) {
      for (const int end : kEnds) {
        if (!ends_.contains({i, end})) unplayable.push_back(asked_.numbers[i].said(end));
      }
    }
    if (!unplayable.empty()) {
      section.lines.push_back(
          {"cant-be-played", SAY("Can't be played: %1."), {listOf(unplayable)}});
    }
    return section;
  }

  /// The numbers that are known to matter, the most first.
  [[nodiscard]] std::vector<std::size_t> known(std::size_t figure) const {
    std::map<std::size_t, double> sizes;
    for (const auto& [end, answer] : answers_) {
      if (answer.wayOf(figure) == 0) continue;
      double& size = sizes[end.first];
      size = std::max(size, Ranked{{}, &answer}.size(figure));
    }
    std::vector<std::size_t> numbers;
    for (const auto& [number, size] : sizes) numbers.push_back(number);
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
    return numbers;
  }

  /// Whose doing the figure's spread is, of the numbers that are known to matter.
  [[nodiscard]] std::optional<ReportSection> shares(std::size_t figure) {
    std::vector<std::size_t> numbers = known(figure);
    std::erase_if(numbers, [&](std::size_t i) {
      return !ends_.contains({i, kEnds[0]}) || !ends_.contains({i, kEnds[1]});
    });
    if (numbers.size() > Quadratic::kMostInputs) numbers.resize(Quadratic::kMostInputs);
    if (numbers.empty()) return std::nullopt;
    const std::vector<Sample> samples = samplesOf(numbers, figure);
    const std::vector<Interval> ranges(numbers.size(), Interval{0, 2});
    const auto fitted = Quadratic::fit(samples, ranges);
    if (stopped_) return std::nullopt;
    const std::string& name = header_.figures[asked_.figures.figures[figure]];
    ReportSection section{
        {"sobol",
         SAY("How much of the spread of %1 each number makes, %2 on all seats"),
         {name, lineUp_.name()}},
        "number",
        {{"total", {"total", SAY("in all"), {}}}, {"first", {"first", SAY("alone"), {}}}},
        {},
        {}};
    if (!fitted) {
      section.lines.push_back(
          {"no-quadratic", SAY("It can't be told: %1."), {fitted.error().message}});
      return section;
    }
    const std::vector<double> total = fitted->total();
    const std::vector<double> first = fitted->firstOrder();
    std::vector<std::size_t> order(numbers.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return total[a] > total[b]; });
    for (const std::size_t i : order) {
      section.table.push_back(
          {asked_.numbers[numbers[i]].name, {Amount{total[i], 3}, Amount{first[i], 3}}});
    }
    section.lines.push_back(
        {"sobol-are",
         SAY("Shares of the variance with each number between one less and one more (Sobol "
             "indices, %1 sets of values; the fit explains %2 of 1): alone, and with the "
             "others."),
         {ofPairs(static_cast<double>(samples.size())), Amount{fitted->explained(), 3}}});
    return section;
  }

 private:
  using End = std::pair<std::size_t, int>;  ///< a number, and its value

  [[nodiscard]] std::vector<CellPatch> cellsOf(const std::vector<End>& turned) const {
    DialValues values = valuesNow(asked_.numbers);
    for (const auto& [number, value] : turned) values[number] = value;
    return cellsAt(asked_.numbers, values);
  }

  /// So many pairs of the base and of the game with a number turned.
  std::vector<Pair> pairsAt(std::size_t number, int end, std::int64_t count) {
    const std::vector<Pair> base = played({}, count);
    return zipped(base, played(cellsOf({{number, end}}), count), {0, count});
  }

  std::vector<Pair> played(const std::vector<CellPatch>& cells, std::int64_t count) {
    const std::vector<Pair>& all = measuring_.pairs(lineUp_, cells, count);
    stopped_ = stopped_ || std::ssize(all) < count;
    return {all.begin(), all.begin() + std::min<std::ptrdiff_t>(count, std::ssize(all))};
  }

  void raceBy(std::size_t k) {
    const std::size_t figure = asked_.figures.figures[k];
    const bool share = asked_.figures.isShare(figure);
    const auto questions = static_cast<double>(ends_.size() * asked_.figures.figures.size());
    std::map<End, Turned> turned;
    for (const auto& [end, pairs] : ends_) {
      turned.emplace(end,
                     Turned{Paired({kSensingAlpha / questions, asked_.figures.pairs, share}), 0});
    }
    const RaceSpec spec{asked_.first, asked_.most, Quadratic::kMostInputs};
    const auto measure = [&](std::size_t i, std::int64_t pairs) {
      Interval size{0, 0};
      for (const int end : kEnds) {
        const auto at = turned.find({i, end});
        if (at == turned.end()) continue;
        Turned& one = at->second;
        const Interval before = one.magnitude();
        const bool enough = one.pairs > 0 && before.width() <= asked_.widths[k];
        if (!enough && !stopped_) {
          const std::vector<Pair> more = pairsAt(i, end, pairs);
          for (auto next = static_cast<std::size_t>(one.pairs); next < more.size(); ++next) {
            one.seen.add(more[next].mean(0, figure), more[next].mean(1, figure));
          }
          one.pairs = std::ssize(more);
          ends_[{i, end}] = std::max(ends_[{i, end}], one.pairs);
        }
        const Interval now = one.magnitude();
        size = {std::max(size.low, now.low), std::max(size.high, now.high)};
      }
      return size * -1;
    };
    const std::vector<Racer> racers = race(asked_.numbers.size(), spec, measure);
    // Those that are left are to be known as well as can be.
    for (std::size_t i = 0; i < racers.size(); ++i) {
      if (!racers[i].dropped) (void)measure(i, asked_.most);
    }
  }

  /// As it is, each number both ways, and two of them both up and both down: enough for every
  /// coefficient, and the products are measured twice.
  std::vector<Sample> samplesOf(const std::vector<std::size_t>& numbers, std::size_t k) {
    const std::size_t figure = asked_.figures.figures[k];
    std::vector<Sample> samples;
    const auto add = [&](const std::vector<std::size_t>& which, int value) {
      std::vector<End> turned;
      std::vector<double> inputs(numbers.size(), kMiddle);
      for (const std::size_t i : which) {
        turned.emplace_back(numbers[i], value);
        inputs[i] = value;
      }
      const std::vector<CellPatch> cells = cellsOf(turned);
      if (stopped_ || !measuring_.playable(cells)) return;
      double sum = 0;
      const std::vector<Pair> pairs = played(cells, asked_.most);
      for (const Pair& pair : pairs) sum += pair.mean(0, figure);
      if (!pairs.empty()) {
        samples.push_back({std::move(inputs), sum / static_cast<double>(pairs.size())});
      }
    };
    add({}, kMiddle);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (const int end : kEnds) add({i}, end);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (std::size_t j = i + 1; j < numbers.size(); ++j) {
        for (const int end : kEnds) add({i, j}, end);
      }
    }
    return samples;
  }

  const Sensing& asked_;
  const ResultsHeader& header_;
  const LineUp& lineUp_;
  Measuring& measuring_;
  std::map<End, std::int64_t> ends_;  ///< those that can be played, with their pairs
  std::map<End, LevelComparison> answers_;
  bool stopped_ = false;
};

/// The numbers that matter at every level.
ReportLine everywhereLine(const Sensing& asked, const std::string& figure,
                          const std::vector<std::vector<std::size_t>>& known) {
  std::vector<std::string> numbers;
  for (const std::size_t number : known.front()) {
    const bool everywhere =
        std::all_of(known.begin(), known.end(), [&](const std::vector<std::size_t>& level) {
          return std::count(level.begin(), level.end(), number) > 0;
        });
    if (everywhere) numbers.push_back(asked.numbers[number].name);
  }
  if (numbers.empty()) {
    return {
        "numbers-nowhere", SAY("%1: no number is known to matter at all levels played."), {figure}};
  }
  return {"numbers-everywhere",
          SAY("%1: known to matter at all levels played: %2."),
          {figure, listOf(numbers)}};
}

}  // namespace

Result<Sensing> sensingOf(const Study& study, std::size_t question, const KnownFigures& figures,
                          const deck::DataFrames& tables) {
  const Question& asked = study.questions[question];
  auto looked = comparingOf(study, asked, figures);
  if (!looked) return looked.error();
  looked->b = looked->a + 1;  // (The base, and what is zipped to it.)
  auto numbers = numberDials(study, asked, tables);
  if (!numbers) return numbers.error();
  Sensing sensing{question, *std::move(looked), *std::move(numbers), 50, study.stop.pairs, {}};
  sensing.first = std::min(study.stop.fewest, study.stop.pairs);
  for (const std::size_t figure : sensing.figures.figures) {
    double width = 0;
    for (const Bounds& bounds : study.stop.widths) {
      if (bounds.figure.text == figures.ids[figure]) width = bounds.most;
    }
    sensing.widths.push_back(width);
  }
  return sensing;
}

void addSensitivity(const Sensing& asked, const ResultsHeader& header,
                    std::span<const LineUp> levels, Measuring& measuring, Report& report) {
  const std::size_t count = asked.figures.figures.size();
  std::vector<std::vector<std::vector<std::size_t>>> known(count);
  for (const LineUp& lineUp : levels) {
    SensingLevel level(asked, header, lineUp, measuring);
    level.measure();
    for (std::size_t k = 0; k < count; ++k) {
      report.sections.push_back(level.ranking(k));
      known[k].push_back(level.known(k));
      if (auto shares = level.shares(k)) report.sections.push_back(*std::move(shares));
    }
    if (level.stopped()) {
      report.sections.back().lines.push_back(searchOpenLine());
      report.kept = false;
    }
  }
  if (levels.size() < 2) return;
  ReportSection all{
      {"sensitivity-levels", SAY("Numbers: what holds at which level"), {}}, "", {}, {}, {}};
  for (std::size_t k = 0; k < count; ++k) {
    all.lines.push_back(everywhereLine(asked, header.figures[asked.figures.figures[k]], known[k]));
  }
  report.sections.push_back(std::move(all));
}

#undef SAY

}  // namespace raindelay::study
