#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/scorebook.h"
#include "games/quick_tennis/story.h"

namespace raindelay::quick_tennis {

/// A match as a scorer has it, folded from its events: scoreboard, result sheet, scorebook and
/// figures read it.
class Book {
 public:
  struct Point {
    Seat server;
    int strokes = 0;
    Story::Outcome how;
    Seat winner;
    std::optional<Story::Score> score = {};  ///< after it
  };

  struct Game {
    int number = 1;
    bool tieBreak = false;
    Seat server;
    std::vector<Point> points = {};
    std::optional<GameWon> won = {};

    /// A seat's games of the set after it, which is won.
    [[nodiscard]] int gamesOf(Seat seat) const {
      return won->winner == seat ? won->games : won->otherGames;
    }
  };

  struct Set {
    int number = 1;
    std::vector<Game> games = {};

    /// A seat's games so far.
    [[nodiscard]] int gamesOf(Seat seat) const;
  };

  /// A seat's record in the match.
  struct Side {
    int sets = 0;
    int games = 0;
    int breaks = 0;  ///< games won that the other served
    int points = 0;
    int served = 0;  ///< points that it served
    int held = 0;    ///< of them, points that it won
    int aces = 0;
  };

  /// Shots of the match.
  struct Shots {
    int rallied = 0;  ///< strokes of the points that are over
    int called = 0;   ///< lobs and drop shots
    int read = 0;     ///< those that were matched
    int recoveries = 0;
  };

  explicit Book(int bestOf) : bestOf_(bestOf) {}

  /// Takes the next event.
  void tell(const Event& event);

  /// The sets so far, including the current one.
  [[nodiscard]] const std::vector<Set>& sets() const { return sets_; }
  [[nodiscard]] const Side& of(Seat seat) const {
    return sides_[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] const Shots& shots() const { return shots_; }
  /// The story of the latest shot.
  [[nodiscard]] const Story& story() const { return story_; }
  /// The match came to no end.
  [[nodiscard]] const std::optional<Sentence>& calledOff() const { return calledOff_; }
  /// Tables and score. A match of a single set counts games.
  [[nodiscard]] Scorebook scorebook() const;

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const Toss& toss);
  void take(const GameBegins& begins);
  void take(const TieBreakBegins& begins);
  void take(const Serves& serves);
  void take(const Shot& shot);
  void take(const Calls& calls);
  void take(const Read& read);
  void take(const Reaches& reaches);
  void take(const Ace& ace);
  void take(const PointWon& won);
  void take(const GameWon& won);
  void take(const SetWon& won);
  void take(const Won& won);
  void take(const CalledOff& calledOff);

  void begin(int set, bool tieBreak, Seat server);
  [[nodiscard]] Game& game() { return sets_.back().games.back(); }
  [[nodiscard]] Side& side(Seat seat) { return sides_[static_cast<std::size_t>(seat.index())]; }

  int bestOf_;
  std::vector<Set> sets_;
  std::array<Side, 2> sides_;
  Shots shots_;
  Story story_;
  Seat server_;
  int strokes_ = 0;
  std::optional<Sentence> calledOff_;
  std::vector<Sentence> notes_;  ///< toss and end
};

/// A score in words.
[[nodiscard]] Sentence sentenceOf(const Story::Score& score);

}  // namespace raindelay::quick_tennis
