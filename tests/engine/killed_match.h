#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

#include "engine/toy_match.h"
#include "match/journal.h"
#include "support/folder_test.h"
#include "support/kills.h"

/// Matches that are played by a child process and killed while it plays.
namespace raindelay {

struct Resumed {
  Match match;
  Journal journal;
};

inline int stepsOf(const Resumed& game) {
  return static_cast<int>(game.match.steps().size());
}

/// A game whose matches are killed: how one is begun from a seed, and opened after a crash.
struct KilledGame {
  std::function<Match(std::uint64_t seed)> begin;
  std::function<Resumed(const std::string& path)> resume;
};

/// Opens a toy match as the app does after a crash.
inline Resumed resumeToy(const std::string& path) {
  Result<Journal::Found> found = Journal::open(path);
  EXPECT_TRUE(found.ok()) << (found ? "" : found.error().message);
  const Result<Record> record = parseRecord(found->text, path);
  EXPECT_TRUE(record.ok()) << (record ? "" : record.error().message);
  Result<Replayed> replayed = replayRecord(toy::game(), *record, path);
  EXPECT_TRUE(replayed.ok() && !replayed->damage);
  const Result<void> going = found->journal.resume(*record, *replayed);
  EXPECT_TRUE(going.ok()) << (going ? "" : going.error().message);
  return {std::move(replayed->match), std::move(found->journal)};
}

/// Plays on as fast as it can until the match is over, telling after each action how many steps
/// were "shown"; killed at this instant.
[[noreturn]] inline void playOn(const KilledGame& killed, const std::string& path,
                                std::atomic<int>& shown, int round,
                                std::chrono::microseconds instant) {
  Resumed game = killed.resume(path);
  Stream random(game.match.setup().seed, "choices", static_cast<std::uint64_t>(round));
  shown = stepsOf(game);
  dieAfter(instant);
  while (toy::actAtRandom(game.match, random)) {
    if (!game.journal.append(game.match)) ::_exit(1);
    shown = stepsOf(game);
  }
  ::_exit(0);
}

/// A child process plays on and is killed at this instant; whether it was still playing.
inline bool isKilledAt(std::chrono::microseconds instant, const KilledGame& game,
                       const std::string& path, std::atomic<int>& shown, int round) {
  shown = 0;
  const pid_t child = ::fork();
  EXPECT_GE(child, 0);
  if (child == 0) playOn(game, path, shown, round, instant);
  int status = 0;
  EXPECT_GT(::waitpid(child, &status, 0), 0);
  EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0) << "round " << round;
  return WIFSIGNALED(status);
}

/// Plays matches in child processes, each killed at a random instant while it plays, and finds
/// every step that was shown when the file is opened again, behind the lines that were there
/// before. Ends after so many kills.
inline void playAndKill(const KilledGame& game, const std::string& path, int kills,
                        std::uint64_t seed) {
  SharedCount shown;
  Stream random(seed, "kills");
  int killed = 0;
  for (int round = 0; killed < kills && round < 100 * kills; ++round) {
    if (!std::filesystem::exists(path)) {
      const Match fresh = game.begin(seed + static_cast<std::uint64_t>(round));
      ASSERT_TRUE(Journal::create(path, fresh).ok());
    }
    const int before = stepsOf(game.resume(path));
    const std::string lines = slurp(path);
    // From at once to two milliseconds, early ones more often: some matches are as short.
    const std::chrono::microseconds instant(random.below(1 << random.below(12)));
    if (isKilledAt(instant, game, path, *shown, round)) ++killed;
    ASSERT_GE(*shown, before) << "round " << round;
    const Resumed back = game.resume(path);
    ASSERT_TRUE(slurp(path).starts_with(lines)) << "round " << round;
    ASSERT_GE(stepsOf(back), *shown) << "round " << round;
    if (back.match.turn().kind == Turn::Kind::kOver) std::filesystem::remove(path);
  }
  EXPECT_EQ(killed, kills);
}

inline KilledGame killedToy() {
  return {[](std::uint64_t seed) { return toy::match(toy::setup(seed)); }, resumeToy};
}

}  // namespace raindelay
