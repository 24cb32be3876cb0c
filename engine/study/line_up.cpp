#include "study/line_up.h"

#include <algorithm>
#include <set>

namespace raindelay::study {

bool LineUp::alike() const {
  return without.empty() && std::equal(players.begin() + 1, players.end(), players.begin());
}

std::string LineUp::name() const {
  const std::string first(nameOf(players.front()));
  if (!without.empty()) return first + " without " + without;
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
