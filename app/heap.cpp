#include "heap.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace raindelay {

void keepHeapCompact() {
#ifdef __GLIBC__
  // Large blocks are mapped, and unmapped when they are freed. Left to itself glibc raises the size
  // from which it does so to that of the largest block freed so far; then pictures, which come and
  // go by the hundred, lie in the heap among what stays, and their holes add up to several times
  // what is in use.
  constexpr int kMapped = 128 * 1024;
  ::mallopt(M_MMAP_THRESHOLD, kMapped);  // NOLINT(concurrency-mt-unsafe): there are no threads yet
#endif
}

}  // namespace raindelay
