#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QSet>
#include <QString>

#include "studio/card_grid.h"

namespace raindelay {

/// The cards that are chosen among those of a view, as in any list of files: one by a click, others
/// with it by Ctrl, all between two by Shift. Known by their codes: a deck that is read again
/// leaves them chosen. As long as the view has a card, one at least is chosen.
class CardChoice : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::CardView* view READ view WRITE setView NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> cards READ cards NOTIFY changed FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] CardView* view() const { return view_; }
  void setView(CardView* view);
  /// Those of them that the view shows, by their numbers, in the view's order.
  [[nodiscard]] const QList<int>& cards() const { return cards_; }
  [[nodiscard]] int count() const { return static_cast<int>(cards_.size()); }

  /// Chooses the card in a row, and no other.
  Q_INVOKABLE void only(int row);
  /// Chooses a card as well, or no longer; the last one stays. Gives the row to go to.
  Q_INVOKABLE int toggle(int row);
  /// Chooses all from the one that was chosen last to this one, and no other.
  Q_INVOKABLE void extend(int row);
  Q_INVOKABLE void all();

 signals:
  void changed();

 private:
  void choose(const QSet<QString>& codes);
  void look();
  [[nodiscard]] QString codeAt(int row) const;

  QPointer<CardView> view_;
  QSet<QString> codes_;
  QString begin_;  // where extend() begins
  QList<int> cards_;
};

}  // namespace raindelay
