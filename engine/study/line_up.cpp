#include "study/line_up.h"

#include <algorithm>

namespace raindelay::study {

bool LineUp::alike() const {
  return std::equal(players.begin() + 1, players.end(), players.begin());
}

std::string LineUp::name() const {
  const std::string first(nameOf(players.front()));
  return alike() ? first : first + "," + std::string(nameOf(players.back()));
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
  for (std::size_t i = 0; i < levels.size() && asks(QuestionKind::kCompare); ++i) {
    add(levels[i], levels[i]);
  }
  for (std::size_t i = 1; i < levels.size() && asks(QuestionKind::kLadder); ++i) {
    add(levels[i], levels[i - 1]);
  }
  return all;
}

}  // namespace raindelay::study
