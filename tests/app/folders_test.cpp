// The program's own folders.
#include "library/folders.h"

#include <gmock/gmock.h>

#include <QDateTime>

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

}  // namespace
}  // namespace raindelay
