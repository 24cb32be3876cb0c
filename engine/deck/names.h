#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/limits.h"
#include "deck/problem_kinds.h"

namespace raindelay::deck {

/// What is wrong with the name of a column or an element, if it is too long.
inline std::optional<Problem> tooLong(std::string_view name) {
  if (name.size() <= kMaxNameBytes) return std::nullopt;
  return Problem(kinds::kNameTooLong, {std::to_string(name.size()), std::to_string(kMaxNameBytes)});
}

}  // namespace raindelay::deck
