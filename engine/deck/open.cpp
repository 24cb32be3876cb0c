#include "deck/open.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <vector>

#include "core/limits.h"
#include "core/memory.h"
#include "deck/deck.h"
#include "deck/foreign_project.h"
#include "deck/problem_kinds.h"
#include "deck/propose.h"
#include "deck/words.h"
#include "deck/zip.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

using Answers = std::optional<ImportAnswers>;

// A folder that has no deck.yaml, with one.
class ProposedFolder : public FolderAround {
 public:
  ProposedFolder(std::shared_ptr<const Folder> folder, std::string layout)
      : FolderAround(std::move(folder)), layout_(std::move(layout)) {}

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    return path == "deck.yaml" ? Checked<std::string>(layout_) : inner().read(path, most);
  }

 private:
  std::string layout_;
};

// A deck that was read from an archive.
class UnpackedFolder : public FolderAround {
 public:
  UnpackedFolder(std::shared_ptr<const Folder> folder, const fs::path& archive)
      : FolderAround(std::move(folder)), archive_(placeOf(archive)) {}

  bool hasRead(const fs::path& file) const override { return placeOf(file) == archive_; }

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    return inner().read(path, most);
  }

 private:
  fs::path archive_;
};

std::string utf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

// A table of a folder, with a layout that is proposed for it. `project` is what another program
// says of it.
Checked<DeckSource> proposeFor(const fs::path& root, const std::string& table,
                               const std::string& title, const Answers& answers,
                               std::optional<ForeignProject> project = std::nullopt) {
  const auto disk = std::make_shared<DiskFolder>(root);
  Problems problems;
  const auto read = readDataFrame(*disk, table, problems);
  if (!read) return problems.list().front();
  DeckSource source{DeckSource::Kind::kTable, nullptr, root, {}, table};
  if (answers && answers->fit(*read)) {
    source.answers = *answers;
  } else {
    source.answers = guessedAnswers(*read, disk);
    if (project) source.answers = answersOf(*project, *read, std::move(source.answers));
  }
  const PictureFinder pictures(disk);
  source.layout =
      proposedLayout(*read, source.answers, {title, table, source.answers.art, &pictures});
  source.folder = std::make_shared<ProposedFolder>(disk, source.layout);
  if (!project) return source;
  source.problems.add(project->problems);
  if (project->tableProblem) {
    Problem other(kinds::kOtherTable, {project->tool, inQuotes(project->table), inQuotes(table)});
    other.site.file = project->file;
    source.problems.add(std::move(other));
  }
  if (auto left = leftOf(*project)) source.problems.add(*std::move(left));
  return source;
}

Checked<DeckSource> openTable(const fs::path& file, const Answers& answers) {
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
  return proposeFor(root, name, utf8(file.stem()), answers);
}

Checked<DeckSource> openArchive(const fs::path& file) {
  const auto bytes = readPlainFile(file, kMaxArchiveBytes);
  if (!bytes) return bytes.problem();
  auto folder = ZipFolder::open(*bytes, utf8(file.filename()));
  if (!folder) return folder.problem();
  return DeckSource{DeckSource::Kind::kArchive,
                    std::make_shared<UnpackedFolder>(*folder, file),
                    file.parent_path(),
                    {}};
}

// The table that a folder's cards are in: the only one, or the one called so; "" if there is none.
// A script isn't one.
std::string tableIn(const fs::path& root, std::string_view script) {
  std::vector<std::string> tables;
  for (const std::string& name : DiskFolder(root).list("")) {
    if (isTable(name) && name != script) tables.push_back(name);
  }
  if (tables.size() == 1) return tables.front();
  const auto cards = std::find_if(tables.begin(), tables.end(), [](const std::string& name) {
    return fs::path(name).stem() == "cards";
  });
  return cards == tables.end() ? std::string() : *cards;
}

// A folder without deck.yaml may have a table from which one can be made.
Checked<DeckSource> openFolder(const fs::path& root, const Answers& answers) {
  std::error_code trouble;
  if (fs::exists(root / "deck.yaml", trouble)) {
    return DeckSource{DeckSource::Kind::kFolder, std::make_shared<DiskFolder>(root), root, {}};
  }
  auto project = foreignProjectIn(DiskFolder(root));
  std::string table = project && !project->tableProblem ? project->table : std::string();
  if (table.empty()) table = tableIn(root, project ? project->file : std::string());
  if (table.empty() && project && project->tableProblem) return *project->tableProblem;
  if (table.empty()) return ofFile(kinds::kNoDeck, utf8(root));
  if (!project) return openTable(root / table, answers);
  const fs::path named = root.has_filename() ? root.filename() : root.parent_path().filename();
  return proposeFor(root, table, utf8(named), answers, std::move(project));
}

Checked<DeckSource> openAny(const fs::path& path, const Answers& answers) {
  // (Names end for the system where a text may go on.)
  const bool isName = path.native().find(fs::path::value_type()) == fs::path::string_type::npos;
  std::error_code trouble;
  const fs::file_status status = fs::status(path, trouble);
  if (!isName || !fs::exists(status)) return ofFile(kinds::kNotThere, utf8(path));
  if (fs::is_directory(status)) return openFolder(path, answers);
  if (!fs::is_regular_file(status)) return ofFile(kinds::kNotAFile, utf8(path));
  if (path.filename() == "deck.yaml") {
    return openFolder(path.has_parent_path() ? path.parent_path() : fs::path("."), answers);
  }
  const std::string name = utf8(path.filename());
  if (endsIn(name, ".zip")) return openArchive(path);
  if (isTable(name)) return openTable(path, answers);
  return ofFile(kinds::kNotADeck, name);
}

}  // namespace

Checked<DeckSource> openDeck(const fs::path& path, const std::optional<ImportAnswers>& answers) {
  return withinMemory([&] { return openAny(path, answers); },
                      [&] { return ofFile(kinds::kNoMemory, utf8(path.filename())); });
}

}  // namespace raindelay::deck
