#pragma once

#include <cstddef>

namespace raindelay {

/// 2^20 bytes, which the limits of readers are counted in.
inline constexpr std::size_t kMegabyte = 1'048'576;

}  // namespace raindelay
