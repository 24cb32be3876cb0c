#pragma once

#include <algorithm>
#include <array>

#include "core/lookahead.h"
#include "core/luck.h"
#include "core/playout.h"
#include "players/evaluator.h"
#include "players/tree.h"

namespace raindelay {

/// The probability of leaving a mixture for any line, and the evaluator for any action.
inline constexpr double kStray = 0.1;

/// A match as it goes on in thought: the draws, what the seats learn of them, and its end or
/// judgement. Made once for a tree; each iteration starts over.
template <Rules R>
class ImaginedMatch {
 public:
  using State = typename R::State;
  using Evaluator = EvaluatorOf<R>;

  /// `view` is what it goes on from. The rules and the evaluator must outlive it.
  ImaginedMatch(const R& rules, const Evaluator& evaluator, const Effort& effort,
                const typename R::View& view)
      : rules_(rules), evaluator_(evaluator), effort_(effort) {
    if constexpr (HasSeats<R>) {
      seats_ = rules.seats();
    } else {
      seats_ = R::info().maxSeats;
    }
    if (effort_.aim == Aim::kMargin) {
      Stream random(0, "now");
      now_ = marginsAt(rules_.sample(view, random));
    }
  }

  /// Begins another iteration, with the draws of this seed.
  void begin(const State& state, std::uint64_t seed) {
    luck_ = Luck(seed, R::info());
    whims_ = Stream(seed, "whims");
    told_ = {};
    until_ = effort_.horizon > 0 ? evaluator_.clock(state) + effort_.horizon : 0;
  }

  [[nodiscard]] int seats() const { return seats_; }
  /// For choices.
  [[nodiscard]] Stream& whims() { return whims_; }
  /// The hash of what the seat has learned of the actions in this iteration: the way to an
  /// information set.
  [[nodiscard]] std::uint64_t told(Seat seat) const {
    return told_[static_cast<std::size_t>(seat.index())];
  }
  /// The first seat's chance, where the evaluator was asked last.
  [[nodiscard]] double judged() const { return judged_; }
  void setJudged(double chance) { judged_ = chance; }

  /// True if the state is as far ahead as the search looks.
  [[nodiscard]] bool atHorizon(const State& state) const {
    return effort_.horizon > 0 && evaluator_.clock(state) >= until_;
  }
  /// The end of the match, or where the evaluator judges.
  [[nodiscard]] bool ends(const State& state, const Turn& turn, Chances& chances) {
    if (turn.kind == Turn::Kind::kOver) {
      chances = outcome(state);
    } else if (atHorizon(state)) {
      chances = judge(state);
    } else {
      return false;
    }
    judged_ = chances[0];
    return true;
  }

  /// The seats' chances where the match is over, and by the evaluator's judgement. Who strives for
  /// the margin takes even chances and what the margin has changed, `swing` being half of all.
  [[nodiscard]] Chances outcome(const State& state) const {
    return effort_.aim == Aim::kMargin ? chancesByMargin(state)
                                       : chancesOf(rules_.result(state), seats_);
  }
  [[nodiscard]] Chances judge(const State& state) const {
    return effort_.aim == Aim::kMargin ? chancesByMargin(state) : evaluator_.judge(state);
  }

  void act(State& state, Action action) const {
    NoEvents none;
    rules_.apply(state, action, none);
  }
  [[nodiscard]] Action drawn(const State& state) { return luck_.draw(rules_.chance(state)); }
  /// With what each seat learns of it.
  void tellAndAct(State& state, Action action) {
    Audience audience;
    if constexpr (TellsByState<R>) {
      audience = rules_.audience(state, action);
    } else {
      audience = R::audience(action);
    }
    const std::uint64_t bits = static_cast<std::uint64_t>(action.verb) << 24 |
                               static_cast<std::uint64_t>(action.a) << 16 |
                               static_cast<std::uint64_t>(action.b) << 8 | action.c;
    for (int seat = 0; seat < seats_; ++seat) {
      std::uint64_t& told = told_[static_cast<std::size_t>(seat)];
      if (audience.includes(Seat(seat))) told = mix64(told ^ (bits + 1));
    }
    act(state, action);
  }

  /// Beyond the tree, to the end.
  Chances playOn(State& state) {
    while (true) {
      Chances chances{};
      const Turn turn = rules_.turn(state);
      if (ends(state, turn, chances)) return chances;
      const bool seat = turn.kind == Turn::Kind::kSeat;
      act(state, seat ? anyAction(state, turn.seat) : drawn(state));
    }
  }

 private:
  [[nodiscard]] SeatScores marginsAt(const State& state) const {
    if constexpr (KnowsScoring<Evaluator, R>) {
      return marginsOf(evaluator_.expected(state), seats_);
    } else {
      return marginsOf(seatScoresOf(rules_.result(state)), seats_);
    }
  }
  [[nodiscard]] Chances chancesByMargin(const State& state) const {
    const SeatScores margins = marginsAt(state);
    const double swing = scoringBy<R>(evaluator_).swing;
    Chances chances{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
      const double more = (margins[i] - now_[i]) / (2 * swing);
      chances[i] = std::clamp(1.0 / seats_ + more, 0.0, 1.0);
    }
    return chances;
  }

  Action anyAction(const State& state, Seat seat) {
    if constexpr (PlaysOn<Evaluator, R>) {
      if (effort_.usesEvaluator && tree::fraction(whims_) >= kStray) {
        const ActionList legal = rules_.legal(state);
        return legal.size() == 1 ? legal[0] : evaluator_.playOn(state, seat, legal, whims_);
      }
    }
    return randomAction(rules_, state, whims_);
  }

  const R& rules_;
  const Evaluator& evaluator_;
  Effort effort_;
  int seats_ = 2;
  SeatScores now_{};  ///< the margins of the view that it goes on from, for who strives for them
  // Of the iteration:
  Luck luck_{0, R::info()};
  Stream whims_;
  std::array<std::uint64_t, kMaxSeats> told_{};
  int until_ = 0;
  double judged_ = 0;
};

}  // namespace raindelay
