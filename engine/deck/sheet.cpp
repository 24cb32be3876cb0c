#include "deck/sheet.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <vector>

#include "core/limits.h"
#include "deck/csv.h"
#include "deck/data_frame_builder.h"
#include "deck/encoding.h"
#include "deck/problem_kinds.h"
#include "deck/sheet_grid.h"
#include "deck/words.h"
#include "deck/xlsx_cells.h"
#include "deck/zip.h"

namespace raindelay::deck {
namespace {

using Xml = pugi::xml_node;

constexpr ProblemKind kCellError{
    "cell-error", Severity::kWarning,
    RD_TEXT("Deck", "the spreadsheet can't work out the cell; it says %1.")};
constexpr ProblemKind kCellUncounted{
    "cell-uncounted", Severity::kError,
    RD_TEXT("Deck",
            "the cell's formula has no value yet: open the table in a spreadsheet program and save "
            "it.")};
constexpr ProblemKind kCellDate{
    "cell-date", Severity::kWarning,
    RD_TEXT("Deck",
            "the cell is a date, which is read as the number %1: format it as text and type it "
            "again.")};
constexpr ProblemKind kCellLost{
    "cell-lost", Severity::kError,
    RD_TEXT("Deck", "the cell's text isn't in the file: it is damaged.")};

constexpr ZipLimits kUnpacked{kMaxSheetFiles, kMaxSheetFileBytes, kMaxSheetBytes, kMaxSheetRatio};
constexpr int kMostRows = 1'048'576;  // of any spreadsheet

// Names without their prefix: the program that writes the file chooses it.
std::string_view localName(const char* name) {
  const char* colon = std::strchr(name, ':');
  return colon == nullptr ? name : colon + 1;
}
bool is(const Xml& node, std::string_view name) {
  return localName(node.name()) == name;
}
std::string_view attribute(const Xml& node, std::string_view name) {
  for (const pugi::xml_attribute& each : node.attributes()) {
    if (localName(each.name()) == name) return each.value();
  }
  return {};
}
Xml child(const Xml& node, std::string_view name) {
  return node.find_child([&](const Xml& each) { return is(each, name); });
}
int number(std::string_view text, int otherwise) {
  int value = 0;
  auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
  return trouble == std::errc() && end == text.data() + text.size() ? value : otherwise;
}

// "0.30000000000000004" is 0.3 to whoever typed it.
std::string shortNumber(std::string_view written) {
  double value = 0;
  auto [end, trouble] = std::from_chars(written.data(), written.data() + written.size(), value);
  if (trouble != std::errc() || end != written.data() + written.size()) return std::string(written);
  constexpr double kExact = 1e15;
  std::array<char, 64> text = {};
  const char* format = value > -kExact && value < kExact && value == static_cast<long long>(value)
                           ? "%.0f"
                           : "%.15g";
  std::snprintf(text.data(), text.size(), format, value);
  return text.data();
}

// The parser ends a text at a NUL, and what follows it would be lost without a word. Another
// control character stands for it: the table tells of it, and leaves it out.
void exchangeNul(std::string& xml) {
  const Encoding encoding = encodingOf(std::string_view(xml).substr(0, 2));
  if (encoding == Encoding::kUtf16Le || encoding == Encoding::kUtf16Be) return;
  std::replace(xml.begin(), xml.end(), '\0', '\1');
  for (std::size_t at = xml.find("&#"); at != std::string::npos; at = xml.find("&#", at + 2)) {
    const std::size_t end = xml.find_first_not_of("x0", at + 2);
    if (end != std::string::npos && xml[end] == ';' && xml[end - 1] == '0') xml[end - 1] = '1';
  }
}

class Xlsx {
 public:
  explicit Xlsx(const ZipFiles& files) : files_(files) {}

  std::optional<SheetGrid> read() {
    pugi::xml_document sheet;
    listShared();
    listDates();
    if (!load(sheet, firstSheet())) return std::nullopt;
    const Xml data = child(child(sheet, "worksheet"), "sheetData");
    if (!data) return std::nullopt;
    int rowNumber = 0;
    for (const Xml& row : data.children()) {
      if (!is(row, "row") || grid_.full()) continue;
      rowNumber = std::clamp(number(attribute(row, "r"), rowNumber + 1), 1, kMostRows);
      grid_.begin(rowNumber);
      readRow(row);
      grid_.end();
    }
    return std::move(grid_);
  }

 private:
  bool load(pugi::xml_document& document, std::string_view path) const {
    const auto file = files_.find(path);
    return file != files_.end() &&
           document.load_buffer(file->second.data(), file->second.size(),
                                pugi::parse_default | pugi::parse_ws_pcdata);
  }

