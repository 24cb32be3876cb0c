#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/info.h"
#include "core/result.h"

namespace raindelay {

/// The values of a game's options, each within its range.
class Options {
 public:
  /// All defaults. `info` must outlive the options (it is static).
  explicit Options(const GameInfo& info);

  /// The value of an option that the game has.
  [[nodiscard]] int operator[](std::string_view id) const;
  [[nodiscard]] bool isOn(std::string_view id) const { return (*this)[id] != 0; }

  /// Sets an option; an unknown one or a value out of its range is an error in one sentence.
  [[nodiscard]] Result<void> set(std::string_view id, int value);
  /// Sets an option from text: `on`, `off`, a choice's id or a number.
  [[nodiscard]] Result<void> setText(std::string_view id, std::string_view value);
  /// All defaults but what the preset names.
  [[nodiscard]] static Result<Options> preset(const GameInfo& info, std::string_view presetId);

  /// The value as setText reads it.
  [[nodiscard]] std::string text(std::string_view id) const;
  [[nodiscard]] bool isDefault(std::string_view id) const;
  [[nodiscard]] const GameInfo& info() const { return *info_; }

  friend bool operator==(const Options&, const Options&) = default;

 private:
  [[nodiscard]] std::optional<std::size_t> indexOf(std::string_view id) const;

  const GameInfo* info_;
  std::vector<int> values_;
};

}  // namespace raindelay
