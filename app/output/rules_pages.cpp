#include "output/rules_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <cmath>

#include "output/rules_style.h"

namespace raindelay {
namespace {

/// Of a page as wide as half a sheet of A4, mm; on other paper all of it is larger or smaller.
constexpr double kWidth = 148.5;
constexpr double kOuter = 13, kInner = 15, kTop = 18, kBottom = 17;
constexpr double kHead = 10, kFoot = 9, kSmallType = 2.4;
const QColor kMuted(0x6a, 0x60, 0x50);

bool isRight(int page) {
  return page % 2 == 1;
}

}  // namespace

RulesPages::RulesPages(const QString& markdown, const QString& title, const QSizeF& page,
                       const QStringList& families)
    : scale_(page.width() / kWidth / rules::kPerMm), families_(families) {
  page_ = page / scale_;
  rules::setMarkdown(text_, markdown);
  rules::setStyle(text_, families);
  text_.setPageSize(page_ - QSizeF(kOuter + kInner, kTop + kBottom) * rules::kPerMm);
  rules::mendPages(text_);
  const QTextBlock first = text_.begin();
  title_ = first.blockFormat().headingLevel() == 1 ? first.text() : title;
  findChapters();
}

void RulesPages::findChapters() {
  for (QTextBlock block = text_.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() != 2) continue;
    const double page = std::floor(rules::topOfLine(block, 0) / text_.pageSize().height());
    chapters_.push_back({static_cast<int>(page) + 1, block.text()});
  }
}

QString RulesPages::chapterAt(int page) const {
  QString heading;
  for (const Chapter& chapter : chapters_) {
    if (chapter.page <= page) heading = chapter.heading;
  }
  return heading;
}

void RulesPages::paint(QPainter& painter, int page) {
  painter.save();
  painter.scale(scale_, scale_);
  paintMargins(painter, page);
  const QSizeF size = text_.pageSize();
  painter.translate((isRight(page) ? kInner : kOuter) * rules::kPerMm, kTop * rules::kPerMm);
  const QRectF shown(QPointF(0, (page - 1) * size.height()), size);
  painter.setClipRect(QRectF(QPointF(0, 0), size));
  painter.translate(-shown.topLeft());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = shown;
  context.palette.setColor(QPalette::Text, Qt::black);
  text_.documentLayout()->draw(&painter, context);
  painter.restore();
}

void RulesPages::paintMargins(QPainter& painter, int page) const {
  QFont font;
  font.setFamilies(families_);
  font.setPixelSize(static_cast<int>(kSmallType * rules::kPerMm));
  font.setHintingPreference(QFont::PreferNoHinting);
  painter.setPen(kMuted);
  const bool right = isRight(page);
  const QRectF line((right ? kInner : kOuter) * rules::kPerMm, 0,
                    page_.width() - (kInner + kOuter) * rules::kPerMm,
                    2 * kSmallType * rules::kPerMm);
  const int outwards = (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::TextSingleLine;
  const auto put = [&](double down, const QString& words) {
    font.setStyleStrategy(rules::needsShaping(words) ? QFont::PreferDefault
                                                     : QFont::PreferNoShaping);
    painter.setFont(font);
    painter.drawText(line.translated(0, down * rules::kPerMm), outwards, words);
  };
  // The title stands on the first page itself.
  if (page > 1) put(kHead, right ? chapterAt(page) : title_);
  put(page_.height() / rules::kPerMm - kFoot - kSmallType, QString::number(page));
}

}  // namespace raindelay
