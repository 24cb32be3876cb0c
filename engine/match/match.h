#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/in_parts.h"
#include "core/options.h"
#include "core/result.h"

namespace raindelay {

/// The player on a seat.
struct SeatPlayer {
  std::string name;
  std::string kind = "human";  ///< `human`, or the name of a computer player

  [[nodiscard]] bool isPerson() const { return kind == "human"; }

  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

/// The setup that a match is made from: the first line of its record.
struct MatchSetup {
  std::string game;  ///< id
  int rulesVersion = 1;
  std::string cards;                           ///< `sha256:…` of the card tables
  std::map<std::string, std::string> options;  ///< as Options::setText reads them
  std::vector<SeatPlayer> players;             ///< one a seat
  std::uint64_t seed = 0;
  /// A chance source's next outcomes, as they stand after its name; what they leave open comes from
  /// the seed.
  std::map<std::string, std::vector<std::string>> pins;
  /// Undo goes back as far as one likes, behind chance and reveals too.
  bool practice = false;
  std::string title;    ///< what its players call it; empty: nothing
  std::string created;  ///< ISO 8601, from the caller's clock
  std::string app;      ///< name and version of the program

  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// One line of a match: an action of a seat or of chance, with what happened; or an undo.
struct Step {
  std::optional<Seat> by;  ///< none: chance
  Action action;           ///< of an undo: none, all bytes 0
  std::vector<Happening> happenings;
  /// Set if the line is an undo: the number of the first step that it took back, from 0.
  std::optional<std::size_t> undoTo;
  bool undone = false;  ///< taken back by a later undo
  /// A duty that the seat has left to its bench coach (core/duties.h) was done by the coach.
  bool byCoach = false;
};

/// The reason why a seat can't take back its last choice.
struct UndoStop {
  enum class Why : std::uint8_t {
    kNothing,  ///< it has made none itself that stands
    kChance,   ///< an outcome of chance came since
    kReveal,   ///< another's choice since showed something, or its own showed it something
  };
  Why why = Why::kNothing;
  std::size_t step = 0;  ///< the outcome or choice that it is; the latest, if there are several

  friend bool operator==(const UndoStop&, const UndoStop&) = default;
};

/// A decision of two seats at once: whatever the first chooses, the second is asked next and sees
/// nothing of it. The first chooses one action; the second one, or several as parts of a choice.
struct Joint {
  Seat first;
  Seat second;
  ActionList ofFirst;
  ActionList ofSecond;
  AnyView viewOfSecond;  ///< once the first has chosen
  std::optional<Arrangement> partsOfSecond;
};

/// A match: a game, where it stands and how it got there. Chance acts by itself: after begin, act,
/// settle and undo it is a seat's turn, or the match is over. No file, no thread, no clock.
class Match {
 public:
  /// A new match, the chance lines before the first decision already drawn. `game` must be made
  /// from the setup's options. An error if a pin names no source or no outcome, or if one of those
  /// used up to the first decision is impossible.
  [[nodiscard]] static Result<Match> begin(std::shared_ptr<const Game> game, MatchSetup setup);
  /// A match in which nothing has happened yet, not even chance: a record is replayed into it.
  /// Errors as of begin, but for impossible pins, which are found when they come to be used.
  [[nodiscard]] static Result<Match> blank(std::shared_ptr<const Game> game, MatchSetup setup);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::shared_ptr<const Game>& sharedGame() const { return game_; }
  [[nodiscard]] const GameInfo& info() const { return game_->info(); }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  [[nodiscard]] int seats() const { return static_cast<int>(setup_.players.size()); }

  /// A seat's decision, or over.
  [[nodiscard]] Turn turn() const { return game_->turn(state_); }
  /// The actions of the seat whose turn it is; none if it is nobody's.
  [[nodiscard]] ActionList legal() const;
  /// The reason why the seat whose turn it is may not do it; empty if it may, or if it is nobody's
  /// turn.
  [[nodiscard]] std::optional<Refusal> refusal(Action action) const;
  /// Makes the action for the seat whose turn it is, then lets chance act up to the next decision.
  /// Refused, or with nobody's turn, it changes nothing. A pin that cannot come is reported by
  /// pinError(). `byCoach`: the seat's bench coach makes it, and it is no choice of the seat's own
  /// that undo would take back by itself.
  std::optional<Refusal> act(Action action, bool byCoach = false);
  /// The choice in parts at whose beginning the seat on turn stands; none if it stands at none.
  [[nodiscard]] std::optional<Arrangement> arrangement() const;
  /// Makes such a choice as a whole, of these actions in any order, then lets chance act as after
  /// act. False, and nothing changed, if it can't consist of them.
  bool arrange(const std::vector<Action>& chosen);

  /// One recorded line, as it is read back from a record: an action of a seat, or an outcome of
  /// chance at a chance point. If it is chance's turn and the line is a seat's, chance acts first.
  /// An error, and nothing changed but such draws, if it is not possible there.
  [[nodiscard]] Result<void> replay(std::optional<Seat> by, Action action, bool byCoach = false);
  /// A recorded undo: takes back everything from step `first` on. An error if that step isn't a
  /// choice of `by` that still stands, or if chance or a reveal came after it and the match is no
  /// practice.
  [[nodiscard]] Result<void> replayUndo(Seat by, std::size_t first);
  /// Lets chance act up to the next decision, if it is chance's turn (after a replay).
  void settle();

