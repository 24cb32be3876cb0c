#include "lab/arena_file.h"

#include <filesystem>
#include <utility>

#include "match/files.h"
#include "match/json_reading.h"

namespace raindelay::lab {

using terminal::Json;

namespace {

/// The largest file that is read: some millions of rounds.
constexpr std::size_t kMostBytes = 256 * 1024 * 1024;

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

/// What is in the file; nothing if there is none yet.
Result<std::string> textOf(const std::string& path) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return std::string();
  Result<std::string> text = files::read(path, kMostBytes);
  if (!text || text->size() <= kMostBytes) return text;
  return Error{path + " is too large for the rounds of an arena (" +
               std::to_string(kMostBytes / 1024 / 1024) + " MiB at most)"};
}

}  // namespace

Result<ArenaFile> ArenaFile::open(const std::string& path, const Json& header) {
  ArenaFile file(path);
  const auto read = textOf(path);
  if (!read) return read.error();
  const std::string_view text = *read;
  // A torn last line is played again.
  std::size_t whole = 0;
  std::size_t number = 0;
  for (std::size_t end = 0; (end = text.find('\n', whole)) != std::string::npos; whole = end + 1) {
    const auto line = parseObject(text.substr(whole, end - whole));
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
    std::error_code failed;
    std::filesystem::resize_file(path, whole, failed);
    if (failed) return Error{path + ": " + failed.message()};
  }
  file.out_.open(path, std::ios::binary | std::ios::app);
  if (number == 0) file.out_ << header.dump() << '\n' << std::flush;
  if (!file.out_) return Error{path + " can't be written"};
  return file;
}

Result<void> ArenaFile::append(const std::vector<double>& scores) {
  out_ << Json({{"round", scores_.size()}, {"scores", scores}}).dump() << '\n' << std::flush;
  if (!out_) return Error{path_ + " can't be written"};
  scores_.push_back(scores);
  return {};
}

}  // namespace raindelay::lab
