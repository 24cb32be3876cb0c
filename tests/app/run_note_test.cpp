// Tests what a run that died leaves to the next one.
#include "shelf/run_note.h"

#include <gmock/gmock.h>

#include "support/folder_test.h"

namespace raindelay::shelf {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class RunNoteTest : public FolderTest {
 protected:
  [[nodiscard]] std::string path() const { return (home_ / "matches" / ".running").string(); }
  /// What is on the disk if the run dies now.
  void die(RunNote& note) {
    const std::string left = slurp(path());
    note.end();
    spill(path(), left);
  }
};

TEST_F(RunNoteTest, OfARunThatEndedInOrderNothingIsLeft) {
  {
    RunNote note(path());
    EXPECT_FALSE(note.begin());
    note.open({"match", "a.raindelay"});
  }
  EXPECT_FALSE(RunNote(path()).begin());
}

TEST_F(RunNoteTest, OfARunThatDiedItIsKnownWhatItHadInHand) {
  RunNote note(path());
  note.begin();
  note.open({"match", "an older one.raindelay", "longer than what comes after it"});
  note.open({"match", "", "Fünf\nZeilen"});
  const RunNote::Reading reading(note, "odd\n\xff name.raindelay");
  die(note);
  const auto left = RunNote(path()).begin();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->reading, "odd\n\xff name.raindelay");
  EXPECT_THAT(left->open, ElementsAre("match", "", "Fünf\nZeilen"));
}

TEST_F(RunNoteTest, WhatWasReadIsReadNoMore) {
  RunNote note(path());
  note.begin();
  { const RunNote::Reading reading(note, "a.raindelay"); }
  die(note);
  const auto left = RunNote(path()).begin();
  ASSERT_TRUE(left);
  EXPECT_EQ(left->reading, "");
  EXPECT_THAT(left->open, IsEmpty());
}

TEST_F(RunNoteTest, IsToldOnce) {
  RunNote first(path());
  first.begin();
  first.open({"library"});
  die(first);
  RunNote second(path());
  EXPECT_TRUE(second.begin());
  EXPECT_FALSE(second.begin());
  die(second);
  const auto left = RunNote(path()).begin();
  ASSERT_TRUE(left);
  EXPECT_THAT(left->open, IsEmpty());
}

TEST_F(RunNoteTest, ARunThatLivesHasNotDied) {
  RunNote living(path());
  living.begin();
  living.open({"library"});
  {
    RunNote other(path());
    EXPECT_FALSE(other.begin());
    other.open({"statistics"});
  }
  die(living);
  const auto left = RunNote(path()).begin();
  ASSERT_TRUE(left);
  EXPECT_THAT(left->open, ElementsAre("library"));
}

TEST_F(RunNoteTest, WhatIsNoNoteTellsNothing) {
  for (const std::string& text :
       {std::string("run"), std::string("anything"), std::string(70'000, '\0')}) {
    spill(path(), text);
    EXPECT_FALSE(RunNote(path()).begin()) << text.substr(0, 10);
    EXPECT_EQ(slurp(path()), "");
  }
}

TEST_F(RunNoteTest, DoesWithoutWhereNothingCanBeWritten) {
  RunNote note("/proc/raindelay/.running");
  EXPECT_FALSE(note.begin());
  note.open({"library"});
  note.end();
}

}  // namespace
}  // namespace raindelay::shelf
