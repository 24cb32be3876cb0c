#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "deck/tables.h"
#include "games/quick_baseball/book.h"
#include "games/quick_baseball/card_table.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The options of a match, as the rules ask for them.
struct Config {
  int innings = 9;
  bool stealDiscards = false;  ///< a pitch that was stolen on is discarded (rule 8.7)
  bool everyRun = false;       ///< runs beyond the winning one count (rule 12.3)
};

class Coach;
class Guide;

/// Quick Baseball: what the functions mean is said by the concept (core/rules.h).
class Rules {
 public:
  using State = quick_baseball::State;
  using View = quick_baseball::View;
  using Book = quick_baseball::Book;
  /// The computer player; coach.h defines it.
  using Coach = quick_baseball::Coach;
  /// What search is told; guide.h defines it.
  using Guide = quick_baseball::Guide;

  Rules(const Config& config, const CardTable& cards) : config_(config), cards_(cards) {}
  /// Borders and what they do come from the table `cards` (card_table.h).
  [[nodiscard]] static Result<Rules> make(const Options& options, const deck::Tables& tables);

  [[nodiscard]] const Config& config() const { return config_; }
  [[nodiscard]] const CardTable& cards() const { return cards_; }

  [[nodiscard]] static const GameInfo& info();
  [[nodiscard]] static const LessonInfo& lesson();
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
  /// An empty one, to be told the match.
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

 private:
  Config config_;
  CardTable cards_;
};

}  // namespace raindelay::quick_baseball
