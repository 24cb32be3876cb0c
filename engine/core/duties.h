#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "core/action.h"
#include "core/text.h"

namespace raindelay {

/// Choices of a kind that a seat may leave to its bench coach.
struct DutyInfo {
  std::string_view id;
  Text name;  ///< "Fielder's choice"
  Text help;  ///< one line: what the coach then decides
};

/// A game in which a seat can leave some of its choices to a bench coach:
///
///     static std::span<const DutyInfo> duties();
///     // The row of duties() that the action belongs to; none if it belongs to none.
///     static std::optional<int> duty(Action action);
template <class R>
concept HasDuties = requires(Action action) {
  { R::duties() } -> std::same_as<std::span<const DutyInfo>>;
  { R::duty(action) } -> std::same_as<std::optional<int>>;
};

}  // namespace raindelay
