#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

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

}  // namespace raindelay
