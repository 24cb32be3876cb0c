#include "support/dump.h"

#include <algorithm>

namespace raindelay::test {

std::optional<std::string> difference(const Dump& one, const Dump& other) {
  constexpr int kLines = 4;
  const auto& ones = one.lines();
  const auto& others = other.lines();
  std::string text;
  int found = 0;
  for (std::size_t i = 0; i < std::max(ones.size(), others.size()) && found < kLines; ++i) {
    const bool sameWhere = i < ones.size() && i < others.size() && ones[i].first == others[i].first;
    if (sameWhere && ones[i].second == others[i].second) continue;
    const auto write = [i](const auto& lines) {
      return i < lines.size() ? lines[i].first + ": " + lines[i].second : "nothing";
    };
    text += "\n  " + write(ones) + "\n  | " + write(others);
    ++found;
    // A line missing in one of them moves all that follow.
    if (!sameWhere) break;
  }
  if (found == 0) return std::nullopt;
  return text;
}

}  // namespace raindelay::test
