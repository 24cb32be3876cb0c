// Runs the tests of QML (tst_*.qml): the program's modules, card pictures and typefaces, an empty
// home, and everything shown at once.
#include <QtQuickTest/quicktest.h>
#include <sys/resource.h>

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlEngine>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QWindow>
#include <csignal>
#include <utility>

#include "core/random.h"
#include "deck/templates.h"
#include "fonts/fonts.h"
#include "library/folders.h"
#include "library/match_library.h"
#include "match/record.h"
#include "modules.h"
#include "shelf/run_note.h"
#include "shelf/shelf.h"
#include "shell/application.h"
#include "shell/settings.h"
#include "table/sounds.h"
#include "words.h"

namespace raindelay {

/// Keys that Qt Quick Test can't press.
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

/// The files of matches, as somebody else may treat them.
class Library : public QObject {
  Q_OBJECT

 public:
  /// Not one match is left.
  Q_INVOKABLE void clear() {
    MatchLibrary& library = Application::instance().library();
    library.leave();
    library.waitForWorkers();
    QDir(matchFolder()).removeRecursively();
    library.refresh();
    library.waitForWorkers();
    QCoreApplication::sendPostedEvents(library.collection());
  }
  /// The program has died with this place open (as Settings.leftAt has it), and while it read this
  /// file, if one is named: its next start finds the note.
  Q_INVOKABLE void die(const QStringList& place, const QString& reading = {}) {
    Application::instance().library().collection()->note().end();
    QDir().mkpath(matchFolder());
    QFile file(QDir(matchFolder()).filePath(QStringLiteral(".running")));
    if (!file.open(QIODevice::WriteOnly)) qFatal("there is no folder for matches");
    for (const QString& word : QStringList{QStringLiteral("running"), reading} + place) {
      file.write(word.toUtf8() + '\0');
    }
  }
  /// A match is played to its end, by seats that choose without thought, whatever `kinds` says of
  /// them (a person where it is silent); it begins on that day of May 2026, from 1. Its file is in
  /// the folder; the library hasn't looked for it yet.
  Q_INVOKABLE void play(const QString& game, const QStringList& names, int day, bool practice,
                        const QStringList& kinds = {}) {
    const auto shelved = shelf::take(Options(*(*findGame(game.toStdString()))->info));
    std::vector<SeatPlayer> players;
    for (const QString& name : names) {
      const QString kind =
          kinds.value(static_cast<qsizetype>(players.size()), QStringLiteral("human"));
      players.push_back({name.toStdString(), kind.toStdString()});
    }
    const auto seed = static_cast<std::uint64_t>(day);
    MatchSetup setup = shelf::setupFor(*shelved, players, seed);
    setup.practice = practice;
    setup.created = QDateTime({2026, 5, 1}, {12, 0}, Qt::UTC)
                        .addDays(day - 1)
                        .toString(Qt::ISODate)
                        .toStdString();
    Match match = *Match::begin(shelved->game, setup);
    Stream random(seed, "choices");
    while (match.turn().kind == Turn::Kind::kSeat) {
      const ActionList legal = match.legal();
      if (match.act(
              legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))])) {
        qFatal("%s can't be played", qPrintable(game));
      }
    }
    QDir().mkpath(matchFolder());
    QFile file(QDir(matchFolder()).filePath(QStringLiteral("%1-%2.raindelay").arg(game).arg(day)));
    if (!file.open(QIODevice::WriteOnly)) qFatal("there is no folder for matches");
    file.write(QByteArray::fromStdString(recordText(match)));
  }
  /// Whoever's turn it is does something without thought, the same for the same number.
  Q_INVOKABLE void choose(raindelay::MatchController* table, int number) {
    const Match& match = table->match();
    if (match.turn().kind != Turn::Kind::kSeat) return;
    const ActionList legal = match.legal();
    Stream random(7, "choices", static_cast<std::uint64_t>(number));
    const Action action =
        legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    table->decision()->press(QString::fromStdString(match.game().text(action)));
  }
  /// Looking back takes moments: it is done as a Rookie would.
  Q_INVOKABLE void lookAsRookie(raindelay::Replay* replay) {
    replay->analysis()->setLevel(PlayerKind::kRookie);
  }
  /// From now on no file grows, as on a full disk; or they do again.
  Q_INVOKABLE void fill(bool full) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = full ? 0 : limit.rlim_max;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  /// A match's file says something that can't be, from its second line on.
  Q_INVOKABLE void damage(const QString& matchId) {
    QFile file(Application::instance().library().collection()->pathOf(matchId));
    if (!file.open(QIODevice::ReadOnly)) qFatal("there is no %s", qPrintable(matchId));
    const QByteArray header = file.readLine();
    // In one go: the library may be reading.
    QSaveFile damaged(file.fileName());
    if (!damaged.open(QIODevice::WriteOnly)) qFatal("%s can't be written", qPrintable(matchId));
    damaged.write(header + "{\"by\":0,\"do\":\"fly\"}\n" + file.readAll());
    damaged.commit();
  }
};

/// Files of decks, as a designer's other programs write them.
class Files : public QObject {
  Q_OBJECT

