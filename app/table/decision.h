#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>
#include <vector>

#include "table/action_model.h"
#include "table/attempts.h"
#include "table/cue.h"
#include "table/deciders.h"
#include "table/deck_narrator.h"
#include "table/draft.h"
#include "table/hint.h"
#include "table/joint_choice.h"
#include "table/notifier.h"
#include "table/piece_model.h"
#include "table/playback.h"
#include "table/seating.h"

namespace raindelay {

/// The decision that stands open at a table: whose it is, what can be done by which gesture or
/// button, what was begun of it, and why something is refused. It asks the match what may be done,
/// does it in the match, and says so (`made`). Something that is done while the table is busy first
/// shows the rest at once.
class Decision : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(int turnSeat READ turnSeat NOTIFY turnSeatChanged FINAL)
  Q_PROPERTY(int thinkingSeat READ thinkingSeat NOTIFY thinkingSeatChanged FINAL)
  Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged FINAL)
  Q_PROPERTY(QString refusalText READ refusalText NOTIFY refusalTextChanged FINAL)
  Q_PROPERTY(raindelay::Cue cue READ cue NOTIFY cueChanged FINAL)
  Q_PROPERTY(raindelay::ActionModel* actions READ actions CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* refused READ refused CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* choice READ choice CONSTANT FINAL)
  Q_PROPERTY(raindelay::JointChoice* joint READ joint CONSTANT FINAL)
  Q_PROPERTY(raindelay::Draft* draft READ draft CONSTANT FINAL)
  Q_PROPERTY(raindelay::Hint* hint READ hint CONSTANT FINAL)

 public:
  /// The rest of the table, which must outlive it.
  struct Table {
    Match& match;
    const DeckNarrator& narrator;
    PieceModel& pieces;
    Playback& playback;
    const Seating& seating;
    Deciders& deciders;
  };

  explicit Decision(Table table, QObject* parent = nullptr);

  /// The seat that decides, as far as it is shown; -1 while something is being shown or it is over.
  [[nodiscard]] int turnSeat() const;
  /// The seat whose computer player, or coach, is choosing; -1 if none is. hurry() ends that.
  [[nodiscard]] int thinkingSeat() const;
  /// The choice of the seat on turn, in words. While something is being shown: what it was before.
  [[nodiscard]] QString prompt() const { return prompt_; }
  /// The reason the last attempt was refused; empty after the next action.
  [[nodiscard]] QString refusalText() const { return refusalText_; }
  /// The thing to touch next, in a lesson; otherwise nothing.
  [[nodiscard]] Cue cue() const;
  /// A lesson says what is done: of all that the rules allow, one thing.
  [[nodiscard]] bool isScripted() const { return table_.deciders.isScripted(); }
  /// The actions that can be done.
  [[nodiscard]] ActionModel* actions() { return &actions_; }
  /// Buttons that a player might look for but the rules refuse now, with the reason.
  [[nodiscard]] ActionModel* refused() { return &refused_; }
  /// The meanings of a gesture, if it has more than one: to be answered by choose().
  [[nodiscard]] ActionModel* choice() { return &choice_; }
  /// The choice that two seats make at once at one keyboard. While it is open, `actions` is empty.
  [[nodiscard]] JointChoice* joint() { return &joint_; }
  /// A choice in parts that is being collected. While it is open, `actions` is empty.
  [[nodiscard]] Draft* draft() { return &draft_; }
  /// The choice that a computer player would make in the place of the person whose turn it is.
  [[nodiscard]] Hint* hint() { return &hint_; }

  /// The places on which this piece may be put now; none while something is being shown.
  Q_INVOKABLE QStringList targets(const QString& place, int order) const;
  /// Puts the piece there if the rules allow it. Several meanings fill `choice`; none says why in
  /// refusalText. True if something was done or is asked.
  Q_INVOKABLE bool put(const QString& place, int order, const QString& toPlace);
  /// Returns true if putting the piece there is exactly one action, which every seat sees and which
  /// its player can take back.
  Q_INVOKABLE bool isOpenToUndo(const QString& place, int order, const QString& toPlace) const;
  /// The reason this piece can't be put anywhere now; empty if it can.
  Q_INVOKABLE QString whyStill(const QString& place, int order) const;
  /// Takes a piece of the draft back to where it came from; false if it lies there.
  Q_INVOKABLE bool takeBack(const QString& place, int order);
  /// Takes what was put last in the draft back; false if nothing was.
  bool takeBackLast();
  /// Takes all of it back.
  Q_INVOKABLE void clearDraft();
  /// Makes the choice that was collected, if it is ready.
  Q_INVOKABLE void sendDraft();
  /// Makes the action with this notation.
  Q_INVOKABLE bool press(const QString& actionText);
  /// Answers the open question with the action of this notation.
  Q_INVOKABLE bool choose(const QString& actionText);
  /// Leaves it unanswered.
  Q_INVOKABLE void cancelChoice();
  /// The reason the piece may not be put there; empty if it may, or if it means nothing.
  Q_INVOKABLE QString whyNot(const QString& place, int order, const QString& toPlace) const;
  /// The computer player that is thinking chooses now, by what it has found out so far.
  Q_INVOKABLE void hurry();

  /// The seat of the person who may choose now: it is on turn, and two don't choose together.
  [[nodiscard]] std::optional<Seat> whoMayAct() const;
  /// All of the match was shown: lays out what can be done now, and the pieces as they lie then.
  void open();
  /// It was made, or taken back: what was begun and asked is gone.
  void close();
  /// Nothing of it is shown any more: others look.
  void clear();
  /// Says why something can't be done; empty: nothing is refused any more. Returns false.
  bool refuse(const QString& reason);
  /// Notifies of each property that has changed.
  void tell() { notifier_.tell(); }

 signals:
  void turnSeatChanged();
  void thinkingSeatChanged();
  void promptChanged();
  void refusalTextChanged();
  void cueChanged();
  /// It was made: the match has gone on from step `first`. The pieces of the parts that were `laid`
  /// lie where they belong already.
  void made(std::size_t first, const std::vector<raindelay::Part>& laid);
  /// Two seats have made theirs at once, likewise.
  void madeTogether(std::size_t first);
  /// More or less of it was collected.
  void drafted();

 private:
  /// The step up to which the match is shown, and before which the decision stands.
  [[nodiscard]] std::size_t step() const { return table_.playback.shownSteps(); }
  [[nodiscard]] const Viewpoint& viewpoint() const { return table_.seating.viewpoint(); }
  [[nodiscard]] Place placeOf(const QString& id) const;
  [[nodiscard]] QString idOf(Place place) const;
  [[nodiscard]] ActionModel::Entry entryOf(const AnyView& view, Action action) const;
  /// The actions of a joint choice; what is done with a piece is called by the piece's name.
  [[nodiscard]] Attempts::Entries entriesOf(const AnyView& view, const ActionList& actions) const;
  /// The things that the seat on turn might try, with why it may not.
  [[nodiscard]] Attempts::Entries attemptsOf(Seat seat) const;
  /// Opens the joint choice if one is to be made now.
  void openJoint();
  /// Opens the draft if a choice in parts is to be made now.
  void openDraft();
  void showActions();
  /// The draft was changed.
  void showDraft();
  [[nodiscard]] QString wordsOfTurn() const;
  bool act(Action action);
  void actTogether(Action first, const std::vector<Action>& second);

  Table table_;
  /// The things that the seat on turn might try, allowed or not.
  Attempts attempts_;
  ActionModel actions_;
  ActionModel refused_;
  ActionModel choice_;
  JointChoice joint_;
  Draft draft_;
  Hint hint_;
  QString prompt_;
  QString refusalText_;
  Notifier notifier_{*this};
};

}  // namespace raindelay
