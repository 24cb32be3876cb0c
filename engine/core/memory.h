#pragma once

#include <ios>
#include <new>

namespace raindelay {

/// What `work` gives, or what `otherwise` gives where there isn't memory enough for it: what a file
/// asks for must not end the program. (What was begun of it is gone when `otherwise` is asked.)
template <class Work, class Otherwise>
auto withinMemory(const Work& work, const Otherwise& otherwise) -> decltype(work()) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return otherwise();
  }
}

/// Has a stream throw where there isn't memory enough, as everything else does: by itself it
/// swallows that, and what is written to it or read from it ends there.
inline void letThrow(std::ios& stream) {
  stream.exceptions(std::ios::badbit);
}

}  // namespace raindelay
