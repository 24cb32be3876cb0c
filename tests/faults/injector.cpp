#include "faults/injector.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>

namespace raindelay::test {
namespace {

// (What is exported is written by several threads.)
std::atomic<bool> armed = false;
std::atomic<bool> full = false;  // after half a write
std::atomic<int> calls = 0;
Fault plan;

/// Whether this call is the one that fails; sets errno.
bool strikes() {
  if (!armed || ++calls != plan.call) return false;
  errno = plan.code;
  return true;
}

/// How much of so many bytes is written; -1: the call fails.
ssize_t writable(std::size_t count) {
  if (armed && full) {
    errno = plan.code;
    return -1;
  }
  if (!strikes()) return static_cast<ssize_t>(count);
  if (!plan.half || count < 2) return -1;
  full = true;
  return static_cast<ssize_t>(count / 2);
}

}  // namespace

void arm(const Fault& fault) {
  plan = fault;
  calls = 0;
  full = false;
  armed = true;
}

int disarm() {
  armed = false;
  return calls;
}

}  // namespace raindelay::test

// The names are the linker's. NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {

using raindelay::test::strikes;
using raindelay::test::writable;

int __real_open(const char* path, int flags, ...);
int __real_openat(int folder, const char* path, int flags, ...);
ssize_t __real_read(int file, void* bytes, size_t count);
ssize_t __real_write(int file, const void* bytes, size_t count);
ssize_t __real_pwrite(int file, const void* bytes, size_t count, off_t at);
int __real_flock(int file, int what);
int __real_renameat2(int folder, const char* from, int other, const char* to, unsigned how);
int __real_link(const char* from, const char* to);
int __real_unlink(const char* path);
int __real_ftruncate(int file, off_t size);
int __real_fstat(int file, struct stat* facts);
int __real_stat(const char* path, struct stat* facts);
int __real_utimensat(int folder, const char* path, const struct timespec* times, int flags);
int __real_mkdir(const char* path, mode_t mode);

// (Without O_CREAT nobody looks at the mode.)
int __wrap_open(const char* path, int flags, mode_t mode) {
  return strikes() ? -1 : __real_open(path, flags, mode);
}

// (Whoever goes down into a folder makes nothing there.)
int __wrap_openat(int folder, const char* path, int flags) {
  return strikes() ? -1 : __real_openat(folder, path, flags);
}

ssize_t __wrap_read(int file, void* bytes, size_t count) {
  return strikes() ? -1 : __real_read(file, bytes, count);
}

ssize_t __wrap_write(int file, const void* bytes, size_t count) {
  const ssize_t most = writable(count);
  return most < 0 ? -1 : __real_write(file, bytes, static_cast<size_t>(most));
}

ssize_t __wrap_pwrite(int file, const void* bytes, size_t count, off_t at) {
  const ssize_t most = writable(count);
  return most < 0 ? -1 : __real_pwrite(file, bytes, static_cast<size_t>(most), at);
}

int __wrap_flock(int file, int what) {
  return strikes() ? -1 : __real_flock(file, what);
}

// (Nobody cuts the power while tests run. But what a broken disk doesn't take is lost.)
int __wrap_fsync(int file) {
  if (!strikes()) return 0;
  const int code = errno;
  if (code == EIO) (void)__real_ftruncate(file, 0);
  errno = code;
  return -1;
}

int __wrap_fdatasync(int /*file*/) {
  return strikes() ? -1 : 0;
}

int __wrap_renameat2(int folder, const char* from, int other, const char* to, unsigned how) {
  return strikes() ? -1 : __real_renameat2(folder, from, other, to, how);
}

int __wrap_link(const char* from, const char* to) {
  return strikes() ? -1 : __real_link(from, to);
}

int __wrap_unlink(const char* path) {
  return strikes() ? -1 : __real_unlink(path);
}

int __wrap_ftruncate(int file, off_t size) {
  return strikes() ? -1 : __real_ftruncate(file, size);
}

int __wrap_fstat(int file, struct stat* facts) {
  return strikes() ? -1 : __real_fstat(file, facts);
}

int __wrap_stat(const char* path, struct stat* facts) {
  return strikes() ? -1 : __real_stat(path, facts);
}

int __wrap_utimensat(int folder, const char* path, const struct timespec* times, int flags) {
  return strikes() ? -1 : __real_utimensat(folder, path, times, flags);
}

int __wrap_mkdir(const char* path, mode_t mode) {
  return strikes() ? -1 : __real_mkdir(path, mode);
}

}  // extern "C"
// NOLINTEND(bugprone-reserved-identifier)
