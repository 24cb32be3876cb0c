#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace raindelay::deck {

/// The range of a cell in the bytes of a CSV file: with its quotes, without the blanks around it.
struct CsvCell {
  std::uint32_t begin = 0, end = 0;
  bool quoted = false;

  friend bool operator==(const CsvCell&, const CsvCell&) = default;
};

/// A row as it stands in the file.
struct CsvRow {
  std::vector<CsvCell> cells;      ///< the first CsvRows::kMostCells of them
  std::size_t filled = 0;          ///< number of cells up to the last one that says something
  std::size_t begin = 0, end = 0;  ///< from the first byte to the one before the line end
  std::size_t next = 0;            ///< behind the line end
  bool unclosed = false;           ///< the file ends inside a quoted cell
  bool trailing = false;           ///< something follows the closing quote of a cell
};

/// Goes through a CSV file of at most 4 GB row by row and tells where its cells stand: RFC 4180
/// quotes, line ends of any system, the separator being the one of comma, semicolon and tab that
/// the first row has most of or that a line "sep=;" above it names, behind a byte order mark if
/// there is one. Code that reads a table and code that changes one share it, so both mean the same
/// cells.
class CsvRows {
 public:
  /// Cells of a row beyond these are counted, not kept.
  static constexpr std::size_t kMostCells = 1024;

  explicit CsvRows(std::string_view text);

  char separator() const { return separator_; }
  /// Takes the next row; false at the end of the file.
  bool next(CsvRow& row);
  /// The cell's content: without its quotes, doubled quotes as one, line breaks as "\n".
  std::string content(const CsvCell& cell) const;

 private:
  bool atEnd() const { return next_ >= text_.size(); }
  char peek() const { return atEnd() ? '\n' : text_[next_]; }
  bool endsCell() const;
  bool take(char c);
  void skipBlanks();
  CsvCell cell(CsvRow& row);
  void passQuoted(CsvRow& row);

  std::string_view text_;
  char separator_;
  std::size_t next_;
};

}  // namespace raindelay::deck