  // The path of the first sheet in the workbook that isn't hidden; of the first one if all are.
  std::string firstSheet() const {
    pugi::xml_document book, relations;
    constexpr const char* kUsual = "xl/worksheets/sheet1.xml";
    if (!load(book, "xl/workbook.xml") || !load(relations, "xl/_rels/workbook.xml.rels")) {
      return kUsual;
    }
    const Xml sheets = child(child(book, "workbook"), "sheets");
    Xml sheet = sheets.find_child([](const Xml& each) {
      return is(each, "sheet") && !attribute(each, "state").ends_with("idden");  // "veryHidden"
    });
    if (!sheet) sheet = child(sheets, "sheet");
    const std::string_view wanted = attribute(sheet, "id");
    for (const Xml& relation : child(relations, "Relationships").children()) {
      if (attribute(relation, "Id") != wanted || wanted.empty()) continue;
      const std::string target(attribute(relation, "Target"));
      return target.starts_with('/') ? target.substr(1) : "xl/" + target;
    }
    return kUsual;
  }

  // Where they stand: each can be as long as the file, and any number of cells can say it.
  void listShared() {
    if (!load(sharedStrings_, "xl/sharedStrings.xml")) return;
    for (const Xml& item : child(sharedStrings_, "sst").children()) {
      if (is(item, "si")) shared_.push_back(item);
    }
  }

  // Which styles of cells show days or times.
  void listDates() {
    pugi::xml_document document;
    if (!load(document, "xl/styles.xml")) return;
    const Xml styles = child(document, "styleSheet");
    std::map<int, bool> own;
    for (const Xml& format : child(styles, "numFmts").children()) {
      own[number(attribute(format, "numFmtId"), -1)] =
          isDateFormat(attribute(format, "formatCode"));
    }
    for (const Xml& style : child(styles, "cellXfs").children()) {
      const int id = number(attribute(style, "numFmtId"), 0);
      const auto found = own.find(id);
      dates_.push_back(found != own.end() ? found->second : isDateFormat(id));
    }
  }

  // The text of a string: plain, or in pieces of different looks.
  static std::string textOf(const Xml& item) {
    std::string text;
    for (const Xml& part : item.children()) {
      if (is(part, "t")) text += part.child_value();
      if (is(part, "r")) text += child(part, "t").child_value();
    }
    return unescaped(text);
  }

  void readRow(const Xml& node) {
    std::size_t column = 0;
    for (const Xml& cell : node.children()) {
      if (!is(cell, "c")) continue;
      if (const std::string_view at = attribute(cell, "r"); !at.empty()) column = columnOf(at);
      if (column <= kMaxDataColumns && !grid_.full()) grid_.set(column, valueOf(cell, column));
      ++column;
    }
  }

  // "AB12": column 27.
  static std::size_t columnOf(std::string_view at) {
    std::size_t column = 0;
    for (const char c : at) {
      if (c < 'A' || c > 'Z' || column > kMaxDataColumns * 26) break;
      column = column * 26 + static_cast<std::size_t>(c - 'A') + 1;
    }
    return column == 0 ? 0 : column - 1;
  }

  std::string valueOf(const Xml& cell, std::size_t column) {
    const std::string_view type = attribute(cell, "t");
    const std::string_view value = child(cell, "v").child_value();
    if (child(cell, "f") && !child(cell, "v")) grid_.remark(column, kCellUncounted);
    if (type == "s") {
      const int index = number(value, -1);
      if (index >= 0 && static_cast<std::size_t>(index) < shared_.size()) {
        return textOf(shared_[static_cast<std::size_t>(index)]);
      }
      if (!value.empty()) grid_.remark(column, kCellLost);
      return {};
    }
    if (type == "inlineStr") return textOf(child(cell, "is"));
    if (type == "b") return value == "1" ? "TRUE" : "FALSE";
    if (type == "e") grid_.remark(column, {kCellError, {inQuotes(value)}});
    if (type == "str") return unescaped(value);
    if (type == "e" || type == "d") return std::string(value);
    std::string shown = shortNumber(value);
    const int style = number(attribute(cell, "s"), 0);
    if (!shown.empty() && style >= 0 && static_cast<std::size_t>(style) < dates_.size() &&
        dates_[static_cast<std::size_t>(style)]) {
      grid_.remark(column, {kCellDate, {shown}});
    }
    return shown;
  }

  const ZipFiles& files_;
  pugi::xml_document sharedStrings_;
  std::vector<Xml> shared_;
  std::vector<bool> dates_;  // by the number of a cell's style
  SheetGrid grid_;
};

class Ods {
 public:
  explicit Ods(const ZipFiles& files) : files_(files) {}

