// Writing a record.
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "match/record.h"
#include "match/record_lines.h"

namespace raindelay {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// A number if it is one, as a person would write it in JSON.
OrderedJson optionJson(const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool isNumber = error == std::errc() && stop == end && std::to_string(number) == text;
  return isNumber ? OrderedJson(number) : OrderedJson(text);
}

std::string dump(const OrderedJson& json) {
  return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::string hex(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.begin(), digits.end(), number, 16).ptr;
  const auto length = static_cast<std::size_t>(end - digits.begin());
  return std::string(digits.size() - length, '0') + std::string(digits.data(), length);
}

}  // namespace

std::string headerLine(const MatchSetup& setup, const DataTexts& tables) {
  OrderedJson json;
  json["format"] = kRecordFormat;
  json["game"] = setup.game;
  json["rules"] = setup.rulesVersion;
  json["cards"] = setup.cards;
  json["options"] = OrderedJson::object();
  for (const auto& [id, text] : setup.options) json["options"][id] = optionJson(text);
  json["players"] = OrderedJson::array();
  for (const SeatPlayer& player : setup.players) {
    json["players"].push_back({{"name", player.name}, {"kind", player.kind}});
  }
  json["seed"] = hex(setup.seed);
  if (!setup.pins.empty()) json["pins"] = setup.pins;
  if (setup.practice) json["practice"] = true;
  if (!setup.title.empty()) json["title"] = setup.title;
  json["created"] = setup.created;
  json["app"] = setup.app;
  if (!tables.empty()) json["tables"] = tables;
  return dump(json);
}

std::string stepLine(const Game& game, const Step& step) {
  OrderedJson json;
  json["by"] = step.by ? OrderedJson(step.by->index()) : OrderedJson("chance");
  if (step.undoTo) {
    json["undo"] = *step.undoTo;
  } else {
    json["do"] = game.text(step.action);
    if (step.byCoach) json["coach"] = true;
  }
  return dump(json);
}

std::string sumLine(const Sha256& before) {
  return dump({{kSumKey, before.digits()}});
}

std::string underHeader(const std::string& header, std::string_view text) {
  std::string out = header;
  bool summed = false;
  for (Lines lines(text); lines.next();) {
    if (lines.number() == 1) continue;
    const bool isSum = lines.line().starts_with(R"({"sum")");
    summed = summed || isSum;
    if (!isSum) out += lines.whole();
  }
  if (!summed) return out;
  Sha256 sum;
  sum.add(out);
  return out + sumLine(sum);
}

std::string recordText(const Match& match, const DataTexts& tables) {
  std::string text = headerLine(match.setup(), tables);
  for (const Step& step : match.steps()) text += stepLine(match.game(), step);
  return text;
}

}  // namespace raindelay
