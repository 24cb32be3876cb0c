// Tests properties of any match of any game: undo, redo, replay, looking back.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <random>

#include "core/random.h"
#include "every_game.h"
#include "match/record.h"
#include "support/random_options.h"

namespace raindelay {
namespace {

/// A game with any options, and matches of it.
class Table {
 public:
  Table(const GameEntry& entry, std::uint64_t seed) : random(seed, "choices"), seed_(seed) {
    const Options options = test::randomOptions(*entry.info, random);
    game_ = entry.make(options, builtinData(entry.info->id)).value();
  }

  [[nodiscard]] Match begin(bool practice) const {
    MatchSetup setup;
    setup.game = game_->info().id;
    setup.rulesVersion = game_->info().rulesVersion;
    setup.players.resize(static_cast<std::size_t>(game_->seats()), {"Ann", "human"});
    setup.seed = seed_;
    setup.practice = practice;
    return *Match::begin(game_, setup);
  }
  [[nodiscard]] Match blank(const MatchSetup& setup) const { return *Match::blank(game_, setup); }

  /// Any choices, until so many lines are written or the match is over.
  void playOn(Match& match, std::size_t lines) {
    while (match.turn().kind == Turn::Kind::kSeat && match.steps().size() < lines) choose(match);
  }
  /// The same, with undos and redos of any seat in between.
  void wander(Match& match, std::size_t lines) {
    for (std::size_t i = 0; i < 2 * lines && match.steps().size() < lines; ++i) {
      const Seat any(random.below(match.seats()));
      const int what = random.below(8);
      if (what == 0) (void)match.undo(any);
      if (what == 1) (void)match.redo(any);
      if (what > 1 && match.turn().kind == Turn::Kind::kSeat) choose(match);
    }
  }
  void choose(Match& match) {
    const ActionList legal = match.legal();
    const int any = random.below(static_cast<int>(legal.size()));
    ASSERT_FALSE(match.act(legal[static_cast<std::size_t>(any)]));
  }
  [[nodiscard]] Match replayed(const Match& match) const {
    const Result<Record> record = parseRecord(recordText(match), "m");
    Result<Replayed> back = replayRecord(game_, record.value(), "m");
    EXPECT_FALSE(back->damage) << back->damage->message;
    EXPECT_TRUE(back->complete);
    return std::move(back->match);
  }

  Stream random;

