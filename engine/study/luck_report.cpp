#include "study/luck_report.h"

#include <algorithm>
#include <cmath>

#include "study/confidence.h"
#include "study/control_variate.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

/// A seat's wins of a variant, pair by pair.
struct SeatLuck {
  SeatLuck(double fair, double pairs)
      : wins({.null = fair}), without({.target = pairs, .null = fair}) {}

  Spread figure;
  BettingSequence wins;
  AsymptoticSequence without;

  void add(double won, double wonWithout) {
    figure.add(won);
    wins.add(won);
    without.add(wonWithout);
  }

  [[nodiscard]] std::vector<std::optional<Amount>> cells() const {
    const auto shown = [](double value) { return Amount{value, 3}; };
    const Interval with = wins.interval();
    const Interval less = without.interval();
    const bool known = less.isBounded();
    const double saved = savedBy(figure, without.seen());
    return {shown(wins.mean()),
            shown(with.low),
            shown(with.high),
            shown(without.mean()),
            known ? std::optional(shown(less.low)) : std::nullopt,
            known ? std::optional(shown(less.high)) : std::nullopt,
            std::isfinite(saved) ? std::optional(Amount{saved, 1}) : std::nullopt};
  }
};

std::optional<std::size_t> indexIn(const ResultsHeader& header, const std::string& id) {
  const auto found = std::find(header.figures.begin(), header.figures.end(), id);
  if (found == header.figures.end()) return std::nullopt;
  return static_cast<std::size_t>(found - header.figures.begin());
}

}  // namespace

std::optional<ReportSection> luckSection(const ResultsHeader& header,
                                         std::span<const std::size_t> variants,
                                         const std::string& level, std::span<const Pair> pairs) {
  if (!indexIn(header, "wins-without-luck.0")) return std::nullopt;
  const auto count = static_cast<double>(pairs.size());
  const double fair = 1.0 / header.seats;
  ReportSection section{{"luck",
                         SAY("Wins without luck, %1 on all seats: %2 pairs of matches"),
                         {level, Amount{count, 0}}},
                        "wins",
                        {{"wins", {"wins", SAY("wins"), {}}},
                         {"wins-low", {"low", SAY("from"), {}}},
                         {"wins-high", {"high", SAY("to"), {}}},
                         {"without", {"without-luck", SAY("without luck"), {}}},
                         {"low", {"low", SAY("from"), {}}},
                         {"high", {"high", SAY("to"), {}}},
                         {"saved", {"saved", SAY("saved"), {}}}},
                        {},
                        {{"luck-is",
                          SAY("Luck is what each draw gave by the computer players' judgement, "
                              "less what it gives in the mean: without it wins have the same mean. "
                              "Saved: how many times as many matches would tell as much."),
                          {}}},
                        {.none = fair, .shared = true}};
  for (const std::size_t variant : variants) {
    for (int seat = 0; seat < header.seats; ++seat) {
      const std::string at = "." + std::to_string(seat);
      const std::size_t wins = *indexIn(header, "wins" + at);
      const std::size_t without = *indexIn(header, "wins-without-luck" + at);
      SeatLuck luck(fair, count);
      for (const Pair& pair : pairs)
        luck.add(pair.mean(variant, wins), pair.mean(variant, without));
      section.table.push_back({header.variants[variant].name + ", wins" + at, luck.cells()});
    }
  }
  return section;
}

#undef SAY

}  // namespace raindelay::study
