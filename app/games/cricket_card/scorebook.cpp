#include "games/cricket_card/scorebook.h"

#include <QCoreApplication>
#include <algorithm>

#include "games/cricket_card/cards.h"
#include "games/cricket_card/events.h"

namespace raindelay::cricket_card {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(CricketCardScorebook)
};

constexpr int kOpen = -1;

QList<int> nothingPlayed() {
  QList<int> runs;
  runs.fill(kOpen, kWickets);
  return runs;
}

QString runs(int count) {
  return count == 1 ? Words::tr("1 run") : Words::tr("%1 runs").arg(count);
}

}  // namespace

QList<int> TestCard::totals() const {
  QList<int> sums{0, 0};
  for (const InningsCard& card : innings) sums[card.seat] += card.total;
  return sums;
}

QVariantList TestCard::rows() const {
  QVariantList all;
  for (const InningsCard& card : innings) all << QVariant::fromValue(card);
  return all;
}

void Scorebook::tell(const Event& event) {
  const auto number = [&](std::size_t i) { return int{event.values[i].number}; };
  const auto id = static_cast<EventId>(event.id);
  switch (id) {
    case EventId::kTest:
      tests_.push_back({number(0), number(2), {}, {}});
      pairSecond_ = false;
      break;
    case EventId::kInnings:
      begin(event);
      break;
    case EventId::kScores:
      settle(event, number(2));
      break;
    case EventId::kBlocks:
    case EventId::kOut:
      settle(event, 0);
      break;
    case EventId::kDeclared:
      if (InningsCard* card = lastOf(number(0))) card->declared = true;
      break;
    case EventId::kExtras:
      if (InningsCard* card = lastOf(number(0))) {
        card->extras = number(1);
        card->total = number(2);
      }
      break;
    case EventId::kReshuffled:
      pairSecond_ = true;
      break;
    case EventId::kSeriesWon:
      series_ =
          Words::tr("%1 takes the series, %2–%3").arg(nameOf(event)).arg(number(1)).arg(number(2));
      break;
    case EventId::kSeriesLevel:
      series_ = Words::tr("The series is shared, %1 each").arg(number(0));
      break;
    default:
      if (const QString result = resultIn(event); !result.isEmpty() && !tests_.empty()) {
        tests_.back().result = result;
      }
  }
}

void Scorebook::begin(const Event& event) {
  if (tests_.empty()) return;
  InningsCard card;
  card.seat = event.values[0].number;
  card.second = event.values[1].number == kSecondWord;
  card.runs = nothingPlayed();
  tests_.back().innings.push_back(card);
}

void Scorebook::settle(const Event& event, int runs) {
  InningsCard* card = lastOf(event.values[0].number);
  if (card == nullptr) return;
  card->runs[event.values[1].number - 1] = runs;
  card->total += runs;
  ++card->wickets;
}

QString Scorebook::resultIn(const Event& event) const {
  const auto number = [&](std::size_t i) { return int{event.values[i].number}; };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kWonByInnings:
      return Words::tr("%1 won by an innings and %2").arg(nameOf(event), runs(number(1)));
    case EventId::kWonByRuns:
      return Words::tr("%1 won by %2").arg(nameOf(event), runs(number(1)));
    case EventId::kWonByWickets:
      return number(1) == 1 ? Words::tr("%1 won by 1 wicket").arg(nameOf(event))
                            : Words::tr("%1 won by %2 wickets").arg(nameOf(event)).arg(number(1));
    case EventId::kWonOnExtras:
      return Words::tr("%1 won on extras by %2").arg(nameOf(event), runs(number(1)));
    case EventId::kTied:
      return Words::tr("A tie: %1 each").arg(runs(number(0)));
    case EventId::kDrawn:
      return Words::tr("A draw: %1 between them").arg(runs(number(0)));
    default:
      return {};
  }
}

QString Scorebook::nameOf(const Event& event) const {
  return names_.value(event.values[0].number);
}

InningsCard* Scorebook::lastOf(int seat) {
  if (tests_.empty()) return nullptr;
  auto& innings = tests_.back().innings;
  const auto found = std::find_if(innings.rbegin(), innings.rend(),
                                  [&](const InningsCard& card) { return card.seat == seat; });
  return found == innings.rend() ? nullptr : &*found;
}

QList<int> Scorebook::onTable(int seat) const {
  if (!tests_.empty()) {
    for (const InningsCard& card : tests_.back().innings) {
      if (card.seat == seat && card.second == pairSecond_) return card.runs;
    }
  }
  return nothingPlayed();
}

}  // namespace raindelay::cricket_card
