#include "output/rules_style.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>
#include <array>
#include <vector>

namespace raindelay::rules {
namespace {

/// Sizes in the text's units.
constexpr int kBody = 56, kCell = 48, kSmall = 38;
constexpr std::array kHeadings = {150, 80, 66, 58};
constexpr double kParagraphGap = 26, kListGap = 12, kIndent = 70, kLine = 4, kCellPadding = 12;
constexpr double kLeading = 124, kCellLeading = 112;  // percent of the typeface's own
const QColor kMuted(0x50, 0x48, 0x3c), kCode(0x2f, 0x4f, 0x78), kRule(0x9a, 0x8a, 0x6c);

QStringList families() {
  return {QStringLiteral("Inter"), QStringLiteral("Vollkorn")};
}
QStringList titleFamilies() {
  return {QStringLiteral("Bebas Neue"), QStringLiteral("Inter")};
}

QTextCharFormat typeOf(const QStringList& names, int size, int weight) {
  QTextCharFormat type;
  type.setFontFamilies(names);
  type.setProperty(QTextFormat::FontPixelSize, size);
  type.setFontWeight(weight);
  type.setFontHintingPreference(QFont::PreferNoHinting);
  // A glyph that stands for "fi", or for brackets around figures, is in a PDF of Qt's no character.
  type.setFontStyleStrategy(QFont::PreferNoShaping);
  type.setForeground(Qt::black);
  return type;
}

bool isInTable(const QTextBlock& block) {
  return QTextCursor(block).currentTable() != nullptr;
}

/// What Markdown said of the letters, in the booklet's type.
QTextCharFormat styled(const QTextBlock& block, const QTextCharFormat& said) {
  const int level = block.blockFormat().headingLevel();
  if (level > 0) {
    const std::size_t row = std::min<std::size_t>(static_cast<std::size_t>(level), 4) - 1;
    return typeOf(level == 1 ? titleFamilies() : families(), kHeadings.at(row),
                  level == 1 ? QFont::Normal : QFont::Bold);
  }
  const bool code = said.fontFixedPitch(), bold = said.fontWeight() > QFont::Medium;
  QTextCharFormat type = typeOf(families(), isInTable(block) ? kCell : kBody,
                                bold   ? QFont::Bold
                                : code ? QFont::Medium
                                       : QFont::Normal);
  if (code) type.setForeground(kCode);
  type.setFontItalic(said.fontItalic());
  type.setFontStrikeOut(said.fontStrikeOut());
  return type;
}

void setLetters(QTextDocument& text) {
  struct Run {
    int begin, length;
    QTextCharFormat type;
  };
  std::vector<Run> runs;
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextFragment letters = part.fragment();
      runs.push_back({letters.position(), letters.length(), styled(block, letters.charFormat())});
    }
  }
  QTextCursor cursor(&text);
  for (const Run& run : runs) {
    cursor.setPosition(run.begin);
    cursor.setPosition(run.begin + run.length, QTextCursor::KeepAnchor);
    cursor.setCharFormat(run.type);
  }
}

/// By which our rules say where each comes from: [S], [C], [R].
void setMarks(QTextDocument& text) {
  static const QRegularExpression kMark(QStringLiteral("\\[[SCR]\\]"));
  QTextCharFormat small;
  small.setProperty(QTextFormat::FontPixelSize, kSmall);
  small.setFontWeight(QFont::Normal);
  small.setForeground(kMuted);
  for (QTextCursor at = text.find(kMark); !at.isNull(); at = text.find(kMark, at)) {
    at.mergeCharFormat(small);
  }
}

QTextBlockFormat paragraphOf(const QTextBlock& block) {
  QTextBlockFormat format;
  const int level = block.blockFormat().headingLevel();
  if (level > 0) {
    format.setTopMargin(level == 1 ? 0 : kParagraphGap * 2);
    format.setBottomMargin(kParagraphGap);
    format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    return format;
  }
  const bool cell = isInTable(block);
  const bool code = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
  format.setTopMargin(0);
  format.setBottomMargin(cell || code ? 0 : block.textList() != nullptr ? kListGap : kParagraphGap);
  format.setLineHeight(cell ? kCellLeading : kLeading, QTextBlockFormat::ProportionalHeight);
  return format;
}

/// Qt's reader of Markdown joins an empty cell to the one before it.
void partCells(QTextTable& table) {
  for (int row = 0; row < table.rows(); ++row) {
    for (int column = 0; column < table.columns(); ++column) {
      if (table.cellAt(row, column).columnSpan() > 1) table.splitCell(row, column, 1, 1);
    }
  }
}

std::vector<QTextTable*> tablesOf(const QTextDocument& text) {
  std::vector<QTextTable*> tables;
  for (QTextFrame* frame : text.rootFrame()->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(frame)) tables.push_back(table);
  }
  return tables;
}

void setTable(QTextTable& table) {
  QTextTableFormat format = table.format();
  format.setBorder(kLine);
  format.setBorderCollapse(true);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(kRule);
  format.setCellPadding(kCellPadding);
  format.setCellSpacing(0);
  format.setTopMargin(kParagraphGap / 2);
  format.setBottomMargin(kParagraphGap);
  format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
  table.setFormat(format);
}

/// Pictures: Qt would look for their files wherever their names lead.
void takeOutObjects(QTextDocument& text) {
  const QString object(QChar::ObjectReplacementCharacter);
  for (QTextCursor at = text.find(object); !at.isNull(); at = text.find(object)) {
    at.removeSelectedText();
  }
}

}  // namespace

void setStyle(QTextDocument& text) {
  takeOutObjects(text);
  for (QTextTable* table : tablesOf(text)) partCells(*table);
  setLetters(text);
  setMarks(text);
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    cursor.mergeBlockFormat(paragraphOf(block));
    cursor.setBlockCharFormat(styled(block, {}));  // how high it is while it is empty
  }
  for (QTextTable* table : tablesOf(text)) setTable(*table);
  text.setDocumentMargin(0);
  text.setIndentWidth(kIndent);
  text.setUseDesignMetrics(true);
  // Bullets and numbers of lists are set in it.
  QFont font;
  font.setFamilies(families());
  font.setPixelSize(kBody);
  font.setHintingPreference(QFont::PreferNoHinting);
  text.setDefaultFont(font);
}

}  // namespace raindelay::rules
