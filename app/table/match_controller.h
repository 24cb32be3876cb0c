#pragma once

#include <QObject>
#include <QQmlEngine>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "deck/data_frame.h"
#include "match/match.h"
#include "table/deciders.h"
#include "table/decision.h"
#include "table/deck_narrator.h"
#include "table/log_model.h"
#include "table/notifier.h"
#include "table/piece_model.h"
#include "table/playback.h"
#include "table/seating.h"
#include "table/table_faces.h"
#include "table/takeback.h"
#include "table/tips.h"

namespace raindelay {

/// A match at the table, for any game, and the parts of its table: who sits there and looks, what
/// is being shown, what can be done, what can be taken back, what the cards look like. It knows no
/// rule and no game: what may be done is asked of the match, what is shown is what those who look
/// may know.
///
/// The match moves at once; what happened is then shown beat by beat. This is what leads from one
/// part to the next: what was done is shown, what was shown is settled, and then somebody decides.
class MatchController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::Seating* seating READ seating CONSTANT FINAL)
  Q_PROPERTY(raindelay::Playback* playback READ playback CONSTANT FINAL)
  Q_PROPERTY(raindelay::Decision* decision READ decision CONSTANT FINAL)
  Q_PROPERTY(raindelay::Takeback* takeback READ takeback CONSTANT FINAL)
  Q_PROPERTY(raindelay::TableFaces* faces READ faces CONSTANT FINAL)
  Q_PROPERTY(raindelay::Tips* tips READ tips CONSTANT FINAL)
  Q_PROPERTY(raindelay::PieceModel* pieces READ pieces CONSTANT FINAL)
  Q_PROPERTY(raindelay::LogModel* log READ log CONSTANT FINAL)
  Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL)
  Q_PROPERTY(QString title READ title CONSTANT FINAL)
  Q_PROPERTY(bool hasChance READ hasChance CONSTANT FINAL)
  Q_PROPERTY(bool over READ over NOTIFY overChanged FINAL)
  Q_PROPERTY(int watchedTo READ watchedTo NOTIFY watchedToChanged FINAL)
  Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

 public:
  /// Writes what is new of the match where it is kept, before it is shown; an error is told to the
  /// player, the match goes on.
  using Keep = std::function<Result<void>(const Match& match)>;

  /// `tables` are the deck's, for the cards' names. With `fromStart` the steps so far are shown as
  /// if they happened now; without, the table shows where the match stands.
  MatchController(Match match, std::shared_ptr<const deck::DataFrames> tables, Keep keep,
                  bool fromStart, QObject* parent = nullptr);
  ~MatchController() override;

  /// The seating: who sits there and looks.
  [[nodiscard]] Seating* seating() { return &seating_; }
  [[nodiscard]] const Seating* seating() const { return &seating_; }
  /// The playback: what is being shown, and how long it takes.
  [[nodiscard]] Playback* playback() { return &playback_; }
  [[nodiscard]] const Playback* playback() const { return &playback_; }
  /// The open decision: what can be done.
  [[nodiscard]] Decision* decision() { return &decision_; }
  [[nodiscard]] const Decision* decision() const { return &decision_; }
  /// The takeback: what can be taken back.
  [[nodiscard]] Takeback* takeback() { return &takeback_; }
  [[nodiscard]] const Takeback* takeback() const { return &takeback_; }
  /// The look of the cards.
  [[nodiscard]] TableFaces* faces() { return &faces_; }
  [[nodiscard]] const TableFaces* faces() const { return &faces_; }
  /// The tips told at this table, each at its first occasion.
  [[nodiscard]] Tips* tips() { return &tips_; }
  /// The deciders in the place of persons.
  [[nodiscard]] Deciders& deciders() { return deciders_; }
  /// The pieces on the table.
  [[nodiscard]] PieceModel* pieces() { return &pieces_; }
  /// The events, in words.
  [[nodiscard]] LogModel* log() { return &log_; }
  [[nodiscard]] const LogModel& log() const { return log_; }
  /// The game's id.
  [[nodiscard]] QString gameId() const;
  /// The game's name, in the user's language.
  [[nodiscard]] QString title() const;
  /// The game has something that is left to chance.
  [[nodiscard]] bool hasChance() const { return !match_.info().sources.empty(); }
  /// The match is over, and all of it was shown.
  [[nodiscard]] bool over() const;
  /// The step before which the match is watched; -1 if it is played.
  [[nodiscard]] int watchedTo() const { return watchedTo_ ? static_cast<int>(*watchedTo_) : -1; }
  /// The error in keeping the match; empty if all is well.
  [[nodiscard]] QString problem() const { return problem_; }
  /// The winner; -1 while it goes on, in a tie, or with no result.
  [[nodiscard]] int winnerSeat() const;
  /// The scores by seat, as far as they are shown.
  [[nodiscard]] QList<int> scores() const;

  /// Tries again to write what couldn't be written; true if nothing is missing.
  Q_INVOKABLE bool save();
  /// Puts all that is shown into words again, in another language; what two seats had locked is
  /// chosen again.
  void retell();

  /// The match itself, which knows everything: to be shown is only what the functions below give.
  [[nodiscard]] const Match& match() const { return match_; }
  /// From now on the match is only watched, by these, as it stood before step `step`: as one
  /// movement after the other if it follows what is shown and is to be `played`, else at once. The
  /// log has all lines.
  void watch(Viewpoint viewpoint, std::size_t step, bool played = false);
  /// The number of the match's steps that have been shown; 0 while nobody looks.
  [[nodiscard]] std::size_t shownSteps() const { return playback_.shownSteps(); }
  /// For the game's own adapter, which shows what pieces don't carry: the view of those who look,
  /// as far as the match was shown; while nobody looks, of a match that hasn't begun.
  template <class View>
  [[nodiscard]] View shownView() const {
    return shownView<View>(shownSteps());
  }
  /// The same before an earlier step.
  template <class View>
  [[nodiscard]] View shownView(std::size_t step) const {
    const Seat seat = seating_.viewpoint().seat();
    return match_.viewBefore(std::min(step, shownSteps()), seat).template as<View>();
  }
  /// The name of a piece that is face up.
  [[nodiscard]] QString nameOf(Face face) const { return narrator_.name(face); }
  /// Says everything as it is said at the table.
  [[nodiscard]] const DeckNarrator& narrator() const { return narrator_; }
  /// Those who look were told which action or outcome the step was.
  [[nodiscard]] bool isTold(std::size_t step) const {
    return seating_.viewpoint().isTold(match_, step);
  }
  /// The happenings of a step that those who look may know, in order; of a step that is just being
  /// shown all that they will be shown of it, of later ones nothing.
  [[nodiscard]] std::vector<Happening> shownHappenings(std::size_t step) const;

 signals:
  void overChanged();
  void watchedToChanged();
  void problemChanged();
  /// It is another decision, or others look: for whoever follows the match as a whole.
  void changed();
  /// All was put into words again (retell).
  void retold();
  /// An event of this id was shown, for sound and the game's adapter; `played`: at its time, not
  /// all at once with others (Playback::skip).
  void happened(const QString& event, bool played);
  /// The same event itself, for the game's adapter.
  void told(const raindelay::Event& event, bool played);

 private:
  /// The match is shown up to this step.
  [[nodiscard]] std::size_t end() const { return watchedTo_.value_or(match_.steps().size()); }
  /// Notifies of all that has changed.
  void tell();

  // Showing.

  /// `laid`: parts whose pieces lie where they belong already, so that their moves aren't shown.
  void queueFrom(std::size_t firstStep, std::vector<Part> laid = {});
  double show(const Playback::Shown& shown, bool played);
  void append(const Event& event, std::size_t step);
  /// Puts the events of the first `told` steps into the log.
  void logUpTo(std::size_t told);
  /// Puts what stood before that step on the table; the log has the lines up to step `told`.
  void showAt(std::size_t step, std::size_t told);
  void showNothing();

  // Going on.

  /// Others look now: shows them the match as far as they have seen it, then the rest. Nobody: all
  /// is gone.
  void lookAnew();
  /// All was shown: settles who decides now, and what.
  void settle();
  /// Somebody else may decide now.
  void decideAnew();
  /// The match has gone on from step `first`: writes it down, then shows it.
  void goOn(std::size_t first, std::vector<Part> laid = {});
  void goOnTogether(std::size_t first);
  void goBack(Seat by, std::size_t first);
  /// Does what a computer player has chosen, on its turn, or a person's coach.
  void actOf(Action action);
  /// Does it, for good: whoever waits for the answer could else take back what it told.
  bool giveSoleAnswer();
  void keep();

  Match match_;
  std::shared_ptr<const deck::DataFrames> tables_;
  Keep keep_;
  QString problem_;
  QString guess_;                         ///< is told until a person has read it
  Standing standing_;                     ///< as far as it is shown
  std::optional<std::size_t> watchedTo_;  ///< set if the match is only watched
  Playback playback_;
  Seating seating_;
  DeckNarrator narrator_;
  PieceModel pieces_;
  LogModel log_;
  Deciders deciders_;
  Decision decision_;
  Takeback takeback_;
  TableFaces faces_;
  Tips tips_;
  Notifier notifier_{*this};
};

}  // namespace raindelay
