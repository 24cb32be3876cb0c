#pragma once

class QQuickWindow;

namespace raindelay {

/// Chooses, before there is a window, by what it will be drawn: the graphics card, or Qt's own
/// software where there is none, or in safe mode.
void chooseRenderer(bool safeMode);

/// A graphics card that turns out to be of no use is told on the terminal, and the program starts
/// once more in place of this one, without it.
void doWithoutGraphicsCard(const QQuickWindow& window);

}  // namespace raindelay
