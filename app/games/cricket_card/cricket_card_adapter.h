#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <optional>

#include "games/cricket_card/rules.h"
#include "games/cricket_card/score_cards.h"
#include "table/game_adapter.h"

namespace raindelay::cricket_card {

/// The fewest runs off one wicket that go over the boundary.
inline constexpr int kBoundary = 40;

/// Provides what the pieces of Cricket Card don't carry: the score, what is wanted, what a card is
/// worth, what is asked, and the scorecards. It shows what those who look may know, as far as the
/// table has shown it.
class CricketCardAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int test READ test NOTIFY changed FINAL)
  Q_PROPERTY(int tests READ tests NOTIFY changed FINAL)
  Q_PROPERTY(int multiplier READ multiplier NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> won READ won NOTIFY changed FINAL)
  Q_PROPERTY(bool started READ started NOTIFY changed FINAL)
  Q_PROPERTY(bool second READ second NOTIFY changed FINAL)
  Q_PROPERTY(bool followOn READ followOn NOTIFY changed FINAL)
  Q_PROPERTY(int battingSeat READ battingSeat NOTIFY changed FINAL)
  Q_PROPERTY(int aggregate READ aggregate NOTIFY changed FINAL)
  Q_PROPERTY(int drawLimit READ drawLimit NOTIFY changed FINAL)
  Q_PROPERTY(QStringList scores0 READ scores0 NOTIFY changed FINAL)
  Q_PROPERTY(QStringList scores1 READ scores1 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> totals READ totals NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs0 READ runs0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs1 READ runs1 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> wickets0 READ wickets0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> wickets1 READ wickets1 NOTIFY changed FINAL)
  Q_PROPERTY(int wicketsLeft READ wicketsLeft NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> stocks READ stocks NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> tally0 READ tally0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> tally1 READ tally1 NOTIFY changed FINAL)
  Q_PROPERTY(int openWicket READ openWicket NOTIFY changed FINAL)
  Q_PROPERTY(int atStake READ atStake NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList cards READ cards NOTIFY changed FINAL)
  Q_PROPERTY(int testsOver READ testsOver NOTIFY changed FINAL)
  Q_PROPERTY(QString series READ series NOTIFY changed FINAL)
  Q_PROPERTY(QString wanted READ wanted NOTIFY changed FINAL)

 public:
  explicit CricketCardAdapter(QObject* parent = nullptr);

  /// The number of the test being played, from 1, and the number of tests in the series.
  [[nodiscard]] int test() const { return view_.test + 1; }
  [[nodiscard]] int tests() const { return view_.terms.tests; }
  /// Runs per point on this pitch.
  [[nodiscard]] int multiplier() const { return view_.terms.multiplier; }
  /// Tests won, by seat.
  [[nodiscard]] QList<int> won() const { return {view_.tally.wins[0], view_.tally.wins[1]}; }
  /// True once it is known who bats first.
  [[nodiscard]] bool started() const { return view_.phase >= Phase::kPlay; }
  /// True while the sides play their second innings.
  [[nodiscard]] bool second() const { return view_.second(); }
  /// True if the side that batted second has had to bat again at once.
  [[nodiscard]] bool followOn() const { return view_.followOn; }
  /// -1 while nobody bats.
  [[nodiscard]] int battingSeat() const;
  /// Runs of both sides, and the number that makes a draw; 0: a timeless test.
  [[nodiscard]] int aggregate() const { return view_.aggregate(); }
  [[nodiscard]] int drawLimit() const { return view_.terms.drawLimit; }
  /// Both innings of seat 0 and 1: "245 / 7", runs and wickets played; empty if not begun.
  [[nodiscard]] QStringList scores0() const { return scoresOf(Seat(0)); }
  [[nodiscard]] QStringList scores1() const { return scoresOf(Seat(1)); }
  /// Runs in this test, by seat.
  [[nodiscard]] QList<int> totals() const { return {view_.total(Seat(0)), view_.total(Seat(1))}; }
  /// Runs that the wickets on the table have brought seat 0 and 1; -1: nothing is settled there.
  [[nodiscard]] QList<int> runs0() const { return onTable(Seat(0)); }
  [[nodiscard]] QList<int> runs1() const { return onTable(Seat(1)); }
  /// The state of a wicket.
  enum Wicket {
    Standing,  ///< nothing was played on it
    Attacked,  ///< a stroke on it waits for its answer
    NotOut,    ///< its stroke stood, whatever that brought
    Fallen,    ///< the bowler's card lies on top
  };
  Q_ENUM(Wicket)
  /// The ten wickets of seat 0 and 1.
  [[nodiscard]] QList<int> wickets0() const { return wicketsOf(Seat(0)); }
  [[nodiscard]] QList<int> wickets1() const { return wicketsOf(Seat(1)); }
  /// Wickets left to the side that chases, in the last innings of a test; -1 in any other.
  [[nodiscard]] int wicketsLeft() const;
  /// Cards in the stocks, by seat.
  [[nodiscard]] QList<int> stocks() const {
    return {view_.stockSize(Seat(0)), view_.stockSize(Seat(1))};
  }
  /// The whereabouts of the sixteen cards of seat 0 and 1, the 2 first, as far as those who look
  /// may know.
  enum Whereabouts {
    Gone,    ///< played since the cards were last shuffled
    Hidden,  ///< in the stock, or in a hand that isn't theirs to see
    Held,    ///< in their own hand
  };
  Q_ENUM(Whereabouts)
  [[nodiscard]] QList<int> tally0() const { return tallyOf(Seat(0)); }
  [[nodiscard]] QList<int> tally1() const { return tallyOf(Seat(1)); }
  /// The wicket of the side at bat on which a stroke waits for its answer, 1 … 10, else 0, and the
  /// runs that it brings if its last card of the side at bat stands.
  [[nodiscard]] int openWicket() const;
  [[nodiscard]] int atStake() const;
  /// The tests of the series, `testCard` each; those to come have their pitch alone.
  [[nodiscard]] QVariantList cards() const;
  /// Runs per point on the pitch of each test of the series, including those to come.
  [[nodiscard]] QList<int> pitches() const;
  /// The number of finished tests.
  [[nodiscard]] int testsOver() const { return view_.tally.tests; }
  /// The standing or the result of the series: "Ann leads 2–1".
  [[nodiscard]] QString series() const;
  /// The target: the runs to win or to save the test, the lead of the side at bat, at first the
  /// follow-on.
  [[nodiscard]] QString wanted() const;
  [[nodiscard]] QString headline() const override;
  [[nodiscard]] QString sentence() const override;

  /// The gain from the viewer's card of this code on a place: "+80", or for a counter "−80"; empty
  /// where it can't be played now.
  Q_INVOKABLE QString worth(const QString& code, const QString& place) const;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

 protected:
  void read() override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  [[nodiscard]] QStringList scoresOf(Seat seat) const;
  [[nodiscard]] QList<int> tallyOf(Seat side) const;
  [[nodiscard]] QString toPlayFor() const;
  [[nodiscard]] QString toSave() const;
  [[nodiscard]] QList<int> onTable(Seat seat) const;
  [[nodiscard]] QList<int> wicketsOf(Seat seat) const;

  View view_;
  Book book_;
};

}  // namespace raindelay::cricket_card
