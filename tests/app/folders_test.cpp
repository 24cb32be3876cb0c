// The program's own folders.
#include "library/folders.h"

#include <gmock/gmock.h>

#include <QDateTime>

#include "support/faults.h"
#include "support/folder_test.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

class FoldersTest : public FolderTest {
 protected:
  FoldersTest() { qputenv("RAINDELAY_HOME", QByteArray::fromStdString(home_.string())); }
  ~FoldersTest() override { qputenv("RAINDELAY_HOME", before_); }

  static void tidy() { tidyFolders(QDateTime::currentMSecsSinceEpoch() * 1'000'000); }

 private:
  const QByteArray before_ = qgetenv("RAINDELAY_HOME");
};

TEST_F(FoldersTest, WhatAKilledProgramLeftGoesAtTheStart) {
  const fs::path exports = exportFolder().toStdString();
  const fs::path old = exports / ".a.json-0123456789abcdef.unfinished";
  const fs::path young = exports / ".b.json-0123456789abcdef.unfinished";
  spill(old, "half");
  spill(young, "half");
  spill(exports / "a.json", "{}");
  fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(2));
  tidy();
  EXPECT_FALSE(fs::exists(old));
  EXPECT_TRUE(fs::exists(young));
  EXPECT_TRUE(fs::exists(exports / "a.json"));
}

TEST_F(FoldersTest, OursAreClosedToOthersAtTheStart) {
  const NoUmask open;
  const fs::path exports = exportFolder().toStdString();
  const fs::path tour = tourFolder().toStdString();
  spill(exports / "a.json", "{}");
  spill(tour / "deck.yaml", "x");
  fs::permissions(home_, static_cast<fs::perms>(0755));
  tidy();
  EXPECT_EQ(modeOf(exports), 0700U);
  EXPECT_EQ(modeOf(exports / "a.json"), 0600U);
  EXPECT_EQ(modeOf(tour), 0700U);
  EXPECT_EQ(modeOf(home_), 0755U) << "somebody has other things there";
  fs::remove_all(home_ / "matches");
  EXPECT_EQ(unwritableFolder(), QString());
  EXPECT_EQ(modeOf(home_ / "matches"), 0700U);
}

}  // namespace
}  // namespace raindelay
