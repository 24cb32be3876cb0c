#include "core/file_set.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace raindelay::files {

Set::~Set() {
  files_.clear();
  std::for_each(folders_.rbegin(), folders_.rend(),
                [](const std::string& folder) { ::rmdir(folder.c_str()); });
}

std::optional<Failure> Set::makeFolder(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) == 0) {
    if (S_ISDIR(facts.st_mode)) return std::nullopt;
    return Failure{path, false, ENOTDIR};
  }
  if (const std::string outer = folderOf(path); outer != "." && outer != "/") {
    if (auto failure = makeFolder(outer)) return failure;
  }
  if (::mkdir(path.c_str(), 0777) != 0) return Failure{path, true, errno};
  folders_.push_back(path);
  return std::nullopt;
}

std::optional<Failure> Set::add(const std::string& path, std::string_view bytes, Readers readers) {
  Unfinished file(path);
  if (const int code = file.begin(bytes, readers); code != 0) {
    return Failure{path, false, code};
  }
  const std::lock_guard lock(mutex_);
  if (const std::string folder = folderOf(path); swept_.insert(folder).second) {
    sweep(folder, file.time());
  }
  files_.push_back(std::move(file));
  return std::nullopt;
}

std::optional<Failure> Set::finish() {
  const std::lock_guard lock(mutex_);
  std::set<std::string> touched;
  std::vector<std::string> made;  // where there was no file before
  for (Unfinished& file : files_) {
    struct stat facts {};
    const bool isNew = ::lstat(file.path().c_str(), &facts) != 0 && errno == ENOENT;
    if (const int code = file.finish(Existing::kReplace); code != 0) {
      for (const std::string& path : made) ::unlink(path.c_str());
      return Failure{file.path(), false, code};
    }
    if (isNew) made.push_back(file.path());
    touched.insert(folderOf(file.path()));
  }
  std::for_each(touched.begin(), touched.end(), flushFolder);
  // The names of new folders lie in those around them.
  for (const std::string& folder : folders_) flushFolder(folderOf(folder));
  files_.clear();
  folders_.clear();
  return std::nullopt;
}

std::optional<Failure> replace(const std::string& path, std::string_view bytes, Readers readers) {
  Set set;
  if (auto failure = set.add(path, bytes, readers)) return failure;
  return set.finish();
}

}  // namespace raindelay::files
