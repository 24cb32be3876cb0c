#include "lab/arena_file.h"

#include <filesystem>
#include <iterator>

namespace raindelay::lab {

using terminal::Json;

namespace {

Json parsed(const std::string& line) {
  return Json::parse(line, nullptr, false);
}

/// The scores of a round's line, or nothing if it isn't that round's.
std::optional<std::vector<double>> scoresOf(const Json& json, std::size_t round,
                                            std::size_t players) {
  if (!json.is_object() || json.value("round", Json()) != round) return std::nullopt;
  const Json scores = json.value("scores", Json());
  if (!scores.is_array() || scores.size() != players) return std::nullopt;
  std::vector<double> all;
  for (const Json& score : scores) {
    if (!score.is_number()) return std::nullopt;
    all.push_back(score.get<double>());
  }
  return all;
}

}  // namespace

Result<ArenaFile> ArenaFile::open(const std::string& path, const Json& header) {
  ArenaFile file;
  std::string text;
  {
    std::ifstream in(path, std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(in), {});
  }
  // A torn last line is played again.
  std::size_t whole = 0;
  std::size_t number = 0;
  for (std::size_t end = 0; (end = text.find('\n', whole)) != std::string::npos; whole = end + 1) {
    const Json json = parsed(text.substr(whole, end - whole));
    const std::string place = path + ":" + std::to_string(++number);
    if (number == 1) {
      if (json != header) {
        return Error{place +
                     ": this file holds another match-up: other players, options, cards, "
                     "seed or levels; give --out a new one"};
      }
      continue;
    }
    auto scores = scoresOf(json, file.scores_.size(), header["players"].size());
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

void ArenaFile::append(const std::vector<double>& scores) {
  out_ << Json({{"round", scores_.size()}, {"scores", scores}}).dump() << '\n' << std::flush;
  scores_.push_back(scores);
}

}  // namespace raindelay::lab
