#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/situation.h"
#include "core/tip.h"
#include "deck/data_frame.h"
#include "games/quick_baseball/book.h"
#include "games/quick_baseball/card_values.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The options of a match, as the rules ask for them.
struct Config {
  int innings = 9;
  bool stealDiscards = false;  ///< a pitch that was stolen on is discarded (rule 8.7)
  bool everyRun = false;       ///< runs beyond the winning one count (rule 12.3)
};

class Coach;
class Evaluator;
class Solution;

/// The rules of Quick Baseball; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = quick_baseball::State;
  using View = quick_baseball::View;
  using Book = quick_baseball::Book;
  /// The computer player; coach.h defines it.
  using Coach = quick_baseball::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = quick_baseball::Evaluator;
  /// Perfect play; solution.h defines it.
  using Solution = quick_baseball::Solution;

  Rules(const Config& config, const CardValues& cards) : config_(config), cards_(cards) {}
  /// Borders and what they do come from the table `cards` (card_values.h).
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  [[nodiscard]] const Config& config() const { return config_; }
  [[nodiscard]] const CardValues& cards() const { return cards_; }

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
  [[nodiscard]] static std::string faceCode(Face face);
  [[nodiscard]] static std::vector<Piece> pieces(const View& view);
  [[nodiscard]] static Gesture gesture(const View& view, Action action);
  [[nodiscard]] static std::vector<Action> attempts(const View& view);
  [[nodiscard]] static std::vector<Fact> facts(const View& view);
  [[nodiscard]] static Situation situation(const View& view);

 private:
  Config config_;
  CardValues cards_;
};

}  // namespace raindelay::quick_baseball
