#include "shelf/match_folder.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <utility>

#include "core/descriptor.h"
#include "core/own_folder.h"
#include "match/journal.h"
#include "match/json_reading.h"
#include "shelf/shelf.h"

namespace raindelay::shelf {

namespace {

namespace fs = std::filesystem;

/// The ending of a file that was replaced.
constexpr std::string_view kPrevious = "~";

bool isMatch(const std::string& name) {
  return name.ends_with(kMatchEnding) && !name.starts_with('.');
}

/// So many bytes of a name are left: its file's has an ending, and may get a number.
constexpr std::size_t kMostOfName = 200;

/// `name`, or the first with a number before its ending that `taken` doesn't know.
template <class Taken>
std::string freeName(const std::string& name, const Taken& taken) {
  std::string free = name;
  const std::string stem =
      files::shortened(name.substr(0, name.size() - kMatchEnding.size()), kMostOfName);
  for (int twin = 2; taken(free); ++twin) {
    free = stem + "-" + std::to_string(twin) + std::string(kMatchEnding);
  }
  return free;
}

std::string freeIn(const std::string& folder, const std::string& name) {
  return freeName(name, [&](const std::string& tried) {
    std::error_code code;
    return fs::exists(fs::symlink_status(folder + "/" + tried, code));
  });
}

/// A lock on a file that isn't to be written: while it lives, no window of ours opens the match.
class Lock {
 public:
  explicit Lock(const std::string& path)
      : file_(system::open(path, 0)),
        taken_(file_.ok() && !system::lock(file_.number()) && errno == EWOULDBLOCK) {}

  /// Somebody else has it. (Where a disk has no locks nobody can tell.)
  [[nodiscard]] bool taken() const { return taken_; }

