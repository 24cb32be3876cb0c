#include "deck/folder.h"

#include <algorithm>
#include <fstream>
#include <system_error>

#include "deck/csv.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxPathBytes = 512;

bool isInside(const fs::path& file, const fs::path& root) {
  auto [end, rest] = std::mismatch(root.begin(), root.end(), file.begin(), file.end());
  return end == root.end() && rest != file.end();
}

}  // namespace

Result<std::string> checkedPath(std::string_view path) {
  auto refused = [&](const char* why) { return Error{inQuotes(path) + " " + why}; };
  if (path.empty()) return Error{"A file name is empty."};
  if (path.size() > kMaxPathBytes) return refused("is too long for a file name.");
  if (validUtf8(path) != path.size()) return Error{"A file name is not UTF-8."};
  if (path.find('\\') != std::string_view::npos)
    return refused("has a backslash: write folders with \"/\".");
  if (path.find(':') != std::string_view::npos)
    return refused("is not a file inside the deck's folder.");
  for (char c : path) {
    if (static_cast<unsigned char>(c) < 0x20) return refused("has a control character in it.");
  }
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    const std::string_view part = path.substr(begin, end - begin);
    if (part == "..") return refused("leads out of the deck's folder, which is not allowed.");
    if (part.empty() && begin == 0) {
      return refused("is an absolute path; only files inside the deck's folder are read.");
    }
    if (part.empty() || part == ".") return refused("is not a plain path like \"art/name.svg\".");
    begin = end + 1;
  }
  return std::string(path);
}

Result<std::string> Folder::read(std::string_view path) const {
  auto checked = checkedPath(path);
  if (!checked) return checked.error();
  return readChecked(*checked);
}

DiskFolder::DiskFolder(fs::path root) : root_(std::move(root)) {}

Result<std::string> DiskFolder::readChecked(const std::string& path) const {
  std::error_code problem;
  const fs::path root = fs::canonical(root_, problem);
  if (problem || !fs::is_directory(root, problem)) {
    return Error{"There is no folder " + inQuotes(root_.string()) + "."};
  }
  const fs::path file =
      fs::canonical(root / fs::path(std::u8string(path.begin(), path.end())), problem);
  if (problem) return Error{"There is no file " + inQuotes(path) + " in the deck's folder."};
  if (!isInside(file, root)) {
    return Error{inQuotes(path) + " leads out of the deck's folder, which is not allowed."};
  }
  if (!fs::is_regular_file(file, problem)) return Error{inQuotes(path) + " is not a file."};
  const auto size = fs::file_size(file, problem);
  if (problem) return Error{inQuotes(path) + " cannot be read."};
  if (size > kMaxFileBytes) {
    return Error{inQuotes(path) + " is larger than " + std::to_string(kMaxFileBytes / 1024 / 1024) +
                 " MB, the most that is read."};
  }
  std::ifstream in(file, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!in && !in.eof()) return Error{inQuotes(path) + " cannot be read."};
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

Result<Table> readTable(const Folder& folder, std::string_view path) {
  auto text = folder.read(path);
  if (!text) return text.error();
  return parseCsv(*text, std::string(path));
}

}  // namespace raindelay::deck
