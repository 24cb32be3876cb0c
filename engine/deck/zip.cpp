#include "deck/zip.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/limits.h"
#include "core/owned.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kChunk = 64 * 1024;
// A small archive may unpack to this in any case.
constexpr std::size_t kAlwaysFine = kMegabyte;

// True for files that nobody put there on purpose.
bool isLitter(std::string_view path) {
  const std::string_view file = path.substr(path.rfind('/') + 1);
  return path.starts_with("__MACOSX/") || file == ".DS_Store" || file == "Thumbs.db" ||
         file == "desktop.ini";
}

class ZipReader {
 public:
  ZipReader(std::string_view bytes, std::string name, const ZipLimits& limits)
      : archive_(archive_read_new()),
        name_(std::move(name)),
        limits_(limits),
        most_(std::min(limits.allBytes, std::max(kAlwaysFine, bytes.size() * limits.ratio))),
        isZip_(bytes.starts_with("PK\3\4")),
        sound_(opens(*archive_, bytes)) {}

  Checked<ZipFiles> read(const std::function<bool(std::string_view)>& wanted) {
    archive_entry* entry = nullptr;
    for (std::size_t count = 0; sound_; ++count) {
      const int result = archive_read_next_header(archive_.get(), &entry);
      if (result == ARCHIVE_EOF) return std::move(files_);
      if (result < ARCHIVE_WARN) break;
      if (count == limits_.files) {
        return ofFile(kinds::kZipTooManyFiles, name_, {std::to_string(limits_.files)});
      }
      if (auto wrong = take(*entry, wanted)) return *std::move(wrong);
    }
    return damaged();
  }

 private:
  Problem damaged() const { return ofFile(isZip_ ? kinds::kZipCut : kinds::kZipDamaged, name_); }

  static bool opens(archive& reader, std::string_view bytes) {
    archive_read_support_format_zip(&reader);
    return archive_read_open_memory(&reader, bytes.data(), bytes.size()) == ARCHIVE_OK;
  }

  std::optional<Problem> take(archive_entry& entry,
                              const std::function<bool(std::string_view)>& wanted) {
    const char* utf8 = archive_entry_pathname_utf8(&entry);
    std::string path = utf8 != nullptr ? utf8 : "";
    if (utf8 == nullptr && archive_entry_pathname(&entry) != nullptr) {
      path = archive_entry_pathname(&entry);
    }
    const bool folder = archive_entry_filetype(&entry) == AE_IFDIR || path.ends_with('/');
    while (path.ends_with('/') && path.size() > 1) path.pop_back();
    if (!checkedPath(path)) return ofFile(kinds::kZipPath, name_, {inQuotes(path)});
    if (folder || isLitter(path)) return std::nullopt;
    const auto type = archive_entry_filetype(&entry);
    const bool plain = (type == AE_IFREG || type == 0) && archive_entry_hardlink(&entry) == nullptr;
    if (!plain) return ofFile(kinds::kZipLink, name_, {inQuotes(path)});
    if (archive_entry_is_encrypted(&entry) != 0) return ofFile(kinds::kZipEncrypted, name_);
    if (wanted && !wanted(path)) return std::nullopt;
    if (files_.contains(path)) return ofFile(kinds::kZipTwice, name_, {inQuotes(path)});
    return unpack(files_[path], path);
  }

  // Counts the bytes: the archive's own word on a file's size isn't trusted.
  std::optional<Problem> unpack(std::string& into, const std::string& path) {
    std::array<char, kChunk> chunk{};
    while (true) {
      const la_ssize_t got = archive_read_data(archive_.get(), chunk.data(), chunk.size());
      if (got < 0) return damaged();
      if (got == 0) return std::nullopt;
      into.append(chunk.data(), static_cast<std::size_t>(got));
      all_ += static_cast<std::size_t>(got);
      if (into.size() > limits_.fileBytes) {
        return ofFile(kinds::kLargeFile, path, {std::to_string(limits_.fileBytes / kMegabyte)});
      }
      if (all_ > limits_.allBytes) {
        return ofFile(kinds::kZipTooLarge, name_, {std::to_string(limits_.allBytes / kMegabyte)});
      }
      if (all_ > most_) return ofFile(kinds::kZipRatio, name_, {std::to_string(limits_.ratio)});
    }
  }

  Owned<archive, archive_read_free> archive_;
  std::string name_;
  ZipLimits limits_;
  std::size_t most_;
  std::size_t all_ = 0;
  bool isZip_;  // begins like one
  bool sound_;
  ZipFiles files_;
};

// "deck/" if everything lies in that folder and deck.yaml directly in it.
std::string onlyFolder(const ZipFiles& files) {
  if (files.empty() || files.contains("deck.yaml")) return {};
  const std::string& first = files.begin()->first;
  const std::size_t end = first.find('/');
  if (end == std::string::npos) return {};
  const std::string folder = first.substr(0, end + 1);
  const bool all = std::all_of(files.begin(), files.end(),
                               [&](const auto& entry) { return entry.first.starts_with(folder); });
  return all ? folder : std::string();
}

}  // namespace

Checked<ZipFiles> readZip(std::string_view bytes, const std::string& name,
                          const std::function<bool(std::string_view)>& wanted,
                          const ZipLimits& limits) {
  return ZipReader(bytes, name, limits).read(wanted);
}

Checked<std::shared_ptr<const ZipFolder>> ZipFolder::open(std::string_view bytes,
                                                          const std::string& name) {
  auto files = readZip(bytes, name);
  if (!files) return files.problem();
  const std::string folder = onlyFolder(*files);
  if (folder.empty()) return std::make_shared<const ZipFolder>(*std::move(files));
  ZipFiles inside;
  for (auto& [path, content] : *files) inside[path.substr(folder.size())] = std::move(content);
  return std::make_shared<const ZipFolder>(std::move(inside));
}

Checked<std::string> ZipFolder::readChecked(const std::string& path, std::size_t /*most*/) const {
  const auto file = files_.find(path);
  if (file == files_.end()) return Problem(kinds::kNoFile, {inQuotes(path)});
  return file->second;
}

std::vector<std::string> ZipFolder::list(const std::string& folder) const {
  std::vector<std::string> found;
  for (const auto& [path, bytes] : files_) {
    const std::size_t slash = path.rfind('/');
    if ((slash == std::string::npos ? "" : path.substr(0, slash)) == folder) found.push_back(path);
  }
  return found;
}

std::vector<std::string> ZipFolder::folders(const std::string& folder) const {
  const std::string above = folder.empty() ? "" : folder + "/";
  std::vector<std::string> found;
  for (const auto& [path, bytes] : files_) {
    const std::size_t slash = path.find('/', above.size());
    if (!path.starts_with(above) || slash == std::string::npos) continue;
    const std::string inside = path.substr(0, slash);
    const bool hidden = inside[above.size()] == '.';
    if (hidden || (!found.empty() && found.back() == inside)) continue;
    if (found.size() == kMostFolders) break;
    found.push_back(inside);
  }
  return found;
}

}  // namespace raindelay::deck
