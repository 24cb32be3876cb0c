// The table's clock, beat by beat.
#include "table/playback.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "support/stepped_clock.h"

namespace raindelay {
namespace {

/// One movement takes an hour: the clock never runs out while a test looks at it.
constexpr int kHour = 3'600'000;
/// A landed piece rests there for an eighth of a movement.
constexpr int kLies = kHour / 8;

/// A playback that keeps what it showed: "m" a movement, "w" a word; in capitals if not played.
class Shown {
 public:
  Shown()
      : playback([this](const Playback::Shown& shown, bool played) {
          const bool moves = std::holds_alternative<Move>(*shown.happening);
          told.push_back(moves ? (played ? 'm' : 'M') : (played ? 'w' : 'W'));
          if (!moves && lingers > 0) playback.linger(lingers);
          return moves ? length : 0;
        }) {
    playback.setMotionMs(kHour);
  }

  /// Adds one step of these: "m" a movement, "w" a word.
  void add(const std::string& step) {
    for (const char what : step) {
      playback.add({steps, what == 'm' ? Happening(Move()) : Happening(Event())});
    }
    playback.add({steps++, std::nullopt});
  }
  /// The next beat begins in so many milliseconds.
  void expectNextIn(int ms) const { EXPECT_EQ(playback.nextInMs(), ms); }

