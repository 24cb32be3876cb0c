#include "core/growing_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace raindelay::files {

Result<Growing> Growing::open(const std::string& path, Which which, Readers readers) {
  // Not blocking: a pipe of this name must not stop the program.
  int flags = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  if (which != Which::kThere) flags |= O_CREAT;
  if (which == Which::kNew) flags |= O_EXCL;
  const int descriptor = ::open(path.c_str(), flags, readers == Readers::kOwner ? 0600 : 0666);
  if (descriptor >= 0) return Growing(path, descriptor);
  if (which == Which::kNew && errno == EEXIST) {
    return Error::of(RD_TEXT("Files", "%1 already exists; a new match needs a new file"), {path});
  }
  return failed(path, which == Which::kNew ? Deed::kMake : Deed::kOpen, errno);
}

Result<void> Growing::lock() const {
  if (::flock(file_.number(), LOCK_EX | LOCK_NB) == 0) return {};
  if (errno == EWOULDBLOCK) {
    return Error::of(
        RD_TEXT("Files", "%1 is open in another window of Rain Delay; go on there, or close it"),
        {path_});
  }
  return failed(path_, Deed::kLock, errno);
}

bool Growing::isInPlace() const {
  struct stat mine {};
  struct stat named {};
  return ::fstat(file_.number(), &mine) == 0 && ::stat(path_.c_str(), &named) == 0 &&
         mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

Result<std::string> Growing::read(std::size_t most) {
  struct stat facts {};
  if (::fstat(file_.number(), &facts) != 0) return failed(path_, Deed::kRead, errno);
  if (!S_ISREG(facts.st_mode)) return notPlain(path_);
  Result<std::string> text = readAll(file_.number(), path_, most);
  if (text) size_ = static_cast<off_t>(text->size());
  return text;
}

Result<void> Growing::cut(std::size_t size) {
  if (::ftruncate(file_.number(), static_cast<off_t>(size)) != 0) {
    return failed(path_, Deed::kWrite, errno);
  }
  size_ = static_cast<off_t>(size);
  return {};
}

Result<void> Growing::append(std::string_view text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t count = ::pwrite(file_.number(), text.data() + done, text.size() - done,
                                   size_ + static_cast<off_t>(done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      const Error error = failed(path_, Deed::kWrite, errno);
      // Half a line must not stay: if even this fails, the reader drops it as torn.
      if (done > 0) (void)cut(static_cast<std::size_t>(size_));
      return error;
    }
    done += static_cast<std::size_t>(count);
  }
  size_ += static_cast<off_t>(text.size());
  return {};
}

Result<void> Growing::flush() const {
  if (::fdatasync(file_.number()) != 0) return failed(path_, Deed::kFlush, errno);
  // A new file isn't safe without its folder's entry.
  flushFolder(folderOf(path_));
  return {};
}

}  // namespace raindelay::files
