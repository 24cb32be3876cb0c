#pragma once

#include <array>
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
#include "games/cricket_card/book.h"
#include "games/cricket_card/state.h"

namespace raindelay::cricket_card {

inline constexpr std::size_t kMostTests = 5;

/// The options of a match, as the rules ask for them: a row of terms a test.
struct Config {
  std::array<Terms, kMostTests> tests;
};

class Coach;
class Evaluator;

/// The rules of Cricket Card; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = cricket_card::State;
  using View = cricket_card::View;
  using Book = cricket_card::Book;
  /// The computer player; coach.h defines it.
  using Coach = cricket_card::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = cricket_card::Evaluator;

  explicit Rules(const Config& config) : config_(config) {}
  /// Nothing printed on a card but its rank is asked for: no table is read.
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  /// The terms of the test being played.
  [[nodiscard]] const Terms& terms(const Board& board) const { return config_.tests[board.test]; }
  /// The terms of each test of the series, including those to come.
  [[nodiscard]] std::span<const Terms> series() const {
    return std::span(config_.tests).first(config_.tests.front().tests);
  }

  /// The runs that the open wicket brings if the last card of the side at bat stands; 0: none is
  /// open.
  [[nodiscard]] static int atStake(const View& view);
  /// The runs that a card would bring on a wicket of the side at bat, or, as a counter, take away;
  /// none where no card may be laid now.
  [[nodiscard]] static std::optional<int> worth(const View& view, Card card, int wicket);

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
};

}  // namespace raindelay::cricket_card
