#include "painter/text_fitter.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <cmath>
#include <utility>

#include "deck/emoji.h"

namespace raindelay {
namespace {

using deck::TextShape;

// Size of the type while it is laid out. Large enough that Qt draws outlines instead of hinted
// glyph images, whatever the scale.
constexpr int kLayoutSize = 256;
// A text may stick out by this much before it counts as too large: rounding, not typography.
constexpr double kSlack = 1.001;
constexpr int kShrinkSteps = 12;

// Qt 6.4 joins no letters that are spaced, and has no other switch: this much is spaced and not
// seen.
constexpr double kLeastSpacing = 1.0 / 64;

Qt::Alignment alignmentOf(deck::Align align) {
  switch (align) {
    case deck::Align::kLeft:
      return Qt::AlignLeft;
    case deck::Align::kCenter:
      return Qt::AlignHCenter;
    case deck::Align::kRight:
      return Qt::AlignRight;
    case deck::Align::kJustify:
      return Qt::AlignJustify;
  }
  return Qt::AlignLeft;
}

QColor inkOf(const deck::Color& color) {
  return {color.red, color.green, color.blue, color.alpha};
}

// A symbol is a blank as wide as it is, and a place where the line may be broken: so it is neither
// taken for the blank at the end of a line nor glued to the next one. No break comes between a
// symbol and the punctuation behind it.
constexpr QChar kBlank = QChar::Nbsp;
constexpr char16_t kBreak = u'\u200B';

bool beginsWithPunctuation(const deck::TextRun& run) {
  if (run.icon || run.text.empty()) return false;
  const QString text = QString::fromStdString(run.text);
  const QChar first = text.front();
  return first.category() == QChar::Punctuation_Close ||
         first.category() == QChar::Punctuation_FinalQuote ||
         QStringView(u",.;:!?%\u2026\"'/-\u3001\u3002\uFF0C\uFF0E\uFF1A\uFF1B\uFF01\uFF1F")
             .contains(first);
}

// Each emoji has a character from here on.
constexpr char16_t kFirstEmoji = 0x231A;

// A stretch of text that is meant in one way.
struct Part {
  QString text;
  Presentation as;
};

std::vector<Part> partsOf(const QString& text) {
  std::vector<Part> parts;
  QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
  qsizetype begin = 0;
  for (qsizetype end = 0; (end = characters.toNextBoundary()) > 0; begin = end) {
    const QString one = text.mid(begin, end - begin);
    const Presentation as =
        deck::isShownAsEmoji(one.toStdU32String()) ? Presentation::kEmoji : Presentation::kText;
    if (parts.empty() || parts.back().as != as) parts.push_back({{}, as});
    parts.back().text += one;
  }
  return parts;
}

// Fonts join what makes up an emoji, and not what says how it is meant.
QString withoutSelectors(QString text) {
  return text.remove(QChar(0xFE0E)).remove(QChar(0xFE0F));
}

}  // namespace

struct FittedText::Paragraph {
  QString text;
  QList<QTextLayout::FormatRange> formats;

  void add(const QString& piece, const QTextCharFormat& format) {
    if (format.propertyCount() > 0) {
      formats.push_back({static_cast<int>(text.size()), static_cast<int>(piece.size()), format});
    }
    text += piece;
  }
};

FittedText::FittedText(const TextShape& shape, const Sources& sources)
    : shape_(shape), font_(fontFor(shape.font, sources)) {
  if (shape_.runs.empty()) shape_.runs = {{shape.text, shape.font, shape.color, std::nullopt}};
  setRuns(sources);

  if (layOut(shape.size) || shape.minSize >= shape.size) return;
  double tooLarge = shape.size, fitting = shape.minSize;
  if (!layOut(fitting)) return;
  for (int i = 0; i < kShrinkSteps; ++i) {
    const double middle = (fitting + tooLarge) / 2;
    (layOut(middle) ? fitting : tooLarge) = middle;
  }
  layOut(fitting);
}

QFont FittedText::fontFor(const deck::FontRole& role, const Sources& sources,
                          Presentation as) const {
  QFont font;
  font.setFamilies(sources.families ? sources.families(role, as)
                                    : QStringList(QString::fromStdString(role.family)));
  font.setPixelSize(kLayoutSize);
  if (as == Presentation::kText) {  // pictures are neither thickened nor slanted
    font.setWeight(static_cast<QFont::Weight>(role.weight));
    font.setItalic(role.italic);
  }
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::PreferAntialias);
  font.setKerning(shape_.kerning);
  if (shape_.smallCaps) font.setCapitalization(QFont::SmallCaps);
  const double spacing = shape_.letterSpacing * kLayoutSize;
  font.setLetterSpacing(QFont::AbsoluteSpacing,
                        spacing == 0 && !shape_.ligatures ? kLeastSpacing : spacing);
  return font;
}

// The text with its fonts, colours and symbols.
void FittedText::setRuns(const Sources& sources) {
  Paragraph paragraph;
  for (std::size_t i = 0; i < shape_.runs.size(); ++i) {
    const deck::TextRun& run = shape_.runs[i];
    if (run.icon) {
      const bool punctuated =
          i + 1 < shape_.runs.size() && beginsWithPunctuation(shape_.runs[i + 1]);
      addSymbol(*run.icon, fontFor(run.font, sources), punctuated, sources, paragraph);
      continue;
    }
    bool first = true;
    for (const QString& piece : QString::fromStdString(run.text).split(QLatin1Char('\n'))) {
      if (!std::exchange(first, false)) addParagraph(paragraph);
      addText(piece, run, sources, paragraph);
    }
  }
  addParagraph(paragraph);
}

// Emoji get a format of their own where there is a font in colour beside another one.
void FittedText::addText(const QString& text, const deck::TextRun& run, const Sources& sources,
                         Paragraph& into) {
  QTextCharFormat format;
  if (run.font != shape_.font) format.setFont(fontFor(run.font, sources));
  if (run.color != shape_.color) format.setForeground(inkOf(run.color));
  const bool plain =
      std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < kFirstEmoji; });
  if (plain) return into.add(text, format);
  QTextCharFormat inPictures = format;
  const QFont pictures = fontFor(run.font, sources, Presentation::kEmoji);
  if (pictures.families() != fontFor(run.font, sources).families()) inPictures.setFont(pictures);
  for (const Part& part : partsOf(text)) {
    into.add(withoutSelectors(part.text), part.as == Presentation::kEmoji ? inPictures : format);
  }
}

void FittedText::addSymbol(const deck::TextIcon& icon, QFont font, bool punctuated,
                           const Sources& sources, Paragraph& into) {
  const double height = icon.height * QFontMetricsF(font_).capHeight();
  const double width = height * (sources.aspect ? sources.aspect(icon) : 1);
  symbols_.push_back(
      {paragraphs_.size(), static_cast<int>(into.text.size()), &icon, width, height});
  font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
  const double blank = QFontMetricsF(font).horizontalAdvance(kBlank);
  font.setLetterSpacing(QFont::AbsoluteSpacing, width - blank);
  QTextCharFormat format;
  format.setFont(font);
  into.add(kBlank, format);
  if (!punctuated) into.text += kBreak;
}

// What was written into it begins a layout; the next one is empty.
void FittedText::addParagraph(Paragraph& paragraph) {
  QTextLayout& layout = paragraphs_.emplace_back(paragraph.text, font_);
  layout.setFormats(paragraph.formats);
  QTextOption option(alignmentOf(shape_.align));
  option.setTextDirection(Qt::LayoutDirectionAuto);  // not the window's
  option.setWrapMode(shape_.lines == 1 ? QTextOption::ManualWrap : QTextOption::WordWrap);
  option.setUseDesignMetrics(true);
  layout.setTextOption(option);
  layout.setCacheEnabled(true);
  paragraph = {};
}

// Breaks the lines for a size; tells whether all is inside the box.
bool FittedText::layOut(double size) {
  size_ = size;
  scale_ = size / kLayoutSize;
  const double width = shape_.box.width / scale_;
  const QFontMetricsF metrics(font_);
  step_ = metrics.lineSpacing() * shape_.lineHeight;

  double widest = 0;
  int lines = 0;
  for (QTextLayout& layout : paragraphs_) {
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(width);
      line.setPosition({0, lines * step_ - line.ascent()});  // baselines at 0, step, 2 step, …
      widest = std::max(widest, line.naturalTextWidth() - shape_.letterSpacing * kLayoutSize);
      ++lines;
    }
    layout.endLayout();
  }

  const bool capitals = shape_.edge == deck::TextEdge::kCap;
  ascent_ = capitals ? metrics.capHeight() : metrics.ascent();
  height_ = ascent_ + (lines - 1) * step_ + (capitals ? 0 : metrics.descent());
  fits_ = widest <= width * kSlack && height_ * scale_ <= shape_.box.height * kSlack &&
          (shape_.lines == 0 || lines <= shape_.lines);
  return fits_;
}

double FittedText::top() const {
  const double room = shape_.box.height - height_ * scale_;
  switch (shape_.valign) {
    case deck::Valign::kTop:
      return shape_.box.y;
    case deck::Valign::kMiddle:
      return shape_.box.y + room / 2;
    case deck::Valign::kBottom:
      return shape_.box.y + room;
  }
  return shape_.box.y;
}

void FittedText::draw(QPainter& painter) const {
  painter.save();
  painter.translate(shape_.box.x, top() + ascent_ * scale_);
  painter.scale(scale_, scale_);
  painter.setPen(inkOf(shape_.color));
  for (const QTextLayout& layout : paragraphs_) layout.draw(&painter, QPointF(0, 0));
  painter.restore();
}

std::vector<FittedText::PlacedIcon> FittedText::icons() const {
  std::vector<PlacedIcon> placed;
  for (const Symbol& symbol : symbols_) {
    const QTextLine line = paragraphs_[symbol.paragraph].lineForTextPosition(symbol.at);
    if (!line.isValid()) continue;
    // Where the text runs from right to left it begins at its right edge.
    const double x = std::min(line.cursorToX(symbol.at), line.cursorToX(symbol.at + 1));
    const double baseline = line.position().y() + line.ascent();
    const double bottom = baseline + symbol.icon->drop * symbol.height;
    placed.push_back({symbol.icon, QRectF(shape_.box.x + x * scale_,
                                          top() + (ascent_ + bottom - symbol.height) * scale_,
                                          symbol.width * scale_, symbol.height * scale_)});
  }
  return placed;
}

std::vector<FittedText::PlacedGlyph> FittedText::glyphs() const {
  std::vector<PlacedGlyph> placed;
  const QPointF origin(shape_.box.x, top() + ascent_ * scale_);
  for (const QTextLayout& layout : paragraphs_) {
    for (const QGlyphRun& run : layout.glyphRuns()) {
      const QRawFont font = run.rawFont();
      const QList<quint32> glyphs = run.glyphIndexes();
      const QList<QPointF> positions = run.positions();
      for (qsizetype i = 0; i < glyphs.size(); ++i) {
        placed.push_back({font.familyName(), glyphs[i], origin + positions[i] * scale_,
                          font.pixelSize() * scale_});
      }
    }
  }
  return placed;
}

}  // namespace raindelay
