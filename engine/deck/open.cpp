#include "deck/open.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "deck/deck.h"
#include "deck/problem_kinds.h"
#include "deck/propose.h"
#include "deck/words.h"
#include "deck/zip.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxArchiveBytes = 256 * 1024 * 1024;

// A folder that has no deck.yaml, with one.
class ProposedFolder : public Folder {
 public:
  ProposedFolder(fs::path root, std::string layout)
      : disk_(std::move(root)), layout_(std::move(layout)) {}

  std::vector<std::string> list(const std::string& folder) const override {
    return disk_.list(folder);
  }

 protected:
  Checked<std::string> readChecked(const std::string& path) const override {
    return path == "deck.yaml" ? Checked<std::string>(layout_) : disk_.read(path);
  }

 private:
  DiskFolder disk_;
  std::string layout_;
};

std::string endingOf(const fs::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
  return ending;
}

bool isTable(const fs::path& path) {
  const std::string ending = endingOf(path);
  return ending == ".csv" || ending == ".tsv" || ending == ".txt" || ending == ".xlsx" ||
         ending == ".ods";
}

std::string utf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

Checked<DeckSource> openTable(const fs::path& file) {
  const fs::path root = file.has_parent_path() ? file.parent_path() : fs::path(".");
  const std::string name = utf8(file.filename());
  std::error_code trouble;
  if (fs::exists(root / "deck.yaml", trouble)) {
    auto folder = std::make_shared<DiskFolder>(root);
    const DeckReading reading = readDeck(folder);
    if (reading.deck &&
        (reading.deck->cards.fileName() == name || reading.deck->tables.contains(name))) {
      return DeckSource{DeckSource::Kind::kFolder, std::move(folder), root, {}};
    }
  }
  Problems problems;
  const auto table = readDataFrame(DiskFolder(root), name, problems);
  if (!table) return problems.list().front();
  std::string layout = proposedLayout(*table, {utf8(file.stem()), name});
  auto folder = std::make_shared<ProposedFolder>(root, layout);
  return DeckSource{DeckSource::Kind::kTable, std::move(folder), root, std::move(layout), name};
}

Checked<DeckSource> openArchive(const fs::path& file) {
  std::error_code trouble;
  const std::string name = utf8(file.filename());
  const auto size = fs::file_size(file, trouble);
  if (trouble) return Problem(kinds::kUnreadable, {inQuotes(name)});
  if (size > kMaxArchiveBytes) {
    return Problem(kinds::kLargeFile,
                   {inQuotes(name), std::to_string(kMaxArchiveBytes / 1024 / 1024)});
  }
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  auto folder = ZipFolder::open(bytes, name);
  if (!folder) return folder.problem();
  return DeckSource{DeckSource::Kind::kArchive, *folder, file.parent_path(), {}};
}

// A folder without deck.yaml may have a table from which one can be made.
Checked<DeckSource> openFolder(const fs::path& root) {
  std::error_code trouble;
  if (!fs::exists(root / "deck.yaml", trouble)) {
    std::vector<fs::path> tables;
    for (fs::directory_iterator it(root, trouble), end; !trouble && it != end;
         it.increment(trouble)) {
      if (it->is_regular_file(trouble) && isTable(it->path())) tables.push_back(it->path());
    }
    if (tables.size() == 1) return openTable(tables.front());
    for (const fs::path& table : tables) {
      if (table.stem() == "cards") return openTable(table);
    }
    return Problem(kinds::kNoDeck, {inQuotes(utf8(root))});
  }
  return DeckSource{DeckSource::Kind::kFolder, std::make_shared<DiskFolder>(root), root, {}};
}

}  // namespace

Checked<DeckSource> openDeck(const fs::path& path) {
  std::error_code trouble;
  const fs::file_status status = fs::status(path, trouble);
  if (!fs::exists(status)) return Problem(kinds::kNotThere, {inQuotes(utf8(path))});
  if (fs::is_directory(status)) return openFolder(path);
  if (!fs::is_regular_file(status)) return Problem(kinds::kNotAFile, {inQuotes(utf8(path))});
  if (path.filename() == "deck.yaml") {
    return openFolder(path.has_parent_path() ? path.parent_path() : fs::path("."));
  }
  if (endingOf(path) == ".zip") return openArchive(path);
  if (isTable(path)) return openTable(path);
  return Problem(kinds::kNotADeck, {inQuotes(utf8(path.filename()))});
}

}  // namespace raindelay::deck
