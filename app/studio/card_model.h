#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QQmlEngine>

#include "studio/studio_deck.h"

namespace raindelay {

/// Reads something of one card of a deck, and again whenever the deck changes.
class CardModel : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY wanted FINAL)
  Q_PROPERTY(int card READ card WRITE setCard NOTIFY wanted FINAL)

 public:
  explicit CardModel(QObject* parent = nullptr);

  [[nodiscard]] StudioDeck* deck() const { return deck_; }
  void setDeck(StudioDeck* deck);
  /// -1: none.
  [[nodiscard]] int card() const { return card_; }
  void setCard(int card);

 signals:
  /// Something else is to be read.
  void wanted();

 protected:
  /// Reads it again.
  virtual void read() = 0;

 private:
  QPointer<StudioDeck> deck_;
  int card_ = -1;
};

/// Reads something of one side of it.
class FaceModel : public raindelay::CardModel {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(bool back READ isBack WRITE setBack NOTIFY wanted FINAL)

 public:
  using CardModel::CardModel;

  [[nodiscard]] bool isBack() const { return back_; }
  void setBack(bool back);
  [[nodiscard]] deck::Side side() const { return back_ ? deck::Side::kBack : deck::Side::kFront; }

 private:
  bool back_ = false;
};

}  // namespace raindelay
