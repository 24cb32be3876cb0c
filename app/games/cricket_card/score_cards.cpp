#include "games/cricket_card/score_cards.h"

namespace raindelay::cricket_card {

namespace {

constexpr int kOpen = -1;

InningsCard cardOf(const Book::Innings& innings) {
  InningsCard card;
  card.seat = innings.side.index();
  card.second = innings.second;
  card.runs = runsOf(&innings);
  card.extras = innings.extras;
  card.total = innings.total;
  card.wickets = innings.settled();
  card.declared = innings.end && innings.end->kind == InningsEnds::Kind::kDeclared;
  return card;
}

}  // namespace

QList<int> runsOf(const Book::Innings* innings) {
  QList<int> runs;
  for (const auto& one : innings == nullptr ? Book::Innings().runs() : innings->runs()) {
    runs << one.value_or(kOpen);
  }
  return runs;
}

TestCard cardOf(const Book::Test& test, const DeckNarrator& narrator) {
  TestCard card{test.number, test.multiplier};
  if (test.result) card.result = narrator.text(*test.result);
  card.totals = {test.total(Seat(0)), test.total(Seat(1))};
  for (const Book::Innings& one : test.innings) card.innings << QVariant::fromValue(cardOf(one));
  return card;
}

}  // namespace raindelay::cricket_card
