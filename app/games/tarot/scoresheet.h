#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <vector>

#include "games/tarot/book.h"
#include "table/deck_narrator.h"

namespace raindelay::tarot {

/// A line of the book, for QML: points, whose, and where they came from.
struct ScoreLine {
  Q_GADGET
  QML_VALUE_TYPE(scoreLine)
  Q_PROPERTY(QString words MEMBER words FINAL)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(int points MEMBER points FINAL)

 public:
  QString words;
  int seat = 0;
  int points = 0;
};

/// A hand of the book, for QML.
struct HandSheet {
  Q_GADGET
  QML_VALUE_TYPE(handSheet)
  Q_PROPERTY(int number MEMBER number FINAL)
  Q_PROPERTY(int dealer MEMBER dealer FINAL)
  Q_PROPERTY(QVariantList before READ beforeLines FINAL)
  Q_PROPERTY(QVariantList play READ playLines FINAL)
  Q_PROPERTY(QList<int> declared MEMBER declared FINAL)
  Q_PROPERTY(QList<int> played MEMBER played FINAL)
  Q_PROPERTY(QString outcome MEMBER outcome FINAL)
  Q_PROPERTY(int winner MEMBER winner FINAL)
  Q_PROPERTY(int gain MEMBER gain FINAL)

 public:
  int number = 1;  ///< of the match, from 1
  int dealer = 0;
  std::vector<ScoreLine> before;  ///< points scored before play
  std::vector<ScoreLine> play;    ///< and in play
  QList<int> declared;            ///< their sums, by seat
  QList<int> played;
  QString outcome;  ///< its result, in words; empty while it is played
  int winner = -1;  ///< the seat that scores, and its points; -1: nobody yet, or nobody at all
  int gain = 0;

  [[nodiscard]] QVariantList beforeLines() const { return rows(before); }
  [[nodiscard]] QVariantList playLines() const { return rows(play); }

 private:
  [[nodiscard]] static QVariantList rows(const std::vector<ScoreLine>& lines);
};

/// The hand as the book has it, in words.
[[nodiscard]] HandSheet sheetOf(const Book& book, const Book::Hand& hand,
                                const DeckNarrator& narrator);

}  // namespace raindelay::tarot
