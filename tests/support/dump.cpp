#include "support/dump.h"

#include <algorithm>

namespace raindelay::test {

std::optional<std::string> difference(const Dump& one, const Dump& other) {
  const auto& ones = one.lines();
  const auto& others = other.lines();
  const auto [here, there] = std::mismatch(ones.begin(), ones.end(), others.begin(), others.end());
  const bool endsHere = here == ones.end();
  const bool endsThere = there == others.end();
  if (endsHere && endsThere) return std::nullopt;
  if (endsHere) return there->first + ": nothing | " + there->second;
  if (endsThere) return here->first + ": " + here->second + " | nothing";
  if (here->first == there->first) {
    return here->first + ": " + here->second + " | " + there->second;
  }
  return here->first + ": " + here->second + " | " + there->first + ": " + there->second;
}

}  // namespace raindelay::test
