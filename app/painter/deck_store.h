#pragma once

#include <QHash>
#include <QString>
#include <memory>
#include <mutex>

#include "core/result.h"
#include "deck/deck.h"

namespace raindelay {

/// The built-in decks, each read once when it is first asked for, and those that matches are played
/// with instead. May be used by several threads.
class DeckStore {
 public:
  /// The program's.
  static const std::shared_ptr<DeckStore>& shared();

  /// The deck of a game ("tarot-de-cooperstown"), in its own colours or in those of a skin; an
  /// error says what is wrong with its files, or that there is no such skin.
  Result<std::shared_ptr<const deck::Deck>> deck(const QString& gameId, const QString& skin = {});

  /// Puts a deck in the place of a game's own.
  void insert(const QString& gameId, const std::shared_ptr<const deck::Deck>& deck);
  /// Puts a deck beside the skins of a game's own, to be asked for like them.
  void add(const QString& gameId, const QString& skin,
           const std::shared_ptr<const deck::Deck>& deck);

 private:
  using Skins = QHash<QString, std::shared_ptr<const deck::Deck>>;  // "" is the deck as it is

  std::mutex mutex_;
  QHash<QString, Skins> decks_;
};

}  // namespace raindelay
