#pragma once

#include <QAccessibleInterface>
#include <QImage>
#include <QObject>
#include <optional>
#include <string>

#include "support/dump.h"

/// All that comes to the screen, or to somebody who asks the program what is there, line by line.
namespace raindelay::privacy {

/// The objects of a window and those that they lead to: for each of all its properties that can be
/// written down, of a model all its rows.
[[nodiscard]] test::Dump objectsOf(QObject& window);

/// The data for a screen reader: of every node its role, state, place and all its texts.
[[nodiscard]] test::Dump accessibleOf(QObject& window);

/// A picture by squares; of each a number that its shades make.
[[nodiscard]] test::Dump squaresOf(const QImage& picture);

/// Every object that `objectsOf` comes to.
[[nodiscard]] QList<QObject*> reachableFrom(QObject& window);

/// The name of an object's type, as QML knows it.
[[nodiscard]] QString typeOf(const QObject& object);

}  // namespace raindelay::privacy
