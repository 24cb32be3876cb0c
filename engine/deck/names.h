#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deck/problem.h"

namespace raindelay::deck {

/// Bytes of a name. Each problem of a column or an element carries its name, and a deck may have
/// 20,000 problems.
inline constexpr std::size_t kMaxNameBytes = 1'000;

inline constexpr ProblemKind kLongName{
    "long-name", Severity::kError, RD_TEXT("Deck", "the name has %1 bytes; at most %2 are read.")};

/// What is wrong with the name of a column or an element, if it is too long.
inline std::optional<Problem> tooLong(std::string_view name) {
  if (name.size() <= kMaxNameBytes) return std::nullopt;
  return Problem(kLongName, {std::to_string(name.size()), std::to_string(kMaxNameBytes)});
}

}  // namespace raindelay::deck
