#include "core/solutions.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "core/files.h"
#include "core/limits.h"
#include "core/own_folder.h"
#include "core/sha256.h"
#include "core/shipped_solutions.h"

namespace raindelay::solutions {

namespace {

/// Solutions on disk at most: a few games, with a designer's last few tables.
constexpr std::size_t kMostKept = 12;
constexpr std::string_view kEnding = ".solution";
constexpr std::size_t kDigits = 64;

std::string& folder() {
  static std::string folder;
  return folder;
}

std::string pathOf(std::string_view name) {
  return folder() + '/' + sha256(name) + std::string(kEnding);
}

/// Stands at a file's beginning: of whose bytes it is, and which.
std::string sealOf(std::string_view name, std::string_view bytes) {
  Sha256 seal;
  seal.add(name);
  seal.add(bytes);
  return seal.digits();
}

/// The bytes of a file, if they are whole and this name's.
std::optional<std::string> opened(std::string_view name, std::string_view file) {
  if (file.size() <= kDigits || file.size() > kMaxSolutionBytes) return std::nullopt;
  const std::string_view bytes = file.substr(kDigits);
  if (file.substr(0, kDigits) != sealOf(name, bytes)) return std::nullopt;
  return std::string(bytes);
}

/// Reads the bytes from the folder; removes them if they are damaged.
std::optional<std::string> found(std::string_view name) {
  if (folder().empty()) return std::nullopt;
  const std::string path = pathOf(name);
  const auto file = files::read(path, kMaxSolutionBytes);
  if (!file) return std::nullopt;
  auto bytes = opened(name, *file);
  std::error_code error;
  if (!bytes) std::filesystem::remove(path, error);
  return bytes;
}

void removeOldest() {
  namespace fs = std::filesystem;
  std::vector<std::pair<fs::file_time_type, fs::path>> all;
  std::error_code error;
  for (fs::directory_iterator i(folder(), error), end; !error && i != end; i.increment(error)) {
    if (i->path().extension() == kEnding) all.emplace_back(i->last_write_time(error), i->path());
  }
  std::sort(all.begin(), all.end());
  for (std::size_t i = 0; i + kMostKept < all.size(); ++i) fs::remove(all[i].second, error);
}

}  // namespace

void keepIn(std::string folder) {
  solutions::folder() = std::move(folder);
}

std::optional<std::string> kept(std::string_view name) {
  auto bytes = found(name);
  for (const std::string_view shipped : shippedSolutions()) {
    if (!bytes) bytes = opened(name, shipped);
  }
  return bytes;
}

void keep(std::string_view name, std::string_view bytes) {
  if (folder().empty() || files::makeOwnFolder(folder()) != 0) return;
  const auto written = files::write(pathOf(name), sealOf(name, bytes) + std::string(bytes),
                                    files::Existing::kReplace, files::Readers::kOwner);
  if (written) removeOldest();
}

}  // namespace raindelay::solutions
