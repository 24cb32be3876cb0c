// Runs the tests of QML (tst_*.qml): the program's modules, card pictures and typefaces, an empty
// home, and everything shown at once.
#include <QtQuickTest/quicktest.h>
#include <QQmlEngine>
#include <QTemporaryDir>

#include "fonts/fonts.h"
#include "modules.h"
#include "session/match_library.h"
#include "session/settings.h"

namespace raindelay {

class QmlSetup : public QObject {
  Q_OBJECT

 public:
  QmlSetup() {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
  }

 public slots:  // NOLINT(readability-redundant-access-specifiers): moc reads it
  void applicationAvailable() {
    for (const QString& font : loadFonts()) qFatal("no typeface %s", qPrintable(font));
    Settings::instance().setMotion(QStringLiteral("instant"));
  }
  void qmlEngineAvailable(QQmlEngine* engine) { prepareEngine(*engine); }
  void cleanupTestCase() {
    MatchLibrary::instance().leave();
    MatchLibrary::instance().waitForWorkers();
  }

 private:
  QTemporaryDir home_;
};

}  // namespace raindelay

QUICK_TEST_MAIN_WITH_SETUP(raindelay, raindelay::QmlSetup)

#include "main.moc"
