#include "deck/keep.h"

#include <set>

#include "deck/csv_writer.h"
#include "deck/problem_kinds.h"
#include "deck/propose.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostPictureBytes = std::size_t{256} * 1024 * 1024;
constexpr const char* kArt = "art/";

std::set<std::string> picturesIn(const DataFrame& table) {
  std::set<std::string> pictures;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t c = 0; c < table.columns().size(); ++c) {
      if (namesPicture(table.at(row, c))) pictures.insert(table.at(row, c));
    }
  }
  return pictures;
}

bool endsAsCsv(std::string name) {
  for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return name.ends_with(".csv");
}

}  // namespace

Checked<DeckFiles> filesToKeep(const DeckSource& source, const std::string& name) {
  const bool whole = endsAsCsv(source.table);
  Problems problems;
  const auto table = readDataFrame(*source.folder, source.table, problems);
  // Writing the cells of a spreadsheet would lose whatever a mistake hides.
  if (!table || (!whole && !problems.empty())) return problems.list().front();

  const std::set<std::string> pictures = picturesIn(*table);
  bool beside = true;
  for (const std::string& path : pictures) beside = beside && path.find('/') == std::string::npos;
  const std::string art = beside ? kArt : "";

  DeckFiles files;
  std::size_t bytes = 0;
  for (const std::string& path : pictures) {
    auto picture = source.folder->read(path);
    if (!picture) continue;  // a problem of the new deck, as it was one of the table
    bytes += picture->size();
    if (bytes > kMostPictureBytes) {
      return Problem(kinds::kLargeFile,
                     {inQuotes(kArt), std::to_string(kMostPictureBytes / 1024 / 1024)});
    }
    files[art + path] = *std::move(picture);
  }
  if (whole) {
    auto csv = source.folder->read(source.table);
    if (!csv) return csv.problem();
    files["cards.csv"] = *std::move(csv);
  } else {
    files["cards.csv"] = writeCsv(*table);
  }
  files["deck.yaml"] = proposedLayout(*table, {name, "cards.csv", art});
  return files;
}

}  // namespace raindelay::deck
