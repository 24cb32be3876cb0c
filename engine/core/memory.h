#pragma once

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

}  // namespace raindelay
