#include "session/rules_text.h"

#include <QColor>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

namespace raindelay {

namespace {

/// Lines of tables: a tone that shows on light and on dark paper.
const QColor kLineColor(0x9a, 0x8a, 0x6c);
constexpr double kParagraphGap = 8;
constexpr double kCellPadding = 5;

void layOutTable(QTextTable& table) {
  QTextTableFormat format = table.format();
  format.setBorder(1);
  format.setBorderCollapse(true);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(kLineColor);
  format.setCellPadding(kCellPadding);
  format.setCellSpacing(0);
  format.setTopMargin(kParagraphGap);
  format.setBottomMargin(kParagraphGap);
  table.setFormat(format);
}

/// Markdown as rich text with air between paragraphs and quiet tables. (Shown as Markdown, Qt 6.4
/// sets both as tightly as it can.)
QString richText(const QString& markdown) {
  QTextDocument document;
  document.setMarkdown(markdown);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    if (cursor.currentTable() != nullptr) continue;
    QTextBlockFormat format = block.blockFormat();
    format.setBottomMargin(block.textList() != nullptr ? kParagraphGap / 2 : kParagraphGap);
    cursor.setBlockFormat(format);
  }
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(frame)) layOutTable(*table);
  }
  // The type and its size are the page's affair. A cell's paragraph says nothing but that it has no
  // margins, which a cell has by itself: without it the text is short enough (10,000) for Qt 6.4's
  // TextEdit not to paint what is in view alone, by which it loses the cells of a table.
  static const QRegularExpression kBodyStyle(QStringLiteral("<body style=\"[^\"]*\">"));
  static const QRegularExpression kCell(
      QStringLiteral("<td>\\s*<p [^>]*>((?:(?!</?p\\b).)*)</p></td>"));
  return document.toHtml()
      .replace(kBodyStyle, QStringLiteral("<body>"))
      .replace(kCell, QStringLiteral("<td>\\1</td>"));
}

}  // namespace

RulesText::RulesText(const QString& markdown, QObject* parent) : QObject(parent) {
  static const QString kHeading = QStringLiteral("## ");
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("# "))) {
      chapters_ << tr("About");
      texts_ << QString();
    } else if (line.startsWith(kHeading)) {
      chapters_ << line.mid(kHeading.size());
      texts_ << QString();
    } else if (!texts_.isEmpty()) {
      texts_.last() += line + QLatin1Char('\n');
    }
  }
}

QString RulesText::text(int chapter) const {
  return richText(texts_.value(chapter));
}

}  // namespace raindelay
