#include "study/followed.h"

#include <cmath>

#include "study/pairs.h"

namespace raindelay::study {

Follow followOf(const Study& study) {
  const auto has = [&](std::string_view word) {
    return std::any_of(study.follow.begin(), study.follow.end(),
                       [&](const StudyWord& each) { return each.text == word; });
  };
  return {has("shape"), has("luck"), has("decisions")};
}

std::vector<std::string> idsOf(const Follow& follow, int seats) {
  std::vector<std::string> ids;
  if (follow.shape) {
    for (auto& [id, value] : detail::shapeFigures({})) ids.push_back(id);
  }
  for (int seat = 0; seat < seats && follow.luck; ++seat)
    ids.push_back("wins-without-luck." + std::to_string(seat));
  if (follow.decisions) ids.emplace_back("decisions-that-matter");
  return ids;
}

bool isFollowedShare(std::string_view id) {
  return id == "decided-at" || id == "comeback" || id == "decisions-that-matter";
}

NamedFigures detail::shapeFigures(const Excitement& match) {
  return {{"lead-changes", match.leadChanges},
          {"drama", match.drama},
          {"decided-at", match.decidedAt.value_or(kNone)},
          {"suspense", match.suspense},
          {"surprise", match.surprise},
          {"comeback", match.comeback ? 1 : 0}};
}

double detail::knownGain(const Assessment& found) {
  if (found.mixed) return 0;
  // What comes to the same was looked at once.
  std::vector<const ActionWorth*> apart;
  for (const ActionWorth& each : found.actions) {
    if (each.like == each.action && each.visits > 0) apart.push_back(&each);
  }
  if (apart.size() < 2) return 0;
  std::partial_sort(apart.begin(), apart.begin() + 2, apart.end(),
                    [](const ActionWorth* a, const ActionWorth* b) { return a->worth > b->worth; });
  constexpr double kErrors = 2;
  const double error = std::hypot(apart[0]->error, apart[1]->error);
  return std::max(0.0, apart[0]->worth - apart[1]->worth - kErrors * error);
}

}  // namespace raindelay::study
