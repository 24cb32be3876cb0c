// Records of older versions: other rules, other card tables.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "games/game_list.h"
#include "shelf/shelf.h"
#include "support/folder_test.h"
#include "support/game_files.h"
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
  const shelf::ShelvedGame shelved = shelf::take(options).value();
  std::vector<SeatPlayer> players(static_cast<std::size_t>(info.minSeats), {"Ann", "random"});
  Match match = Match::begin(shelved.game, shelf::setupFor(shelved, players, seed)).value();
  const auto player = shelf::makePlayer(*shelved.game, "random").value();
  while (match.turn().kind == Turn::Kind::kSeat) {
    const Seat seat = match.turn().seat;
    Stream random = playerStream(seed, seat, match.steps().size());
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

// A default that has changed: a record that names the option was played with what it names.
TEST(OlderRules, AnOptionThatTheRecordStatesStays) {
  const std::array<OptionInfo, 1> options{OptionInfo::number("limit", {}, {}, 5, 1, 9)};
  const std::array<RulesChange, 1> changes{{{2, {"limit", 4}}}};
  GameInfo info;
  info.rulesVersion = 2;
  info.changes = changes;
  info.options = options;
  for (const auto& [stated, played] :
       {std::pair(std::map<std::string, std::string>{}, "4"),
        std::pair(std::map<std::string, std::string>{{"limit", "7"}}, "7")}) {
    MatchSetup setup;
    setup.rulesVersion = 1;
    setup.options = {stated.begin(), stated.end()};
    migrate(setup, info);
    EXPECT_EQ(setup.options.at("limit"), played);
  }
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

// Every fingerprint with which matches have been written, by game: lines of fingerprints.txt beside
// the game's records. A data frame of cards that changes leaves its former self in
// assets/<game>/former/<day>, and its new fingerprint is added there.
std::multimap<std::string, std::string> written() {
  std::multimap<std::string, std::string> all;
  for (const std::filesystem::path& path : test::recordFiles("fingerprints.txt")) {
    std::ifstream file(path);
    for (std::string game, fingerprint; file >> game >> fingerprint;)
      all.emplace(game, fingerprint);
  }
  return all;
}

TEST(OlderCards, AreFoundByTheirFingerprint) {
  for (const auto& [game, fingerprint] : written()) {
    const GameInfo& info = *findGame(game).value()->info;
    const Match match = playedWith(info, {}, 1);
    MatchSetup setup = match.setup();
    setup.cards = fingerprint;
    const auto opened = shelf::openRecord(headerLine(setup), "m");
    ASSERT_TRUE(opened.ok()) << game << ": " << opened.error().message;
    EXPECT_EQ(opened->shelved.fingerprint, fingerprint);
  }
  for (const GameEntry& entry : allGames()) {
    const auto now = shelf::take(Options(*entry.info))->fingerprint;
    EXPECT_THAT(written(), Contains(Pair(std::string(entry.info->id), now)));
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
