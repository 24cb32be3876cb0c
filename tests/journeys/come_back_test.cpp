// The real program begins where it was left, unless it is asked for something else.
#include <gtest/gtest.h>

#include <QFile>
#include <QSettings>
#include <QThread>
#include <functional>

#include "real_program.h"
#include "support/program.h"

namespace raindelay {
namespace {

class ComeBack : public testing::Test {
 protected:
  [[nodiscard]] QString settingsFile() const {
    return program_.home.filePath(QStringLiteral("settings.ini"));
  }
  void set(const QString& key, const QVariant& value) {
    QSettings(settingsFile(), QSettings::IniFormat).setValue(key, value);
  }
  [[nodiscard]] QStringList leftAt() const {
    return QSettings(settingsFile(), QSettings::IniFormat)
        .value(QStringLiteral("leftAt"))
        .toStringList();
  }
  static void wait(const std::function<bool()>& until) {
    QElapsedTimer waited;
    waited.start();
    while (!until()) {
      ASSERT_LT(waited.elapsed(), RealProgram::kPatienceMs);
      QThread::msleep(20);
    }
  }
  /// A match is taken in, and is at the table.
  void beginAtTheTable() {
    const QString record = program_.home.filePath(QStringLiteral("given.raindelay"));
    const std::vector<std::string> play{"play", "quick-tennis", "--save", record.toStdString()};
    ASSERT_EQ(runProgram(RAINDELAY_LAB, play).code, 0);
    ASSERT_NO_FATAL_FAILURE(program_.begin({record}));
    ASSERT_NO_FATAL_FAILURE(wait([this] { return leftAt().value(0) == QLatin1String("match"); }));
  }
  [[nodiscard]] QString matches() const {
    return program_.home.filePath(QStringLiteral("matches"));
  }
  /// The page where it was left after being started so, with the library open before, and ended.
  QStringList leftAfter(const QStringList& words) {
    set(QStringLiteral("leftAt"), QStringList{QStringLiteral("library")});
    program_.begin(words);
    program_.end();
    EXPECT_EQ(program_.said(), "");
    return leftAt();
  }

  RealProgram program_;
};

TEST_F(ComeBack, EndedAtATableItSitsAtThatTable) {
  ASSERT_NO_FATAL_FAILURE(beginAtTheTable());
  program_.end();
  const QStringList left = leftAt();
  ASSERT_NO_FATAL_FAILURE(program_.begin());
  EXPECT_TRUE(program_.holds(matches()));
  program_.end();
  EXPECT_EQ(program_.said(), "");
  EXPECT_EQ(leftAt(), left);
}

TEST_F(ComeBack, KilledAtATableItIsOnTheShelf) {
  ASSERT_NO_FATAL_FAILURE(beginAtTheTable());
  const QStringList left = leftAt();
  ASSERT_NO_FATAL_FAILURE(program_.kill());
  ASSERT_NO_FATAL_FAILURE(program_.begin());
  EXPECT_FALSE(program_.holds(matches()));
  program_.end();
  EXPECT_EQ(program_.said(), "");
  EXPECT_EQ(leftAt(), QStringList());
  EXPECT_TRUE(QDir(matches()).exists(left.value(1)));
}

TEST_F(ComeBack, WithoutTheMatchThatItEndedInItIsOnTheShelf) {
  ASSERT_NO_FATAL_FAILURE(beginAtTheTable());
  program_.end();
  ASSERT_TRUE(QDir(matches()).removeRecursively());
  ASSERT_NO_FATAL_FAILURE(program_.begin());
  EXPECT_FALSE(program_.holds(matches()));
  program_.end();
  EXPECT_EQ(program_.said(), "");
  EXPECT_EQ(leftAt(), QStringList());
}

TEST_F(ComeBack, ARecordThatKilledAStartIsSetAside) {
  const QString record = QDir(matches()).filePath(QStringLiteral("a.raindelay"));
  ASSERT_TRUE(QDir().mkpath(matches()));
  const std::vector<std::string> play{"play", "quick-tennis", "--save", record.toStdString()};
  ASSERT_EQ(runProgram(RAINDELAY_LAB, play).code, 0);
  const auto bytes = [](const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const QByteArray before = bytes(record);
  QFile note(QDir(matches()).filePath(QStringLiteral(".running")));
  ASSERT_TRUE(note.open(QIODevice::WriteOnly));
  note.write(QByteArrayLiteral("running\0a.raindelay\0"));
  note.close();
  for (int starts = 0; starts < 2; ++starts) {
    ASSERT_NO_FATAL_FAILURE(program_.begin());
    ASSERT_NO_FATAL_FAILURE(wait([&] {
      return bytes(QDir(matches()).filePath(QStringLiteral(".index")))
          .contains("read only when you ask");
    }));
    program_.end();
    EXPECT_EQ(program_.said(), "");
    EXPECT_EQ(bytes(note.fileName()), "") << "it ended in order";
    EXPECT_EQ(bytes(record), before);
  }
}

TEST_F(ComeBack, ToTheLibrary) {
  EXPECT_EQ(leftAfter({}), QStringList{QStringLiteral("library")});
}

TEST_F(ComeBack, NotInSafeMode) {
  EXPECT_EQ(leftAfter({QStringLiteral("--safe-mode")}), QStringList());
}

TEST_F(ComeBack, NotIfItWasSwitchedOff) {
  set(QStringLiteral("comesBack"), false);
  EXPECT_EQ(leftAfter({}), QStringList());
}

TEST_F(ComeBack, NotIfAFileIsOpened) {
  const QString table = program_.home.filePath(QStringLiteral("cards.csv"));
  QFile file(table);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("name\nTroll\n");
  file.close();
  EXPECT_EQ(leftAfter({table}).value(0), QStringLiteral("studio"));
}

}  // namespace
}  // namespace raindelay
