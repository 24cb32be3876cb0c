#include "scorebook/layout.h"

#include "scorebook/flow.h"
#include "scorebook/scorecard_setter.h"
#include "scorebook/table_setter.h"

namespace raindelay::book {

namespace {

void addHead(PageFlow& flow, const Written& written) {
  const auto line = [&](const QString& words, Type type, double size, Ink ink) {
    const double high = heightOf(words, type, size, flow.width());
    flow.addText(QRectF(flow.left(), flow.y(), flow.width(), high), words, type, size, ink,
                 Qt::AlignLeft | Qt::AlignTop);
    flow.advance(high);
  };
  line(written.title, Type::kTitle, 2 * kEm, Ink::kAccent);
  line(written.facts, Type::kWords, kEm, Ink::kMuted);
}

}  // namespace

Pages layOut(const Written& written, const Narrator& narrator, const Sheet& sheet) {
  PageFlow flow(sheet);
  addHead(flow, written);
  for (const ScoreTable& table : written.book.tables) TableSetter(flow, table, narrator).set();
  for (const Scorecard& card : written.book.scorecards) {
    if (card.rows > 0) ScorecardSetter(flow, card, narrator).set();
  }
  return flow.take(written.title + QStringLiteral(", ") + written.facts);
}

}  // namespace raindelay::book
