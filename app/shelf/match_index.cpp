#include "shelf/match_index.h"

#include <utility>

#include "core/limits.h"
#include "match/json_reading.h"

namespace raindelay::shelf {

namespace {

using Json = nlohmann::json;

constexpr const char* kFormat = "raindelay-index/1";
/// As many matches as so many bytes can tell of, under names as long as a disk takes them.
constexpr JsonBounds kBounds{.keys = 100'000, .keyBytes = 1000, .values = 5'000'000};

bool same(const files::Facts& a, const files::Facts& b) {
  return a.bytes == b.bytes && a.written == b.written && a.changed == b.changed;
}

}  // namespace

MatchIndex::MatchIndex(std::string path, std::string app)
    : path_(std::move(path)), app_(std::move(app)) {}

void MatchIndex::load() {
  known_.clear();
  changed_ = false;
  const Result<std::string> text = files::read(path_, kMaxIndexBytes);
  if (!text || text->size() > kMaxIndexBytes) return;
  const Result<JsonRead> json = parseJson(*text, kBounds);
  if (!json || !json->is_object() || !isText(valueIn(*json, "format"), kFormat) ||
      valueIn(*json, "app") != app_ || !json->contains("matches")) {
    return;
  }
  for (const auto& item : json->at("matches").items()) {
    const Json& one = item.value();
    if (!one.is_object()) continue;
    const Json& facts = valueIn(one, "facts");
    const auto number = [&](std::size_t i) { return facts[i].is_number_integer(); };
    if (!facts.is_array() || facts.size() != 3 || !number(0) || !number(1) || !number(2)) continue;
    auto summary = parseSummary(valueIn(one, "summary").dump());
    if (!summary) continue;
    known_[item.key()] = {
        {facts[0].get<std::uint64_t>(), facts[1].get<std::int64_t>(), facts[2].get<std::int64_t>()},
        *std::move(summary)};
  }
}

void MatchIndex::save() {
  if (!changed_) return;
  Json json;
  json["format"] = kFormat;
  json["app"] = app_;
  json["matches"] = Json::object();
  for (const auto& [name, known] : known_) {
    json["matches"][name] = {
        {"facts", {known.facts.bytes, known.facts.written, known.facts.changed}},
        {"summary", Json::parse(summaryText(known.summary))}};
  }
  const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  changed_ = !files::write(path_, text, files::Existing::kReplace, files::Readers::kOwner).ok();
}

std::optional<MatchSummary> MatchIndex::find(const std::string& name,
                                             const files::Facts& facts) const {
  const auto found = known_.find(name);
  if (found == known_.end() || !same(found->second.facts, facts)) return std::nullopt;
  return found->second.summary;
}

void MatchIndex::put(const std::string& name, const files::Facts& facts, MatchSummary summary) {
  known_[name] = {facts, std::move(summary)};
  changed_ = true;
}

}  // namespace raindelay::shelf
