#include <QCommandLineParser>
#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "commands/deck_commands.h"
#include "core/system.h"
#include "fonts/fonts.h"
#include "heap.h"
#include "modules.h"
#include "quit_on_signal.h"
#include "renderer.h"
#include "shelf/run_note.h"
#include "shell/application.h"
#include "shell/desktop_motion.h"
#include "shell/key_repeat.h"
#include "shell/window_place.h"
#include "single_instance.h"
#include "speaker/background_speaker.h"

namespace raindelay {
namespace {

struct CommandLine {
  bool safeMode = false;
  bool intoMenu = false;
  bool outOfMenu = false;
  QList<QUrl> files;  ///< of matches and decks to open
};

/// The exit code of a command line that makes no sense, as raindelay-lab's.
constexpr int kMisuse = 2;

/// Reads the command line; --help and --version end the program here.
CommandLine readCommandLine(const QGuiApplication& app) {
  QCommandLineParser options;
  options.setApplicationDescription(QCoreApplication::translate(
      "main",
      "Table games for one to three, while the tarp is on. \"raindelay deck\" paints and prints "
      "decks of "
      "cards without a window; for games in the terminal there is raindelay-lab."));
  options.addHelpOption();
  options.addVersionOption();
  const QCommandLineOption safeMode(
      QStringLiteral("safe-mode"),
      QCoreApplication::translate("main",
                                  "Draw without the graphics card, and begin on the shelf."));
  options.addOption(safeMode);
  const QCommandLineOption intoMenu(
      QStringLiteral("install-desktop"),
      QCoreApplication::translate("main", "Add an unpacked Rain Delay to the desktop's menu."));
  const QCommandLineOption outOfMenu(
      QStringLiteral("remove-desktop"),
      QCoreApplication::translate("main", "Remove it from the menu again."));
  options.addOption(intoMenu);
  options.addOption(outOfMenu);
  options.addPositionalArgument(
      QStringLiteral("file"),
      QCoreApplication::translate("main",
                                  "A match to resume (a .raindelay file), or a deck to open in "
                                  "Deck Studio: a folder, a .deck.zip, or a table alone."),
      QStringLiteral("[file ...]"));
  if (!options.parse(QCoreApplication::arguments())) {
    std::fprintf(stderr, "raindelay: %s\n", qPrintable(options.errorText()));
    std::_Exit(kMisuse);
  }
  options.process(app);
  CommandLine asked{options.isSet(safeMode), options.isSet(intoMenu), options.isSet(outOfMenu), {}};
  for (const QString& file : options.positionalArguments()) {
    asked.files << QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath());
  }
  return asked;
}

/// The embedded typefaces, Inter for what names none: else Qt would load the desktop's as well.
void setUpFonts() {
  for (const QString& font : loadFonts()) {
    std::fprintf(stderr, "raindelay: the typeface %s can't be loaded.\n", qPrintable(font));
  }
  QFont body(QStringLiteral("Inter"));
  body.setPixelSize(15);
  QGuiApplication::setFont(body);
}

QUrl shellFile(const QString& name) {
  return QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/") + name);
}

/// The window, not shown yet; null if it can't be made. It begins where the program was left,
/// unless something else was asked for.
QQuickWindow* makeWindow(QQmlApplicationEngine& engine, const CommandLine& asked,
                         const Settings& settings) {
  engine.setInitialProperties({{QStringLiteral("files"), QVariant::fromValue(asked.files)},
                               {QStringLiteral("comesBack"),
                                settings.comesBack() && !asked.safeMode && asked.files.isEmpty()}});
  engine.load(shellFile(QStringLiteral("Main.qml")));
  const QList<QObject*> roots = engine.rootObjects();
  return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

/// Shows the window until it is closed.
int showWindow(QGuiApplication& app, const CommandLine& asked, Application& application,
               SingleInstance& instance) {
  QQmlApplicationEngine engine;
  prepareEngine(engine);
  QObject::connect(&application.settings(), &Settings::languageChanged, &engine,
                   &QQmlEngine::retranslate);
  // QML reads the first page on a thread of its own while this one loads the typefaces.
  const QQmlComponent firstPage(&engine, shellFile(QStringLiteral("HomePage.qml")),
                                QQmlComponent::Asynchronous);
  setUpFonts();
  QQuickWindow* window = makeWindow(engine, asked, application.settings());
  if (window == nullptr) return 1;
  // (If that starts it anew, nothing has died.)
  QObject::connect(window, &QQuickWindow::sceneGraphError, window,
                   [&application] { application.library().collection()->note().end(); });
  doWithoutGraphicsCard(*window);
  WindowPlace place(*window, application.settings());
  place.show();
  // Work that needs the disk waits until the first frame is on the screen.
  QObject::connect(
      window, &QQuickWindow::frameSwapped, &app,
      [&application] {
        application.library().lookForRoom();
        application.library().refresh();
        application.desktopEntry().offer(&application.settings());
        application.settings().lookAtFile();
      },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  quitOnSignal(app);
  const DesktopMotion desktop(QDBusConnection::sessionBus());
  QObject::connect(&desktop, &DesktopMotion::asked, &application.settings(),
                   &Settings::setStillDesktop);
  instance.listen();
  QObject::connect(&instance, &SingleInstance::asked, window, [window](const QList<QUrl>& files) {
    QMetaObject::invokeMethod(window, "comeForward", Q_ARG(QVariant, QVariant::fromValue(files)));
  });
  QObject::connect(&app, &QCoreApplication::aboutToQuit, &place, &WindowPlace::keep);
  return QGuiApplication::exec();
}

/// While the application starts: where no window can be opened Qt would abort; one sentence says it
/// instead, with the first of what the platform complained about.
void sayWhatIsMissing(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text) {
  static QString first;
  if (first.isEmpty()) first = text.trimmed();
  if (type != QtFatalMsg) return;
  std::fprintf(stderr,
               "raindelay: there is no display here to open a window on (%s); \"raindelay deck\" "
               "and raindelay-lab work without one.\n",
               qPrintable(first));
  std::_Exit(1);
}

QtMessageHandler usualHandler = nullptr;

/// Once there is a window: a session may end by taking its display away, of which Qt complains
/// before it ends the program on the spot. Nothing has died then.
void endWithTheDisplay(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (text.contains(QLatin1String(" connection broke"))) {
    Application::instance().library().collection()->note().end();
  }
  usualHandler(type, context, text);
}

/// Changes the menu as asked; the program's exit code.
int changeMenu(const DesktopEntry& entry, bool into) {
  const auto done = into ? entry.install() : entry.remove();
  if (!done) {
    std::fprintf(stderr, "raindelay: %s\n", done.error().message.c_str());
    return 1;
  }
  const QString words =
      into ? DesktopEntry::done()
           : QCoreApplication::translate("main", "Rain Delay isn't in the menu any more.");
  std::printf("%s\n", qPrintable(words));
  return 0;
}

/// Help, version and changes of the menu need no display.
bool wantsWords(int argc, char** argv) {
  return std::any_of(argv + 1, argv + argc, [](const char* word) {
    const std::string_view asked(word);
    return asked == "--help" || asked == "-h" || asked == "--help-all" || asked == "--version" ||
           asked == "-v" || asked == "--install-desktop" || asked == "--remove-desktop";
  });
}

int run(QGuiApplication& app) {
  Application& application = Application::instance();
  application.settings().speak();
  const CommandLine asked = readCommandLine(app);
  if (asked.intoMenu || asked.outOfMenu) {
    return changeMenu(application.desktopEntry(), asked.intoMenu);
  }
  SingleInstance instance;
  if (instance.handOver(asked.files)) return 0;
  chooseRenderer(asked.safeMode);
  if (QGuiApplication::platformName() == QLatin1String("xcb")) {
    app.installEventFilter(new raindelay::KeyRepeat(&app));
  }
  application.sounds().setSpeaker(std::make_unique<BackgroundSpeaker>());
  usualHandler = qInstallMessageHandler(endWithTheDisplay);
  const int code = showWindow(app, asked, application, instance);
  application.sounds().setSpeaker(nullptr);
  // The table is gone, now its match may go: all of it is on the disk then.
  application.library().leave();
  application.library().waitForWorkers();
  return code;
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  raindelay::system::beginProgram();
  QGuiApplication::setApplicationName(QStringLiteral("raindelay"));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Rain Delay"));
  QGuiApplication::setApplicationVersion(QStringLiteral(RAINDELAY_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("raindelay"));
  if (raindelay::isCommand(argc, argv)) return raindelay::runCommand(argc, argv);
  if (raindelay::wantsWords(argc, argv)) qputenv("QT_QPA_PLATFORM", "offscreen");
  raindelay::keepHeapCompact();
  const QtMessageHandler usual = qInstallMessageHandler(raindelay::sayWhatIsMissing);
  QGuiApplication app(argc, argv);
  qInstallMessageHandler(usual);
  return raindelay::run(app);
}
