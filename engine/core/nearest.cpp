#include "core/nearest.h"

#include <algorithm>
#include <numeric>

namespace raindelay {

namespace {

/// Levenshtein's distance: letters inserted, left out or changed.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string_view nearestName(std::string_view typed, const std::vector<std::string_view>& known) {
  std::string_view best;
  std::size_t bestDistance = std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const std::string_view name : known) {
    const std::size_t d = distance(typed, name);
    if (d < bestDistance) {
      best = name;
      bestDistance = d;
    }
  }
  return best;
}

Error unknownName(std::string_view what, std::string_view typed,
                  const std::vector<std::string_view>& known) {
  std::string message = "unknown " + std::string(what) + " " + std::string(typed);
  if (const std::string_view near = nearestName(typed, known); !near.empty()) {
    return {message + "; did you mean " + std::string(near) + "?"};
  }
  message += known.empty() ? "; there is none" : "; known:";
  for (const std::string_view name : known) message += " " + std::string(name);
  return {message};
}

}  // namespace raindelay
