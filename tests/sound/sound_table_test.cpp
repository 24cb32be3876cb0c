// Tests the sounds of events: tables, and those of all games.
#include "sound/sound_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "core/random.h"
#include "engine/every_game.h"
#include "shelf/shelf.h"
#include "support/game_files.h"

namespace raindelay::sound {
namespace {

TEST(SoundTable, GivesAnEventItsSound) {
  const auto table = readSoundTable("event\tsound\nsingle\tbat\n", "sounds.tsv");
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(*table, (SoundTable{{"single", Sound::kBat}}));
}

TEST(SoundTable, RefusesASoundThatIsntThere) {
  const auto table = readSoundTable("event\tsound\nsingle\tgong\n", "sounds.tsv");
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().message, "sounds.tsv, row 2, column sound: there is no such sound");
}

TEST(SoundTable, RefusesAnEventTwice) {
  const auto table = readSoundTable("event\tsound\nwon\tbat\nwon\tcrowd\n", "sounds.tsv");
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().message,
            "sounds.tsv, row 3, column event: the event has a sound already");
}

TEST(SoundTable, RefusesAMissingColumn) {
  EXPECT_FALSE(readSoundTable("event\nwon\n", "sounds.tsv"));
}

class SoundsOf : public testing::TestWithParam<const GameEntry*> {
 protected:
  const GameInfo& info_ = *GetParam()->info;

  [[nodiscard]] SoundTable table() const {
    const auto file = test::assetFile(std::filesystem::path(info_.id) / "sounds.tsv");
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    const auto read = readSoundTable(text.str(), file.string());
    if (!read) throw std::runtime_error(read.error().message);
    return *read;
  }
};

TEST_P(SoundsOf, AreOfEventsThatItHas) {
  for (const auto& row : table()) {
    const auto isMeant = [&](const EventInfo& event) { return event.id == row.first; };
    EXPECT_TRUE(std::any_of(info_.events.begin(), info_.events.end(), isMeant)) << row.first;
  }
}

TEST_P(SoundsOf, AreMoreThanOne) {
  EXPECT_GT(table().size(), 1U);
}

/// The sounds `seat` hears of a step.
std::vector<Sound> heard(const SoundTable& table, const GameInfo& info, const Step& step,
                         Seat seat) {
  std::vector<Sound> sounds;
  for (const Happening& happening : step.happenings) {
    const auto known = seen(happening, seat);
    const Event* event = known ? std::get_if<Event>(&*known) : nullptr;
    if (event == nullptr) continue;
    const auto found = table.find(info.events[event->id].id);
    if (found != table.end()) sounds.push_back(found->second);
  }
  return sounds;
}

// Whoever sits beside the one who looks hears the same.
TEST_P(SoundsOf, TellNoSeatMoreThanAnother) {
  const SoundTable sounds = table();
  std::size_t all = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto shelved = shelf::take(Options(info_));
    std::vector<SeatPlayer> players(static_cast<std::size_t>(shelved->game->seats()),
                                    {"Ann", "human"});
    Match match = *Match::begin(shelved->game, shelf::setupFor(*shelved, players, seed));
    Stream random(seed, "choices");
    while (match.turn().kind == Turn::Kind::kSeat) {
      const ActionList legal = match.legal();
      ASSERT_FALSE(
          match.act(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]));
    }
    for (const Step& step : match.steps()) {
      const std::vector<Sound> first = heard(sounds, info_, step, Seat(0));
      all += first.size();
      for (int seat = 1; seat < match.seats(); ++seat) {
        ASSERT_EQ(heard(sounds, info_, step, Seat(seat)), first);
      }
    }
  }
  EXPECT_GT(all, 10U) << "something was heard at all";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SoundsOf, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay::sound
