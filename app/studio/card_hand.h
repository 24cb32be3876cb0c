#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include "studio/card_grid.h"

namespace raindelay {

/// Some cards as a player holds them: those that follow each other among the cards shown, or a hand
/// that was dealt from the shuffled deck with all its copies.
class CardHand : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::CardView* cards READ cards WRITE setCards NOTIFY cardsChanged FINAL)
  Q_PROPERTY(int size READ size WRITE setSize NOTIFY sizeChanged FINAL)
  Q_PROPERTY(bool dealt READ isDealt NOTIFY heldChanged FINAL)
  Q_PROPERTY(QList<int> held READ held NOTIFY heldChanged FINAL)

 public:
  /// Most cards that somebody holds.
  static constexpr int kMost = 30;

  explicit CardHand(QObject* parent = nullptr) : QObject(parent) {}

  [[nodiscard]] CardView* cards() const { return cards_; }
  void setCards(CardView* cards);
  /// The number of cards that are wanted, 1 to kMost; there may be fewer.
  [[nodiscard]] int size() const { return size_; }
  void setSize(int size);
  [[nodiscard]] bool isDealt() const { return !pile_.isEmpty(); }
  /// The cards' numbers, from left to right.
  [[nodiscard]] QList<int> held() const { return held_; }

  /// Takes the card and those after it; fewer before it if the deck ends.
  Q_INVOKABLE void holdFrom(int card);
  /// Shuffles the cards shown, each as often as the deck has it, and deals.
  Q_INVOKABLE void deal();
  /// The same cards, the next one of them at the right or left.
  Q_INVOKABLE void moveOn(int by);

 signals:
  void cardsChanged();
  void sizeChanged();
  void heldChanged();

 private:
  void update();

  QPointer<CardView> cards_;
  int size_ = 7;
  QString first_;     // the code of the first card that is held
  QStringList pile_;  // the shuffled deck, of codes; empty: nothing was dealt
  QList<int> held_;
};

}  // namespace raindelay
