// Records of older versions: other rules, other card tables.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "games/game_list.h"
#include "shelf/shelf.h"
#include "support/folder_test.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

/// A match of that many decisions of random players, in which every option is as given or default.
Match playedWith(const GameInfo& info, const std::vector<Setting>& settings, std::uint64_t seed) {
  Options options(info);
  for (const Setting& setting : settings) {
    EXPECT_TRUE(options.set(setting.option, setting.value).ok()) << setting.option;
  }
  const shelf::ShelvedGame box = shelf::take(options).value();
  std::vector<SeatPlayer> players(static_cast<std::size_t>(info.minSeats), {"Ann", "random"});
  Match match = Match::begin(box.game, shelf::setupFor(box, players, seed)).value();
  const auto player = shelf::makePlayer(*box.game, "random").value();
  while (match.turn().kind == Turn::Kind::kSeat) {
    Stream random = playerStream(seed, match.steps().size());
    const Seat seat = match.turn().seat;
    EXPECT_FALSE(match.act(player->choose(match.view(seat), seat, match.legal(), random, {})));
  }
  return match;
}

/// The match's record as that version of the rules wrote it: without the options that came later.
std::string writtenBy(int version, const Match& match) {
  MatchSetup setup = match.setup();
  setup.rulesVersion = version;
  for (const RulesChange& change : match.info().changes) {
    if (change.version > version) setup.options.erase(std::string(change.before.option));
  }
  const std::string text = recordText(match);
  return headerLine(setup) + text.substr(text.find('\n') + 1);
}

TEST(OlderRules, AreReadAsTodaysWithTheOldWaySet) {
  for (const GameEntry& entry : allGames()) {
    for (int version = 1; version < entry.info->rulesVersion; ++version) {
      std::vector<Setting> before;
      for (const RulesChange& change : entry.info->changes) {
        if (change.version > version) before.push_back(change.before);
      }
      ASSERT_FALSE(before.empty()) << entry.info->id << ": what came after version " << version;
      const Match match = playedWith(*entry.info, before, 3);
      const auto opened = shelf::openRecord(writtenBy(version, match), "m");
      ASSERT_TRUE(opened.ok()) << opened.error().message;
      EXPECT_FALSE(opened->replayed.damage) << opened->replayed.damage->message;
      EXPECT_TRUE(opened->match().standsLike(match)) << entry.info->id;
      EXPECT_EQ(opened->match().setup(), match.setup());
    }
  }
}

TEST(OlderRules, OnlyOptionsThatCameLaterAreSet) {
  MatchSetup setup;
  setup.rulesVersion = 2;
  setup.options = {{"rounds", "3"}};
  const std::array<OptionInfo, 3> options{OptionInfo::number("rounds", {}, {}, 4, 1, 5),
                                          OptionInfo::toggle("first", {}, {}),
                                          OptionInfo::toggle("second", {}, {})};
  const std::array<RulesChange, 2> changes{{{2, {"first", 1}}, {3, {"second", 1}}}};
  GameInfo info;
  info.rulesVersion = 3;
  info.changes = changes;
  info.options = options;
  const MatchSetup before = setup;
  for (const int other : {0, 3, 4}) {
    setup.rulesVersion = other;
    migrate(setup, info);
    EXPECT_EQ(setup.options, before.options) << other;
    EXPECT_EQ(setup.rulesVersion, other);
  }
  setup.rulesVersion = 2;
  migrate(setup, info);
  EXPECT_EQ(setup.rulesVersion, 3);
  EXPECT_THAT(setup.options,
              testing::UnorderedElementsAre(Pair("rounds", "3"), Pair("second", "on")));
}

