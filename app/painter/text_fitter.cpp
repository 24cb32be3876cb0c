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

QFont fontFor(const TextShape& shape) {
  QFont font(QString::fromStdString(shape.font.family));
  font.setPixelSize(kLayoutSize);
  font.setWeight(static_cast<QFont::Weight>(shape.font.weight));
  font.setItalic(shape.font.italic);
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
  }
  return Qt::AlignLeft;
}

}  // namespace

FittedText::FittedText(const TextShape& shape) : shape_(shape), font_(fontFor(shape)) {
  QString text = QString::fromStdString(shape.text);
  text.replace(QLatin1Char('\n'), QChar::LineSeparator);
  layout_.setText(text);
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

  const bool capitals = shape_.edge == deck::Edge::kCap;
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
  const deck::Color& ink = shape_.color;
  painter.save();
  painter.translate(shape_.box.x, top() + ascent_ * scale_);
  painter.scale(scale_, scale_);
  painter.setPen(QColor(ink.red, ink.green, ink.blue, ink.alpha));
  layout_.draw(&painter, QPointF(0, 0));
  painter.restore();
}

}  // namespace raindelay
