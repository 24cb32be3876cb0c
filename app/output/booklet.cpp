#include "output/booklet.h"

#include <QCoreApplication>

#include "deck/booklet.h"
#include "deck/rules_text.h"
#include "output/rules_style.h"
#include "painter/font_store.h"
#include "painter/problem_words.h"

namespace raindelay {
namespace {

constexpr double kLeastSheetWidth = 170, kLeastSheetHeight = 120;  ///< of a sheet: type of 6 points
constexpr double kFoldMark = 5, kHairline = 0.1;

}  // namespace

Booklet::Booklet(const deck::SheetPlan& plan, const QString& rules, const QString& title,
                 const QStringList& families)
    : width_(std::max(plan.width, plan.height)),
      height_(std::min(plan.width, plan.height)),
      turned_(plan.flip == deck::Flip::kLongEdge),
      pages_(rules, title, {width_ / 2, height_}, families) {}

bool Booklet::canBeOf(const Selection& selection) {
  const deck::Deck& deck = *selection.deck;
  return !deck.rules.empty() && deck::readRules(deck, selection.language.toStdString()).ok();
}

Result<std::unique_ptr<Booklet>> Booklet::of(const Selection& selection,
                                             const deck::SheetPlan& plan, const QString& title) {
  const auto rules = deck::readRules(*selection.deck, selection.language.toStdString());
  if (!rules) return Error{words::sentence(rules.problem()).toStdString()};
  if (std::max(plan.width, plan.height) < kLeastSheetWidth ||
      std::min(plan.width, plan.height) < kLeastSheetHeight) {
    return Error{QCoreApplication::translate(
                     "Export", "A booklet of rules needs paper of %1 × %2 mm at least.")
                     .arg(kLeastSheetWidth)
                     .arg(kLeastSheetHeight)
                     .toStdString()};
  }
  FontStore fonts(selection.deck->folder);
  return std::unique_ptr<Booklet>(
      new Booklet(plan, QString::fromStdString(rules->text), title,
                  fonts.families(rules::fontOf(*selection.deck, fonts))));
}

void Booklet::drawInto(PdfDocument& document) {
  const deck::Box sheet{0, 0, width_, height_};
  for (const deck::FoldedSide& side : deck::saddleStitch(pages_.count())) {
    document.drawPage(width_, height_, sheet, sheet, [&](QPainter& painter) {
      if (turned_ && side.side == deck::Side::kBack) {
        painter.translate(width_, height_);
        painter.rotate(180);
      }
      QPen pen(Qt::black, kHairline, Qt::DashLine, Qt::FlatCap);
      painter.setPen(pen);
      const double fold = width_ / 2;
      painter.drawLine(QPointF(fold, 0), QPointF(fold, kFoldMark));
      painter.drawLine(QPointF(fold, height_ - kFoldMark), QPointF(fold, height_));
      if (side.left > 0) pages_.paint(painter, side.left);
      painter.translate(fold, 0);
      if (side.right > 0) pages_.paint(painter, side.right);
    });
  }
}

}  // namespace raindelay
