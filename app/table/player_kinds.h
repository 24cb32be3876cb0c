#pragma once

#include <QString>
#include <QStringList>

#include "core/game.h"

/// The kinds of players that may sit on a seat, as people are told of them; records call them by
/// SeatPlayer::kind.
namespace raindelay::player_kinds {

/// Those that are offered for a new match, a person first, then the levels of computer players,
/// weakest first; in a game that is solved also who plays its solution.
[[nodiscard]] QStringList offered(const Game& game);
/// The name that people have for a kind: "Person", "All-Star"; an unknown one by its name.
[[nodiscard]] QString nameOf(const QString& kind);
/// A sentence on what one of those offered does in this game.
[[nodiscard]] QString sentenceOn(const QString& kind, const Game& game);
/// These kinds of players for so many seats of this game; where they name none of its own, a
/// person, then Rookies.
[[nodiscard]] QStringList seated(const QStringList& kinds, int seats, const Game& game);
/// The name of a seat that was given none: computer players are called by their level, numbered
/// from the second one on.
[[nodiscard]] QString defaultName(const QStringList& kinds, int seat);

}  // namespace raindelay::player_kinds
