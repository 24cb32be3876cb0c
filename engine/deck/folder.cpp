#include "deck/folder.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>

#include "core/descriptor.h"
#include "core/files.h"
#include "core/limits.h"
#include "deck/csv.h"
#include "deck/problem_kinds.h"
#include "deck/sheet.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;
using files::Descriptor;

constexpr std::size_t kMostListed = 10'000;

Problem tooLarge(const std::string& path, std::size_t most) {
  return ofFile(kinds::kLargeFile, path, {std::to_string(most / kMegabyte)});
}

// As much as the file had when it was looked at, however it grows meanwhile.
Checked<std::string> contentOf(const Descriptor& file, const std::string& path, std::size_t most) {
  const std::optional<system::Entry> entry = system::entry(file.number());
  if (!entry) return ofFile(kinds::kUnreadable, path);
  if (entry->kind != system::Entry::Kind::kFile) return ofFile(kinds::kNotAFile, path);
  const auto size = static_cast<std::size_t>(entry->bytes);
  if (size > most) return tooLarge(path, most);
  auto bytes = files::readAll(file.number(), path, size);
  if (!bytes) return ofFile(kinds::kUnreadable, path);
  bytes->resize(std::min(bytes->size(), size));
  return *std::move(bytes);
}

}  // namespace

Checked<std::string> checkedPath(std::string_view path) {
  auto refused = [&](const ProblemKind& kind) { return ofFile(kind, std::string(path)); };
  if (path.empty()) return Problem(kinds::kPathEmpty);
  if (path.size() > kMaxPathBytes) {
    return ofFile(kinds::kPathLong, std::string(path), {std::to_string(kMaxPathBytes)});
  }
  if (validUtf8(path) != path.size()) return Problem(kinds::kPathNotUtf8);
  if (path.find('\\') != std::string_view::npos) return refused(kinds::kPathBackslash);
  if (path.find(':') != std::string_view::npos) return refused(kinds::kPathOutside);
  for (const char c : path) {
    if (static_cast<unsigned char>(c) < 0x20) return refused(kinds::kPathControl);
  }
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    const std::string_view part = path.substr(begin, end - begin);
    if (part == ".." || (part.empty() && begin == 0)) return refused(kinds::kPathOutside);
    if (part.empty() || part == ".") return refused(kinds::kPathOdd);
    begin = end + 1;
  }
  return std::string(path);
}

Checked<std::string> Folder::read(std::string_view path, std::size_t most) const {
  auto checked = checkedPath(path);
  if (!checked) return checked.problem();
  auto bytes = readChecked(*checked, most);
  if (bytes && bytes->size() > most) return tooLarge(*checked, most);
  if (bytes || bytes.problem().id != kinds::kNoFile.id) return bytes;
  // A slip in a name is told with the nearest one; a list of all files would help nobody.
  Problem problem = ofFile(kinds::kNoFile, *checked);
  const std::size_t slash = std::min(path.rfind('/'), path.size());
  problem.meant(path, list(std::string(slash < path.size() ? path.substr(0, slash) : "")));
  problem.known.clear();
  return problem;
}

DiskFolder::DiskFolder(fs::path root) : root_(std::move(root)) {}

std::vector<std::string> DiskFolder::found(const std::string& folder, fs::file_type type,
                                           std::size_t most) const {
  std::vector<std::string> found;
  if (!folder.empty() && !checkedPath(folder)) return found;
  std::error_code trouble;
  for (fs::directory_iterator it(root_ / folder, trouble), end;
       !trouble && it != end && found.size() < most; it.increment(trouble)) {
    if (it->symlink_status(trouble).type() != type) continue;
    const std::u8string name = it->path().filename().u8string();
    if (type == fs::file_type::directory && name.starts_with(u8'.')) continue;
    found.push_back((folder.empty() ? "" : folder + "/") + std::string(name.begin(), name.end()));
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> DiskFolder::list(const std::string& folder) const {
  return found(folder, fs::file_type::regular, kMostListed);
}

std::vector<std::string> DiskFolder::folders(const std::string& folder) const {
  return found(folder, fs::file_type::directory, kMostFolders);
}

bool DiskFolder::hasRead(const fs::path& file) const {
  std::error_code trouble;
  const fs::path root = fs::canonical(root_, trouble), place = placeOf(file);
  if (trouble || place.empty()) return false;
  const std::u8string inside = place.lexically_relative(root).generic_u8string();
  const std::lock_guard lock(mutex_);
  return read_.contains(std::string(inside.begin(), inside.end()));
}

Checked<std::string> DiskFolder::readChecked(const std::string& path, std::size_t most) const {
  const Descriptor file(system::openBeneath(root_.string(), path));
  if (!file.ok()) {
    switch (errno) {
      case ENOTDIR:
        return ofFile(kinds::kNoFolder, root_.string());
      case ELOOP:
        return ofFile(kinds::kIsALink, path);
      case ENOENT:
        return ofFile(kinds::kNoFile, path);
      default:
        return ofFile(kinds::kUnreadable, path);
    }
  }
  {
    const std::lock_guard lock(mutex_);
    read_.insert(path);
  }
  return contentOf(file, path, most);
}

fs::path placeOf(const fs::path& file) {
  std::error_code trouble;
  const fs::path folder =
      fs::canonical(file.has_parent_path() ? file.parent_path() : fs::path("."), trouble);
  return trouble ? fs::path() : folder / file.filename();
}

Checked<std::string> readPlainFile(const fs::path& file, std::size_t most) {
  const std::u8string name = file.filename().u8string();
  const std::string shown(name.begin(), name.end());
  const Descriptor opened(system::open(file.string(), 0));
  if (!opened.ok()) return ofFile(kinds::kUnreadable, shown);
  return contentOf(opened, shown, most);
}

bool isTable(std::string_view path) {
  return isSheet(path) || endsIn(path, {".csv", ".tsv", ".txt"});
}

std::optional<DataFrame> readDataFrame(const Folder& folder, std::string_view path,
                                       Problems& problems) {
  auto bytes = folder.read(path, isSheet(path) ? kMaxFileBytes : kMaxDataBytes);
  if (!bytes) {
    problems.add(bytes.problem());
    return std::nullopt;
  }
  const std::string name(path);
  return isSheet(path) ? readSheet(*bytes, name, problems) : readCsv(*bytes, name, problems);
}

Checked<DataFrame> readDataFrame(const Folder& folder, std::string_view path) {
  Problems problems;
  auto table = readDataFrame(folder, path, problems);
  if (const Problem* wrong = problems.firstError()) return *wrong;
  return *std::move(table);
}

}  // namespace raindelay::deck
