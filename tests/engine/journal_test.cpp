#include "match/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <functional>

#include "engine/killed_match.h"
#include "engine/toy_match.h"
#include "support/checksums.h"
#include "support/folder_test.h"
#include "support/full_disk.h"

namespace raindelay {
namespace {

using test::sealed;
using testing::HasSubstr;
using testing::StartsWith;

class JournalTest : public FolderTest {
 protected:
  [[nodiscard]] std::string content() const { return slurp(path_); }
  void write(const std::string& text) const { spill(path_, text); }

  const std::string path_ = home_ / "match.jsonl";
};

TEST_F(JournalTest, EveryLineIsThereAtOnce) {
  Match match = toy::match();
  Result<Journal> journal = Journal::create(path_, match);
  ASSERT_TRUE(journal.ok()) << journal.error().message;
  EXPECT_EQ(content(), recordText(match));
  Stream random(1, "choices");
  while (toy::actAtRandom(match, random)) {
    ASSERT_TRUE(journal->append(match).ok());
    ASSERT_THAT(content(), StartsWith(recordText(match)));
  }
  EXPECT_TRUE(journal->flush().ok());
}

TEST_F(JournalTest, TheLastStepOfAMatchHasAChecksum) {
  Match match = toy::match();
  Result<Journal> journal = Journal::create(path_, match);
  while (match.turn().kind != Turn::Kind::kOver) {
    EXPECT_EQ(content(), recordText(match));
    ASSERT_FALSE(match.act(match.legal()[0]));
    ASSERT_TRUE(journal->append(match).ok());
  }
  EXPECT_EQ(content(), sealed(recordText(match)));
  EXPECT_TRUE(journal->append(match).ok() && journal->seal().ok());
  EXPECT_EQ(content(), sealed(recordText(match))) << "one is enough";
}

TEST_F(JournalTest, WhatIsLeftGetsAChecksumIfItWasPlayedOn) {
  Match match = toy::match();
  const std::string begun = recordText(match);
  write(begun);
  {
    Resumed resumed = resumeToy(path_);
    ASSERT_TRUE(resumed.journal.seal().ok());
    EXPECT_EQ(content(), begun) << "nobody played";
    ASSERT_FALSE(resumed.match.act(Action{toy::kPass}));
    ASSERT_TRUE(resumed.journal.append(resumed.match).ok() && resumed.journal.seal().ok());
    EXPECT_EQ(content(), sealed(recordText(resumed.match)));
  }
  const std::string left = content();
  Resumed resumed = resumeToy(path_);
  ASSERT_FALSE(resumed.match.act(Action{toy::kPass}));
  ASSERT_TRUE(resumed.journal.append(resumed.match).ok() && resumed.journal.seal().ok());
  const Step& last = resumed.match.steps().back();
  EXPECT_EQ(content(), sealed(left + stepLine(resumed.match.game(), last)));
}

TEST_F(JournalTest, ManyStepsHaveChecksumsAmongThem) {
  Match match = toy::match();
  Result<Journal> journal = Journal::create(path_, match);
  while (match.steps().size() < 3 * kStepsPerSum) {
    ASSERT_FALSE(match.act(Action{toy::kPass}));
    ASSERT_TRUE(match.undo(Seat(0)));
    ASSERT_TRUE(journal->append(match).ok());
  }
  const std::string text = content();
  std::size_t unsummed = 0;
  std::size_t sums = 0;
  for (std::size_t at = text.find('\n') + 1; at < text.size(); at = text.find('\n', at) + 1) {
    const bool isSum = text.compare(at, 6, "{\"sum\"") == 0;
    unsummed = isSum ? 0 : unsummed + 1;
    sums += isSum ? 1 : 0;
    ASSERT_LE(unsummed, kStepsPerSum + 1) << "(the two steps that are written at once)";
  }
  EXPECT_EQ(sums, 3U);
  EXPECT_FALSE(parseRecord(text, path_)->note);
}

TEST_F(JournalTest, AnExistingFileIsNeverTouched) {
  write("precious");
  EXPECT_THAT(Journal::create(path_, toy::match()).error().message, HasSubstr("already exists"));
  EXPECT_EQ(content(), "precious");
}

TEST_F(JournalTest, WhatCouldNotBeReadBackIsNotBegun) {
  MatchSetup setup = toy::setup();
  setup.players[1].name = std::string(kMaxTextBytes + 1, 'B');
  EXPECT_THAT(Journal::create(path_, toy::match(setup)).error().message,
              HasSubstr("`name` is longer than 200 bytes"));
  EXPECT_THAT(
      Journal::create(path_, toy::match(), {{"cards", std::string(kMaxTableBytes + 1, 'x')}})
          .error()
          .message,
      HasSubstr("table cards is longer than 262144 bytes"));
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(JournalTest, AnOpenMatchCannotBeOpenedAgain) {
  {
    const Result<Journal> first = Journal::create(path_, toy::match());
    ASSERT_TRUE(first.ok());
    EXPECT_THAT(Journal::open(path_).error().message, HasSubstr("open in another window"));
  }
  EXPECT_TRUE(Journal::open(path_).ok()) << "closed, it can be opened";
}

TEST_F(JournalTest, ResumingCutsATornLineAndGoesOn) {
  Match match = toy::match();
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  const std::string good = recordText(match);
  for (const std::string& torn : {std::string(), std::string("{\"by\":1,\"d"), std::string(9, 0)}) {
    write(good + torn);
    Resumed resumed = resumeToy(path_);
    ASSERT_EQ(content(), good);
    ASSERT_FALSE(resumed.match.act(Action{toy::kPass}));
    ASSERT_TRUE(resumed.journal.append(resumed.match).ok());
    EXPECT_EQ(content(), recordText(resumed.match));
  }
}

TEST_F(JournalTest, ResumingWritesTheDrawsThatWereCutOff) {
  const Match match = toy::match();
  write(headerLine(match.setup()));
  Resumed resumed = resumeToy(path_);
  EXPECT_EQ(content(), recordText(match));
}

TEST_F(JournalTest, AMissingLineEndIsAdded) {
  const std::string good = recordText(toy::match());
  write(good.substr(0, good.size() - 1));
  (void)resumeToy(path_);
  EXPECT_EQ(content(), good);
}

TEST_F(JournalTest, ADamagedFileStaysAsItIs) {
  const std::string damaged = recordText(toy::match()) + "{\"by\":0,\"do\":\"fly\"}\n";
  write(damaged);
  Result<Journal::Found> found = Journal::open(path_);
  const Result<Record> record = parseRecord(found->text, path_);
  const Result<Replayed> replayed = replayRecord(toy::game(), *record, path_);
  EXPECT_THAT(found->journal.resume(*record, *replayed).error().message, HasSubstr("`fly`"));
  EXPECT_EQ(content(), damaged);
}

TEST_F(JournalTest, ARecordWithoutItsDrawsIsNotContinuedInPlace) {
  const std::string text = headerLine(toy::setup()) + "{\"by\":0,\"do\":\"keep\"}\n";
  write(text);
  Result<Journal::Found> found = Journal::open(path_);
  const Result<Record> record = parseRecord(found->text, path_);
  const Result<Replayed> replayed = replayRecord(toy::game(), *record, path_);
  EXPECT_THAT(found->journal.resume(*record, *replayed).error().message,
              HasSubstr("under another name"));
  EXPECT_EQ(content(), text);
}

TEST_F(JournalTest, WhatCannotBeOpenedIsExplained) {
  EXPECT_THAT(Journal::open(path_).error().message, HasSubstr("No such file"));
  EXPECT_THAT(Journal::open(home_).error().message, HasSubstr("couldn't be opened"));
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THAT(Journal::open(path_).error().message, HasSubstr("isn't a plain file"));
  EXPECT_THAT(Journal::create((home_ / "no" / "x.jsonl").string(), toy::match()).error().message,
              HasSubstr("couldn't be made: No such file"));
}

TEST_F(JournalTest, WhatIsPlayedOnInAFileThatLostItsNameIsRefused) {
  const auto moved = [&] { std::filesystem::rename(path_, home_ / "elsewhere"); };
  const auto replaced = [&] {
    spill(home_ / "other", "hello");
    std::filesystem::rename(home_ / "other", path_);
  };
  const std::function<void()> ways[] = {[&] { std::filesystem::remove(path_); }, moved, replaced};
  for (const auto& loseIt : ways) {
    Match match = toy::match();
    Result<Journal> journal = Journal::create(path_, match);
    ASSERT_TRUE(journal.ok()) << journal.error().message;
    ASSERT_FALSE(match.act(match.legal()[0]));
    ASSERT_TRUE(journal->append(match).ok());
    loseIt();
    ASSERT_FALSE(match.act(match.legal()[0]));
    const Result<void> lost = journal->append(match);
    ASSERT_FALSE(lost.ok());
    EXPECT_THAT(lost.error().message, StartsWith(path_ + " was deleted or moved"));
    std::filesystem::remove(path_);
  }
}

TEST_F(JournalTest, AFullDiskLosesNothing) {
  Match match = toy::match();
  Result<Journal> journal = Journal::create(path_, match);
  ASSERT_TRUE(journal.ok());
  const std::string before = content();
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  {
    const FullDisk full(before.size() + 5);
    EXPECT_THAT(journal->append(match).error().message, HasSubstr("couldn't be written: File too"));
    EXPECT_EQ(content(), before) << "no half line stays";
    ASSERT_FALSE(match.act(Action{toy::kPass}));
    EXPECT_FALSE(journal->append(match).ok());
  }
  EXPECT_TRUE(journal->append(match).ok());
  EXPECT_EQ(content(), recordText(match));
}

TEST_F(JournalTest, OnAFullDiskNoEmptyFileIsLeft) {
  const FullDisk full(10);
  EXPECT_FALSE(Journal::create(path_, toy::match()).ok());
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(JournalTest, TheFlusherOutlivesTheJournal) {
  std::function<Result<void>()> flush;
  {
    Result<Journal> journal = Journal::create(path_, toy::match());
    flush = journal->flusher();
  }
  EXPECT_TRUE(flush().ok());
}

TEST_F(JournalTest, AKilledMatchGoesOnWhereItWas) {
  playAndKill(killedToy(), path_, 10, 1);
}

}  // namespace
}  // namespace raindelay
