#include "scorebook/scorebook_item.h"

#include <QPainter>

namespace raindelay {

namespace {

constexpr double kMargin = 0.7 * book::kEm;

}  // namespace

ScorebookItem::ScorebookItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
  setAntialiasing(true);
}

void ScorebookItem::setView(ScorebookView* view) {
  if (view_ == view) return;
  if (view_ != nullptr) disconnect(view_, nullptr, this, nullptr);
  view_ = view;
  if (view_ != nullptr) {
    connect(view_, &ScorebookView::changed, this, &QQuickItem::polish);
    connect(view_, &QObject::destroyed, this, [this] { view_ = nullptr; });
  }
  polish();
  emit viewChanged();
}

void ScorebookItem::setTextSize(double pixels) {
  if (textSize_ == pixels || pixels <= 0) return;
  textSize_ = pixels;
  polish();
  emit textSizeChanged();
}

void ScorebookItem::setDark(bool dark) {
  if (dark_ == dark) return;
  dark_ = dark;
  update();
  emit darkChanged();
}

void ScorebookItem::setContentY(double y) {
  if (contentY_ == y) return;
  contentY_ = y;
  update();
  emit contentYChanged();
}

double ScorebookItem::contentHeight() const {
  return pages_.pages.empty() ? 0 : pages_.pages.front().height * scale();
}

QStringList ScorebookItem::sections() const {
  QStringList titles;
  for (const book::Section& section : pages_.sections) titles << section.title;
  return titles;
}

double ScorebookItem::topOf(int section) const {
  const auto index = static_cast<std::size_t>(section);
  return index < pages_.sections.size() ? pages_.sections[index].top * scale() : 0;
}

void ScorebookItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (now.width() != before.width()) polish();
}

void ScorebookItem::updatePolish() {
  pages_ = {};
  if (view_ != nullptr && width() > 0) pages_ = view_->layOut({width() / scale(), 0, kMargin});
  update();
  emit laidOut();
}

void ScorebookItem::paint(QPainter* painter) {
  if (pages_.pages.empty()) return;
  painter->translate(0, -contentY_);
  painter->scale(scale(), scale());
  const QRectF part(0, contentY_ / scale(), width() / scale(), height() / scale());
  book::draw(*painter, pages_.pages.front(), dark_ ? book::Palette::dark() : book::Palette::light(),
             part);
}

}  // namespace raindelay
