// The same on the threads of the application: what there is no memory for is told or left out, and
// the program goes on.
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "app/studio_fixture.h"
#include "app/table_fixture.h"
#include "faults/allocations.h"
#include "shelf/shelf.h"
#include "speaker/background_speaker.h"
#include "table/hint.h"

namespace raindelay {
namespace {

/// Does it again and again while an allocation of another thread fails, the first, a later one, and
/// so on until none was left to fail; the number of times.
int failSome(const std::function<void()>& work) {
  int failed = 0;
  for (long k = 1;; k += 1 + k / 4) {
    failAllocationElsewhere(k);
    work();
    if (!allocationFailed()) return failed;
    ++failed;
  }
}

std::unique_ptr<MatchController> tennisTable(std::vector<SeatPlayer> players) {
  const auto shelved = shelf::take(Options(*(*findGame("quick-tennis"))->info));
  return quickTable(*Match::begin(shelved->game, shelf::setupFor(*shelved, std::move(players), 7)));
}

TEST(AllocationsFail, WhileComputersThink) {
  int told = 0;
  const int failed = failSome([&] {
    const auto table = tennisTable({{"Cy", "rookie"}, {"Ann"}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return table->decision()->turnSeat() == 1; }, kPatience));
    told += table->decision()->refusalText().contains(QStringLiteral("Cy to think")) ? 1 : 0;
  });
  EXPECT_GT(failed, 3);
  EXPECT_GT(told, 0);
}

TEST(AllocationsFail, WhileAHintIsThoughtOf) {
  int told = 0;
  const auto table = tennisTable({{"Ann"}, {"Ben"}});
  ASSERT_TRUE(QTest::qWaitFor([&] { return table->decision()->hint()->isOffered(); }, kPatience));
  const int failed = failSome([&] {
    Hint& hint = *table->decision()->hint();
    hint.offer(table->match().turn().seat);
    hint.setLevel(PlayerKind::kRookie);
    hint.ask();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hint.isGoing(); }, kPatience));
    EXPECT_FALSE(hint.text().isEmpty());
    told += hint.text() == QStringLiteral("There is not enough memory to think about it.") ? 1 : 0;
  });
  EXPECT_EQ(told, failed);
  EXPECT_GT(failed, 3);
}

class AllocationsFailInTheStudio : public StudioTest {};

TEST_F(AllocationsFailInTheStudio, WhileAProblemIsPutRight) {
  const QByteArray misspelt = QByteArray(kLayout).replace("fill: ink}", "fil: ink}");
  replace("deck.yaml", misspelt);
  int told = 0;
  for (const long k : {1L, 2L, 5L, 20L, 100L, 500L}) {
    replace("deck.yaml", misspelt);
    StudioDeck deck;
    open(deck);
    QSignalSpy refused(deck.edits(), &DeckEdits::refused);
    failAllocationElsewhere(k);
    deck.edits()->mend(deck.problems(), 0);
    deck.waitForReading();
    (void)allocationFailed();
    EXPECT_FALSE(deck.edits()->isMending());
    told += static_cast<int>(refused.count());
    EXPECT_EQ(content("deck.yaml"), refused.isEmpty() ? QByteArray(kLayout) : misspelt);
  }
  EXPECT_GT(told, 0);
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
