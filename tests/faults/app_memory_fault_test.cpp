// The same on the threads of the application: what there is no memory for is told or left out, and
// the program goes on.
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "app/studio_fixture.h"
#include "app/table_fixture.h"
#include "deck/problem_kinds.h"
#include "faults/allocations.h"
#include "shelf/shelf.h"
#include "speaker/background_speaker.h"
#include "studio/face_painter.h"
#include "table/hint.h"

namespace raindelay {
namespace {

long twice(long k) {
  return 2 * k;
}
long anEighthLater(long k) {
  return k + 1 + k / 8;
}

/// Does it again and again while an allocation of another thread fails, the first and then the
/// `next`, until none is left to fail; the number of times. None fails in what is done before.
/// (Not each: QCache asks for memory in a constructor that may not throw.)
int failSome(
    const std::function<void()>& work, const std::function<void()>& before = [] {},
    long (*next)(long) = twice) {
  int failed = 0;
  for (long k = 1;; k = next(k)) {
    before();
    failAllocationElsewhere(k);
    work();
    if (!allocationFailed()) return failed;
    ++failed;
  }
}

/// Ann plays against a computer, which chooses first.
std::unique_ptr<MatchController> tennisTable(const SeatPlayer& first = {"Ann"}) {
  const auto shelved = shelf::take(Options(*(*findGame("quick-tennis"))->info));
  return quickTable(
      *Match::begin(shelved->game, shelf::setupFor(*shelved, {first, {"Cy", "rookie"}}, 7)));
}

void waitForAnn(const MatchController& table) {
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.decision()->thinkingSeat() < 0; }, kPatience));
}

TEST(AllocationsFail, WhileComputersThink) {
  int told = 0;
  const int failed = failSome([&] {
    const auto table = tennisTable();
    waitForAnn(*table);
    EXPECT_FALSE(table->match().steps().empty());
    told += table->decision()->refusalText().contains(QStringLiteral("for Cy to think")) ? 1 : 0;
  });
  EXPECT_GT(failed, 3);
  EXPECT_EQ(told, failed);
}

TEST(AllocationsFail, AndItIsStillToldWhenComputersHaveChosenSince) {
  failAllocationElsewhere(1);
  const auto table = tennisTable({"Dee", "rookie"});
  ASSERT_TRUE(QTest::qWaitFor([&] { return table->over(); }, kPatience));
  ASSERT_TRUE(allocationFailed());
  EXPECT_THAT(table->decision()->refusalText().toStdString(), testing::HasSubstr("to think"));
}

TEST(AllocationsFail, WhileAHintIsThoughtOf) {
  int told = 0;
  const auto table = tennisTable();
  waitForAnn(*table);
  Hint& hint = *table->decision()->hint();
  hint.setLevel(PlayerKind::kRookie);
  const int failed = failSome([&] {
    hint.offer(table->match().turn().seat);
    hint.ask();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hint.isGoing(); }, kPatience));
    EXPECT_FALSE(hint.text().isEmpty());
    told += hint.text() == QStringLiteral("There is not enough memory to think about it.") ? 1 : 0;
  });
  EXPECT_EQ(told, failed);
  EXPECT_GT(failed, 3);
}

class AllocationsFailInTheStudio : public StudioTest {
 protected:
  static bool tellsOfNoMemory(StudioDeck& deck) {
    for (int row = 0; row < deck.problems()->rowCount(); ++row) {
      if (deck.problems()->group(row)->problem.id == deck::kinds::kNoMemory.id) return true;
    }
    return false;
  }
};

TEST_F(AllocationsFailInTheStudio, WhileADeckIsOpenedReadAndChecked) {
  int told = 0;
  const int failed = failSome([&] {
    StudioDeck deck;
    QSignalSpy notOpened(&deck, &StudioDeck::failed);
    deck.open(QUrl::fromLocalFile(dir_.path()));
    deck.waitForReading();
    EXPECT_FALSE(deck.isReading() || deck.isChecking());
    told += !notOpened.isEmpty() || tellsOfNoMemory(deck) ? 1 : 0;
  });
  EXPECT_EQ(told, failed);
  EXPECT_GT(failed, 10);
}

TEST_F(AllocationsFailInTheStudio, WhileAProblemIsPutRight) {
  const QByteArray misspelt = QByteArray(kLayout).replace("fill: ink}", "fil: ink}");
  std::optional<StudioDeck> deck;
  int told = 0;
  int refusals = 0;
  const auto reopen = [&] {
    replace("deck.yaml", misspelt);
    open(deck.emplace());
  };
  failSome(
      [&] {
        QSignalSpy refused(deck->edits(), &DeckEdits::refused);
        deck->edits()->mend(deck->problems(), 0);
        deck->waitForReading();
        EXPECT_FALSE(deck->edits()->isMending());
        EXPECT_EQ(content("deck.yaml"), refused.isEmpty() ? QByteArray(kLayout) : misspelt);
        refusals += refused.isEmpty() ? 0 : 1;
        told += !refused.isEmpty() || tellsOfNoMemory(*deck) ? 1 : 0;
      },
      reopen, anEighthLater);
  // (Where it fails in the look at what was wrong before, it is put right all the same.)
  EXPECT_GT(refusals, 3);
  EXPECT_GT(told, refusals);
}

TEST_F(AllocationsFailInTheStudio, WhileAFaceIsPainted) {
  StudioDeck deck;
  open(deck);
  const FaceRequest request{deck.opened(), 0, deck::Side::kFront, 200};
  int empty = 0;
  const int failed = failSome([&] {
    FacePainter painter;
    painter.paint(request);
    EXPECT_TRUE(QTest::qWaitFor([&] { return painter.count() == 1; }, kPatience));
    empty += painter.kept(request.key()).isNull() ? 1 : 0;
  });
  EXPECT_EQ(empty, failed);
  EXPECT_GT(failed, 3);
}

TEST(AllocationsFail, WhileThereIsSound) {
  for (long k = 1; k < 20; ++k) {
    BackgroundSpeaker speaker;
    failAllocationElsewhere(k);
    for (const sound::Sound sound : sound::allSounds()) speaker.play(sound, 0);
  }
  (void)allocationFailed();
}

}  // namespace
}  // namespace raindelay