  std::optional<SheetGrid> read() {
    const auto file = files_.find("content.xml");
    pugi::xml_document document;
    if (file == files_.end() ||
        !document.load_buffer(file->second.data(), file->second.size(),
                              pugi::parse_default | pugi::parse_ws_pcdata)) {
      return std::nullopt;
    }
    const Xml body = child(child(document, "document-content"), "body");
    const Xml sheets = child(body, "spreadsheet");
    const Xml styles = child(child(document, "document-content"), "automatic-styles");
    Xml table = sheets.find_child([&](const Xml& each) {
      return is(each, "table") && !isHidden(attribute(each, "style-name"), styles);
    });
    if (!table) table = child(sheets, "table");
    if (!table) return std::nullopt;
    readRows(table, 0);
    return std::move(grid_);
  }

 private:
  // Returns true if the style of a sheet says that it isn't shown.
  static bool isHidden(std::string_view name, const Xml& styles) {
    const Xml style = styles.find_child(
        [&](const Xml& each) { return is(each, "style") && attribute(each, "name") == name; });
    return attribute(child(style, "table-properties"), "display") == "false";
  }

  // Rows may stand in groups, and headers in one of their own.
  void readRows(const Xml& parent, std::size_t depth) {
    if (depth > kMaxSheetDepth) return tooDeep();
    for (const Xml& node : parent.children()) {
      if (is(node, "table-row")) {
        readRow(node);
      } else if (is(node, "table-rows") || is(node, "table-row-group") ||
                 is(node, "table-header-rows")) {
        readRows(node, depth + 1);
      }
    }
  }

  void tooDeep() { grid_.refuse({kinds::kSheetDeep, {std::to_string(kMaxSheetDepth)}}); }

  void readRow(const Xml& node) {
    const int times = std::clamp(number(attribute(node, "number-rows-repeated"), 1), 1, kMostRows);
    grid_.begin(rowNumber_ + 1);
    std::size_t column = 0;
    for (const Xml& cell : node.children()) {
      if (!is(cell, "table-cell") && !is(cell, "covered-table-cell")) continue;
      if (column > kMaxDataColumns || grid_.full()) break;
      const int repeated =
          std::clamp(number(attribute(cell, "number-columns-repeated"), 1), 1, kMostRows);
      const std::string value = valueOf(cell);
      if (std::string_view(cell.attribute("calcext:value-type").value()) == "error") {
        grid_.remark(column, {kCellError, {inQuotes(value)}});
      }
      for (int i = 0; i < repeated && column <= kMaxDataColumns; ++i) grid_.set(column++, value);
    }
    grid_.end(times);
    rowNumber_ = std::min(rowNumber_ + times, kMostRows);
  }

  std::string valueOf(const Xml& cell) {
    const std::string_view type = attribute(cell, "value-type");
    if (type == "float" || type == "currency" || type == "percentage") {
      return shortNumber(attribute(cell, "value"));
    }
    if (type == "boolean") return attribute(cell, "boolean-value") == "true" ? "TRUE" : "FALSE";
    std::string text;
    bool first = true;
    for (const Xml& paragraph : cell.children()) {
      if (!is(paragraph, "p")) continue;
      if (!first) text += '\n';
      first = false;
      addText(paragraph, text, 0);
    }
    return text;
  }

  void addText(const Xml& node, std::string& text, std::size_t depth) {
    if (depth > kMaxSheetDepth) return tooDeep();
    for (const Xml& part : node.children()) {
      if (text.size() > kMaxCellBytes) return;
      if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata) {
        text += part.value();
      } else if (is(part, "s")) {
        const int blanks = std::clamp(number(attribute(part, "c"), 1), 1, 1000);
        text.append(static_cast<std::size_t>(blanks), ' ');
      } else if (is(part, "tab")) {
        text += '\t';
      } else if (is(part, "line-break")) {
        text += '\n';
      } else if (!is(part, "annotation")) {
        addText(part, text, depth + 1);
      }
    }
  }

  const ZipFiles& files_;
  SheetGrid grid_;
  int rowNumber_ = 0;
};

}  // namespace

bool isSheet(std::string_view path) {
  return endsIn(path, {".xlsx", ".ods"});
}

std::optional<DataFrame> readSheet(std::string_view bytes, const std::string& fileName,
                                   Problems& problems) {
  auto files = readZip(
      bytes, fileName,
      [](std::string_view path) {
        return path == "content.xml" || (path.starts_with("xl/") && !path.starts_with("xl/media/"));
      },
      kUnpacked);
  if (!files) {
    problems.add(files.problem());
    return std::nullopt;
  }
  for (auto& [path, xml] : *files) exchangeNul(xml);
  auto grid = files->contains("content.xml") ? Ods(*files).read() : Xlsx(*files).read();
  if (!grid) return DataFrameBuilder(fileName, problems).fail(0, kinds::kNotASheet);
  return std::move(*grid).table(fileName, problems);
}

}  // namespace raindelay::deck
