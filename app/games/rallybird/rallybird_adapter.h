#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <array>
#include <optional>

#include "games/rallybird/rules.h"
#include "table/game_adapter.h"
#include "table/inning_score.h"

namespace raindelay::rallybird {

/// Provides what the pieces of RallyBird don't carry: the scoreboard, what the zones count, what
/// the play that lies open tests, how the dice compared, what is asked, and the box score.
class RallyBirdAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::InningScore line READ line NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> printed READ printed NOTIFY matchChanged FINAL)
  Q_PROPERTY(QList<int> zones READ zones NOTIFY fieldChanged FINAL)
  Q_PROPERTY(QList<int> tested READ tested NOTIFY fieldChanged FINAL)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
  Q_PROPERTY(QString bird READ bird NOTIFY changed FINAL)
  Q_PROPERTY(QStringList figureNames READ figureNames CONSTANT FINAL)
  Q_PROPERTY(QList<int> figures0 READ figures0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> figures1 READ figures1 NOTIFY changed FINAL)
  Q_PROPERTY(QStringList playNames READ playNames NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> plays0 READ plays0 NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> plays1 READ plays1 NOTIFY changed FINAL)

 public:
  explicit RallyBirdAdapter(QObject* parent = nullptr);

  [[nodiscard]] const InningScore& line() const { return line_; }
  /// The counts of the zones A … F when empty.
  [[nodiscard]] QList<int> printed() const { return printed_; }
  /// Their counts as their Gloves lie on the table, drafted ones included.
  [[nodiscard]] QList<int> zones() const { return zones_; }
  /// The zones, 0 … 5, that the play lying open tests; as often as it tests them.
  [[nodiscard]] QList<int> tested() const { return tested_; }
  /// The zones that a play would test with these bases, by its code; none if it is no play.
  Q_INVOKABLE QList<int> aims(const QString& code) const;
  /// The comparison of the last throw: "7 against D 3 + A 4 = 7: equal". Empty if there was none.
  [[nodiscard]] QString verdict() const { return verdict_; }
  /// The teams that may use the RallyBird in the ninth, in words.
  [[nodiscard]] QString bird() const;
  /// The figures counted of a team, in words, and their values for seat 0 and 1.
  [[nodiscard]] static QStringList figureNames();
  [[nodiscard]] QList<int> figures0() const { return figuresOf(Seat(0)); }
  [[nodiscard]] QList<int> figures1() const { return figuresOf(Seat(1)); }
  /// The plays shown so far, and the number of times seat 0 and 1 played them.
  [[nodiscard]] QStringList playNames() const;
  [[nodiscard]] QList<int> plays0() const { return playsOf(Seat(0)); }
  [[nodiscard]] QList<int> plays1() const { return playsOf(Seat(1)); }
  [[nodiscard]] QString sentence() const override;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

  /// The number of throws, of 36, that compare so with Gloves that add up to `sum`; `how`: 0 less,
  /// 1 equal, 2 more.
  Q_INVOKABLE static int odds(int sum, int how);

 signals:
  /// Other pieces lie in the zones or beside the plate.
  void fieldChanged();

 protected:
  void begin(const Match& match) override;
  void read() override;
  void told(const Event& event) override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  /// Reads the Gloves and the play as they lie on the table.
  void readField();
  [[nodiscard]] QString lastVerdict() const;
  /// `view`: before the throw.
  [[nodiscard]] QString verdictOn(const Rolled& rolled, const View& view) const;
  /// "D 3 + A 4 = 7", by what the zones count.
  [[nodiscard]] static QString sumOf(const QList<int>& tested, const QList<int>& zones);
  [[nodiscard]] const PlayChart& chart() const;
  [[nodiscard]] QList<int> figuresOf(Seat seat) const;
  [[nodiscard]] QList<int> playsOf(Seat seat) const;

  [[nodiscard]] bool isPlayed(int play) const;

  View view_;
  Book book_;
  InningScore line_;
  QList<int> printed_;
  QList<int> zones_;
  QList<int> tested_;
  QString verdict_;
  std::optional<std::size_t> thrownAt_;  ///< the step whose dice were shown last
};

}  // namespace raindelay::rallybird
