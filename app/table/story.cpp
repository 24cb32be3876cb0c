#include "table/story.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "table/game_adapter.h"

namespace raindelay {

namespace {

struct WeighedStep {
  std::size_t step = 0;
  QString text;
  double weight = 0;
};

/// The first seat's lead before a step; of three seats, against the better of the others.
int leadBefore(const Match& match, std::size_t step) {
  const auto& score = match.resultBefore(step).score;
  return score[0] - *std::max_element(score.begin() + 1, score.begin() + match.seats());
}

int sign(int value) {
  return (value > 0) - (value < 0);
}

/// The steps of which something is told, each with how much it decided: what it did to the lead, if
/// it changed hands (the later, the more), and how long it was shown.
std::vector<WeighedStep> weighedSteps(const GameAdapter& adapter) {
  constexpr double kLongest = 15;  // movements: a walk-off
  const Match& match = adapter.match()->match();
  const std::size_t steps = match.steps().size();
  int most = 1;
  for (std::size_t step = 0; step < steps; ++step) {
    most = std::max(most, std::abs(leadBefore(match, step + 1) - leadBefore(match, step)));
  }
  std::vector<WeighedStep> all;
  for (std::size_t step = 0; step < steps; ++step) {
    const auto [text, length] = adapter.toldMainlyOf(step);
    if (text.isEmpty()) continue;
    const int before = leadBefore(match, step);
    const int after = leadBefore(match, step + 1);
    const double late = static_cast<double>(step) / static_cast<double>(steps);
    all.push_back({step, text,
                   length / kLongest + static_cast<double>(std::abs(after - before)) / most +
                       (sign(before) == sign(after) ? 0 : late)});
  }
  return all;
}

/// The words of the part of the match that a step belongs to.
QString partOf(const LogModel& log, int step) {
  QString part;
  for (const LogModel::Line& line : log.lines()) {
    if (line.step > step) break;
    if (line.heading && !line.undone) part = line.text;
  }
  return part;
}

}  // namespace

QList<StoryLine> storyOf(const GameAdapter& adapter) {
  if (!adapter.over()) return {};
  std::vector<WeighedStep> chosen = weighedSteps(adapter);
  if (chosen.empty()) return {};
  const auto greater = [](const WeighedStep& a, const WeighedStep& b) {
    return a.weight > b.weight;
  };
  // The last of it ended the match, and belongs to its story however little it was.
  std::stable_sort(chosen.begin(), chosen.end() - 1, greater);
  if (chosen.size() > kStoryLines) chosen.erase(chosen.begin() + kStoryLines - 1, chosen.end() - 1);
  const std::size_t best = std::min_element(chosen.begin(), chosen.end(), greater)->step;
  std::sort(chosen.begin(), chosen.end(),
            [](const WeighedStep& a, const WeighedStep& b) { return a.step < b.step; });
  QList<StoryLine> story;
  for (const WeighedStep& one : chosen) {
    story << StoryLine{partOf(*adapter.match()->log(), static_cast<int>(one.step)), one.text,
                       adapter.scoreAfter(one.step), static_cast<int>(one.step), one.step == best};
  }
  return story;
}

}  // namespace raindelay
