#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <new>
#include <system_error>

#include "core/random.h"

/// Processes that are killed at any instant.
namespace raindelay {

/// How often in each test: RAINDELAY_KILLS, or 200 times.
inline int kills() {
  const char* set = std::getenv("RAINDELAY_KILLS");  // NOLINT(concurrency-mt-unsafe)
  return set == nullptr ? 200 : std::atoi(set);
}

/// What a child process counts, and its parent reads when it's dead.
class SharedCount {
 public:
  SharedCount() {
    void* shared =
        ::mmap(nullptr, sizeof *count_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) throw std::system_error(errno, std::generic_category());
    count_ = new (shared) std::atomic<int>(0);
  }
  ~SharedCount() { ::munmap(count_, sizeof *count_); }
  SharedCount(const SharedCount&) = delete;
  SharedCount& operator=(const SharedCount&) = delete;

  std::atomic<int>& operator*() { return *count_; }

 private:
  std::atomic<int>* count_;
};

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

/// So often: after `prepare` a child process does the `work`, which has no end, counts what it has
/// shown as done, and is killed at a random instant within 32 milliseconds, early ones more often;
/// then `check` is told the count.
inline void killAtRandom(const std::function<void()>& prepare,
                         const std::function<void(std::atomic<int>& shown)>& work,
                         const std::function<void(int shown)>& check) {
  Stream random(4, "kills");
  SharedCount shown;
  for (int round = 0; round < kills(); ++round) {
    prepare();
    *shown = 0;
    const std::chrono::microseconds instant(random.below(1 << (8 + random.below(8))));
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      dieAfter(instant);
      work(*shown);
      ::_exit(1);
    }
    int status = 0;
    ASSERT_GT(::waitpid(child, &status, 0), 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    check(*shown);
    ASSERT_FALSE(testing::Test::HasFailure()) << "round " << round << ", shown: " << *shown;
  }
}

}  // namespace raindelay
