#include "deck/foreign_project.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/limits.h"
#include "deck/cider.h"
#include "deck/letter_case.h"
#include "deck/nandeck.h"
#include "deck/problem_kinds.h"
#include "deck/squib.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostScripts = 20;
constexpr std::size_t kMostLeft = 100, kMostListed = 12;

// A part of a script; empty if it can't be read. One that is larger than any is told.
std::string partAt(const Folder& folder, const std::string& path, Problems& problems) {
  auto bytes = folder.read(plainPath(path), kMaxScriptBytes);
  if (!bytes && bytes.problem().id == kinds::kLargeFile.id) problems.add(bytes.problem());
  return bytes ? *std::move(bytes) : std::string();
}

// What may be a script, unless it is larger than any.
std::string scriptAt(const Folder& folder, const std::string& path) {
  Problems ignored;
  return partAt(folder, path, ignored);
}

std::vector<std::string> scriptsIn(const Folder& folder, const std::string& inside,
                                   std::initializer_list<std::string_view> endings) {
  std::vector<std::string> scripts;
  for (const std::string& path : folder.list(inside)) {
    if (endsIn(path, endings) && scripts.size() < kMostScripts) scripts.push_back(path);
  }
  return scripts;
}

// Its script lies in the project or in src/; what it names, it names from the project.
std::optional<ForeignProject> squibIn(const Folder& folder) {
  auto scripts = scriptsIn(folder, "", {".rb"});
  for (std::string& path : scriptsIn(folder, "src", {".rb"})) scripts.push_back(std::move(path));
  for (const std::string& path : scripts) {
    auto script = readSquibScript(scriptAt(folder, path));
    if (!script) continue;
    Problems problems;
    readSquibConfig(partAt(folder, script->config, problems), *script);
    SquibLayout layout;
    for (const std::string& file : script->layouts) {
      readSquibLayout(partAt(folder, file, problems), layout);
    }
    ForeignProject project = squibProject(*script, layout);
    project.file = path;
    project.problems = std::move(problems);
    return project;
  }
  return std::nullopt;
}

std::optional<ForeignProject> ciderIn(const Folder& folder) {
  std::optional<ForeignProject> project;
  for (const std::string& deck : folder.folders("decks")) {
    const std::string table = deck + "/cards.csv";
    const auto files = folder.list(deck);
    if (std::find(files.begin(), files.end(), table) == files.end()) continue;
    if (project) {
      project->leave(deck);
      continue;
    }
    project = ForeignProject{"Cider", table, table, {}, {}, {}, {}, {}};
    for (const std::string& style : scriptsIn(folder, deck, {".css"})) {
      if (!project->size) project->size = ciderCardSize(partAt(folder, style, project->problems));
    }
    std::vector<std::string> templates;
    for (const std::string& page : scriptsIn(folder, deck, {".html"})) {
      templates.push_back(page.substr(deck.size() + 1, page.size() - deck.size() - 6));
      project->leave(page);
    }
    Problems ignored;
    if (const auto cards = readDataFrame(folder, table, ignored)) {
      project->leftOut = ciderTemplateColumns(*cards, templates);
    }
  }
  return project;
}

std::optional<ForeignProject> nandeckIn(const Folder& folder) {
  for (const std::string& path : scriptsIn(folder, "", {".nde", ".nds", ".txt"})) {
    auto project = readNandeck(scriptAt(folder, path));
    if (!project) continue;
    project->file = path;
    return project;
  }
  return std::nullopt;
}

// Makes the table's name a path of the folder, or says why it can't be read.
void findTable(const Folder& folder, ForeignProject& project) {
  const std::string path = plainPath(project.table);
  if (!isTable(path) || !checkedPath(path)) {
    project.tableProblem = Problem(kinds::kTableElsewhere, {project.tool, inQuotes(project.table)});
  } else if (const auto read = folder.read(path); !read) {
    project.tableProblem = read.problem();
  } else {
    project.table = path;
    return;
  }
  project.tableProblem->site.file = project.file;
}

// A name without what tells "Card Name", "CardName" and "card_name" apart.
std::string folded(std::string_view name) {
  std::string letters = inCase(name, LetterCase::kLower);
  std::erase_if(letters, [](char c) { return c == ' ' || c == '_' || c == '-'; });
  return letters;
}

