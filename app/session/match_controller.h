#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <algorithm>
#include <deque>
#include <functional>
#include <memory>

#include "deck/tables.h"
#include "match/match.h"
#include "session/action_model.h"
#include "session/attempts.h"
#include "session/computer_players.h"
#include "session/deck_narrator.h"
#include "session/draft.h"
#include "session/hint.h"
#include "session/hot_seat.h"
#include "session/joint_choice.h"
#include "session/log_model.h"
#include "session/match_faces.h"
#include "session/piece_model.h"

namespace raindelay {

/// A match at the table, for any game: turns, gestures, pieces, log. It knows no rule and no game:
/// what may be done it asks the match, what is shown is what those who look may know.
///
/// The match moves at once; what happened is then shown beat by beat. While that goes on, `busy` is
/// true; an action made meanwhile first shows the rest at once.
///
/// Where seats know different things (GameInfo::secrets) and several are persons, the screen passes
/// from seat to seat: after a seat's turn nobody looks, all that is shown of the match is gone, and
/// `handOverTo` is to take its seat. Then what happened since it last looked is shown to it.
class MatchController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::PieceModel* pieces READ pieces CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* actions READ actions CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* refused READ refused CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* choice READ choice CONSTANT FINAL)
  Q_PROPERTY(raindelay::LogModel* log READ log CONSTANT FINAL)
  Q_PROPERTY(raindelay::JointChoice* joint READ joint CONSTANT FINAL)
  Q_PROPERTY(raindelay::Draft* draft READ draft CONSTANT FINAL)
  Q_PROPERTY(raindelay::Hint* hint READ hint CONSTANT FINAL)
  Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL)
  Q_PROPERTY(QString title READ title CONSTANT FINAL)
  Q_PROPERTY(QStringList seatNames READ seatNames CONSTANT FINAL)
  Q_PROPERTY(QStringList seatKinds READ seatKinds CONSTANT FINAL)
  Q_PROPERTY(int turnSeat READ turnSeat NOTIFY changed FINAL)
  Q_PROPERTY(int lookingSeat READ lookingSeat NOTIFY changed FINAL)
  Q_PROPERTY(int youSeat READ youSeat NOTIFY changed FINAL)
  Q_PROPERTY(int nearSeat READ nearSeat NOTIFY changed FINAL)
  Q_PROPERTY(bool everybodyLooks READ everybodyLooks NOTIFY changed FINAL)
  Q_PROPERTY(int handOverTo READ handOverTo NOTIFY changed FINAL)
  Q_PROPERTY(bool peeking READ peeking NOTIFY changed FINAL)
  Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY changed FINAL)
  Q_PROPERTY(int thinkingSeat READ thinkingSeat NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(int watchedTo READ watchedTo NOTIFY changed FINAL)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
  Q_PROPERTY(QString undoStop READ undoStop NOTIFY changed FINAL)
  Q_PROPERTY(int undoAsks READ undoAsks NOTIFY changed FINAL)
  Q_PROPERTY(QString undoQuestion READ undoQuestion NOTIFY changed FINAL)
  Q_PROPERTY(bool practice READ practice CONSTANT FINAL)
  Q_PROPERTY(bool hasChance READ hasChance CONSTANT FINAL)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  Q_PROPERTY(QString refusalText READ refusalText NOTIFY refusalTextChanged FINAL)
  Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
  Q_PROPERTY(int winnerSeat READ winnerSeat NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> scores READ scores NOTIFY changed FINAL)
  Q_PROPERTY(QString pack READ pack WRITE setPack NOTIFY packChanged FINAL)
  Q_PROPERTY(QString pictureQuery READ pictureQuery NOTIFY packChanged FINAL)
  Q_PROPERTY(QUrl deckPlace READ deckPlace NOTIFY packChanged FINAL)
  Q_PROPERTY(QString deckName READ deckName NOTIFY packChanged FINAL)
  Q_PROPERTY(QString facesNote READ facesNote NOTIFY packChanged FINAL)
  Q_PROPERTY(int motionMs READ motionMs WRITE setMotionMs NOTIFY motionMsChanged FINAL)

 public:
  /// Writes what is new of the match where it is kept, before it is shown; an error is told to the
  /// player, the match goes on.
  using Keep = std::function<Result<void>(const Match& match)>;

  /// A lesson's hand in a match.
  struct Script {
    /// What whoever is on turn does now, as one choice; nothing: not yet.
    std::function<std::vector<Action>()> due;
    /// What is said to a person who tries something else.
    std::function<QString()> instead;
  };

  /// `tables` are the deck's, for the cards' names. With `fromStart` the steps so far are shown as
  /// if they happened now; without, the table shows where the match stands.
  MatchController(Match match, std::shared_ptr<const deck::Tables> tables, Keep keep,
                  bool fromStart, QObject* parent = nullptr);
  ~MatchController() override;

  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  [[nodiscard]] ActionModel* actions() { return &actions_; }
  /// Buttons that a player might look for but the rules refuse now, with the reason.
  [[nodiscard]] ActionModel* refused() { return &refused_; }
  [[nodiscard]] ActionModel* choice() { return &choice_; }
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] const LogModel& log() const { return log_; }
  /// What two seats choose at once at one keyboard. While it is open, `actions` is empty.
  [[nodiscard]] JointChoice* joint() { return &joint_; }
  /// A choice in parts that is being collected. While it is open, `actions` is empty.
  [[nodiscard]] Draft* draft() { return &draft_; }
  /// What a computer player would do in the place of the person whose turn it is.
  [[nodiscard]] Hint* hint() { return &hint_; }
  [[nodiscard]] QString gameId() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QStringList seatNames() const { return names_; }
  /// Who sits on each seat (GameCatalog::playerKinds).
  [[nodiscard]] QStringList seatKinds() const;
  /// Whose decision it is, as far as it is shown; -1 while something is being shown or it is over.
  [[nodiscard]] int turnSeat() const;
  /// Whose view the table shows; 0 if everybody or a bystander looks: that view is then good for
  /// what is public. -1 if nobody looks: then no table is to be shown.
  [[nodiscard]] int lookingSeat() const;
  /// The seat that looks alone, to which "you" may be said; -1 if there is none.
  [[nodiscard]] int youSeat() const;
  /// Whose edge of the table is the near one: that of who looks. Where two choose together it stays
  /// seat 0's, even while one of them decides on.
  [[nodiscard]] int nearSeat() const;
  /// The table shows what any seat knows but for choices half made: the match has no secrets, or
  /// its players choose together.
  [[nodiscard]] bool everybodyLooks() const { return hotSeat_.looking().isEverybody(); }
  /// Who is to take its seat, while nobody looks (or that seat but peeks); else -1.
  [[nodiscard]] int handOverTo() const;
  /// The seat that is to come looks at its table for a moment, without being able to act.
  [[nodiscard]] bool peeking() const { return hotSeat_.peeking(); }
  /// The looking seat has done its part, and its turn is to be ended by endTurn().
  [[nodiscard]] bool canEndTurn() const { return !busy() && hotSeat_.waits(); }
  /// Whose computer player, or coach, is choosing; -1 if none is. hurry() makes an end of it.
  [[nodiscard]] int thinkingSeat() const;
  /// The match is over, and all of it was shown.
  [[nodiscard]] bool over() const;
  /// The step before which the match is watched; -1 if it is played.
  [[nodiscard]] int watchedTo() const { return watchedTo_ ? static_cast<int>(*watchedTo_) : -1; }
  /// What happened is still being shown.
  [[nodiscard]] bool busy() const { return busy_; }
  /// The last choice of a person can be taken back, if need be with another's leave; of a draft,
  /// what was put last.
  [[nodiscard]] bool canUndo() const;
  /// What was taken back last can be done again by who looks.
  [[nodiscard]] bool canRedo() const;
  /// Why nothing can be taken back, in one sentence; empty if something can.
  [[nodiscard]] QString undoStop() const;
  /// The seat that is asked whether the last choice of another may be taken back; -1: none.
  [[nodiscard]] int undoAsks() const;
  /// What it is asked; empty if nobody is.
  [[nodiscard]] QString undoQuestion() const;
  /// Everything can be taken back, chance and what was shown too.
  [[nodiscard]] bool practice() const { return match_.setup().practice; }
  /// The game has something that is left to chance.
  [[nodiscard]] bool hasChance() const { return !match_.info().sources.empty(); }
  /// What the seat on turn may do, in words. While something is being shown: what it was before.
  [[nodiscard]] QString prompt() const { return prompt_; }
  /// Why the last attempt was refused; empty after the next action.
  [[nodiscard]] QString refusalText() const { return refusalText_; }
  /// What went wrong while keeping the match; empty if all is well.
  [[nodiscard]] QString problem() const { return problem_; }
  /// -1 while it goes on, in a tie, or with no result.
  [[nodiscard]] int winnerSeat() const;
  /// As far as they are shown.
  [[nodiscard]] QList<int> scores() const;
  /// The pack of cards that lies on the table: a skin of the game's deck, or "", the deck's own. A
  /// match with faces of its own (setFaces) keeps them, whatever pack is set.
  [[nodiscard]] QString pack() const { return faces_.pack.isEmpty() ? pack_ : faces_.pack; }
  void setPack(const QString& pack);
  /// The deck that the match was begun with, by its place and name; empty: the game's own. Why its
  /// faces aren't on the table, one sentence; empty if they are.
  [[nodiscard]] QUrl deckPlace() const { return faces_.deck; }
  [[nodiscard]] QString deckName() const { return faces_.deckName; }
  [[nodiscard]] QString facesNote() const { return faces_.note; }
  void setFaces(MatchFaces faces);
  /// What follows a card's code in the address of its picture: in this pack, in the user's
  /// language.
  [[nodiscard]] QString pictureQuery() const;
  /// Length of one movement, milliseconds; 0 shows everything at once.
  [[nodiscard]] int motionMs() const { return motionMs_; }
  void setMotionMs(int ms);
  /// Whether a turn that goes to another seat is ended by hand (endTurn), or passes by itself.
  void setEndTurn(bool endTurn);
  /// Whether what two seats choose at once they choose together, in a game that allows it.
  void setTogether(bool together);
  /// How long a computer player takes at least for a choice, milliseconds.
  void setPaceMs(int ms) { computers_.setPaceMs(ms); }
  /// What the person of a seat leaves to the bench coach, as rows of the game's duties.
  void setLeftToCoach(Seat seat, const std::vector<int>& duties);
  /// From now on nobody decides: what happens is in the script.
  void follow(Script script);
  /// More of it may be due.
  void followOn();
  /// Whether a person who can do but one thing, in a match with secrets, isn't asked: it is done.
  void setSoleAnswers(bool soleAnswers);

  /// The places on which this piece may be put now; none while something is being shown.
  Q_INVOKABLE QStringList targets(const QString& place, int order) const;
  /// Puts the piece there if the rules allow it. Several meanings fill `choice`; none says why in
  /// refusalText. True if something was done or is asked.
  Q_INVOKABLE bool put(const QString& place, int order, const QString& toPlace);
  /// Takes a piece of the draft back to where it came from; false if it lies there.
  Q_INVOKABLE bool takeBack(const QString& place, int order);
  /// Takes all of it back.
  Q_INVOKABLE void clearDraft();
  /// Makes the choice that was collected, if it is ready.
  Q_INVOKABLE void sendDraft();
  /// Makes the action with this notation.
  Q_INVOKABLE bool press(const QString& actionText);
  /// Answers the open question with the action of this notation.
  Q_INVOKABLE bool choose(const QString& actionText);
  Q_INVOKABLE void cancelChoice();
  /// Why the piece may not be put there; empty if it may, or if it means nothing.
  Q_INVOKABLE QString whyNot(const QString& place, int order, const QString& toPlace) const;
  /// Takes back the last choice, or asks whose turn it has become (undoAsks). False, with the
  /// reason in refusalText, if there is nothing to take back.
  Q_INVOKABLE bool undo();
  /// The answer of the seat that is asked.
  Q_INVOKABLE void answerUndo(bool agreed);
  /// Does again what was taken back last.
  Q_INVOKABLE void redo();
  /// The computer player that is thinking chooses now, by what it has found out so far.
  Q_INVOKABLE void hurry();
  /// Shows all that is still to be shown at once.
  Q_INVOKABLE void skip();
  /// To be called while something is told (happened): it stands alone for so many movements before
  /// the next thing is shown.
  Q_INVOKABLE void linger(int movements);
  /// Passes the screen on, if canEndTurn.
  Q_INVOKABLE void endTurn();
  /// Tries again to write what couldn't be written; whether nothing is missing.
  Q_INVOKABLE bool save();
  /// The seat of handOverTo looks, from where it last looked.
  Q_INVOKABLE void takeSeat();
  /// It looks for as long as `on`; nothing happens where no hand-over stands.
  Q_INVOKABLE void peek(bool on);
  /// Lets nobody look until the seat that does takes its seat again: the window was left. Nothing
  /// in matches that aren't handed over.
  Q_INVOKABLE void cover();

  /// The match itself, which knows everything: to be shown is only what the two functions below
  /// give.
  [[nodiscard]] const Match& match() const { return match_; }
  /// From now on the match is only watched, by these, as it stood before step `step`: as one
  /// movement after the other if it follows what is shown and is to be `played`, else at once. The
  /// log has all lines.
  void watch(Looking looking, std::size_t step, bool played = false);
  /// How many of the match's steps have been shown; 0 while nobody looks.
  [[nodiscard]] std::size_t shownSteps() const { return shownSteps_; }
  /// For the game's own adapter, which shows what pieces don't carry: the view of those who look,
  /// as far as the match was shown; while nobody looks, of a match that hasn't begun.
  template <class View>
  [[nodiscard]] View shownView() const {
    return shownView<View>(shownSteps_);
  }
  /// The same before an earlier step.
  template <class View>
  [[nodiscard]] View shownView(std::size_t step) const {
    const Seat seat = hotSeat_.looking().seat();
    return match_.viewBefore(std::min(step, shownSteps_), seat).template as<View>();
  }
  /// What a piece that is face up is called.
  [[nodiscard]] QString nameOf(Face face) const { return narrator_.name(face); }
  /// Says everything as it is said at the table.
  [[nodiscard]] const DeckNarrator& narrator() const { return narrator_; }
  /// Whether those who look were told which action or outcome the step was.
  [[nodiscard]] bool isTold(std::size_t step) const {
    return hotSeat_.looking().isTold(match_, step);
  }
  /// What those who look may know of a step, in order; of a step that is just being shown all that
  /// they will be shown of it, of later ones nothing.
  [[nodiscard]] std::vector<Happening> shownHappenings(std::size_t step) const;

  /// Shows the next thing of what happened; false if there was none. The timer calls it; tests do.
  bool beat();

 signals:
  /// It is another decision, or a step was shown to its end.
  void changed();
  void busyChanged();
  void refusalTextChanged();
  void problemChanged();
  void motionMsChanged();
  void packChanged();
  /// An event of this id was shown, for sound and the game's adapter; `played`: at its time, not
  /// all at once with others (skip).
  void happened(const QString& event, bool played);
  /// The same event itself, for the game's adapter.
  void told(const raindelay::Event& event);

 private:
  struct Shown {
    std::size_t step = 0;
    std::optional<Happening> happening;  ///< none: the step is shown to its end
  };

  /// `laid`: parts whose pieces lie where they belong already, so that their moves aren't shown.
  void queueFrom(std::size_t firstStep, std::vector<Part> laid = {});
  void show(const Shown& shown, bool played);
  void append(const Event& event, std::size_t step);
  /// Others look now: shows them the match as far as they have seen it, then the rest. Nobody: all
  /// is gone.
  void lookAnew();
  /// Puts what stood before that step on the table; the log has the lines up to step `told`.
  void showAt(std::size_t step, std::size_t told);
  /// The match is shown up to this step.
  [[nodiscard]] std::size_t end() const { return watchedTo_.value_or(match_.steps().size()); }
  /// Says all that is shown anew, in another language; what two seats had locked is chosen again.
  void retell();
  /// Puts the events of the first `told` steps into the log.
  void tell(std::size_t told);
  void showNothing();
  /// Shows the next thing and waits for as long as it moves; ends when there is none.
  void showOn();
  /// How many movements follow each other without a word between them.
  [[nodiscard]] int movesInARow() const;
  void settle();
  void setBusy(bool busy);
  [[nodiscard]] QString wordsOfTurn() const;
  /// A choice to be taken back.
  struct Undoing {
    Seat by;                   ///< whose it is
    std::size_t first = 0;     ///< its first step
    std::optional<Seat> asks;  ///< the other person whose turn it has become
  };
  /// The last choice of a person, if it can be taken back.
  [[nodiscard]] std::optional<Undoing> undoing() const;
  void takeBack(const Undoing& undoing);
  /// The one thing that the seat on turn can do, if it is to be done without asking.
  [[nodiscard]] std::optional<Action> soleAnswer() const;
  /// Who may ask for a hint now.
  [[nodiscard]] std::optional<Seat> mayAsk() const;
  /// Lets the computer player whose turn it is think, or ends what isn't to be thought any more.
  void letComputersPlay();
  /// Whether the person of the seat may do something now: nobody thinks in its place, and a script
  /// isn't silent.
  [[nodiscard]] bool mayActNow(Seat seat) const;
  /// Whether the script has the action come now; without a script any action may.
  [[nodiscard]] bool isDue(Action action) const;
  /// What a computer player has chosen, on its turn, or a person's coach.
  void actOf(Action action);
  /// Does it, for good: whoever waits for the answer could else take back what it told.
  bool giveSoleAnswer();
  bool act(Action action);
  bool refuse(const QString& reason);
  void refreshActions();
  /// Opens the draft if a choice in parts is to be made now.
  void refreshDraft();
  /// The draft was changed.
  void showDraft();
  /// What the seat on turn might try, with why it may not.
  [[nodiscard]] Attempts::Entries attemptsOf(Seat seat) const;
  [[nodiscard]] Place placeOf(const QString& id) const;
  [[nodiscard]] QString idOf(Place place) const;
  /// Opens the joint choice if one is to be made now.
  void refreshJoint();
  void actTogether(Action first, const std::vector<Action>& second);
  /// The match has gone on from step `first`: writes it down, then shows it.
  void goOn(std::size_t first, std::vector<Part> laid = {});
  void keep();
  [[nodiscard]] ActionModel::Entry entryOf(const AnyView& view, Action action) const;
  /// The actions of a joint choice; what is done with a piece is called by the piece's name.
  [[nodiscard]] Attempts::Entries entriesOf(const AnyView& view, const ActionList& actions) const;

  Match match_;
  std::shared_ptr<const deck::Tables> tables_;
  Keep keep_;
  QStringList names_;
  DeckNarrator narrator_;
  PieceModel pieces_;
  ActionModel actions_;
  ActionModel refused_;
  ActionModel choice_;
  LogModel log_;
  HotSeat hotSeat_;
  JointChoice joint_;
  Draft draft_;
  ComputerPlayers computers_;
  Hint hint_;
  std::optional<Script> script_;
  std::deque<Shown> queue_;
  bool busy_ = false;
  Standing standing_;  ///< as far as it is shown
  QString prompt_;
  std::size_t shownSteps_ = 0;
  std::optional<std::size_t> watchedTo_;  ///< set if the match is only watched
  /// What the seat on turn might try, allowed or not.
  Attempts attempts_;
  QTimer timer_;
  std::optional<Undoing> asked_;  ///< while somebody is asked for leave
  bool turnedUp_ = false;         ///< the last movement turned a card up
  bool soleAnswers_ = false;
  int lingers_ = 0;  ///< movements for which what was told last is to stand
  int motionMs_ = 200;
  QString pack_;
  MatchFaces faces_;
  QString refusalText_;
  QString problem_;
};

}  // namespace raindelay
