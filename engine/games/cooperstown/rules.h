#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/duties.h"
#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/situation.h"
#include "core/tip.h"
#include "deck/data_frame.h"
#include "games/cooperstown/actions.h"
#include "games/cooperstown/book.h"
#include "games/cooperstown/state.h"

namespace raindelay::cooperstown {

/// The options of a match, as the rules ask for them.
struct Config {
  bool reliefPitchers = true;
  bool pinchHitters = true;
  bool pinchRunners = true;
  bool stealing = true;
  bool bunting = true;
  bool sharedDeck = false;
  bool doubleheader = false;
  bool freshDeal = false;  ///< of the second game (rule 16.11)
  /// A force double play without a force retires batter and lead runner.
  bool looseForceDoublePlay = false;
  int lineup = 28;
  int innings = 9;

  [[nodiscard]] static Config of(const Options& options);
};

class Coach;
class Evaluator;

/// The rules of Tarot de Cooperstown; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = cooperstown::State;
  using View = cooperstown::View;
  using Book = cooperstown::Book;
  /// The computer player; coach.h defines it.
  using Coach = cooperstown::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = cooperstown::Evaluator;

  Rules() = default;
  explicit Rules(const Config& config) : config_(config) {}
  /// This game needs no table: its values are printed on the cards and never change.
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  [[nodiscard]] const Config& config() const { return config_; }

  [[nodiscard]] static const GameInfo& info();
  [[nodiscard]] static const LessonInfo& lesson();
  [[nodiscard]] static std::span<const TipInfo> tips();
  [[nodiscard]] State initial() const;
  [[nodiscard]] Turn turn(const State& state) const;
  [[nodiscard]] ActionList legal(const State& state) const;
  [[nodiscard]] std::optional<Refusal> refusal(const State& state, Action action) const;
  [[nodiscard]] Draw chance(const State& state) const;
  template <class Sink>
  void apply(State& state, Action action, Sink& sink) const;
  [[nodiscard]] View view(const State& state, Seat seat) const;
  [[nodiscard]] State sample(const View& view, Stream& random) const;
  [[nodiscard]] bool consistent(const View& view, const State& state) const;
  [[nodiscard]] Standing result(const State& state) const;
  [[nodiscard]] std::vector<Figure> figures(const Book& book) const;
  /// An empty book, to be told the match.
  [[nodiscard]] static Book book() { return {}; }

  [[nodiscard]] static Audience audience(Action action);
  [[nodiscard]] static std::string text(Action action);
  [[nodiscard]] static std::optional<Action> parse(std::string_view text);
  [[nodiscard]] static Sentence label(Action action);
  [[nodiscard]] static std::span<const DutyInfo> duties();
  [[nodiscard]] static std::optional<int> duty(Action action);
  [[nodiscard]] static std::string faceCode(Face face);
  [[nodiscard]] static std::vector<Piece> pieces(const View& view);
  [[nodiscard]] static Gesture gesture(const View& view, Action action);
  [[nodiscard]] static std::vector<Action> attempts(const View& view);
  [[nodiscard]] static std::vector<Fact> facts(const View& view);
  [[nodiscard]] Situation situation(const View& view) const;

  /// The actions that the board allows the seat whose turn it is (legal() of any state with it).
  [[nodiscard]] ActionList legalOn(const Board& board) const;

 private:
  Config config_;
};

}  // namespace raindelay::cooperstown
