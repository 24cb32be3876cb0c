#include "painter/shapes.h"

#include <QPainter>

namespace raindelay {

QColor qColor(const deck::Color& color) {
  return {color.red, color.green, color.blue, color.alpha};
}

QRectF qRect(const deck::Box& box) {
  return {box.x, box.y, box.width, box.height};
}

QTransform qTransform(const deck::Transform& t) {
  return {t.xx, t.yx, t.xy, t.yy, t.dx, t.dy};
}

QPainterPath qPath(const deck::PathShape& shape) {
  const auto point = [](const deck::Point& p) { return QPointF(p.x, p.y); };
  QPainterPath path;
  path.setFillRule(shape.rule == deck::FillRule::kEvenodd ? Qt::OddEvenFill : Qt::WindingFill);
  for (const deck::PathStep& step : shape.steps) {
    switch (step.kind) {
      case deck::PathStep::Kind::kMove:
        path.moveTo(point(step.to));
        break;
      case deck::PathStep::Kind::kLine:
        path.lineTo(point(step.to));
        break;
      case deck::PathStep::Kind::kCurve:
        path.cubicTo(point(step.first), point(step.second), point(step.to));
        break;
      case deck::PathStep::Kind::kClose:
        path.closeSubpath();
        break;
    }
  }
  return path;
}

namespace {

void setColors(QPainter& painter, const std::optional<deck::Color>& fill,
               const std::optional<deck::Color>& stroke, double width) {
  painter.setBrush(fill ? QBrush(qColor(*fill)) : QBrush(Qt::NoBrush));
  if (!stroke || width <= 0) {
    painter.setPen(Qt::NoPen);
    return;
  }
  painter.setPen(QPen(qColor(*stroke), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void setDash(QPen& pen, double on, double off) {
  if (on > 0 && off > 0) pen.setDashPattern({on / pen.widthF(), off / pen.widthF()});
}

}  // namespace

void paintRect(QPainter& painter, const deck::RectShape& shape) {
  setColors(painter, shape.fill, shape.stroke, shape.strokeWidth);
  const double radius = std::min({shape.radius, shape.box.width / 2, shape.box.height / 2});
  painter.drawRoundedRect(qRect(shape.box), radius, radius);
}

void paintEllipse(QPainter& painter, const deck::EllipseShape& shape) {
  setColors(painter, shape.fill, shape.stroke, shape.strokeWidth);
  painter.drawEllipse(qRect(shape.box));
}

void paintLine(QPainter& painter, const deck::LineShape& shape) {
  if (shape.strokeWidth <= 0) return;
  QPen pen(qColor(shape.stroke), shape.strokeWidth, Qt::SolidLine, Qt::FlatCap);
  setDash(pen, shape.dashOn, shape.dashOff);
  painter.setPen(pen);
  painter.drawLine(QPointF(shape.from.x, shape.from.y), QPointF(shape.to.x, shape.to.y));
}

void paintPath(QPainter& painter, const deck::PathShape& shape) {
  setColors(painter, shape.fill, shape.stroke, shape.strokeWidth);
  if (painter.pen().style() != Qt::NoPen) {
    QPen pen = painter.pen();
    setDash(pen, shape.dashOn, shape.dashOff);
    painter.setPen(pen);
  }
  painter.drawPath(qPath(shape));
}

void paintMissing(QPainter& painter, const QRectF& box) {
  painter.setPen(QPen(QColor(200, 40, 120), 0.4));
  painter.setBrush(QColor(200, 40, 120, 40));
  painter.drawRect(box);
  painter.drawLine(box.topLeft(), box.bottomRight());
  painter.drawLine(box.bottomLeft(), box.topRight());
}

}  // namespace raindelay
