#pragma once

class QQuickWindow;

namespace raindelay {

/// Chooses, before there is a window, how it will be drawn: by the graphics card, or by Qt's own
/// software where there is none, or in safe mode.
void chooseRenderer(bool safeMode);

/// Reports on the terminal a graphics card that turns out to be of no use, and starts the program
/// once more in place of this one, without it.
void doWithoutGraphicsCard(const QQuickWindow& window);

}  // namespace raindelay