 private:
  std::uint64_t seed_;
  std::shared_ptr<const Game> game_;
};

std::vector<Seat> seatsOf(const Match& match) {
  std::vector<Seat> all;
  for (int seat = 0; seat < match.seats(); ++seat) all.emplace_back(seat);
  return all;
}

/// The last seat whose choice stands, if one does.
std::optional<Seat> lastToChoose(const Match& match) {
  for (std::size_t i = match.steps().size(); i-- > 0;) {
    const Step& step = match.steps()[i];
    if (step.by && !step.undone && !step.undoTo) return step.by;
  }
  return std::nullopt;
}

bool chose(const Match& match, Seat seat) {
  return std::any_of(match.steps().begin(), match.steps().end(), [&](const Step& step) {
    return step.by == seat && !step.undone && !step.undoTo;
  });
}

/// `now` stands where `source` stood before its step `step`, and everybody sees what he saw then.
void expectSeen(const Match& now, const Match& source, std::size_t step) {
  for (const Seat seat : seatsOf(now)) {
    ASSERT_TRUE(now.game().equal(now.view(seat), source.viewBefore(step, seat)))
        << "seat " << seat.index() << ", step " << step;
  }
  ASSERT_TRUE(now.standsLike(source.upTo(step))) << step;
  ASSERT_EQ(now.turn(), source.turnBefore(step)) << step;
  ASSERT_EQ(now.legal(), source.legalBefore(step)) << step;
  ASSERT_EQ(now.result(), source.resultBefore(step)) << step;
}

/// The same lines, standing at the same point, with the same to be done again.
void expectSame(Match left, Match right) {
  ASSERT_TRUE(left.standsLike(right));
  ASSERT_EQ(left.steps().size(), right.steps().size());
  for (std::size_t i = 0; i < left.steps().size(); ++i) {
    ASSERT_EQ(stepLine(left.game(), left.steps()[i]), stepLine(left.game(), right.steps()[i])) << i;
    ASSERT_EQ(left.steps()[i].undone, right.steps()[i].undone) << i;
    ASSERT_EQ(left.steps()[i].happenings, right.steps()[i].happenings) << i;
  }
  for (bool more = true; more;) {
    more = false;
    for (const Seat seat : seatsOf(left)) {
      const bool again = left.redo(seat);
      ASSERT_EQ(again, right.redo(seat)) << "seat " << seat.index();
      ASSERT_TRUE(left.standsLike(right));
      more = more || again;
    }
  }
}

class EveryGamesMatch : public testing::TestWithParam<const GameEntry*> {
 protected:
  /// Some tables of the game; for RAINDELAY_SOAK_SECONDS any, if that is set.
  static void forTables(const std::function<void(Table& table)>& check) {
    using Clock = std::chrono::steady_clock;
    const char* soak = std::getenv("RAINDELAY_SOAK_SECONDS");  // NOLINT(concurrency-mt-unsafe)
    const std::uint64_t first = soak == nullptr ? 1 : std::random_device()();
    const auto end = Clock::now() + std::chrono::seconds(soak == nullptr ? 0 : std::atoi(soak));
    for (std::uint64_t seed = first; seed < first + 3 || Clock::now() < end; ++seed) {
      Table table(*GetParam(), seed);
      check(table);
      if (HasFatalFailure()) FAIL() << "seed " << seed;
    }
  }
};

/// As many lines as a match is played to: all of most matches.
constexpr std::size_t kLines = 500;

TEST_P(EveryGamesMatch, GoesBackToItsStartAndForwardToItsEnd) {
  forTables([](Table& table) {
    Match match = table.begin(true);
    table.playOn(match, kLines);
    const Match whole = match;
    std::vector<std::size_t> ends = {whole.steps().size()};
    while (const auto seat = lastToChoose(match)) {
      ends.push_back(match.undoPoint(*seat).value());
      ASSERT_TRUE(match.undo(*seat));
      ASSERT_NO_FATAL_FAILURE(expectSeen(match, whole, ends.back()));
    }
    ASSERT_TRUE(match.standsLike(table.begin(true)));
    ASSERT_TRUE(match.withoutUndone().standsLike(match));
    for (; ends.size() > 1; ends.pop_back()) {
      ASSERT_TRUE(match.redo(match.turn().seat));
      ASSERT_NO_FATAL_FAILURE(expectSeen(match, whole, ends[ends.size() - 2]));
    }
    ASSERT_EQ(recordText(match.withoutUndone()), recordText(whole));
    for (const Seat seat : seatsOf(match)) ASSERT_FALSE(match.canRedo(seat));
    ASSERT_NO_FATAL_FAILURE(expectSame(match.withoutUndone(), whole));
  });
}

TEST_P(EveryGamesMatch, GoesBackToTheFirstBarrierAndSaysWhatItIs) {
  forTables([](Table& table) {
    Match match = table.begin(false);
    for (std::size_t lines = 1; lines <= kLines; lines += 10) {
      table.playOn(match, lines);
      for (const Seat seat : seatsOf(match)) {
        Match back = match;
        while (back.undo(seat)) {
        }
        const UndoStop stop = back.undoStop(seat).value();
        ASSERT_EQ(stop.why == UndoStop::Why::kNothing, !chose(back, seat));
        for (const Step& step : back.steps()) ASSERT_TRUE(step.by || !step.undone);
        if (stop.why == UndoStop::Why::kNothing) continue;
        const Step& barrier = back.steps()[stop.step];
        ASSERT_EQ(stop.why == UndoStop::Why::kChance, !barrier.by);
        ASSERT_FALSE(barrier.undone || barrier.undoTo);
        // In practice nothing would stand in the way.
        MatchSetup free = back.setup();
        free.practice = true;
        const std::size_t first = back.upTo(back.steps().size(), free).undoPoint(seat).value();
        ASSERT_LE(first, stop.step);
        ASSERT_FALSE(back.replayUndo(seat, first).ok());
      }
    }
  });
}

TEST_P(EveryGamesMatch, TheSameChoicesHaveTheSameLuck) {
  forTables([](Table& table) {
    Match match = table.begin(true);
    table.playOn(match, kLines);
    const Match whole = match;
    for (int i = 0; i < 30 && lastToChoose(match); ++i)
      ASSERT_TRUE(match.undo(*lastToChoose(match)));
    const std::size_t first = match.steps().back().undoTo.value_or(whole.steps().size());
    // Others than those: what was drawn is forgotten and comes from the seed.
    table.playOn(match, match.steps().size() + 20);
    while (match.withoutUndone().steps().size() > first) {
      ASSERT_TRUE(match.undo(*lastToChoose(match)));
    }
    ASSERT_TRUE(match.standsLike(whole.upTo(first)));
    for (std::size_t i = first; i < whole.steps().size(); ++i) {
      const Step& step = whole.steps()[i];
      if (!step.by) continue;
      ASSERT_FALSE(match.act(step.action)) << i;
    }
    ASSERT_EQ(recordText(match.withoutUndone()), recordText(whole));
  });
}

TEST_P(EveryGamesMatch, IsTheSameWhenItsRecordIsReplayed) {
  forTables([](Table& table) {
    for (const bool practice : {false, true}) {
      Match match = table.begin(practice);
      for (std::size_t lines = 30; lines <= 150; lines += 30) {
        table.wander(match, lines);
        ASSERT_NO_FATAL_FAILURE(expectSame(match, table.replayed(match)));
      }
    }
  });
}

TEST_P(EveryGamesMatch, StandsAlikeWithoutWhatWasTakenBack) {
  forTables([](Table& table) {
    Match match = table.begin(true);
    table.wander(match, kLines);
    Match clean = match.withoutUndone();
    ASSERT_NO_FATAL_FAILURE(expectSeen(clean, match, match.steps().size()));
    ASSERT_NO_FATAL_FAILURE(expectSame(clean, table.replayed(clean)));
    for (const Step& step : clean.steps()) ASSERT_FALSE(step.undone || step.undoTo);
    // Chance goes on alike.
    while (match.turn().kind == Turn::Kind::kSeat && clean.steps().size() < kLines) {
      const Action action = match.legal()[0];
      ASSERT_FALSE(match.act(action));
      ASSERT_FALSE(clean.act(action));
      ASSERT_TRUE(clean.standsLike(match));
    }
  });
}

TEST_P(EveryGamesMatch, UpToALineIsAReplayToThere) {
  forTables([](Table& table) {
    Match match = table.begin(true);
    table.wander(match, kLines);
    Match replayed = table.blank(match.setup());
    for (std::size_t i = 0; i <= match.steps().size(); ++i) {
      if (i % 10 == 0 || i == match.steps().size()) {
        const Match then = match.upTo(i);
        ASSERT_NO_FATAL_FAILURE(expectSeen(then, match, i));
        ASSERT_NO_FATAL_FAILURE(expectSame(then, replayed));
      }
      if (i == match.steps().size()) break;
      const Step& step = match.steps()[i];
      ASSERT_TRUE(step.undoTo ? replayed.replayUndo(*step.by, *step.undoTo).ok()
                              : replayed.replay(step.by, step.action).ok());
    }
  });
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryGamesMatch);
INSTANTIATE_TEST_SUITE_P(Games, EveryGamesMatch, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay
