#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>

#include "games/cricket_card/book.h"
#include "table/deck_narrator.h"

namespace raindelay::cricket_card {

/// An innings of the book, for QML.
struct InningsCard {
  Q_GADGET
  QML_VALUE_TYPE(inningsCard)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(bool second MEMBER second FINAL)
  Q_PROPERTY(QList<int> runs MEMBER runs FINAL)
  Q_PROPERTY(int extras MEMBER extras FINAL)
  Q_PROPERTY(int total MEMBER total FINAL)
  Q_PROPERTY(int wickets MEMBER wickets FINAL)
  Q_PROPERTY(bool declared MEMBER declared FINAL)

 public:
  int seat = 0;         ///< the seat at bat
  bool second = false;  ///< it is the side's second one
  QList<int> runs;      ///< by wicket, ten of them; -1: not settled, or not played
  int extras = 0;
  int total = 0;    ///< extras among them
  int wickets = 0;  ///< that were settled
  bool declared = false;
};

/// A test of the book, for QML.
struct TestCard {
  Q_GADGET
  QML_VALUE_TYPE(testCard)
  Q_PROPERTY(int number MEMBER number FINAL)
  Q_PROPERTY(int multiplier MEMBER multiplier FINAL)
  Q_PROPERTY(QString result MEMBER result FINAL)
  Q_PROPERTY(QList<int> totals MEMBER totals FINAL)
  Q_PROPERTY(QVariantList innings MEMBER innings FINAL)

 public:
  int number = 1;
  int multiplier = 10;         ///< runs per point
  QString result = {};         ///< "Ann won by 3 wickets"; empty while it is played
  QList<int> totals = {0, 0};  ///< runs, by seat
  QVariantList innings = {};   ///< InningsCard each
};

/// The test as the book has it, its result in words.
[[nodiscard]] TestCard cardOf(const Book::Test& test, const DeckNarrator& narrator);
/// Runs by wicket, as InningsCard::runs; ten times -1 without an innings.
[[nodiscard]] QList<int> runsOf(const Book::Innings* innings);

}  // namespace raindelay::cricket_card
