#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <cstdio>

#include "fonts/fonts.h"
#include "modules.h"
#include "session/match_library.h"
#include "session/settings.h"

namespace {

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

void chooseRenderer(bool safeMode) {
  if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) return;
  if (safeMode || !hasGraphicsCard())
    QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
}

/// Puts the window where it was, if a screen still shows that place.
void restoreWindow(QQuickWindow& window) {
  const QRect kept = raindelay::Settings::instance().windowGeometry();
  if (!kept.isValid()) return;
  for (const QScreen* screen : QGuiApplication::screens()) {
    if (screen->availableGeometry().intersects(kept)) {
      window.setGeometry(kept);
      return;
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication::setApplicationName(QStringLiteral("raindelay"));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Rain Delay"));
  QGuiApplication::setApplicationVersion(QStringLiteral(RAINDELAY_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("raindelay"));
  QGuiApplication app(argc, argv);

  QCommandLineParser options;
  options.setApplicationDescription(QCoreApplication::translate(
      "main",
      "Table games for two while the tarp is on. For the terminal there is raindelay-lab."));
  options.addHelpOption();
  options.addVersionOption();
  const QCommandLineOption safeMode(
      QStringLiteral("safe-mode"),
      QCoreApplication::translate("main", "Draw without the graphics card."));
  options.addOption(safeMode);
  options.addPositionalArgument(
      QStringLiteral("record"),
      QCoreApplication::translate("main", "A match to go on with (a .raindelay file)."),
      QStringLiteral("[record]"));
  options.process(app);

  chooseRenderer(options.isSet(safeMode));
  QQuickStyle::setStyle(QStringLiteral("Basic"));
  for (const QString& font : raindelay::loadFonts()) {
    std::fprintf(stderr, "raindelay: the typeface %s can't be loaded.\n", qPrintable(font));
  }

  QQmlApplicationEngine engine;
  raindelay::prepareEngine(engine);
  QObject::connect(
      &engine, &QQmlApplicationEngine::objectCreationFailed, &app,
      [] { QCoreApplication::exit(1); }, Qt::QueuedConnection);
  const QStringList arguments = options.positionalArguments();
  const QString record =
      arguments.isEmpty() ? QString() : QFileInfo(arguments.first()).absoluteFilePath();
  engine.setInitialProperties({{QStringLiteral("record"), record}});
  engine.load(QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/Main.qml")));

  const QList<QObject*> roots = engine.rootObjects();
  auto* window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
  if (window == nullptr) return 1;
  restoreWindow(*window);
  window->show();
  // What needs the disk waits until the first frame is on the screen.
  QObject::connect(
      window, &QQuickWindow::frameSwapped, &app,
      [] { raindelay::MatchLibrary::instance().refresh(); },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  QObject::connect(&app, &QCoreApplication::aboutToQuit, window, [window] {
    if (window->visibility() == QWindow::Windowed) {
      raindelay::Settings::instance().setWindowGeometry(window->geometry());
    }
    raindelay::MatchLibrary::instance().leave();
    raindelay::MatchLibrary::instance().waitForWorkers();
  });
  return QGuiApplication::exec();
}
