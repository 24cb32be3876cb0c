#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "core/threads.h"

namespace raindelay {

/// Passes on what several threads finish, in the order of its numbers.
template <class T>
class InOrder {
 public:
  InOrder(std::int64_t first, std::function<void(const T&)> take)
      : next_(first), take_(std::move(take)) {}

  /// Passes `value` on, once all with lower numbers are.
  void add(std::int64_t number, T value) {
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(number, std::move(value));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
      take_(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      ++next_;
    }
  }

 private:
  std::mutex mutex_;
  std::int64_t next_;
  std::map<std::int64_t, T> waiting_;
  std::function<void(const T&)> take_;
};

/// Makes what belongs to each number from `first` to below `end`, on so many threads, and passes it
/// on in order, on any of them but never by two at once. `make(number)` gives an optional; once one
/// is empty, its thread makes no more.
template <class T, class Make>
void makeInOrder(int threads, std::int64_t first, std::int64_t end, const Make& make,
                 std::function<void(const T&)> take) {
  std::atomic<std::int64_t> next = first;
  InOrder<T> told(first, std::move(take));
  onThreads(threads, [&](bool /*first*/) {
    for (std::int64_t number = next++; number < end; number = next++) {
      std::optional<T> made = make(number);
      if (!made) return;
      told.add(number, *std::move(made));
    }
  });
}

}  // namespace raindelay
