#pragma once

#include <span>
#include <string_view>

namespace raindelay::solutions {

/// The files assets/*/*.solution, compiled in: each as keep() has written it, so that its seal says
/// under which name it is found.
[[nodiscard]] std::span<const std::string_view> shippedSolutions();

}  // namespace raindelay::solutions
