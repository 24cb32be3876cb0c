#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>

#include "deck/tables.h"
#include "match/match.h"
#include "session/action_model.h"
#include "session/deck_narrator.h"
#include "session/log_model.h"
#include "session/piece_model.h"

namespace raindelay {

/// A match at the table, for any game: turns, gestures, pieces, log. It knows no rule and no game:
/// what may be done it asks the match, what is shown is the looking seat's view.
///
/// The match moves at once; what happened is then shown beat by beat. While that goes on, `busy` is
/// true; an action made meanwhile first shows the rest at once.
class MatchController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::PieceModel* pieces READ pieces CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* actions READ actions CONSTANT FINAL)
  Q_PROPERTY(raindelay::ActionModel* choice READ choice CONSTANT FINAL)
  Q_PROPERTY(raindelay::LogModel* log READ log CONSTANT FINAL)
  Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL)
  Q_PROPERTY(QString title READ title CONSTANT FINAL)
  Q_PROPERTY(QStringList seatNames READ seatNames CONSTANT FINAL)
  Q_PROPERTY(int turnSeat READ turnSeat NOTIFY changed FINAL)
  Q_PROPERTY(int lookingSeat READ lookingSeat NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  Q_PROPERTY(QString refusalText READ refusalText NOTIFY refusalTextChanged FINAL)
  Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
  Q_PROPERTY(int winnerSeat READ winnerSeat NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> scores READ scores NOTIFY changed FINAL)
  Q_PROPERTY(int motionMs READ motionMs WRITE setMotionMs NOTIFY motionMsChanged FINAL)

 public:
  /// Writes what is new of the match where it is kept, before it is shown; an error is told to the
  /// player, the match goes on.
  using Keep = std::function<Result<void>(const Match& match)>;

  /// `tables` are the deck's, for the cards' names. With `fromStart` the steps so far are shown as
  /// if they happened now; without, the table shows where the match stands.
  MatchController(Match match, std::shared_ptr<const deck::Tables> tables, Keep keep,
                  bool fromStart, QObject* parent = nullptr);
  ~MatchController() override;

  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  [[nodiscard]] ActionModel* actions() { return &actions_; }
  [[nodiscard]] ActionModel* choice() { return &choice_; }
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] QString gameId() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QStringList seatNames() const { return names_; }
  /// Whose decision it is, as far as it is shown; -1 while something is being shown or it is over.
  [[nodiscard]] int turnSeat() const;
  /// Whose view the table shows.
  [[nodiscard]] int lookingSeat() const { return looking_.index(); }
  /// The match is over, and all of it was shown.
  [[nodiscard]] bool over() const;
  /// What happened is still being shown.
  [[nodiscard]] bool busy() const { return busy_; }
  /// Whoever chose last can take it back.
  [[nodiscard]] bool canUndo() const;
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
  /// Length of one movement, milliseconds; 0 shows everything at once.
  [[nodiscard]] int motionMs() const { return motionMs_; }
  void setMotionMs(int ms);

  /// The places on which this piece may be put now; none while something is being shown.
  Q_INVOKABLE QStringList targets(const QString& place, int order) const;
  /// Puts the piece there if the rules allow it. Several meanings fill `choice`; none says why in
  /// refusalText. True if something was done or is asked.
  Q_INVOKABLE bool put(const QString& place, int order, const QString& toPlace);
  /// Makes the action with this notation.
  Q_INVOKABLE bool press(const QString& actionText);
  /// Answers the open question with the action of this notation.
  Q_INVOKABLE bool choose(const QString& actionText);
  Q_INVOKABLE void cancelChoice();
  /// Why the piece may not be put there; empty if it may, or if it means nothing.
  Q_INVOKABLE QString whyNot(const QString& place, int order, const QString& toPlace) const;
  Q_INVOKABLE void undo();
  /// Shows all that is still to be shown at once.
  Q_INVOKABLE void skip();

  /// For the game's own adapter, which shows what pieces don't carry.
  [[nodiscard]] const Match& match() const { return match_; }
  /// How many of the match's steps have been shown.
  [[nodiscard]] std::size_t shownSteps() const { return shownSteps_; }

  /// Shows the next thing of what happened; false if there was none. The timer calls it; tests do.
  bool beat();

 signals:
  /// It is another decision, or a step was shown to its end.
  void changed();
  void busyChanged();
  void refusalTextChanged();
  void problemChanged();
  void motionMsChanged();
  /// An event was shown (id and step), for sound and the game's adapter.
  void happened(const QString& event);

 private:
  struct Shown {
    std::size_t step = 0;
    std::optional<Happening> happening;  ///< none: the step is shown to its end
  };

  void queueFrom(std::size_t firstStep);
  void show(const Shown& shown);
  /// Shows the next thing and waits for as long as it moves; ends when there is none.
  void showOn();
  /// How many movements follow each other without a word between them.
  [[nodiscard]] int movesInARow() const;
  void settle();
  void setBusy(bool busy);
  [[nodiscard]] QString wordsOfTurn() const;
  /// The seat whose choice was the last that can be taken back.
  [[nodiscard]] std::optional<Seat> undoSeat() const;
  bool act(Action action);
  bool refuse(const QString& reason);
  void refreshActions();
  void keep();
  [[nodiscard]] ActionModel::Entry entryOf(const AnyView& view, Action action) const;
  /// Whether this gesture is the piece put on that place.
  [[nodiscard]] static bool means(const ActionModel::Entry& entry, const QString& place, int order,
                                  const QString& toPlace);
  [[nodiscard]] std::vector<ActionModel::Entry> meanings(const QString& place, int order,
                                                         const QString& toPlace) const;

  Match match_;
  std::shared_ptr<const deck::Tables> tables_;
  Keep keep_;
  QStringList names_;
  DeckNarrator narrator_;
  PieceModel pieces_;
  ActionModel actions_;
  ActionModel choice_;
  LogModel log_;
  Seat looking_;
  std::deque<Shown> queue_;
  bool busy_ = false;
  Standing standing_;  ///< as far as it is shown
  QString prompt_;
  std::size_t shownSteps_ = 0;
  /// What the seat on turn might try, allowed or not.
  std::vector<ActionModel::Entry> attempts_;
  QTimer timer_;
  bool turnedUp_ = false;  ///< the last movement turned a card up
  int motionMs_ = 200;
  QString refusalText_;
  QString problem_;
};

}  // namespace raindelay
