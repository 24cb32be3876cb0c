#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/limits.h"
#include "deck/problem_kinds.h"

namespace raindelay::deck {

/// The problem of a column or an element whose name is too long; none if it isn't.
inline std::optional<Problem> tooLong(std::string_view name) {
  if (name.size() <= kMaxNameBytes) return std::nullopt;
  return Problem(kinds::kNameTooLong, {std::to_string(name.size()), std::to_string(kMaxNameBytes)});
}

}  // namespace raindelay::deck
