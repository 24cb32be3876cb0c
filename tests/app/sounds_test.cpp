// Tests the sounds, and the silences, by a speaker that records its requests.
#include "table/sounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "app/table_fixture.h"
#include "core/random.h"
#include "plugins/plugin.h"
#include "review/replay.h"
#include "shelf/shelf.h"
#include "shell/application.h"
#include "shell/settings.h"
#include "sound/sound_bank.h"
#include "speaker/background_speaker.h"
#include "speaker/device/sound_device.h"
#include "table/table_sounds.h"

namespace raindelay {
namespace {

using sound::Sound;

class WritingSpeaker : public Speaker {
 public:
  explicit WritingSpeaker(std::vector<Sound>& heard) : heard_(heard) {}
  void play(Sound sound, double /*volume*/) override { heard_.push_back(sound); }

 private:
  std::vector<Sound>& heard_;
};

class SoundsTest : public testing::Test {
 protected:
  SoundsTest() : sounds_([this] { return now_; }) {
    sounds_.setSpeaker(std::make_unique<WritingSpeaker>(heard_));
    sounds_.setVolume(0.5);
  }

  /// A match of baseball with nothing hidden, of which so many choices were made at random.
  static Match baseball(int choices) {
    const auto shelved = shelf::take(Options(*(*findGame("tarot-de-cooperstown"))->info));
    Match match = *Match::begin(shelved->game,
                                shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "human"}}, 5));
    Stream random(5, "choices");
    for (int i = 0; i < choices && match.turn().kind == Turn::Kind::kSeat; ++i) {
      const ActionList legal = match.legal();
      match.act(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
    }
    return match;
  }
  /// Time enough for whatever sounds to end.
  void pause() { now_ += 10'000; }

  std::int64_t now_ = 1'000'000;
  std::vector<Sound> heard_;
  Sounds sounds_;
};

TEST_F(SoundsTest, AreHeard) {
  sounds_.play(Sound::kBat);
  EXPECT_EQ(heard_, std::vector{Sound::kBat});
}

TEST_F(SoundsTest, AreHeldBackWhileTheyLast) {
  sounds_.play(Sound::kBat);
  sounds_.play(Sound::kBat);
  now_ += sound::lengthMs(Sound::kBat);
  sounds_.play(Sound::kBat);
  EXPECT_EQ(heard_.size(), 2U);
}

TEST_F(SoundsTest, NoneIsHeardAtVolumeZero) {
  sounds_.setVolume(0);
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = slowTable(baseball(60), true);
  table.setMatch(match.get());
  for (int i = 0; i < 2000; ++i) {
    sounds_.play(sound::allSounds()[static_cast<std::size_t>(i) % sound::kSounds]);
    table.cardFlies();
    table.cardTurns();
    table.dieFalls();
    sounds_.curtain();
    sounds_.sample();
    match->playback()->beat();
    pause();
  }
  EXPECT_TRUE(heard_.empty());
}

TEST_F(SoundsTest, OfTheProgramAreAsLoudAsTheSettingsSay) {
  Settings& settings = Application::instance().settings();
  Sounds& sounds = Application::instance().sounds();
  sounds.setSpeaker(std::make_unique<WritingSpeaker>(heard_));
  settings.setVolume(0);
  sounds.play(Sound::kBat);
  settings.setVolume(0.5);
  settings.setMuted(true);
  sounds.play(Sound::kBat);
  EXPECT_TRUE(heard_.empty());
  settings.setMuted(false);
  sounds.play(Sound::kBat);
  EXPECT_EQ(heard_, std::vector{Sound::kBat});
  sounds.setSpeaker(nullptr);
}

TEST_F(SoundsTest, WithoutASpeakerNothingHappens) {
  sounds_.setSpeaker(nullptr);
  sounds_.play(Sound::kBat);
  EXPECT_TRUE(heard_.empty());
}

TEST_F(SoundsTest, FollowTheEventsThatArePlayed) {
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = slowTable(baseball(60), true);
  table.setMatch(match.get());
  while (match->playback()->beat()) pause();
  EXPECT_NE(std::find(heard_.begin(), heard_.end(), Sound::kGlove), heard_.end());
}

TEST_F(SoundsTest, AreNotHeardOfWhatIsShownAtOnce) {
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = slowTable(baseball(60), true);
  table.setMatch(match.get());
  heard_.clear();
  match->playback()->skip();
  EXPECT_TRUE(heard_.empty());
}

TEST_F(SoundsTest, AreNotHeardWithoutMotion) {
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = quickTable(baseball(0));
  table.setMatch(match.get());
  for (int i = 0; i < 60 && !match->over(); ++i) match->decision()->press(allowedText(*match, i));
  EXPECT_TRUE(heard_.empty());
}

TEST_F(SoundsTest, AreNotHeardWhileAStopIsSought) {
  TableSounds table;
  table.setSounds(&sounds_);
  Replay replay(slowTable(baseball(60), false));
  table.setMatch(replay.match());
  for (const int stop : {3, 9, 1, replay.last(), 0}) {
    replay.seek(stop);
    pause();
  }
  replay.forward();
  replay.seek(replay.last());
  EXPECT_EQ(std::count(heard_.begin(), heard_.end(), Sound::kCrowd), 0);
}

TEST_F(SoundsTest, OneCardIsACardAndManyAreShuffled) {
  TableSounds table;
  table.setSounds(&sounds_);
  table.cardFlies();
  EXPECT_EQ(heard_, std::vector{Sound::kCard});
  for (int i = 0; i < 20; ++i) {
    now_ += 30;
    table.cardFlies();
  }
  EXPECT_EQ(std::count(heard_.begin(), heard_.end(), Sound::kShuffle), 1 + 510 / 500);
}

TEST_F(SoundsTest, AGameWithoutATableIsPlayedInSilence) {
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = slowTable(rummageMatch(), true);
  table.setMatch(match.get());
  while (match->playback()->beat()) pause();
  EXPECT_TRUE(heard_.empty());
}

// Without a sound server, the device's plugin prints nothing on the terminal.
TEST(SoundDevice, IsNoneWithoutASoundServer) {
  qputenv("PULSE_SERVER", "unix:/nowhere/pulse");
  using Make = SoundDevice* (*)(int);
  const auto entry = reinterpret_cast<Make>(
      pluginEntry(QStringLiteral("raindelay-sound"), "raindelaySoundDevice"));
  ASSERT_NE(entry, nullptr);
  testing::internal::CaptureStderr();
  EXPECT_EQ(std::unique_ptr<SoundDevice>(entry(sound::kSampleRate)), nullptr);
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  qunsetenv("PULSE_SERVER");
}

TEST(BackgroundSpeaker, EndsWhateverItWasAskedFor) {
  BackgroundSpeaker speaker;
  for (const Sound sound : sound::allSounds()) speaker.play(sound, 0);
}

/// Tennis of two persons, the receiver being about to lay any number of cards.
Match returning(const char* second) {
  const auto shelved = shelf::take(Options(*(*findGame("quick-tennis"))->info));
  Match match = *Match::begin(shelved->game,
                              shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", second}}, 5));
  while (!match.arrangement()) match.act(match.legal()[0]);
  return match;
}

TEST_F(SoundsTest, WhoCollectsInSecretIsntHeardByTheOtherInTheRoom) {
  TableSounds table;
  table.setSounds(&sounds_);
  const auto match = quickTable(returning("human"));
  if (match->seating()->handOverTo() >= 0) match->seating()->takeSeat();
  ASSERT_TRUE(match->decision()->draft()->isOpen());
  table.setMatch(match.get());
  table.cardFlies();
  table.cardTurns();
  EXPECT_TRUE(heard_.empty());
}

TEST_F(SoundsTest, WhoCollectsAloneIsHeard) {
  TableSounds table;
  table.setSounds(&sounds_);
  Match begun = returning("human");
  MatchSetup setup = begun.setup();
  for (int seat = 0; seat < 2; ++seat) {
    if (begun.turn().seat != Seat(seat)) {
      setup.players[static_cast<std::size_t>(seat)].kind = "random";
    }
  }
  Match match = *Match::begin(shelf::take(Options(begun.info()))->game, setup);
  while (!match.arrangement()) match.act(match.legal()[0]);
  const auto shown = quickTable(std::move(match));
  ASSERT_TRUE(shown->decision()->draft()->isOpen());
  table.setMatch(shown.get());
  table.cardFlies();
  EXPECT_EQ(heard_, std::vector{Sound::kCard});
}

}  // namespace
}  // namespace raindelay
