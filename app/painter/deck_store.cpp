#include "painter/deck_store.h"

#include "assets/asset_folder.h"
#include "painter/fit_groups.h"

namespace raindelay {

const std::shared_ptr<DeckStore>& DeckStore::shared() {
  static const auto store = std::make_shared<DeckStore>();
  return store;
}

Result<std::shared_ptr<const deck::Deck>> DeckStore::deck(const QString& gameId,
                                                          const QString& skin) {
  const std::lock_guard lock(mutex_);
  Skins& skins = decks_[gameId];
  if (skins.contains(skin)) return skins.value(skin);
  if (!skins.contains(QString())) {
    auto read = deck::readSoundDeck(std::make_shared<AssetFolder>(gameId));
    if (!read) return read.error();
    FitGroups().measure(*read);
    skins.insert(QString(), std::make_shared<const deck::Deck>(*std::move(read)));
  }
  if (!skins.contains(skin)) {
    auto dressed = skins.value(QString())->inSkin(skin.toStdString());
    if (!dressed) return dressed.error();
    skins.insert(skin, std::make_shared<const deck::Deck>(*std::move(dressed)));
  }
  return skins.value(skin);
}

void DeckStore::insert(const QString& gameId, const std::shared_ptr<const deck::Deck>& deck) {
  const std::lock_guard lock(mutex_);
  decks_.insert(gameId, {{QString(), deck}});
}

void DeckStore::add(const QString& gameId, const QString& skin,
                    const std::shared_ptr<const deck::Deck>& deck) {
  const std::lock_guard lock(mutex_);
  decks_[gameId].insert(skin, deck);
}

}  // namespace raindelay
