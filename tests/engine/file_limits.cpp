// How the limits on the files of a deck are tried.
#include <filesystem>
#include <fstream>
#include <random>

#include "deck/art_check.h"
#include "deck/csv.h"
#include "deck/foreign_project.h"
#include "deck/keep.h"
#include "deck/sheet.h"
#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "engine/reader_limits.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

template <typename T>
std::string saidOf(const Checked<T>& checked) {
  return checked ? std::string() : checked.problem().sentence();
}
std::string firstOf(const Problems& problems) {
  return problems.empty() ? std::string() : problems.list().front().sentence();
}

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

/// Bytes that packing makes no smaller; with fewer `kinds` of them, letters.
std::string noise(std::size_t size, unsigned kinds = 256) {
  std::mt19937 random(7);
  std::string text(size, '\0');
  for (char& c : text) c = static_cast<char>('a' + random() % kinds);
  return text;
}

/// A text that packs well, but not too well.
std::string packable(std::size_t size) {
  return noise(size / 50, 16) + std::string(size - size / 50, ' ');
}

/// A sparse file takes no place.
std::string saidOfArchive(std::size_t bytes) {
  const fs::path file = fs::path(testing::TempDir()) / "limit.zip";
  std::ofstream(file).close();
  fs::resize_file(file, bytes);
  std::string said = saidOf(openDeck(file));
  fs::remove(file);
  return said;
}

std::string saidOfFiles(std::size_t count) {
  std::vector<Packed> files;
  for (std::size_t i = 0; i < count; ++i) files.push_back({std::to_string(i), ""});
  return saidOf(readZip(zipped(files), "a.zip"));
}

/// Files of this size in all, none too large.
std::string saidOfUnpacked(std::size_t bytes) {
  const std::string file = packable(kMaxFileBytes);
  std::vector<Packed> files;
  for (std::size_t left = bytes; left > 0; left -= files.back().content.size()) {
    files.push_back({std::to_string(files.size()), file.substr(0, left)});
  }
  return saidOf(readZip(zipped(files), "a.zip"));
}

/// Files that come to almost so many times what they are packed to.
std::vector<Packed> packedTo(std::size_t ratio, std::vector<Packed> files) {
  constexpr std::size_t kZeros = 15'000'000;
  files.push_back({"xl/zeros", std::string(kZeros, '\0')});
  const double wanted = static_cast<double>(ratio) - 0.5;
  const auto bare = static_cast<double>(zipped(files).size());
  const double lacking = (kZeros / wanted - bare) / (1 - 1 / wanted);
  files.push_back({"xl/noise", noise(static_cast<std::size_t>(lacking))});
  return files;
}

std::string sheet(const std::string& rows) {
  return "<office:document-content><office:body><office:spreadsheet><table:table>" + rows +
         "</table:table></office:spreadsheet></office:body></office:document-content>";
}
std::string row(const std::string& text) {
  return "<table:table-row><table:table-cell><text:p>" + text +
         "</text:p></table:table-cell></table:table-row>";
}

/// A spreadsheet; `files` are those beside its content.
std::string saidOfSheet(const std::string& content, std::vector<Packed> files = {}) {
  files.push_back({"content.xml", content});
  Problems problems;
  (void)readSheet(zipped(files), "cards.ods", problems);
  return firstOf(problems);
}

std::string saidOfContent(std::size_t bytes, const std::vector<Packed>& files = {}) {
  const std::string begin = sheet(row("a") + row("x")) + "<!--", end = "-->";
  return saidOfSheet(begin + packable(bytes - begin.size() - end.size()) + end, files);
}

std::string saidOfCsv(const std::string& text) {
  return saidOf(parseCsv(text, "cards.csv"));
}

/// A text of so many bytes, in rows that aren't too long.
std::string csv(std::size_t bytes) {
  std::string text = "a\n";
  while (text.size() + 1001 < bytes) text += std::string(1000, 'x') + '\n';
  return text + std::string(bytes - text.size(), 'y');
}

std::string saidOfColumns(std::size_t count) {
  std::string names = "c";
  for (std::size_t i = 1; i < count; ++i) names += ",c" + std::to_string(i);
  return saidOfCsv(names + "\nx\n");
}