// A record of each version of each game whose rules have changed, in tests/lab/older.
TEST(OlderRules, EachVersionIsScoredByItsOwn) {
  const std::tuple<const char*, int, int> kScores[] = {{"quick-baseball-1", 0, 2},
                                                       {"quick-baseball-2", 0, 1},
                                                       {"cricket-card-1", 0, 1},
                                                       {"cricket-card-2", 0, 2}};
  for (const auto& [name, first, second] : kScores) {
    const std::string path = RAINDELAY_SOURCE_DIR "/tests/lab/older/" + std::string(name);
    const auto opened = shelf::openRecord(slurp(path + ".jsonl"), name);
    ASSERT_TRUE(opened.ok()) << opened.error().message;
    EXPECT_FALSE(opened->replayed.damage) << opened->replayed.damage->message;
    EXPECT_THAT(opened->match().result().score, testing::ElementsAre(first, second, 0)) << name;
  }
}

class OlderRulesOnDisk : public FolderTest {};

TEST_F(OlderRulesOnDisk, AMatchOfThemIsPlayedOnInItsFile) {
  const GameInfo& info = *findGame("quick-baseball").value()->info;
  const Match match = playedWith(info, {{"innings", 3}, {"every-run", 1}}, 5);
  std::string text = writtenBy(1, match);
  text.erase(text.rfind('\n', text.size() - 2) + 1);
  const std::string path = (home_ / "old.raindelay").string();
  spill(path, text);
  {
    auto going = shelf::continueMatch(path);
    ASSERT_TRUE(going.ok()) << going.error().message;
    EXPECT_THAT(going->match.setup().options, Contains(Pair("every-run", "on")));
    EXPECT_FALSE(going->match.act(match.steps().back().action));
    ASSERT_TRUE(going->journal.append(going->match).ok());
  }
  const auto back = shelf::openRecord(slurp(path), "old");
  ASSERT_TRUE(back.ok()) << back.error().message;
  EXPECT_TRUE(back->match().standsLike(match));
}

// Every fingerprint with which matches have been written, by game. A card table that changes leaves
// its former self in assets/<game>/former/<day>, and its new fingerprint is added here.
const std::multimap<std::string, std::string> kWritten{
    {"cricket-card", "sha256:c875e85521045348a7df70ced5e6b9083284bee3889e79b9860ea28b33675069"},
    {"cricket-card", "sha256:2088736c886dd97c5f4b88ff44e1cd30479908c0fdcc88130738408f6abee935"},
    {"quick-baseball", "sha256:a58168b353554de7f347af779fbf167049f617eedfcff9e3757867c47035cf83"},
    {"quick-tennis", "sha256:971f8b0004ee4a95657a7c1a6f703971ab07d72bc77cee4b38fd8b08a1fecfd5"},
    {"rallybird", "sha256:7c0678f9519c748c5ab817d199f22fb4f9b193f8bd7a126d5091e99a635bd7f8"},
    {"tarot", "sha256:3f52a860e2501e8c6672bad218abf7fa67bdca067791d8a99883e3fe88dec48d"},
    {"tarot-de-cooperstown",
     "sha256:12471b12ade3569ebd14ea6ca92e0e9457f7bcb36b3ac9f161e0b9ce37571b18"},
};

TEST(OlderCards, AreFoundByTheirFingerprint) {
  for (const auto& [game, fingerprint] : kWritten) {
    const GameInfo& info = *findGame(game).value()->info;
    const Match match = playedWith(info, {}, 1);
    MatchSetup setup = match.setup();
    setup.cards = fingerprint;
    const auto opened = shelf::openRecord(headerLine(setup), "m");
    ASSERT_TRUE(opened.ok()) << game << ": " << opened.error().message;
    EXPECT_EQ(opened->box.fingerprint, fingerprint);
  }
  for (const GameEntry& entry : allGames()) {
    const auto now = shelf::take(Options(*entry.info))->fingerprint;
    EXPECT_THAT(kWritten, Contains(Pair(std::string(entry.info->id), now)));
  }
}

TEST(OlderCards, OthersAreRefused) {
  const GameInfo& info = *findGame("cricket-card").value()->info;
  MatchSetup setup = playedWith(info, {}, 1).setup();
  setup.cards = "sha256:00";
  EXPECT_THAT(shelf::openRecord(headerLine(setup), "m").error().message,
              HasSubstr("with other cards than this program has"));
}

}  // namespace
}  // namespace raindelay
