#pragma once

#include "core/ballgame_odds.h"
#include "core/lookahead.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

/// The offence's runs of a play, and those that the rest of the half-inning is usually worth.
struct Outlook {
  int runs = 0;
  double toCome = 0;
};

/// Tells search about this game (core/lookahead.h). Its clock counts plays as they are chosen.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules);

  [[nodiscard]] int clock(const State& state) const { return state.chosenPlays; }
  /// As the dice are about to be thrown, what they promise; else by bases and outs.
  [[nodiscard]] Chances judge(const State& state) const;
  /// Runs, and those to come in the half-inning.
  [[nodiscard]] SeatScores expected(const State& state) const;
  [[nodiscard]] static Scoring scoring() { return {ScoreUnit::kRuns, 6}; }
  /// The play and the six zones: the defence lays its Gloves without seeing the play.
  [[nodiscard]] bool meets(const State& state) const { return state.phase == Phase::kPlay; }
  [[nodiscard]] Moment<State> before(const View& view, const State& sampled) const;
  /// For the defence, those that are good against some mixture of plays: its best answers while
  /// both learn (H. McMahan, G. Gordon, A. Blum 2003, "Planning in the Presence of Cost Functions
  /// Controlled by an Adversary").
  [[nodiscard]] Lines lines(const State& state, Seat seat, const Line& begun) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  /// The offence's chance.
  [[nodiscard]] double chanceWith(const State& state, const Outlook& outlook) const;
  /// The worth of the outlook; of a play that lies open what the dice promise.
  template <class Worth>
  [[nodiscard]] double promised(const State& state, Worth worth) const;

  const Rules& rules_;
  BallgameOdds odds_;
};

}  // namespace raindelay::rallybird
