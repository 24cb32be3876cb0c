#include "support/dump.h"

#include <algorithm>
#include <sstream>

namespace raindelay::test {

namespace {

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::optional<std::string> difference(const Dump& one, const Dump& other) {
  constexpr int kLines = 4;
  const auto& ones = one.lines();
  const auto& others = other.lines();
  std::string text;
  int found = 0;
  const auto tell = [&](const std::string& here, const std::string& there) {
    text += "\n  " + here + "\n  | " + there;
    ++found;
  };
  for (std::size_t i = 0; i < std::max(ones.size(), others.size()) && found < kLines; ++i) {
    const bool sameWhere = i < ones.size() && i < others.size() && ones[i].first == others[i].first;
    if (!sameWhere) {
      // A place missing in one of them moves all that follow.
      const auto at = [i](const auto& all) {
        return i < all.size() ? all[i].first + ": " + all[i].second : "nothing";
      };
      tell(at(ones), at(others));
      break;
    }
    if (ones[i].second == others[i].second) continue;
    const std::vector<std::string> here = linesOf(ones[i].second);
    const std::vector<std::string> there = linesOf(others[i].second);
    for (std::size_t k = 0; k < std::max(here.size(), there.size()) && found < kLines; ++k) {
      const auto at = [&](const auto& lines) {
        return k < lines.size() ? ones[i].first + ": " + lines[k] : "nothing";
      };
      if (k >= here.size() || k >= there.size() || here[k] != there[k]) tell(at(here), at(there));
    }
  }
  if (found == 0) return std::nullopt;
  return text;
}

}  // namespace raindelay::test
