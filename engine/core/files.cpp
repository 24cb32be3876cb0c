#include "core/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "core/descriptor.h"

namespace raindelay::files {

namespace {

using system::Entry;

/// Onto the disk; 0, or an errno.
int writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const std::int64_t count = system::write(file, text);
    if (count < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return system::flush(file) ? 0 : errno;
}

constexpr std::string_view kUnfinished = ".unfinished";
constexpr std::size_t kDigits = 16;
/// What a name may have beside the dot, the digits with their hyphen, and the ending.
constexpr std::size_t kLongestName = 255;
constexpr std::size_t kMostOfName = kLongestName - 2 - kDigits - kUnfinished.size();

/// A hidden name beside the path that nobody can guess; empty, and errno says why, if there is no
/// chance to be had.
std::string hiddenName(const std::string& path) {
  const std::optional<std::uint64_t> chance = system::chance();
  if (!chance) return {};
  char digits[kDigits + 1];
  (void)std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(*chance));
  const std::string name =
      shortened(path.substr(path.find_last_of(system::kSeparators) + 1), kMostOfName);
  return folderOf(path) + "/." + name + "-" + digits + std::string(kUnfinished);
}

/// True for what hiddenName() makes.
bool isHiddenName(std::string_view name) {
  if (!name.starts_with('.') || !name.ends_with(kUnfinished)) return false;
  name.remove_suffix(kUnfinished.size());
  const std::size_t hyphen = name.rfind('-');
  if (hyphen == std::string_view::npos || hyphen < 2) return false;
  const std::string_view digits = name.substr(hyphen + 1);
  return digits.size() == kDigits &&
         digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// The errno that says that a pipe or a device has the name of what is to be written.
constexpr int kNotPlain = ENOTSUP;

/// The permissions of the plain file that has the name; nothing if there is none. Something else of
/// this name, or what can't be looked at, isn't to be written over: an errno in `wrong`.
std::optional<unsigned> permissionsOf(const std::string& path, int& wrong) {
  const std::optional<Entry> entry = system::entry(path);
  if (!entry) {
    if (errno != ENOENT) wrong = errno;
    return std::nullopt;
  }
  if (entry->kind == Entry::Kind::kFolder) wrong = EISDIR;
  if (entry->kind == Entry::Kind::kOther) wrong = kNotPlain;
  return entry->permissions;
}

}  // namespace

Error failed(const std::string& path, Deed deed, int code) {
  if (deed == Deed::kWrite && code == kNotPlain) return notPlain(path);
  static constexpr std::array kSaid = {
      RD_TEXT("Files", "%1 couldn't be made: %2"),
      RD_TEXT("Files", "%1 couldn't be opened: %2"),
      RD_TEXT("Files", "%1 couldn't be locked: %2"),
      RD_TEXT("Files", "%1 couldn't be read: %2"),
      RD_TEXT("Files", "%1 couldn't be written: %2"),
      RD_TEXT("Files", "%1 couldn't be made safe on disk: %2"),
      RD_TEXT("Files", "%1 couldn't be moved: %2"),
  };
  return Error::of(kSaid[static_cast<std::size_t>(deed)], {path, system::reason(code)});
}

Error notPlain(const std::string& path) {
  return Error::of(RD_TEXT("Files", "%1 isn't a plain file"), {path});
}

std::string folderOf(const std::string& path) {
  const std::size_t slash = path.find_last_of(system::kSeparators);
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
  const std::optional<Entry> entry = system::entry(path);
  if (!entry) return failed(path, Deed::kRead, errno);
  if (entry->kind != Entry::Kind::kFile) return notPlain(path);
  return Facts{entry->bytes, entry->written, entry->changed};
}

Result<std::string> read(const std::string& path, std::size_t most) {
  const Descriptor file(system::open(path, 0));
  if (!file.ok()) return failed(path, Deed::kOpen, errno);
  const std::optional<Entry> entry = system::entry(file.number());
  if (!entry) return failed(path, Deed::kRead, errno);
  if (entry->kind != Entry::Kind::kFile) return notPlain(path);
  return readAll(file.number(), path, most);
}

Result<std::string> readInput(std::size_t most) {
  return readAll(system::standardInput(), "standard input", most);
}

Result<std::string> readAll(int descriptor, const std::string& name, std::size_t most) {
  std::string text;
  char block[65536];
  while (text.size() <= most) {
    const std::int64_t count = system::read(descriptor, block, sizeof block);
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
  if (!hidden_.empty()) system::remove(hidden_);
}

int Unfinished::open(Readers readers) {
  constexpr int kTries = 8;
  const unsigned permissions = readers == Readers::kOwner ? 0600 : 0666;
  for (int tried = 0; tried < kTries; ++tried) {
    const std::string name = hiddenName(path_);
    if (name.empty()) return -1;
    const int made =
        system::open(name, system::kToWrite | system::kNew | system::kNoLink, permissions);
    if (made >= 0) hidden_ = name;
    if (made >= 0 || errno != EEXIST) return made;
  }
  return -1;
}

int Unfinished::begin(std::string_view text, Readers readers) {
  int wrong = 0;
  const std::optional<unsigned> before = permissionsOf(path_, wrong);
  if (wrong != 0) return wrong;
  const Descriptor file(open(readers));
  if (!file.ok()) return errno;
  // (A disk without permissions can't keep them.)
  if (before && readers == Readers::kUsual) (void)system::permit(file.number(), *before);
  if (const int failure = writeAll(file.number(), text); failure != 0) return failure;
  const std::optional<Entry> entry = system::entry(file.number());
  if (!entry) return errno;
  time_ = entry->written;
  return 0;
}

int Unfinished::finish(Existing existing, std::int64_t written) {
  if (written != 0 && !system::setWritten(hidden_, written)) return errno;
  if (!system::rename(hidden_, path_, existing == Existing::kReplace)) return errno;
  hidden_.clear();
  return 0;
}

void sweep(const std::string& folder, std::int64_t now) {
  constexpr std::int64_t kHour = 3600'000'000'000;
  namespace fs = std::filesystem;
  std::vector<std::string> left;
  std::error_code code;
  for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
    if (!isHiddenName(it->path().filename().string())) continue;
    const std::string path = it->path().string();
    const std::optional<Entry> entry = system::linkEntry(path);
    if (entry && entry->kind == Entry::Kind::kFile && entry->ours && entry->written < now - kHour) {
      left.push_back(path);
    }
  }
  for (const std::string& path : left) system::remove(path);
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
  system::flushFolder(folderOf(path));
  return {};
}

Result<void> move(const std::string& path, const std::string& to) {
  if (!system::rename(path, to, false)) return failed(path, Deed::kMove, errno);
  system::flushFolder(folderOf(path));
  system::flushFolder(folderOf(to));
  return {};
}

}  // namespace raindelay::files
