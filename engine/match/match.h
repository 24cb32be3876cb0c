#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/options.h"
#include "core/result.h"

namespace raindelay {

/// Who sits on a seat.
struct SeatPlayer {
  std::string name;
  std::string kind = "human";  ///< `human`, or the name of a computer player

  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

/// What a match is made from: the first line of its record.
struct MatchSetup {
  std::string game;        ///< id
  int rulesVersion = 1;
  std::string cards;       ///< `sha256:…` of the card tables
  std::map<std::string, std::string> options;  ///< as Options::setText reads them
  std::vector<SeatPlayer> players;             ///< one a seat
  std::uint64_t seed = 0;
  /// A chance source's next outcomes, as they stand after its name; what they leave open comes from
  /// the seed.
  std::map<std::string, std::vector<std::string>> pins;
  std::string created;  ///< ISO 8601, from the caller's clock
  std::string app;      ///< name and version of the program

  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// One line of a match: an action of a seat or of chance, with what happened; or an undo.
struct Step {
  std::optional<Seat> by;  ///< none: chance
  Action action;
  std::vector<Happening> happenings;
  /// Set if the line is an undo: the number of the first step that it took back.
  std::optional<std::size_t> undoTo;
  bool undone = false;  ///< taken back by a later undo
};

/// A match: a game, where it stands and how it got there. Chance acts by itself: after every call
/// it is a seat's turn, or the match is over. No file, no thread, no clock.
class Match {
 public:
  /// A new match, the chance lines before the first decision already drawn. `game` must be made from
  /// the setup's options. An error if a pin names no source or no possible outcome.
  [[nodiscard]] static Result<Match> begin(std::shared_ptr<const Game> game, MatchSetup setup);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const GameInfo& info() const { return game_->info(); }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }

  /// A seat's decision, or over.
  [[nodiscard]] Turn turn() const { return game_->turn(state_); }
  /// The actions of the seat whose turn it is.
  [[nodiscard]] ActionList legal() const;
  [[nodiscard]] std::optional<Refusal> refusal(Action action) const;
  /// Makes the action for the seat whose turn it is, then lets chance act up to the next decision.
  /// Refused, it changes nothing. An error from a pin that cannot come is reported by pinError().
  std::optional<Refusal> act(Action action);

  /// One recorded line, as it is read back from a record: an action of a seat, or an outcome of
  /// chance at a chance point. An error if it is not possible there.
  [[nodiscard]] Result<void> replay(std::optional<Seat> by, Action action);
  /// Lets chance act up to the next decision, if it is chance's turn (after a replay).
  void settle();

  [[nodiscard]] AnyView view(Seat seat) const { return game_->view(state_, seat); }
  /// The typed view, for the game's own adapter.
  template <class View>
  [[nodiscard]] View viewAs(Seat seat) const {
    return view(seat).template as<View>();
  }
  [[nodiscard]] Standing result() const { return game_->result(state_); }
  [[nodiscard]] std::vector<Figure> figures() const { return game_->figures(state_); }

  /// Every line so far, undone ones too.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

  /// Whether `seat` can take back its last choice: it made one since the last chance outcome or
  /// reveal.
  [[nodiscard]] bool canUndo(Seat seat) const;
  /// Takes back the seat's last choice and what followed; false if it can't.
  bool undo(Seat seat);

  /// Set when a pin could not come at its point; the draw was made from the seed instead.
  [[nodiscard]] const std::optional<Error>& pinError() const { return pinError_; }

 private:
  Match(std::shared_ptr<const Game> game, MatchSetup setup);

  void apply(std::optional<Seat> by, Action action);

  std::shared_ptr<const Game> game_;
  MatchSetup setup_;
  AnyState state_;
  std::vector<Step> steps_;
  std::vector<AnyState> before_;  ///< the state before each step
  std::vector<std::uint64_t> draws_;  ///< how often each source was drawn
  std::optional<Error> pinError_;
};

}  // namespace raindelay
