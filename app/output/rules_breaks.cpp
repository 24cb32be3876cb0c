// Where pages of rules end. Qt breaks them anywhere between two lines, also in the midst of a
// table's row; what belongs together is kept so by breaks that are put before it, and a table that
// goes on becomes two.
#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <algorithm>
#include <cmath>
#include <vector>

#include "output/rules_style.h"

namespace raindelay::rules {
namespace {

constexpr int kShortParagraph = 6;   ///< lines that had better stay together than part one off
constexpr double kShortTable = 0.5;  ///< of a page
constexpr int kMostRows = 500;       ///< of a table that is split: its rest is copied each time
constexpr int kChain = 4;
constexpr double kRounding = 0.5;

/// A paragraph, or a table.
struct Item {
  QTextBlock block;
  QTextTable* table;
};

class Breaks {
 public:
  explicit Breaks(QTextDocument& text) : text_(text), layout_(*text.documentLayout()) {
    findItems();
  }

  /// From the beginning on: a break moves all that is behind it.
  void mend() {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (partsBadly(i)) breakBefore(i);
      if (items_[i].table != nullptr) splitTable(*items_[i].table);
    }
  }

 private:
  void findItems() {
    items_.clear();
    for (auto at = text_.rootFrame()->begin(); !at.atEnd(); ++at) {
      if (QTextFrame* frame = at.currentFrame()) {
        if (auto* table = qobject_cast<QTextTable*>(frame)) items_.push_back({{}, table});
      } else if (!at.currentBlock().text().isEmpty()) {
        items_.push_back({at.currentBlock(), nullptr});
      }
    }
  }

  [[nodiscard]] int pageOf(double y) const {
    return static_cast<int>(std::floor((y + kRounding) / text_.pageSize().height()));
  }
  /// (What comes behind a change is laid out when somebody asks where it is.)
  [[nodiscard]] int linesOf(const QTextBlock& block) const {
    (void)layout_.blockBoundingRect(block);
    return block.layout()->lineCount();
  }
  [[nodiscard]] double topOf(const Item& item) const {
    return item.table != nullptr ? layout_.frameBoundingRect(item.table).top()
                                 : topOfLine(item.block, 0);
  }
  [[nodiscard]] int firstPage(const Item& item) const { return pageOf(topOf(item)); }
  [[nodiscard]] int lastPage(const Item& item) const {
    if (item.table != nullptr) {
      return pageOf(layout_.frameBoundingRect(item.table).bottom() - 2 * kRounding);
    }
    return pageOf(topOfLine(item.block, linesOf(item.block) - 1));
  }

  /// A heading, or what announces a list or a table, isn't left behind.
  [[nodiscard]] static bool staysWithNext(const Item& item) {
    return item.table == nullptr && (item.block.blockFormat().headingLevel() > 0 ||
                                     item.block.text().trimmed().endsWith(QLatin1Char(':')));
  }

  /// `chain`: of headings in a row, so many are looked at.
  [[nodiscard]] bool partsBadly(std::size_t i, int chain = kChain) const {
    const Item& item = items_[i];
    const bool parted = firstPage(item) != lastPage(item);
    if (item.table != nullptr) return parted && tablePartsBadly(*item.table);
    if (parted && paragraphPartsBadly(item.block)) return true;
    return staysWithNext(item) && chain > 0 && i + 1 < items_.size() &&
           (firstPage(items_[i + 1]) != lastPage(item) || partsBadly(i + 1, chain - 1));
  }

  [[nodiscard]] bool paragraphPartsBadly(const QTextBlock& block) const {
    const int lines = linesOf(block), first = pageOf(topOfLine(block, 0));
    int before = 0;
    while (before < lines && pageOf(topOfLine(block, before)) == first) ++before;
    return before == 1 || (lines - before == 1 && lines <= kShortParagraph);
  }

  /// A short one, or its head with less than a row at the foot of a page.
  [[nodiscard]] bool tablePartsBadly(QTextTable& table) const {
    const double height = layout_.frameBoundingRect(&table).height();
    return height < kShortTable * text_.pageSize().height() || rowsOfPage(table) <= 1;
  }

  /// The rows, from the first on, that end where the table begins.
  [[nodiscard]] int rowsOfPage(const QTextTable& table) const {
    const int page = pageOf(topOfLine(table.cellAt(0, 0).firstCursorPosition().block(), 0));
    int row = 0;
    while (row < table.rows() && lastPage(table, row) == page) ++row;
    return row;
  }
  [[nodiscard]] int lastPage(const QTextTable& table, int row) const {
    int page = 0;
    for (int column = 0; column < table.columns(); ++column) {
      const QTextBlock block = table.cellAt(row, column).lastCursorPosition().block();
      page = std::max(page, pageOf(topOfLine(block, linesOf(block) - 1)));
    }
    return page;
  }

  /// Lets a table go on as another one on the next page, with its head once more.
  void splitTable(QTextTable& table) {
    const int stay = rowsOfPage(table), go = table.rows() - stay;
    if (stay <= 1 || go <= 0 || table.rows() > kMostRows) return;
    QTextTableFormat format = table.format();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor behind(&text_);
    behind.setPosition(table.lastPosition() + 1);
    const QTextTable* next = behind.insertTable(go + 1, table.columns(), format);
    for (int row = 0; row <= go; ++row) {
      for (int column = 0; column < table.columns(); ++column) {
        copyCell(table.cellAt(row == 0 ? 0 : stay + row - 1, column), next->cellAt(row, column));
      }
    }
    table.removeRows(stay, go);
    findItems();
  }

  static void copyCell(const QTextTableCell& from, const QTextTableCell& to) {
    QTextCursor cell = from.firstCursorPosition(), into = to.firstCursorPosition();
    into.setBlockFormat(cell.blockFormat());
    into.setBlockCharFormat(cell.blockCharFormat());
    cell.setPosition(from.lastCursorPosition().position(), QTextCursor::KeepAnchor);
    into.insertFragment(QTextDocumentFragment(cell));
  }

  /// Before what announces it, if something does; not where a page begins already.
  void breakBefore(std::size_t i) {
    while (i > 0 && staysWithNext(items_[i - 1]) && !begins(i)) --i;
    if (begins(i)) return;
    Item& item = items_[i];
    if (item.table != nullptr) {
      QTextTableFormat format = item.table->format();
      format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
      item.table->setFormat(format);
      return;
    }
    QTextBlockFormat format;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(item.block).mergeBlockFormat(format);
  }

  /// It is the first of its page.
  [[nodiscard]] bool begins(std::size_t i) const {
    return i == 0 || lastPage(items_[i - 1]) != firstPage(items_[i]);
  }

  QTextDocument& text_;
  QAbstractTextDocumentLayout& layout_;
  std::vector<Item> items_;
};

}  // namespace

double topOfLine(const QTextBlock& block, int line) {
  const QTextLayout& lines = *block.layout();
  const double top = block.document()->documentLayout()->blockBoundingRect(block).top();
  return line >= 0 && line < lines.lineCount() ? top + lines.lineAt(line).y() : top;
}

void mendPages(QTextDocument& text) {
  Breaks(text).mend();
}

}  // namespace raindelay::rules
