// On Windows nothing of this is compiled: system_windows.cpp is.
#ifndef _WIN32

#include <fcntl.h>
#include <iconv.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <utility>

#include "core/descriptor.h"
#include "core/system.h"

namespace raindelay::system {

namespace {

using files::Descriptor;

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr int kAlways = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

std::int64_t nanoseconds(const timespec& time) {
  return static_cast<std::int64_t>(time.tv_sec) * kSecond + time.tv_nsec;
}

Entry::Kind kindOf(mode_t mode) {
  if (S_ISREG(mode)) return Entry::Kind::kFile;
  if (S_ISDIR(mode)) return Entry::Kind::kFolder;
  return S_ISLNK(mode) ? Entry::Kind::kLink : Entry::Kind::kOther;
}

std::optional<Entry> entryOf(int result, const struct stat& facts) {
  if (result != 0) return std::nullopt;
  Entry entry;
  entry.kind = kindOf(facts.st_mode);
  entry.bytes = static_cast<std::uint64_t>(facts.st_size);
  entry.written = nanoseconds(facts.st_mtim);
  entry.changed = nanoseconds(facts.st_ctim);
  entry.disk = facts.st_dev;
  entry.number = facts.st_ino;
  entry.permissions = facts.st_mode & 0777U;
  entry.ours = facts.st_uid == ::geteuid();
  return entry;
}

/// Does it again if a signal came between.
template <class Call>
std::int64_t patiently(const Call& call) {
  for (;;) {
    const std::int64_t count = call();
    if (count >= 0 || errno != EINTR) return count;
  }
}

}  // namespace

std::optional<Entry> entry(int file) {
  struct stat facts {};
  return entryOf(::fstat(file, &facts), facts);
}

std::optional<Entry> entry(const std::string& path) {
  struct stat facts {};
  return entryOf(::stat(path.c_str(), &facts), facts);
}

std::optional<Entry> linkEntry(const std::string& path) {
  struct stat facts {};
  return entryOf(::lstat(path.c_str(), &facts), facts);
}

int open(const std::string& path, unsigned how, unsigned permissions) {
  int flags = kAlways | ((how & kToWrite) != 0 ? O_RDWR : O_RDONLY);
  if ((how & (kMade | kNew)) != 0) flags |= O_CREAT;
  if ((how & kNew) != 0) flags |= O_EXCL;
  if ((how & kNoLink) != 0) flags |= O_NOFOLLOW;
  return ::open(path.c_str(), flags, permissions);
}

// Goes down folder by folder, each opened inside the one before.
int openBeneath(const std::string& folder, std::string_view path) {
  Descriptor at(::open(folder.c_str(), kFolder));
  if (!at.ok()) {
    if (errno == ENOENT) errno = ENOTDIR;
    return -1;
  }
  for (;;) {
    const std::size_t end = std::min(path.find('/'), path.size());
    const bool last = end == path.size();
    const std::string part(path.substr(0, end));
    const int flags = (last ? kAlways | O_RDONLY : kFolder) | O_NOFOLLOW;
    Descriptor next(::openat(at.number(), part.c_str(), flags));
    if (!next.ok()) {
      const int code = errno;
      struct stat found {};
      const bool there = ::fstatat(at.number(), part.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0;
      errno = !there || (!last && !S_ISLNK(found.st_mode)) ? ENOENT
              : S_ISLNK(found.st_mode)                     ? ELOOP
                                                           : code;
      return -1;
    }
    if (last) return next.release();
    at = std::move(next);
    path.remove_prefix(end + 1);
  }
}

void close(int file) {
  ::close(file);
}

std::int64_t read(int file, char* bytes, std::size_t most) {
  return patiently([&] { return ::read(file, bytes, most); });
}

std::int64_t write(int file, std::string_view bytes) {
  return patiently([&] { return ::write(file, bytes.data(), bytes.size()); });
}

std::int64_t writeAt(int file, std::string_view bytes, std::uint64_t place) {
  return patiently(
      [&] { return ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(place)); });
}

// (A file gets the lowest number that is free.)
void beginProgram() {
  (void)std::signal(SIGXFSZ, SIG_IGN);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) < 0) (void)::open("/dev/null", O_RDONLY | O_NOCTTY);
  }
}

int standardInput() {
  return STDIN_FILENO;
}

bool cut(int file, std::uint64_t size) {
  return ::ftruncate(file, static_cast<off_t>(size)) == 0;
}

bool flush(int file) {
  return ::fsync(file) == 0 || errno == EINVAL || errno == ENOSYS;
}

bool flushData(int file) {
  return ::fdatasync(file) == 0;
}

void flushFolder(const std::string& folder) {
  const Descriptor open(::open(folder.c_str(), kFolder));
  if (open.ok()) (void)::fsync(open.number());
}

bool lock(int file) {
  return ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

bool permit(int file, unsigned permissions) {
  return ::fchmod(file, permissions) == 0;
}

bool setWritten(const std::string& path, std::int64_t written) {
  const timespec time{written / kSecond, written % kSecond};
  const timespec both[2] = {time, time};
  return ::utimensat(AT_FDCWD, path.c_str(), both, AT_SYMLINK_NOFOLLOW) == 0;
}

bool rename(const std::string& path, const std::string& to, bool replaces) {
  const unsigned how = replaces ? 0 : RENAME_NOREPLACE;
  if (::renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, to.c_str(), how) == 0) return true;
  // A disk of the network can't look and rename at once.
  return !replaces && errno == EINVAL && ::link(path.c_str(), to.c_str()) == 0 &&
         ::unlink(path.c_str()) == 0;
}

void remove(const std::string& path) {
  ::unlink(path.c_str());
}

bool makeFolder(const std::string& path, unsigned permissions) {
  return ::mkdir(path.c_str(), permissions) == 0;
}

void removeFolder(const std::string& path) {
  ::rmdir(path.c_str());
}

std::optional<std::uint64_t> chance() {
  std::uint64_t bits = 0;
  if (::getrandom(&bits, sizeof bits, 0) != sizeof bits) return std::nullopt;
  return bits;
}

std::optional<std::string> converted(std::string_view from, std::string_view fromName,
                                     std::string_view toName) {
  // A byte of one encoding takes at most three of another.
  constexpr std::size_t kMostPerByte = 3;
  iconv_t converter = iconv_open(std::string(toName).c_str(), std::string(fromName).c_str());
  // iconv's own way to say no.  NOLINTNEXTLINE(performance-no-int-to-ptr)
  if (converter == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
  std::string to(from.size() * kMostPerByte, '\0');
  // iconv takes the source as mutable and doesn't change it.
  char* source = const_cast<char*>(from.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  char* target = to.data();
  std::size_t left = from.size(), room = to.size();
  // A count above zero would tell of characters that were replaced by others.
  const bool whole = iconv(converter, &source, &left, &target, &room) == 0 && left == 0;
  iconv_close(converter);
  if (!whole) return std::nullopt;
  to.resize(to.size() - room);
  return to;
}

double processorSeconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) +
         static_cast<double>(time.tv_nsec) / static_cast<double>(kSecond);
}

std::string reason(int code) {
  // strerror's text may be shared between threads; the reentrant form of glibc returns its own.
  char buffer[256];
  return strerror_r(code, buffer, sizeof buffer);
}

}  // namespace raindelay::system

#endif
