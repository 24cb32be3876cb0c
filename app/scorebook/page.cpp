#include "scorebook/page.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace raindelay::book {

namespace {

constexpr int kBreaking = Qt::TextWordWrap;
/// Higher than any text.
constexpr double kEndless = 1e6;

QFont fontOf(Type type, double size) {
  const bool figure = type == Type::kFigure || type == Type::kStrongFigure;
  QFont font(type == Type::kTitle ? QStringLiteral("Vollkorn")
             : figure             ? QStringLiteral("Bebas Neue")
                                  : QStringLiteral("Inter"));
  font.setPixelSize(qRound(size));
  if (type == Type::kTitle || type == Type::kStrong) font.setWeight(QFont::DemiBold);
  if (type == Type::kStrongFigure) font.setWeight(QFont::Bold);
  // The same breadths at every scale.
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::PreferAntialias);
  return font;
}

}  // namespace

QColor Palette::operator[](Ink which) const {
  switch (which) {
    case Ink::kInk:
      return ink;
    case Ink::kMuted:
      return muted;
    case Ink::kLine:
      return line;
    case Ink::kAccent:
      return accent;
    case Ink::kSurface:
      return surface;
  }
  return ink;
}

Palette Palette::light() {
  return {QColor(0x26, 0x20, 0x19), QColor(0x6b, 0x5f, 0x4e), QColor(0xd9, 0xc7, 0xa0),
          QColor(0xb8, 0x43, 0x2f), QColor(0xfb, 0xf4, 0xe1)};
}

Palette Palette::dark() {
  return {QColor(0xf3, 0xe6, 0xc8), QColor(0xb9, 0xa9, 0x8a), QColor(0x4a, 0x40, 0x33),
          QColor(0xe0, 0x72, 0x5c), QColor(0x2b, 0x25, 0x1d)};
}

double widthOf(const QString& words, Type type, double size) {
  return std::ceil(QFontMetricsF(fontOf(type, size)).horizontalAdvance(words)) + 1;
}

double heightOf(const QString& words, Type type, double size, double width) {
  return QFontMetricsF(fontOf(type, size))
      .boundingRect(QRectF(0, 0, width, kEndless), kBreaking, words)
      .height();
}

double fitted(const QString& words, Type type, double size, double width) {
  while (size > 1 && widthOf(words, type, size) > width) size -= 1;
  return size;
}

void draw(QPainter& painter, const Page& page, const Palette& palette, const QRectF& part) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const ShapeMark& shape : page.shapes) {
    const double reach = shape.width;
    if (!shape.path.boundingRect().adjusted(-reach, -reach, reach, reach).intersects(part)) {
      continue;
    }
    painter.setPen(shape.width > 0 ? QPen(palette[shape.ink], shape.width, Qt::SolidLine,
                                          Qt::RoundCap, Qt::RoundJoin)
                                   : QPen(Qt::NoPen));
    painter.setBrush(shape.fill ? QBrush(palette[*shape.fill]) : QBrush(Qt::NoBrush));
    painter.drawPath(shape.path);
  }
  for (const TextMark& text : page.texts) {
    if (!text.box.intersects(part)) continue;
    painter.setFont(fontOf(text.type, text.size));
    painter.setPen(palette[text.ink]);
    painter.drawText(text.box, static_cast<int>(text.align) | kBreaking | Qt::TextDontClip,
                     text.words);
  }
  painter.restore();
}

}  // namespace raindelay::book
