#pragma once

#include <QMap>
#include <QString>
#include <functional>
#include <utility>

#include "journeys/hand.h"
#include "journeys/script.h"
#include "table/match_controller.h"

namespace raindelay::journey {

/// Waits until a match is at the table, or its hand-over.
MatchController& matchAtTable(Hand& hand);

/// Plays both seats of a match at the table, each time by another way of acting; without a mouse by
/// keys alone. It reads from the match what to do and whether the table is at rest; it acts only
/// through the window. Its actions depend on the record only, so a resumed match continues alike.
class TablePlayer {
 public:
  TablePlayer(Hand& hand, MatchController& match)
      : hand_(hand), match_(match), script_(scriptFor(match.gameId())) {}

  /// Makes one action (and now and then something refused or taken back before it), or both of a
  /// choice that two seats make at once. Before it the screen is passed on if it has to be.
  void act();
  /// Makes the one thing that can be done.
  void actOnce();
  /// Makes the action of this notation.
  void act(const QString& action);
  /// Passes the screen on if it has to be.
  void passOn();
  /// Waits until everything that happened is shown, and lies there.
  void rest();
  /// Sets the action repeated while something is being shown. Nothing is refused or taken back
  /// then.
  void setMeanwhile(std::function<void()> meanwhile) { meanwhile_ = std::move(meanwhile); }
  /// The number of choices of the record it has made.
  [[nodiscard]] int made() const { return made_; }
  /// The count of each thing done: "drag", "switch", "refused" …
  [[nodiscard]] const QMap<QString, int>& tally() const { return tally_; }

 private:
  using Entry = ActionModel::Entry;
  enum class Way { kDrag, kClicks, kDoubleClick, kKeys, kButton, kShortcut };

  void lock(int seat, const Entry& entry);
  void actTogether();
  void actInParts();
  [[nodiscard]] Entry chosen(const ActionModel& among) const;
  [[nodiscard]] Entry offered(const QString& action) const;
  [[nodiscard]] Way wayOf(const Entry& entry) const;
  void make(const Entry& entry, Way way);
  void answer(const Entry& entry);
  void tryRefused();
  void refusedDrop(const QString& from, int order, const QString& to);
  void takeBackAndRepeat(const Entry& entry, Way way);
  void byDrag(const Entry& entry);
  void byClicks(const Entry& entry);
  void byDoubleClick(const Entry& entry);
  void byKeys(const Entry& entry);
  void byButton(const Entry& entry);
  void byShortcut(const Entry& entry);
  void undo();
  [[nodiscard]] QQuickItem* piece(const QString& place, int order);
  [[nodiscard]] QPointF grip(const QString& place, int order);
  [[nodiscard]] QPointF spot(const QString& place);
  [[nodiscard]] std::size_t lines() const { return match_.match().steps().size(); }

  Hand& hand_;
  MatchController& match_;
  const Script& script_;
  QMap<QString, int> tally_;
  std::function<void()> meanwhile_;
  int made_ = 0;
};

}  // namespace raindelay::journey
