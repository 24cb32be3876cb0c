#include "games/cricket_card/cricket_card_adapter.h"

#include <algorithm>

#include "translations/words.h"

namespace raindelay::cricket_card {

namespace {

/// A side's play card of this code, whichever side's it is.
std::optional<Card> playCard(const QString& code) {
  for (int i = 0; i < kPlayCards; ++i) {
    for (const Seat side : {Seat(0), Seat(1)}) {
      if (code.toStdString() == Rules::faceCode(faceOf(side, Card(i)))) return Card(i);
    }
  }
  return std::nullopt;
}

/// The N of `wicket.S.N` if S is this seat; else 0.
int wicketOf(Seat seat, const QString& place) {
  const QString head = QStringLiteral("wicket.%1.").arg(seat.index());
  return place.startsWith(head) ? place.mid(head.size()).toInt() : 0;
}

}  // namespace

CricketCardAdapter::CricketCardAdapter(QObject* parent) : GameAdapter(parent) {}

void CricketCardAdapter::read() {
  view_ = match()->shownView<View>();
  book_ = shownBook<Rules>();
}

int CricketCardAdapter::battingSeat() const {
  return started() && !over() ? view_.batting().index() : -1;
}

QStringList CricketCardAdapter::scoresOf(Seat seat) const {
  QStringList scores{QString(), QString()};
  if (book_.tests().empty()) return scores;
  for (const Book::Innings& begun : book_.tests().back().innings) {
    if (begun.side != seat) continue;
    scores[begun.second ? 1 : 0] =
        tr("%1 / %2", "runs and wickets played").arg(begun.total).arg(begun.wickets.size());
  }
  return scores;
}

QList<int> CricketCardAdapter::onTable(Seat seat) const {
  return runsOf(book_.tests().empty() ? nullptr : book_.tests().back().onTable(seat));
}

QList<int> CricketCardAdapter::wicketsOf(Seat seat) const {
  QList<int> wickets(kWickets, Standing);
  for (const Laid& laid : view_.laid) {
    if (Seat(laid.at) != seat) continue;
    const bool open = battingSeat() == seat.index() && openWicket() == laid.wicket;
    wickets[laid.wicket - 1] = open ? Attacked : laid.side == laid.at ? NotOut : Fallen;
  }
  return wickets;
}

int CricketCardAdapter::wicketsLeft() const {
  const bool chase = battingSeat() >= 0 && view_.innings == 3;
  return chase ? kWickets - view_.now().wickets : -1;
}

QList<int> CricketCardAdapter::tallyOf(Seat side) const {
  QList<int> tally;
  for (int i = 0; i < kPlayCards; ++i) {
    const bool held = side.index() == match()->seating()->youSeat() && view_.hand.contains(Card(i));
    tally << (held ? Held : Board::of(view_.left, side).contains(Card(i)) ? Hidden : Gone);
  }
  return tally;
}

QList<int> CricketCardAdapter::pitches() const {
  if (match() == nullptr) return {};
  QList<int> all;
  for (const Terms& terms : rulesOf<Rules>(match()->match()).series()) all << terms.multiplier;
  return all;
}

QString CricketCardAdapter::series() const {
  if (match() == nullptr || tests() < 2) return {};
  if (over()) return book_.series() ? match()->narrator().text(*book_.series()) : QString();
  const int lead = won()[0] - won()[1];
  if (testsOver() == 0) return tr("The first of %1 tests").arg(tests());
  if (lead == 0) return tr("The series is level, %1–%1").arg(won()[0]);
  return tr("%1 leads, %2–%3")
      .arg(nameOf(lead > 0 ? 0 : 1))
      .arg(std::max(won()[0], won()[1]))
      .arg(std::min(won()[0], won()[1]));
}

int CricketCardAdapter::openWicket() const {
  const bool open = view_.phase == Phase::kCounter || view_.phase == Phase::kRecounter;
  return open && !view_.laid.empty() ? int{view_.laid.back().wicket} : 0;
}

int CricketCardAdapter::atStake() const {
  return Rules::atStake(view_);
}

QVariantList CricketCardAdapter::cards() const {
  QVariantList all;
  for (const Book::Test& test : book_.tests()) {
    all << QVariant::fromValue(cardOf(test, match()->narrator()));
  }
  const QList<int> pitches = all.isEmpty() ? QList<int>() : this->pitches();
  while (all.size() < pitches.size()) {
    const int next = static_cast<int>(all.size());
    all << QVariant::fromValue(TestCard{next + 1, pitches[next]});
  }
  return all;
}

// In words.

QString CricketCardAdapter::wanted() const {
  if (match() == nullptr || battingSeat() < 0) return {};
  const int lead = view_.lead();
  if (view_.saving) return toSave();
  if (view_.innings == 3) {
    return tr("%1 needs %2")
        .arg(nameOf(battingSeat()))
        .arg(cricket_card::wanted(view_, view_.terms));
  }
  if (view_.innings == 0) return tr("Follow-on at %1").arg(int{view_.terms.followOn});
  if (lead == 0) return tr("Scores level");
  return lead > 0 ? tr("%1 leads by %2").arg(nameOf(battingSeat())).arg(lead)
                  : tr("%1 trails by %2").arg(nameOf(battingSeat())).arg(-lead);
}

QString CricketCardAdapter::toSave() const {
  return tr("%n more save the test; it can't be won now", nullptr,
            cricket_card::wanted(view_, view_.terms));
}

QString CricketCardAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kChoose:
      return view_.terms.tossed
                 ? tr("%1 won the toss: bat or bowl first? Bowling first is a slight "
                      "advantage.")
                       .arg(name)
                 : tr("%1, the toss is yours: bat or bowl first? Bowling first is a "
                      "slight advantage.")
                       .arg(name);
    case Phase::kPlay:
      return tr("%1, at bat: play a card on a wicket. %2").arg(name, toPlayFor());
    case Phase::kCounter:
      return view_.second() ? tr("%1, bowling: counter with a card as high or higher, or let %2 "
                                 "runs on wicket %3 go.")
                                  .arg(name)
                                  .arg(atStake())
                                  .arg(openWicket())
                            : tr("%1, bowling: counter with a higher card, or let %2 runs on "
                                 "wicket %3 go.")
                                  .arg(name)
                                  .arg(atStake())
                                  .arg(openWicket());
    case Phase::kRecounter:
      return tr("%1, at bat: recounter with a higher card, or let wicket %2 fall.")
          .arg(name)
          .arg(openWicket());
    default:
      return {};
  }
}

