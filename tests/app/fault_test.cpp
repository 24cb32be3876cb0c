// Tests the messages a person gets, and the data kept, if a disk is full, a folder can't be
// written, or a file isn't as it should be. (Two windows and their matches: match_library_test.)
#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>

#include "app/book_fixture.h"
#include "app/record_fixture.h"
#include "library/match_library.h"
#include "scorebook/scorebook_view.h"
#include "shell/application.h"
#include "support/checksums.h"
#include "support/faults.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

const QString kGame = QStringLiteral("tarot-de-cooperstown");
const QStringList kNames{QStringLiteral("Ann"), QStringLiteral("Ben")};
const char* const kFull = "No space left on device";

class FaultTest : public FolderTest {
 protected:
  FaultTest() { fs::create_directories(matches_); }
  ~FaultTest() override { fs::permissions(matches_, fs::perms::owner_all); }

  [[nodiscard]] std::unique_ptr<MatchLibrary> library() const {
    return std::make_unique<MatchLibrary>(QString::fromStdString(matches_.string()),
                                          Application::instance().tables());
  }
  static MatchController* begin(MatchLibrary& library) {
    MatchController* table = library.start(kGame, kNames, nullptr, QStringLiteral("7"));
    if (table != nullptr) table->playback()->setMotionMs(0);
    return table;
  }
  static void play(MatchController& table, int moves) {
    for (int i = 0; i < moves && !table.over(); ++i) {
      ASSERT_TRUE(table.decision()->press(allowedText(table, i)));
    }
  }
  /// Those in the folder, but for the index, which a thread of its own writes when it likes.
  [[nodiscard]] std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    for (const auto& one : fs::directory_iterator(matches_)) {
      const fs::path name = one.path().filename();
      if (one.is_regular_file() && name != "ballast" && name != ".index") all.push_back(one.path());
    }
    return all;
  }
  static QString save(const fs::path& path) {
    ScorebookView view;
    const auto table = recordedTable("quick_baseball/undo");
    view.setMatch(table.get());
    return view.save(QUrl::fromLocalFile(QString::fromStdString(path.string())));
  }

  /// Neither books nor another match, on a full disk; and nothing half is left.
  void nothingElseIsWritten() {
    for (const char* ending : {"txt", "csv", "pdf", "png"}) {
      const fs::path book = matches_ / (std::string("book.") + ending);
      ASSERT_THAT(save(book).toStdString(), AllOf(HasSubstr(book), HasSubstr(kFull)));
    }
    const auto other = library();
    MatchController* unkept = begin(*other);
    ASSERT_NE(unkept, nullptr) << "it is played all the same";
    ASSERT_THAT(unkept->problem().toStdString(), HasSubstr(kFull));
    ASSERT_EQ(files().size(), 1U);
  }

  /// Once there is room again all of it is there, after what was.
  void allIsWritten(MatchController& table, const std::string& before) {
    ASSERT_TRUE(table.save());
    ASSERT_EQ(table.problem(), QString());
    const std::string kept = slurp(files().front());
    ASSERT_EQ(test::withoutSums(kept), recordText(table.match()));
    ASSERT_TRUE(kept.starts_with(before));
  }

  /// In a process of its own, which has a small disk where the matches are.
  void onASmallDisk() {
    const fs::path ballast = matches_ / "ballast";
    const auto shelf = library();
    MatchController* table = begin(*shelf);
    ASSERT_NE(table, nullptr) << shelf->lastError().toStdString();
    const std::string before = slurp(files().front());
    fillDisk(ballast);
    // More than is left in the last block of the file.
    for (int i = 0; i < 400 && table->problem().isEmpty(); ++i) play(*table, 1);
    ASSERT_THAT(table->problem().toStdString(), HasSubstr(kFull));
    const std::size_t steps = table->match().steps().size();
    play(*table, 2);
    ASSERT_GT(table->match().steps().size(), steps) << "play goes on";
    ASSERT_FALSE(table->save());
    ASSERT_NO_FATAL_FAILURE(nothingElseIsWritten());
    fs::remove(ballast);
    ASSERT_NO_FATAL_FAILURE(allIsWritten(*table, before));
  }

  const fs::path matches_ = home_ / "matches";
};

