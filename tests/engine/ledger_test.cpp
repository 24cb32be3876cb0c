#include "match/ledger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <span>

#include "core/random.h"
#include "engine/toy_match.h"
#include "every_game.h"
#include "games/cooperstown/cards.h"
#include "games/game_list.h"

namespace raindelay {
namespace {

using testing::ElementsAre;

const Learned kEverything = [](std::size_t) { return true; };

Learned asToldTo(const Match& match, int seat) {
  return [&match, seat](std::size_t step) { return match.isTold(step, Seat(seat)); };
}

using Pins = std::map<std::string, std::vector<std::string>>;

Match begin(const GameEntry& entry, std::uint64_t seed, Pins pins = {}) {
  const Options options(*entry.info);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.rulesVersion = entry.info->rulesVersion;
  setup.seed = seed;
  setup.pins = std::move(pins);
  const auto game = entry.make(options, builtinData(entry.info->id)).value();
  setup.players.resize(static_cast<std::size_t>(game->seats()), {"Ann", "human"});
  return Match::begin(game, setup).value();
}
Match begin(std::string_view game, std::uint64_t seed, Pins pins = {}) {
  return begin(*findGame(game).value(), seed, std::move(pins));
}

void playAtRandom(Match& match, std::uint64_t seed, std::size_t lines) {
  Stream random(seed, "choices");
  while (match.turn().kind == Turn::Kind::kSeat && match.steps().size() < lines) {
    const ActionList legal = match.legal();
    ASSERT_FALSE(match.act(legal[static_cast<std::size_t>(random.below(int(legal.size())))]));
  }
}

std::vector<int> cameOf(const LedgerPart& part) {
  std::vector<int> all;
  for (const LedgerRow& row : part.rows) all.push_back(row.came);
  return all;
}
std::vector<double> expectedOf(const LedgerPart& part) {
  std::vector<double> all;
  for (const LedgerRow& row : part.rows) all.push_back(row.expected);
  return all;
}

MATCHER_P(IsAbout, number, "") {
  return std::abs(arg - number) < 1e-9;
}

/// The name of a part, with a seat's number: `The deal to %1 0`.
std::string nameOf(const LedgerPart& part) {
  std::string name = part.name.text.source;
  for (const Value& value : part.name.values) name += " " + std::to_string(value.number);
  return name;
}
std::vector<std::string> namesOf(const std::vector<LedgerPart>& ledger) {
  std::vector<std::string> all;
  for (const LedgerPart& part : ledger) all.push_back(nameOf(part));
  return all;
}

Match fourOddCards() {
  MatchSetup setup = toy::setup();
  setup.pins = {{"card", {"1", "3", "5", "7"}}};
  setup.practice = true;
  Match match = toy::match(setup);
  while (match.turn().kind == Turn::Kind::kSeat) (void)match.act(match.legal()[0]);
  return match;
}

TEST(Ledger, ExpectsOfAPackItsShareOfTheDraws) {
  const std::vector<LedgerPart> ledger = ledgerOf(fourOddCards(), kEverything);
  ASSERT_EQ(ledger.size(), 1U);
  EXPECT_EQ(ledger[0].draws, 4);
  // Four of ten cards, of which five are even.
  EXPECT_THAT(cameOf(ledger[0]), ElementsAre(0, 4));
  EXPECT_THAT(expectedOf(ledger[0]), ElementsAre(IsAbout(2.0), IsAbout(2.0)));
}

TEST(Ledger, EndsWithAStepAndForgetsWhatWasTakenBack) {
  Match match = fourOddCards();
  EXPECT_EQ(ledgerOf(match, kEverything, 0).size(), 0U);
  EXPECT_EQ(ledgerOf(match, kEverything, 1)[0].draws, 1);
  while (match.undo(Seat(1)) || match.undo(Seat(0))) {
  }
  EXPECT_THAT(cameOf(ledgerOf(match, kEverything)[0]), ElementsAre(0, 1));
}

/// 2 to 12.
TEST(Ledger, ExpectsOfDiceTheSameInEveryThrow) {
  Match match = begin("rallybird", 1, {{"dice", {"1 1", "6 6", "6 6"}}});
  playAtRandom(match, 1, 400);
  const std::vector<LedgerPart> ledger = ledgerOf(match, kEverything);
  const auto dice = std::find_if(ledger.begin(), ledger.end(),
                                 [](const LedgerPart& part) { return nameOf(part) == "The dice"; });
  ASSERT_NE(dice, ledger.end());
  ASSERT_EQ(dice->rows.size(), 11U);
  for (int i = 0; i < 11; ++i) {
    const LedgerRow& row = dice->rows[static_cast<std::size_t>(i)];
    EXPECT_EQ(row.group, Value::of(i + 2));
    EXPECT_THAT(row.expected, IsAbout(dice->draws * (6 - std::abs(i - 5)) / 36.0)) << i + 2;
  }
  EXPECT_GE(dice->rows.front().came, 1);
  EXPECT_GE(dice->rows.back().came, 2);
}

/// The pack is shuffled anew in every half-inning: seventeen plays, one is set aside.
TEST(Ledger, BeginsAgainWithAShuffle) {
  Match match = begin("rallybird", 2);
  playAtRandom(match, 2, 2000);
  for (const LedgerPart& part : ledgerOf(match, kEverything)) {
    if (nameOf(part) != "%1's plays set aside 0") continue;
    ASSERT_GT(part.draws, 1);
    EXPECT_EQ(part.rows.size(), 17U);
    for (const LedgerRow& row : part.rows) EXPECT_THAT(row.expected, IsAbout(part.draws / 17.0));
  }
}

TEST(Ledger, CountsWhatASeatWasToldAlone) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Match match = begin("tarot", seed);
    for (const int seat : {0, 1}) {
      const std::vector<LedgerPart> ledger = ledgerOf(match, asToldTo(match, seat));
      ASSERT_THAT(namesOf(ledger),
                  ElementsAre("The first dealer", "The deal to %1 " + std::to_string(seat)));
      EXPECT_EQ(ledger[1].draws, 25);
      // Of 78 cards 7 are Tarot Trumps, 19 other trumps, 12 courts without the Kings. The other's
      // deal, before or between, changes nothing.
      std::map<int, double> expected;
      for (const LedgerRow& row : ledger[1].rows) expected[row.group.number] = row.expected;
      EXPECT_THAT(expected, ElementsAre(testing::Pair(5, IsAbout(25 * 7 / 78.0)),
                                        testing::Pair(6, IsAbout(25 * 19 / 78.0)),
                                        testing::Pair(7, IsAbout(25 * 12 / 78.0)),
                                        testing::Pair(8, IsAbout(25 * 40 / 78.0))));
    }
  }
}

