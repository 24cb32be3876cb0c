#include "studio/card_hand.h"

#include <QRandomGenerator>
#include <algorithm>

namespace raindelay {

void CardHand::setCards(CardView* cards) {
  if (cards_ == cards) return;
  if (cards_ != nullptr) cards_->disconnect(this);
  cards_ = cards;
  if (cards != nullptr) connect(cards, &CardView::changed, this, &CardHand::update);
  emit cardsChanged();
  update();
}

void CardHand::setSize(int size) {
  size = std::clamp(size, 1, kMost);
  if (size_ == size) return;
  size_ = size;
  emit sizeChanged();
  update();
}

void CardHand::holdFrom(int card) {
  if (cards_ == nullptr || cards_->rowOf(card) < 0) return;
  pile_.clear();
  first_ = cards_->cards()->index(card).data(CardGridModel::CodeRole).toString();
  update();
}

void CardHand::deal() {
  if (cards_ == nullptr) return;
  pile_.clear();
  for (int row = 0; row < cards_->count(); ++row) {
    const QModelIndex card = cards_->index(row, 0);
    for (int copy = card.data(CardGridModel::CopiesRole).toInt(); copy > 0; --copy) {
      pile_ += card.data(CardGridModel::CodeRole).toString();
    }
  }
  std::shuffle(pile_.begin(), pile_.end(), *QRandomGenerator::global());
  update();
}

void CardHand::moveOn(int by) {
  if (isDealt() || held_.isEmpty()) return;
  const int row = cards_->rowOf(held_.first()) + by;
  if (row >= 0 && row + size_ <= cards_->count()) holdFrom(cards_->cardAt(row));
}

void CardHand::update() {
  QList<int> held;
  if (cards_ != nullptr && cards_->cards() != nullptr) {
    const CardGridModel& table = *cards_->cards();
    for (const QString& code : pile_) {
      const int card = table.cardOf(code);
      if (card >= 0 && held.size() < size_) held += card;
    }
    if (pile_.isEmpty()) {
      const int first =
          std::clamp(cards_->rowOf(table.cardOf(first_)), 0, std::max(0, cards_->count() - size_));
      for (int row = first; row < cards_->count() && held.size() < size_; ++row) {
        held += cards_->cardAt(row);
      }
    }
  }
  held_ = held;
  emit heldChanged();
}

}  // namespace raindelay
