#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "match/match.h"
#include "players/players.h"
#include "table/thought.h"

namespace raindelay {

/// The computer players at a table, and the bench coach to whom persons leave duties of theirs
/// (core/duties.h): where one of these is among what such a person can do, the coach is asked
/// first. What it would do is done if it belongs to such a duty; otherwise the person decides. The
/// player on turn thinks on a thread of its own, of what its seat may know and nothing else, and by
/// random numbers of its own; what it has chosen is told after the pace that is set, so that people
/// can follow.
class ComputerPlayers : public QObject {
  Q_OBJECT

 public:
  /// Those of the match's seats that no person has.
  explicit ComputerPlayers(const Match& match, QObject* parent = nullptr);

  /// Checks that each kind that the seats ask for is one that this program has; else a sentence.
  [[nodiscard]] static Result<void> available(const Game& game,
                                              const std::vector<SeatPlayer>& players);

  /// The person of the seat leaves these duties to the coach, rows of the game's; none at first.
  /// Returns true if they are others than before.
  bool leave(Seat seat, const std::vector<int>& duties);
  /// Returns true if the coach of the person on turn is to be asked, and hasn't passed the choice
  /// on.
  [[nodiscard]] bool asksCoach(const Match& match) const;
  /// The choice that stands open is the person's, whatever was left to the coach.
  void passOn(const Match& match) { passedOn_ = match.steps().size(); }

  /// The seat on turn, a computer's or one whose coach is to be asked, begins to think; nothing if
  /// it does already.
  void think(const Match& match);
  /// The seat on turn doesn't think: it does this, at the pace that is set.
  void play(const Match& match, Action action);
  /// Nothing comes of what is being thought.
  void stop();
  /// It is to choose now, by what it has found out so far.
  void hurry();
  /// The seat that thinks, or has chosen and waits for the pace.
  [[nodiscard]] std::optional<Seat> thinking() const { return seat_; }
  /// Sets the least time until a choice is told, milliseconds.
  void setPaceMs(int ms) { paceMs_ = ms; }

 signals:
  /// The seat that was thinking does this.
  void chosen(raindelay::Action action);
  /// The coach that was thinking leaves the choice to the person of its seat.
  void passedOn();
  /// The seat guesses what it does next: there isn't memory enough to think about it.
  void guessed(raindelay::Seat seat);

 private:
  [[nodiscard]] bool isLeft(const Game& game, Seat seat, Action action) const;
  void begin(const Match& match);
  void answer(Action action);
  void passOnToPerson();
  void tell();

  std::vector<std::unique_ptr<ComputerPlayer>> players_;  ///< by seat; null where a person sits
  std::unique_ptr<ComputerPlayer> coach_;
  std::array<std::vector<int>, kMaxSeats> left_;  ///< to the coach, by seat
  std::optional<std::size_t> passedOn_;           ///< the step at which the person decides
  std::optional<Seat> seat_;
  std::size_t step_ = 0;  ///< of the match, at which it thinks: there is but one choice at each
  std::optional<Action> found_;
  bool guess_ = false;    ///< nobody has thought about it
  bool hurried_ = false;  ///< nobody waits for the pace
  int paceMs_ = 0;
  QElapsedTimer begun_;
  QTimer pace_;
  Thought<Action> thought_;
};

}  // namespace raindelay
