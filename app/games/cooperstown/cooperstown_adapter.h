#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>

#include "games/cooperstown/deck_report.h"
#include "games/cooperstown/rules.h"
#include "table/game_adapter.h"
#include "table/inning_score.h"
#include "table/thought.h"

namespace raindelay::cooperstown {

/// Provides what the pieces of Tarot de Cooperstown don't carry: inning, outs, line score, what is
/// left to call on, what is asked, and how it ended. It shows as much of the match as the table has
/// shown.
class CooperstownAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::InningScore line READ line NOTIFY changed FINAL)
  Q_PROPERTY(bool begun READ begun NOTIFY changed FINAL)
  Q_PROPERTY(int gameNumber READ gameNumber NOTIFY changed FINAL)
  Q_PROPERTY(int whiffs READ whiffs NOTIFY changed FINAL)
  Q_PROPERTY(int beanballs READ beanballs NOTIFY changed FINAL)
  Q_PROPERTY(QList<bool> runners READ runners NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> relievers READ relievers NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> pinchHitters READ pinchHitters NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> pinchRunners READ pinchRunners NOTIFY changed FINAL)
  Q_PROPERTY(int relieversAllowed READ relieversAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(int pinchHittersAllowed READ pinchHittersAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(int pinchRunnersAllowed READ pinchRunnersAllowed NOTIFY matchChanged FINAL)
  Q_PROPERTY(bool single READ single NOTIFY matchChanged FINAL)
  Q_PROPERTY(bool decksShared READ decksShared NOTIFY matchChanged FINAL)
  Q_PROPERTY(raindelay::cooperstown::DeckReport* deck0 READ deck0 CONSTANT FINAL)
  Q_PROPERTY(raindelay::cooperstown::DeckReport* deck1 READ deck1 CONSTANT FINAL)

 public:
  explicit CooperstownAdapter(QObject* parent = nullptr);

  /// The inning score of the game being played.
  [[nodiscard]] const InningScore& line() const { return line_; }
  /// True once the draw for home and the deal are done.
  [[nodiscard]] bool begun() const { return view_.phase > Phase::kLeftOut; }
  /// 1, or 2 in a doubleheader's second game.
  [[nodiscard]] int gameNumber() const { return view_.game + 1; }
  [[nodiscard]] int whiffs() const { return whiffs_; }
  [[nodiscard]] int beanballs() const { return beanballs_; }
  /// True for each of first, second and third base on which a runner stands.
  [[nodiscard]] QList<bool> runners() const;
  /// The players that each seat may still call on in this game, by seat.
  [[nodiscard]] QList<int> relievers() const { return left(&Allowance::relievers); }
  [[nodiscard]] QList<int> pinchHitters() const { return left(&Allowance::pinchHitters); }
  [[nodiscard]] QList<int> pinchRunners() const { return left(&Allowance::pinchRunners); }
  /// The number that a game allows; 0 if it is played without.
  [[nodiscard]] int relieversAllowed() const;
  [[nodiscard]] int pinchHittersAllowed() const;
  [[nodiscard]] int pinchRunnersAllowed() const;
  /// True unless it is a doubleheader.
  [[nodiscard]] bool single() const { return !config_.doubleheader; }
  [[nodiscard]] bool decksShared() const { return config_.sharedDeck; }
  [[nodiscard]] QString sentence() const override;
  [[nodiscard]] DeckReport* deck0() { return &decks_[0]; }
  [[nodiscard]] DeckReport* deck1() { return &decks_[1]; }

  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

 protected:
  void begin(const Match& match) override;
  void read() override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  /// The side at bat may try something on the bases: the options and its runners allow it.
  [[nodiscard]] bool mayRun() const;
  void openDecks();
  [[nodiscard]] QList<int> left(std::uint8_t Allowance::*what) const;

  Config config_;
  View view_;
  int whiffs_ = 0;
  int beanballs_ = 0;
  InningScore line_;
  bool decksOpen_ = false;
  std::array<DeckReport, 2> decks_;
  Thought<DeckWorth> worth_;
};

}  // namespace raindelay::cooperstown
