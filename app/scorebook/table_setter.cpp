#include "scorebook/table_setter.h"

#include <QStringList>
#include <algorithm>

namespace raindelay::book {

namespace {

constexpr double kRowPad = 0.22 * kEm;  ///< above and below a row's words
constexpr double kNumberWidth = 1.5 * kEm;

double longestWord(const QString& words, Type type, double size) {
  double longest = 0;
  for (const QString& word : words.split(QLatin1Char(' '))) {
    longest = std::max(longest, widthOf(word, type, size));
  }
  return longest;
}

QString wordsOf(const ScoreCell& cell, const Narrator& narrator) {
  return QString::fromStdString(cellText(cell, narrator));
}

}  // namespace

TableSetter::TableSetter(PageFlow& flow, const ScoreTable& table, const Narrator& narrator)
    : flow_(flow), table_(table), narrator_(narrator), headings_(headings()) {
  for (const ScoreRow& one : table.rows) rows_.push_back(row(one));
  for (const Sentence& note : table.notes) {
    notes_.push_back(QString::fromStdString(narrator.say(note)));
  }
  measure();
}

TableSetter::Row TableSetter::headings() const {
  Row row;
  for (const ScoreColumn& column : table_.columns) {
    row.cells.push_back({wordsOf(column.heading, narrator_), Type::kStrong});
  }
  return row;
}

TableSetter::Row TableSetter::row(const ScoreRow& from) const {
  Row row{{}, from.sum};
  for (const ScoreCell& cell : from.cells) {
    const bool figure = cell.number().has_value();
    const Type plain = figure ? Type::kFigure : Type::kWords;
    const Type strong = figure ? Type::kStrongFigure : Type::kStrong;
    row.cells.push_back({wordsOf(cell, narrator_), from.sum ? strong : plain});
  }
  return row;
}

double TableSetter::sizeOf(Type type) const {
  const bool figure = type == Type::kFigure || type == Type::kStrongFigure;
  return (figure ? 1.15 : 1) * kEm * scale_;
}

double TableSetter::right() const {
  return columns_.empty() ? flow_.left() : columns_.back().x + columns_.back().width;
}

void TableSetter::measure() {
  columns_.assign(table_.columns.size(), Column());
  const auto widen = [this](const Row& row) {
    for (std::size_t i = 0; i < std::min(columns_.size(), row.cells.size()); ++i) {
      const Cell& cell = row.cells[i];
      const double size = sizeOf(cell.type);
      columns_[i].width = std::max(columns_[i].width, widthOf(cell.words, cell.type, size));
      columns_[i].least = std::max(columns_[i].least, longestWord(cell.words, cell.type, size));
    }
  };
  widen(headings_);
  for (const Row& row : rows_) widen(row);
  double all = 0;
  double least = 0;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    columns_[i].left = table_.columns[i].left;
    columns_[i].least = std::max(columns_[i].least, kNumberWidth * scale_);
    columns_[i].width = std::max(columns_[i].width, columns_[i].least);
    all += columns_[i].width + (i > 0 ? gap() : 0);
    least += columns_[i].least + (i > 0 ? gap() : 0);
  }
  if (least > flow_.width() && scale_ == 1) {
    scale_ = 0.98 * flow_.width() / least;
    measure();
    return;
  }
  takeFromWidest(all - flow_.width());
  double x = flow_.left();
  for (Column& column : columns_) {
    column.x = x;
    x += column.width + gap();
  }
}

/// As long as something is too much, what can be broken and is the widest gets narrower.
void TableSetter::takeFromWidest(double tooMuch) {
  constexpr double kStep = 0.25 * kEm;
  while (tooMuch > 0) {
    Column* widest = nullptr;
    for (Column& column : columns_) {
      const bool canBreak = column.width > column.least;
      if (canBreak && (widest == nullptr || column.width > widest->width)) widest = &column;
    }
    if (widest == nullptr) return;
    const double step = std::min(kStep, widest->width - widest->least);
    widest->width -= step;
    tooMuch -= step;
  }
}

double TableSetter::heightOf(const Row& row) const {
  double high = kEm * scale_ * 1.2;
  for (std::size_t i = 0; i < std::min(columns_.size(), row.cells.size()); ++i) {
    const Cell& cell = row.cells[i];
    high =
        std::max(high, book::heightOf(cell.words, cell.type, sizeOf(cell.type), columns_[i].width));
  }
  return high + 2 * kRowPad;
}

void TableSetter::addRow(const Row& row, Ink ink) {
  const double high = heightOf(row);
  for (std::size_t i = 0; i < std::min(columns_.size(), row.cells.size()); ++i) {
    const Column& column = columns_[i];
    const Cell& cell = row.cells[i];
    if (cell.words.isEmpty()) continue;
    flow_.addText(QRectF(column.x, flow_.y(), column.width, high), cell.words, cell.type,
                  sizeOf(cell.type), ink,
                  (column.left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  flow_.advance(high);
}

QString TableSetter::title() const {
  return QString::fromStdString(narrator_.say(table_.title));
}

void TableSetter::addHeadings() {
  addRow(headings_, Ink::kMuted);
  flow_.addRule(flow_.left(), right(), 0.05 * kEm, Ink::kInk);
}

/// A page may begin with this row: neither there nor on the page before does a row stand alone, and
/// a sum stays below what it sums up.
bool TableSetter::mayTurnBefore(std::size_t row) const {
  return row >= 2 && row + 2 <= rows_.size() && !rows_[row].sum;
}

double TableSetter::heightOfRows(std::size_t from, std::size_t to) const {
  double high = 0;
  for (std::size_t row = from; row < to; ++row) high += heightOf(rows_[row]);
  return high + (to == rows_.size() ? heightOfNotes() : 0);
}

/// Of this row and those that stay on its page; the notes stay with the last ones.
double TableSetter::heightTogether(std::size_t from) const {
  std::size_t to = from + 1;
  while (to < rows_.size() && !mayTurnBefore(to)) ++to;
  return heightOfRows(from, std::min(to, rows_.size()));
}

void TableSetter::set() {
  const double all = heightOf(headings_) + heightOfRows(0, rows_.size());
  // A table of half a page or less isn't broken across two pages.
  flow_.beginSection(title(),
                     all <= flow_.height() / 2 ? all : heightOf(headings_) + heightTogether(0));
  addHeadings();
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (mayTurnBefore(row) && !flow_.hasRoom(heightTogether(row))) {
      flow_.continueSection(title());
      addHeadings();
    }
    if (rows_[row].sum) flow_.addRule(flow_.left(), right(), 0.04 * kEm, Ink::kInk);
    addRow(rows_[row], Ink::kInk);
    flow_.addRule(flow_.left(), right(), 0.02 * kEm, Ink::kLine);
  }
  addNotes();
}

double TableSetter::heightOf(const QString& note) const {
  return book::heightOf(note, Type::kWords, kEm, flow_.width());
}

double TableSetter::heightOfNotes() const {
  double high = notes_.empty() ? 0 : kRowPad;
  for (const QString& note : notes_) high += heightOf(note);
  return high;
}

void TableSetter::addNotes() {
  if (!notes_.empty()) flow_.advance(kRowPad);
  for (const QString& note : notes_) {
    const double high = heightOf(note);
    if (!flow_.hasRoom(high)) flow_.continueSection(title());
    flow_.addText(QRectF(flow_.left(), flow_.y(), flow_.width(), high), note, Type::kWords, kEm,
                  Ink::kInk, Qt::AlignLeft | Qt::AlignTop);
    flow_.advance(high);
  }
}

}  // namespace raindelay::book
