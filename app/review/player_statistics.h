#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>

#include "review/match_summaries.h"
#include "shelf/statistics.h"

namespace raindelay {

/// Statistics of one player and one game, or all games, as a page of statistics shows them. It
/// follows the library; lists that belong together are of the same length. (Those that a component
/// of ours takes are declared as QML's list<string>, which is the same type.)
class PlayerStatistics : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchSummaries* matches READ matches WRITE setMatches NOTIFY changed FINAL)
  Q_PROPERTY(QStringList players READ players NOTIFY changed FINAL)
  Q_PROPERTY(QStringList playerNotes READ playerNotes NOTIFY changed FINAL)
  Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> games READ games NOTIFY changed FINAL)
  Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed FINAL)
  Q_PROPERTY(QString playerKey READ playerKey WRITE setPlayerKey NOTIFY changed FINAL)
  Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed FINAL)
  Q_PROPERTY(bool ofOneGame READ isOfOneGame NOTIFY changed FINAL)
  Q_PROPERTY(int practised READ practised NOTIFY changed FINAL)
  Q_PROPERTY(int amongComputers READ amongComputers NOTIFY changed FINAL)
  Q_PROPERTY(int played READ played NOTIFY changed FINAL)
  Q_PROPERTY(int won READ won NOTIFY changed FINAL)
  Q_PROPERTY(int lost READ lost NOTIFY changed FINAL)
  Q_PROPERTY(int tied READ tied NOTIFY changed FINAL)
  Q_PROPERTY(int winningStreak READ winningStreak NOTIFY changed FINAL)
  Q_PROPERTY(int losingStreak READ losingStreak NOTIFY changed FINAL)
  Q_PROPERTY(int streak READ streak NOTIFY changed FINAL)
  Q_PROPERTY(QStringList factNames READ factNames NOTIFY changed FINAL)
  Q_PROPERTY(QStringList factValues READ factValues NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> lastOutcomes READ lastOutcomes NOTIFY changed FINAL)
  Q_PROPERTY(QStringList lastWords READ lastWords NOTIFY changed FINAL)
  Q_PROPERTY(QStringList lastIds READ lastIds NOTIFY changed FINAL)
  Q_PROPERTY(QStringList opponents READ opponents NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> opponentsWon READ opponentsWon NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> opponentsLost READ opponentsLost NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> opponentsTied READ opponentsTied NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> periods READ periods NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> periodWon READ periodWon NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> periodLost READ periodLost NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> scores READ scores NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> scoreCounts READ scoreCounts NOTIFY changed FINAL)

 public:
  explicit PlayerStatistics(QObject* parent = nullptr);

  [[nodiscard]] MatchSummaries* matches() const { return matches_; }
  void setMatches(MatchSummaries* matches);
  /// Those with a match that counts, people first, with how many they have played.
  [[nodiscard]] QStringList players() const { return players_; }
  [[nodiscard]] QStringList playerNotes() const { return playerNotes_; }
  /// The row in players() of the one that is shown; -1 if there is none.
  [[nodiscard]] int player() const { return player_; }
  void setPlayer(int player);
  /// The player's games; if there are several, first all of them.
  [[nodiscard]] QStringList games() const { return games_; }
  [[nodiscard]] int game() const { return game_; }
  void setGame(int game);
  /// The chosen player and game by keys that stay the same whatever is played, unlike their
  /// numbers: to come back to them later. One that isn't there yet is chosen as soon as it is.
  [[nodiscard]] QString playerKey() const { return playerKeys_.value(player_); }
  void setPlayerKey(const QString& key);
  [[nodiscard]] QString gameId() const { return gameIds_.value(game_); }
  void setGameId(const QString& id);
  /// Scores can be compared: what is shown is of one game.
  [[nodiscard]] bool isOfOneGame() const;
  /// Finished matches that don't count since they were practice.
  [[nodiscard]] int practised() const { return practised_; }
  /// Those that don't since computer players had all seats.
  [[nodiscard]] int amongComputers() const { return amongComputers_; }
  [[nodiscard]] int played() const { return static_cast<int>(shown_.matches.size()); }
  [[nodiscard]] int won() const { return shown_.won; }
  [[nodiscard]] int lost() const { return shown_.lost; }
  [[nodiscard]] int tied() const { return shown_.tied; }
  [[nodiscard]] int winningStreak() const { return shown_.winningStreak; }
  [[nodiscard]] int losingStreak() const { return shown_.losingStreak; }
  /// The streak now: so many wins, below 0 so many losses.
  [[nodiscard]] int streak() const { return shown_.streak; }
  /// The best and the means of one game, in words.
  [[nodiscard]] QStringList factNames() const { return factNames_; }
  [[nodiscard]] QStringList factValues() const { return factValues_; }
  /// The last ten, the last first: 1 won, -1 lost, 0 tied; how and when; and which match it was.
  [[nodiscard]] QList<int> lastOutcomes() const { return lastOutcomes_; }
  [[nodiscard]] QStringList lastWords() const { return lastWords_; }
  [[nodiscard]] QStringList lastIds() const { return lastIds_; }
  /// Whom the player has met, people first, and how many matches with them the player has won, lost
  /// and tied.
  [[nodiscard]] QStringList opponents() const { return opponents_; }
  [[nodiscard]] QList<int> opponentsWon() const { return opponentsWon_; }
  [[nodiscard]] QList<int> opponentsLost() const { return opponentsLost_; }
  [[nodiscard]] QList<int> opponentsTied() const { return opponentsTied_; }
  /// All matches in order, in at most twenty groups of about as many: when, how many won and lost.
  [[nodiscard]] QStringList periods() const { return periods_; }
  [[nodiscard]] QList<int> periodWon() const { return periodWon_; }
  [[nodiscard]] QList<int> periodLost() const { return periodLost_; }
  /// Scores of one game, in at most twelve groups, and how often they came.
  [[nodiscard]] QStringList scores() const { return scores_; }
  [[nodiscard]] QList<int> scoreCounts() const { return scoreCounts_; }

 signals:
  void changed();

 private:
  void count();
  void chooseAmong(const shelf::MatchStatistics& statistics);
  void tellFacts();
  void tellLast();
  void tellOpponents();
  void tellPeriods();
  void tellScores();

  QPointer<MatchSummaries> matches_;
  QTimer soon_;  ///< the library may change a lot at once
  QStringList players_;
  QStringList playerNotes_;
  QStringList playerKeys_;
  int player_ = -1;
  QString playerKey_;  ///< of the chosen one
  QStringList games_;
  QStringList gameIds_;
  int game_ = -1;
  QString gameId_;
  int practised_ = 0;
  int amongComputers_ = 0;
  /// Its matches are the library's and last until that changes: looked into while counting only.
  shelf::Statistics shown_;
  QStringList factNames_;
  QStringList factValues_;
  QList<int> lastOutcomes_;
  QStringList lastWords_;
  QStringList lastIds_;
  QStringList opponents_;
  QList<int> opponentsWon_;
  QList<int> opponentsLost_;
  QList<int> opponentsTied_;
  QStringList periods_;
  QList<int> periodWon_;
  QList<int> periodLost_;
  QStringList scores_;
  QList<int> scoreCounts_;
};

}  // namespace raindelay
