#include "quit_on_signal.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#endif

namespace raindelay {

#ifdef Q_OS_UNIX

namespace {

/// A signal's handler may do next to nothing: it writes a byte, which wakes the event loop, and
/// sets an alarm for the case that something else keeps the program busy.
volatile std::sig_atomic_t pipeEntry = -1;

#ifdef __SANITIZE_ADDRESS__
constexpr itimerval kPatience = {{0, 0}, {9, 0}};  // all of it takes ten times as long
#else
constexpr itimerval kPatience = {{0, 0}, {0, 900'000}};
#endif

extern "C" void askToEnd(int /*signal*/) {
  const int kept = errno;
  static_cast<void>(::write(pipeEntry, "q", 1) == 1);
  ::setitimer(ITIMER_REAL, &kPatience, nullptr);
  errno = kept;
}

/// Nothing is lost: what has to be kept is written as it happens.
extern "C" void endAtOnce(int /*signal*/) {
  ::_exit(128 + SIGTERM);
}

}  // namespace

void quitOnSignal(QCoreApplication& app) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return;
  for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  auto* byteCame = new QSocketNotifier(ends[0], QSocketNotifier::Read, &app);
  QObject::connect(byteCame, &QSocketNotifier::activated, &app, [byteCame] {
    byteCame->setEnabled(false);
    // (quit() would ask the window first, which may ask the player.)
    QCoreApplication::exit();
  });
  pipeEntry = ends[1];
  struct sigaction action = {};
  action.sa_handler = askToEnd;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM}) ::sigaction(signal, &action, nullptr);
  action.sa_handler = endAtOnce;
  ::sigaction(SIGALRM, &action, nullptr);
}

#else

void quitOnSignal(QCoreApplication& /*app*/) {}

#endif

}  // namespace raindelay
