// Elsewhere nothing of this is compiled: system_posix.cpp is. Files have their owner's permissions
// from the folder that they lie in, so those that are asked for count for nothing here.
#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
// (It has the types of the next one.)
#include <windows.h>

#include <bcrypt.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <type_traits>
#include <vector>

#include "core/descriptor.h"
#include "core/system.h"

namespace raindelay::system {

namespace {

/// Whoever has a file open keeps nobody from reading, moving or deleting it.
constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr DWORD kFolderToo = FILE_FLAG_BACKUP_SEMANTICS;
constexpr DWORD kLinkItself = FILE_FLAG_OPEN_REPARSE_POINT;

/// The code page of Windows in western Europe and America.
constexpr UINT kWestern = 1252;

/// Windows counts in 100 ns from the year 1601 on.
constexpr std::int64_t kTick = 100;
constexpr std::int64_t kFrom1601To1970 = 116'444'736'000'000'000;

struct Closes {
  void operator()(HANDLE handle) const { ::CloseHandle(handle); }
};
using Handle = std::unique_ptr<std::remove_pointer_t<HANDLE>, Closes>;

std::wstring wide(std::string_view path) {
  return std::filesystem::path(std::u8string(path.begin(), path.end())).wstring();
}

/// Sets errno to what the last error means; always false.
bool refused() {
  switch (::GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
      errno = ENOENT;
      break;
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS:
      errno = EEXIST;
      break;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
      errno = EACCES;
      break;
    case ERROR_LOCK_VIOLATION:
    case ERROR_IO_PENDING:
      errno = EWOULDBLOCK;
      break;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
      errno = ENOSPC;
      break;
    case ERROR_DIRECTORY:
      errno = ENOTDIR;
      break;
    case ERROR_TOO_MANY_OPEN_FILES:
      errno = EMFILE;
      break;
    case ERROR_FILENAME_EXCED_RANGE:
      errno = ENAMETOOLONG;
      break;
    default:
      errno = EIO;
  }
  return false;
}

HANDLE handleOf(int file) {
  return reinterpret_cast<HANDLE>(::_get_osfhandle(file));
}

/// The opened file; null, and errno says why, if it couldn't be.
Handle opened(const std::wstring& path, DWORD access, DWORD disposition, DWORD flags,
              DWORD shared = kShared) {
  const HANDLE handle =
      ::CreateFileW(path.c_str(), access, shared, nullptr, disposition, flags, nullptr);
  if (handle != INVALID_HANDLE_VALUE) return Handle(handle);
  (void)refused();
  return nullptr;
}

std::int64_t nanoseconds(std::int64_t ticks) {
  return (ticks - kFrom1601To1970) * kTick;
}

Entry::Kind kindOf(HANDLE handle, DWORD attributes) {
  if ((attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0) return Entry::Kind::kLink;
  if ((attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return Entry::Kind::kFolder;
  return ::GetFileType(handle) == FILE_TYPE_DISK ? Entry::Kind::kFile : Entry::Kind::kOther;
}

std::optional<Entry> entryOf(HANDLE handle) {
  BY_HANDLE_FILE_INFORMATION facts{};
  FILE_BASIC_INFO times{};
  if (::GetFileInformationByHandle(handle, &facts) == 0 ||
      ::GetFileInformationByHandleEx(handle, FileBasicInfo, &times, sizeof times) == 0) {
    (void)refused();
    return std::nullopt;
  }
  const auto both = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32U | low; };
  Entry entry;
  entry.kind = kindOf(handle, facts.dwFileAttributes);
  entry.bytes = both(facts.nFileSizeHigh, facts.nFileSizeLow);
  entry.written = nanoseconds(times.LastWriteTime.QuadPart);
  entry.changed = nanoseconds(times.ChangeTime.QuadPart);
  entry.disk = facts.dwVolumeSerialNumber;
  entry.number = both(facts.nFileIndexHigh, facts.nFileIndexLow);
  entry.ours = true;
  return entry;
}

std::optional<Entry> entryOf(const std::string& path, DWORD flags) {
  const Handle handle = opened(wide(path), FILE_READ_ATTRIBUTES, OPEN_EXISTING, kFolderToo | flags);
  return handle ? entryOf(handle.get()) : std::nullopt;
}

/// Between the encodings lies UTF-16 as this machine has it.
std::optional<std::wstring> fromBytes(std::string_view text, std::string_view encoding) {
  if (encoding.starts_with("UTF-16")) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::wstring units(text.size() / 2, L'\0');
    const std::size_t high = encoding == "UTF-16BE" ? 0 : 1;
    for (std::size_t i = 0; i < units.size(); ++i) {
      const auto byte = [&](std::size_t at) {
        return static_cast<unsigned char>(text[2 * i + at]);
      };
      units[i] = static_cast<wchar_t>(byte(high) << 8U | byte(1 - high));
    }
    return units;
  }
  const UINT page = encoding == "UTF-8" ? CP_UTF8 : kWestern;
  const auto size = static_cast<int>(text.size());
  std::wstring units(text.size(), L'\0');
  const int count =
      ::MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, text.data(), size, units.data(), size);
  if (count == 0 && size != 0) return std::nullopt;
  units.resize(static_cast<std::size_t>(count));
  // Bytes that mean nothing in the western code page come as control characters.
  const auto means = [](wchar_t unit) { return unit < 0x80 || unit > 0x9f; };
  if (page == kWestern && !std::all_of(units.begin(), units.end(), means)) return std::nullopt;
  return units;
}

std::optional<std::string> toBytes(std::wstring_view units, std::string_view encoding) {
  if (encoding.starts_with("UTF-16")) {
    std::string text;
    for (const wchar_t unit : units) {
      const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 0xff);
      text += encoding == "UTF-16BE" ? high : low;
      text += encoding == "UTF-16BE" ? low : high;
    }
    return text;
  }
  const bool western = encoding != "UTF-8";
  BOOL replaced = FALSE;
  std::string text(units.size() * 3, '\0');
  const int count = ::WideCharToMultiByte(
      western ? kWestern : CP_UTF8, western ? WC_NO_BEST_FIT_CHARS : WC_ERR_INVALID_CHARS,
      units.data(), static_cast<int>(units.size()), text.data(), static_cast<int>(text.size()),
      nullptr, western ? &replaced : nullptr);
  if ((count == 0 && !units.empty()) || replaced != FALSE) return std::nullopt;
  text.resize(static_cast<std::size_t>(count));
  return text;
}

/// The number of an opened file; -1 if there is none, or a link where none may be.
int numberOf(Handle handle, int flags, bool linkToo) {
  if (!handle) return -1;
  if (!linkToo) {
    const std::optional<Entry> entry = entryOf(handle.get());
    if (entry && entry->kind == Entry::Kind::kLink) errno = ELOOP;
    if (!entry || entry->kind == Entry::Kind::kLink) return -1;
  }
  return ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle.release()), flags | _O_BINARY);
}

}  // namespace

