#include "faults/allocations.h"

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <string_view>

namespace {

// Allocations until one fails; 0 or less: none does.
thread_local long left = 0;
std::atomic<long> leftElsewhere = 0;
// The thread that said so.
thread_local bool isHere = false;

bool isOfQt(const void* caller) {
  Dl_info found;
  return dladdr(caller, &found) != 0 &&
         std::string_view(found.dli_fname).find("libQt6") != std::string_view::npos;
}

bool fails(const void* caller) {
  if (left > 0) return --left == 0;
  return !isHere && leftElsewhere > 0 && !isOfQt(caller) && --leftElsewhere == 0;
}

// NOLINTBEGIN(cppcoreguidelines-no-malloc): this is what new and delete are made of
void* allocatedOrNull(std::size_t bytes, const void* caller) {
  return fails(caller) ? nullptr : std::malloc(bytes == 0 ? 1 : bytes);
}

void* allocated(std::size_t bytes, const void* caller) {
  void* block = allocatedOrNull(bytes, caller);
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

}  // namespace

void* operator new(std::size_t bytes) {
  return allocated(bytes, __builtin_return_address(0));
}
void* operator new[](std::size_t bytes) {
  return allocated(bytes, __builtin_return_address(0));
}
// (std::stable_sort's.)
void* operator new(std::size_t bytes, const std::nothrow_t& /*tag*/) noexcept {
  return allocatedOrNull(bytes, __builtin_return_address(0));
}
void operator delete(void* block) noexcept {
  std::free(block);
}
void operator delete[](void* block) noexcept {
  std::free(block);
}
void operator delete(void* block, std::size_t /*bytes*/) noexcept {
  std::free(block);
}
void operator delete[](void* block, std::size_t /*bytes*/) noexcept {
  std::free(block);
}
void operator delete(void* block, const std::nothrow_t& /*tag*/) noexcept {
  std::free(block);
}
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace raindelay {

void failAllocation(long k) {
  isHere = true;
  left = k;
}

void failAllocationElsewhere(long k) {
  isHere = true;
  leftElsewhere = k;
}

bool allocationFailed() {
  const bool waits = left > 0 || leftElsewhere > 0;
  left = 0;
  leftElsewhere = 0;
  return !waits;
}

}  // namespace raindelay
