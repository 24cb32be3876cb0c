#include "study/results_json.h"

#include <algorithm>
#include <cmath>

#include "match/json_reading.h"

namespace raindelay::study {
namespace {

using nlohmann::json;

constexpr const char* kResultsFormat = "raindelay-results/1";

/// The largest size of a figure: sums of squares of as many as there can be stay finite.
constexpr double kMostFigure = 1e15;
/// By how much a share may lie outside of 0 … 1, as sums are rounded.
constexpr double kRounding = 1e-9;

Error notAPair() {
  return {"not the line of a pair of matches of this study"};
}

/// Returns true if a match can have the figure (not a number: it hasn't that one).
bool canBe(const std::string& figure, double value, const ResultsHeader& header) {
  if (std::isnan(value)) return figure != "decisions" && !figure.starts_with("wins.");
  const auto& shares = header.shares;
  if (std::find(shares.begin(), shares.end(), figure) != shares.end())
    return -kRounding <= value && value <= 1 + kRounding;
  return std::abs(value) <= kMostFigure && (figure != "decisions" || value >= 0);
}

/// The match's figures.
Result<MatchFigures> figuresIn(const json& list, const ResultsHeader& header) {
  if (!list.is_array() || list.size() != header.figures.size()) return notAPair();
  MatchFigures figures;
  for (const json& value : list) {
    if (!value.is_number() && !value.is_null()) return notAPair();
    const std::string& figure = header.figures[figures.size()];
    figures.push_back(value.is_null() ? kNone : value.get<double>());
    if (!canBe(figure, figures.back(), header)) {
      return Error{"the figure " + figure + " of a match can't be " + value.dump()};
    }
  }
  return figures;
}

}  // namespace

OrderedJson playedJson(const ResultsHeader& header) {
  OrderedJson made;
  made["game"] = header.game;
  made["rules"] = header.rulesVersion;
  made["program"] = header.program;
  made["seats"] = header.seats;
  made["seed"] = seedText(header.seed);
  made["variants"] = OrderedJson::array();
  for (const ResultsHeader::Played& each : header.variants) {
    made["variants"].push_back(
        {{"name", each.name}, {"cards", each.cards}, {"options", each.options}});
  }
  made["figures"] = header.figures;
  return made;
}

OrderedJson headerJson(const ResultsHeader& header) {
  OrderedJson made = {{"format", kResultsFormat}, {"study", header.hash()}};
  made.update(playedJson(header));
  made["share"] = {header.share.index + 1, header.share.of};
  return made;
}

Result<Share> shareIn(const json& line, const ResultsHeader& header) {
  if (!isText(valueIn(line, "format"), kResultsFormat)) {
    return Error{"this file holds no results of a study"};
  }
  if (valueIn(line, "study") != header.hash()) {
    return Error{
        "these are the results of another study: of another game, other variants, cards, "
        "options, seats or another seed"};
  }
  if (valueIn(line, "program") != header.program) {
    return Error{"these are the results of another version of this program (" +
                 valueIn(line, "program").dump() + "), whose players may play otherwise"};
  }
  const json& share = valueIn(line, "share");
  const auto of =
      share.is_array() && share.size() == 2 ? numberFrom(share[1], 1'000'000) : std::nullopt;
  const auto index = of ? numberFrom(share[0], *of) : std::nullopt;
  if (!index || *index == 0) return Error{"it doesn't say which share of the results it holds"};
  const Share found{*index - 1, *of};
  ResultsHeader same = header;
  same.share = found;
  if (line != json(headerJson(same))) {
    return Error{"the first line isn't as this program writes it"};
  }
  return found;
}

OrderedJson pairJson(const std::string& level, const Pair& pair) {
  return {{"level", level}, {"pair", pair.number}, {"matches", pair.matches}};
}

Result<std::pair<std::string, Pair>> pairIn(const json& line, const ResultsHeader& header) {
  const json& level = valueIn(line, "level");
  const json& number = valueIn(line, "pair");
  const json& matches = valueIn(line, "matches");
  const bool sound = level.is_string() && number.is_number_unsigned() && matches.is_array() &&
                     matches.size() == header.variants.size();
  if (!sound) return notAPair();
  const auto lineUp = lineUpCalled(level.get<std::string>(), header.seats);
  if (!lineUp) return Error{"there are no players called " + level.dump()};
  Pair pair{number.get<std::int64_t>(), {}};
  for (const json& variant : matches) {
    if (!variant.is_array() || variant.size() != lineUp->seatings()) return notAPair();
    auto& played = pair.matches.emplace_back();
    for (const json& match : variant) {
      auto figures = figuresIn(match, header);
      if (!figures) return figures.error();
      played.push_back(*std::move(figures));
    }
  }
  return std::pair(level.get<std::string>(), std::move(pair));
}

}  // namespace raindelay::study
