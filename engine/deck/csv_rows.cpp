#include "deck/csv_rows.h"

namespace raindelay::deck {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

// The separator that the first row has most of, outside of cells in quotes. (A quote inside of a
// cell opens nothing.)
char sniffSeparator(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  std::size_t commas = 0, semicolons = 0, tabs = 0;
  bool quoted = false;
  bool mayOpen = true;  // at the beginning of a cell, or after a quote that may be half of two
  for (const char c : text) {
    if (c == '"' && (quoted || mayOpen)) {
      quoted = !quoted;
      mayOpen = !quoted;
      continue;
    }
    if (quoted) continue;
    if (c == '\n' || c == '\r') break;
    commas += c == ',';
    semicolons += c == ';';
    tabs += c == '\t';
    mayOpen = c == ',' || c == ';' || c == '\t' || (mayOpen && c == ' ');
  }
  if (tabs > commas && tabs > semicolons) return '\t';
  return semicolons > commas ? ';' : ',';
}

// The length of the line "sep=;" that Excel reads and leaves out; 0 if there is none.
std::size_t separatorLine(std::string_view text) {
  constexpr std::string_view kHint = "sep=";
  if (!text.starts_with(kHint) || text.size() <= kHint.size()) return 0;
  if (std::string_view(",;\t").find(text[kHint.size()]) == std::string_view::npos) return 0;
  const std::string_view after = text.substr(kHint.size() + 1);
  for (const std::string_view end : {"\r\n", "\n", "\r"}) {
    if (after.starts_with(end)) return kHint.size() + 1 + end.size();
  }
  return 0;
}

}  // namespace

CsvRows::CsvRows(std::string_view text)
    : text_(text),
      separator_(sniffSeparator(text)),
      next_(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0) {
  const std::size_t hint = separatorLine(text.substr(next_));
  if (hint == 0) return;
  separator_ = text[next_ + std::string_view("sep=").size()];
  next_ += hint;
}

bool CsvRows::next(CsvRow& row) {
  if (atEnd()) return false;
  row.cells.clear();
  row.filled = 0;
  row.unclosed = row.trailing = false;
  row.begin = next_;
  std::size_t count = 0;
  do {
    const CsvCell found = cell(row);
    ++count;
    if (found.end - found.begin > (found.quoted ? 2u : 0u)) row.filled = count;
    if (row.cells.size() < kMostCells) row.cells.push_back(found);
  } while (take(separator_));
  row.end = next_;
  take('\r');
  take('\n');
  row.next = next_;
  return true;
}

std::string CsvRows::content(const CsvCell& cell) const {
  std::string_view raw = text_.substr(cell.begin, cell.end - cell.begin);
  if (!cell.quoted) return std::string(raw);
  raw.remove_prefix(1);
  if (raw.ends_with('"')) raw.remove_suffix(1);
  std::string content;
  content.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const char after = i + 1 < raw.size() ? raw[i + 1] : '\0';
    if (raw[i] == '\r' && after == '\n') continue;
    if (raw[i] == '"' && after == '"') ++i;
    content += raw[i] == '\r' ? '\n' : raw[i];
  }
  return content;
}

bool CsvRows::endsCell() const {
  return atEnd() || peek() == separator_ || peek() == '\n' || peek() == '\r';
}

bool CsvRows::take(char c) {
  if (atEnd() || text_[next_] != c) return false;
  ++next_;
  return true;
}

void CsvRows::skipBlanks() {
  while (!atEnd() && isBlank(peek()) && peek() != separator_) ++next_;
}

CsvCell CsvRows::cell(CsvRow& row) {
  skipBlanks();
  CsvCell found;
  found.begin = static_cast<std::uint32_t>(next_);
  if (take('"')) {
    found.quoted = true;
    passQuoted(row);
    found.end = static_cast<std::uint32_t>(next_);
    skipBlanks();
    if (!endsCell()) row.trailing = true;
    while (!endsCell()) ++next_;
    return found;
  }
  while (!endsCell()) ++next_;
  std::size_t end = next_;
  while (end > found.begin && isBlank(text_[end - 1])) --end;
  found.end = static_cast<std::uint32_t>(end);
  return found;
}

// Goes behind the closing quote.
void CsvRows::passQuoted(CsvRow& row) {
  while (!atEnd()) {
    if (text_[next_++] == '"' && !take('"')) return;
  }
  row.unclosed = true;
}

}  // namespace raindelay::deck
