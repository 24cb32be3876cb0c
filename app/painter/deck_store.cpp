#include "painter/deck_store.h"

#include "assets/asset_folder.h"

namespace raindelay {

Result<std::shared_ptr<const deck::Deck>> DeckStore::deck(const QString& gameId) {
  const std::lock_guard lock(mutex_);
  if (const auto known = decks_.constFind(gameId); known != decks_.constEnd()) return *known;
  auto read = deck::readDeck(std::make_shared<AssetFolder>(gameId));
  if (!read) return read.error();
  auto kept = std::make_shared<const deck::Deck>(*std::move(read));
  decks_.insert(gameId, kept);
  return kept;
}

void DeckStore::insert(const QString& gameId, const std::shared_ptr<const deck::Deck>& deck) {
  const std::lock_guard lock(mutex_);
  decks_.insert(gameId, deck);
}

}  // namespace raindelay
