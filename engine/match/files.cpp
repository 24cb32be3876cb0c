#include "match/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace raindelay::files {

namespace {

/// An open file; closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool ok() const { return number_ >= 0; }

 private:
  int number_;
};

constexpr std::int64_t kSecond = 1'000'000'000;

std::int64_t nanoseconds(const timespec& time) {
  return static_cast<std::int64_t>(time.tv_sec) * kSecond + time.tv_nsec;
}

/// Writes the text and returns true if it is all on the disk; errno says why not.
bool writeAll(int descriptor, std::string_view text, std::int64_t written) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  if (written != 0) {
    const timespec time{written / kSecond, written % kSecond};
    const timespec both[2] = {time, time};
    if (::futimens(descriptor, both) != 0) return false;
  }
  return ::fsync(descriptor) == 0;
}

/// Gives a file another name, over another file or not; errno says why it can't be.
bool rename(const std::string& path, const std::string& to, Existing existing) {
  if (existing == Existing::kReplace) return std::rename(path.c_str(), to.c_str()) == 0;
  if (::link(path.c_str(), to.c_str()) == 0) return ::unlink(path.c_str()) == 0;
  if (errno == EEXIST || errno == ENOENT || errno == EACCES || errno == EROFS) return false;
  // A disk that knows no second names (a memory stick's).
  struct stat facts {};
  if (::stat(to.c_str(), &facts) == 0) {
    errno = EEXIST;
    return false;
  }
  return std::rename(path.c_str(), to.c_str()) == 0;
}

void flushFolderOf(const std::string& path) {
  const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.ok()) (void)::fsync(folder.number());
}

/// What can be read there; of more than `most` bytes one byte more than that.
Result<std::string> readAll(int descriptor, const std::string& name, std::size_t most) {
  std::string text;
  char block[65536];
  while (text.size() <= most) {
    const ssize_t count = ::read(descriptor, block, sizeof block);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failed(name, "read", errno);
    if (count == 0) break;
    text.append(block, static_cast<std::size_t>(count));
  }
  if (text.size() > most) text.resize(most + 1);
  return text;
}

}  // namespace

Error failed(const std::string& path, const std::string& what, int code) {
  // strerror's text may be shared between threads; the reentrant form of glibc returns its own.
  char buffer[256];
  return {path + " couldn't be " + what + ": " + strerror_r(code, buffer, sizeof buffer)};
}

std::string folderOf(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

Result<Facts> factsOf(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return failed(path, "read", errno);
  if (!S_ISREG(facts.st_mode)) return Error{path + " is no plain file"};
  return Facts{static_cast<std::uint64_t>(facts.st_size), nanoseconds(facts.st_mtim),
               nanoseconds(facts.st_ctim)};
}

Result<std::string> read(const std::string& path, std::size_t most) {
  // Not blocking: a pipe of this name must not stop the program.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.ok()) return failed(path, "opened", errno);
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return failed(path, "read", errno);
  if (!S_ISREG(facts.st_mode)) return Error{path + " is no plain file"};
  return readAll(file.number(), path, most);
}

Result<std::string> readInput(std::size_t most) {
  return readAll(STDIN_FILENO, "standard input", most);
}

Result<void> write(const std::string& path, std::string_view text, Existing existing,
                   std::int64_t written) {
  const std::size_t slash = path.rfind('/');
  const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  const std::string temporary =
      folderOf(path) + "/." + name + "-" + std::to_string(::getpid()) + std::string(kUnfinished);
  {
    const Descriptor file(
        ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (!file.ok()) return failed(path, "written", errno);
    if (!writeAll(file.number(), text, written)) {
      const int code = errno;
      ::unlink(temporary.c_str());
      return failed(path, "written", code);
    }
  }
  if (!rename(temporary, path, existing)) {
    const int code = errno;
    ::unlink(temporary.c_str());
    return failed(path, "written", code);
  }
  flushFolderOf(path);
  return {};
}

Result<void> move(const std::string& path, const std::string& to) {
  if (!rename(path, to, Existing::kKeep)) return failed(path, "moved", errno);
  flushFolderOf(path);
  flushFolderOf(to);
  return {};
}

}  // namespace raindelay::files
