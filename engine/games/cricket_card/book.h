#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/scorebook.h"
#include "games/cricket_card/events.h"

namespace raindelay::cricket_card {

/// A match as a scorer has it, folded from its events: scoreboard, result sheet, scorebook and
/// figures read it. Of a match that one seat watched it has what that seat was told.
class Book {
 public:
  /// A wicket as it was played.
  struct Wicket {
    enum class State : std::uint8_t { kOpen, kScored, kBlocked, kOut };

    int number = 0;
    std::vector<Face> batted = {};  ///< the cards of the side at bat
    std::vector<Face> bowled = {};  ///< and those that countered them
    State state = State::kOpen;
    int runs = 0;
    int total = 0;  ///< of the innings, with it
  };

  struct Innings {
    Seat side;
    bool second = false;
    std::vector<Wicket> wickets = {};
    int extras = 0;
    int total = 0;  ///< extras among them
    std::optional<InningsEnds> end = {};

    /// Wickets that were settled so.
    [[nodiscard]] int count(Wicket::State state) const;
    /// Wickets that were settled.
    [[nodiscard]] int settled() const;
    /// Runs by wicket, 1 … 10; none: not settled, or not played.
    [[nodiscard]] std::array<std::optional<int>, kWickets> runs() const;
  };

  struct Test {
    int number = 1;
    int multiplier = 0;  ///< runs a point on its pitch
    std::vector<Innings> innings = {};
    bool reshuffled = false;  ///< the cards on the table are those of second innings
    bool followOn = false;
    std::optional<TestWon> won = {};
    bool tied = false;
    bool drawn = false;
    std::optional<Sentence> result = {};  ///< none while it is played
    std::vector<Sentence> notes = {};     ///< toss, follow-on and result, as they came

    /// A seat's runs.
    [[nodiscard]] int total(Seat seat) const;
    /// The innings of the seat that lies on the table, if it has begun.
    [[nodiscard]] const Innings* onTable(Seat seat) const;
  };

  /// Takes the next event.
  void tell(const Event& event);

  /// The tests so far, including the current one.
  [[nodiscard]] const std::vector<Test>& tests() const { return tests_; }
  /// The series' winner; none before, and where there is only one test.
  [[nodiscard]] const std::optional<Sentence>& series() const { return series_; }
  /// Tables and score.
  [[nodiscard]] Scorebook scorebook() const;

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const TestBegins& begins);
  void take(const InningsBegins& begins);
  void take(const Stroke& stroke);
  void take(const Counter& counter);
  void take(const Recounter& recounter);
  void take(const Scores& scores);
  void take(const NoRun& none);
  void take(const InningsEnds& ends);
  void take(const Extras& extras);
  void take(const Reshuffled& reshuffled);
  void take(const FollowOn& followOn);
  void take(const TestWon& won);
  void take(const Tied& tied);
  void take(const Drawn& drawn);

  void settle(Wicket::State state, int runs);
  void note(const Event& event);
  [[nodiscard]] Innings& now() { return tests_.back().innings.back(); }
  [[nodiscard]] Wicket& wicket() { return now().wickets.back(); }

  std::vector<Test> tests_;
  int inSeries_ = 1;
  std::array<int, 2> won_{};
  std::optional<Sentence> series_;
};

}  // namespace raindelay::cricket_card
