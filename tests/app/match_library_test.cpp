#include "library/match_library.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/marked_language.h"
#include "app/table_fixture.h"
#include "core/limits.h"
#include "core/random.h"
#include "match/record.h"
#include "shell/application.h"
#include "shell/settings.h"

namespace raindelay {
namespace {

const QString kQuickBaseball = QStringLiteral("quick-baseball");
const QStringList kNames{QStringLiteral("Ann"), QStringLiteral("Ben")};

class MatchLibraryTest : public testing::Test {
 protected:
  [[nodiscard]] QString folder() const { return home_.filePath(QStringLiteral("matches")); }

  /// Each look at the clock is a second later.
  std::unique_ptr<MatchLibrary> library(const QString& folder) {
    return std::make_unique<MatchLibrary>(folder, Application::instance().tables(),
                                          [this] { return now_ = now_.addSecs(1); });
  }

  /// A new match whose table shows everything at once.
  static MatchController* begin(MatchLibrary& library, const QString& game = kCooperstown,
                                bool practice = false) {
    MatchController* table = library.start(game, kNames, nullptr, QStringLiteral("7"), practice);
    if (table != nullptr) table->playback()->setMotionMs(0);
    return table;
  }

  /// Any `count` actions that are allowed.
  static void play(MatchController& table, int count) {
    Stream random(11, "choices");
    for (int i = 0; i < count && !table.over(); ++i) {
      ASSERT_TRUE(table.decision()->press(allowedText(table, random.below(64))));
    }
  }

  /// The number of steps that a record's text holds.
  static qsizetype stepsIn(const QByteArray& record) { return record.count("{\"by\""); }

  static void look(MatchLibrary& library) {
    library.refresh();
    library.waitForWorkers();
    QCoreApplication::sendPostedEvents();
  }

