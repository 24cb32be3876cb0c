// Runs the tests of QML (tst_*.qml): the program's modules, card pictures and typefaces, an empty
// home, and everything shown at once.
#include <QtQuickTest/quicktest.h>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QWindow>

#include "fonts/fonts.h"
#include "modules.h"
#include "session/match_library.h"
#include "session/settings.h"

namespace raindelay {

/// What Qt Quick Test's own keys can't do.
class Keyboard : public QObject {
  Q_OBJECT

 public:
  /// A key that is held down repeats itself, once.
  Q_INVOKABLE void repeat(int key) {
    for (const auto type : {QEvent::KeyRelease, QEvent::KeyPress}) {
      QKeyEvent event(type, key, Qt::NoModifier, QString(), true);
      QGuiApplication::sendEvent(QGuiApplication::focusWindow(), &event);
    }
  }
};

class QmlSetup : public QObject {
  Q_OBJECT

 public:
  QmlSetup() { qputenv("RAINDELAY_HOME", home_.path().toUtf8()); }

 public slots:  // NOLINT(readability-redundant-access-specifiers): moc reads it
  void applicationAvailable() {
    for (const QString& font : loadFonts()) qFatal("no typeface %s", qPrintable(font));
    Settings::instance().setMotion(QStringLiteral("instant"));
  }
  void qmlEngineAvailable(QQmlEngine* engine) {
    prepareEngine(*engine);
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Keyboard", &keyboard_);
  }
  void cleanupTestCase() {
    MatchLibrary::instance().leave();
    MatchLibrary::instance().waitForWorkers();
  }

 private:
  QTemporaryDir home_;
  Keyboard keyboard_;
};

}  // namespace raindelay

QUICK_TEST_MAIN_WITH_SETUP(raindelay, raindelay::QmlSetup)

#include "main.moc"
