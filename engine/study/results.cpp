#include "study/results.h"

#include <algorithm>
#include <cstdio>

#include "core/sha256.h"
#include "study/results_json.h"

namespace raindelay::study {

std::size_t ResultsHeader::decisions() const {
  const auto found = std::find(figures.begin(), figures.end(), "decisions");
  return static_cast<std::size_t>(found - figures.begin());
}

std::string ResultsHeader::hash() const {
  ResultsHeader same = *this;
  same.program.clear();
  return "sha256:" + sha256(playedJson(same).dump());
}

std::string seedText(std::uint64_t seed) {
  char text[17];
  (void)std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(seed));
  return text;
}

const std::vector<Pair>& Results::of(const std::string& level) const {
  static const std::vector<Pair> kNotPlayed;
  const auto found = pairs_.find(level);
  return found == pairs_.end() ? kNotPlayed : found->second;
}

}  // namespace raindelay::study
