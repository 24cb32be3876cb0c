#include "privacy/stage.h"

#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QAccessible>
#include <QClipboard>
#include <QCoreApplication>
#include <QDebug>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QTest>
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "library/folders.h"
#include "library/match_library.h"
#include "match/record.h"
#include "modules.h"
#include "privacy/show.h"
#include "review/player_statistics.h"
#include "shell/application.h"
#include "shell/game_catalog.h"
#include "shell/navigator.h"
#include "shell/settings.h"
#include "support/stepped_clock.h"

namespace raindelay::privacy {

namespace {

using test::Dump;

/// Returns true if a picture in it is still loading; hidden ones too, for all objects are compared.
bool isLoading(const QQuickItem& item) {
  constexpr int kLoading = 2;
  const bool itself =
      item.inherits("QQuickImageBase") && item.property("status").toInt() == kLoading;
  const auto children = item.childItems();
  return itself || std::any_of(children.begin(), children.end(),
                               [](const QQuickItem* child) { return isLoading(*child); });
}

bool isPiece(const QQuickItem& item) {
  return typeOf(item) == QLatin1String("PieceItem");
}

/// Whether this file is built in. Thousands of objects ask for a few: each is looked up once.
bool isBuiltIn(const QString& file) {
  static QHash<QString, bool> known;
  if (!known.contains(file)) known[file] = QFile::exists(QLatin1Char(':') + file);
  return known[file];
}

/// The QML file that makes an object what it is: its type's, else the one that it stands in.
QString fileOf(QObject& object, const QStringList& folders) {
  for (const QString& folder : folders) {
    QString own = folder + QLatin1Char('/') + typeOf(object) + QStringLiteral(".qml");
    if (isBuiltIn(own)) return own;
  }
  const QQmlContext* context = qmlContext(&object);
  return context == nullptr ? QString() : context->baseUrl().path();
}

QString folderOf(const QString& file) {
  return file.section(QLatin1Char('/'), 0, -2);
}

}  // namespace

QTemporaryDir& Stage::home() {
  static QTemporaryDir home;
  return home;
}

Stage::Stage() {
  qputenv("RAINDELAY_HOME", home().path().toUtf8());
  QAccessible::setActive(true);
  Application::instance().settings().setMotion(QStringLiteral("instant"));
  engine_ = std::make_unique<QQmlApplicationEngine>();
  prepareEngine(*engine_);
  engine_->setInitialProperties({{QStringLiteral("files"), QVariantList()}});
  engine_->load(QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/Main.qml")));
  auto* window = qobject_cast<QQuickWindow*>(engine_->rootObjects().value(0));
  if (window == nullptr) throw std::runtime_error("the window can't be made");
  hand_ = std::make_unique<journey::Hand>(*window);
  window->resize(900, 600);
  window->show();
  window->requestActivate();
  pages_ = window->findChild<QObject*>(QStringLiteral("pages"));
  // The first popup of all gives the window one item more.
  plant(QStringLiteral("Item { ToolTip { visible: true } }"));
  clear();
  settle();
  testing::internal::CaptureStderr();
}

Stage::~Stage() {
  clear();
  testing::internal::GetCapturedStderr();
}

QString Stage::keep(const Match& match, const QString& folder) {
  // Each file has a name of its own: were it to be seen, that would be found.
  QFile file(QDir(folder).filePath(QStringLiteral("%1.raindelay").arg(++opened_)));
  const std::string text = recordText(match);
  if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0) {
    throw std::runtime_error("the record can't be written");
  }
  return file.fileName();
}

void Stage::open(const Match& match, Deciders::Script script) {
  clear();
  MatchController* table = Application::instance().library().open(keep(match, home().path()));
  if (table != nullptr && script) table->deciders().follow(std::move(script));
  lay(table, nullptr);
}

Replay& Stage::watch(const Match& match) {
  clear();
  Replay* replay = Application::instance().library().watch(keep(match, home().path()));
  lay(replay == nullptr ? nullptr : replay->match(), replay);
  replay->seek(replay->last());
  settle();
  return *replay;
}

void Stage::lay(MatchController* table, Replay* replay) {
  if (table == nullptr) {
    throw std::runtime_error(Application::instance().library().lastError().toStdString());
  }
  table_ = table;
  table_->playback()->setMotionMs(0);
  auto* navigator = pages_->property("navigator").value<Navigator*>();
  if (replay != nullptr) {
    navigator->watch(replay);
  } else {
    navigator->play(table_);
  }
  // Onto the match's name: nothing there minds being pointed at.
  const QPoint title(window().width() / 2, 20);
  QCursor::setPos(window().mapToGlobal(title));
  QTest::mouseMove(&window(), title);
  settle();
}

void Stage::clear() {
  for (const QPointer<QObject>& object : std::as_const(planted_)) delete object;
  planted_.clear();
  QGuiApplication::clipboard()->clear();
  Application::instance().library().leave();
  Application::instance().library().waitForWorkers();
}

void Stage::plant(const QString& qml) {
  auto* component = new QQmlComponent(engine_.get(), engine_.get());
  component->setData(
      "import QtQuick\nimport QtQuick.Templates\nimport RainDelay.Table\n" + qml.toUtf8(), {});
  QObject* object = component->create();
  if (object == nullptr) throw std::runtime_error(component->errorString().toStdString());
  planted_.append(object);
  object->setParent(window().contentItem());
  if (auto* item = qobject_cast<QQuickItem*>(object)) item->setParentItem(window().contentItem());
  settle();
}

void Stage::settle() {
  // (Lines of a list that lie just out of sight are made between frames; what the list takes for
  // its height follows.)
  hand_->until(
      [this] {
        const QQmlIncubationController* late = engine_->incubationController();
        return !isLoading(*window().contentItem()) &&
               (late == nullptr || late->incubatingObjectCount() == 0);
      },
      QStringLiteral("a picture or a list's line doesn't come"));
  hand_->look();
}

Dump Stage::shown() {
  Dump dump;
  dump.add("objects", objects());
  dump.add("accessibility", accessible());
  dump.add("pixels", pixels());
  dump.add("window", title());
  dump.add("clipboard", clipboard());
  dump.add("written", written());
  return dump;
}

Dump Stage::objects() const {
  return objectsOf(window());
}

Dump Stage::accessible() const {
  return accessibleOf(window());
}

Dump Stage::pixels() const {
  // The renderer paints again only what changed, and turned edges show in how many steps. A breath
  // of transparency has everything painted anew, in one step.
  window().contentItem()->setOpacity(0.5);
  window().grabWindow();
  window().contentItem()->setOpacity(1);
  return squaresOf(window().grabWindow());
}

Dump Stage::title() const {
  Dump dump;
  dump.add("title", window().title().toStdString());
  return dump;
}

Dump Stage::clipboard() {
  Dump dump;
  const QClipboard& clipboard = *QGuiApplication::clipboard();
  QList<QPointer<QObject>> objects;
  for (QObject* object : reachableFrom(window())) objects.append(object);
  for (const QPointer<QObject>& object : std::as_const(objects)) {
    // An earlier method may have removed this object.
    for (int i = 0; object != nullptr && i < object->metaObject()->methodCount(); ++i) {
      const QMetaMethod method = object->metaObject()->method(i);
      if (method.parameterCount() != 0 || !method.name().startsWith("copy")) continue;
      const QString type = typeOf(*object);
      QMetaObject::invokeMethod(object, "selectAll");
      method.invoke(object);
      if (object != nullptr) QMetaObject::invokeMethod(object, "deselect");
      dump.add("clipboard after " + type.toStdString() + "." + method.name().toStdString(),
               clipboard.text().toStdString());
    }
  }
  hand_->key(Qt::Key_A, Qt::ControlModifier);
  hand_->key(Qt::Key_C, Qt::ControlModifier);
  dump.add("clipboard after Ctrl+C", clipboard.text().toStdString());
  return dump;
}

Dump Stage::handled() {
  constexpr int kFaceDown = 2;
  constexpr int kFaceUp = 1;
  Dump dump;
  int down = 0;
  int up = 0;
  for (QQuickItem* piece : journey::Hand::all(window().contentItem(), isPiece)) {
    const bool enough = piece->property("faceUp").toBool() ? ++up > kFaceUp : ++down > kFaceDown;
    if (enough) continue;
    const QPoint at = journey::Hand::centre(piece).toPoint();
    const std::string name = piece->objectName().toStdString();
    QTest::mouseClick(&window(), Qt::RightButton, Qt::NoModifier, at);
    settle();
    dump.add("looking at " + name, pixels());
    QTest::mousePress(&window(), Qt::LeftButton, Qt::NoModifier, at);
    for (const int far : {10, 20, 30}) QTest::mouseMove(&window(), at - QPoint(0, far));
    settle();
    dump.add("dragging " + name, objects());
    dump.add("dragging " + name, pixels());
    QTest::mouseMove(&window(), at);
    QTest::mouseRelease(&window(), Qt::LeftButton, Qt::NoModifier, at);
    settle();
  }
  return dump;
}

Dump Stage::filmed(const std::function<void()>& done) {
  constexpr int kFrames = 3;
  constexpr int kFrameMs = 80;
  Dump dump;
  {
    test::SteppedClock clock;
    table_->playback()->setMotionMs(Playback::kUsualMotionMs);
    done();
    // (What goes at once goes before anything is painted, and painting lays things out.)
    test::SteppedClock::work();
    for (int frame = 0; frame < kFrames; ++frame, clock.step(kFrameMs)) {
      // Pictures come from another thread, in their own time; the clock stands still meanwhile.
      settle();
      dump.add("frame " + std::to_string(frame), pixels());
      dump.add("frame " + std::to_string(frame), objects());
    }
    table_->playback()->setMotionMs(0);
  }
  settle();
  return dump;
}

Dump Stage::pictured(const Match& match) {
  clear();
  MatchLibrary& library = Application::instance().library();
  QDir().mkpath(matchFolder());
  const QString path = keep(match, matchFolder());
  const QString id = QFileInfo(path).fileName();
  const auto isKnown = [&] { return library.collection()->matches()->find(id) != nullptr; };
  const LibraryModel& matches = *library.collection()->matches();
  const auto told = [&](int role) {
    const QModelIndexList rows = matches.match(matches.index(0), LibraryModel::MatchIdRole, id);
    return rows.isEmpty() ? QVariant() : rows.first().data(role);
  };
  const auto pictureOf = [&] { return told(LibraryModel::PictureRole).toUrl(); };
  Dump dump;
  plant(QStringLiteral("import RainDelay.Shell\nTablePainter {}"));
  const auto table = QObject::connect(library.pictures(), &TablePictures::matchChanged, &window(),
                                      [&dump, &library] {
                                        MatchController* shown = library.pictures()->match();
                                        if (shown != nullptr) dump.add("table", objectsOf(*shown));
                                      });
  library.refresh();
  hand_->until(isKnown, QStringLiteral("the library doesn't find the match"));
  library.pictures()->want(id);
  hand_->until([&] { return !pictureOf().isEmpty(); },
               QStringLiteral("no picture of the table is taken"));
  QObject::disconnect(table);
  dump.add("picture", squaresOf(QImage(pictureOf().toLocalFile())));
  for (const int role : {LibraryModel::NameRole, LibraryModel::ScoreRole, LibraryModel::OutcomeRole,
                         LibraryModel::LengthRole, LibraryModel::WaitsRole, LibraryModel::ReadRole,
                         LibraryModel::ProblemRole, LibraryModel::SectionRole}) {
    dump.add("library, " + matches.roleNames().value(role).toStdString(),
             told(role).toString().toStdString());
  }
  PlayerStatistics statistics;
  statistics.setMatches(library.collection()->matches());
  for (int i = 0; i < statistics.metaObject()->propertyCount(); ++i) {
    const QMetaProperty property = statistics.metaObject()->property(i);
    if (qstrcmp(property.name(), "matches") == 0) continue;
    QString words;
    QDebug(&words) << property.read(&statistics);
    dump.add(std::string("statistics, ") + property.name(), words.toStdString());
  }
  QFile::remove(path);
  library.refresh();
  hand_->until([&] { return !isKnown(); }, QStringLiteral("the library keeps the match"));
  return dump;
}

Dump Stage::written() {
  Dump dump;
  dump.add("error output", testing::internal::GetCapturedStderr());
  testing::internal::CaptureStderr();
  return dump;
}

QString Stage::tableFileOf(QObject& object) const {
  const QString page = Application::instance().catalog().pageUrl(table_->gameId()).path();
  const QStringList folders{QStringLiteral("/qt/qml/RainDelay/Table"), folderOf(page)};
  const QString file = fileOf(object, folders);
  const bool ofTable = !file.isEmpty() && folders.contains(folderOf(file));
  return ofTable ? file.section(QLatin1Char('/'), -1) : QString();
}

QList<QPointer<QObject>> Stage::tableObjects() {
  QList<QPointer<QObject>> all;
  for (QObject* object : reachableFrom(window())) {
    if (!tableFileOf(*object).isEmpty()) all.append(object);
  }
  return all;
}

QStringList Stage::tableThings() {
  // The files of the hand-over screen.
  static const QStringList screen{QStringLiteral("HandOver.qml"), QStringLiteral("Ticket.qml")};
  QStringList things;
  for (QObject* object : reachableFrom(window())) {
    const QString file = tableFileOf(*object);
    const auto* model = qobject_cast<QAbstractItemModel*>(object);
    if (!file.isEmpty() && !screen.contains(file)) {
      things << typeOf(*object) + QStringLiteral(" of ") + file;
    } else if (model != nullptr && model->rowCount() > 0) {
      things << typeOf(*object) + QStringLiteral(" with rows");
    }
  }
  return things;
}

}  // namespace raindelay::privacy
