#pragma once

#include <functional>
#include <stop_token>

namespace raindelay {

/// Bounds on a computer player's thinking besides its level. The engine reads no clock: a bound on
/// time comes from outside.
struct Limits {
  /// Asked to stop, a search ends within one iteration (far below 20 ms) with what it has got.
  std::stop_token stop;
  /// Likewise, as soon as it says that it is late. Asked by several threads at once.
  std::function<bool()> late;
  /// The number of threads it may use, the caller's among them; no influence on the choice.
  int threads = 1;

  [[nodiscard]] bool reached() const { return stop.stop_requested() || (late && late()); }
};

}  // namespace raindelay
