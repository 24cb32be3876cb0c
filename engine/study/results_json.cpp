#include "study/results_json.h"

#include "match/json_reading.h"

namespace raindelay::study {
namespace {

using nlohmann::json;

constexpr const char* kResultsFormat = "raindelay-results/1";

/// The match's figures; none if they aren't so many numbers (null: the match hasn't that one).
std::optional<MatchFigures> figuresIn(const json& list, std::size_t count) {
  if (!list.is_array() || list.size() != count) return std::nullopt;
  MatchFigures figures;
  for (const json& value : list) {
    if (!value.is_number() && !value.is_null()) return std::nullopt;
    figures.push_back(value.is_null() ? kNone : value.get<double>());
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

std::optional<std::pair<std::string, Pair>> pairIn(const json& line, const ResultsHeader& header) {
  const json& level = valueIn(line, "level");
  const json& number = valueIn(line, "pair");
  const json& matches = valueIn(line, "matches");
  const bool sound = level.is_string() && number.is_number_unsigned() && matches.is_array() &&
                     matches.size() == header.variants.size();
  if (!sound) return std::nullopt;
  Pair pair{number.get<std::int64_t>(), {}};
  for (const json& variant : matches) {
    const bool seated = variant.is_array() && !variant.empty() &&
                        variant.size() == matches[0].size() &&
                        variant.size() <= static_cast<std::size_t>(header.seats);
    if (!seated) return std::nullopt;
    auto& played = pair.matches.emplace_back();
    for (const json& match : variant) {
      auto figures = figuresIn(match, header.figures.size());
      if (!figures) return std::nullopt;
      played.push_back(*std::move(figures));
    }
  }
  return std::pair(level.get<std::string>(), std::move(pair));
}

}  // namespace raindelay::study
