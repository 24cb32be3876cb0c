#include "deck/keep.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/limits.h"
#include "deck/csv_writer.h"
#include "deck/problem_kinds.h"
#include "deck/propose.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr const char* kArt = "art/";

// The pictures that cells name, and where they lie.
struct Pictures {
  std::set<std::string> files;
  bool beside = true;  // no cell says a folder
};

Pictures picturesIn(const DataFrame& table, const ImportAnswers& answers,
                    const PictureFinder& finder) {
  Pictures pictures;
  for (std::size_t c = 0; c < table.columns().size(); ++c) {
    const std::string& column = table.columns()[c];
    const bool shown = column == answers.of(ColumnRole::kPicture) ||
                       column == answers.of(ColumnRole::kBack) || answers.hasPlace(column);
    for (std::size_t row = 0; row < table.rows(); ++row) {
      const std::string& cell = table.at(row, c);
      if (!namesPicture(cell) && !(shown && finder.finds(answers.art + cell))) continue;
      pictures.files.insert(finder.find(answers.art + cell));
      pictures.beside = pictures.beside && cell.find('/') == std::string::npos;
    }
  }
  return pictures;
}

}  // namespace

Checked<DeckFiles> filesToKeep(const DeckSource& source, const std::string& name) {
  const bool whole = endsIn(source.table, ".csv");
  Problems problems;
  const auto table = readDataFrame(*source.folder, source.table, problems);
  // Writing the cells of a spreadsheet would lose whatever a mistake hides.
  if (!table || (!whole && !problems.empty())) return problems.list().front();

  const PictureFinder finder(source.folder);
  const Pictures pictures = picturesIn(*table, source.answers, finder);
  const std::string art = pictures.beside ? kArt : source.answers.art;

  std::map<std::string, std::string> copied;  // by the paths in the new deck
  for (const std::string& path : pictures.files) {
    copied[pictures.beside ? kArt + path.substr(path.rfind('/') + 1) : path] = path;
  }
  for (const std::string& font : {source.answers.fonts.title, source.answers.fonts.text}) {
    if (!font.empty()) copied[font] = font;
  }
  DeckFiles files;
  std::size_t bytes = 0;
  for (const auto& [place, path] : copied) {
    auto file = source.folder->read(path);
    if (!file) continue;  // a problem of the new deck, as it was one of the table
    bytes += file->size();
    if (bytes > kMaxCopiedBytes) {
      return Problem(kinds::kLargeFile,
                     {inQuotes(kArt), std::to_string(kMaxCopiedBytes / kMegabyte)});
    }
    files[place] = *std::move(file);
  }
  if (whole) {
    auto csv = source.folder->read(source.table);
    if (!csv) return csv.problem();
    files["cards.csv"] = *std::move(csv);
  } else {
    files["cards.csv"] = writeCsv(*table);
  }
  files["deck.yaml"] = proposedLayout(*table, source.answers, {name, "cards.csv", art, &finder});
  return files;
}

}  // namespace raindelay::deck
