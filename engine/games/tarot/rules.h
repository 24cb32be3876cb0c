#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/arrangement.h"
#include "core/lesson.h"
#include "core/luck.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/situation.h"
#include "core/tip.h"
#include "deck/data_frame.h"
#include "games/tarot/book.h"
#include "games/tarot/scoring.h"
#include "games/tarot/state.h"

namespace raindelay::tarot {

/// A match to points ends after so many hands all the same: ties might go on for ever.
inline constexpr int kMostHands = 250;

/// The option `length`: from here on points; below it a number of hands, or of rounds above this.
inline constexpr int kFewestPoints = 50;
inline constexpr int kRounds = 20;

/// The options of a match, as the rules ask for them.
struct Config {
  int seats = 2;
  int points = 100;  ///< the first to have them wins; 0: the number of hands decides
  int hands = kMostHands;
  TrickScoring scoring = TrickScoring::kEachLine;
};

class Coach;
class Evaluator;

/// The rules of Tarot; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = tarot::State;
  using View = tarot::View;
  using Book = tarot::Book;
  /// The computer player; coach.h defines it.
  using Coach = tarot::Coach;
  /// The search's evaluator; evaluator.h defines it.
  using Evaluator = tarot::Evaluator;

  explicit Rules(const Config& config) : config_(config) {}
  /// Nothing printed on a card but its name is asked for: no table is read.
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  [[nodiscard]] const Config& config() const { return config_; }
  /// Two or three.
  [[nodiscard]] int seats() const { return config_.seats; }

  // The choices of a seat by its own hand, when it is asked.
  /// The declarations that it may still make.
  [[nodiscard]] static ActionList declarable(const View& view);
  /// True if it may ask for a Tarot Trump.
  [[nodiscard]] static bool mayAsk(const View& view);
  /// True if it has to play the suit that was led, or the 0.
  [[nodiscard]] static bool mustFollow(const View& view);

  [[nodiscard]] static const GameInfo& info();
  [[nodiscard]] static const LessonInfo& lesson();
  [[nodiscard]] static std::span<const TipInfo> tips();
  [[nodiscard]] State initial() const;
  [[nodiscard]] Turn turn(const State& state) const {
    if (state.phase == Phase::kOver) return Turn::over();
    return state.phase <= Phase::kDeal ? Turn::chance() : Turn::of(state.mover);
  }
  [[nodiscard]] ActionList legal(const State& state) const;
  /// As randomAction draws it (core/playout.h), without the list.
  [[nodiscard]] Action anyLegal(const State& state, Stream& random) const;
  [[nodiscard]] std::optional<Refusal> refusal(const State& state, Action action) const;
  [[nodiscard]] Draw chance(const State& state) const;
  /// The rest of the deal, silently (core/playout.h).
  int drawMany(State& state, Luck& luck) const;
  template <class Sink>
  void apply(State& state, Action action, Sink& sink) const;
  [[nodiscard]] View view(const State& state, Seat seat) const;
  [[nodiscard]] State sample(const View& view, Stream& random) const;
  [[nodiscard]] bool consistent(const View& view, const State& state) const;
  [[nodiscard]] Standing result(const State& state) const;
  [[nodiscard]] std::vector<Figure> figures(const Book& book) const;
  /// An empty book, to be told the match.
  [[nodiscard]] Book book() const { return Book(seats()); }
  [[nodiscard]] Audience audience(const State& before, Action action) const;
  /// The dealer's discard.
  [[nodiscard]] std::optional<Arrangement> arrangement(const View& view) const;

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
};

}  // namespace raindelay::tarot
