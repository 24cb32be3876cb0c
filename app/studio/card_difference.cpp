#include "studio/card_difference.h"

#include "deck/difference.h"
#include "translations/words.h"

namespace raindelay {

CardDifference::CardDifference(QObject* parent) : QObject(parent) {
  connect(this, &CardDifference::wanted, this, &CardDifference::look);
}

void CardDifference::setSide(std::size_t side, StudioDeck* deck) {
  if (decks_[side] == deck) return;
  if (decks_[side] != nullptr) decks_[side]->disconnect(this);
  decks_[side] = deck;
  if (deck != nullptr) connect(deck, &StudioDeck::changed, this, &CardDifference::look);
  emit wanted();
}

void CardDifference::look() {
  words_.clear();
  for (QList<int>& marks : marks_) marks.clear();
  const auto has = [this](std::size_t side, int card) {
    return decks_[side] != nullptr && decks_[side]->isReadable() && card >= 0 &&
           card < decks_[side]->count();
  };
  if (has(0, otherCard_) && has(1, card_)) {
    lookAt(deck::Side::kFront);
    lookAt(deck::Side::kBack);
    lookAtRow();
  }
  emit changed();
}

void CardDifference::lookAt(deck::Side side) {
  const deck::Deck &before = *decks_[0]->opened()->deck, &after = *decks_[1]->opened()->deck;
  const std::string language = words::language().toStdString();
  deck::ArtLooks artBefore(before.folder), artAfter(after.folder);
  const auto changes = deck::changedElements(
      deck::compose(before, static_cast<std::size_t>(otherCard_), side, language), artBefore,
      deck::compose(after, static_cast<std::size_t>(card_), side, language), artAfter);
  const bool isBack = side == deck::Side::kBack;
  for (const deck::ElementChange& change : changes) {
    const QString name = QString::fromStdString(change.element);
    if (change.before.empty()) {
      words_ += isBack ? tr("Back: %1 is new.").arg(name) : tr("Front: %1 is new.").arg(name);
    } else if (change.after.empty()) {
      words_ += isBack ? tr("Back: %1 is gone.").arg(name) : tr("Front: %1 is gone.").arg(name);
    } else {
      words_ += isBack ? tr("Back: %1 looks different.").arg(name)
                       : tr("Front: %1 looks different.").arg(name);
    }
    if (isBack != back_) continue;
    for (const std::size_t figure : change.before) marks_[0] += static_cast<int>(figure);
    for (const std::size_t figure : change.after) marks_[1] += static_cast<int>(figure);
  }
}

void CardDifference::lookAtRow() {
  const deck::Deck &before = *decks_[0]->opened()->deck, &after = *decks_[1]->opened()->deck;
  const auto earlier = static_cast<std::size_t>(otherCard_);
  const auto later = static_cast<std::size_t>(card_);
  const auto size = [](const deck::Deck& deck) {
    return tr("%1 × %2 mm").arg(deck.width).arg(deck.height);
  };
  if (before.width != after.width || before.height != after.height) {
    words_ += tr("The card was %1, now it is %2.").arg(size(before), size(after));
  }
  for (const deck::CellChange& change : changedCells(before.cards, earlier, after.cards, later)) {
    const QString column = QString::fromStdString(change.column);
    const QString was = QString::fromStdString(change.before.value_or(""));
    const QString is = QString::fromStdString(change.after.value_or(""));
    if (!change.before) {
      words_ += tr("New column %1: “%2”.").arg(column, is);
    } else if (!change.after) {
      words_ += tr("No column %1 any more; it was “%2”.").arg(column, was);
    } else {
      words_ += tr("%1: “%2” was “%3”.").arg(column, is, was);
    }
  }
}

}  // namespace raindelay
