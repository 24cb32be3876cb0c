#pragma once

#include <QAccessibleInterface>
#include <QImage>
#include <QObject>
#include <map>
#include <utility>
#include <vector>

#include "support/dump.h"

/// All that comes to the screen, or to somebody who asks the program what is there, line by line.
namespace raindelay::privacy {

/// The objects of a window and those that they lead to: for each of all its properties that can be
/// written down, of a model all its rows.
[[nodiscard]] test::Dump objectsOf(QObject& window);

/// What a screen reader is told: of every node its role, state, place and all its texts.
[[nodiscard]] test::Dump accessibleOf(QObject& window);

/// Pictures by squares, each called by a number. Qt's painting isn't the same to a shade twice:
/// what nobody can see is no difference.
class Squares {
 public:
  [[nodiscard]] test::Dump of(const QImage& picture);

 private:
  std::map<std::pair<int, int>, std::vector<QImage>> known_;
};

/// Every object that `objectsOf` comes to.
[[nodiscard]] QList<QObject*> reachableFrom(QObject& window);

/// The name of an object's type, as QML knows it.
[[nodiscard]] QString typeOf(const QObject& object);

}  // namespace raindelay::privacy
