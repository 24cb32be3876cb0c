#pragma once

class QCoreApplication;

namespace raindelay {

/// From now on SIGINT and SIGTERM end the program as closing its window does, instead of killing
/// it; what takes longer than a second is broken off, and a second one kills it. Call it once, from
/// the UI thread. Does nothing where there are no signals, or if the system has no pipe to give.
void quitOnSignal(QCoreApplication& app);

}  // namespace raindelay
