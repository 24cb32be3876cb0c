#include "scorebook/flow.h"

#include <QCoreApplication>

namespace raindelay::book {

namespace {

constexpr double kTitle = 1.3 * kEm;
constexpr double kTitleHigh = 1.6 * kTitle;
constexpr double kHigh = 1.2 * kEm;    ///< of the foot
constexpr double kBefore = 1.6 * kEm;  ///< above a title

}  // namespace

void PageFlow::turn() {
  pages_.pages.push_back({sheet_.width, sheet_.height, {}, {}});
  y_ = sheet_.margin;
}

void PageFlow::beginSection(const QString& title, double further) {
  if (hasRoom(kBefore + kTitleHigh + further)) {
    advance(kBefore);
  } else {
    turn();
  }
  addSection(title);
}

void PageFlow::beginLandscape(const QString& title) {
  if (sheet_.height > sheet_.width) std::swap(sheet_.width, sheet_.height);
  turn();
  addSection(title);
}

void PageFlow::addSection(const QString& title) {
  pages_.sections.push_back({title, pages_.pages.size() - 1, y_});
  addTitle(title);
}

void PageFlow::continueSection(const QString& title) {
  turn();
  addTitle(QCoreApplication::translate("Scorebook", "%1, continued").arg(title));
}

void PageFlow::addTitle(const QString& title) {
  addText(QRectF(left(), y_, width(), kTitleHigh), title, Type::kTitle,
          fitted(title, Type::kTitle, kTitle, width()), Ink::kInk,
          Qt::AlignLeft | Qt::AlignVCenter);
  advance(kTitleHigh);
}

void PageFlow::addRule(double from, double to, double width, Ink ink) {
  QPainterPath path(QPointF(from, y_));
  path.lineTo(to, y_);
  page().shapes.push_back({path, width, ink});
}

Pages PageFlow::take(const QString& running) {
  Page& last = page();
  if (last.height <= 0) last.height = y_ + sheet_.margin;
  const std::size_t count = pages_.pages.size();
  if (sheet_.paper && count > 1) {
    for (std::size_t i = 0; i < count; ++i) {
      Page& page = pages_.pages[i];
      constexpr double kNumber = 6 * kEm;
      const QRectF box(left(), page.height - sheet_.margin - kHigh,
                       page.width - 2 * sheet_.margin - kNumber, kHigh);
      const double size = fitted(running, Type::kWords, 0.8 * kEm, box.width());
      page.texts.push_back(
          {box, running, Type::kWords, size, Ink::kMuted, Qt::AlignLeft | Qt::AlignVCenter});
      page.texts.push_back({QRectF(box.right(), box.y(), kNumber, kHigh),
                            QStringLiteral("%1 / %2").arg(i + 1).arg(count), Type::kWords,
                            0.8 * kEm, Ink::kMuted, Qt::AlignRight | Qt::AlignVCenter});
    }
  }
  return std::move(pages_);
}

}  // namespace raindelay::book
