#pragma once

#include <chrono>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "core/random.h"

namespace raindelay {

/// A text with a few bytes changed, dropped, copied elsewhere, or with telling pieces put in.
inline std::string mutated(std::string text, std::span<const std::string_view> pieces,
                           Stream& random) {
  const int changes = 1 + random.below(6);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto other = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto length = static_cast<std::size_t>(random.below(80));
    switch (random.below(5)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(other, length));
        break;
      case 3:
        text.replace(at, std::min<std::size_t>(length, 6), text.substr(other, 6));
        break;
      default:
        text.insert(
            at, pieces[static_cast<std::size_t>(random.below(static_cast<int>(pieces.size())))]);
    }
  }
  return text;
}

/// Rounds of a fuzz program: at least `least`, then until the time is over (20 s, or as many
/// seconds as RAINDELAY_FUZZ_SECONDS says).
class Rounds {
 public:
  explicit Rounds(int least) : least_(least), end_(std::chrono::steady_clock::now() + budget()) {}

  bool next() { return ++round_ < least_ || std::chrono::steady_clock::now() < end_; }
  int round() const { return round_; }
  Stream random() const { return Stream(2026, "fuzz", static_cast<std::uint64_t>(round_)); }

 private:
  static std::chrono::seconds budget() {
    constexpr int kUsual = 20;
    // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
    const char* text = std::getenv("RAINDELAY_FUZZ_SECONDS");
    return std::chrono::seconds(text == nullptr ? kUsual : std::max(1, std::atoi(text)));
  }

  int least_;
  int round_ = -1;
  std::chrono::steady_clock::time_point end_;
};

}  // namespace raindelay