std::optional<Entry> entry(int file) {
  return entryOf(handleOf(file));
}

std::optional<Entry> entry(const std::string& path) {
  return entryOf(path, 0);
}

std::optional<Entry> linkEntry(const std::string& path) {
  return entryOf(path, kLinkItself);
}

int open(const std::string& path, unsigned how, unsigned /*permissions*/) {
  const bool writes = (how & kToWrite) != 0, noLink = (how & kNoLink) != 0;
  const DWORD disposition = (how & kNew) != 0    ? CREATE_NEW
                            : (how & kMade) != 0 ? OPEN_ALWAYS
                                                 : OPEN_EXISTING;
  return numberOf(opened(wide(path), GENERIC_READ | (writes ? GENERIC_WRITE : 0), disposition,
                         kFolderToo | (noLink ? kLinkItself : 0)),
                  writes ? _O_RDWR : _O_RDONLY, !noLink);
}

// Each folder on the way is kept open meanwhile, so that nobody can put a link in its place.
int openBeneath(const std::string& folder, std::string_view path) {
  constexpr DWORD kStays = FILE_SHARE_READ | FILE_SHARE_WRITE;
  std::vector<Handle> way;
  way.push_back(opened(wide(folder), FILE_READ_ATTRIBUTES, OPEN_EXISTING, kFolderToo, kStays));
  const std::optional<Entry> root = way[0] ? entryOf(way[0].get()) : std::nullopt;
  if (!root || root->kind != Entry::Kind::kFolder) {
    if (root || errno == ENOENT) errno = ENOTDIR;
    return -1;
  }
  for (std::size_t slash = path.find('/'); slash < path.size(); slash = path.find('/', slash + 1)) {
    way.push_back(opened(wide(folder + "/" + std::string(path.substr(0, slash))),
                         FILE_READ_ATTRIBUTES, OPEN_EXISTING, kFolderToo | kLinkItself, kStays));
    const std::optional<Entry> entry = way.back() ? entryOf(way.back().get()) : std::nullopt;
    if (entry && entry->kind == Entry::Kind::kFolder) continue;
    errno = entry && entry->kind == Entry::Kind::kLink ? ELOOP : ENOENT;
    return -1;
  }
  return open(folder + "/" + std::string(path), kNoLink);
}

