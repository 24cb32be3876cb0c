#include "core/files.h"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "core/descriptor.h"

namespace raindelay::files {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

std::int64_t nanoseconds(const timespec& time) {
  return static_cast<std::int64_t>(time.tv_sec) * kSecond + time.tv_nsec;
}

/// Sees to it that what was written is on the disk; some can't be asked to.
int flush(int descriptor) {
  if (::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS) return 0;
  return errno;
}

int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return flush(descriptor);
}

constexpr std::string_view kUnfinished = ".unfinished";
constexpr std::size_t kDigits = 16;
/// What a name may have beside the dot, the digits with their hyphen, and the ending.
constexpr std::size_t kMostOfName = NAME_MAX - 2 - kDigits - kUnfinished.size();

/// A hidden name beside the path that nobody can guess; empty, and errno says why, if there is no
/// chance to be had.
std::string hiddenName(const std::string& path) {
  std::uint64_t chance = 0;
  if (::getrandom(&chance, sizeof chance, 0) != sizeof chance) return {};
  char digits[kDigits + 1];
  (void)std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(chance));
  const std::string name = shortened(path.substr(path.rfind('/') + 1), kMostOfName);
  return folderOf(path) + "/." + name + "-" + digits + std::string(kUnfinished);
}

/// True for what hiddenName() makes. (Older versions wrote fewer digits.)
bool isHiddenName(std::string_view name) {
  if (!name.starts_with('.') || !name.ends_with(kUnfinished)) return false;
  name.remove_suffix(kUnfinished.size());
  const std::size_t hyphen = name.rfind('-');
  if (hyphen == std::string_view::npos || hyphen < 2) return false;
  const std::string_view digits = name.substr(hyphen + 1);
  return !digits.empty() && digits.size() <= kDigits &&
         digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// The permissions of the plain file that has the name; nothing if there is none. Something else of
/// this name, or what can't be looked at, isn't to be written over: an errno in `wrong`.
std::optional<mode_t> modeOf(const std::string& path, int& wrong) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) {
    if (errno != ENOENT) wrong = errno;
    return std::nullopt;
  }
  if (S_ISDIR(facts.st_mode)) wrong = EISDIR;
  if (!S_ISREG(facts.st_mode) && !S_ISDIR(facts.st_mode)) wrong = ENOTSUP;
  return facts.st_mode & 0777U;
}

/// Gives a file another name, over another file or not; errno says why it can't be.
bool rename(const std::string& path, const std::string& to, Existing existing) {
  const unsigned how = existing == Existing::kKeep ? RENAME_NOREPLACE : 0;
  if (::renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, to.c_str(), how) == 0) return true;
  // A disk of the network can't look and rename at once.
  return how != 0 && errno == EINVAL && ::link(path.c_str(), to.c_str()) == 0 &&
         ::unlink(path.c_str()) == 0;
}

}  // namespace

Error failed(const std::string& path, Deed deed, int code) {
  static constexpr std::array kSaid = {
      RD_TEXT("Files", "%1 couldn't be made: %2"),
      RD_TEXT("Files", "%1 couldn't be opened: %2"),
      RD_TEXT("Files", "%1 couldn't be locked: %2"),
      RD_TEXT("Files", "%1 couldn't be read: %2"),
      RD_TEXT("Files", "%1 couldn't be written: %2"),
      RD_TEXT("Files", "%1 couldn't be made safe on disk: %2"),
      RD_TEXT("Files", "%1 couldn't be moved: %2"),
  };
  // strerror's text may be shared between threads; the reentrant form of glibc returns its own.
  char buffer[256];
  return Error::of(kSaid[static_cast<std::size_t>(deed)],
                   {path, strerror_r(code, buffer, sizeof buffer)});
}

Error notPlain(const std::string& path) {
  return Error::of(RD_TEXT("Files", "%1 isn't a plain file"), {path});
}

std::string folderOf(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::string shortened(std::string name, std::size_t most) {
  if (name.size() <= most) return name;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0U) == 0x80U) --end;
  name.resize(end);
  return name;
}

Result<Facts> factsOf(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return failed(path, Deed::kRead, errno);
  if (!S_ISREG(facts.st_mode)) return notPlain(path);
  return Facts{static_cast<std::uint64_t>(facts.st_size), nanoseconds(facts.st_mtim),
               nanoseconds(facts.st_ctim)};
}