/// As few rows as have so many cells.
std::string saidOfCells(std::size_t count) {
  constexpr std::size_t kWidth = 250;
  std::string names = "c";
  for (std::size_t i = 1; i < kWidth; ++i) names += ",c" + std::to_string(i);
  return saidOfCsv(names + times((count + kWidth - 1) / kWidth, "\nx"));
}

/// Pictures of a file's largest size each, but for the last; they are nowhere until they are read.
class Pictures : public MemoryFolder {
 public:
  explicit Pictures(std::size_t bytes) : last_(bytes % kMaxFileBytes) {
    std::string table = "art\n";
    for (std::size_t i = 0; i < (bytes + kMaxFileBytes - 1) / kMaxFileBytes; ++i) {
      const std::string name = std::to_string(100 + i) + ".png";
      table += name + '\n';
      files[name];
    }
    files["cards.csv"] = table;
  }

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    auto file = MemoryFolder::readChecked(path, most);
    if (!file || !file->empty()) return file;
    return std::string(last_ != 0 && path == files.rbegin()->first ? last_ : kMaxFileBytes, 'x');
  }

 private:
  std::size_t last_;
};

std::string saidOfCopied(std::size_t bytes) {
  DeckSource source;
  source.folder = std::make_shared<Pictures>(bytes);
  source.table = "cards.csv";
  return saidOf(filesToKeep(source, "Kept"));
}

std::string saidOfScript(std::size_t bytes) {
  MemoryFolder folder;
  folder.files["cards.csv"] = "a\nx\n";
  folder.files["deck.rb"] = "Squib.csv file: 'cards.csv'\nSquib::Deck.new config: 'c.yml'\n";
  folder.files["c.yml"] = std::string(bytes, '#');
  const auto project = foreignProjectIn(folder);
  return project ? firstOf(project->problems) : "no project";
}

