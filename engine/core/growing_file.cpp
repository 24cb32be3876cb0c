#include "core/growing_file.h"

#include <cerrno>
#include <optional>

namespace raindelay::files {

using system::Entry;

Result<Growing> Growing::open(const std::string& path, Which which, Readers readers) {
  unsigned how = system::kToWrite;
  if (which == Which::kAny) how |= system::kMade | system::kNoLink;
  if (which == Which::kNew) how |= system::kNew;
  const int descriptor = system::open(path, how, readers == Readers::kOwner ? 0600 : 0666);
  if (descriptor >= 0) return Growing(path, descriptor);
  if (which == Which::kNew && errno == EEXIST) {
    return Error::of(RD_TEXT("Files", "%1 already exists; a new match needs a new file"), {path});
  }
  if (which == Which::kAny && errno == ELOOP) {
    return Error::of(RD_TEXT("Files", "%1 is a link; use the file itself"), {path});
  }
  return failed(path, which == Which::kNew ? Deed::kMake : Deed::kOpen, errno);
}

Result<void> Growing::lock(const Text& taken) const {
  if (system::lock(file_.number())) return {};
  if (errno == EWOULDBLOCK) return Error::of(taken, {path_});
  return failed(path_, Deed::kLock, errno);
}

bool Growing::isInPlace() const {
  const std::optional<Entry> mine = system::entry(file_.number());
  const std::optional<Entry> named = system::entry(path_);
  // (Of a disk that doesn't answer nothing is known.)
  if (!named) return errno != ENOENT && errno != ENOTDIR;
  return !mine || (mine->disk == named->disk && mine->number == named->number);
}

Result<std::string> Growing::read(std::size_t most) {
  const std::optional<Entry> entry = system::entry(file_.number());
  if (!entry) return failed(path_, Deed::kRead, errno);
  if (entry->kind != Entry::Kind::kFile) return notPlain(path_);
  Result<std::string> text = readAll(file_.number(), path_, most);
  if (text) size_ = text->size();
  return text;
}

Result<void> Growing::cut(std::size_t size) {
  if (!system::cut(file_.number(), size)) return failed(path_, Deed::kWrite, errno);
  size_ = size;
  return {};
}

Result<void> Growing::append(std::string_view text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const std::int64_t count = system::writeAt(file_.number(), text.substr(done), size_ + done);
    if (count < 0) {
      const Error error = failed(path_, Deed::kWrite, errno);
      // Half a line must not stay: if even this fails, the reader drops it as torn.
      if (done > 0) (void)cut(static_cast<std::size_t>(size_));
      return error;
    }
    done += static_cast<std::size_t>(count);
  }
  size_ += text.size();
  return {};
}

Result<void> Growing::flush() const {
  if (!system::flushData(file_.number())) return failed(path_, Deed::kFlush, errno);
  // A new file isn't safe without its folder's entry.
  system::flushFolder(folderOf(path_));
  return {};
}

}  // namespace raindelay::files
