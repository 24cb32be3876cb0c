#pragma once

#include <QtQml/qqmlregistration.h>
#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QString>

#include "core/ballgame_book.h"

namespace raindelay {

/// A baseball game's scoreboard: the inning being played, outs, and the line score. The games fill
/// it, `InningSign` and `LineScore` show it.
struct InningScore {
  Q_GADGET
  QML_VALUE_TYPE(inningScore)
  Q_DECLARE_TR_FUNCTIONS(InningScore)
  Q_PROPERTY(int first MEMBER first FINAL)
  Q_PROPERTY(int innings MEMBER innings FINAL)
  Q_PROPERTY(int inning MEMBER inning FINAL)
  Q_PROPERTY(bool top MEMBER top FINAL)
  Q_PROPERTY(int outs MEMBER outs FINAL)
  Q_PROPERTY(bool over MEMBER over FINAL)
  Q_PROPERTY(int battingSeat MEMBER battingSeat FINAL)
  Q_PROPERTY(int homeSeat MEMBER homeSeat FINAL)
  Q_PROPERTY(QList<int> runs0 MEMBER runs0 FINAL)
  Q_PROPERTY(QList<int> runs1 MEMBER runs1 FINAL)
  Q_PROPERTY(QList<int> totals0 MEMBER totals0 FINAL)
  Q_PROPERTY(QList<int> totals1 MEMBER totals1 FINAL)

 public:
  static constexpr int kNotNeeded = -2;

  int innings = 9;  ///< that a game has unless it is tied then
  int inning = 1;
  bool top = true;
  int outs = 0;
  bool over = false;
  int battingSeat = 0;
  int homeSeat = 1;  ///< bats second
  /// By inning from `first`, of seat 0; kNotNeeded: the last bottom wasn't played.
  QList<int> runs0 = {};
  QList<int> runs1 = {};    ///< of seat 1
  QList<int> totals0 = {};  ///< runs, hits and, where they are counted, errors
  QList<int> totals1 = {};
  int first = 1;         ///< the inning that the game begins with
  bool walkOff = false;  ///< the winning run ended it

  [[nodiscard]] QList<int>& runsOf(int seat) { return seat == 0 ? runs0 : runs1; }
  /// Takes the last game that began from the scorer's book: the line score, with errors if the game
  /// has some.
  void take(const std::vector<BallgameBook::Game>& games, bool errors = false) {
    const BallgameBook::Game game = games.empty() ? BallgameBook::Game() : games.back();
    for (int seat = 0; seat < 2; ++seat) {
      const LineScoreRow& line = game.of(Seat(seat)).line;
      runsOf(seat) = QList<int>(line.innings.begin(), line.innings.end());
      QList<int>& totals = seat == 0 ? totals0 : totals1;
      totals = {line.runs, line.hits};
      if (errors) totals << line.errors;
    }
    first = game.first;
    walkOff = game.walkOff;
  }
  /// The game was played to its end: the home team's last half-inning may not have been needed.
  void close() {
    over = true;
    if (runsOf(homeSeat).size() < runsOf(1 - homeSeat).size()) runsOf(homeSeat) << kNotNeeded;
  }
  /// The reason a game that was played to its end ended as it did.
  [[nodiscard]] QString ending() const {
    if (walkOff) {
      return tr("Walk-off: the winning run came home in the bottom of inning %1.").arg(inning);
    }
    if (inning > innings) return tr("Settled in extra innings, after %1.").arg(inning);
    return tr("Played to the last out.");
  }
};

}  // namespace raindelay