 private:
  files::Descriptor file_;
  bool taken_;
};

/// Moves a file and, if there is one, what it replaced.
Result<void> moveBoth(const std::string& from, const std::string& to) {
  if (auto moved = files::move(from, to); !moved) return moved;
  std::error_code none;
  fs::rename(from + std::string(kPrevious), to + std::string(kPrevious), none);
  return {};
}

/// A title as one line of moderate length.
std::string tidied(const std::string& title) {
  return files::shortened(plainOf(title), kMostOfName);
}

/// The name here of a file from elsewhere.
std::string nameFor(const std::string& path) {
  std::string stem = fs::path(path).stem().string();
  while (stem.starts_with('.')) stem.erase(0, 1);
  return (stem.empty() ? "match" : files::shortened(std::move(stem), kMostOfName)) +
         std::string(kMatchEnding);
}

}  // namespace

std::string MatchFolder::pathOf(const std::string& name) const {
  return path_ + "/" + name;
}

std::optional<std::string> MatchFolder::nameOf(const std::string& path) const {
  std::error_code none;
  const fs::path file(path);
  const bool inside = isMatch(file.filename().string()) &&
                      fs::equivalent(file.has_parent_path() ? file.parent_path() : fs::path("."),
                                     fs::path(path_), none);
  return inside ? std::optional(file.filename().string()) : std::nullopt;
}

Result<void> MatchFolder::make(const std::string& folder) const {
  const int code = files::makeOwnFolder(folder);
  return code == 0 ? Result<void>() : files::failed(folder, files::Deed::kMake, code);
}

std::vector<MatchFolder::File> MatchFolder::list() const {
  std::vector<File> found;
  std::error_code code;
  for (fs::directory_iterator it(path_, code), end; !code && it != end; it.increment(code)) {
    const std::string name = it->path().filename().string();
    if (!isMatch(name)) continue;
    if (const auto facts = files::factsOf(pathOf(name))) found.push_back({name, *facts});
  }
  std::sort(found.begin(), found.end(), [](const File& a, const File& b) {
    return a.facts.written != b.facts.written ? a.facts.written > b.facts.written : a.name < b.name;
  });
  return found;
}

Result<std::string> MatchFolder::read(const std::string& name) const {
  return files::read(pathOf(name), kMaxRecordBytes);
}

Result<void> MatchFolder::setTitle(const std::string& name, const std::string& title) const {
  const std::string path = pathOf(name);
  const Result<files::Facts> facts = files::factsOf(path);
  if (!facts) return facts.error();
  // Open and locked, as by a journal: nobody writes to the file that is about to be replaced.
  const Result<Journal::Found> found = Journal::open(path);
  if (!found) return found.error();
  Result<Record> record = parseRecord(found->text, name);
  if (!record) return record.error();
  if (record->damage) {
    return Error::of(
        RD_TEXT("Files", "%1 is damaged, so it stays as it is; resume from what can be read of it"),
        {name});
  }
  record->setup.title = tidied(title);
  const std::string header = headerLine(record->setup, record->tables);
  // Of lines that were changed the checksums stay wrong.
  const std::string text = record->wrongSum
                               ? header + found->text.substr(found->text.find('\n') + 1)
                               : underHeader(header, found->text);
  if (text == found->text) return {};
  auto kept = files::write(path + std::string(kPrevious), found->text, files::Existing::kReplace,
                           files::Readers::kOwner, facts->written);
  if (!kept) return kept;
  return files::write(path, text, files::Existing::kReplace, files::Readers::kOwner,
                      facts->written);
}

Result<std::string> MatchFolder::remove(const std::string& name) const {
  if (const auto made = make(deletedFolder()); !made) return made.error();
  const Lock lock(pathOf(name));
  if (lock.taken()) {
    return Error::of(
        RD_TEXT("Files", "%1 is open in another window of Rain Delay; close it there first"),
        {name});
  }
  const std::string deleted = freeIn(deletedFolder(), name);
  const auto moved = moveBoth(pathOf(name), deletedFolder() + "/" + deleted);
  if (!moved) return moved.error();
  return deleted;
}

Result<std::string> MatchFolder::restore(const std::string& deleted) const {
  const std::string name = freeIn(path_, deleted);
  const auto moved = moveBoth(deletedFolder() + "/" + deleted, pathOf(name));
  if (!moved) return moved.error();
  return name;
}

void MatchFolder::purge(std::int64_t before) const {
  std::error_code code;
  std::vector<fs::path> doomed;
  for (fs::directory_iterator it(deletedFolder(), code), end; !code && it != end;
       it.increment(code)) {
    const std::string name = it->path().filename().string();
    const bool ours = isMatch(name) || name.ends_with(std::string(kMatchEnding) + "~");
    const auto facts = files::factsOf(it->path().string());
    if (ours && facts && facts->changed < before) doomed.push_back(it->path());
  }
  for (const fs::path& path : doomed) fs::remove(path, code);
}

Result<MatchFolder::Imported> MatchFolder::import(const std::string& path) const {
  const Result<std::string> text = files::read(path, kMaxRecordBytes);
  if (!text) return text.error();
  if (const auto readable = openRecord(*text, fs::path(path).filename().string()); !readable) {
    return readable.error();
  }
  for (const File& file : list()) {
    if (file.facts.bytes != text->size()) continue;
    const Result<std::string> other = read(file.name);
    if (other && *other == *text) return Imported{file.name, true};
  }
  if (const auto made = make(path_); !made) return made.error();
  const std::string name = freeIn(path_, nameFor(path));
  const Result<files::Facts> facts = files::factsOf(path);
  const auto written = files::write(pathOf(name), *text, files::Existing::kKeep,
                                    files::Readers::kOwner, facts ? facts->written : 0);
  if (!written) return written.error();
  return Imported{name, false};
}

Result<void> MatchFolder::exportTo(const std::string& name, const std::string& path) const {
  std::error_code none;
  if (fs::equivalent(pathOf(name), path, none)) return {};
  const Result<std::string> text = read(name);
  if (!text) return text.error();
  return files::write(path, *text, files::Existing::kReplace, files::Readers::kUsual);
}

Result<std::string> MatchFolder::salvage(const std::string& name) const {
  const Result<std::string> text = read(name);
  if (!text) return text.error();
  const Result<Opened> opened = openRecord(*text, name);
  if (!opened) return opened.error();
  const std::string free = freeIn(path_, name);
  const auto written =
      files::write(pathOf(free), recordText(opened->match(), opened->record.tables),
                   files::Existing::kKeep, files::Readers::kOwner);
  if (!written) return written.error();
  return free;
}

}  // namespace raindelay::shelf
