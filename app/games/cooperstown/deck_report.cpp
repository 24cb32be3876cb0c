#include "games/cooperstown/deck_report.h"

namespace raindelay::cooperstown {

namespace {

QStringList codes(const std::vector<Card>& cards) {
  QStringList list;
  for (const Card card : cards) {
    const std::string_view code = offenceCode(card);
    list << QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
  }
  return list;
}

}  // namespace

void DeckReport::show(const DeckCount& count) {
  beneficial_ = codes(count.beneficial);
  detrimental_ = codes(count.detrimental);
  infield_ = codes(count.infield);
  pictures_ = codes(count.pictures);
  infieldBases_ = count.infieldBases;
  ready_ = unknown_ = false;
  emit changed();
}

void DeckReport::setWorth(double worth, double average) {
  worth_ = worth;
  average_ = average;
  ready_ = true;
  emit changed();
}

void DeckReport::giveUp() {
  unknown_ = true;
  emit changed();
}

}  // namespace raindelay::cooperstown
