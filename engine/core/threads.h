#pragma once

#include <functional>

namespace raindelay {

/// The number of threads that this computer can run at once.
int cores();

/// Runs `work` on so many threads, this one (the first) among them, and waits for all; on fewer if
/// the system gives no more. What one of them throws is thrown then.
void onThreads(int threads, const std::function<void(bool first)>& work);

}  // namespace raindelay
