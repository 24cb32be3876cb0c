#include "core/arrangement.h"

#include <algorithm>

namespace raindelay {

bool admits(const Arrangement& arrangement, const std::vector<Part>& chosen) {
  const auto count = static_cast<int>(chosen.size());
  if (count < arrangement.least || count > arrangement.most) return false;
  return std::all_of(chosen.begin(), chosen.end(), [&](const Part& part) {
    const Gesture& its = part.gesture;
    const auto samePiece = std::count_if(chosen.begin(), chosen.end(), [&](const Part& other) {
      return other.gesture.from == its.from && other.gesture.order == its.order;
    });
    const auto samePlace = std::count_if(chosen.begin(), chosen.end(), [&](const Part& other) {
      return other.gesture.to == its.to;
    });
    return samePiece == 1 && samePlace <= arrangement.perPlace;
  });
}

}  // namespace raindelay
