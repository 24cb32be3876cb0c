#include "faults/injector.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>

namespace raindelay::test {
namespace {

thread_local bool armed = false;
thread_local bool full = false;  // after half a write
thread_local int calls = 0;
thread_local Fault plan;

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
ssize_t __real_read(int file, void* bytes, size_t count);
ssize_t __real_write(int file, const void* bytes, size_t count);
ssize_t __real_pwrite(int file, const void* bytes, size_t count, off_t at);
int __real_flock(int file, int what);
int __real_fsync(int file);
int __real_rename(const char* from, const char* to);
int __real_link(const char* from, const char* to);
int __real_unlink(const char* path);
int __real_ftruncate(int file, off_t size);
int __real_fstat(int file, struct stat* facts);
int __real_mkdir(const char* path, mode_t mode);

int __wrap_open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return strikes() ? -1 : __real_open(path, flags, mode);
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

int __wrap_fsync(int file) {
  return strikes() ? -1 : __real_fsync(file);
}

int __wrap_rename(const char* from, const char* to) {
  return strikes() ? -1 : __real_rename(from, to);
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

int __wrap_mkdir(const char* path, mode_t mode) {
  return strikes() ? -1 : __real_mkdir(path, mode);
}

}  // extern "C"
// NOLINTEND(bugprone-reserved-identifier)
