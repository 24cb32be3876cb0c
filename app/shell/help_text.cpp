#include "shell/help_text.h"

#include <QColor>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include "translations/words.h"

namespace raindelay {

namespace {

const QString kPageEnding = QStringLiteral(".md");
/// Lines of tables: a tone that shows on light and on dark paper.
const QColor kLineColor(0x9a, 0x8a, 0x6c);
constexpr double kParagraphGap = 8;
constexpr double kCellPadding = 5;
/// The words that are looked for: ink on mustard.
const QColor kFoundInk(0x1c, 0x17, 0x12), kFoundGround(0xdf, 0xa2, 0x38);
constexpr int kMostFound = 12;  // in a chapter: each mark makes its text longer

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

bool isCode(const QTextBlock& block) {
  return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// The pattern of the words that are looked for: a letter without an accent stands for those with
/// one, too, and a bracket that they open is meant whole: "7.3 [" is "7.3 [S]".
QRegularExpression soughtBy(const QString& words) {
  QString pattern = QRegularExpression::escape(words);
  if (words.endsWith(u'[')) pattern += QStringLiteral("[^\\]]*\\]");
  for (const QString& alike :
       {QStringLiteral("[aáàâä]"), QStringLiteral("[cç]"), QStringLiteral("[eéèêë]"),
        QStringLiteral("[iíìîï]"), QStringLiteral("[nñ]"), QStringLiteral("[oóòôö]"),
        QStringLiteral("[uúùûü]")}) {
    pattern.replace(alike.at(1), alike, Qt::CaseInsensitive);
  }
  return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

void mark(QTextDocument& document, const QString& words) {
  QTextCharFormat found;
  found.setForeground(kFoundInk);
  found.setBackground(kFoundGround);
  const QRegularExpression sought = soughtBy(words);
  int left = kMostFound;
  for (QTextCursor at = document.find(sought); !at.isNull() && left > 0;
       at = document.find(sought, at), --left) {
    at.mergeCharFormat(found);
  }
}

/// Markdown as rich text with air between paragraphs and quiet tables. (Shown as Markdown, Qt 6.4
/// sets both as tightly as it can.)
QString richText(const QString& markdown, const QString& words) {
  QTextDocument document;
  document.setMarkdown(markdown);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    if (cursor.currentTable() != nullptr) continue;
    QTextBlockFormat format = block.blockFormat();
    // (Each line of an example is a paragraph.)
    const bool code = isCode(block) && isCode(block.next());
    format.setBottomMargin(code                          ? 0
                           : block.textList() != nullptr ? kParagraphGap / 2
                                                         : kParagraphGap);
    if (isCode(block) && isCode(block.previous())) format.setTopMargin(0);
    cursor.setBlockFormat(format);
  }
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(frame)) layOutTable(*table);
  }
  if (!words.isEmpty()) mark(document, words);
  // The type and its size are the page's affair. A cell's paragraph says nothing but that it has no
  // margins, which a cell has by itself: without it the text is short enough (10,000) for Qt 6.4's
  // TextEdit not to paint what is in view alone, by which it loses the cells of a table.
  static const QRegularExpression kBodyStyle(QStringLiteral("<body style=\"[^\"]*\">"));
  static const QRegularExpression kCell(
      QStringLiteral("<td>\\s*<p [^>]*>((?:(?!</?p\\b).)*)</p></td>"));
  // Code would have the size of the program's type.
  static const QRegularExpression kSize(QStringLiteral(" font-size:\\d+p[xt];"));
  return document.toHtml()
      .replace(kBodyStyle, QStringLiteral("<body>"))
      .replace(kCell, QStringLiteral("<td>\\1</td>"))
      .remove(kSize);
}

}  // namespace

void HelpText::setPage(const QString& page) {
  if (page_ == page) return;
  page_ = page;
  const QString path = QStringLiteral(":/assets/") + page;
  const QString local =
      path.chopped(kPageEnding.size()) + QLatin1Char('.') + words::language() + kPageEnding;
  QFile file(QFile::exists(local) ? local : path);
  setMarkdown(file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString());
}

void HelpText::setMarkdown(const QString& markdown) {
  static const QString kHeading = QStringLiteral("## ");
  // Code cannot be bold in Qt's Markdown: bold matters more.
  static const QRegularExpression kBoldCode(QStringLiteral("\\*\\*`([^`]+)`\\*\\*"));
  chapters_.clear();
  texts_.clear();
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("# ")) && chapters_.isEmpty()) {
      chapters_ << tr("About");
      texts_ << QString();
    } else if (line.startsWith(kHeading)) {
      chapters_ << line.mid(kHeading.size());
      texts_ << QString();
    } else if (!texts_.isEmpty()) {
      texts_.last() +=
          QString(line).replace(kBoldCode, QStringLiteral("**\\1**")) + QLatin1Char('\n');
    }
  }
  emit pageChanged();
}

QString HelpText::text(int chapter, const QString& words) const {
  return richText(texts_.value(chapter), words);
}

int HelpText::find(int chapter, const QString& words) const {
  if (words.isEmpty()) return -1;
  QTextDocument document;
  document.setMarkdown(texts_.value(chapter));
  return document.find(soughtBy(words)).selectionStart();
}

}  // namespace raindelay
