#include "shell/settings.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/limits.h"
#include "library/folders.h"
#include "studio/export_options.h"

namespace raindelay {
namespace {

/// Each test has a home of its own.
class SettingsTest : public testing::Test {
 protected:
  SettingsTest() : before_(qgetenv("RAINDELAY_HOME")) {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
  }
  ~SettingsTest() override { qputenv("RAINDELAY_HOME", before_); }

  void write(const QByteArray& text) {
    QFile file(settingsFile());
    ASSERT_TRUE(QDir().mkpath(QFileInfo(file).path()));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  static void expectFallbacks(const Settings& settings) {
    EXPECT_EQ(settings.appearance(), QStringLiteral("system"));
    EXPECT_EQ(settings.textScale(), 1.0);
    EXPECT_EQ(settings.cardScale(), 1.0);
    EXPECT_EQ(settings.motion(), QStringLiteral("normal"));
    EXPECT_GT(settings.motionMs(), 0);
    EXPECT_FALSE(settings.muted());
    EXPECT_TRUE(settings.comesBack());
    EXPECT_EQ(settings.volume(), 0.6);
    expectFallbacksOfGames(settings);
  }
  static void expectFallbacksOfGames(const Settings& settings) {
    EXPECT_TRUE(settings.endTurn());
    EXPECT_FALSE(settings.soleAnswers());
    EXPECT_TRUE(settings.oneClick());
    EXPECT_FALSE(settings.tableHelps());
    EXPECT_EQ(settings.pack(QStringLiteral("tarot")), QString());
    EXPECT_EQ(settings.secretChoice(), QStringLiteral("pass"));
    EXPECT_EQ(settings.handOrder(QStringLiteral("tarot")), QString());
  }

  QTemporaryDir home_;
  QByteArray before_;
};

TEST_F(SettingsTest, LivesBelowTheHome) {
  EXPECT_TRUE(settingsFile().startsWith(home_.path()));
  EXPECT_TRUE(matchFolder().startsWith(home_.path()));
}

TEST_F(SettingsTest, NothingSaidMeansTheFallbacks) {
  const Settings settings(nullptr);
  expectFallbacks(settings);
  EXPECT_FALSE(settings.windowGeometry().isValid());
  EXPECT_FALSE(settings.windowMaximised());
  EXPECT_TRUE(settings.playerNames().isEmpty());
  EXPECT_TRUE(settings.leftAt().isEmpty());
}

TEST_F(SettingsTest, ADesktopWithoutMovementIsFollowedUnlessTheUserSaidOtherwise) {
  Settings settings(nullptr);
  settings.setStillDesktop(true);
  EXPECT_EQ(settings.motion(), QStringLiteral("instant"));
  EXPECT_EQ(settings.motionMs(), 0);
  settings.setMotion(QStringLiteral("slow"));
  EXPECT_GT(settings.motionMs(), 0);
}

TEST_F(SettingsTest, WhatIsSetIsThereAtTheNextStart) {
  {
    Settings settings(nullptr);
    settings.setAppearance(QStringLiteral("dark"));
    settings.setTextScale(1.5);
    settings.setCardScale(0.8);
    settings.setMotion(QStringLiteral("instant"));
    settings.setEndTurn(false);
    settings.setSoleAnswers(true);
    settings.setOneClick(false);
    settings.setTableHelps(true);
    settings.setMuted(true);
    settings.setComesBack(false);
    settings.setLeftAt({QStringLiteral("match"), QStringLiteral("a, b")});
    settings.setVolume(0.3);
    settings.setPack(QStringLiteral("cricket-card"), QStringLiteral("four-colours"));
    settings.setHandOrder(QStringLiteral("tarot"), QStringLiteral("by-rank"));
    settings.setSecretChoice(QStringLiteral("together"));
    settings.setPlayerNames({QStringLiteral("Ann, the first"), QStringLiteral("Bén")});
    settings.keepSetup(QStringLiteral("tarot"), {QStringLiteral("human"), QStringLiteral("pro")},
                       {QStringLiteral("hands=3")});
    settings.setWindowGeometry(QRect(10, 20, 900, 700));
    settings.setWindowMaximised(true);
  }
  const Settings settings(nullptr);
  EXPECT_EQ(settings.appearance(), QStringLiteral("dark"));
  EXPECT_TRUE(settings.dark());
  EXPECT_EQ(settings.textScale(), 1.5);
  EXPECT_EQ(settings.cardScale(), 0.8);
  EXPECT_EQ(settings.motionMs(), 0);
  EXPECT_FALSE(settings.endTurn());
  EXPECT_TRUE(settings.soleAnswers());
  EXPECT_FALSE(settings.oneClick());
  EXPECT_TRUE(settings.tableHelps());
  EXPECT_TRUE(settings.muted());
  EXPECT_FALSE(settings.comesBack());
  EXPECT_EQ(settings.leftAt(), (QStringList{QStringLiteral("match"), QStringLiteral("a, b")}));
  EXPECT_EQ(settings.volume(), 0.3);
  EXPECT_EQ(settings.pack(QStringLiteral("cricket-card")), QStringLiteral("four-colours"));
  EXPECT_EQ(settings.handOrder(QStringLiteral("tarot")), QStringLiteral("by-rank"));
  EXPECT_EQ(settings.handOrder(QStringLiteral("cricket-card")), QString());
  EXPECT_EQ(settings.pack(QStringLiteral("tarot")), QString());
  EXPECT_EQ(settings.secretChoice(), QStringLiteral("together"));
  EXPECT_EQ(settings.seats(QStringLiteral("tarot")),
            QStringList({QStringLiteral("human"), QStringLiteral("pro")}));
  EXPECT_EQ(settings.options(QStringLiteral("tarot")), QStringList(QStringLiteral("hands=3")));
  EXPECT_EQ(settings.seats(QStringLiteral("cricket-card")), QStringList());
  EXPECT_EQ(settings.playerNames(),
            (QStringList{QStringLiteral("Ann, the first"), QStringLiteral("Bén")}));
  EXPECT_EQ(settings.windowGeometry(), QRect(10, 20, 900, 700));
  EXPECT_TRUE(settings.windowMaximised());
}

TEST_F(SettingsTest, WrongValuesCountAsUnsaid) {
  write(
      "[General]\nappearance=purple\ntextScale=big\ncardScale=nan\nmotion=17\nendTurn="
      "maybe\nsecretChoice=never\nmuted=perhaps\nvolume=loud\n"
      "window=\"somewhere\"\nmaximised=often\n");
  const Settings settings(nullptr);
  expectFallbacks(settings);
  EXPECT_FALSE(settings.windowGeometry().isValid());
  EXPECT_FALSE(settings.windowMaximised());
}

TEST_F(SettingsTest, ValuesOutOfRangeAreBroughtIntoIt) {
  write("[General]\ntextScale=40\ncardScale=-3\nvolume=11\n");
  const Settings settings(nullptr);
  EXPECT_EQ(settings.textScale(), Settings::kLargestScale);
  EXPECT_EQ(settings.cardScale(), Settings::kSmallestScale);
  EXPECT_EQ(settings.volume(), 1.0);
}

TEST_F(SettingsTest, AFileOfRubbishDoesNoHarm) {
  constexpr char kRubbish[] =
      "[General\n\0\xff=]=\n@Variant(\0\0\0\x7f\0\0\0)\nwindow=@Rect(1 2)\n";
  QByteArray rubbish(kRubbish, sizeof kRubbish);
  for (int i = 0; i < 4096; ++i) rubbish.append(static_cast<char>(i * 37));
  write(rubbish);
  Settings settings(nullptr);
  expectFallbacks(settings);
  settings.setMotion(QStringLiteral("slow"));
  EXPECT_EQ(settings.motion(), QStringLiteral("slow"));
}

/// What may have the name of the file of settings, or of Qt's lock beside it.
struct Hindrance {
  const char* name;
  const char* ending;
  bool (*put)(const QString& path);
};

bool putPipe(const QString& path) {
  return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
}
bool putFolder(const QString& path) {
  return QDir().mkpath(path);
}
bool putDevice(const QString& path) {
  return QFile::link(QStringLiteral("/dev/zero"), path);
}
bool putLargeFile(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write("[General]\nmuted=true\n") > 0 &&
         file.resize(300 * static_cast<qint64>(kMegabyte));
}

bool putIn(const QString& path, const QByteArray& value) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) &&
         file.write("[General]\nmuted=true\nmotion=" + value + "\n") > 0;
}
/// A polygon of two thousand million corners.
bool putObject(const QString& path) {
  return putIn(path, "@Variant(\\0\\0\\0G\\x7f\\xff\\xff\\xff)");
}
bool putEscapedObject(const QString& path) {
  return putIn(path, "fast, \"\\x0040\"V\\x61riant(\\0\\0\\0G\\x7f\\xff\\xff\\xff)");
}

class HinderedSettings : public SettingsTest, public testing::WithParamInterface<Hindrance> {};

TEST_P(HinderedSettings, AreAsAtFirstAndThatIsToldOnce) {
  const QString place = settingsFile() + QLatin1String(GetParam().ending);
  ASSERT_TRUE(QDir().mkpath(QFileInfo(place).path()));
  ASSERT_TRUE(GetParam().put(place));
  struct stat before = {}, after = {};
  ASSERT_EQ(::lstat(QFile::encodeName(place).constData(), &before), 0);
  {
    Settings settings(nullptr);
    const QSignalSpy said(&settings, &Settings::said);
    expectFallbacks(settings);
    settings.lookAtFile();
    settings.setMotion(QStringLiteral("slow"));
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(settings.motion(), QStringLiteral("slow"));
    ASSERT_EQ(said.count(), 1);
    const QString sentence = said.front().front().toString();
    EXPECT_TRUE(sentence.startsWith(place)) << qPrintable(sentence);
    EXPECT_TRUE(sentence.contains(QLatin1String("ordinary file of up to 1 MB")));
    SheetOptions sheets;
    sheets.setProperty("paper", QStringLiteral("letter"));
  }
  ASSERT_EQ(::lstat(QFile::encodeName(place).constData(), &after), 0);
  EXPECT_EQ(after.st_ino, before.st_ino);
  EXPECT_EQ(after.st_size, before.st_size);
  EXPECT_EQ(QDir(home_.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
            QStringList(QFileInfo(place).fileName()));
}

INSTANTIATE_TEST_SUITE_P(By, HinderedSettings,
                         testing::Values(Hindrance{"Pipe", "", putPipe},
                                         Hindrance{"Folder", "", putFolder},
                                         Hindrance{"Device", "", putDevice},
                                         Hindrance{"LargeFile", "", putLargeFile},
                                         Hindrance{"Object", "", putObject},
                                         Hindrance{"EscapedObject", "", putEscapedObject},
                                         Hindrance{"PipeForALock", ".lock", putPipe},
                                         Hindrance{"FolderForALock", ".lock", putFolder}),
                         [](const auto& hindrance) { return std::string(hindrance.param.name); });

TEST_F(SettingsTest, AChangeIsToldOnce) {
  Settings settings(nullptr);
  QSignalSpy changes(&settings, &Settings::changed);
  settings.setMotion(QStringLiteral("slow"));
  settings.setMotion(QStringLiteral("slow"));
  EXPECT_EQ(changes.count(), 1);
}

}  // namespace
}  // namespace raindelay
