#include "core/file_set.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include "core/system.h"

namespace raindelay::files {

using system::Entry;

Set::~Set() {
  files_.clear();
  std::for_each(folders_.rbegin(), folders_.rend(), system::removeFolder);
}

std::optional<Failure> Set::makeFolder(const std::string& path) {
  if (const std::optional<Entry> there = system::entry(path)) {
    if (there->kind == Entry::Kind::kFolder) return std::nullopt;
    return Failure{path, false, ENOTDIR};
  }
  if (const std::string outer = folderOf(path); outer != "." && outer != "/") {
    if (auto failure = makeFolder(outer)) return failure;
  }
  if (!system::makeFolder(path, 0777)) return Failure{path, true, errno};
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

std::optional<Failure> Set::finish(Existing existing) {
  const std::lock_guard lock(mutex_);
  std::set<std::string> touched;
  std::vector<std::string> made;  // where there was no file before
  for (Unfinished& file : files_) {
    const bool isNew = !system::linkEntry(file.path()) && errno == ENOENT;
    if (const int code = file.finish(existing); code != 0) {
      std::for_each(made.begin(), made.end(), system::remove);
      return Failure{file.path(), false, code};
    }
    if (isNew) made.push_back(file.path());
    touched.insert(folderOf(file.path()));
  }
  std::for_each(touched.begin(), touched.end(), system::flushFolder);
  // The names of new folders lie in those around them.
  for (const std::string& folder : folders_) system::flushFolder(folderOf(folder));
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
