#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "table/computer_players.h"
#include "table/seating.h"

namespace raindelay {

/// The deciders at a table: the person on turn, or in a person's place a computer player, the bench
/// coach, a lesson's script; and where only one thing can be done, nobody at all.
class Deciders : public QObject {
  Q_OBJECT

 public:
  /// A lesson's hand in a match: the actions of whoever is on turn now, as one choice; none: not
  /// yet.
  using Script = std::function<std::vector<Action>()>;

  /// Both must outlive it.
  Deciders(const Match& match, const Seating& seating, QObject* parent = nullptr);

  /// The seat whose computer player, or coach, is choosing.
  [[nodiscard]] std::optional<Seat> thinking() const { return computers_.thinking(); }
  /// The person of the seat may do something now: nobody thinks in its place, and a script isn't
  /// silent.
  [[nodiscard]] bool mayActNow(Seat seat) const;
  /// The seat of the person whose turn it is, if it may do something now.
  [[nodiscard]] std::optional<Seat> personOnTurn() const;
  /// The script has the action come now; without a script any action may.
  [[nodiscard]] bool isDue(Action action) const;
  /// There is a script, which isn't to go on yet.
  [[nodiscard]] bool isPaused() const { return script_ && script_().empty(); }
  /// There is a script.
  [[nodiscard]] bool isScripted() const { return script_ != nullptr; }
  /// The sentence for a person who tries what the script hasn't come to; its own words are being
  /// shown.
  [[nodiscard]] static QString instead() { return tr("The lesson asks for something else here."); }
  /// The one thing that the seat on turn can do, if it is to be done without asking.
  [[nodiscard]] std::optional<Action> soleAnswer() const;

  /// Lets the computer player whose turn it is think, or ends what isn't to be thought any more.
  void decide();
  /// Nothing comes of what is being thought.
  void stop() { computers_.stop(); }
  /// The computer player that is thinking chooses now, by what it has found out so far.
  void hurry() { computers_.hurry(); }
  /// The choice that stands open is the person's, whatever was left to the coach.
  void passOn() { computers_.passOn(match_); }

  /// Sets the least time that a computer player takes for a choice, milliseconds.
  void setPaceMs(int ms) { computers_.setPaceMs(ms); }
  /// Sets the duties that the person of a seat leaves to the bench coach, as rows of the game's.
  void setLeftToCoach(Seat seat, const std::vector<int>& duties);
  /// From now on nobody decides: what happens is in the script.
  void follow(Script script);
  /// More of it may be due.
  void followOn() { emit changed(); }
  /// A person who can do but one thing, in a match with secrets, isn't asked: it is done.
  void setSoleAnswers(bool soleAnswers);

 signals:
  /// A computer player does this on its turn, or a person's coach.
  void chosen(raindelay::Action action);
  /// The seat guesses what it does next: there isn't memory enough to think about it.
  void guessed(raindelay::Seat seat);
  /// Somebody else may decide now.
  void changed();

 private:
  const Match& match_;
  const Seating& seating_;
  ComputerPlayers computers_;
  Script script_;
  bool soleAnswers_ = false;
};

}  // namespace raindelay