// The table's column of this name, or of one that differs in case and blanks; "" if there is none.
std::string columnOf(const DataFrame& table, std::string_view name) {
  if (table.find(name)) return std::string(name);
  const std::string wanted = folded(name);
  const auto& columns = table.columns();
  const auto found = std::find_if(columns.begin(), columns.end(),
                                  [&](const std::string& each) { return folded(each) == wanted; });
  return found == columns.end() ? std::string() : *found;
}

// Where a front is another program's, nothing else is printed on it. A title still tells what a
// card is called.
void leaveOutUnplaced(const DataFrame& table, ImportAnswers& answers) {
  for (const std::string& column : table.columns()) {
    if (answers.hasPlace(column)) continue;
    for (const ColumnRole role : {ColumnRole::kText, ColumnRole::kPicture, ColumnRole::kCost}) {
      if (answers.of(role) == column) answers.columns[static_cast<std::size_t>(role)].clear();
    }
    const auto& roles = answers.columns;
    if (std::find(roles.begin(), roles.end(), column) == roles.end()) {
      answers.leftOut.insert(column);
    }
  }
}

}  // namespace

std::string plainPath(std::string_view said) {
  std::string path(said);
  std::replace(path.begin(), path.end(), '\\', '/');
  while (path.starts_with("./")) path.erase(0, 2);
  return path;
}

void ForeignProject::leave(std::string_view what) {
  std::string entry = shortened(what);
  if (left.size() == kMostLeft || std::find(left.begin(), left.end(), entry) != left.end()) return;
  left.push_back(std::move(entry));
}

void ForeignProject::place(PlacedColumn column) {
  constexpr double kFarthest = 2'000, kLargestType = 500;
  const Box& box = column.box;
  const auto isNear = [](double mm) { return std::abs(mm) <= kFarthest; };
  if (!isNear(box.x) || !isNear(box.y) || !isNear(box.width) || !isNear(box.height) ||
      box.width <= 0 || box.height <= 0) {
    return leave(column.column);
  }
  if (!(column.typeSize >= 0 && column.typeSize <= kLargestType)) column.typeSize = 0;
  placed.push_back(std::move(column));
}

std::optional<ForeignProject> foreignProjectIn(const Folder& folder) {
  for (const auto read : {squibIn, ciderIn, nandeckIn}) {
    auto project = read(folder);
    if (!project) continue;
    if (!project->table.empty()) findTable(folder, *project);
    return project;
  }
  return std::nullopt;
}

ImportAnswers answersOf(ForeignProject& project, const DataFrame& table, ImportAnswers guessed) {
  if (project.size) guessed.size = *project.size;
  if (const std::string copies = columnOf(table, project.copies); !copies.empty()) {
    guessed.give(ColumnRole::kCopies, copies);
  }
  guessed.leftOut.insert(project.leftOut.begin(), project.leftOut.end());
  for (PlacedColumn placed : project.placed) {
    const std::string named = std::exchange(placed.column, columnOf(table, placed.column));
    if (placed.column.empty()) {
      project.leave(named);
      continue;
    }
    guessed.leftOut.erase(placed.column);
    if (placed.picture && guessed.of(ColumnRole::kPicture).empty()) {
      guessed.columns[static_cast<std::size_t>(ColumnRole::kPicture)] = placed.column;
    }
    guessed.placed.push_back(std::move(placed));
  }
  if (!project.pictures.empty()) guessed.art = project.pictures + "/";
  if (!guessed.placed.empty()) leaveOutUnplaced(table, guessed);
  return guessed;
}

std::optional<Problem> leftOf(const ForeignProject& project) {
  if (project.left.empty()) return std::nullopt;
  std::string list;
  for (std::size_t i = 0; i < std::min(project.left.size(), kMostListed); ++i) {
    list += (i == 0 ? "" : ", ") + project.left[i];
  }
  if (project.left.size() > kMostListed) list += ", …";
  Problem problem(kinds::kNotTakenOver, {project.tool, list});
  problem.site.file = project.file;
  return problem;
}

}  // namespace raindelay::deck