  std::string told;
  std::size_t steps = 0;
  double length = 1;   ///< of each movement
  double lingers = 0;  ///< on each word
  Playback playback;
};

TEST(Playback, ShowsOneMovementABeatAndWordsWithIt) {
  Shown shown;
  shown.add("wmw");
  shown.add("wm");
  shown.playback.begin();
  EXPECT_TRUE(shown.playback.busy());
  EXPECT_TRUE(shown.playback.beat());
  EXPECT_EQ(shown.told, "wm");
  EXPECT_EQ(shown.playback.shownSteps(), 0U);
  EXPECT_TRUE(shown.playback.beat());
  EXPECT_EQ(shown.told, "wmwwm");
  EXPECT_EQ(shown.playback.shownSteps(), 1U);
  EXPECT_FALSE(shown.playback.beat()) << "only the end of a step is left";
  EXPECT_EQ(shown.playback.shownSteps(), 2U);
  EXPECT_TRUE(shown.playback.isDrained());
}

TEST(Playback, ABeatEndsOnceWhatItShowsLiesThere) {
  Shown shown;
  shown.add("mm");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_EQ(shown.told, "m");
  shown.expectNextIn(kHour + kLies);
}

TEST(Playback, ALongerWayMakesALongerBeat) {
  Shown shown;
  shown.add("mm");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_EQ(shown.playback.setOut(2.5), kHour * 5 / 2) << "so long it flies";
  shown.expectNextIn(kHour * 5 / 2 + kLies);
  shown.playback.setOut(0.5);
  shown.expectNextIn(kHour * 5 / 2 + kLies);
}

TEST(Playback, WhatFliesBetweenTheBeatsHoldsNothingUp) {
  Shown shown;
  EXPECT_EQ(shown.playback.setOut(1), kHour);
  EXPECT_EQ(shown.playback.nextInMs(), -1);
}

TEST(Playback, ALongRowSetsOutOneCloseAfterTheOther) {
  Shown shown;
  shown.add("mmmmm");
  shown.playback.begin();
  shown.playback.playOn();
  shown.expectNextIn(kHour / 7);
  shown.playback.setOut(3);
  shown.expectNextIn(kHour / 7);
  shown.playback.playOn();
  shown.expectNextIn(kHour / 7);
  shown.playback.playOn();
  shown.expectNextIn(3 * kHour + kLies);  // until the first of them has landed too
}

TEST(Playback, ACardThatIsToBeReadHoldsTheNextBeatBack) {
  Shown shown;
  shown.length = 4;
  shown.add("mm");
  shown.playback.begin();
  shown.playback.playOn();
  shown.expectNextIn(4 * kHour + kLies);
}

TEST(Playback, WordsThatAreLingeredOnStandAlone) {
  Shown shown;
  shown.lingers = 3;
  shown.add("wwmmmm");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_EQ(shown.told, "w");
  shown.expectNextIn(3 * kHour + kLies);
  shown.playback.playOn();
  EXPECT_EQ(shown.told, "ww") << "even before a long row";
  shown.expectNextIn(3 * kHour + kLies);
}

TEST(Playback, WhatStandsAloneIsCutShortAndNothingElse) {
  Shown shown;
  QSignalSpy cut(&shown.playback, &Playback::hurried);
  shown.lingers = 3;
  shown.add("wm");
  shown.playback.begin();
  EXPECT_FALSE(shown.playback.hurry()) << "nothing is told yet";
  shown.playback.playOn();
  EXPECT_EQ(shown.told, "w");
  EXPECT_TRUE(shown.playback.hurry());
  EXPECT_EQ(cut.count(), 1);
  EXPECT_EQ(shown.told, "wm");
  shown.expectNextIn(kHour + kLies);
  EXPECT_FALSE(shown.playback.hurry()) << "a movement isn't words";
  EXPECT_EQ(cut.count(), 1);
}

TEST(Playback, WhateverIsShownIsCutShort) {
  Shown shown;
  EXPECT_FALSE(shown.playback.cutShort()) << "nothing is shown";
  shown.lingers = 3;
  shown.add("wm");
  shown.add("m");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_TRUE(shown.playback.cutShort());
  EXPECT_EQ(shown.told, "wm") << "what follows the words is played";
  EXPECT_TRUE(shown.playback.cutShort());
  EXPECT_EQ(shown.told, "wmM") << "there are no words to end: the rest at once";
}

TEST(Playback, SkippedAllIsShownAtOnce) {
  Shown shown;
  QSignalSpy ends(&shown.playback, &Playback::ended);
  shown.add("wm");
  shown.add("m");
  shown.playback.begin();
  shown.playback.playOn();
  shown.playback.skip();
  EXPECT_EQ(shown.told, "wmM");
  EXPECT_EQ(ends.count(), 1);
  EXPECT_EQ(shown.playback.nextInMs(), -1);
  EXPECT_EQ(shown.playback.shownSteps(), 2U);
  EXPECT_TRUE(shown.playback.busy()) << "until it is settled";
  shown.playback.rest();
  EXPECT_FALSE(shown.playback.busy());
}

TEST(Playback, WithoutMotionAllIsShownAtOnce) {
  Shown shown;
  shown.playback.setMotionMs(0);
  QSignalSpy ends(&shown.playback, &Playback::ended);
  shown.add("mwm");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_EQ(shown.told, "MWM");
  EXPECT_EQ(ends.count(), 1);
  EXPECT_EQ(shown.playback.setOut(1), 0);
}

TEST(Playback, MotionThatIsTurnedOffMeanwhileEndsIt) {
  Shown shown;
  shown.add("mm");
  shown.playback.begin();
  shown.playback.playOn();
  shown.playback.setMotionMs(0);
  EXPECT_EQ(shown.told, "mM");
}

TEST(Playback, StoppedItForgetsTheRest) {
  Shown shown;
  shown.add("mmmm");
  shown.playback.begin();
  shown.playback.playOn();
  shown.playback.setOut(9);
  shown.playback.standAt(7);
  EXPECT_TRUE(shown.playback.isDrained());
  EXPECT_EQ(shown.playback.nextInMs(), -1);
  EXPECT_EQ(shown.playback.shownSteps(), 7U);
  shown.add("mm");
  shown.playback.playOn();
  shown.expectNextIn(kHour + kLies);
}

TEST(Playback, WhatWasSoughtIsThereAtOnce) {
  Shown shown;
  QSignalSpy changes(&shown.playback, &Playback::pieceMsChanged);
  EXPECT_EQ(shown.playback.pieceMs(), kHour);
  shown.playback.seek();
  EXPECT_EQ(shown.playback.pieceMs(), 0);
  shown.playback.seek();
  EXPECT_EQ(changes.count(), 1);
  shown.playback.setMotionMs(kHour / 2);
  EXPECT_EQ(changes.count(), 1) << "it is nothing still";
  shown.playback.begin();
  EXPECT_EQ(shown.playback.pieceMs(), kHour / 2);
  EXPECT_EQ(changes.count(), 2);
}

TEST(Playback, GoesOnByTheClockOfAllAnimations) {
  test::SteppedClock clock;
  Shown shown;
  shown.playback.setMotionMs(200);
  QSignalSpy ends(&shown.playback, &Playback::ended);
  shown.add("mwm");
  shown.playback.begin();
  shown.playback.playOn();
  clock.step(224);
  EXPECT_EQ(shown.told, "m");
  clock.step(1);
  EXPECT_EQ(shown.told, "mwm");
  clock.step(100);
  EXPECT_EQ(shown.playback.setOut(1.5), 300);
  shown.expectNextIn(325);
  clock.step(324);
  EXPECT_EQ(ends.count(), 0);
  clock.step(1);
  EXPECT_EQ(ends.count(), 1);
}

TEST(Playback, ARowWaitsForTheLatestOfThoseInTheAir) {
  test::SteppedClock clock;
  Shown shown;
  shown.playback.setMotionMs(200);
  shown.add("mmmmm");
  shown.playback.begin();
  shown.playback.playOn();
  EXPECT_EQ(shown.playback.setOut(4), 800);
  clock.step(28);
  clock.step(28);
  EXPECT_EQ(shown.told, "mmm");
  shown.expectNextIn(825 - 2 * 28);
}

}  // namespace
}  // namespace raindelay
