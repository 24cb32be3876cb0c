#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QThread>
#include <atomic>
#include <memory>

#include "games/cooperstown/deck_report.h"
#include "games/cooperstown/line_score.h"
#include "games/cooperstown/rules.h"
#include "session/game_adapter.h"

namespace raindelay::cooperstown {

/// What the pieces of Tarot de Cooperstown don't carry: inning, outs, line score, what is left to
/// call on, what is asked, and how it ended. It shows as much of the match as the table has shown.
class CooperstownAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int innings READ innings NOTIFY changed FINAL)
  Q_PROPERTY(int inning READ inning NOTIFY changed FINAL)
  Q_PROPERTY(bool top READ top NOTIFY changed FINAL)
  Q_PROPERTY(int outs READ outs NOTIFY changed FINAL)
  Q_PROPERTY(bool begun READ begun NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(int gameNumber READ gameNumber NOTIFY changed FINAL)
  Q_PROPERTY(int battingSeat READ battingSeat NOTIFY changed FINAL)
  Q_PROPERTY(int homeSeat READ homeSeat NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs0 READ runs0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs1 READ runs1 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs READ runs NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> hits READ hits NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> errors READ errors NOTIFY changed FINAL)
  Q_PROPERTY(int whiffs READ whiffs NOTIFY changed FINAL)
  Q_PROPERTY(int beanballs READ beanballs NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> relievers READ relievers NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> pinchHitters READ pinchHitters NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> pinchRunners READ pinchRunners NOTIFY changed FINAL)
  Q_PROPERTY(int relieversAllowed READ relieversAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(int pinchHittersAllowed READ pinchHittersAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(int pinchRunnersAllowed READ pinchRunnersAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(bool decksShared READ decksShared NOTIFY matchChanged FINAL)
  Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  Q_PROPERTY(raindelay::cooperstown::DeckReport* deck0 READ deck0 CONSTANT FINAL)
  Q_PROPERTY(raindelay::cooperstown::DeckReport* deck1 READ deck1 CONSTANT FINAL)

 public:
  explicit CooperstownAdapter(QObject* parent = nullptr);
  ~CooperstownAdapter() override;

  /// How many innings a game has unless it is tied then.
  [[nodiscard]] int innings() const { return config_.innings; }
  /// From 1.
  [[nodiscard]] int inning() const { return view_.halfInning / 2 + 1; }
  [[nodiscard]] bool top() const { return view_.halfInning % 2 == 0; }
  [[nodiscard]] int outs() const { return view_.outs; }
  /// The draw for home and the deal are done.
  [[nodiscard]] bool begun() const { return view_.phase > Phase::kLeftOut; }
  [[nodiscard]] bool over() const { return view_.phase == Phase::kOver; }
  /// 1, or 2 in a doubleheader's second game.
  [[nodiscard]] int gameNumber() const { return view_.game + 1; }
  [[nodiscard]] int battingSeat() const { return view_.batting().index(); }
  [[nodiscard]] int homeSeat() const { return view_.home.index(); }
  /// Runs by inning of seat 0 and 1; -2 where the bottom of the last inning wasn't needed.
  [[nodiscard]] QList<int> runs0() const { return runsOf(0); }
  [[nodiscard]] QList<int> runs1() const { return runsOf(1); }
  /// By seat, of the game being played.
  [[nodiscard]] QList<int> runs() const { return totals(&LineScoreRow::runs); }
  [[nodiscard]] QList<int> hits() const { return totals(&LineScoreRow::hits); }
  [[nodiscard]] QList<int> errors() const { return totals(&LineScoreRow::errors); }
  [[nodiscard]] int whiffs() const { return view_.whiffs; }
  [[nodiscard]] int beanballs() const { return view_.beanballs; }
  /// What each seat has left in this game.
  [[nodiscard]] QList<int> relievers() const { return left(&Allowance::relievers); }
  [[nodiscard]] QList<int> pinchHitters() const { return left(&Allowance::pinchHitters); }
  [[nodiscard]] QList<int> pinchRunners() const { return left(&Allowance::pinchRunners); }
  /// What a game allows; 0 if it is played without.
  [[nodiscard]] int relieversAllowed() const;
  [[nodiscard]] int pinchHittersAllowed() const;
  [[nodiscard]] int pinchRunnersAllowed() const;
  [[nodiscard]] bool decksShared() const { return config_.sharedDeck; }
  /// Who won, with the score.
  [[nodiscard]] QString headline() const;
  /// Why it ended as it did.
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] DeckReport* deck0() { return &decks_[0]; }
  [[nodiscard]] DeckReport* deck1() { return &decks_[1]; }

  /// What a face-up card means where it lies, by the codes of card and place.
  Q_INVOKABLE QString meaning(const QString& code, const QString& place) const;

 protected:
  void begin(const Match& match) override;
  void read() override;
  [[nodiscard]] QString askedOf(const QString& name) const override;

 private:
  void openDecks();
  void closeWorker();
  [[nodiscard]] QList<int> runsOf(int seat) const;
  [[nodiscard]] QList<int> totals(int LineScoreRow::*total) const;
  [[nodiscard]] QList<int> left(std::uint8_t Allowance::*what) const;
  [[nodiscard]] const LineScoreGame* game() const;

  Config config_;
  View view_;
  LineScore score_;
  bool walkOff_ = false;
  bool decksOpen_ = false;
  std::array<DeckReport, 2> decks_;
  std::unique_ptr<QThread> worker_;
  std::atomic_bool stop_ = false;
};

}  // namespace raindelay::cooperstown
