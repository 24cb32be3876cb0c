#include "study/line_up.h"

#include <algorithm>
#include <set>

namespace raindelay::study {
namespace {

constexpr std::string_view kWithout = " without ";
constexpr std::string_view kWith = " with ";

std::optional<PlayerKind> kindCalled(std::string_view name) {
  for (int kind = 0; kind <= static_cast<int>(PlayerKind::kHallOfFamer); ++kind) {
    if (nameOf(static_cast<PlayerKind>(kind)) == name) return static_cast<PlayerKind>(kind);
  }
  return std::nullopt;
}

}  // namespace

bool LineUp::alike() const {
  return without.empty() && std::equal(players.begin() + 1, players.end(), players.begin());
}

std::string LineUp::name() const {
  const std::string first(nameOf(players.front()));
  if (!without.empty()) return first + std::string(kWithout) + without;
  return alike() ? first : first + "," + std::string(nameOf(players.back()));
}

std::string searchLevel(const LineUp& lineUp, const std::string& tables) {
  return lineUp.name() + std::string(kWith) + tables;
}

std::optional<LineUp> lineUpCalled(std::string_view level, int seats) {
  const std::size_t end = std::min(level.find(' '), level.size());
  const std::string_view players = level.substr(0, end);
  const std::string_view rest = level.substr(end);
  const std::size_t comma = std::min(players.find(','), players.size());
  const auto first = kindCalled(players.substr(0, comma));
  const auto others = comma < end ? kindCalled(players.substr(comma + 1)) : first;
  if (!first || !others) return std::nullopt;
  LineUp lineUp{std::vector<PlayerKind>(static_cast<std::size_t>(seats), *others)};
  lineUp.players.front() = *first;
  if (rest.starts_with(kWithout)) lineUp.without = rest.substr(kWithout.size());
  const bool searched = rest.starts_with(kWith) && lineUp.alike();
  if (!searched && lineUp.name() != level) return std::nullopt;
  return lineUp;
}

std::vector<LineUp> lineUpsOf(const Study& study, const std::vector<PlayerKind>& levels,
                              int seats) {
  const auto asks = [&](QuestionKind kind) {
    return std::any_of(study.questions.begin(), study.questions.end(),
                       [&](const Question& each) { return each.ask == kind; });
  };
  std::vector<LineUp> all;
  const auto add = [&](PlayerKind level, PlayerKind others) {
    all.push_back({std::vector<PlayerKind>(static_cast<std::size_t>(seats), others)});
    all.back().players.front() = level;
  };
  const bool compares = asks(QuestionKind::kCompare) || asks(QuestionKind::kCards);
  for (std::size_t i = 0; i < levels.size() && compares; ++i) {
    add(levels[i], levels[i]);
  }
  for (std::size_t i = 1; i < levels.size() && asks(QuestionKind::kLadder); ++i) {
    add(levels[i], levels[i - 1]);
  }
  std::set<std::string> restricted;
  for (const Question& question : study.questions) {
    for (const StudyWord& without : question.without) {
      if (!restricted.insert(without.text).second) continue;
      for (const PlayerKind level : levels) {
        add(level, level);
        all.back().without = without.text;
      }
    }
  }
  return all;
}

}  // namespace raindelay::study