 public:
  /// A new folder with a deck.yaml and a cards.csv.
  Q_INVOKABLE QUrl deck(const QString& layout, const QString& table) {
    return deckIn(QStringLiteral("deck"), layout, table);
  }
  /// The same, by the folder's name.
  Q_INVOKABLE QUrl deckIn(const QString& name, const QString& layout, const QString& table) {
    folders_.push_back(std::make_unique<QTemporaryDir>());
    const QDir parent(folders_.back()->path());
    parent.mkdir(name);
    QUrl folder = QUrl::fromLocalFile(parent.filePath(name));
    replace(folder, QStringLiteral("deck.yaml"), layout);
    replace(folder, QStringLiteral("cards.csv"), table);
    return folder;
  }
  /// A new folder with the tour's deck, which has three mistakes.
  Q_INVOKABLE QUrl example() {
    const QUrl place = folder();
    const QString deck = QDir(place.toLocalFile()).filePath(QStringLiteral("deck"));
    if (!deck::writeDeck(deck::exampleFiles("Ferry"), deck.toStdString())) qFatal("no example");
    return QUrl::fromLocalFile(deck);
  }
  /// The folder for pictures of screens; empty if nobody wants them.
  Q_INVOKABLE QString pictures() { return qEnvironmentVariable("RAINDELAY_PICTURES"); }
  /// A new folder with nothing in it.
  Q_INVOKABLE QUrl folder() {
    folders_.push_back(std::make_unique<QTemporaryDir>());
    return QUrl::fromLocalFile(folders_.back()->path());
  }
  Q_INVOKABLE QString path(const QUrl& folder) { return folder.toLocalFile(); }
  /// All files in it and below, hidden ones too, sorted.
  Q_INVOKABLE QStringList list(const QUrl& folder) {
    const QDir top(folder.toLocalFile());
    QStringList names;
    QDirIterator files(top.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) names << top.relativeFilePath(files.next());
    names.sort();
    return names;
  }
  /// Another file takes its place, as most editors save.
  Q_INVOKABLE void replace(const QUrl& folder, const QString& name, const QString& text) {
    QSaveFile file(QDir(folder.toLocalFile()).filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("%s can't be written", qPrintable(name));
    file.write(text.toUtf8());
    if (!file.commit()) qFatal("%s can't be written", qPrintable(name));
  }
  Q_INVOKABLE QString read(const QUrl& folder, const QString& name) {
    QFile file(QDir(folder.toLocalFile()).filePath(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s can't be read", qPrintable(name));
    return QString::fromUtf8(file.readAll());
  }

 private:
  std::vector<std::unique_ptr<QTemporaryDir>> folders_;
};

/// Hears what a player would.
class Ears : public QObject {
  Q_OBJECT

 public:
  /// The sounds since the last call, by their names.
  Q_INVOKABLE QStringList heard() { return std::exchange(*heard_, {}); }
  void listen() { Application::instance().sounds().setSpeaker(std::make_unique<Ear>(heard_)); }

 private:
  class Ear : public Speaker {
   public:
    explicit Ear(std::shared_ptr<QStringList> heard) : heard_(std::move(heard)) {}
    void play(sound::Sound sound, double /*volume*/) override {
      const std::string_view name = sound::nameOf(sound);
      heard_->append(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }

   private:
    std::shared_ptr<QStringList> heard_;
  };

  std::shared_ptr<QStringList> heard_ = std::make_shared<QStringList>();
};

class QmlSetup : public QObject {
  Q_OBJECT

 public:
  QmlSetup() {
    for (const char* home : {"RAINDELAY_HOME", "HOME"}) qputenv(home, home_.path().toUtf8());
  }

  /// What QML had to complain of in all tests.
  [[nodiscard]] const QList<QQmlError>& warnings() const { return warnings_; }

 public slots:  // NOLINT(readability-redundant-access-specifiers): moc reads it
  void applicationAvailable() {
    for (const QString& font : loadFonts()) qFatal("no typeface %s", qPrintable(font));
    Application::instance().settings().setMotion(QStringLiteral("instant"));
  }
  void qmlEngineAvailable(QQmlEngine* engine) {
    prepareEngine(*engine);
    QObject::connect(engine, &QQmlEngine::warnings, this,
                     [this](const QList<QQmlError>& warnings) { warnings_ += warnings; });
    ears_.listen();
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Ears", &ears_);
    QObject::connect(&Application::instance().settings(), &Settings::languageChanged, engine,
                     &QQmlEngine::retranslate);
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Keyboard", &keyboard_);
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Library", &library_);
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Files", &files_);
    qmlRegisterSingletonInstance("RainDelay.Testing", 1, 0, "Words", &words_);
  }
  void cleanupTestCase() {
    Application::instance().library().leave();
    Application::instance().library().waitForWorkers();
  }

 private:
  QList<QQmlError> warnings_;
  QTemporaryDir home_;
  Keyboard keyboard_;
  Library library_;
  Files files_;
  Ears ears_;
  Words words_;
};

}  // namespace raindelay

int main(int argc, char** argv) {
  raindelay::QmlSetup setup;
  const int failed = quick_test_main_with_setup(argc, argv, "raindelay", nullptr, &setup);
  for (const QQmlError& warning : setup.warnings()) {
    qWarning("FAIL! A warning of QML: %s", qPrintable(warning.toString()));
  }
  return failed != 0 || !setup.warnings().empty() ? 1 : 0;
}

#include "main.moc"
