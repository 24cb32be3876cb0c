#pragma once

#include <QObject>
#include <QPauseAnimation>
#include <QQmlEngine>
#include <cstddef>
#include <deque>
#include <functional>
#include <optional>

#include "core/event.h"

namespace raindelay {

/// Shows what happened at a table, beat by beat, and is the table's only clock. Whoever moves
/// something says how many movements long that is; how many milliseconds these are, and when the
/// next beat begins, is said here: once everything that the beat shows has ended, and lies there
/// for a moment.
///
/// Its time is that of all animations: what moves and what comes next go by one clock, however fast
/// or by whom that is driven.
///
/// Words take no time; a movement takes its time. In a long row of movements (a deal) one sets out
/// close after the other, and what comes after the row waits until all have landed.
class Playback : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
  Q_PROPERTY(int motionMs READ motionMs WRITE setMotionMs NOTIFY motionMsChanged FINAL)
  Q_PROPERTY(int pieceMs READ pieceMs NOTIFY pieceMsChanged FINAL)

 public:
  /// The length of a movement where nothing else is set, milliseconds.
  static constexpr int kUsualMotionMs = 200;

  /// A thing that a beat can show.
  struct Shown {
    std::size_t step = 0;                ///< of the match
    std::optional<Happening> happening;  ///< none: the step is shown to its end
  };
  /// Puts it on the table: at its time (`played`), or all at once with others. Gives how many
  /// movements long it is to be seen; 0: it is but words.
  using Show = std::function<double(const Shown& shown, bool played)>;

  explicit Playback(Show show, QObject* parent = nullptr);

  /// Something is still to be shown, or to be settled after it was.
  [[nodiscard]] bool busy() const { return busy_; }
  /// Length of one movement, milliseconds; 0 shows everything at once.
  [[nodiscard]] int motionMs() const { return motionMs_; }
  void setMotionMs(int ms);
  /// Length of a piece's movement as things are now: 0 where it is to be there at once, for a
  /// moment of the match was sought.
  [[nodiscard]] int pieceMs() const { return sought_ ? 0 : motionMs_; }
  /// The number of the match's steps that have been shown.
  [[nodiscard]] std::size_t shownSteps() const { return shownSteps_; }
  /// Nothing waits to be shown.
  [[nodiscard]] bool isDrained() const { return queue_.empty(); }
  /// The time until the next beat, milliseconds; -1 if none is due.
  [[nodiscard]] int nextInMs() const {
    return waits() ? pause_.duration() - pause_.currentTime() : -1;
  }

  /// One more thing is to be shown.
  void add(const Shown& shown) { queue_.push_back(shown); }
  /// From now on it is busy, and pieces move.
  void begin();
  /// Shows the next beat and waits for as long as that lasts; says so (`ended`) when there is none.
  void playOn();
  /// Nothing is to be shown any more.
  void stop();
  /// Likewise, and the match is shown up to this step.
  void standAt(std::size_t step);
  /// The table stands at a moment that was sought: pieces are there at once, until `begin`.
  void seek();
  /// All that was shown is settled: it isn't busy any more.
  void rest();

  /// Shows the next beat; false if there was none. Tests call it, else `playOn` does.
  bool beat();
  /// Shows all that is still to be shown at once.
  Q_INVOKABLE void skip();
  /// To be called while words are told: they stand alone for so many movements. Gives these in
  /// milliseconds.
  int linger(double movements);
  /// Ends what stands alone (`linger`) at once and goes on; false if nothing does.
  Q_INVOKABLE bool hurry();
  /// Cuts short what is being shown: ends what stands alone, or else shows the rest at once. False
  /// if nothing is shown. The click or key that does this does nothing else.
  Q_INVOKABLE bool cutShort();
  /// Something sets out for a way of so many movements: the beat that shows it lasts until it has
  /// landed. Gives these in milliseconds.
  Q_INVOKABLE int setOut(double movements);

 signals:
  void busyChanged();
  void motionMsChanged();
  void pieceMsChanged();
  /// The words that stood alone were cut short.
  void hurried();
  /// All was shown.
  void ended();

 private:
  [[nodiscard]] int lengthOf(double movements) const;
  /// The time that a movement takes, and for which what moved then lies there before anything else
  /// happens.
  [[nodiscard]] int beatOf(double movements) const;
  /// The number of movements that follow each other without a word between them.
  [[nodiscard]] int movesInARow() const;
  /// The next thing that was to be shown is, with its length.
  double showNext(bool played);
  void wait();
  /// The next beat has its time.
  [[nodiscard]] bool waits() const { return pause_.state() == QAbstractAnimation::Running; }
  /// No beat has, and nothing is in the air.
  void forgetNext();

  Show show_;
  std::deque<Shown> queue_;
  bool busy_ = false;
  bool sought_ = false;
  bool inRow_ = false;  ///< the next movement doesn't wait for this one to land
  int motionMs_ = kUsualMotionMs;
  std::size_t shownSteps_ = 0;
  double movements_ = 0;   ///< length of what the beat shows
  double lingers_ = 0;     ///< length for which the words told last stand alone
  QPauseAnimation pause_;  ///< until the next beat
  int landed_ = 0;         ///< time in it by which all that set out has landed, milliseconds
};

}  // namespace raindelay
