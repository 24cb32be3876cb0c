#pragma once

#include <QCoreApplication>
#include <QString>
#include <QUrl>
#include <memory>
#include <string>

#include "deck/deck.h"
#include "shelf/shelf.h"
#include "table/match_faces.h"

namespace raindelay {

/// Remembers which deck each match of this computer was begun with. The rules never ask: a match's
/// card tables are in its record. A deck's place is this computer's own business, so it is kept in
/// a file beside the records. May be used from any thread.
class MatchDecks {
  Q_DECLARE_TR_FUNCTIONS(MatchDecks)

 public:
  /// `folder` is that of the matches.
  explicit MatchDecks(const QString& folder);

  /// Reads the deck at this place, as deck::openDeck() takes it. An error if there is no card in
  /// it.
  [[nodiscard]] static Result<deck::Deck> read(const QUrl& place);

  /// The match was begun with the deck at this place; an empty one stands for the game's own.
  void remember(const QString& matchId, const QUrl& place) const;
  [[nodiscard]] QUrl placeOf(const QString& matchId) const;

  /// Puts the match's faces into DeckStore: those of its deck, if that is where it was and its
  /// tables are still the match's; else the game's layout with the values of the match's tables.
  [[nodiscard]] MatchFaces facesFor(const QString& matchId,
                                    const shelf::ShelvedGame& shelved) const;
  /// MatchFaces::pack of a match of this game with these cards (MatchSetup::cards), as facesFor()
  /// would find it now, but without reading the deck.
  [[nodiscard]] QString packOf(const QString& matchId, const std::string& game,
                               const std::string& cards) const;

 private:
  QString file_;
};

}  // namespace raindelay
