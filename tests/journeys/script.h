#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

namespace raindelay::journey {

/// An action instead of the plain one, and its rarity: on every so many-th line.
struct Whim {
  QString verb;
  std::size_t every;
};

/// The way journeys play a game, and what they must see of it: tests/games/<game>/journey.json.
/// Nothing else in the journeys knows a game.
struct Script {
  QString game;    ///< id
  QString preset;  ///< as its button says; empty: the match is begun as it stands
  /// The first one that is allowed and due is done, else the first of `plain`.
  std::vector<Whim> whims;
  QStringList plain;
  /// The keys that the bottom bar promises, by action.
  QMap<QString, Qt::Key> keys;
  /// The choice that makes the match short: which one, and what its button says; or none.
  QString shortest;
  QString shortestWords;
  /// By keys alone the shortest match takes minutes; and what is done in it at least once.
  bool takesMinutes = false;
  QStringList byKeys;
  /// Whoever is asked can always press a button.
  bool alwaysHasAnAction = false;
  /// The moments that are filmed, by the ids of their events.
  QStringList film;
};

/// Those of all games, by their folders' names.
const std::vector<Script>& allScripts();
/// The script for a game. There is one.
const Script& scriptFor(const QString& game);
/// A game's id as the name of a test.
std::string testName(const QString& game);

}  // namespace raindelay::journey
