#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// Solutions of games, each worked out once for the rules that it is for: whoever asks for it later
/// shares it, and a folder keeps it for the next run.
namespace raindelay::solutions {

/// The folder that keeps them from now on; told before anybody asks for one. Without it nothing is
/// kept on disk.
void keepIn(std::string folder);

/// The bytes kept, or else shipped, under a name; none if damaged, which removes those kept.
[[nodiscard]] std::optional<std::string> kept(std::string_view name);
/// Keeps bytes, and of all that was kept only the newest few. Where a disk is full nothing is kept:
/// the solution will be worked out anew.
void keep(std::string_view name, std::string_view bytes);

/// Asked by who may be in a hurry, of what takes seconds; says whether to stop.
using Late = std::function<bool()>;

/// The judgement of a choice by a solution.
struct Choice {
  struct Row {
    double worth = 0;      ///< the seat's chance to win if it does this, and goes on as is best
    double share = 0;      ///< how often the solution does it
    std::size_t like = 0;  ///< the first row that comes to the same, which has the share of both
  };
  std::vector<Row> rows;  ///< of the allowed actions, in their order
  bool mixed = false;     ///< it is made without seeing another's: shares are a mixture
};

/// The solution of a game with these rules; none if the game is too large, or if it got late before
/// it was found. May take seconds; safe to be called by several threads.
///
///     // All that the solution depends on, its own version among it.
///     static std::string Solution::nameOf(const Rules&);
///     static std::optional<Solution> Solution::of(const Rules&, const Late&);
///     // The solution from what bytes() gave; none if that is none of these rules'.
///     static std::optional<Solution> Solution::from(const Rules&, std::string_view bytes);
///     std::string bytes() const;
template <class Solution, class Rules>
[[nodiscard]] std::shared_ptr<const Solution> of(const Rules& rules, const Late& late = {}) {
  struct Known {
    std::weak_ptr<const Solution> solution;
    bool tooLarge = false;
  };
  static std::mutex mutex;
  static std::map<std::string, Known> all;

  const auto isLate = [&] { return late && late(); };
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock()) {
    if (isLate()) return nullptr;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  const std::string name = Solution::nameOf(rules);
  Known& known = all[name];
  if (auto shared = known.solution.lock()) return shared;
  if (known.tooLarge) return nullptr;
  std::optional<Solution> solution;
  if (const auto bytes = kept(name)) solution = Solution::from(rules, *bytes);
  if (!solution) {
    solution = Solution::of(rules, late);
    known.tooLarge = !solution && !isLate();
    if (solution) keep(name, solution->bytes());
  }
  if (!solution) return nullptr;
  auto shared = std::make_shared<const Solution>(*std::move(solution));
  known.solution = shared;
  return shared;
}

/// Something that is found out once, and then read by many threads without a lock.
template <class T>
class Once {
 public:
  /// What was found out; null before that.
  [[nodiscard]] const T* get() const { return found_; }
  /// Finds it out unless it is known: `find()` gives a shared pointer to it, null if it can't.
  template <class Find>
  void find(Find find) {
    const std::lock_guard lock(finding_);
    if (found_ != nullptr) return;
    owned_ = find();
    found_ = owned_.get();
  }

 private:
  std::mutex finding_;
  std::shared_ptr<const T> owned_;
  std::atomic<const T*> found_ = nullptr;
};

}  // namespace raindelay::solutions