void close(int file) {
  ::_close(file);
}

std::int64_t read(int file, char* bytes, std::size_t most) {
  return ::_read(file, bytes, static_cast<unsigned>(std::min<std::size_t>(most, INT_MAX)));
}

std::int64_t write(int file, std::string_view bytes) {
  const auto size = static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX));
  return ::_write(file, bytes.data(), size);
}

std::int64_t writeAt(int file, std::string_view bytes, std::uint64_t place) {
  if (::_lseeki64(file, static_cast<std::int64_t>(place), SEEK_SET) < 0) return -1;
  return write(file, bytes);
}

void beginProgram() {}

int standardInput() {
  constexpr int kStandardInput = 0;
  (void)::_setmode(kStandardInput, _O_BINARY);
  return kStandardInput;
}

bool cut(int file, std::uint64_t size) {
  return ::_chsize_s(file, static_cast<std::int64_t>(size)) == 0;
}

bool flush(int file) {
  return ::FlushFileBuffers(handleOf(file)) != 0 || refused();
}

bool flushData(int file) {
  return flush(file);
}

void flushFolder(const std::string& /*folder*/) {}

// (What is locked can't be read by others: it is a byte that no file of ours is long enough to
// have.)
bool lock(int file) {
  OVERLAPPED place{};
  place.OffsetHigh = 0x7fffffff;
  constexpr DWORD kHow = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  return ::LockFileEx(handleOf(file), kHow, 0, 1, 0, &place) != 0 || refused();
}

bool permit(int /*file*/, unsigned /*permissions*/) {
  return true;
}

bool setWritten(const std::string& path, std::int64_t written) {
  const Handle handle =
      opened(wide(path), FILE_WRITE_ATTRIBUTES, OPEN_EXISTING, kFolderToo | kLinkItself);
  if (!handle) return false;
  const auto ticks = static_cast<std::uint64_t>(written / kTick + kFrom1601To1970);
  const FILETIME time{static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32U)};
  return ::SetFileTime(handle.get(), nullptr, nullptr, &time) != 0 || refused();
}

bool rename(const std::string& path, const std::string& to, bool replaces) {
  const DWORD how = MOVEFILE_WRITE_THROUGH | (replaces ? MOVEFILE_REPLACE_EXISTING : 0);
  return ::MoveFileExW(wide(path).c_str(), wide(to).c_str(), how) != 0 || refused();
}

void remove(const std::string& path) {
  ::DeleteFileW(wide(path).c_str());
}

bool makeFolder(const std::string& path, unsigned /*permissions*/) {
  return ::CreateDirectoryW(wide(path).c_str(), nullptr) != 0 || refused();
}

void removeFolder(const std::string& path) {
  ::RemoveDirectoryW(wide(path).c_str());
}

std::optional<std::uint64_t> chance() {
  std::uint64_t bits = 0;
  if (::BCryptGenRandom(nullptr, reinterpret_cast<PUCHAR>(&bits), sizeof bits,
                        BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0) {
    return bits;
  }
  errno = EIO;
  return std::nullopt;
}

std::optional<std::string> converted(std::string_view from, std::string_view fromName,
                                     std::string_view toName) {
  const std::optional<std::wstring> units = fromBytes(from, fromName);
  return units ? toBytes(*units, toName) : std::nullopt;
}

double processorSeconds() {
  FILETIME created{}, ended{}, kernel{}, user{};
  ::GetThreadTimes(::GetCurrentThread(), &created, &ended, &kernel, &user);
  const auto ticks = [](const FILETIME& time) {
    return std::uint64_t{time.dwHighDateTime} << 32U | time.dwLowDateTime;
  };
  return static_cast<double>(ticks(kernel) + ticks(user)) * kTick / 1e9;
}

std::string reason(int code) {
  return std::strerror(code);
}

}  // namespace raindelay::system

#endif
