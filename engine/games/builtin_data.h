#pragma once

#include <span>
#include <string_view>

namespace raindelay {

/// A table of assets/<game>, or of a folder in it, compiled in.
struct BuiltinText {
  std::string_view game;  ///< id
  std::string_view
      edition;  ///< its folder: `former/<day>`, `options/<option>-<value>`; empty: today's
  std::string_view name;  ///< file name without ending
  std::string_view text;  ///< the CSV
};

[[nodiscard]] std::span<const BuiltinText> builtinTexts();

}  // namespace raindelay
