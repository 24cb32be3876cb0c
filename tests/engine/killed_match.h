#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <functional>
#include <string>

#include "engine/toy_match.h"
#include "match/journal.h"
#include "support/folder_test.h"

/// Matches that are played by a child process and killed while it plays.
namespace raindelay {

struct Resumed {
  Match match;
  Journal journal;
};

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

/// This process is killed so much later, whatever it does then. By the kernel: on a busy machine
/// another process would often come too late.
inline void dieAfter(std::chrono::microseconds time) {
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGKILL;
  itimerspec instant{};
  instant.it_value.tv_nsec = std::chrono::nanoseconds(time).count() + 1;
  timer_t timer{};
  if (::timer_create(CLOCK_MONOTONIC, &event, &timer) != 0 ||
      ::timer_settime(timer, 0, &instant, nullptr) != 0) {
    ::_exit(2);
  }
}

/// Plays on as fast as it can until the match is over, telling after each action how many steps
/// were "shown"; killed at this instant.
[[noreturn]] inline void playOn(const KilledGame& killed, const std::string& path,
                                std::atomic<std::uint64_t>& shown, int round,
                                std::chrono::microseconds instant) {
  Resumed game = killed.resume(path);
  Stream random(game.match.setup().seed, "choices", static_cast<std::uint64_t>(round));
  shown = game.match.steps().size();
  dieAfter(instant);
  while (toy::actAtRandom(game.match, random)) {
    if (!game.journal.append(game.match)) ::_exit(1);
    shown = game.match.steps().size();
  }
  ::_exit(0);
}

/// A child process plays on and is killed at this instant; whether it was still playing.
inline bool isKilledAt(std::chrono::microseconds instant, const KilledGame& game,
                       const std::string& path, std::atomic<std::uint64_t>& shown, int round) {
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
  void* shared = ::mmap(nullptr, sizeof(std::atomic<std::uint64_t>), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(shared, MAP_FAILED);
  auto* shown = new (shared) std::atomic<std::uint64_t>(0);
  Stream random(seed, "kills");
  int killed = 0;
  for (int round = 0; killed < kills && round < 100 * kills; ++round) {
    if (!std::filesystem::exists(path)) {
      const Match fresh = game.begin(seed + static_cast<std::uint64_t>(round));
      ASSERT_TRUE(Journal::create(path, fresh).ok());
    }
    const std::uint64_t before = game.resume(path).match.steps().size();
    const std::string lines = slurp(path);
    // From at once to two milliseconds, early ones more often: some matches are as short.
    const std::chrono::microseconds instant(random.below(1 << random.below(12)));
    if (isKilledAt(instant, game, path, *shown, round)) ++killed;
    ASSERT_GE(*shown, before) << "round " << round;
    const Resumed back = game.resume(path);
    ASSERT_TRUE(slurp(path).starts_with(lines)) << "round " << round;
    ASSERT_GE(back.match.steps().size(), std::max(before, shown->load())) << "round " << round;
    if (back.match.turn().kind == Turn::Kind::kOver) std::filesystem::remove(path);
  }
  EXPECT_EQ(killed, kills);
  ::munmap(shared, sizeof(std::atomic<std::uint64_t>));
}

inline KilledGame killedToy() {
  return {[](std::uint64_t seed) { return toy::match(toy::setup(seed)); }, resumeToy};
}

}  // namespace raindelay
