#include "games/tarot/scoresheet.h"

#include <QCoreApplication>

#include "games/tarot/events.h"

namespace raindelay::tarot {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(TarotScoresheet)
};

/// What the event of a declaration says was declared.
Action declaredBy(const Event& event) {
  const auto id = static_cast<EventId>(event.id);
  if (id == EventId::kRun) {
    return act(Verb::kRun, Card(event.values[1].number), Card(event.values[2].number));
  }
  const int row = static_cast<int>(id) - static_cast<int>(EventId::kGreater);
  return act(static_cast<Verb>(static_cast<int>(Verb::kGreater) + row));
}

}  // namespace

QVariantList HandSheet::rows(const std::vector<ScoreLine>& lines) {
  QVariantList all;
  for (const ScoreLine& line : lines) all << QVariant::fromValue(line);
  return all;
}

void Scoresheet::tell(const Event& event) {
  const auto id = static_cast<EventId>(event.id);
  const auto number = [&](std::size_t i) { return int{event.values[i].number}; };
  if (id == EventId::kHand) return begin(event);
  if (hands_.empty()) return;
  switch (id) {
    case EventId::kGreater:
    case EventId::kLesser:
    case EventId::kTrumps:
    case EventId::kTarots:
    case EventId::kRun: {
      const int points = number(id == EventId::kRun ? 3 : 2);
      return before(number(0), points, declarationWords(declaredBy(event), points, nameOf_));
    }
    case EventId::kRefused:
      return before(number(0), number(2),
                    Words::tr("Asked %1, who had no Tarot Trump").arg(names_.value(number(1))));
    case EventId::kPlays:
      trick_ << nameOf_(event.values[1].face());
      return;
    case EventId::kTakes:
      inPlay(number(0), number(1),
             Words::tr("Trick %1: %2").arg(number(2)).arg(trick_.join(QStringLiteral(", "))));
      return trick_.clear();
    case EventId::kCut:
      return inPlay(
          number(0), number(1),
          number(2) == 1 ? Words::tr("A King cut") : Words::tr("%1 Kings cut").arg(number(2)));
    case EventId::kFoolKept:
      return inPlay(number(0), number(1), Words::tr("Played the Foolish Man"));
    case EventId::kHandWon:
      hands_.back().winner = number(0);
      hands_.back().gain = number(1);
      hands_.back().outcome = Words::tr("%1 scores the difference").arg(names_.value(number(0)));
      return;
    case EventId::kHandTied:
      hands_.back().outcome = Words::tr("Equal at the top: nobody scores");
      return;
    default:
      return;
  }
}

void Scoresheet::begin(const Event& event) {
  HandSheet hand;
  hand.number = event.values[0].number;
  hand.dealer = event.values[1].number;
  hand.declared.fill(0, names_.size());
  hand.played.fill(0, names_.size());
  hands_.push_back(std::move(hand));
  trick_.clear();
}

void Scoresheet::before(int seat, int points, const QString& words) {
  hands_.back().before.push_back({words, seat, points});
  hands_.back().declared[seat] += points;
}

void Scoresheet::inPlay(int seat, int points, const QString& words) {
  hands_.back().play.push_back({words, seat, points});
  hands_.back().played[seat] += points;
}

}  // namespace raindelay::tarot
