// The silent film: of each kind of moment of all games one, from a random match, as a strip of ten
// frames that is looked at. Whoever knows the rules should be able to say what happened.
//
//   film [--told] [--size WxH] [--dark] [--text PERCENT] [--last] FOLDER [GAME[/EVENT]…]
//
// The animations' clock is stepped: a frame is taken at its very time, however long it takes to be
// drawn, and two films of a moment are alike.
//
// Without --told log, prompt and banner are hidden. --last keeps the last frame alone. The strips
// have numbers for names; a list beside them, key, says which is which.

#include <malloc.h>

#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSGRendererInterface>
#include <QTemporaryDir>
#include <QTextStream>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "../bench/frames.h"
#include "../bench/watched.h"
#include "../journeys/script.h"
#include "../support/stepped_clock.h"
#include "fonts/fonts.h"
#include "library/match_library.h"
#include "modules.h"
#include "moments.h"
#include "shell/application.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"

namespace raindelay {
namespace {

constexpr int kFrames = 10;
/// From one frame that is taken to the next, milliseconds; ten of all are kept.
constexpr int kFrameMs = 40;
/// Until a page that was opened stands there.
constexpr int kOpeningMs = 600;
/// The part of a moment that is filmed, in movements, and the time filmed once nothing more
/// happens, in milliseconds.
constexpr int kMoment = 14;
constexpr int kAfterMs = 320;

/// Items hidden in the silent film, by name.
constexpr std::array kWords{"prompt", "banner", "lastPlay", "lastPitch"};

class Camera {
 public:
  Camera(const QDir& folder, QSize size, bool told, bool last)
      : folder_(folder), told_(told), last_(last) {
    prepareEngine(*view_.engine());
    // As Main.qml binds it.
    QQmlComponent look(view_.engine());
    look.setData(
        "import QtQml\nimport RainDelay.Kit\nimport RainDelay.Session\n"
        "QtObject { Component.onCompleted: {\n"
        "Theme.dark = Settings.appearance === 'dark'; Theme.textScale = Settings.textScale; } }",
        QUrl(QStringLiteral("qrc:/film/look.qml")));
    const std::unique_ptr<QObject> done(look.create());
    if (!done) qFatal("%s", qPrintable(look.errorString()));
    view_.resize(size);
    view_.setResizeMode(QQuickView::SizeRootObjectToView);
  }

  /// Films how this event comes about; false if no match has it.
  bool film(const GameEntry& entry, const char* event) {
    const std::optional<Scene> scene = moments_.find(entry, event);
    if (!scene) return false;
    film(*scene, QString::fromUtf8(entry.info->id.data(), qsizetype(entry.info->id.size())), event);
    return true;
  }

 private:
  void film(const Scene& scene, const QString& game, const char* event) {
    Replay& replay = watched(*scene.match, home_.path());
    replay.seekToStep(static_cast<int>(scene.step));
    replay.back();
    view_.setInitialProperties({{QStringLiteral("match"), QVariant::fromValue(replay.match())},
                                {QStringLiteral("plain"), !told_}});
    view_.setSource(Application::instance().catalog().pageUrl(game));
    (void)shot();  // it is laid out
    pass(kOpeningMs);
    std::vector<QImage> frames{shot()};
    MatchController& table = *replay.match();
    replay.setMotionMs(Application::instance().settings().motionMs());
    const std::size_t end = kMoment * static_cast<std::size_t>(table.playback()->motionMs());
    std::optional<std::size_t> shown;
    const auto heard =
        QObject::connect(&table, &MatchController::happened, &table, [&](const QString& id, bool) {
          if (id.toStdString() == eventOf(event) && !shown) shown = frames.size();
        });
    const std::size_t before = replay.step();
    replay.forward();
    while (table.playback()->busy() && (!shown || (frames.size() - *shown) * kFrameMs < end)) {
      pass(kFrameMs);
      frames.push_back(shot());
    }
    QObject::disconnect(heard);
    if (!table.playback()->busy()) {
      pass(kAfterMs);
      frames.push_back(shot());
    }
    keep(frames, game, event, sentences(table, before));
    view_.setSource({});
    pass(kFrameMs);
    // Else it would depend on real time which pictures the next moment finds read.
    view_.releaseResources();
    Application::instance().library().leave();
  }

  /// So many milliseconds pass, in steps; after each no picture is missing.
  void pass(int ms) {
    for (int passed = 0; passed < ms; passed += kFrameMs) {
      clock_.step(kFrameMs);
      waitForPictures();
    }
  }
  /// False if there was none to wait for.
  bool waitForPictures() {
    const bool missing = isLoading(*view_.contentItem());
    while (isLoading(*view_.contentItem())) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return missing;
  }

  QImage shot() {
    if (!told_) {
      for (const char* name : kWords) {
        for (QQuickItem* item :
             view_.rootObject()->findChildren<QQuickItem*>(QLatin1String(name))) {
          item->setOpacity(0);
        }
      }
    }
    QImage shot = painted();
    // Items laid out only now may ask for pictures.
    while (waitForPictures()) shot = painted();
    return shot;
  }
  /// All of the window painted anew: where only a part is, its edges show what was painted before,
  /// and that depends on when pictures came.
  QImage painted() {
    view_.setColor(view_.color() == Qt::white ? Qt::black : Qt::white);
    return view_.grabWindow();
  }

