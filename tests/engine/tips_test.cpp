// Tips: which occasion is one, and that each tip of each game comes up when matches are played.
#include "match/tips.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/random.h"
#include "every_game.h"
#include "support/random_options.h"
#include "toy_match.h"

namespace raindelay {
namespace {

constexpr Text kWords{"Tips", "You may keep it"};
const Seat kAnn(0);
const Seat kBen(1);

bool bensView(const AnyView& view) {
  return view.as<toy::View>().seat == 1;
}

TEST(Tips, WhatCanBeDoneIsAnOccasion) {
  Match match = toy::match();
  EXPECT_TRUE(isOccasion({.id = "keep", .rule = "1", .text = kWords, .can = "keep"}, match, kAnn));
  EXPECT_FALSE(isOccasion({.id = "pick", .rule = "1", .text = kWords, .can = "pick"}, match, kAnn));
  ASSERT_FALSE(match.act(toy::kKept));
  EXPECT_TRUE(isOccasion({.id = "pick", .rule = "1", .text = kWords, .can = "pick"}, match, kAnn));
  EXPECT_TRUE(
      isOccasion({.id = "pick-2", .rule = "1", .text = kWords, .can = "pick 2"}, match, kAnn));
  EXPECT_FALSE(isOccasion({.id = "pi", .rule = "1", .text = kWords, .can = "pi"}, match, kAnn))
      << "a part of a word";
}

TEST(Tips, AnEventIsAnOccasionUntilTheSeatHasChosenAgain) {
  const TipInfo kept{.id = "kept", .rule = "1", .text = kWords, .after = "kept"};
  Match match = toy::match();
  EXPECT_FALSE(isOccasion(kept, match, kAnn));
  ASSERT_FALSE(match.act(toy::kKept));
  EXPECT_TRUE(isOccasion(kept, match, kAnn)) << "it was Ann herself";
  ASSERT_FALSE(match.act(toy::picked(1)));
  EXPECT_TRUE(isOccasion(kept, match, kBen));
  EXPECT_FALSE(isOccasion(kept, match, kAnn));
}

TEST(Tips, WhatWasTakenBackIsNoOccasion) {
  Match match = toy::match();
  ASSERT_FALSE(match.act(toy::kKept));
  ASSERT_TRUE(match.undo(kAnn));
  ASSERT_FALSE(match.act(toy::kPassed));
  EXPECT_FALSE(
      isOccasion({.id = "kept", .rule = "1", .text = kWords, .after = "kept"}, match, kBen));
}

TEST(Tips, TheConditionIsOnTheSeatsOwnView) {
  const TipInfo bens{.id = "bens", .rule = "1", .text = kWords, .when = bensView};
  EXPECT_FALSE(isOccasion(bens, toy::match(), kAnn));
  EXPECT_TRUE(isOccasion(bens, toy::match(), kBen));
}

TEST(Tips, TheFirstOneThatIsntKnownIsTold) {
  const std::vector<TipInfo> tips{{.id = "pick", .rule = "1", .text = kWords, .can = "pick"},
                                  {.id = "keep", .rule = "1", .text = kWords, .can = "keep"},
                                  {.id = "pass", .rule = "1", .text = kWords, .can = "pass"}};
  std::set<std::string_view> known;
  const auto isKnown = [&](std::string_view id) { return known.contains(id); };
  for (const char* id : {"keep", "pass"}) {
    const TipInfo* tip = tipFor(tips, toy::match(), kAnn, isKnown);
    ASSERT_NE(tip, nullptr);
    EXPECT_EQ(tip->id, id);
    known.insert(tip->id);
  }
  EXPECT_EQ(tipFor(tips, toy::match(), kAnn, isKnown), nullptr);
}

class TipsOfEveryGame : public testing::TestWithParam<const GameEntry*> {};

/// Most matches that are played until each of a game's tips has come up.
constexpr std::uint64_t kMatches = 400;

TEST_P(TipsOfEveryGame, ComeUpInMatches) {
  const GameEntry& entry = *GetParam();
  std::set<std::string_view> came;
  const auto isKnown = [&](std::string_view id) { return came.contains(id); };
  for (std::uint64_t seed = 1; seed <= kMatches && came.size() < entry.tips.size(); ++seed) {
    Stream random(seed, "tips");
    const Options options = test::randomOptions(*entry.info, random);
    MatchSetup setup;
    setup.game = entry.info->id;
    const auto game = entry.make(options, builtinData(entry.info->id)).value();
    setup.players.resize(static_cast<std::size_t>(game->seats()), {"Ann", "human"});
    setup.seed = seed;
    Match match = *Match::begin(game, setup);
    while (match.turn().kind == Turn::Kind::kSeat) {
      const TipInfo* tip = tipFor(entry.tips, match, match.turn().seat, isKnown);
      if (tip != nullptr) came.insert(tip->id);
      const ActionList legal = match.legal();
      const int any = random.below(static_cast<int>(legal.size()));
      ASSERT_FALSE(match.act(legal[static_cast<std::size_t>(any)]));
    }
  }
  for (const TipInfo& tip : entry.tips) EXPECT_TRUE(isKnown(tip.id)) << tip.id;
}

INSTANTIATE_TEST_SUITE_P(Games, TipsOfEveryGame, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay
