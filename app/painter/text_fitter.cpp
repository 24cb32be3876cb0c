#include "painter/text_fitter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace raindelay {
namespace {

using deck::TextShape;

// Size of the type while it is laid out. Large enough that Qt draws outlines instead of hinted
// glyph images, whatever the scale.
constexpr int kLayoutSize = 256;
// A text may stick out by this much before it counts as too large: rounding, not typography.
constexpr double kSlack = 1.001;
constexpr int kShrinkSteps = 12;

QFont fontFor(const deck::FontRole& role, const TextShape& shape) {
  QFont font(QString::fromStdString(role.family));
  font.setPixelSize(kLayoutSize);
  font.setWeight(static_cast<QFont::Weight>(role.weight));
  font.setItalic(role.italic);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::PreferAntialias);
  font.setLetterSpacing(QFont::AbsoluteSpacing, shape.letterSpacing * kLayoutSize);
  return font;
}

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
         QStringView(u",.;:!?%\u2026\"'/-").contains(first);
}

}  // namespace

FittedText::FittedText(const TextShape& shape, const Aspect& aspect)
    : shape_(shape), font_(fontFor(shape.font, shape)) {
  if (shape_.runs.empty()) shape_.runs = {{shape.text, shape.font, shape.color, std::nullopt}};
  setRuns(aspect);
  layout_.setFont(font_);
  QTextOption option(alignmentOf(shape.align));
  option.setWrapMode(shape.lines == 1 ? QTextOption::ManualWrap : QTextOption::WordWrap);
  option.setUseDesignMetrics(true);
  layout_.setTextOption(option);
  layout_.setCacheEnabled(true);

  if (layOut(shape.size) || shape.minSize >= shape.size) return;
  double tooLarge = shape.size, fitting = shape.minSize;
  if (!layOut(fitting)) return;
  for (int i = 0; i < kShrinkSteps; ++i) {
    const double middle = (fitting + tooLarge) / 2;
    (layOut(middle) ? fitting : tooLarge) = middle;
  }
  layOut(fitting);
}

// The text with its fonts, colours and symbols.
void FittedText::setRuns(const Aspect& aspect) {
  QString text;
  QList<QTextLayout::FormatRange> formats;
  const double capitals = QFontMetricsF(font_).capHeight();
  for (std::size_t i = 0; i < shape_.runs.size(); ++i) {
    const deck::TextRun& run = shape_.runs[i];
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(text.size());
    QFont font = fontFor(run.font, shape_);
    bool plain = run.font == shape_.font;
    if (run.icon) {
      const double height = run.icon->height * capitals;
      const double width = height * (aspect ? aspect(*run.icon) : 1);
      symbols_.push_back({range.start, &*run.icon, width, height});
      font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
      const double blank = QFontMetricsF(font).horizontalAdvance(kBlank);
      font.setLetterSpacing(QFont::AbsoluteSpacing, width - blank);
      text += kBlank;
      const bool punctuated =
          i + 1 < shape_.runs.size() && beginsWithPunctuation(shape_.runs[i + 1]);
      if (!punctuated) text += kBreak;
      range.length = 1;
      plain = false;
    } else {
      QString piece = QString::fromStdString(run.text);
      piece.replace(QLatin1Char('\n'), QChar::LineSeparator);
      text += piece;
      range.length = static_cast<int>(piece.size());
    }
    if (!plain) range.format.setFont(font);
    if (run.color != shape_.color) range.format.setForeground(inkOf(run.color));
    if (range.format.propertyCount() > 0) formats.push_back(range);
  }
  layout_.setText(text);
  layout_.setFormats(formats);
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
  layout_.beginLayout();
  for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, lines * step_ - line.ascent()});  // baselines at 0, step, 2 step, …
    widest = std::max(widest, line.naturalTextWidth() - shape_.letterSpacing * kLayoutSize);
    ++lines;
  }
  layout_.endLayout();

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
  layout_.draw(&painter, QPointF(0, 0));
  painter.restore();
}

std::vector<FittedText::PlacedIcon> FittedText::icons() const {
  std::vector<PlacedIcon> placed;
  for (const Symbol& symbol : symbols_) {
    const QTextLine line = layout_.lineForTextPosition(symbol.at);
    if (!line.isValid()) continue;
    const double x = line.cursorToX(symbol.at);
    const double baseline = line.position().y() + line.ascent();
    const double bottom = baseline + symbol.icon->drop * symbol.height;
    placed.push_back({symbol.icon, QRectF(shape_.box.x + x * scale_,
                                          top() + (ascent_ + bottom - symbol.height) * scale_,
                                          symbol.width * scale_, symbol.height * scale_)});
  }
  return placed;
}

}  // namespace raindelay