  static QString sentences(MatchController& table, std::size_t from) {
    QStringList all;
    const auto to = static_cast<std::size_t>(table.watchedTo());
    for (const LogModel::Line& line : table.log()->lines()) {
      if (line.step >= static_cast<int>(from) && line.step < static_cast<int>(to)) all << line.text;
    }
    return all.join(QStringLiteral(" | "));
  }

  void keep(const std::vector<QImage>& frames, const QString& game, const char* event,
            const QString& sentence) {
    ++number_;
    const QString name = QStringLiteral("%1").arg(number_, 3, 10, QLatin1Char('0'));
    if (last_) {
      frames.back().save(folder_.filePath(name + QStringLiteral(".png")));
    } else {
      for (int half = 0; half < 2; ++half) {
        const QString part = name + QLatin1Char(half == 0 ? 'a' : 'b') + QStringLiteral(".png");
        strip(frames, half * kFrames / 2).save(folder_.filePath(part));
      }
    }
    QFile key(folder_.filePath(QStringLiteral("key.txt")));
    if (key.open(QIODevice::Append)) {
      QTextStream(&key) << name << '\t' << game << '\t' << event << '\t' << frames.size() << '\t'
                        << sentence << '\n';
    }
    std::printf("%s %s/%s\n", qPrintable(name), qPrintable(game), event);
    std::fflush(stdout);
  }

  /// Half of the frames from `first` on, in two columns.
  static QImage strip(const std::vector<QImage>& frames, int first) {
    constexpr int kWidth = 760;
    constexpr int kTitle = 20;
    const QSize size(kWidth, kWidth * frames[0].height() / frames[0].width());
    QImage strip(2 * kWidth, 3 * (size.height() + kTitle), QImage::Format_RGB32);
    strip.fill(Qt::white);
    QPainter painter(&strip);
    for (int i = 0; i < kFrames / 2; ++i) {
      const double share = double(first + i) / (kFrames - 1);
      const auto at = std::lround(share * static_cast<double>(frames.size() - 1));
      const QPoint corner(i % 2 * kWidth, i / 2 * (size.height() + kTitle));
      painter.drawText(QRect(corner, QSize(kWidth, kTitle)), Qt::AlignCenter,
                       QString::number(first + i + 1));
      painter.drawImage(corner + QPoint(0, kTitle),
                        frames[static_cast<std::size_t>(at)].scaled(size, Qt::IgnoreAspectRatio,
                                                                    Qt::SmoothTransformation));
    }
    return strip;
  }

  test::SteppedClock clock_;
  QTemporaryDir home_;
  QQuickView view_;
  QDir folder_;
  bool told_;
  bool last_;
  int number_ = 0;
  Moments moments_;
};

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  using namespace raindelay;
  // Frames are large, and many: what one moment's took is kept for the next one's.
  ::mallopt(M_MMAP_THRESHOLD, 1 << 25);  // NOLINT(concurrency-mt-unsafe): before any thread
  ::mallopt(M_TRIM_THRESHOLD, 1 << 30);  // NOLINT(concurrency-mt-unsafe)
  QTemporaryDir home;
  qputenv("RAINDELAY_HOME", home.path().toUtf8());
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  const QGuiApplication application(argc, argv);
  QCommandLineParser parser;
  parser.addOptions({{"told", "with log, prompt and banner"},
                     {"size", "of the window", "WxH", "1280x800"},
                     {"dark", "in the dark appearance"},
                     {"text", "size of the text", "percent", "100"},
                     {"last", "the last frame alone"}});
  parser.addPositionalArgument("folder", "where the strips go");
  parser.process(application);
  if (parser.positionalArguments().isEmpty()) parser.showHelp(2);
  (void)loadFonts();
  Application::instance().settings().setAppearance(parser.isSet("dark") ? QStringLiteral("dark")
                                                                        : QStringLiteral("light"));
  Application::instance().settings().setTextScale(parser.value("text").toDouble() / 100);
  const QStringList size = parser.value("size").split(QLatin1Char('x'));
  const QDir folder(parser.positionalArguments().first());
  if (!folder.mkpath(QStringLiteral("."))) qFatal("the folder can't be made");
  Camera camera(folder, QSize(size.value(0).toInt(), size.value(1).toInt()), parser.isSet("told"),
                parser.isSet("last"));
  const QStringList wanted = parser.positionalArguments().mid(1);
  int missing = 0;
  for (const journey::Script& script : journey::allScripts()) {
    const auto entry = findGame(script.game.toStdString());
    for (const QString& event : script.film) {
      const QString name = script.game + QLatin1Char('/') + event;
      if (!wanted.isEmpty() && !wanted.contains(script.game) && !wanted.contains(name)) continue;
      if (!camera.film(**entry, event.toStdString().c_str())) {
        std::fprintf(stderr, "%s: in none of the matches\n", qPrintable(name));
        ++missing;
      }
    }
  }
  return missing == 0 ? 0 : 1;
}
