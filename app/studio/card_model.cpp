#include "studio/card_model.h"

namespace raindelay {

CardModel::CardModel(QObject* parent) : QAbstractListModel(parent) {
  connect(this, &CardModel::wanted, this, [this] { read(); });
}

void CardModel::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  if (deck_ != nullptr) deck_->disconnect(this);
  deck_ = deck;
  if (deck_ != nullptr) connect(deck_, &StudioDeck::changed, this, [this] { read(); });
  emit wanted();
}

void CardModel::setCard(int card) {
  if (card_ == card) return;
  card_ = card;
  emit wanted();
}

void FaceModel::setBack(bool back) {
  if (back_ == back) return;
  back_ = back;
  emit wanted();
}

}  // namespace raindelay
