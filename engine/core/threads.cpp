#include "core/threads.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace raindelay {

int cores() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void onThreads(int threads, const std::function<void(bool first)>& work) {
  std::exception_ptr thrown;
  std::mutex mutex;
  const auto run = [&](bool first) {
    try {
      work(first);
    } catch (...) {
      const std::lock_guard lock(mutex);
      thrown = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    try {
      for (int i = 1; i < threads; ++i) others.emplace_back([&run] { run(false); });
    } catch (const std::system_error&) {
      // The system gives no more threads: those that are there do the work.
    }
    run(true);
  }
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace raindelay
