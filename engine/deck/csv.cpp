#include "deck/csv.h"

#include <algorithm>
#include <vector>

#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

struct Row {
  std::vector<std::string> cells;
  bool unclosed = false;  // the text ended inside a quoted cell
  bool trailing = false;  // something follows the closing quote of a cell

  bool blank() const {
    return std::all_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.empty(); });
  }
};

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

// Takes rows off the front of a text.
class RowReader {
 public:
  RowReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  bool atEnd() const { return next_ >= text_.size(); }

  Row row() {
    Row row;
    do {
      row.cells.push_back(cell(row));
    } while (take(separator_));
    take('\r');
    take('\n');
    return row;
  }

 private:
  char peek() const { return atEnd() ? '\n' : text_[next_]; }
  bool endsCell() const {
    return atEnd() || peek() == separator_ || peek() == '\n' || peek() == '\r';
  }
  bool take(char c) {
    if (atEnd() || text_[next_] != c) return false;
    ++next_;
    return true;
  }
  void skipBlanks() {
    while (!atEnd() && isBlank(peek()) && peek() != separator_) ++next_;
  }

  std::string cell(Row& row) {
    skipBlanks();
    if (take('"')) {
      std::string content = quotedCell(row);
      skipBlanks();
      if (!endsCell()) row.trailing = true;
      while (!endsCell()) ++next_;
      return content;
    }
    const std::size_t begin = next_;
    while (!endsCell()) ++next_;
    std::size_t end = next_;
    while (end > begin && isBlank(text_[end - 1])) --end;
    return std::string(text_.substr(begin, end - begin));
  }

  std::string quotedCell(Row& row) {
    std::string content;
    while (!atEnd()) {
      const char c = text_[next_++];
      if (c == '"' && !take('"')) return content;
      if (c == '\r' && peek() == '\n') continue;  // a line break in a cell is always "\n"
      content += c == '\r' ? '\n' : c;
    }
    row.unclosed = true;
    return content;
  }

  std::string_view text_;
  char separator_;
  std::size_t next_ = 0;
};

char sniffSeparator(std::string_view text) {
  std::size_t commas = 0, semicolons = 0, tabs = 0;
  bool quoted = false;
  for (char c : text) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '\n' || c == '\r') break;
    commas += c == ',';
    semicolons += c == ';';
    tabs += c == '\t';
  }
  if (tabs > commas && tabs > semicolons) return '\t';
  return semicolons > commas ? ';' : ',';
}

Result<std::vector<std::string>> columnNames(Row header, const std::string& fileName) {
  auto& names = header.cells;
  while (!names.empty() && names.back().empty()) names.pop_back();
  if (names.empty()) {
    return Error{fileName + " is empty: its first row has to name the columns."};
  }
  if (names.size() > kMaxTableColumns) {
    return Error{fileName + " has " + std::to_string(names.size()) + " columns; at most " +
                 std::to_string(kMaxTableColumns) + " are read."};
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) {
      return Error{fileName + ", row 1: column " + std::to_string(i + 1) + " has no name."};
    }
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i)) {
      return Error{fileName + ", row 1: there are two columns " + inQuotes(names[i]) + "."};
    }
  }
  return std::move(names);
}

// What is wrong with a row in itself, or an empty string.
std::string flaw(const Row& row) {
  if (row.unclosed) return "a quote is opened here and never closed.";
  if (row.trailing)
    return "text follows a closing quote; write a quote inside a cell as two (\"\").";
  return {};
}

Result<void> checkText(std::string_view text, const std::string& fileName) {
  if (text.size() > kMaxTableBytes) {
    return Error{fileName + " is larger than " + std::to_string(kMaxTableBytes / 1024 / 1024) +
                 " MB, the most that is read."};
  }
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    return Error{fileName + " is saved as UTF-16; save it as \"CSV UTF-8\"."};
  }
  const std::size_t valid = validUtf8(text);
  if (valid < text.size()) {
    const auto line =
        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(valid), '\n');
    return Error{fileName + ", line " + std::to_string(line) +
                 ": a character is not UTF-8; save the table as \"CSV UTF-8\"."};
  }
  return {};
}

}  // namespace

Result<Table> parseCsv(std::string_view text, const std::string& fileName) {
  if (auto readable = checkText(text, fileName); !readable) return readable.error();
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);

  RowReader reader(text, sniffSeparator(text));
  Row header = reader.row();
  if (auto what = flaw(header); !what.empty()) return Error{fileName + ", row 1: " + what};
  auto columns = columnNames(std::move(header), fileName);
  if (!columns) return columns.error();

  const std::size_t width = columns->size();
  Table table(fileName, *std::move(columns));
  for (int sheetRow = 2; !reader.atEnd(); ++sheetRow) {
    Row row = reader.row();
    const std::string where = fileName + ", row " + std::to_string(sheetRow) + ": ";
    if (auto what = flaw(row); !what.empty()) return Error{where + what};
    while (row.cells.size() > width && row.cells.back().empty()) row.cells.pop_back();
    if (row.cells.size() > width) {
      return Error{where + std::to_string(row.cells.size()) + " cells for " +
                   std::to_string(width) + " columns."};
    }
    if (row.blank()) continue;
    if (table.rows() == kMaxTableRows) {
      return Error{where + "more than " + std::to_string(kMaxTableRows) + " rows are not read."};
    }
    row.cells.resize(width);
    table.addRow(std::move(row.cells), sheetRow);
  }
  return table;
}

}  // namespace raindelay::deck
