#pragma once

#include <atomic>
#include <functional>

namespace raindelay {

/// The progress of an export, and whether it is still wanted. Every function may be called from any
/// thread.
class Progress {
 public:
  /// `told`: called after each step, on the thread that took it.
  explicit Progress(std::function<void(double part)> told = {}) : told_(std::move(told)) {}

  /// Says how many steps there are, once and before the first one.
  void begin(int steps) { steps_ = steps; }
  void step() {
    const int done = ++done_;
    if (told_) told_(steps_ > 0 ? static_cast<double>(done) / steps_ : 1);
  }

  void cancel() { cancelled_ = true; }
  [[nodiscard]] bool cancelled() const { return cancelled_; }

 private:
  std::function<void(double)> told_;
  std::atomic<int> steps_ = 0, done_ = 0;
  std::atomic<bool> cancelled_ = false;
};

}  // namespace raindelay
