#include "shelf/match_summary.h"

#include <algorithm>

#include "match/json_reading.h"
#include "shelf/shelf.h"

namespace raindelay::shelf {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 3> kReadings{"whole", "partly", "not"};
constexpr std::size_t kMostFigures = 1000;

/// The sentence without what somebody who edits the file would do about it.
std::string withoutAdvice(const std::string& sentence) {
  return sentence.substr(0, sentence.find("; up to line "));
}

int standingChoices(const Match& match) {
  const auto& steps = match.steps();
  return static_cast<int>(std::count_if(steps.begin(), steps.end(), [](const Step& step) {
    return step.by && !step.undoTo && !step.undone;
  }));
}

void tellStanding(const Match& match, MatchSummary& summary) {
  const Standing standing = match.result();
  for (std::size_t seat = 0; seat < match.setup().players.size(); ++seat) {
    summary.score[seat] = standing.score[seat];
  }
  if (standing.winner) summary.winner = standing.winner->index();
  summary.decided = standing.decided;
  summary.over = match.turn().kind == Turn::Kind::kOver;
  summary.decisions = standingChoices(match);
  for (const Figure& figure : match.figures()) {
    summary.figures[std::string(figure.id)] = {figure.value, figure.ofSeats};
  }
}

void tellDamage(const Opened& opened, std::string_view text, MatchSummary& summary) {
  const Replayed& replayed = opened.replayed;
  summary.lines =
      static_cast<int>(std::count(text.begin(), text.end(), '\n')) + (text.ends_with('\n') ? 0 : 1);
  const auto& lines = opened.record.lines;
  summary.good = replayed.lines == 0 ? 1 : lines[replayed.lines - 1].fileLine;
  if (replayed.damage) {
    summary.reading = Reading::kPartly;
    summary.problem = withoutAdvice(replayed.damage->message);
  } else if (!replayed.complete) {
    summary.reading = Reading::kPartly;
    summary.problem =
        "some of its draws aren't in the file but left to its seed, so it can't be "
        "resumed in place";
  }
}

/// The value of a field that must be there, of this type.
template <class T>
bool takeValue(const Json& json, const char* key, T& value) {
  const auto found = json.find(key);
  if (found == json.end()) return false;
  if constexpr (std::is_same_v<T, bool>) {
    if (!found->is_boolean()) return false;
  } else if constexpr (std::is_integral_v<T>) {
    if (!found->is_number_integer()) return false;
  } else {
    if (!found->is_string()) return false;
  }
  value = found->get<T>();
  return true;
}

bool takeReading(const Json& json, MatchSummary& summary) {
  std::string word;
  if (!takeValue(json, "reading", word)) return false;
  const auto found = std::find(kReadings.begin(), kReadings.end(), word);
  if (found == kReadings.end()) return false;
  summary.reading = static_cast<Reading>(found - kReadings.begin());
  return takeValue(json, "problem", summary.problem) && takeValue(json, "lines", summary.lines) &&
         takeValue(json, "good", summary.good);
}

/// First of the match, then of its seats.
Json jsonOf(const CountedFigure& counted) {
  Json json = {counted.value};
  for (const double ofSeat : counted.ofSeats) json.push_back(ofSeat);
  return json;
}

std::optional<CountedFigure> takeCounted(const Json& json) {
  const auto isNumber = [](const Json& one) { return one.is_number(); };
  if (!json.is_array() || json.empty() || !std::all_of(json.begin(), json.end(), isNumber)) {
    return std::nullopt;
  }
  const auto numbers = json.get<std::vector<double>>();
  return CountedFigure{numbers.front(), {numbers.begin() + 1, numbers.end()}};
}

bool takeStanding(const Json& json, MatchSummary& summary) {
  const auto score = json.find("score");
  if (score == json.end() || !score->is_array()) return false;
  for (const Json& one : *score) {
    if (!one.is_number_integer()) return false;
    summary.score.push_back(one.get<int>());
  }
  if (summary.score.size() != summary.setup.players.size()) return false;
  int winner = 0;
  if (takeValue(json, "winner", winner)) summary.winner = winner;
  const auto figures = json.find("figures");
  if (figures == json.end() || !figures->is_object()) return false;
  for (const auto& item : figures->items()) {
    const auto counted = takeCounted(item.value());
    if (!counted) return false;
    summary.figures[item.key()] = *counted;
  }
  return takeValue(json, "decided", summary.decided) && takeValue(json, "over", summary.over) &&
         takeValue(json, "decisions", summary.decisions);
}

}  // namespace

MatchSummary summarize(std::string_view text, std::string_view name) {
  MatchSummary summary;
  if (const Result<Record> record = parseRecord(text, name)) summary.setup = record->setup;
  summary.score.resize(summary.setup.players.size());
  const Result<Opened> opened = openRecord(text, name);
  if (!opened) {
    summary.reading = Reading::kNot;
    summary.problem = opened.error().message;
    return summary;
  }
  summary.setup = opened->record.setup;
  tellStanding(opened->match(), summary);
  if (opened->replayed.damage || !opened->replayed.complete) tellDamage(*opened, text, summary);
  return summary;
}

std::string summaryText(const MatchSummary& summary) {
  Json json;
  json["header"] = summary.setup.game.empty() ? "" : headerLine(summary.setup);
  json["score"] = summary.score;
  if (summary.winner) json["winner"] = *summary.winner;
  json["decided"] = summary.decided;
  json["over"] = summary.over;
  json["decisions"] = summary.decisions;
  json["figures"] = Json::object();
  for (const auto& [name, counted] : summary.figures) json["figures"][name] = jsonOf(counted);
  json["reading"] = kReadings[static_cast<std::size_t>(summary.reading)];
  json["problem"] = summary.problem;
  json["lines"] = summary.lines;
  json["good"] = summary.good;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<MatchSummary> parseSummary(std::string_view text) {
  const Result<JsonRead> json = parseJson(text, {.keys = kMostFigures});
  if (!json || !json->is_object()) return std::nullopt;
  MatchSummary summary;
  std::string header;
  if (!takeValue(*json, "header", header)) return std::nullopt;
  if (!header.empty()) {
    const Result<Record> record = parseRecord(header, "header");
    if (!record) return std::nullopt;
    summary.setup = record->setup;
  }
  if (!takeStanding(*json, summary) || !takeReading(*json, summary)) return std::nullopt;
  return summary;
}

}  // namespace raindelay::shelf
