#include "renderer.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QQuickWindow>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace raindelay {

namespace {

constexpr const char* kChosen = "QT_QUICK_BACKEND";

/// Without a graphics card Qt would draw through a software OpenGL, at several times the start-up
/// time and memory of its own software renderer. Asking OpenGL what it is costs as much again, so
/// the kernel is asked: a graphics card that can render has a render node.
bool hasGraphicsCard() {
#ifdef Q_OS_LINUX
  return !QDir(QStringLiteral("/dev/dri"))
              .entryList({QStringLiteral("renderD*")}, QDir::System)
              .isEmpty();
#else
  return true;
#endif
}

void startAnew() {
#ifdef Q_OS_LINUX
  std::vector<QByteArray> words;
  for (const QString& word : QCoreApplication::arguments()) words.push_back(word.toLocal8Bit());
  std::vector<char*> starts;
  for (QByteArray& word : words) starts.push_back(word.data());
  starts.push_back(nullptr);
  ::execv("/proc/self/exe", starts.data());
#endif
}

}  // namespace

void chooseRenderer(bool safeMode) {
  if (qEnvironmentVariableIsSet(kChosen)) return;
  if (safeMode || !hasGraphicsCard())
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
}

void doWithoutGraphicsCard(const QQuickWindow& window) {
  QObject::connect(&window, &QQuickWindow::sceneGraphError, &window,
                   [](QQuickWindow::SceneGraphError /*error*/, const QString& why) {
                     std::fprintf(stderr,
                                  "raindelay: the graphics card can't be used (%s); the window is "
                                  "drawn without it.\n",
                                  qPrintable(why.simplified()));
                     qputenv(kChosen, "software");
                     startAnew();
                     std::_Exit(1);
                   });
}

}  // namespace raindelay
