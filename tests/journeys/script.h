#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

namespace raindelay::journey {

/// What is done instead of the plain action, and how seldom: on every so many-th line.
struct Whim {
  const char* verb;
  std::size_t every;
};

/// How the journey plays a game: nothing else of it knows one.
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
};

/// The script for a game; Lost if there is none.
const Script& scriptFor(const QString& game);

}  // namespace raindelay::journey
