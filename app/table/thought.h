#pragma once

#include <QObject>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/memory.h"
#include "core/threads.h"
#include "players/limits.h"

namespace raindelay {

/// Something that a computer player thinks about on a thread of its own, so that the window stays
/// awake. One thing at a time: what is thought is forgotten when the next thing begins, or by stop.
template <class Answer>
class Thought {
 public:
  /// Finds the answer within the limits; called on the other thread, so it must own all that it
  /// needs.
  using Work = std::function<Answer(const Limits& limits)>;
  /// Takes the answer, on this thread; none if there wasn't memory enough to find one.
  using Done = std::function<void(const std::optional<Answer>& answer)>;

  Thought() = default;
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;
  /// Ends what is being thought, within one iteration of a search.
  ~Thought() { thread_.request_stop(); }

  [[nodiscard]] bool isGoing() const { return going_; }

  /// Nobody waits longer for the answer than `longest`: what was found till then must do. (A clock
  /// that is set changes nothing; while the program is stopped it runs on.)
  void begin(Work work, Done done, std::chrono::milliseconds longest) {
    stop();
    going_ = true;
    done_ = std::move(done);
    late_ = std::stop_source();
    thread_ = std::jthread([this, work = std::move(work), turn = turn_, late = late_.get_token(),
                            end = Clock::now() + longest](const std::stop_token& ended) {
      const auto isLate = [&] { return late.stop_requested() || Clock::now() > end; };
      const auto give = [&](const std::optional<Answer>& answer) {
        if (ended.stop_requested()) return;
        QMetaObject::invokeMethod(
            &here_, [this, turn, answer] { tell(turn, answer); }, Qt::QueuedConnection);
      };
      withinMemory([&] { give(work({ended, isLate, cores()})); }, [&] { give(std::nullopt); });
    });
  }
  /// Nothing comes of it.
  void stop() {
    thread_.request_stop();
    going_ = false;
    ++turn_;
  }
  /// The answer is to come now.
  void hurry() { late_.request_stop(); }

 private:
  using Clock = std::chrono::steady_clock;

  void tell(int turn, const std::optional<Answer>& answer) {
    if (turn != turn_) return;
    going_ = false;
    // It may begin the next thought.
    const Done done = std::exchange(done_, nullptr);
    done(answer);
  }

  QObject here_;
  Done done_;
  bool going_ = false;
  int turn_ = 0;  ///< number begun or ended: answers to earlier ones come to nothing
  std::stop_source late_;
  std::jthread thread_;
};

}  // namespace raindelay
