#pragma once

#include <span>
#include <string_view>

namespace raindelay {

/// A table of assets/<game>, or of assets/<game>/former/<edition>, compiled in.
struct BuiltinText {
  std::string_view game;     ///< id
  std::string_view edition;  ///< empty: today's
  std::string_view name;     ///< file name without ending
  std::string_view text;     ///< the CSV
};

[[nodiscard]] std::span<const BuiltinText> builtinTexts();

}  // namespace raindelay