QString CricketCardAdapter::toPlayFor() const {
  if (view_.saving) return toSave() + QLatin1Char('.');
  if (view_.innings == 3) return tr("%1 to win.").arg(cricket_card::wanted(view_, view_.terms));
  if (view_.innings == 2 && view_.lead() < 0) {
    return tr("%1 behind: an innings defeat to avoid.").arg(-view_.lead());
  }
  const int follow = view_.terms.followOn;
  const int missing = -view_.lead() - follow + 1;
  if (view_.innings == 1 && missing > 0) return tr("%1 to save the follow-on.").arg(missing);
  return tr("Or declare.");
}

QString CricketCardAdapter::headline() const {
  if (!over() || book_.tests().empty()) return {};
  const auto& result = book_.series() ? book_.series() : book_.tests().back().result;
  return result ? match()->narrator().text(*result) : QString();
}

QString CricketCardAdapter::sentence() const {
  if (!over()) return {};
  if (tests() > 1) {
    const int neither = view_.tally.ties + view_.tally.draws;
    return neither == 0 ? tr("Every test found a winner.")
                        : tr("Tests without a winner: %2 of %1.").arg(tests()).arg(neither);
  }
  if (view_.tally.draws > 0) return tr("Time ran out: so many runs make a draw.");
  if (view_.followOn) return tr("After a follow-on.");
  return tr("%1 runs in all.").arg(aggregate());
}

QString CricketCardAdapter::worth(const QString& code, const QString& place) const {
  const int wicket = wicketOf(view_.batting(), place);
  const auto card = playCard(code);
  const auto runs = wicket == 0 || !card ? std::nullopt : Rules::worth(view_, *card, wicket);
  if (!runs) return {};
  return view_.phase == Phase::kCounter ? tr("−%1", "runs that a counter takes away").arg(*runs)
                                        : tr("+%1", "runs that a stroke brings").arg(*runs);
}

QString CricketCardAdapter::meaning(const QString& code, const QString& place) const {
  if (match() == nullptr) return {};
  const auto card = playCard(code);
  if (!card) {
    return place.startsWith(QLatin1String("wicket."))
               ? tr("A wicket: the lower its number, the more a card is worth on it.")
               : QString();
  }
  const QString value = tr("Counts %1.").arg(valueOf(*card));
  const QString here =
      worth(code, QStringLiteral("wicket.%1.%2").arg(view_.batting().index()).arg(openWicket()));
  if (place.startsWith(QLatin1String("wicket.")) || view_.phase != Phase::kPlay) {
    return here.isEmpty() ? value : value + QLatin1Char(' ') + here;
  }
  return value + QLatin1Char(' ') +
         tr("Each point above the wicket's number brings %1 runs.").arg(multiplier());
}

}  // namespace raindelay::cricket_card
