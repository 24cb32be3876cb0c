#include "study/ladder.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

ReportRow rungRow(const Rung& rung) {
  const Interval interval = rung.wins.interval();
  const auto bound = [&](double value) {
    return rung.wins.count() > 0 ? std::optional<Amount>({value, 3}) : std::nullopt;
  };
  return {rung.name,
          {Amount{rung.wins.mean(), 3}, bound(interval.low), bound(interval.high),
           Amount{rung.sameSeat, 3}, Amount{static_cast<double>(rung.wins.count()), 0}}};
}

}  // namespace

Rung rungOf(const std::string& name, std::size_t variant, std::span<const std::size_t> wins,
            std::span<const Pair> pairs) {
  const std::size_t seats = wins.size();
  const double fair = 1 / static_cast<double>(seats);
  Rung rung{name, BettingSequence({.null = fair}), 0, fair};
  double same = 0;
  for (const Pair& pair : pairs) {
    const std::vector<MatchFigures>& matches = pair.matches[variant];
    double won = 0;
    std::vector<std::size_t> bySeat(seats);
    for (std::size_t shift = 0; shift < matches.size(); ++shift) {
      // (Player `shift` sits in the first seat.)
      won += matches[shift][wins[(seats - shift) % seats]];
      for (std::size_t seat = 0; seat < seats; ++seat) {
        bySeat[seat] += matches[shift][wins[seat]] == 1 ? 1 : 0;
      }
    }
    rung.wins.add(won / static_cast<double>(matches.size()));
    for (const std::size_t count : bySeat) same += count == matches.size() ? 1 : 0;
  }
  rung.sameSeat = pairs.empty() ? 0 : same / static_cast<double>(pairs.size());
  return rung;
}

ReportSection ladderSection(const std::string& variant, std::span<const Rung> rungs) {
  ReportSection section{
      {"ladder", SAY("%1: what a level wins against the one before it"), {variant}},
      "levels",
      {{"wins", {"wins", SAY("wins"), {}}},
       {"low", {"low", SAY("from"), {}}},
       {"high", {"high", SAY("to"), {}}},
       {"same-seat", {"same-seat", SAY("same seat"), {}}},
       {"pairs", {"pairs", SAY("pairs"), {}}}},
      {},
      {{"same-seat-wins",
        SAY("Same seat: the share of pairs in which a seat wins whoever sits in it. The more, the "
            "more is luck."),
        {}}},
      {.none = rungs.empty() ? 0.5 : rungs.front().fair, .shared = true}};
  for (const Rung& rung : rungs) section.table.push_back(rungRow(rung));
  return section;
}

#undef SAY

Result<std::vector<std::size_t>> variantsOf(const Study& study, QuestionKind ask) {
  std::vector<std::size_t> all;
  for (const Question& question : study.questions) {
    if (question.ask != ask) continue;
    if (!question.variant.text.empty()) {
      const auto variant = study.variant(question.variant);
      if (!variant) return variant.error();
      all.push_back(*variant);
      continue;
    }
    for (std::size_t i = 0; i < study.variants.size(); ++i) {
      if (study.variants[i].twinOf.empty()) all.push_back(i);
    }
  }
  return all;
}

}  // namespace raindelay::study
