#include "core/threads.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace raindelay {

int cores() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void onThreads(int threads, const std::function<void(bool first)>& work) {
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back([&work] { work(false); });
  work(true);
}

}  // namespace raindelay
