#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "deck/problem.h"

namespace raindelay::terminal {

using Json = nlohmann::ordered_json;

/// A line on standard output.
void print(const Json& json);

/// A report on a deck, for programs: each problem's id, sentence, place and, where there is one,
/// its remedy in words.
[[nodiscard]] Json deckReport(const Json& name, std::size_t cards, const deck::Problems& problems);
/// Problems a line each, and whether there are more.
void print(const deck::Problems& problems, std::ostream& out);

/// The words of a list with commas.
[[nodiscard]] std::vector<std::string> splitAtCommas(std::string_view text);

/// A time in words: "40 s", "12 min", "3.5 h".
[[nodiscard]] std::string inWords(double seconds);

/// A bar on standard error, if that is a terminal, and how long it will take.
class ProgressBar {
 public:
  /// So many of them were done before.
  explicit ProgressBar(std::int64_t total, std::int64_t before = 0);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::int64_t done);

 private:
  [[nodiscard]] std::string timeLeft(std::int64_t done) const;

  std::int64_t total_;
  std::int64_t before_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  bool terminal_;
  int shown_ = -1;
};

}  // namespace raindelay::terminal
