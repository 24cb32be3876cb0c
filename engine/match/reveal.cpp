#include "match/reveal.h"

#include <algorithm>

namespace raindelay {

namespace {

/// The number of other states sampled from a seat's view.
constexpr int kSamples = 8;

/// The part of what happened that the seat learns of.
void addSeen(Seat seat, const std::vector<Happening>& happenings, std::vector<Happening>& some) {
  for (const Happening& one : happenings) {
    if (const auto visible = seen(one, seat)) some.push_back(*visible);
  }
}

/// True if somebody stands in a choice in parts, behind its beginning.
bool isOpen(const Game& game, const AnyState& state) {
  const std::optional<Arrangement> open = arrangementOf(game, state);
  return open && open->begun;
}

/// The end that a row of actions led to, and what happened.
struct Course {
  AnyState end;
  EventLog log;
};

/// A choice as one seat looks at it.
class Look {
 public:
  Look(const Game& game, const std::vector<Passage>& parts, const AnyState& after, Seat seat)
      : game_(game),
        seat_(seat),
        after_(game.view(after, seat)),
        stays_(isOpen(game, after)),
        veiled_(isVeiled(game, parts.back(), seat)) {
    for (const Passage& part : parts) {
      row_.push_back(part.step->action);
      addSeen(seat, part.step->happenings, told_);
    }
  }

  /// True if the choice, made in `guess`, would have looked the same.
  [[nodiscard]] bool couldBe(const AnyState& guess) const {
    if (looksAlike(courseFrom(guess, row_))) return true;
    if (!veiled_ || row_.size() != 1) return false;
    // Another action than the one that is tried first may look like it.
    const ActionList legal = game_.legal(guess);
    return std::any_of(legal.begin(), legal.end(),
                       [&](Action action) { return looksAlike(courseFrom(guess, {action})); });
  }

 private:
  [[nodiscard]] static bool isVeiled(const Game& game, const Passage& last, Seat seat) {
    return last.step->by != seat && !game.audience(*last.before, last.step->action).includes(seat);
  }

  /// The row from another state; where it isn't possible, and it is veiled, any action instead. A
  /// choice in parts that ends with the row ends, however many parts it takes; one that stays open
  /// has as many. None if the row can't be played.
  [[nodiscard]] std::optional<Course> courseFrom(const AnyState& from,
                                                 const std::vector<Action>& row) const {
    Course course{from, {}};
    for (std::size_t i = 0; stays_ ? i < row.size() : i == 0 || isOpen(game_, course.end); ++i) {
      const ActionList legal = game_.legal(course.end);
      const Action wanted = row[std::min(i, row.size() - 1)];
      const bool possible = legal.contains(wanted);
      if (legal.empty() || (!possible && !veiled_)) return std::nullopt;
      game_.apply(course.end, possible ? wanted : legal[0], course.log);
    }
    return course;
  }

  [[nodiscard]] bool looksAlike(const std::optional<Course>& course) const {
    if (!course || !game_.equal(game_.view(course->end, seat_), after_)) return false;
    std::vector<Happening> told;
    addSeen(seat_, course->log.happenings, told);
    return told == told_;
  }

  const Game& game_;
  Seat seat_;
  AnyView after_;
  bool stays_;   ///< the choice isn't at its end
  bool veiled_;  ///< another seat's, and this one isn't told which it is
  std::vector<Action> row_;
  std::vector<Happening> told_;
};

}  // namespace

bool reveals(const Game& game, const std::vector<Passage>& parts, const AnyState& after, Seat to,
             Stream guesses) {
  const Look look(game, parts, after, to);
  const AnyView before = game.view(*parts.front().before, to);
  for (int i = 0; i < kSamples; ++i) {
    if (!look.couldBe(game.sample(before, guesses))) return true;
  }
  return false;
}

}  // namespace raindelay