TEST_F(FaultTest, OnAFullDiskItIsSaidAndPlayGoesOn) {
  inAnotherProcess(home_, [&] {
    if (mountSmallDisk(matches_)) onASmallDisk();
  });
}

TEST_F(FaultTest, AFolderThatCannotBeWrittenIsNamed) {
  {
    const auto shelf = library();
    ASSERT_NE(begin(*shelf), nullptr);
  }
  const fs::path record = files().front();
  const std::string before = slurp(record);
  fs::permissions(record, static_cast<fs::perms>(0444));
  fs::permissions(matches_, static_cast<fs::perms>(0555));
  const auto shelf = library();
  {
    const NotRoot nobody;
    const auto refused = AllOf(HasSubstr(matches_), HasSubstr("Permission denied"));
    MatchController* unkept = begin(*shelf);
    ASSERT_NE(unkept, nullptr) << "it is played all the same";
    EXPECT_THAT(unkept->problem().toStdString(), refused);
    EXPECT_EQ(shelf->open(QString::fromStdString(record.string())), nullptr);
    EXPECT_THAT(shelf->lastError().toStdString(), refused);
    EXPECT_NE(shelf->watch(QString::fromStdString(record.string())), nullptr)
        << "it can still be watched: " << shelf->lastError().toStdString();
    EXPECT_THAT(save(matches_ / "book.pdf").toStdString(), refused);
  }
  EXPECT_THAT(files(), testing::ElementsAre(record));
  EXPECT_EQ(slurp(record), before);
}

TEST_F(FaultTest, ATornLineIsToldAndTheMatchGoesOn) {
  const std::string record = recordText(played(kGame.toStdString(), 3, 20));
  spill(matches_ / "a.raindelay", record + "{\"by\":1,\"d");
  const auto shelf = library();
  const QSignalSpy said(shelf->collection(), &MatchCollection::said);
  ASSERT_NE(shelf->resume(QStringLiteral("a.raindelay")), nullptr);
  ASSERT_EQ(said.count(), 1);
  EXPECT_THAT(said[0][0].toString().toStdString(),
              AllOf(HasSubstr("a.raindelay, line"), HasSubstr("cut off")));
  EXPECT_FALSE(said[0][2].toBool()) << "nothing went wrong";
  EXPECT_EQ(slurp(matches_ / "a.raindelay"), record);
}

TEST_F(FaultTest, WhatIsNoRecordOrFromTheFutureStaysAndSaysWhatItIs) {
  std::string future = recordText(played(kGame.toStdString(), 3, 20));
  future.replace(future.find("record/1"), 8, "record/2");
  const std::pair<std::string, std::string> faults[] = {{future, "newer version"},
                                                        {"hello\n", "isn't a Rain Delay match"}};
  for (const auto& [text, words] : faults) {
    spill(matches_ / "a.raindelay", text);
    const auto shelf = library();
    const QSignalSpy said(shelf->collection(), &MatchCollection::said);
    const auto why = AllOf(HasSubstr("a.raindelay, line 1"), HasSubstr(words));
    EXPECT_EQ(shelf->resume(QStringLiteral("a.raindelay")), nullptr);
    EXPECT_EQ(shelf->watch(QStringLiteral("a.raindelay")), nullptr);
    ASSERT_EQ(said.count(), 2);
    for (const auto& one : said) EXPECT_THAT(one[0].toString().toStdString(), why);
    shelf->refresh();
    shelf->waitForWorkers();
    QCoreApplication::sendPostedEvents();
    const LibraryModel& matches = *shelf->collection()->matches();
    ASSERT_EQ(matches.rowCount(), 1);
    EXPECT_TRUE(valueAt(matches, 0, "damaged").toBool());
    EXPECT_THAT(valueAt(matches, 0, "problem").toString().toStdString(), why);
    EXPECT_EQ(slurp(matches_ / "a.raindelay"), text);
  }
}

}  // namespace
}  // namespace raindelay
