#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <array>
#include <optional>

#include "games/quick_baseball/last_pitch.h"
#include "games/quick_baseball/rules.h"
#include "session/game_adapter.h"

namespace raindelay::quick_baseball {

/// What the pieces of Quick Baseball don't carry: line score, batters, counts, what is asked, the
/// last pitch, and how it ended. It shows what those who look may know, as far as the table has
/// shown it.
class QuickBaseballAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int innings READ innings NOTIFY matchChanged FINAL)
  Q_PROPERTY(int inning READ inning NOTIFY changed FINAL)
  Q_PROPERTY(bool top READ top NOTIFY changed FINAL)
  Q_PROPERTY(int outs READ outs NOTIFY changed FINAL)
  Q_PROPERTY(int balls READ balls NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(int battingSeat READ battingSeat NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs0 READ runs0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> runs1 READ runs1 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> totals0 READ totals0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> totals1 READ totals1 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> batters READ batters NOTIFY changed FINAL)
  Q_PROPERTY(QList<bool> reliefs READ reliefs NOTIFY changed FINAL)
  Q_PROPERTY(QList<bool> runners READ runners NOTIFY changed FINAL)
  Q_PROPERTY(QStringList figureNames READ figureNames CONSTANT FINAL)
  Q_PROPERTY(QList<int> figures0 READ figures0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> figures1 READ figures1 NOTIFY changed FINAL)
  Q_PROPERTY(raindelay::quick_baseball::LastPitch lastPitch READ lastPitch NOTIFY changed FINAL)
  Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)

 public:
  explicit QuickBaseballAdapter(QObject* parent = nullptr);

  /// How many innings a game has unless it is tied then.
  [[nodiscard]] int innings() const { return innings_; }
  /// From 1.
  [[nodiscard]] int inning() const { return view_.inning(); }
  [[nodiscard]] bool top() const { return view_.halfInning % 2 == 0; }
  [[nodiscard]] int outs() const { return view_.outs; }
  [[nodiscard]] int balls() const { return view_.balls; }
  [[nodiscard]] bool over() const { return view_.phase == Phase::kOver; }
  [[nodiscard]] int battingSeat() const { return view_.batting().index(); }
  /// Runs by inning of seat 0 and 1; -2 where the bottom of the last inning wasn't needed.
  [[nodiscard]] QList<int> runs0() const { return runsOf(0); }
  [[nodiscard]] QList<int> runs1() const { return runsOf(1); }
  /// Runs and hits of seat 0 and 1.
  [[nodiscard]] QList<int> totals0() const { return totalsOf(0); }
  [[nodiscard]] QList<int> totals1() const { return totalsOf(1); }
  /// By seat: the number, 1 … 9, of who bats or bats next, and whether the relief pitcher is in.
  [[nodiscard]] QList<int> batters() const;
  [[nodiscard]] QList<bool> reliefs() const;
  /// Who is on first, second, third base.
  [[nodiscard]] QList<bool> runners() const;
  /// What else is counted of a team, in words, and the figures of seat 0 and 1.
  [[nodiscard]] static QStringList figureNames();
  [[nodiscard]] QList<int> figures0() const { return figuresOf(0); }
  [[nodiscard]] QList<int> figures1() const { return figuresOf(1); }
  /// The one shown last; while a pitch is being shown, that one.
  [[nodiscard]] LastPitch lastPitch() const { return lastPitch_; }
  /// Who won, with the score.
  [[nodiscard]] QString headline() const;
  /// Why it ended as it did.
  [[nodiscard]] QString sentence() const;

  /// What a face-up card means where it lies, by the codes of card and place.
  Q_INVOKABLE QString meaning(const QString& code, const QString& place) const;

 signals:
  /// Both cards of a pitch lie open: `lastPitch` is theirs.
  void pitched();

 protected:
  void begin(const Match& match) override;
  void read() override;
  void happened(const QString& event) override;
  [[nodiscard]] QString askedOf(const QString& name) const override;

 private:
  void count(const Event& event);
  [[nodiscard]] QList<int> runsOf(int seat) const;
  [[nodiscard]] QList<int> totalsOf(std::size_t seat) const;
  [[nodiscard]] QList<int> figuresOf(std::size_t seat) const;

  int innings_ = 9;
  View view_;
  LastPitch lastPitch_;
  std::optional<std::size_t> revealStep_;  ///< the step of the pitch that was revealed last
  LastPitch reveal_;
  std::array<QList<int>, 2> runs_;  ///< by seat and inning
  bool walkOff_ = false;
};

}  // namespace raindelay::quick_baseball
