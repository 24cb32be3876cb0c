#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/scorebook.h"
#include "games/tarot/events.h"

namespace raindelay::tarot {

/// A match as a scorer has it, folded from its events: what is laid out, score sheet and scorebook
/// read it.
class Book {
 public:
  /// A line of the score sheet: where points come from, the cards that show it, whose they are.
  struct Line {
    std::variant<Declares, DeclaresRun, HasNone, Takes, Cuts, FoolKept> source;
    std::vector<Face> cards = {};
    Seat seat = {};
    int points = 0;
  };

  struct Hand {
    int number = 1;
    Seat dealer;
    std::vector<Line> declared = {};  ///< before play, asking among it
    std::vector<Line> played = {};
    std::vector<HandCounted> counted = {};  ///< by seat; empty while it is played
    int asks = 0;
    std::optional<HandWon> won = {};       ///< none while it is played, and if nobody scores
    std::optional<Sentence> outcome = {};  ///< none while it is played
  };

  explicit Book(int seats) : seats_(seats) {}

  /// Takes the next event.
  void tell(const Event& event);

  [[nodiscard]] int seats() const { return seats_; }
  /// The hands so far, including the current one.
  [[nodiscard]] const std::vector<Hand>& hands() const { return hands_; }
  /// A seat's points in these lines.
  [[nodiscard]] static int pointsOf(std::span<const Line> lines, Seat seat);
  /// Tables and score.
  [[nodiscard]] Scorebook scorebook() const;

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const HandBegins& begins);
  void take(const Shows& shows);
  void take(const Declares& declares);
  void take(const DeclaresRun& run);
  void take(const Asks& asks);
  void take(const HasNone& none);
  void take(const Plays& plays);
  void take(const Takes& takes);
  void take(const Cuts& cuts);
  void take(const FoolKept& fool);
  void take(const HandCounted& counted);
  void take(const HandWon& won);
  void take(const HandTied& tied);

  [[nodiscard]] Hand& hand() { return hands_.back(); }

  int seats_;
  std::vector<Hand> hands_;
  std::vector<Face> shown_;  ///< the cards that are shown for what is declared next
  std::vector<Face> trick_;
};

}  // namespace raindelay::tarot
