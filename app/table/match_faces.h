#pragma once

#include <QString>
#include <QUrl>

namespace raindelay {

/// The faces of the cards that lie on a match's table.
struct MatchFaces {
  /// The name by which DeckStore and the cards' addresses know them; empty: the pack that is set
  /// for the game.
  QString pack = {};
  /// The deck that the match was begun with: its folder or file; empty: the game's own.
  QUrl deck = {};
  QString deckName = {};
  /// The reason the faces aren't that deck's, one sentence; empty if they are.
  QString note = {};
};

}  // namespace raindelay
