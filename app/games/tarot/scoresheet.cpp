#include "games/tarot/scoresheet.h"

#include <QCoreApplication>
#include <QStringList>

#include "games/tarot/wording.h"

namespace raindelay::tarot {

namespace {

/// Says where points come from.
class Words {
  Q_DECLARE_TR_FUNCTIONS(TarotScoresheet)

 public:
  Words(const Book::Line& line, const DeckNarrator& narrator) : line_(line), narrator_(narrator) {}

  [[nodiscard]] QString operator()(const Declares& declares) const {
    return declarationWords(declares);
  }
  [[nodiscard]] QString operator()(const DeclaresRun& run) const {
    return declarationWords(run, narrator_);
  }
  [[nodiscard]] QString operator()(const HasNone& none) const {
    return tr("Asked %1, who had no Tarot Trump")
        .arg(QString::fromStdString(narrator_.seatName(none.asked)));
  }
  [[nodiscard]] QString operator()(const Takes& takes) const {
    QStringList cards;
    for (const Face card : line_.cards) cards << narrator_.name(card);
    return tr("Trick %1: %2").arg(takes.trick).arg(cards.join(QStringLiteral(", ")));
  }
  [[nodiscard]] QString operator()(const Cuts& cuts) const {
    return cuts.kings == 1 ? tr("A King cut") : tr("%1 Kings cut").arg(cuts.kings);
  }
  [[nodiscard]] QString operator()(const FoolKept& /*fool*/) const {
    return tr("Played the Foolish Man");
  }

 private:
  const Book::Line& line_;
  const DeckNarrator& narrator_;
};

std::vector<ScoreLine> linesOf(const std::vector<Book::Line>& lines, const DeckNarrator& narrator) {
  std::vector<ScoreLine> all;
  for (const Book::Line& line : lines) {
    all.push_back({std::visit(Words(line, narrator), line.source), line.seat.index(), line.points});
  }
  return all;
}

QList<int> sumsOf(const Book& book, const std::vector<Book::Line>& lines) {
  QList<int> sums;
  for (int seat = 0; seat < book.seats(); ++seat) sums << Book::pointsOf(lines, Seat(seat));
  return sums;
}

}  // namespace

QVariantList HandSheet::rows(const std::vector<ScoreLine>& lines) {
  QVariantList all;
  for (const ScoreLine& line : lines) all << QVariant::fromValue(line);
  return all;
}

HandSheet sheetOf(const Book& book, const Book::Hand& hand, const DeckNarrator& narrator) {
  HandSheet sheet;
  sheet.number = hand.number;
  sheet.dealer = hand.dealer.index();
  sheet.before = linesOf(hand.declared, narrator);
  sheet.play = linesOf(hand.played, narrator);
  sheet.declared = sumsOf(book, hand.declared);
  sheet.played = sumsOf(book, hand.played);
  if (hand.outcome) sheet.outcome = narrator.text(*hand.outcome);
  if (hand.won) {
    sheet.winner = hand.won->winner.index();
    sheet.gain = hand.won->points;
  }
  return sheet;
}

}  // namespace raindelay::tarot
