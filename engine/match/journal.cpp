#include "match/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <utility>

#include "match/files.h"

namespace raindelay {

using files::failed;
using files::folderOf;

/// An open, locked file; closing it releases the lock.
class Journal::File {
 public:
  File(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}
  ~File() { ::close(descriptor_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

  [[nodiscard]] Result<void> lock() const {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return {};
    if (errno == EWOULDBLOCK) {
      return Error{path_ + " is open in another window of Rain Delay; go on there, or close it"};
    }
    return failed(path_, "locked", errno);
  }

  /// True if its name still means this file: it was neither moved nor replaced meanwhile.
  [[nodiscard]] bool isInPlace() const {
    struct stat mine {};
    struct stat named {};
    return ::fstat(descriptor_, &mine) == 0 && ::stat(path_.c_str(), &named) == 0 &&
           mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
  }

  [[nodiscard]] Result<std::string> read() {
    struct stat facts {};
    if (::fstat(descriptor_, &facts) != 0) return failed(path_, "read", errno);
    if (!S_ISREG(facts.st_mode)) return Error{path_ + " is no file of a match"};
    std::string text;
    char block[65536];
    while (text.size() <= kMaxRecordBytes) {
      const ssize_t count = ::read(descriptor_, block, sizeof block);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return failed(path_, "read", errno);
      if (count == 0) break;
      text.append(block, static_cast<std::size_t>(count));
    }
    size_ = static_cast<off_t>(text.size());
    return text;
  }

  /// Cuts the file off behind `size` bytes.
  [[nodiscard]] Result<void> cut(std::size_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) {
      return failed(path_, "written", errno);
    }
    size_ = static_cast<off_t>(size);
    return {};
  }

  /// Writes all of it behind what is there, or leaves the file as it was.
  [[nodiscard]] Result<void> append(std::string_view text) {
    std::size_t done = 0;
    while (done < text.size()) {
      const ssize_t count = ::pwrite(descriptor_, text.data() + done, text.size() - done,
                                     size_ + static_cast<off_t>(done));
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) {
        const Error error = failed(path_, "written", errno);
        // Half a line must not stay: if even this fails, the reader drops it as torn.
        if (done > 0) (void)cut(static_cast<std::size_t>(size_));
        return error;
      }
      done += static_cast<std::size_t>(count);
    }
    size_ += static_cast<off_t>(text.size());
    return {};
  }

  /// Also the folder's entry: a new file isn't safe without it.
  [[nodiscard]] Result<void> flush() const {
    if (::fdatasync(descriptor_) != 0) return failed(path_, "made safe on disk", errno);
    const int folder = ::open(folderOf(path_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
      (void)::fsync(folder);
      ::close(folder);
    }
    return {};
  }

 private:
  std::string path_;
  int descriptor_;
  off_t size_ = 0;
};

Journal::Journal(std::shared_ptr<File> file) : file_(std::move(file)) {}

const std::string& Journal::path() const {
  return file_->path();
}

Result<Journal> Journal::create(const std::string& path, const Match& match,
                                const DataTexts& tables) {
  const std::string text = recordText(match, tables);
  if (const auto read = parseRecord(text, path); !read) return read.error();
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (descriptor < 0 && errno == EEXIST) {
    return Error{path + " is there already; a new match needs a new file"};
  }
  if (descriptor < 0) return failed(path, "made", errno);
  Journal journal(std::make_shared<File>(path, descriptor));
  Result<void> done = journal.file_->lock();
  if (done) done = journal.file_->append(text);
  if (!done) {
    ::unlink(path.c_str());
    return done.error();
  }
  journal.written_ = match.steps().size();
  return journal;
}

Result<Journal::Found> Journal::open(const std::string& path) {
  // Not blocking: a pipe of this name must not stop the program.
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return failed(path, "opened", errno);
  Journal journal(std::make_shared<File>(path, descriptor));
  if (const auto locked = journal.file_->lock(); !locked) return locked.error();
  // Lines written to a file that lost its name would be lost with it.
  if (!journal.file_->isInPlace()) return Error{path + " was just moved or renamed; try again"};
  Result<std::string> text = journal.file_->read();
  if (!text) return text.error();
  return Found{std::move(journal), *std::move(text)};
}

Result<void> Journal::resume(const Record& record, const Replayed& replayed) {
  if (replayed.damage) return *replayed.damage;
  if (!replayed.complete) {
    return Error{path() +
                 " leaves draws to its seed, so it can't be continued in place;"
                 " save the match under another name"};
  }
  if (const auto done = file_->cut(record.goodBytes); !done) return done.error();
  written_ = replayed.lines;
  // A last line that is whole but for its line end gets it now.
  if (record.openEnd) {
    if (const auto done = file_->append("\n"); !done) return done.error();
  }
  return append(replayed.match);
}

Result<void> Journal::append(const Match& match) {
  std::string text;
  const std::vector<Step>& steps = match.steps();
  for (std::size_t i = written_; i < steps.size(); ++i) text += stepLine(match.game(), steps[i]);
  if (text.empty()) return {};
  if (const auto done = file_->append(text); !done) return done.error();
  written_ = steps.size();
  return {};
}

std::function<Result<void>()> Journal::flusher() const {
  return [file = file_] { return file->flush(); };
}

}  // namespace raindelay
