#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace raindelay::test {

/// What somebody is shown, line by line: where, and what is there.
class Dump {
 public:
  void add(std::string where, std::string what) {
    lines_.emplace_back(std::move(where), std::move(what));
  }
  /// Where, and what.
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& lines() const {
    return lines_;
  }

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

/// The first line that differs, with what stands there in either; nothing if all are alike.
[[nodiscard]] std::optional<std::string> difference(const Dump& one, const Dump& other);

}  // namespace raindelay::test
