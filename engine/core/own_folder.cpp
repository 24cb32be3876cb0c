#include "core/own_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/descriptor.h"
#include "core/files.h"

namespace raindelay::files {

int makeOwnFolder(const std::string& path) {
  if (::mkdir(path.c_str(), 0700) == 0) return 0;
  if (errno == ENOENT) {
    const std::string outer = folderOf(path);
    if (outer == path || outer == ".") return ENOENT;
    if (const int code = makeOwnFolder(outer); code != 0) return code;
    return ::mkdir(path.c_str(), 0700) == 0 || errno == EEXIST ? 0 : errno;
  }
  if (errno != EEXIST) return errno;
  struct stat facts {};
  return ::stat(path.c_str(), &facts) == 0 && S_ISDIR(facts.st_mode) ? 0 : ENOTDIR;
}

void closeToOthers(const std::string& path) {
  // (Not through a link, and a pipe of this name must not stop the program.)
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file.ok()) return;
  struct stat facts {};
  if (::fstat(file.number(), &facts) == 0 && facts.st_uid == ::geteuid() &&
      (facts.st_mode & 077U) != 0 && (S_ISREG(facts.st_mode) || S_ISDIR(facts.st_mode))) {
    (void)::fchmod(file.number(), facts.st_mode & 0700U);
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
