#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/info.h"
#include "core/result.h"

namespace raindelay {

/// The settings of a match of a game: the number of players, and the values of its options, each
/// within its range.
class Options {
 public:
  /// The fewest players, all defaults. `info` must outlive the options (it is static).
  explicit Options(const GameInfo& info);

  [[nodiscard]] int seats() const { return seats_; }
  /// Sets how many play; a number that the game isn't for is an error in one sentence.
  [[nodiscard]] Result<void> setSeats(int seats);

  /// The value of an option that the game has.
  [[nodiscard]] int operator[](std::string_view id) const;
  [[nodiscard]] bool isOn(std::string_view id) const { return (*this)[id] != 0; }

  /// Returns true if the option has an effect with the others as they are set.
  [[nodiscard]] bool matters(std::string_view id) const;

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
  int seats_;
  std::vector<int> values_;
};

}  // namespace raindelay
