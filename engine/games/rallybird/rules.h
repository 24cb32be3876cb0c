#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/arrangement.h"
#include "core/duties.h"
#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/situation.h"
#include "core/tip.h"
#include "deck/data_frame.h"
#include "games/rallybird/book.h"
#include "games/rallybird/state.h"

namespace raindelay::rallybird {

/// The options of a match, as the rules ask for them.
struct Config {
  int firstInning = 7;
  bool bird = true;
  bool firstGame = false;  ///< without Take the Pitch
};

class Coach;
class Evaluator;

/// The rules of RallyBird Baseball; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = rallybird::State;
  using View = rallybird::View;
  using Book = rallybird::Book;
  /// The computer player; coach.h defines it.
  using Coach = rallybird::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = rallybird::Evaluator;

  Rules(const Config& config, const PlayChart& chart) : config_(config), chart_(chart) {}
  /// Plays, Gloves and zones come from the tables (play_chart.h).
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  [[nodiscard]] const PlayChart& chart() const { return chart_; }
  /// The plays of this match that its bases allow, whether set aside or not.
  [[nodiscard]] PlaySet allowed(const State& state) const;
  /// The sum of the tested zones; a zone counts as often as it is there (rules 3.7 to 3.9).
  [[nodiscard]] int defence(const State& state, const Tested& tested) const;

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
  [[nodiscard]] static Situation situation(const View& view);
  /// The Gloves are laid in parts: each on any zone.
  [[nodiscard]] std::optional<Arrangement> arrangement(const View& view) const;

 private:
  Config config_;
  PlayChart chart_;
};

}  // namespace raindelay::rallybird
