#include "lab/arena_file.h"

#include <cmath>
#include <optional>

#include "core/limits.h"
#include "match/json_reading.h"

namespace raindelay::lab {

using terminal::Json;

namespace {

/// The scores of a round's line, shares of one; nothing if it isn't that round's.
std::optional<std::vector<double>> scoresOf(const nlohmann::json& line, std::size_t round,
                                            std::size_t players) {
  if (valueIn(line, "round") != round) return std::nullopt;
  const auto& scores = valueIn(line, "scores");
  if (!scores.is_array() || scores.size() != players) return std::nullopt;
  std::vector<double> all;
  double sum = 0;
  for (const auto& score : scores) {
    const double share = score.is_number() ? score.get<double>() : -1;
    if (!(share >= 0 && share <= 1)) return std::nullopt;
    sum += share;
    all.push_back(share);
  }
  constexpr double kRounding = 1e-6;
  if (std::abs(sum - 1) > kRounding) return std::nullopt;
  return all;
}

}  // namespace

Result<ArenaFile> ArenaFile::open(const std::string& path, const Json& header) {
  std::vector<std::vector<double>> all;
  const JsonLinesFile::Reading reading{
      "an arena", kMaxArenaBytes,
      [&](const nlohmann::json& line) -> Result<void> {
        if (line == nlohmann::json(header)) return {};
        return Error{
            "this file holds another match-up: other players, options, cards, seed or "
            "levels; give --out a new one"};
      },
      [&](const nlohmann::json& line) -> Result<void> {
        auto scores = scoresOf(line, all.size(), header["players"].size());
        if (!scores) return Error{"not the line of round " + std::to_string(all.size())};
        all.push_back(*std::move(scores));
        return {};
      }};
  Result<JsonLinesFile> file = JsonLinesFile::open(path, header.dump(), reading);
  if (!file) return file.error();
  return ArenaFile(*std::move(file), std::move(all));
}

Result<void> ArenaFile::append(const std::vector<double>& scores) {
  const Json line = {{"round", scores_.size()}, {"scores", scores}};
  if (auto done = file_.append(line.dump()); !done) return done;
  scores_.push_back(scores);
  return {};
}

}  // namespace raindelay::lab
