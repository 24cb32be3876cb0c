#pragma once

#include <QString>
#include <functional>

#include "deck/imposition.h"

class QPainter;

namespace raindelay {

/// Paints a face of a card that is laid out; the painter's unit is 1 mm, its origin the corner of
/// the card's trim.
using PaintFace = std::function<void(QPainter& painter, const deck::PlacedFace& face)>;

/// Paints a page of sheets: on paper, in a PDF, on the screen. The painter's unit is 1 mm, its
/// origin the page's corner.
void paintSheet(QPainter& painter, const deck::SheetSide& page, const QString& label,
                const PaintFace& paintFace);

/// Paints one of the two pages that measure a printer (see deck::TestPage).
void paintTestPage(QPainter& painter, double width, double height, deck::Side side);

}  // namespace raindelay