  [[nodiscard]] AnyView view(Seat seat) const { return game_->view(state_, seat); }
  /// The typed view, for the game's own adapter.
  template <class View>
  [[nodiscard]] View viewAs(Seat seat) const {
    return view(seat).template as<View>();
  }
  /// The seat's view before step `step`; with `step` the number of steps, its view now.
  [[nodiscard]] AnyView viewBefore(std::size_t step, Seat seat) const;
  /// The turn before step `step`, likewise.
  [[nodiscard]] Turn turnBefore(std::size_t step) const;
  /// The draw that step `step`, an outcome of chance, was made from.
  [[nodiscard]] Draw drawBefore(std::size_t step) const;
  /// The joint decision that stands open; none if there is none, if the seat on turn is the second
  /// of another, or if the game isn't played together (GameInfo::together).
  [[nodiscard]] std::optional<Joint> joint() const {
    return inJoint() ? std::nullopt : jointBefore(steps_.size());
  }
  /// True if the seat on turn is the second of a joint decision whose first has chosen.
  [[nodiscard]] bool inJoint() const;
  /// The allowed actions before step `step`, likewise; none at a chance point.
  [[nodiscard]] ActionList legalBefore(std::size_t step) const;
  [[nodiscard]] Standing result() const { return game_->result(state_); }
  /// The standing before step `step`, likewise.
  [[nodiscard]] Standing resultBefore(std::size_t step) const {
    return game_->result(stateBefore(step));
  }
  /// The figures counted of the match as it stands.
  [[nodiscard]] std::vector<Figure> figures() const;
  /// True if the two matches stand at the same point of the same game.
  [[nodiscard]] bool standsLike(const Match& other) const;

  /// True if `seat` learns which action or outcome step `step` was.
  [[nodiscard]] bool isTold(std::size_t step, Seat seat) const {
    return game_->audience(stateBefore(step), steps_[step].action).includes(seat);
  }

  /// Every line so far, undone ones too.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  /// True if step `step` is an action that wasn't taken back.
  [[nodiscard]] bool stands(std::size_t step) const {
    return !steps_[step].undone && !steps_[step].undoTo;
  }

  /// True if `seat` can take back its last choice: it made one since the last chance outcome or
  /// reveal (what the choice itself showed to others doesn't count); in practice, any.
  [[nodiscard]] bool canUndo(Seat seat) const { return undoPoint(seat).has_value(); }
  /// The step that undo(seat) would take back first; of a choice in parts, the first of them.
  [[nodiscard]] std::optional<std::size_t> undoPoint(Seat seat) const;
  /// The reason why undo(seat) can't take anything back; none if it can.
  [[nodiscard]] std::optional<UndoStop> undoStop(Seat seat) const;
  /// Takes back the seat's last choice and what followed; false if it can't. Draws made after that
  /// come as they came before: the same choice has the same luck.
  bool undo(Seat seat);

  /// True if `seat` can do again what was taken back: the next of it is a choice of the seat's, and
  /// nothing else was done since. Doing the same by hand counts as doing it again. There is no line
  /// of its own for it, so it is the same after a replay. Unless it is practice, a choice that
  /// somebody isn't told of ends what can be done again, whatever it was: else it would show
  /// whether it was the same as before.
  [[nodiscard]] bool canRedo(Seat seat) const;
  /// Does again what the last undo took back, chance as it came; false if it can't.
  bool redo(Seat seat);

  /// The same match as if nothing had ever been taken back: only the lines that stand.
  [[nodiscard]] Match withoutUndone() const;
  /// A new match that begins as this one did, with its first `step` lines: it stands as this one
  /// did before step `step`. If that is an outcome of chance, it is still to be drawn (settle()).
  [[nodiscard]] Match upTo(std::size_t step) const { return upTo(step, setup_); }
  /// The same with another header: setup() with another title, `created`, `app`, other names and
  /// kinds of players, or as practice from now on. (A practice match stays one.)
  [[nodiscard]] Match upTo(std::size_t step, MatchSetup setup) const;

  /// Set when a pin could not come at its point; the draw was made from the seed instead.
  [[nodiscard]] const std::optional<Error>& pinError() const { return pinError_; }

 private:
  Match(std::shared_ptr<const Game> game, MatchSetup setup);

  Result<void> readPins();
  void apply(std::optional<Seat> by, Action action, bool byCoach = false);
  void keep(const AnyState& before, Step step);
  void takeBack(Seat by, std::size_t first);
  void followRedo(const AnyState& before, const Step& step);
  [[nodiscard]] const Step* nextOfRedo() const;
  [[nodiscard]] Action drawn(const Draw& draw);
  [[nodiscard]] std::optional<Action> pinFor(const Draw& draw);
  [[nodiscard]] Result<void> replayChance(Action action);
  [[nodiscard]] Result<void> replaySeat(Seat by, Action action, bool byCoach);
  [[nodiscard]] const AnyState& stateBefore(std::size_t step) const;
  [[nodiscard]] std::optional<Joint> jointBefore(std::size_t step) const;
  [[nodiscard]] std::optional<std::size_t> lastStanding(std::size_t before) const;
  [[nodiscard]] std::size_t beginningOf(std::size_t step) const;
  [[nodiscard]] std::variant<std::size_t, UndoStop> wayBack(Seat seat) const;
  [[nodiscard]] std::optional<UndoStop> barrier(std::size_t step, Seat seat) const;
  [[nodiscard]] bool reveals(std::size_t step, Seat to) const;

  std::shared_ptr<const Game> game_;
  MatchSetup setup_;
  AnyState state_;
  std::vector<Step> steps_;
  std::vector<AnyState> before_;           ///< the state before each step
  std::vector<std::vector<Action>> pins_;  ///< the setup's pins, by source
  std::vector<std::size_t> draws_;         ///< how often each source was drawn
  /// The steps that can be done again: those that each undo took back, the last undo's at the end;
  /// of each the next one at the end.
  std::vector<std::vector<std::size_t>> redo_;
  std::optional<Error> pinError_;
};

}  // namespace raindelay
