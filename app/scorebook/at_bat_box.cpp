#include "scorebook/at_bat_box.h"

#include <algorithm>
#include <array>

namespace raindelay::book {

namespace {

// Parts of the box's height.
constexpr double kRadius = 0.32;  ///< of the diamond, from its centre to a base
constexpr double kEdge = 0.04;
constexpr double kSign = 0.15;  ///< height of what stands in a corner
constexpr double kPlay = 0.21;  ///< and of the play
constexpr double kOutRadius = 0.115;
constexpr double kDot = 0.034;
constexpr double kThin = 0.012;
constexpr double kBold = 0.045;

constexpr int kHome = 4;

/// The bases 0 (home) … 3 and home again.
std::array<QPointF, 5> basesIn(const QRectF& area) {
  const QPointF centre = area.center();
  const double r = kRadius * area.height();
  const QPointF home = centre + QPointF(0, r);
  return {home, centre + QPointF(r, 0), centre - QPointF(0, r), centre - QPointF(r, 0), home};
}

QPainterPath way(const std::array<QPointF, 5>& bases, int to) {
  QPainterPath path(bases[0]);
  for (int base = 1; base <= to; ++base) path.lineTo(bases[static_cast<std::size_t>(base)]);
  if (to == kHome) path.closeSubpath();
  return path;
}

/// Half the way to the base at which he was put out, and from there a stroke outwards.
QPainterPath wayOut(const std::array<QPointF, 5>& bases, int from) {
  const QPointF begin = bases[static_cast<std::size_t>(from)];
  const QPointF half = (bases[static_cast<std::size_t>(from) + 1] - begin) / 2;
  const QPointF outwards(half.y(), -half.x());
  QPainterPath path(begin);
  path.lineTo(begin + half);
  path.moveTo(begin + half);
  path.lineTo(begin + half + outwards * 0.6);
  return path;
}

void addWords(Page& page, const QRectF& box, const QString& words, double size, Ink ink,
              Qt::Alignment align) {
  page.texts.push_back({box, words, Type::kStrong, fitted(words, Type::kStrong, size, box.width()),
                        ink, align | Qt::AlignVCenter});
}

void addWay(Page& page, const QRectF& area, const AtBat& atBat) {
  const auto bases = basesIn(area);
  const double s = area.height();
  addDiamond(page, area);
  if (atBat.reached > 0) {
    page.shapes.push_back({way(bases, atBat.reached), kBold * s, Ink::kInk,
                           atBat.run() ? std::optional(Ink::kAccent) : std::nullopt});
  }
  if (atBat.out > 0 && atBat.reached > 0 && !atBat.run()) {
    page.shapes.push_back({wayOut(bases, atBat.reached), kBold * s, Ink::kInk});
  }
}

/// Adds how he came to second (upper right), third (upper left) and home (lower left).
void addOnward(Page& page, const QRectF& area, const AtBat& atBat) {
  const double s = area.height();
  const double wide = area.width() / 2 - (0.13 + kEdge) * s;
  const double high = 0.2 * s;
  const QRectF left(area.left() + kEdge * s, area.top() + kEdge * s, wide, high);
  const QRectF right(area.right() - kEdge * s - wide, left.top(), wide, high);
  const QRectF below = left.translated(0, area.height() - 2 * kEdge * s - high);
  const std::array<QRectF, 3> boxes{right, left, below};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (atBat.onward[i].empty()) continue;
    addWords(page, boxes[i], QString::fromStdString(atBat.onward[i]), kSign * s, Ink::kInk,
             i == 0 ? Qt::AlignRight : Qt::AlignLeft);
  }
}

void addOut(Page& page, const QRectF& area, int out) {
  const double s = area.height();
  const double r = kOutRadius * s;
  const QPointF centre = area.bottomRight() - QPointF(r + kEdge * s, r + kEdge * s);
  QPainterPath circle;
  circle.addEllipse(centre, r, r);
  page.shapes.push_back({circle, kThin * 1.5 * s, Ink::kInk});
  addWords(page, QRectF(centre - QPointF(r, r), centre + QPointF(r, r)), QString::number(out),
           kSign * s, Ink::kInk, Qt::AlignHCenter);
}

void addRunsBattedIn(Page& page, const QRectF& area, int runs) {
  const double s = area.height();
  const double step = 3 * kDot * s;
  QPainterPath dots;
  for (int i = 0; i < runs; ++i) {
    const double x = area.center().x() + (i - (runs - 1) / 2.0) * step;
    dots.addEllipse(QPointF(x, area.bottom() - (kEdge + 2 * kDot) * s), kDot * s, kDot * s);
  }
  page.shapes.push_back({dots, 0, Ink::kInk, Ink::kInk});
}

}  // namespace

void addDiamond(Page& page, const QRectF& area) {
  page.shapes.push_back({way(basesIn(area), kHome), kThin * area.height(), Ink::kLine});
}

void addAtBat(Page& page, const QRectF& area, const AtBat& atBat) {
  const double s = area.height();
  addWay(page, area, atBat);
  addOnward(page, area, atBat);
  if (atBat.out > 0) addOut(page, area, atBat.out);
  if (atBat.runsBattedIn > 0) addRunsBattedIn(page, area, atBat.runsBattedIn);
  // Within the diamond, or over it where nobody came to a base.
  const double wide = atBat.reached > 0 ? 2 * kRadius * s - kPlay * s : area.width() * 0.72;
  const double high = kPlay * 1.3 * s;
  QRectF box(0, 0, wide, high);
  box.moveCenter(area.center());
  const Ink ink = atBat.run() ? Ink::kSurface : atBat.hit ? Ink::kAccent : Ink::kInk;
  addWords(page, box, QString::fromStdString(atBat.play), kPlay * s, ink, Qt::AlignHCenter);
}

}  // namespace raindelay::book
