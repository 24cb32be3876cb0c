#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace raindelay::test {

/// The view of somebody, line by line: the place, and its content, or several, a line each.
class Dump {
 public:
  void add(std::string where, std::string what) {
    lines_.emplace_back(std::move(where), std::move(what));
  }
  /// All the lines of another, `under` before each.
  void add(const std::string& under, const Dump& other) {
    for (const auto& [where, what] : other.lines_) add(under + ": " + where, what);
  }
  /// Pairs of place and content.
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& lines() const {
    return lines_;
  }

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

/// The first lines that differ, with what stands there in either; nothing if all are alike.
[[nodiscard]] std::optional<std::string> difference(const Dump& one, const Dump& other);

}  // namespace raindelay::test