  [[nodiscard]] QStringList files() const { return QDir(folder()).entryList(QDir::Files); }
  [[nodiscard]] QByteArray record() const {
    QFile file(QDir(folder()).filePath(files().value(0)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void write(const QString& name, const QByteArray& text) const {
    ASSERT_TRUE(QDir().mkpath(folder()));
    QFile file(QDir(folder()).filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  QTemporaryDir home_;
  QDateTime now_{QDate(2026, 6, 1), QTime(19, 5)};
};

TEST_F(MatchLibraryTest, EveryActionIsInTheFileAsItIsMade) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  ASSERT_EQ(files().size(), 1);
  EXPECT_TRUE(files()[0].startsWith(QStringLiteral("2026-06-01-1905")));
  EXPECT_TRUE(files()[0].contains(kCooperstown));
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(table->decision()->press(allowedText(*table, i)));
    EXPECT_EQ(stepsIn(record()), static_cast<qsizetype>(table->match().steps().size()));
  }
  EXPECT_EQ(table->problem(), QString());
}

TEST_F(MatchLibraryTest, TheMatchAtTheTableCanBeOpenedAgain) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  play(*table, 5);
  const std::size_t steps = table->match().steps().size();
  table = shelf->resume(files()[0]);
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  EXPECT_EQ(table->match().steps().size(), steps);
  table->playback()->setMotionMs(0);
  play(*table, 5);
  EXPECT_EQ(stepsIn(record()), static_cast<qsizetype>(table->match().steps().size()));
}

TEST_F(MatchLibraryTest, MatchesThatBeginAtTheSameMomentHaveFilesOfTheirOwn) {
  MatchLibrary shelf(folder(), Application::instance().tables(), [this] { return now_; });
  for (int count = 1; count <= 3; ++count) {
    ASSERT_NE(begin(shelf), nullptr) << shelf.lastError().toStdString();
    EXPECT_EQ(files().size(), count);
  }
}

TEST_F(MatchLibraryTest, AMatchWhoseProgramDiedIsOfferedWithEverything) {
  QByteArray left;
  {
    const auto shelf = library(folder());
    MatchController* table = begin(*shelf);
    ASSERT_NE(table, nullptr);
    play(*table, 30);
    left = record();  // what the system has at this instant
    ASSERT_TRUE(QDir(folder()).removeRecursively());
  }
  ASSERT_TRUE(QDir(folder()).removeRecursively());
  write(QStringLiteral("left.raindelay"), left + "{\"by\":0,\"do");  // a torn line behind it
  const auto shelf = library(folder());
  look(*shelf);
  ASSERT_EQ(shelf->unfinished()->rowCount(), 1);
  EXPECT_EQ(valueAt(*shelf->unfinished(), 0, "players").toString(), QStringLiteral("Ann – Ben"));
  const QString id = valueAt(*shelf->unfinished(), 0, "matchId").toString();
  MatchController* table = shelf->resume(id);
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  EXPECT_FALSE(table->playback()->busy()) << "the table shows where the match stands";
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_EQ(static_cast<qsizetype>(table->match().steps().size()), stepsIn(left));
  table->playback()->setMotionMs(0);
  play(*table, 5);
  EXPECT_TRUE(record().startsWith(left)) << "what was there stays as it was";
  EXPECT_EQ(stepsIn(record()), static_cast<qsizetype>(table->match().steps().size()));
}

TEST_F(MatchLibraryTest, AFinishedMatchDoesNotWait) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr);
  play(*table, 5000);
  ASSERT_TRUE(table->over());
  shelf->leave();
  look(*shelf);
  EXPECT_EQ(files().size(), 1);
  EXPECT_EQ(shelf->unfinished()->rowCount(), 0);
}

TEST_F(MatchLibraryTest, TheLatestComesFirstAndRubbishNotAtAll) {
  const auto shelf = library(folder());
  ASSERT_NE(begin(*shelf), nullptr);
  ASSERT_NE(begin(*shelf), nullptr);
  shelf->leave();
  write(QStringLiteral("rubbish.raindelay"), QByteArray(1000, '{'));
  write(QStringLiteral("empty.raindelay"), {});
  write(QStringLiteral("notes.txt"), "hello");
  look(*shelf);
  EXPECT_EQ(shelf->unfinished()->rowCount(), 2);
}

TEST_F(MatchLibraryTest, WhatCannotBeStartedSaysWhy) {
  const auto shelf = library(folder());
  EXPECT_EQ(shelf->start(QStringLiteral("tarot-de-coperstown"), kNames, nullptr, {}), nullptr);
  EXPECT_TRUE(shelf->lastError().contains(kCooperstown)) << "the nearest name is told";
  EXPECT_EQ(shelf->start(kCooperstown, kNames, nullptr, QStringLiteral("seven")), nullptr);
  EXPECT_FALSE(shelf->lastError().isEmpty());
  ASSERT_NE(begin(*shelf), nullptr);
  EXPECT_EQ(shelf->lastError(), QString());
}

TEST_F(MatchLibraryTest, AGameThatIsOverGoesOnAsADoubleheader) {
  const auto shelf = library(folder());
  MatchController* table =
      shelf->start(QStringLiteral("tarot-de-cooperstown"), {}, nullptr, QStringLiteral("7"));
  ASSERT_NE(table, nullptr);
  table->playback()->setMotionMs(0);
  play(*table, 100'000);
  ASSERT_TRUE(table->over());
  const std::size_t steps = table->match().steps().size();
  const QString first = shelf->tableId();
  table = shelf->goOnWith(QStringLiteral("doubleheader"));
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  EXPECT_FALSE(table->over());
  EXPECT_GT(table->match().steps().size(), steps) << "the field of the second game is laid";
  EXPECT_EQ(table->match().setup().options.at("doubleheader"), "on");
  EXPECT_NE(shelf->tableId(), first);
  EXPECT_EQ(files().size(), 2);
  EXPECT_EQ(shelf->goOnWith(QStringLiteral("weather")), nullptr);
  EXPECT_NE(shelf->lastError(), QString());
}

TEST_F(MatchLibraryTest, WhatComesInAMatchThatGoesOnIsNotPlayedBeforehand) {
  const auto shelf = library(folder());
  for (const bool practice : {false, true}) {
    MatchController* table = begin(*shelf, kCooperstown, practice);
    ASSERT_NE(table, nullptr);
    play(*table, 5);
    const Replay* replay = shelf->watchAgain();
    ASSERT_NE(replay, nullptr) << shelf->lastError().toStdString();
    EXPECT_EQ(replay->canBranch(), practice);
    EXPECT_EQ(shelf->playOn() != nullptr, practice);
  }
}

TEST_F(MatchLibraryTest, WithoutAFolderAMatchIsPlayedAndSaysThatItIsNotKept) {
  QFile inTheWay(folder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf, kCooperstown, true);
  ASSERT_NE(table, nullptr);
  EXPECT_TRUE(table->problem().contains(folder()));
  EXPECT_EQ(shelf->tableId(), QString());
  play(*table, 5);
  const std::size_t steps = table->match().steps().size();
  EXPECT_GT(steps, 0U);
  EXPECT_FALSE(table->save());
  Replay* replay = shelf->watchAgain();
  ASSERT_NE(replay, nullptr) << shelf->lastError().toStdString();
  EXPECT_EQ(replay->match()->match().steps().size(), steps);
  table = shelf->playOn();
  ASSERT_NE(table, nullptr);
  EXPECT_TRUE(table->problem().contains(folder()));
}

TEST_F(MatchLibraryTest, AsSoonAsItCanBeTheMatchIsKeptFromItsBeginning) {
  QFile inTheWay(folder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr);
  play(*table, 3);
  ASSERT_TRUE(inTheWay.remove());
  play(*table, 1);
  EXPECT_EQ(table->problem(), QString());
  ASSERT_EQ(files().size(), 1);
  EXPECT_EQ(shelf->tableId(), files()[0]);
  EXPECT_EQ(record().toStdString(), recordText(table->match()));
}

TEST_F(MatchLibraryTest, AMatchWhoseFileWasTakenAwayIsKeptInANewOne) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  play(*table, 5);
  const QString first = shelf->tableId();
  ASSERT_TRUE(QDir(folder()).removeRecursively());
  play(*table, 5);
  EXPECT_EQ(table->problem(), QString());
  EXPECT_EQ(stepsIn(record()), static_cast<qsizetype>(table->match().steps().size()));
  EXPECT_EQ(files().filter(QStringLiteral(".raindelay")), QStringList{shelf->tableId()});
  EXPECT_NE(shelf->tableId(), first);
}

TEST_F(MatchLibraryTest, TellsThatNothingCanBeKept) {
  const QByteArray before = qgetenv("RAINDELAY_HOME");
  const auto shelf = library(folder());
  const QSignalSpy said(shelf->collection(), &MatchCollection::said);
  qputenv("RAINDELAY_HOME", home_.path().toUtf8());
  shelf->lookForRoom();
  EXPECT_EQ(said.count(), 0);
  // (Not even root can make this one.)
  qputenv("RAINDELAY_HOME", "/proc/raindelay");
  shelf->lookForRoom();
  qputenv("RAINDELAY_HOME", before);
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said[0][0].toString().contains(QStringLiteral("/proc/raindelay")));
}

TEST_F(MatchLibraryTest, WhatCannotBeResumedSaysWhy) {
  const auto shelf = library(folder());
  EXPECT_EQ(shelf->resume(QStringLiteral("nothing.raindelay")), nullptr);
  EXPECT_FALSE(shelf->lastError().isEmpty());
  write(QStringLiteral("rubbish.raindelay"), "this is no record\n");
  EXPECT_EQ(shelf->resume(QStringLiteral("rubbish.raindelay")), nullptr);
  EXPECT_TRUE(shelf->lastError().contains(QStringLiteral("rubbish.raindelay")));
  // A file that cannot be read is left as it is.
  EXPECT_EQ(files(), QStringList{QStringLiteral("rubbish.raindelay")});
}

TEST_F(MatchLibraryTest, WhatIsNotedOfAFileIsSaidInThePlayersLanguage) {
  const auto shelf = library(folder());
  begin(*shelf);
  shelf->leave();
  const QString name = files().value(0);
  const QString noted = QStringLiteral(
      "<%1, line 2: the checksum isn't that of the lines above: they were changed "
      "after they were written; unless you did so yourself, look for an older copy>");
  write(name, record().split('\n').constFirst() + "\n{\"sum\":\"0\"}\n");
  QSignalSpy said(shelf->collection(), &MatchCollection::said);
  Marked marked;
  QCoreApplication::installTranslator(&marked);
  shelf->watch(name);
  QCoreApplication::removeTranslator(&marked);
  ASSERT_EQ(said.size(), 1);
  EXPECT_EQ(said[0][0].toString(), noted.arg(name));
}

TEST_F(MatchLibraryTest, OfTwoWindowsOneHasTheMatch) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  play(*table, 5);
  const QByteArray before = record();
  const auto other = library(folder());
  QStringList said;
  QObject::connect(other->collection(), &MatchCollection::said,
                   [&](const QString& sentence) { said << sentence; });
  EXPECT_EQ(other->resume(files()[0]), nullptr);
  ASSERT_EQ(said.size(), 1);
  EXPECT_TRUE(said[0].contains(QStringLiteral("open in another window")));
  EXPECT_EQ(record(), before);
  play(*table, 1);
  EXPECT_TRUE(record().startsWith(before));
  EXPECT_EQ(table->problem(), QString());
}

