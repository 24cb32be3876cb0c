#pragma once

#include <utility>

#include "core/system.h"

namespace raindelay::files {

/// An open file; closed at the end.
class Descriptor {
 public:
  /// `number` is what the system calls it by; below 0: it couldn't be opened.
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) system::close(number_);
  }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  [[nodiscard]] bool ok() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }
  /// Leaves it open: whoever takes the number closes it.
  [[nodiscard]] int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

}  // namespace raindelay::files
