#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>
#include <vector>

#include "match/ledger.h"
#include "table/match_controller.h"

namespace raindelay {

/// The ledger of a match: what chance brought against what was to be expected, as those who look
/// may know it and as far as it was shown; while nobody looks there is none. It shows one part (a
/// source of chance) of several. Follows the match as long as it is set.
class LedgerView : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> parts READ parts NOTIFY changed FINAL)
  Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed FINAL)
  Q_PROPERTY(int draws READ draws NOTIFY changed FINAL)
  Q_PROPERTY(QList<QString> groups READ groups NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> came READ came NOTIFY changed FINAL)
  Q_PROPERTY(QList<double> expected READ expected NOTIFY changed FINAL)
  Q_PROPERTY(QString evenness READ evenness NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);
  /// The names of the sources that brought something; empty if none has.
  [[nodiscard]] QList<QString> parts() const;
  /// The part that is shown; until one is chosen, that with the most draws.
  [[nodiscard]] int part() const;
  void setPart(int part);
  /// The number of its draws.
  [[nodiscard]] int draws() const { return shown().draws; }
  /// The results (sums, suits, players), in order; how often each came, and how often on average.
  [[nodiscard]] QList<QString> groups() const;
  [[nodiscard]] QList<int> came() const;
  [[nodiscard]] QList<double> expected() const;
  /// The evenness of the whole, in a sentence; empty if there is nothing.
  [[nodiscard]] QString evenness() const;

 signals:
  void changed();

 private:
  void read();
  /// An empty part if there is none.
  [[nodiscard]] const LedgerPart& shown() const;

  MatchController* match_ = nullptr;
  std::optional<int> chosen_;
  std::vector<LedgerPart> ledger_;
};

}  // namespace raindelay
