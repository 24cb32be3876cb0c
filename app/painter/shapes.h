#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QTransform>

#include "deck/picture.h"

class QPainter;

namespace raindelay {

QColor qColor(const deck::Color& color);
QRectF qRect(const deck::Box& box);
QTransform qTransform(const deck::Transform& transform);
QPainterPath qPath(const deck::PathShape& shape);

// The shapes that need nothing but the painter; its unit is 1 mm.
void paintRect(QPainter& painter, const deck::RectShape& shape);
void paintEllipse(QPainter& painter, const deck::EllipseShape& shape);
void paintLine(QPainter& painter, const deck::LineShape& shape);
void paintPath(QPainter& painter, const deck::PathShape& shape);
/// Stands for art that cannot be drawn: a crossed box, seen at once.
void paintMissing(QPainter& painter, const QRectF& box);

}  // namespace raindelay
