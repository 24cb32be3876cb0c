#include "lab/spread.h"

#include <algorithm>
#include <cmath>

namespace raindelay {

void Spread::add(double x) {
  min_ = count_ == 0 ? x : std::min(min_, x);
  max_ = count_ == 0 ? x : std::max(max_, x);
  ++count_;
  const double distance = x - mean_;
  mean_ += distance / static_cast<double>(count_);
  squares_ += distance * (x - mean_);
}

void Spread::merge(const Spread& other) {
  if (other.count_ == 0) return;
  if (count_ == 0) {
    *this = other;
    return;
  }
  const auto a = static_cast<double>(count_);
  const auto b = static_cast<double>(other.count_);
  const double distance = other.mean_ - mean_;
  mean_ += distance * b / (a + b);
  squares_ += other.squares_ + distance * distance * a * b / (a + b);
  count_ += other.count_;
  min_ = std::min(min_, other.min_);
  max_ = std::max(max_, other.max_);
}

double Spread::deviation() const {
  return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
}

double Spread::standardError() const {
  return count_ < 2 ? 0 : deviation() / std::sqrt(static_cast<double>(count_));
}

}  // namespace raindelay
