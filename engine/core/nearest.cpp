#include "core/nearest.h"

#include <algorithm>
#include <cctype>

namespace raindelay {

namespace {

// Longer names aren't typing slips of one another, and comparing them would take long.
constexpr std::size_t kLongestName = 64;

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Letters inserted, left out, changed, or swapped with their neighbor; case doesn't count.
std::size_t slips(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> cost((a.size() + 1) * width);
  auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return cost[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = i;
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                           lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.size(), b.size());
}

}  // namespace

std::string_view nearestName(std::string_view typed, const std::vector<std::string_view>& known) {
  if (typed.size() > kLongestName) return {};
  std::string_view best;
  std::size_t fewest = std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const std::string_view name : known) {
    const std::size_t longer = std::max(typed.size(), name.size());
    if (name.size() > kLongestName || 2 * longer - typed.size() - name.size() >= fewest) continue;
    const std::size_t count = slips(typed, name);
    if (count < fewest && count < name.size()) {
      best = name;
      fewest = count;
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