Result<std::string> read(const std::string& path, std::size_t most) {
  // Not blocking: a pipe of this name must not stop the program.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.ok()) return failed(path, Deed::kOpen, errno);
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return failed(path, Deed::kRead, errno);
  if (!S_ISREG(facts.st_mode)) return notPlain(path);
  return readAll(file.number(), path, most);
}

Result<std::string> readInput(std::size_t most) {
  return readAll(STDIN_FILENO, "standard input", most);
}

Result<std::string> readAll(int descriptor, const std::string& name, std::size_t most) {
  std::string text;
  char block[65536];
  while (text.size() <= most) {
    const ssize_t count = ::read(descriptor, block, sizeof block);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failed(name, Deed::kRead, errno);
    if (count == 0) break;
    text.append(block, static_cast<std::size_t>(count));
  }
  if (text.size() > most) text.resize(most + 1);
  return text;
}

Unfinished::Unfinished(Unfinished&& other) noexcept
    : path_(std::move(other.path_)),
      hidden_(std::exchange(other.hidden_, {})),
      time_(other.time_) {}

Unfinished::~Unfinished() {
  if (!hidden_.empty()) ::unlink(hidden_.c_str());
}

int Unfinished::open(Readers readers) {
  constexpr int kTries = 8;
  const mode_t mode = readers == Readers::kOwner ? 0600 : 0666;
  for (int tried = 0; tried < kTries; ++tried) {
    const std::string name = hiddenName(path_);
    if (name.empty()) return -1;
    const int made =
        ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (made >= 0) hidden_ = name;
    if (made >= 0 || errno != EEXIST) return made;
  }
  return -1;
}

int Unfinished::begin(std::string_view text, Readers readers) {
  int wrong = 0;
  const std::optional<mode_t> before = modeOf(path_, wrong);
  if (wrong != 0) return wrong;
  const Descriptor file(open(readers));
  if (!file.ok()) return errno;
  // (A disk without permissions can't keep them.)
  if (before && readers == Readers::kUsual) (void)::fchmod(file.number(), *before);
  if (const int failure = writeAll(file.number(), text); failure != 0) return failure;
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return errno;
  time_ = nanoseconds(facts.st_mtim);
  return 0;
}

int Unfinished::finish(Existing existing, std::int64_t written) {
  if (written != 0) {
    const timespec time{written / kSecond, written % kSecond};
    const timespec both[2] = {time, time};
    if (::utimensat(AT_FDCWD, hidden_.c_str(), both, AT_SYMLINK_NOFOLLOW) != 0) return errno;
  }
  if (!rename(hidden_, path_, existing)) return errno;
  hidden_.clear();
  return 0;
}

void sweep(const std::string& folder, std::int64_t now) {
  constexpr std::int64_t kHour = 3600 * kSecond;
  namespace fs = std::filesystem;
  std::vector<std::string> left;
  std::error_code code;
  for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
    struct stat facts {};
    const std::string path = it->path().string();
    if (!isHiddenName(it->path().filename().string())) continue;
    if (::lstat(path.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode)) continue;
    if (facts.st_uid == ::geteuid() && nanoseconds(facts.st_mtim) < now - kHour) {
      left.push_back(path);
    }
  }
  for (const std::string& path : left) ::unlink(path.c_str());
}

void flushFolder(const std::string& folder) {
  const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (open.ok()) (void)::fsync(open.number());
}

Result<void> write(const std::string& path, std::string_view text, Existing existing,
                   Readers readers, std::int64_t written) {
  Unfinished file(path);
  if (const int code = file.begin(text, readers); code != 0)
    return failed(path, Deed::kWrite, code);
  if (const int code = file.finish(existing, written); code != 0) {
    return failed(path, Deed::kWrite, code);
  }
  if (readers == Readers::kUsual) sweep(folderOf(path), file.time());
  flushFolder(folderOf(path));
  return {};
}

Result<void> move(const std::string& path, const std::string& to) {
  if (!rename(path, to, Existing::kKeep)) return failed(path, Deed::kMove, errno);
  flushFolder(folderOf(path));
  flushFolder(folderOf(to));
  return {};
}

}  // namespace raindelay::files
