#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <optional>

#include "games/quick_baseball/last_pitch.h"
#include "games/quick_baseball/rules.h"
#include "table/game_adapter.h"
#include "table/inning_score.h"

namespace raindelay::quick_baseball {

/// Provides what the pieces of Quick Baseball don't carry: line score, batters, counts, what is
/// asked, the last pitch, and how it ended. It shows what those who look may know, as far as the
/// table has shown it.
class QuickBaseballAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::InningScore line READ line NOTIFY changed FINAL)
  Q_PROPERTY(int balls READ balls NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> batters READ batters NOTIFY changed FINAL)
  Q_PROPERTY(QList<bool> reliefs READ reliefs NOTIFY changed FINAL)
  Q_PROPERTY(QList<bool> runners READ runners NOTIFY changed FINAL)
  Q_PROPERTY(QStringList figureNames READ figureNames CONSTANT FINAL)
  Q_PROPERTY(QList<int> figures0 READ figures0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> figures1 READ figures1 NOTIFY changed FINAL)
  Q_PROPERTY(raindelay::quick_baseball::LastPitch lastPitch READ lastPitch NOTIFY changed FINAL)

 public:
  explicit QuickBaseballAdapter(QObject* parent = nullptr);

  [[nodiscard]] const InningScore& line() const { return line_; }
  [[nodiscard]] int balls() const { return view_.balls; }
  /// By seat: the number, 1 … 9, of the batter up or next up, and true if the relief pitcher is in.
  [[nodiscard]] QList<int> batters() const;
  [[nodiscard]] QList<bool> reliefs() const;
  /// True for each of first, second and third base on which a runner stands.
  [[nodiscard]] QList<bool> runners() const;
  /// The other figures counted of a team, in words, and their values for seat 0 and 1.
  [[nodiscard]] static QStringList figureNames();
  [[nodiscard]] QList<int> figures0() const { return figuresOf(0); }
  [[nodiscard]] QList<int> figures1() const { return figuresOf(1); }
  /// The pitch being shown, or else the one shown last.
  [[nodiscard]] LastPitch lastPitch() const { return lastPitch_; }
  [[nodiscard]] QString sentence() const override;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

 signals:
  /// Both cards of a pitch lie open: `lastPitch` is theirs.
  void pitched();

 protected:
  void begin(const Match& match) override;
  void read() override;
  void told(const Event& event) override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  [[nodiscard]] QList<int> figuresOf(std::size_t seat) const;

  int innings_ = 9;
  View view_;
  Book book_;
  LastPitch lastPitch_;
  std::optional<std::size_t> revealStep_;  ///< the step of the pitch that was revealed last
  LastPitch reveal_;
  InningScore line_;
};

}  // namespace raindelay::quick_baseball
