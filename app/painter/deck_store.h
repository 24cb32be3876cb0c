#pragma once

#include <QHash>
#include <QString>
#include <memory>
#include <mutex>

#include "core/result.h"
#include "deck/deck.h"

namespace raindelay {

/// The built-in decks, each read once when it is first asked for. May be used by several threads.
class DeckStore {
 public:
  /// The deck of a game ("tarot-de-cooperstown"); an error says what is wrong with its files.
  Result<std::shared_ptr<const deck::Deck>> deck(const QString& gameId);

  /// Puts a deck in the place of a game's own: a designer's, or a test's.
  void insert(const QString& gameId, const std::shared_ptr<const deck::Deck>& deck);

 private:
  std::mutex mutex_;
  QHash<QString, std::shared_ptr<const deck::Deck>> decks_;
};

}  // namespace raindelay
