#pragma once

#include <QUrl>
#include <functional>

#include "journeys/hand.h"

namespace raindelay::journey {

/// Takes a designer's table with its pictures and its font to a PDF in the folder of the documents:
/// reads what is proposed, leaves the notes out, chooses the size of tarot cards, looks at the wall
/// and prints. `report` is told what is done, with the clicks and keys so far and the seconds.
void printTable(Hand& hand, const QUrl& table, const std::function<void(const QString&)>& report);

}  // namespace raindelay::journey
