#include "lab/arena_file.h"

#include "core/limits.h"
#include "match/json_reading.h"

namespace raindelay::lab {

using terminal::Json;

namespace {

/// The scores of a round's line, or nothing if it isn't that round's.
std::optional<std::vector<double>> scoresOf(const nlohmann::json& line, std::size_t round,
                                            std::size_t players) {
  if (line.value("round", nlohmann::json()) != round) return std::nullopt;
  const auto scores = line.value("scores", nlohmann::json());
  if (!scores.is_array() || scores.size() != players) return std::nullopt;
  std::vector<double> all;
  for (const auto& score : scores) {
    if (!score.is_number()) return std::nullopt;
    all.push_back(score.get<double>());
  }
  return all;
}

}  // namespace

Result<ArenaFile> ArenaFile::open(const std::string& path, const Json& header) {
  auto opened = files::Growing::open(path, files::Growing::Which::kAny, files::Readers::kUsual);
  if (!opened) return opened.error();
  ArenaFile file(*std::move(opened));
  const Result<std::string> content = file.file_.read(kMaxArenaBytes);
  if (!content) return content.error();
  if (content->size() > kMaxArenaBytes) {
    return Error{path + " is too large for an arena (" +
                 std::to_string(kMaxArenaBytes / kMegabyte) + " MiB at most)"};
  }
  const std::string& text = *content;
  // A torn last line is played again.
  std::size_t whole = 0;
  std::size_t number = 0;
  for (std::size_t end = 0; (end = text.find('\n', whole)) != std::string::npos; whole = end + 1) {
    const auto line = parseObject(std::string_view(text).substr(whole, end - whole));
    const std::string place = path + ":" + std::to_string(++number);
    if (!line) return Error{place + ": " + line.error().message};
    if (number == 1) {
      if (*line != nlohmann::json(header)) {
        return Error{place +
                     ": this file holds another match-up: other players, options, cards, "
                     "seed or levels; give --out a new one"};
      }
      continue;
    }
    auto scores = scoresOf(*line, file.scores_.size(), header["players"].size());
    if (!scores) {
      return Error{place + ": not the line of round " + std::to_string(file.scores_.size())};
    }
    file.scores_.push_back(*std::move(scores));
  }
  if (whole < text.size()) {
    if (const auto done = file.file_.cut(whole); !done) return done.error();
  }
  if (number == 0) {
    if (const auto done = file.file_.append(header.dump() + "\n"); !done) return done.error();
  }
  return file;
}

Result<void> ArenaFile::append(const std::vector<double>& scores) {
  const Json line = {{"round", scores_.size()}, {"scores", scores}};
  if (auto done = file_.append(line.dump() + "\n"); !done) return done;
  scores_.push_back(scores);
  return {};
}

}  // namespace raindelay::lab
