#pragma once

#include <array>
#include <vector>

#include "core/event.h"
#include "core/seat.h"

namespace raindelay::cooperstown {

/// A team's row on the scoreboard.
struct LineScoreRow {
  /// Runs of each inning that it has batted in, the one under way included; none where the bottom
  /// of the last inning wasn't needed.
  std::vector<int> innings;
  int runs = 0;
  int hits = 0;
  int errors = 0;
  int leftOnBase = 0;

  friend bool operator==(const LineScoreRow&, const LineScoreRow&) = default;
};

/// One game's line score.
struct LineScoreGame {
  Seat home;
  std::array<LineScoreRow, 2> row;  ///< by seat
  bool over = false;

  [[nodiscard]] const LineScoreRow& of(Seat seat) const {
    return row[static_cast<std::size_t>(seat.index())];
  }
  friend bool operator==(const LineScoreGame&, const LineScoreGame&) = default;
};

/// The line score of a match, made from its events alone: a sink for Rules::apply, or fed with what
/// a match has kept. Feeding the same events from the start gives the same line score.
class LineScore {
 public:
  void tell(const Event& event);
  void move(const Move& /*move*/) {}
  void feed(const Happening& happening);

  /// One game, or the two of a doubleheader, as far as they have begun.
  [[nodiscard]] const std::vector<LineScoreGame>& games() const { return games_; }

 private:
  LineScoreGame& game();
  LineScoreRow& row(Seat seat);
  void beginHalfInning(Seat batting);

  std::vector<LineScoreGame> games_;
  Seat home_;
  Seat batting_;
};

}  // namespace raindelay::cooperstown
