// The real program begins where it was left, unless it is asked for something else.
#include <gtest/gtest.h>

#include <QFile>
#include <QSettings>

#include "real_program.h"

namespace raindelay {
namespace {

class ComeBack : public testing::Test {
 protected:
  ComeBack() { set(QStringLiteral("leftAt"), QStringList{QStringLiteral("library")}); }

  [[nodiscard]] QString settingsFile() const {
    return program_.home.filePath(QStringLiteral("settings.ini"));
  }
  void set(const QString& key, const QVariant& value) {
    QSettings(settingsFile(), QSettings::IniFormat).setValue(key, value);
  }
  /// Where it was left once it has been started so and ended.
  QStringList leftAfter(const QStringList& words) {
    program_.begin(words);
    program_.end();
    EXPECT_EQ(program_.said(), "");
    return QSettings(settingsFile(), QSettings::IniFormat)
        .value(QStringLiteral("leftAt"))
        .toStringList();
  }

  RealProgram program_;
};

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
