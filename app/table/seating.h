#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "table/hot_seat.h"
#include "table/notifier.h"
#include "table/playback.h"

namespace raindelay {

/// The players at a table, those who look at it, and how the screen passes from one to the other.
///
/// Where seats know different things (GameInfo::secrets) and several are persons, the screen passes
/// from seat to seat: after a seat's turn nobody looks, all that is shown of the match is gone, and
/// `handOverTo` is to take its seat. Then what happened since it last looked is shown to it.
class Seating : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(QStringList names READ names CONSTANT FINAL)
  Q_PROPERTY(QStringList kinds READ kinds CONSTANT FINAL)
  Q_PROPERTY(int lookingSeat READ lookingSeat NOTIFY lookingSeatChanged FINAL)
  Q_PROPERTY(int youSeat READ youSeat NOTIFY youSeatChanged FINAL)
  Q_PROPERTY(int nearSeat READ nearSeat NOTIFY nearSeatChanged FINAL)
  Q_PROPERTY(bool everybodyLooks READ everybodyLooks NOTIFY everybodyLooksChanged FINAL)
  Q_PROPERTY(int handOverTo READ handOverTo NOTIFY handOverToChanged FINAL)
  Q_PROPERTY(bool peeking READ peeking NOTIFY peekingChanged FINAL)
  Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY canEndTurnChanged FINAL)

 public:
  /// Match and playback must outlive it. With `fromStart` nobody has seen anything yet.
  Seating(const Match& match, const Playback& playback, bool fromStart, QObject* parent = nullptr);

  /// The players' names, by seat.
  [[nodiscard]] QStringList names() const { return names_; }
  /// The kind of player on each seat (GameCatalog::playerKinds).
  [[nodiscard]] QStringList kinds() const;
  /// The seat whose view the table shows; 0 if everybody or a bystander looks: that view is then
  /// good for what is public. -1 if nobody looks: then no table is to be shown.
  [[nodiscard]] int lookingSeat() const;
  /// The seat that looks alone, to which "you" may be said; -1 if there is none.
  [[nodiscard]] int youSeat() const;
  /// The seat whose edge of the table is the near one: that of the one who looks. Where two choose
  /// together it stays seat 0, even while one of them decides on.
  [[nodiscard]] int nearSeat() const;
  /// The table shows what any seat knows but for choices half made: the match has no secrets, or
  /// its players choose together.
  [[nodiscard]] bool everybodyLooks() const { return viewpoint().isEverybody(); }
  /// The seat to be taken, while nobody looks (or that seat only peeks); else -1.
  [[nodiscard]] int handOverTo() const;
  /// The seat that is to come looks at its table for a moment, without being able to act.
  [[nodiscard]] bool peeking() const { return hotSeat_.peeking(); }
  /// The looking seat has done its part, and its turn is to be ended by endTurn().
  [[nodiscard]] bool canEndTurn() const { return !playback_.busy() && hotSeat_.waits(); }

  /// Passes the screen on, if canEndTurn.
  Q_INVOKABLE void endTurn();
  /// The seat of handOverTo looks, from where it last looked.
  Q_INVOKABLE void takeSeat();
  /// It looks for as long as `on`; nothing happens where no hand-over stands.
  Q_INVOKABLE void peek(bool on);
  /// Lets nobody look until the seat that does takes its seat again: the window was left. Nothing
  /// in matches that aren't handed over.
  Q_INVOKABLE void cover();

  /// A turn that goes to another seat is ended by hand (endTurn), or passes by itself.
  void setEndTurn(bool endTurn);
  /// Lets two seats choose together what they choose at once, in a game that allows it.
  void setTogether(bool together);

  /// The viewpoint of those who look: nothing else comes to the screen than what they may know.
  [[nodiscard]] const Viewpoint& viewpoint() const { return hotSeat_.viewpoint(); }
  /// The rules by which the screen passes, for the match as it goes on.
  [[nodiscard]] HotSeat& hotSeat() { return hotSeat_; }
  [[nodiscard]] const HotSeat& hotSeat() const { return hotSeat_; }

  /// Notifies of each property that has changed.
  void tell() { notifier_.tell(); }

 signals:
  void lookingSeatChanged();
  void youSeatChanged();
  void nearSeatChanged();
  void everybodyLooksChanged();
  void handOverToChanged();
  void peekingChanged();
  void canEndTurnChanged();
  /// Others look, or nobody.
  void passed();
  /// A seat was taken: whatever lay there was another's.
  void taken();

 private:
  /// Does it, and says so if others look then.
  template <class Change>
  void change(Change change);

  const Match& match_;
  const Playback& playback_;
  QStringList names_;
  HotSeat hotSeat_;
  Notifier notifier_{*this};
};

}  // namespace raindelay
