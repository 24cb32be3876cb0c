#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>

#include "games/quick_tennis/rules.h"
#include "table/game_adapter.h"

namespace raindelay::quick_tennis {

/// Provides what the pieces of Quick Tennis don't carry: the umpire's score, where the ball will
/// land, how it flies, why a point ended, what is asked, and the figures of the match.
class QuickTennisAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QStringList points READ points NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> games0 READ games0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> games1 READ games1 NOTIFY changed FINAL)
  Q_PROPERTY(bool tieBreak READ tieBreak NOTIFY changed FINAL)
  Q_PROPERTY(bool inSets READ inSets NOTIFY changed FINAL)
  Q_PROPERTY(int server READ server NOTIFY changed FINAL)
  Q_PROPERTY(QStringList roles READ roles NOTIFY changed FINAL)
  Q_PROPERTY(int strokes READ strokes NOTIFY changed FINAL)
  Q_PROPERTY(QString landing READ landing NOTIFY shotChanged FINAL)
  Q_PROPERTY(QString struckFrom READ struckFrom NOTIFY shotChanged FINAL)
  Q_PROPERTY(QString shot READ shot NOTIFY shotChanged FINAL)
  Q_PROPERTY(QStringList reach READ reach NOTIFY changed FINAL)
  Q_PROPERTY(QString loose READ loose NOTIFY changed FINAL)
  Q_PROPERTY(QString story READ story NOTIFY changed FINAL)
  Q_PROPERTY(QStringList figureNames READ figureNames CONSTANT FINAL)
  Q_PROPERTY(QList<int> figures0 READ figures0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> figures1 READ figures1 NOTIFY changed FINAL)

 public:
  explicit QuickTennisAdapter(QObject* parent = nullptr);

  /// By seat, as the umpire calls them: 0, 15, 30, 40, A; numbers in a tie-break.
  [[nodiscard]] QStringList points() const { return pointsOf(view_); }
  /// Games of seat 0 and 1 in every set so far, the one being played last.
  [[nodiscard]] QList<int> games0() const { return gamesOf(Seat(0)); }
  [[nodiscard]] QList<int> games1() const { return gamesOf(Seat(1)); }
  [[nodiscard]] bool tieBreak() const { return view_.tieBreak(); }
  /// True unless it is a single game or tie-break.
  [[nodiscard]] bool inSets() const { return view_.setGames > 1; }
  [[nodiscard]] int server() const { return view_.server().index(); }
  /// Each seat's role now; empty once it is over.
  [[nodiscard]] QStringList roles() const;
  /// Strokes of this point, the serve among them.
  [[nodiscard]] int strokes() const { return view_.strokes; }
  /// The quadrant that a shown card aims at, as a place; empty while none is in the air.
  [[nodiscard]] QString landing() const { return landing_; }
  /// The quadrant, as a place, where the seat that struck the ball stands.
  [[nodiscard]] QString struckFrom() const;
  /// The ball's next flight: `serve`, `flat`, `lob`, `drop`; empty if it is only fetched.
  [[nodiscard]] QString shot() const { return shot_; }
  /// The quadrants, as places, that the receiver can still reach, or that are covered against a
  /// serve; empty while nobody is to run.
  [[nodiscard]] QStringList reach() const;
  /// The quadrant, as a place, where the ball lies and the receiver isn't; empty if there is none.
  [[nodiscard]] QString loose() const;
  /// The outcome of the last shot: "Ace. 40–15."
  [[nodiscard]] QString story() const { return story_; }
  /// The figures counted of a player, in words, and their values for seat 0 and 1.
  [[nodiscard]] static QStringList figureNames();
  [[nodiscard]] QList<int> figures0() const { return figuresOf(Seat(0)); }
  [[nodiscard]] QList<int> figures1() const { return figuresOf(Seat(1)); }
  [[nodiscard]] QString sentence() const override;
  /// Of a single game or tie-break its points.
  [[nodiscard]] QString scoreAfter(std::size_t step) const override;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

 signals:
  /// A ball is hit, or lies still.
  void shotChanged();

 protected:
  void read() override;
  void told(const Event& event) override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  [[nodiscard]] static QStringList pointsOf(const View& view);
  [[nodiscard]] QList<int> gamesOf(Seat seat) const;
  /// The aim of the card that lies open in this view.
  [[nodiscard]] QString aimOf(const View& view) const;
  /// The quadrants that the receiver's cards cover, as they are turned up.
  [[nodiscard]] QStringList covered() const;
  /// The quadrants that the receiver reaches from a quadrant with one more card.
  [[nodiscard]] QStringList recoverable(Quadrant from, bool called) const;
  /// Shows a shot, as far as those who look will be shown it: the ball's way when it is hit, the
  /// story when it has come down.
  void showFlight(const Story& story);
  void showOutcome(const Story& story);
  [[nodiscard]] QList<int> figuresOf(Seat seat) const;

  View view_;
  Book book_{1};
  QString landing_;
  QString shot_;
  QString story_;
  std::optional<std::size_t> toldAt_;  ///< the step whose story is being told
};

}  // namespace raindelay::quick_tennis
