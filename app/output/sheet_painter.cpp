#include "output/sheet_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include "painter/text_fitter.h"

namespace raindelay {
namespace {

constexpr double kHairline = 0.1, kFoldLine = 0.2;  // mm
constexpr double kFoldDash = 10;                    // in parts of the line's width
constexpr double kSmallType = 2.1;                  // 6 pt

struct Wording {
  Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QPen pen(double width) {
  return {Qt::black, width, Qt::SolidLine, Qt::FlatCap};
}

QPointF at(deck::Point point) {
  return {point.x, point.y};
}

QRectF rect(const deck::Box& box) {
  return {box.x, box.y, box.width, box.height};
}

struct Words {
  QString text;
  deck::Box box;
  double size = kSmallType;
  deck::Align align = deck::Align::kLeft;
  deck::Valign valign = deck::Valign::kMiddle;
};

void write(QPainter& painter, const Words& words, int lines = 1) {
  deck::TextShape shape;
  shape.box = words.box;
  shape.text = words.text.toStdString();
  shape.font = {"Inter", 400, false};
  shape.size = words.size;
  shape.minSize = words.size / 2;
  shape.align = words.align;
  shape.valign = words.valign;
  shape.lines = lines;
  FittedText(shape).draw(painter);
}

/// Draws in a strip as if it lay upright with its corner at the origin.
void inStrip(QPainter& painter, const deck::Strip& strip,
             const std::function<void(double length, double height)>& draw) {
  painter.save();
  painter.translate(strip.box.x, strip.box.y);
  if (strip.upwards) {
    painter.translate(0, strip.box.height);
    painter.rotate(-90);
    draw(strip.box.height, strip.box.width);
  } else {
    draw(strip.box.width, strip.box.height);
  }
  painter.restore();
}

void drawRuler(QPainter& painter, double length, double height) {
  constexpr double kLong = 1.4, kShort = 0.7, kStep = 5;
  painter.setPen(pen(kHairline));
  painter.drawLine(QPointF(0, 0), QPointF(length, 0));
  for (int i = 0; i * kStep <= length; ++i) {
    const double x = i * kStep;
    painter.drawLine(QPointF(x, 0), QPointF(x, i % 2 == 0 ? kLong : kShort));
  }
  write(painter, {Wording::tr("50 mm, if the printer kept the size"),
                  {0, height - kSmallType, length, kSmallType},
                  kSmallType * 0.9,
                  deck::Align::kCenter});
}

}  // namespace

void paintSheet(QPainter& painter, const deck::SheetSide& page, const QString& label,
                const PaintFace& paintFace) {
  for (const deck::PlacedFace& face : page.faces) {
    painter.save();
    const deck::Transform& t = face.place;
    painter.setTransform(QTransform(t.xx, t.yx, t.xy, t.yy, t.dx, t.dy), true);
    painter.setClipRect(rect(face.shown));
    paintFace(painter, face);
    painter.restore();
  }
  for (const deck::SheetLine& line : page.lines) {
    const bool fold = line.stroke == deck::Stroke::kFold;
    QPen stroke = pen(fold ? kFoldLine : kHairline);
    if (fold) stroke.setDashPattern({kFoldDash, kFoldDash});
    painter.setPen(stroke);
    painter.drawLine(at(line.from), at(line.to));
  }
  if (page.ruler) {
    inStrip(painter, *page.ruler,
            [&](double length, double height) { drawRuler(painter, length, height); });
  }
  if (page.label && !label.isEmpty()) {
    inStrip(painter, *page.label, [&](double length, double height) {
      write(painter, {label, {0, 0, length, height}});
    });
  }
}

}  // namespace raindelay
