#pragma once

#include <cstddef>
#include <vector>

#include "core/luck.h"

namespace raindelay::study {

/// Goes through all sequences of choices, of chance and players, one after the other: each choice
/// is the next digit of a number whose digits have bases of their own.
class Odometer {
 public:
  /// The next choice of the way that is being gone, 0 … count - 1, all alike.
  int next(int count) {
    if (at_ == digits_.size()) digits_.push_back({0, count});
    probability_ /= count;
    return digits_[at_++].value;
  }
  /// Turns to the next way; false if all have been gone.
  bool turn() {
    at_ = 0;
    probability_ = 1;
    while (!digits_.empty() && ++digits_.back().value == digits_.back().base) digits_.pop_back();
    return !digits_.empty();
  }
  [[nodiscard]] double probability() const { return probability_; }

  [[nodiscard]] Action draw(const Draw& draw) {
    return Action::chance(draw.source, draw.outcomes.nth(next(draw.outcomes.size())));
  }

 private:
  struct Digit {
    int value;
    int base;
  };
  std::vector<Digit> digits_;
  std::size_t at_ = 0;
  double probability_ = 1;
};

}  // namespace raindelay::study
