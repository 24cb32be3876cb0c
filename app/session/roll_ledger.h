#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <optional>

#include "session/match_controller.h"

namespace raindelay {

/// The dice that were thrown so far in a match, against what is to be expected: how often each sum
/// came up. It counts the throws that were shown, as far as those who look may know them. Of any
/// game whose chance source is called `dice` and whose outcomes are the eyes of each die (`3 4`).
class RollLedger : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY changed FINAL)
  Q_PROPERTY(bool offered READ isOffered NOTIFY changed FINAL)
  Q_PROPERTY(int throws READ throws NOTIFY changed FINAL)
  Q_PROPERTY(int lowest READ lowest NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> counts READ counts NOTIFY changed FINAL)
  Q_PROPERTY(QList<double> expected READ expected NOTIFY changed FINAL)
  Q_PROPERTY(double average READ average NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);
  /// The game has dice.
  [[nodiscard]] bool isOffered() const { return source_.has_value(); }
  [[nodiscard]] int throws() const { return throws_; }
  /// The lowest sum there is: the number of dice. 0 before the first throw.
  [[nodiscard]] int lowest() const { return dice_; }
  /// How often each sum came up, from the lowest to the highest.
  [[nodiscard]] QList<int> counts() const { return counts_; }
  /// How often it would in so many throws on average.
  [[nodiscard]] QList<double> expected() const;
  /// The sum on average; 0 before the first throw.
  [[nodiscard]] double average() const;

 signals:
  void changed();

 private:
  void read();
  /// Those who look know what was thrown.
  [[nodiscard]] bool isKnown(std::size_t step) const;
  void count(const QString& text);

  MatchController* match_ = nullptr;
  std::optional<int> source_;
  int dice_ = 0;
  int throws_ = 0;
  QList<int> counts_;
};

}  // namespace raindelay
