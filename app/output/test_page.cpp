// The two pages that measure a printer.
#include <QCoreApplication>
#include <QPainter>

#include "output/sheet_painter.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

constexpr double kLine = 0.15;
constexpr double kArm = 22;    ///< of a cross to each side, mm
constexpr double kAside = 15;  ///< from a cross to where its lines are read off
constexpr double kType = 3.2, kTitle = 5.5;

struct TestPageWords {
  Q_DECLARE_TR_FUNCTIONS(TestPage)
};

void write(QPainter& painter, const QString& text, const deck::Box& box, double size,
           deck::Align align = deck::Align::kCenter, int weight = 400) {
  deck::TextShape shape;
  shape.box = box;
  shape.text = text.toStdString();
  shape.font = {"Inter", weight, false};
  shape.size = size;
  shape.minSize = size / 2;
  shape.align = align;
  shape.valign = deck::Valign::kMiddle;
  FittedText(shape).draw(painter);
}

void drawCross(QPainter& painter, deck::Point at) {
  painter.setPen(QPen(Qt::black, kLine, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(at.x - kArm, at.y), QPointF(at.x + kArm, at.y));
  painter.drawLine(QPointF(at.x, at.y - kArm), QPointF(at.x, at.y + kArm));
}

/// A scale of half millimetres about its zero, along x or (upright) along y.
void drawScale(QPainter& painter, deck::Point zero, double reach, bool upright) {
  constexpr double kTick = 1.8, kShortTick = 1, kWide = 4, kNumber = 2;
  painter.setPen(QPen(Qt::black, kLine, Qt::SolidLine, Qt::FlatCap));
  const auto at = [&](double along, double across) {
    return upright ? QPointF(zero.x - across, zero.y + along)
                   : QPointF(zero.x + along, zero.y + across);
  };
  painter.drawLine(at(-reach, 0), at(reach, 0));
  for (int half = static_cast<int>(-2 * reach); half <= 2 * reach; ++half) {
    const double along = half / 2.0;
    painter.drawLine(at(along, half % 2 == 0 ? -kTick : -kShortTick), at(along, 0));
    if (half % 4 != 0) continue;
    const QPointF middle = at(along, upright ? kWide / 2 : kNumber / 2 + 0.5);
    const QString number = (half > 0 ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(half / 2);
    write(painter, number, {middle.x() - kWide / 2, middle.y() - kNumber / 2, kWide, kNumber},
          kNumber * 0.8);
  }
}

}  // namespace

void paintTestPage(QPainter& painter, double width, double height, deck::Side side) {
  const deck::TestPage page = deck::testPageFor(width, height);
  const double margin = width / 8, text = width - 2 * margin;
  const bool front = side == deck::Side::kFront;
  const double top = page.above.y - kArm;
  write(painter,
        front ? TestPageWords::tr("Printer test: front") : TestPageWords::tr("Printer test: back"),
        {margin, top - 30, text, kTitle * 1.6}, kTitle, deck::Align::kCenter, 700);
  write(painter,
        front ? TestPageWords::tr(
                    "1. Print both pages on one sheet, at actual size, as you print cards.")
              : TestPageWords::tr(
                    "2. Hold this side against the light. Where do the front's lines cross the "
                    "scales? Enter what they say, above and below."),
        {margin, top - 20, text, kType * 3.5}, kType);
  write(painter,
        TestPageWords::tr("0 everywhere: fronts and backs line up. Printers shift each sheet by "
                          "half a millimetre or so: give backs more bleed for that."),
        {margin, (page.above.y + page.below.y) / 2 - kType * 2, text, kType * 4}, kType);
  for (const auto& [cross, name] : {std::pair{page.above, TestPageWords::tr("above")},
                                    std::pair{page.below, TestPageWords::tr("below")}}) {
    if (front) {
      drawCross(painter, cross);
      continue;
    }
    drawScale(painter, {cross.x, cross.y + kAside}, page.reach, false);
    drawScale(painter, {cross.x - kAside, cross.y}, page.reach, true);
    write(painter, name, {cross.x - 10, cross.y - kType, 20, kType * 2}, kType,
          deck::Align::kCenter, 700);
  }
}

}  // namespace raindelay
