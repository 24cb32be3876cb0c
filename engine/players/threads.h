#pragma once

#include <functional>

namespace raindelay {

/// Runs `work` on so many threads, this one (the first) among them, and waits for all.
void onThreads(int threads, const std::function<void(bool first)>& work);

}  // namespace raindelay
