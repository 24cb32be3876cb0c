#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <vector>

#include "core/event.h"

namespace raindelay::cricket_card {

/// An innings as the scorer has it.
struct InningsCard {
  Q_GADGET
  QML_VALUE_TYPE(inningsCard)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(bool second MEMBER second FINAL)
  Q_PROPERTY(QList<int> runs MEMBER runs FINAL)
  Q_PROPERTY(int extras MEMBER extras FINAL)
  Q_PROPERTY(int total MEMBER total FINAL)
  Q_PROPERTY(int wickets MEMBER wickets FINAL)
  Q_PROPERTY(bool declared MEMBER declared FINAL)

 public:
  int seat = 0;         ///< who bats
  bool second = false;  ///< whether it is the side's second one
  QList<int> runs;      ///< by wicket, ten of them; -1: not settled, or not played
  int extras = 0;
  int total = 0;    ///< extras among them
  int wickets = 0;  ///< that were settled
  bool declared = false;
};

/// A test of the series.
struct TestCard {
  Q_GADGET
  QML_VALUE_TYPE(testCard)
  Q_PROPERTY(int number MEMBER number FINAL)
  Q_PROPERTY(int multiplier MEMBER multiplier FINAL)
  Q_PROPERTY(QString result MEMBER result FINAL)
  Q_PROPERTY(QList<int> totals READ totals FINAL)
  Q_PROPERTY(QVariantList innings READ rows FINAL)

 public:
  int number = 1;
  int multiplier = 10;  ///< runs a point
  QString result;       ///< "Ann won by 3 wickets"; empty while it is played
  std::vector<InningsCard> innings;

  /// Runs, by seat.
  [[nodiscard]] QList<int> totals() const;
  /// The innings, for QML.
  [[nodiscard]] QVariantList rows() const;
};

/// A scorer, who writes down what the events tell.
class Scorebook {
 public:
  /// `names` are the players', by seat.
  explicit Scorebook(QStringList names = {}) : names_(std::move(names)) {}

  /// The next thing that happened.
  void tell(const Event& event);

  /// The tests so far, the one that is played among them.
  [[nodiscard]] const std::vector<TestCard>& tests() const { return tests_; }
  /// Who has won the series, in words; empty before, and where there is only one test.
  [[nodiscard]] const QString& series() const { return series_; }
  /// Runs by wicket of a seat in the innings that lies on the table: its last one, unless all cards
  /// have been shuffled since. -1: not settled, or not played.
  [[nodiscard]] QList<int> onTable(int seat) const;

 private:
  [[nodiscard]] QString nameOf(const Event& event) const;
  [[nodiscard]] InningsCard* lastOf(int seat);
  void begin(const Event& event);
  void settle(const Event& event, int runs);
  [[nodiscard]] QString resultIn(const Event& event) const;

  QStringList names_;
  std::vector<TestCard> tests_;
  QString series_;
  bool pairSecond_ = false;  ///< the cards on the table are those of second innings
};

}  // namespace raindelay::cricket_card
