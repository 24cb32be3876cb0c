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

void TableSetter::set() {
  const double first = heightOf(headings_) + (rows_.empty() ? 0 : 2 * heightOf(rows_.front()));
  flow_.beginSection(title(), first);
  addHeadings();
  for (const Row& row : rows_) {
    if (!flow_.hasRoom(heightOf(row))) {
      flow_.continueSection(title());
      addHeadings();
    }
    if (row.sum) flow_.addRule(flow_.left(), right(), 0.04 * kEm, Ink::kInk);
    addRow(row, Ink::kInk);
    flow_.addRule(flow_.left(), right(), 0.02 * kEm, Ink::kLine);
  }
  addNotes();
}

void TableSetter::addNotes() {
  if (!table_.notes.empty()) flow_.advance(kRowPad);
  for (const Sentence& note : table_.notes) {
    const QString words = QString::fromStdString(narrator_.say(note));
    const double high = book::heightOf(words, Type::kWords, kEm, flow_.width());
    if (!flow_.hasRoom(high)) flow_.turn();
    flow_.addText(QRectF(flow_.left(), flow_.y(), flow_.width(), high), words, Type::kWords, kEm,
                  Ink::kInk, Qt::AlignLeft | Qt::AlignTop);
    flow_.advance(high);
  }
}

}  // namespace raindelay::book