std::string saidOfPicture(std::size_t pixels) {
  std::string head("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
  for (const std::size_t shift : {24U, 16U, 8U, 0U}) head += static_cast<char>(pixels >> shift);
  return saidOf(checkImage(head + std::string("\0\0\0\1\b\2", 6), "a.png"));
}

std::string saidOfDrawing(const std::string& inside, const std::string& before = "") {
  const auto svg = utf8Svg(before + "<svg>" + inside + "</svg>", "a.svg");
  if (!svg) return saidOf(svg);
  const SvgVerdict verdict = checkSvg(*svg, "a.svg");
  return verdict.problems.empty() ? std::string() : verdict.problems.front().sentence();
}

std::string entity(std::size_t bytes) {
  return "<!DOCTYPE svg [<!ENTITY e '" + std::string(bytes, 'x') + "'>]>";
}

std::vector<LimitCase> folderLimits() {
  return {
      {kMaxFileBytes,
       [](std::size_t size) {
         MemoryFolder folder;
         folder.files["a"] = std::string(size, 'x');
         return saidOf(folder.read("a"));
       },
       "\"a\" is larger than 16 MB, the limit."},
      {kMaxPathBytes, [](std::size_t size) { return saidOf(checkedPath(std::string(size, 'a'))); },
       "is longer than 512 bytes, the limit of a file's name."},
      {kMaxArchiveBytes, saidOfArchive, "\"limit.zip\" is larger than 256 MB, the limit.",
       "\"limit.zip\" is not a valid ZIP file."},
      {kMaxUnpackedFiles, saidOfFiles, "\"a.zip\" has more than 4000 files, the limit."},
      {kMaxUnpackedBytes, saidOfUnpacked, "\"a.zip\" unpacks to more than 256 MB, the limit."},
      {kMaxUnpackedRatio,
       [](std::size_t ratio) { return saidOf(readZip(zipped(packedTo(ratio, {})), "a.zip")); },
       "\"a.zip\" unpacks to more than 100 times its size, which no real deck does."},
      {kMaxCopiedBytes, saidOfCopied, "\"art/\" is larger than 256 MB, the limit."},
      {kMaxScriptBytes, saidOfScript, "\"c.yml\" is larger than 1 MB, the limit."},
  };
}

std::vector<LimitCase> sheetLimits() {
  const std::string rows = sheet(row("a") + row("x"));
  return {
      {kMaxSheetFiles,
       [=](std::size_t count) {
         std::vector<Packed> files;
         for (std::size_t i = 1; i < count; ++i) files.push_back({std::to_string(i), ""});
         return saidOfSheet(rows, files);
       },
       "\"cards.ods\" has more than 1000 files, the limit."},
      {kMaxSheetFileBytes, [](std::size_t size) { return saidOfContent(size); },
       "\"content.xml\" is larger than 64 MB, the limit."},
      {kMaxSheetBytes,
       [](std::size_t size) {
         const std::size_t beside = size / 5 * 2;
         return saidOfContent(size - beside, {{"xl/a", packable(beside)}});
       },
       "\"cards.ods\" unpacks to more than 96 MB, the limit."},
      {kMaxSheetRatio,
       [=](std::size_t ratio) {
         std::vector<Packed> files = packedTo(ratio, {{"content.xml", rows}});
         Problems problems;
         (void)readSheet(zipped(files), "cards.ods", problems);
         return firstOf(problems);
       },
       "\"cards.ods\" unpacks to more than 200 times its size, which no real deck does."},
      {kMaxSheetDepth,
       [](std::size_t depth) {
         return saidOfSheet(sheet(row("a") + times(depth, "<table:table-row-group>") + row("x") +
                                  times(depth, "</table:table-row-group>")));
       },
       "cards.ods, row 1: rows or texts are nested more than 16 deep, the limit."},
      {kMaxSheetDepth,
       [](std::size_t depth) {
         return saidOfSheet(sheet(
             row("a") + row(times(depth, "<text:span>") + "x" + times(depth, "</text:span>"))));
       },
       "cards.ods, row 2: rows or texts are nested more than 16 deep, the limit."},
  };
}

std::vector<LimitCase> tableLimits() {
  return {
      {kMaxDataBytes, [](std::size_t size) { return saidOfCsv(csv(size)); },
       "cards.csv: the file is larger than 8 MB, the limit."},
      {kMaxDataBytes,
       [](std::size_t size) {
         return saidOf(readDataFrame(*testFolder("", csv(size)), "cards.csv"));
       },
       "\"cards.csv\" is larger than 8 MB, the limit."},
      {kMaxDataRows, [](std::size_t count) { return saidOfCsv("a\n" + times(count, "x\n")); },
       "cards.csv, row 20002: at most 20000 rows are read."},
      {kMaxDataColumns, saidOfColumns,
       "cards.csv, row 1: there are 257 columns; at most 256 are read."},
      {kMaxDataCells, saidOfCells,
       "cards.csv, row 8002: rows and columns make more than 2 million cells, the limit."},
      {kMaxCellBytes,
       [](std::size_t size) { return saidOfCsv("a,b\n1," + std::string(size, 'x') + '\n'); },
       "cards.csv, row 2, column b: the cell has 32769 bytes; at most 32768 are read."},
      {kMaxNameBytes,
       [](std::size_t size) { return saidOfCsv("a," + std::string(size, 'x') + "\n1,2\n"); },
       "cards.csv, row 1, column 2: the name has 1001 bytes; at most 1000 are read."},
  };
}

std::vector<LimitCase> pictureLimits() {
  return {
      {kMaxImagePixels, saidOfPicture,
       "\"a.png\" has 32000001 × 1 pixels; at most 32 million are read."},
      {kMaxSvgDepth,
       [](std::size_t depth) { return saidOfDrawing(times(depth, "<g>") + times(depth, "</g>")); },
       "\"a.svg\" is nested more than 64 deep."},
      {kMaxSvgShapes, [](std::size_t count) { return saidOfDrawing(times(count - 1, "<rect/>")); },
       "\"a.svg\" has more than 50000 shapes, the limit."},
      {kMaxSvgEntityBytes, [](std::size_t size) { return saidOfDrawing("&e;", entity(size)); },
       "\"a.svg\" declares entities other than texts of up to 256 bytes, which pictures cannot "
       "have."},
      {kMaxSvgAddedBytes,
       [](std::size_t size) { return saidOfDrawing(times(size, "&e;"), entity(1)); },
       "\"a.svg\" grows by more than 1000000 bytes where its entities are written out."},
  };
}

}  // namespace

std::vector<LimitCase> fileLimits() {
  std::vector<LimitCase> all;
  for (const auto& limits : {folderLimits(), sheetLimits(), tableLimits(), pictureLimits()}) {
    all.insert(all.end(), limits.begin(), limits.end());
  }
  return all;
}

}  // namespace raindelay::deck
