#include "players/threads.h"

#include <thread>
#include <vector>

namespace raindelay {

void onThreads(int threads, const std::function<void(bool first)>& work) {
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back([&work] { work(false); });
  work(true);
}

}  // namespace raindelay
