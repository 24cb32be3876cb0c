#pragma once

#include <QQmlEngine>

namespace raindelay {

/// Gets an engine ready for our QML: where modules are found, card pictures, which page plays which
/// game. For the program and for the tests of QML.
void prepareEngine(QQmlEngine& engine);

}  // namespace raindelay
