#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "games/cooperstown/deck_worth.h"

namespace raindelay::cooperstown {

/// A batting deck laid open after the match, for "Why did I lose?": the codes of its cards in four
/// heaps, and what it is worth once that has been played out.
class DeckReport : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by CooperstownAdapter")
  Q_PROPERTY(QStringList beneficial READ beneficial NOTIFY changed FINAL)
  Q_PROPERTY(QStringList detrimental READ detrimental NOTIFY changed FINAL)
  Q_PROPERTY(QStringList infield READ infield NOTIFY changed FINAL)
  Q_PROPERTY(QStringList pictures READ pictures NOTIFY changed FINAL)
  Q_PROPERTY(int infieldBases READ infieldBases NOTIFY changed FINAL)
  Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
  Q_PROPERTY(bool unknown READ unknown NOTIFY changed FINAL)
  Q_PROPERTY(double worth READ worth NOTIFY changed FINAL)
  Q_PROPERTY(double average READ average NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] QStringList beneficial() const { return beneficial_; }
  [[nodiscard]] QStringList detrimental() const { return detrimental_; }
  [[nodiscard]] QStringList infield() const { return infield_; }
  [[nodiscard]] QStringList pictures() const { return pictures_; }
  /// The number of infield chances in the Bases suit.
  [[nodiscard]] int infieldBases() const { return infieldBases_; }
  /// True once `worth` and `average` are known.
  [[nodiscard]] bool ready() const { return ready_; }
  /// They never will be: there wasn't memory enough to play it out.
  [[nodiscard]] bool unknown() const { return unknown_; }
  /// Runs per game with this deck, and with one dealt at random.
  [[nodiscard]] double worth() const { return worth_; }
  [[nodiscard]] double average() const { return average_; }

  void show(const DeckCount& count);
  void setWorth(double worth, double average);
  /// It is not to be found out.
  void giveUp();

 signals:
  void changed();

 private:
  QStringList beneficial_;
  QStringList detrimental_;
  QStringList infield_;
  QStringList pictures_;
  int infieldBases_ = 0;
  bool ready_ = false;
  bool unknown_ = false;
  double worth_ = 0;
  double average_ = 0;
};

}  // namespace raindelay::cooperstown
