#pragma once

#include <ios>

namespace raindelay {

/// Has a stream throw where there isn't memory enough, as everything else does: by itself it
/// swallows that, and what is written to it or read from it ends there.
inline void letThrow(std::ios& stream) {
  stream.exceptions(std::ios::badbit);
}

}  // namespace raindelay
