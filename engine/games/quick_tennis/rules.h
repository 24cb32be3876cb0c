#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/arrangement.h"
#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/situation.h"
#include "core/tip.h"
#include "deck/data_frame.h"
#include "games/quick_tennis/book.h"
#include "games/quick_tennis/card_values.h"
#include "games/quick_tennis/state.h"

namespace raindelay::quick_tennis {

/// Values of the option `sets` that are no number of sets.
inline constexpr int kTieBreakAlone = 10;
inline constexpr int kOneGame = 11;
inline constexpr int kSetToFour = 14;

/// The options of a match, as the rules ask for them.
struct Config {
  int bestOf = 1;            ///< winning more than half of these sets wins the match
  int setGames = 6;          ///< Board::setGames
  bool readReturns = false;  ///< a shot that was read is only returned (rule 5.6)

  [[nodiscard]] static Config of(const Options& options);
};

class Coach;
class Evaluator;
class Solution;

/// The rules of Quick Tennis; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = quick_tennis::State;
  using View = quick_tennis::View;
  using Book = quick_tennis::Book;
  /// The computer player; coach.h defines it.
  using Coach = quick_tennis::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = quick_tennis::Evaluator;
  /// Perfect play; solution.h defines it.
  using Solution = quick_tennis::Solution;

  Rules(const Config& config, const CardValues& cards) : config_(config), cards_(cards) {}
  /// The cards and what the calls do come from tables (card_values.h).
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
  [[nodiscard]] static std::optional<Arrangement> arrangement(const View& view);
  [[nodiscard]] Draw chance(const State& state) const;
  template <class Sink>
  void apply(State& state, Action action, Sink& sink) const;
  [[nodiscard]] View view(const State& state, Seat seat) const;
  /// Cards that weren't seen are drawn from those that are left, any of them alike.
  [[nodiscard]] State sample(const View& view, Stream& random) const;
  [[nodiscard]] bool consistent(const View& view, const State& state) const;
  [[nodiscard]] Standing result(const State& state) const;
  [[nodiscard]] std::vector<Figure> figures(const Book& book) const;
  /// An empty book, to be told the match.
  [[nodiscard]] Book book() const { return Book(config_.bestOf); }

  [[nodiscard]] static Audience audience(Action action);
  [[nodiscard]] static std::string text(Action action);
  [[nodiscard]] static std::optional<Action> parse(std::string_view text);
  [[nodiscard]] static Sentence label(Action action);
  [[nodiscard]] static std::string faceCode(Face face);
  [[nodiscard]] static std::vector<Piece> pieces(const View& view);
  [[nodiscard]] static Gesture gesture(const View& view, Action action);
  [[nodiscard]] static std::vector<Action> attempts(const View& view);
  [[nodiscard]] static std::vector<Fact> facts(const View& view);
  [[nodiscard]] Situation situation(const View& view) const;

 private:
  Config config_;
  CardValues cards_;
};

}  // namespace raindelay::quick_tennis
