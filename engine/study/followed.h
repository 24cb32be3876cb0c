#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/lookahead.h"
#include "lab/played_match.h"
#include "players/players.h"
#include "study/control_variate.h"
#include "study/excitement.h"
#include "study/study.h"

/// Matches that are followed by the computer players' judgement while they are played: the game's
/// evaluator, before it has prepared anything. It is fixed beforehand, and the same on any machine.
namespace raindelay::study {

/// What is followed.
struct Follow {
  bool shape = false;      ///< the first seat's chance as the evaluator's clock goes on
  bool luck = false;       ///< what chance gives each seat (JudgedLuck)
  bool decisions = false;  ///< what each choice decides, by a Pro's search

  [[nodiscard]] bool any() const { return shape || luck || decisions; }
};

/// What the study follows.
[[nodiscard]] Follow followOf(const Study& study);

/// The figures that this adds to a match, by id: `lead-changes`, `drama`, `decided-at`, `suspense`,
/// `surprise` and `comeback` (Excitement); `wins-without-luck.0` and of the other seats;
/// `decisions-that-matter`.
[[nodiscard]] std::vector<std::string> idsOf(const Follow& follow, int seats);
/// Those of them that are 0 … 1 in every match.
[[nodiscard]] bool isFollowedShare(std::string_view id);

/// The evaluator judges positions of a match that goes on: of games that are always played to the
/// end in thought it doesn't.
template <Rules R>
[[nodiscard]] constexpr bool judgesPositions() {
  return HasEvaluator<R> && EvaluatorOf<R>::kEfforts[0].horizon > 0;
}

using NamedFigures = std::vector<std::pair<std::string, double>>;

namespace detail {

[[nodiscard]] NamedFigures shapeFigures(const Excitement& match);

/// The chance of the first seat, wherever the clock has moved.
template <Rules R>
class ChanceAlong {
 public:
  explicit ChanceAlong(const EvaluatorOf<R>& evaluator) : evaluator_(evaluator) {}

  void look(const typename R::State& state) {
    const int now = evaluator_.clock(state);
    if (!chances_.empty() && now == clock_) return;
    clock_ = now;
    chances_.push_back(evaluator_.judge(state)[0]);
  }
  [[nodiscard]] Excitement endingWith(double result) {
    chances_.push_back(result);
    return excitementOf(chances_);
  }

 private:
  const EvaluatorOf<R>& evaluator_;
  int clock_ = 0;
  std::vector<double> chances_;
};

/// How much better the best of a seat's actions is known to be than the second best, in matches: 0
/// where both choose unseen, for there no action is the best.
[[nodiscard]] double knownGain(const Assessment& found);

}  // namespace detail

/// Follows matches of these rules; safe to be used by several threads.
template <Rules R>
class Follower {
 public:
  using State = typename R::State;

  /// `rules` outlive it. `limits` end a search early: then the match doesn't count.
  Follower(const R& rules, const Follow& follow, int seats, Limits limits = {})
      : rules_(rules),
        follow_(follow),
        seats_(seats),
        limits_(std::move(limits)),
        evaluator_(rules),
        search_(rules, effortOf<R>(PlayerKind::kPro)) {}

  /// playMatch(), and the figures of idsOf().
  template <class Choose>
  [[nodiscard]] std::pair<PlayedMatch, NamedFigures> play(std::uint64_t seed,
                                                          const Choose& choose) const {
    if (!follow_.any()) return {playMatch(rules_, seed, choose), {}};
    detail::ChanceAlong<R> chance(evaluator_);
    SeatScores given{};
    std::vector<double> gains;
    Stream random(seed, "follow");
    const auto look = [&](const State& now) {
      if (follow_.shape) chance.look(now);
    };
    const auto judge = [&](const State& after) { return judged(after); };
    const auto around = [&](const State& state, Luck& luck) {
      return Draws<decltype(look), decltype(judge)>{state, luck,   look, follow_.luck,
                                                    given, rules_, judge};
    };
    const PlayedMatch match = playMatch(
        rules_, seed,
        [&](const State& now, Seat seat) {
          look(now);
          if (follow_.decisions) decide(now, seat, random, gains);
          return choose(now, seat);
        },
        around);
    const Chances wins = chancesOf(match.standing, seats_);
    NamedFigures figures;
    if (follow_.shape) figures = detail::shapeFigures(chance.endingWith(wins[0]));
    for (int seat = 0; seat < seats_ && follow_.luck; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      figures.emplace_back("wins-without-luck." + std::to_string(seat), wins[i] - given[i]);
    }
    if (follow_.decisions) figures.emplace_back("decisions-that-matter", shareThatMatters(gains));
    return {match, figures};
  }

 private:
  /// Chance that is looked at, and what it gives is counted.
  template <class Look, class Judge>
  struct Draws {
    const State& state;
    Luck& luck;
    const Look& look;
    bool counts;
    SeatScores& given;
    const R& rules;
    const Judge& judge;

    [[nodiscard]] Action draw(const Draw& draw) {
      look(state);
      if (!counts) return luck.draw(draw);
      JudgedLuck judged(rules, state, luck, judge);
      const Action drawn = judged.draw(draw);
      for (std::size_t i = 0; i < given.size(); ++i) given[i] += judged.given()[i];
      return drawn;
    }
  };

  [[nodiscard]] SeatScores judged(const State& state) const {
    const bool over = rules_.turn(state).kind == Turn::Kind::kOver;
    return over ? chancesOf(rules_.result(state), seats_) : evaluator_.judge(state);
  }

  void decide(const State& now, Seat seat, Stream& random, std::vector<double>& gains) const {
    const ActionList legal = rules_.legal(now);
    if (legal.size() < 2) return;
    gains.push_back(
        detail::knownGain(search_.assess(rules_.view(now, seat), seat, legal, random, limits_)));
  }

  const R& rules_;
  Follow follow_;
  int seats_;
  Limits limits_;
  EvaluatorOf<R> evaluator_;
  Search<R> search_;
};

}  // namespace raindelay::study
