#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

namespace raindelay {

/// A choice that cost its player something, in words.
struct ToldMistake {
  Q_GADGET
  QML_VALUE_TYPE(mistake)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(int stop MEMBER stop FINAL)
  Q_PROPERTY(QString cost MEMBER cost FINAL)
  Q_PROPERTY(QString when MEMBER when FINAL)
  Q_PROPERTY(QString situation MEMBER situation FINAL)
  Q_PROPERTY(QString told MEMBER told FINAL)
  Q_PROPERTY(QString chances MEMBER chances FINAL)
  Q_PROPERTY(QString reason MEMBER reason FINAL)

 public:
  int seat = 0;
  int stop = 0;            ///< of the replay, at which it was made
  QString cost = {};       ///< "−12 %", "−2 runs"
  QString when = {};       ///< "Top of inning 3"; empty if the game doesn't say
  QString situation = {};  ///< "one out, bases loaded, Ann 2, Ben 1"; likewise
  QString told = {};       ///< "Played Swing 5; Leave was better by 8 %."
  QString chances = {};    ///< "Chance to win: 46 % → 38 %"
  QString reason = {};     ///< the coach's, for what was better; empty if it gives none

  friend bool operator==(const ToldMistake&, const ToldMistake&) = default;
};

/// A seat's part in a match that is looked back at.
struct AnalysisSide {
  Q_GADGET
  QML_VALUE_TYPE(analysisSide)
  Q_PROPERTY(QString name MEMBER name FINAL)
  Q_PROPERTY(QString balance MEMBER balance FINAL)
  Q_PROPERTY(int first MEMBER first FINAL)
  Q_PROPERTY(int count MEMBER count FINAL)

 public:
  QString name = {};     ///< of a computer player with its level
  QString balance = {};  ///< the origins of its result
  int first = 0;         ///< its mistakes among all: the first, and how many
  int count = 0;

  friend bool operator==(const AnalysisSide&, const AnalysisSide&) = default;
};

}  // namespace raindelay