/// Nobody knows which card lies in which deck before it is turned: here one has nothing but Bats
/// and Balls.
TEST(Ledger, ExpectsOfUnseenCardsThatTheyLieAnywhere) {
  const auto bats = std::span(cooperstown::kOffenceCodes).first(28);
  Match match = begin("tarot-de-cooperstown", 5, {{"deal", {bats.begin(), bats.end()}}});
  playAtRandom(match, 5, 50);
  const std::vector<LedgerPart> known = ledgerOf(match, asToldTo(match, 0));
  EXPECT_THAT(namesOf(known), testing::Not(testing::Contains("The deal to %1 0")));
  int decks = 0;
  for (const LedgerPart& part : known) {
    if (!nameOf(part).starts_with("%1's batting deck")) continue;
    const double share = part.draws / 56.0;
    EXPECT_THAT(expectedOf(part),
                ElementsAre(IsAbout(13 * share), IsAbout(13 * share), IsAbout(13 * share),
                            IsAbout(13 * share), IsAbout(4 * share)));
    EXPECT_LT(part.draws, 28);
    ++decks;
  }
  EXPECT_EQ(decks, 1);
  for (const LedgerPart& part : ledgerOf(match, kEverything)) {
    if (nameOf(part) == "The deal to %1 0") {
      EXPECT_THAT(cameOf(part), ElementsAre(13, 13, 0, 0, 2));
    }
  }
}

TEST(Ledger, SaysInWordsHowEvenItIs) {
  const auto words = [](std::optional<double> share) {
    LedgerPart part;
    part.share = share;
    const Sentence said = evennessOf(part);
    const std::string number =
        said.values.empty() ? "" : std::to_string(said.values[0].number) + ": ";
    return number + said.text.source;
  };
  using testing::StartsWith;
  EXPECT_THAT(words(std::nullopt), StartsWith("Too few draws"));
  EXPECT_THAT(words(1.0), StartsWith("As even as it gets"));
  EXPECT_THAT(words(0.949), StartsWith("9: In about %1 of 10 matches"));
  EXPECT_THAT(words(0.41), StartsWith("4: In about %1 of 10 matches"));
  EXPECT_THAT(words(0.095), StartsWith("1: In about %1 of 10 matches"));
  EXPECT_THAT(words(0.094), StartsWith("9: In about %1 of 100 matches"));
  EXPECT_THAT(words(0.005), StartsWith("1: In about %1 of 100 matches"));
  EXPECT_THAT(words(0.004), StartsWith("Fewer than 1 in 100"));
}

/// Of many matches: nothing comes more often or more seldom than is expected of it, and as many are
/// called unusual as are. (Fewer only of Cricket Card, whose stocks are often drawn to the last
/// card: then all came that there is.)
class LedgerIsHonest : public testing::TestWithParam<const GameEntry*> {};

TEST_P(LedgerIsHonest, OfManyMatches) {
  constexpr int kMatches = 120;
  struct Sums {
    int shares = 0;
    int below10 = 0;
    int below30 = 0;
    int below70 = 0;
    std::vector<double> excess;
    std::vector<double> squares;
  };
  std::map<std::string, Sums> parts;
  for (int seed = 1; seed <= kMatches; ++seed) {
    Match match = begin(*GetParam(), static_cast<std::uint64_t>(seed) * 7919);
    playAtRandom(match, static_cast<std::uint64_t>(seed), 400);
    for (const LedgerPart& part : ledgerOf(match, asToldTo(match, 0))) {
      Sums& sums = parts[nameOf(part)];
      sums.excess.resize(std::max(sums.excess.size(), part.rows.size()));
      sums.squares.resize(sums.excess.size());
      for (std::size_t row = 0; row < part.rows.size(); ++row) {
        const double more = part.rows[row].came - part.rows[row].expected;
        sums.excess[row] += more;
        sums.squares[row] += more * more;
      }
      if (!part.share) continue;
      ++sums.shares;
      sums.below10 += *part.share <= 0.1 ? 1 : 0;
      sums.below30 += *part.share <= 0.3 ? 1 : 0;
      sums.below70 += *part.share <= 0.7 ? 1 : 0;
    }
  }
  EXPECT_EQ(parts.empty(), GetParam()->info->sources.empty());
  for (const auto& part : parts) {
    const std::string& name = part.first;
    const Sums& sums = part.second;
    for (std::size_t row = 0; row < sums.excess.size(); ++row) {
      EXPECT_LE(std::abs(sums.excess[row]), 4.5 * std::sqrt(sums.squares[row]) + 1e-9)
          << name << ", row " << row;
    }
    const bool drawnToTheLast = GetParam()->info->id == "cricket-card";
    const auto expectCount = [&](int count, double share) {
      const double mean = share * sums.shares;
      const double error = 4 * std::sqrt(mean * (1 - share));
      EXPECT_LE(count, mean + error) << name << " of " << sums.shares;
      EXPECT_GE(count, drawnToTheLast ? 0 : mean - error) << name << " of " << sums.shares;
    };
    expectCount(sums.below10, 0.1);
    expectCount(sums.below30, 0.3);
    expectCount(sums.below70, 0.7);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LedgerIsHonest, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay
