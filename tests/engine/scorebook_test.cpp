#include "core/scorebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/narrator.h"
#include "games/game_list.h"
#include "match/scorebook.h"
#include "support/random_options.h"

namespace raindelay {
namespace {

/// English, with cards by their codes.
class Codes final : public Narrator {
 public:
  explicit Codes(const Game& game) : Narrator(game.info()), game_(game) {}
  [[nodiscard]] std::string faceName(Face face) const override {
    return face.known() ? game_.faceCode(face) : "a card";
  }
  [[nodiscard]] std::string seatName(Seat seat) const override {
    return "seat " + std::to_string(seat.index());
  }

 private:
  const Game& game_;
};

MatchSetup setupOf(const Game& game, std::uint64_t seed) {
  MatchSetup setup;
  setup.game = game.info().id;
  setup.players.assign(static_cast<std::size_t>(game.seats()), {"somebody"});
  setup.seed = seed;
  return setup;
}

/// A match played at random by up to `most` steps; with `undoing` choices are taken back now and
/// then.
Match randomMatch(const GameEntry& entry, std::uint64_t seed, std::size_t most, bool undoing) {
  Stream random(seed, "scorebook");
  const Options options = test::randomOptions(*entry.info, random);
  const auto game = entry.make(options, builtinData(entry.info->id)).value();
  Match match = Match::begin(game, setupOf(*game, seed)).value();
  while (match.turn().kind == Turn::Kind::kSeat && match.steps().size() < most) {
    const ActionList legal = match.legal();
    const Seat seat = match.turn().seat;
    const Action action =
        legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    EXPECT_FALSE(match.act(action));
    if (undoing && random.below(6) == 0) (void)match.undo(seat);
  }
  return match;
}

/// The faults in the sums of a table: each is of the numbers above it, back to the last.
std::string wrongSums(const ScoreTable& table, const Narrator& narrator) {
  std::vector<int> sums(table.columns.size());
  for (const ScoreRow& row : table.rows) {
    if (row.cells.size() != table.columns.size())
      return narrator.say(table.title) + ": a row's cells";
    for (std::size_t i = 1; i < row.cells.size(); ++i) {
      const std::optional<int> number = row.cells[i].number();
      if (row.sum && number && *number != sums[i]) {
        return narrator.say(table.title) + ": " + std::to_string(*number) + " instead of " +
               std::to_string(sums[i]);
      }
      sums[i] = row.sum ? 0 : sums[i] + number.value_or(0);
    }
  }
  return "";
}

class EveryScorebook : public testing::TestWithParam<const GameEntry*> {};

TEST_P(EveryScorebook, HasTheScoreOfTheMatchAtAnyTimeAndItsSumsAddUp) {
  constexpr std::size_t kLookEvery = 37;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Match match = randomMatch(*GetParam(), seed, 4000, false);
    for (std::size_t steps = 0; steps <= match.steps().size(); steps += kLookEvery) {
      const Scorebook book = scorebookOf(match, std::nullopt, steps);
      ASSERT_EQ(book.score, match.resultBefore(steps).score) << "seed " << seed << ", " << steps;
    }
    const Scorebook book = scorebookOf(match, std::nullopt);
    EXPECT_EQ(book.score, match.result().score) << "seed " << seed;
    EXPECT_FALSE(book.tables.empty());
    for (const ScoreTable& table : book.tables)
      EXPECT_EQ(wrongSums(table, Codes(match.game())), "");
  }
}

/// Lines that were taken back aren't in the book.
TEST_P(EveryScorebook, IsTheSameWithoutWhatWasUndone) {
  bool undone = false;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Match match = randomMatch(*GetParam(), seed, 600, true);
    const auto book = [](const Match& of) {
      return scorebookText(scorebookOf(of, std::nullopt), Codes(of.game()));
    };
    undone = undone || match.withoutUndone().steps().size() < match.steps().size();
    EXPECT_EQ(book(match), book(match.withoutUndone())) << "seed " << seed;
  }
  if (GetParam()->info->id != "tarot-de-cooperstown") {
    EXPECT_TRUE(undone);
  }
}

/// A seat's book keeps the score, whatever it wasn't told.
TEST_P(EveryScorebook, IsKeptByAnySeat) {
  const Match match = randomMatch(*GetParam(), 5, 4000, false);
  for (int seat = 0; seat < match.seats(); ++seat) {
    EXPECT_EQ(scorebookOf(match, Seat(seat)).score, match.result().score);
  }
}

std::vector<const GameEntry*> games() {
  std::vector<const GameEntry*> all;
  for (const GameEntry& entry : allGames()) all.push_back(&entry);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryScorebook, testing::ValuesIn(games()), [](const auto& one) {
  std::string name(one.param->info->id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace raindelay