TEST_F(MatchLibraryTest, EmptyNamesGetDefaults) {
  const auto shelf = library(folder());
  MatchController* table =
      shelf->start(kCooperstown, {QStringLiteral("  "), {}}, nullptr, QStringLiteral("7"));
  ASSERT_NE(table, nullptr);
  for (const QString& name : table->seating()->names()) EXPECT_FALSE(name.trimmed().isEmpty());
  EXPECT_NE(table->seating()->names()[0], table->seating()->names()[1]);
}

TEST_F(MatchLibraryTest, WhatARecordRefusesInANameIsLeftOut) {
  const auto shelf = library(folder());
  const QString ann =
      QStringLiteral("Ann\n%1 of%2 the%3 Mound").arg(QChar(0x2028), QChar(0x202e), QChar(0x9b));
  const QString ben(300, QLatin1Char('b'));
  const MatchController* table =
      shelf->start(kCooperstown, {ann, ben}, nullptr, QStringLiteral("7"));
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->seating()->names()[0], QStringLiteral("Ann of the Mound"));
  EXPECT_EQ(table->seating()->names()[1], ben.left(kMaxTextBytes));
  EXPECT_TRUE(parseRecord(record().toStdString(), "m").ok());
}

TEST_F(MatchLibraryTest, ATableMovesAsTheSettingsSay) {
  const auto shelf = library(folder());
  Application::instance().settings().setMotion(QStringLiteral("instant"));
  MatchController* table = shelf->start(kCooperstown, kNames, nullptr, QStringLiteral("7"));
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->playback()->motionMs(), 0);
  EXPECT_FALSE(table->playback()->busy());
  Application::instance().settings().setMotion(QStringLiteral("slow"));
  EXPECT_EQ(table->playback()->motionMs(), Application::instance().settings().motionMs());
  Application::instance().settings().setMotion(QStringLiteral("normal"));
}

TEST_F(MatchLibraryTest, ATableIsHandedOnAsTheSettingsSay) {
  Settings& settings = Application::instance().settings();
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf, kQuickBaseball);
  ASSERT_EQ(table->seating()->handOverTo(), 0);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  EXPECT_TRUE(table->seating()->canEndTurn());
  settings.setEndTurn(false);
  EXPECT_EQ(table->seating()->handOverTo(), 1) << "it is passed on by itself now";
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  settings.setSecretChoice(QStringLiteral("together"));
  EXPECT_TRUE(table->seating()->everybodyLooks());
  settings.setSecretChoice(QStringLiteral("pass"));
  settings.setEndTurn(true);
  EXPECT_GE(table->seating()->handOverTo(), 0);
}

TEST_F(MatchLibraryTest, WhoComesBackIsAskedWhoItIs) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf, kQuickBaseball);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  shelf->leave();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  shelf->waitForWorkers();
  table = shelf->resume(files().value(0));
  ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
  EXPECT_EQ(table->seating()->lookingSeat(), -1);
  EXPECT_EQ(table->seating()->handOverTo(), 1) << "Ann's choice was made, and can't be seen";
  EXPECT_EQ(table->pieces()->rowCount(), 0);
}

TEST_F(MatchLibraryTest, ALockIsInNoFile) {
  Application::instance().settings().setSecretChoice(QStringLiteral("together"));
  {
    const auto shelf = library(folder());
    MatchController* table = begin(*shelf, kQuickBaseball);
    const QByteArray before = record();
    ASSERT_TRUE(table->decision()->joint()->lock(1, QStringLiteral("J")));
    EXPECT_EQ(record(), before);
    ASSERT_TRUE(table->decision()->joint()->lock(0, QStringLiteral("A")));
    EXPECT_EQ(stepsIn(record()), stepsIn(before) + 2) << "both, once both are there";
  }
  Application::instance().settings().setSecretChoice(QStringLiteral("pass"));
}

TEST_F(MatchLibraryTest, LeavingWhileCardsFlyIsSafeAndLosesNothing) {
  const auto shelf = library(folder());
  MatchController* table = shelf->start(kCooperstown, kNames, nullptr, QStringLiteral("7"));
  ASSERT_NE(table, nullptr);
  table->playback()->setMotionMs(1);
  ASSERT_TRUE(table->playback()->busy());
  const auto steps = static_cast<qsizetype>(table->match().steps().size());
  shelf->leave();
  shelf->waitForWorkers();
  EXPECT_EQ(stepsIn(record()), steps);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QCoreApplication::processEvents();
}

TEST_F(MatchLibraryTest, TheMovesOfARealGameLeadToTheView) {
  const auto shelf = library(folder());
  for (const char* seed : {"1", "2", "3"}) {
    MatchController* table = shelf->start(kCooperstown, kNames, nullptr, QString::fromLatin1(seed));
    ASSERT_NE(table, nullptr);
    table->playback()->setMotionMs(3'600'000);
    Stream random(5, seed);
    while (table->match().turn().kind == Turn::Kind::kSeat) {
      while (table->playback()->beat()) {
      }
      ASSERT_TRUE(agreesWithView(*table))
          << "seed " << seed << ", step " << table->match().steps().size();
      table->playback()->skip();
      ASSERT_FALSE(table->decision()->prompt().isEmpty());
      ASSERT_EQ(table->decision()->actions()->count(),
                static_cast<int>(table->match().legal().size()))
          << "what is allowed must be among what may be attempted";
      ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
    }
  }
}

TEST_F(MatchLibraryTest, EveryPieceThatMayMoveHasATarget) {
  const auto shelf = library(folder());
  MatchController* table = begin(*shelf);
  ASSERT_NE(table, nullptr);
  Stream random(6, "choices");
  for (int i = 0; i < 60 && !table->over(); ++i) {
    const PieceModel& pieces = *table->pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) {
      const QStringList targets = table->decision()->targets(
          valueAt(pieces, row, "place").toString(), valueAt(pieces, row, "order").toInt());
      ASSERT_EQ(valueAt(pieces, row, "movable").toBool(), !targets.isEmpty());
    }
    ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
  }
}

}  // namespace
}  // namespace raindelay
