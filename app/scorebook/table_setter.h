#pragma once

#include <QString>
#include <vector>

#include "scorebook/flow.h"

namespace raindelay::book {

/// Sets one table of a scorebook: columns as wide as what stands in them, or, if the sheet isn't
/// wide enough, the widest broken into lines.
class TableSetter {
 public:
  TableSetter(PageFlow& flow, const ScoreTable& table, const Narrator& narrator);
  void set();

 private:
  struct Cell {
    QString words;
    Type type = Type::kWords;
  };
  struct Row {
    std::vector<Cell> cells;
    bool sum = false;
  };
  struct Column {
    double x = 0;
    double width = 0;
    double least = 0;  ///< its longest word
    bool left = false;
  };

  [[nodiscard]] Row headings() const;
  [[nodiscard]] Row row(const ScoreRow& from) const;
  void measure();
  void takeFromWidest(double tooMuch);
  [[nodiscard]] double sizeOf(Type type) const;
  [[nodiscard]] double heightOf(const Row& row) const;
  [[nodiscard]] QString title() const;
  void addHeadings();
  void addRow(const Row& row, Ink ink);
  [[nodiscard]] bool mayTurnBefore(std::size_t row) const;
  /// Of rows [from, to); below the last one stand the notes.
  [[nodiscard]] double heightOfRows(std::size_t from, std::size_t to) const;
  [[nodiscard]] double heightTogether(std::size_t from) const;
  [[nodiscard]] double heightOf(const QString& note) const;
  [[nodiscard]] double heightOfNotes() const;
  void addNotes();
  [[nodiscard]] double gap() const { return 1.4 * kEm * scale_; }
  [[nodiscard]] double right() const;

  PageFlow& flow_;
  const ScoreTable& table_;
  const Narrator& narrator_;
  Row headings_;
  std::vector<Row> rows_;
  std::vector<QString> notes_;
  std::vector<Column> columns_;
  double scale_ = 1;  ///< of type and gaps; less than 1 if nothing else makes it fit
};

}  // namespace raindelay::book
