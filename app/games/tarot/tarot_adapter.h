#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include "games/tarot/rules.h"
#include "games/tarot/scoresheet.h"
#include "games/tarot/wording.h"
#include "table/game_adapter.h"

namespace raindelay::tarot {

/// A seat's cards and declarations laid out for all to see.
struct LaidOut {
  Q_GADGET
  QML_VALUE_TYPE(laidOut)
  Q_PROPERTY(QStringList cards MEMBER cards FINAL)
  Q_PROPERTY(QList<bool> gone MEMBER gone FINAL)
  Q_PROPERTY(QStringList lines MEMBER lines FINAL)

 public:
  QStringList cards;  ///< codes: what was shown of the hand, and what came to it for all to see
  QList<bool> gone;   ///< for each: played or given away since
  QStringList lines;  ///< declarations and asks, with their points
};

/// Provides what the pieces of Tarot don't carry: scores, what was declared and asked, the last
/// trick, the score sheet, and what is asked of a player, in words. It shows what those who look
/// may know, as far as the table has shown it.
class TarotAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int hand READ hand NOTIFY changed FINAL)
  // (Not the first property that tells of `changed`: moc 6.8 then wants its type's full name.)
  Q_PROPERTY(Stage stage READ stage NOTIFY changed FINAL)
  Q_PROPERTY(QString length READ length NOTIFY matchChanged FINAL)
  Q_PROPERTY(int dealerSeat READ dealerSeat NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> scores READ scores NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> declared READ declared NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> played READ played NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> held READ held NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> tricks READ tricks NOTIFY changed FINAL)
  Q_PROPERTY(int trickNumber READ trickNumber NOTIFY changed FINAL)
  Q_PROPERTY(QString led READ led NOTIFY changed FINAL)
  Q_PROPERTY(int leaderSeat READ leaderSeat NOTIFY changed FINAL)
  Q_PROPERTY(int winningSeat READ winningSeat NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList laidOut READ laidOut NOTIFY changed FINAL)
  Q_PROPERTY(QStringList lastTrick READ lastTrick NOTIFY changed FINAL)
  Q_PROPERTY(int lastWinner READ lastWinner NOTIFY changed FINAL)
  Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
  Q_PROPERTY(QString explanation READ explanation NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList sheets READ sheets NOTIFY changed FINAL)

 public:
  /// The stage that a hand has come to.
  enum Stage { Deal, Discard, Talk, Play, Over };
  Q_ENUM(Stage)

  explicit TarotAdapter(QObject* parent = nullptr);

  [[nodiscard]] Stage stage() const;
  /// The hand's number in the match, from 1; the number of hands, or the points to reach, in words.
  [[nodiscard]] int hand() const;
  [[nodiscard]] QString length() const;
  /// -1 before it is drawn.
  [[nodiscard]] int dealerSeat() const;
  /// By seat: points of the match; of this hand, before play and in play; cards
  /// held; tricks won.
  [[nodiscard]] QList<int> scores() const;
  [[nodiscard]] QList<int> declared() const { return pointsOf(&Book::Hand::declared); }
  [[nodiscard]] QList<int> played() const { return pointsOf(&Book::Hand::played); }
  [[nodiscard]] QList<int> held() const { return bySeat(view_.sizes); }
  [[nodiscard]] QList<int> tricks() const { return bySeat(view_.tricks); }
  /// The trick's number in the hand, from 1; the suit that was led to it, in words, empty if none
  /// was.
  [[nodiscard]] int trickNumber() const;
  [[nodiscard]] QString led() const { return suitWords(view_.trick.led); }
  /// The seat that led to the trick on the table, and the one whose card is winning it; -1 while no
  /// card has been played to it.
  [[nodiscard]] int leaderSeat() const;
  [[nodiscard]] int winningSeat() const;
  /// A `laidOut` for each seat.
  [[nodiscard]] QVariantList laidOut() const;
  /// By seat, the codes of the trick finished last; empty before the first; its winner.
  [[nodiscard]] QStringList lastTrick() const;
  [[nodiscard]] int lastWinner() const { return view_.last.winner.index(); }
  /// The question of the dialogue before play to the seat on turn, and what it should know; empty
  /// if there is none.
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString explanation() const;
  /// A `handSheet` for each hand so far.
  [[nodiscard]] QVariantList sheets() const;

  [[nodiscard]] QString sentence() const override;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

  /// The meaning of an action of the dialogue (its notation) for the hand: "Four of the Greater
  /// Trumps: 10 points"; empty if its label says it all.
  Q_INVOKABLE QString offer(const QString& action) const;

  /// The ways in which a hand can be sorted.
  enum Sorting { TrumpsLast, TrumpsFirst, ByRank };
  Q_ENUM(Sorting)
  /// A card's position in a hand sorted like that: the lower, the more to the left.
  Q_INVOKABLE int rankIn(const QString& code, int sorting) const;

 protected:
  void begin(const Match& match) override;
  void read() override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  template <class T>
  [[nodiscard]] QList<int> bySeat(const Each<T>& each) const {
    QList<int> list;
    for (int seat = 0; seat < seats_; ++seat) list << each[Seat(seat)];
    return list;
  }
  /// Points by seat in the hand being played, or played last.
  [[nodiscard]] QList<int> pointsOf(std::vector<Book::Line> Book::Hand::*lines) const;
  [[nodiscard]] LaidOut laidOutBy(Seat seat) const;
  /// The declaration, or the seat that was asked in vain, with the points.
  [[nodiscard]] QString wordsOf(const Book::Line& line) const;
  /// The seat that it asks, or what it got; empty if that was in vain.
  [[nodiscard]] QString wordsOf(const Ask& ask) const;
  /// True while the viewer is asked something: it plays, and it is its turn.
  [[nodiscard]] bool isAsked() const;
  [[nodiscard]] QString askedToPlay(const QString& name) const;
  [[nodiscard]] QString nameOfCard(Card card) const;

  int seats_ = 2;
  Config config_;
  View view_;
  Book book_{seats_};
};

}  // namespace raindelay::tarot
