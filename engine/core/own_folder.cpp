#include "core/own_folder.h"

#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>

#include "core/descriptor.h"
#include "core/files.h"

namespace raindelay::files {

using system::Entry;

int makeOwnFolder(const std::string& path) {
  constexpr unsigned kOwner = 0700;
  if (system::makeFolder(path, kOwner)) return 0;
  if (errno == ENOENT) {
    const std::string outer = folderOf(path);
    if (outer == path || outer == ".") return ENOENT;
    if (const int code = makeOwnFolder(outer); code != 0) return code;
    return system::makeFolder(path, kOwner) || errno == EEXIST ? 0 : errno;
  }
  if (errno != EEXIST) return errno;
  const std::optional<Entry> entry = system::entry(path);
  return entry && entry->kind == Entry::Kind::kFolder ? 0 : ENOTDIR;
}

void closeToOthers(const std::string& path) {
  constexpr unsigned kOthers = 077;
  const Descriptor file(system::open(path, system::kNoLink));
  if (!file.ok()) return;
  const std::optional<Entry> entry = system::entry(file.number());
  if (entry && entry->ours && (entry->permissions & kOthers) != 0 &&
      (entry->kind == Entry::Kind::kFile || entry->kind == Entry::Kind::kFolder)) {
    (void)system::permit(file.number(), entry->permissions & ~kOthers);
  }
}

void tidyOwnFolder(const std::string& path, std::int64_t now) {
  sweep(path, now);
  closeToOthers(path);
  namespace fs = std::filesystem;
  std::error_code code;
  for (fs::directory_iterator it(path, code), end; !code && it != end; it.increment(code)) {
    std::error_code none;
    if (it->symlink_status(none).type() == fs::file_type::regular) {
      closeToOthers(it->path().string());
    }
  }
}

}  // namespace raindelay::files
