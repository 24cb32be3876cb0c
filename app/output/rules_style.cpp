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

/// False for letters of scripts that can be set one after the other.
bool isShaped(QChar::Script script) {
  constexpr std::array kPlain = {
      QChar::Script_Latin,    QChar::Script_Greek, QChar::Script_Cyrillic, QChar::Script_Armenian,
      QChar::Script_Georgian, QChar::Script_Han,   QChar::Script_Hiragana, QChar::Script_Katakana};
  return std::find(kPlain.begin(), kPlain.end(), script) == kPlain.end();
}

/// Letters one after the other that are shaped, or none of which is.
struct Part {
  int begin, length;
  bool shaped;
};

std::vector<Part> partsOf(const QString& words) {
  std::vector<Part> parts = {{0, 0, false}};
  int at = 0;
  for (const uint letter : words.toUcs4()) {
    const QChar::Script script = QChar::script(letter);
    // Blanks, stops and accents go with what is before them.
    const bool own = script > QChar::Script_Common;
    if (own && isShaped(script) != parts.back().shaped) parts.push_back({at, 0, isShaped(script)});
    const int length = QChar::requiresSurrogates(letter) ? 2 : 1;
    parts.back().length += length;
    at += length;
  }
  return parts;
}

QTextCharFormat typeOf(const QStringList& names, int size, int weight) {
  QTextCharFormat type;
  type.setFontFamilies(names);
  type.setProperty(QTextFormat::FontPixelSize, size);
  type.setFontWeight(weight);
  type.setFontHintingPreference(QFont::PreferNoHinting);
  type.setForeground(Qt::black);
  return type;
}

bool isInTable(const QTextBlock& block) {
  return QTextCursor(block).currentTable() != nullptr;
}

/// What Markdown said of the letters, in the booklet's type.
QTextCharFormat styled(const QTextBlock& block, const QTextCharFormat& said,
                       const QStringList& families) {
  const int level = block.blockFormat().headingLevel();
  if (level > 0) {
    const std::size_t row = std::min<std::size_t>(static_cast<std::size_t>(level), 4) - 1;
    const QStringList title = QStringList{QStringLiteral("Bebas Neue")} + families;
    return typeOf(level == 1 ? title : families, kHeadings.at(row),
                  level == 1 ? QFont::Normal : QFont::Bold);
  }
  const bool code = said.fontFixedPitch(), bold = said.fontWeight() > QFont::Medium;
  QTextCharFormat type = typeOf(families, isInTable(block) ? kCell : kBody,
                                bold   ? QFont::Bold
                                : code ? QFont::Medium
                                       : QFont::Normal);
  if (code) type.setForeground(kCode);
  type.setFontItalic(said.fontItalic());
  type.setFontStrikeOut(said.fontStrikeOut());
  return type;
}

void setLetters(QTextDocument& text, const QStringList& families) {
  struct Run {
    int begin, length;
    QTextCharFormat type;
  };
  std::vector<Run> runs;
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const QTextFragment letters = at.fragment();
      QTextCharFormat type = styled(block, letters.charFormat(), families);
      for (const Part& part : partsOf(letters.text())) {
        // A glyph that stands for "fi", or for brackets around figures, is in a PDF of Qt's no
        // character.
        type.setFontStyleStrategy(part.shaped ? QFont::PreferDefault : QFont::PreferNoShaping);
        runs.push_back({letters.position() + part.begin, part.length, type});
      }
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

deck::FontRole fontOf(const deck::Deck& deck, FontStore& fonts) {
  deck::FontRole all{"Inter", QFont::Normal, false, {"Vollkorn"}};
  std::vector<std::string>& others = all.fallbacks;
  for (const auto& [name, font] : deck.fonts) {
    for (const std::string& family : font.families()) {
      const bool known = std::find(others.begin(), others.end(), family) != others.end();
      const bool colored = fonts.colors(fonts.family(family, all.weight)) != nullptr;
      if (!known && !colored) others.push_back(family);
    }
  }
  return all;
}

bool needsShaping(const QString& words) {
  const std::vector<Part> parts = partsOf(words);
  return std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.shaped; });
}

void setMarkdown(QTextDocument& text, const QString& markdown) {
  text.setUndoRedoEnabled(false);
  text.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub |
                                                             QTextDocument::MarkdownNoHTML));
  takeOutObjects(text);
}

void setStyle(QTextDocument& text, const QStringList& families) {
  for (QTextTable* table : tablesOf(text)) partCells(*table);
  setLetters(text, families);
  setMarks(text);
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    cursor.mergeBlockFormat(paragraphOf(block));
    cursor.setBlockCharFormat(styled(block, {}, families));  // how high it is while it is empty
  }
  for (QTextTable* table : tablesOf(text)) setTable(*table);
  text.setDocumentMargin(0);
  text.setIndentWidth(kIndent);
  text.setUseDesignMetrics(true);
  // Bullets and numbers of lists are set in it.
  QFont font;
  font.setFamilies(families);
  font.setPixelSize(kBody);
  font.setHintingPreference(QFont::PreferNoHinting);
  text.setDefaultFont(font);
}

}  // namespace raindelay::rules
