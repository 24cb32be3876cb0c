#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "deck/data_frame.h"
#include "games/goofspiel/book.h"
#include "games/goofspiel/state.h"

namespace raindelay::goofspiel {

class Coach;

/// The rules of Goofspiel; the concept documents the functions (core/rules.h).
class Rules {
 public:
  using State = goofspiel::State;
  using View = goofspiel::View;
  using Book = goofspiel::Book;
  /// The computer player; coach.h defines it.
  using Coach = goofspiel::Coach;

  /// `waits`: after equal bids the prize waits for the next (rule 2.4); else nobody gets it.
  explicit Rules(bool waits) : waits_(waits) {}
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::DataFrames& tables);

  [[nodiscard]] static const GameInfo& info();
  [[nodiscard]] static const LessonInfo& lesson();
  [[nodiscard]] State initial() const { return {}; }
  [[nodiscard]] Turn turn(const State& state) const;
  [[nodiscard]] ActionList legal(const State& state) const;
  [[nodiscard]] std::optional<Refusal> refusal(const State& state, Action action) const;
  [[nodiscard]] Draw chance(const State& state) const;
  template <class Sink>
  void apply(State& state, Action action, Sink& sink) const;
  [[nodiscard]] View view(const State& state, Seat seat) const;
  /// Any bid that seat 0 holds is as likely as another.
  [[nodiscard]] State sample(const View& view, Stream& random) const;
  [[nodiscard]] bool consistent(const View& view, const State& state) const;
  [[nodiscard]] Standing result(const State& state) const;
  [[nodiscard]] std::vector<Figure> figures(const Book& book) const;
  [[nodiscard]] Book book() const { return {}; }

  [[nodiscard]] static Audience audience(Action action);
  [[nodiscard]] static std::string text(Action action);
  [[nodiscard]] static std::optional<Action> parse(std::string_view text);
  [[nodiscard]] static Sentence label(Action action);
  [[nodiscard]] static std::string faceCode(Face face);
  [[nodiscard]] static std::vector<Piece> pieces(const View& view);
  [[nodiscard]] static Gesture gesture(const View& view, Action action);
  [[nodiscard]] static std::vector<Action> attempts(const View& view);
  [[nodiscard]] static std::vector<Fact> facts(const View& view);

 private:
  bool waits_;
};

}  // namespace raindelay::goofspiel
