#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "table/viewpoint.h"

namespace raindelay {

/// Returns true if a person, not a computer player, sits there.
[[nodiscard]] bool isPerson(const Match& match, Seat seat);
/// The seats that persons play.
[[nodiscard]] std::vector<Seat> personsOf(const Match& match);

/// The persons at the one screen of a match. Where seats know different things and more than one of
/// them is a person, the screen passes from seat to seat by a hand-over, at which nobody looks; all
/// other matches are looked at by everybody, or by their one person.
class HotSeat {
 public:
  /// With `fromStart` nobody has seen anything yet, without everybody has seen all that was theirs
  /// to see.
  HotSeat(const Match& match, bool fromStart);

  [[nodiscard]] const Viewpoint& viewpoint() const { return viewpoint_; }
  /// Returns true if the screen passes at all.
  [[nodiscard]] bool passes() const { return passes_; }
  /// The seat that is to look next, while nobody does.
  [[nodiscard]] std::optional<Seat> next() const { return next_; }
  /// The looking seat's turn has gone to another person and is to be ended by hand.
  [[nodiscard]] bool waits() const { return waits_; }
  /// The next seat only looks for a moment and can do nothing.
  [[nodiscard]] bool peeking() const { return peeking_; }
  /// The match is only watched: nobody acts.
  [[nodiscard]] bool watching() const { return watching_; }
  /// Returns true if the seat, a person's, may do something now.
  [[nodiscard]] bool mayAct(Seat seat) const {
    return !peeking_ && !watching_ && viewpoint_.includes(seat) && persons_[index(seat)];
  }
  /// Returns true if a computer player whose turn it is may play on: somebody looks, and not only
  /// for a moment.
  [[nodiscard]] bool mayPlayOn() const { return !peeking_ && !watching_ && !viewpoint_.isNobody(); }
  /// The step before which nothing can be taken back.
  [[nodiscard]] std::size_t undoFloor() const { return undoFloor_; }
  /// The step up to which those who look have seen the match.
  [[nodiscard]] std::size_t seenTo(const Match& match) const;

  /// A turn that goes to another person is ended by hand.
  void setEndTurn(bool endTurn) { endTurn_ = endTurn; }
  [[nodiscard]] bool endTurn() const { return endTurn_; }
  [[nodiscard]] bool together() const { return together_; }
  /// Two who sit there together are shown what one of them sees, until that one has decided more.
  [[nodiscard]] bool narrowed() const { return narrowed_; }

  // Each of these may change who looks.

  /// From now on the match is only watched, by these: nobody acts, the screen never passes.
  void watch(Viewpoint viewpoint);

  /// Lets two seats choose together what they choose at once, in a game that allows it.
  void setTogether(const Match& match, bool together);
  /// Two have chosen together, which wasn't shown yet. If one of them is to decide more before all
  /// of it is shown, it comes to the screen as that one sees it.
  void chosen(const Match& match);
  /// All of the match was shown to those who look.
  void settled(const Match& match);
  /// The looking seat ends its turn.
  void end(const Match& match);
  /// Nobody looks until the person whose turn it is takes the seat. Does nothing where everybody
  /// may look, or when the match is over.
  void cover(const Match& match);
  /// The next seat looks.
  void take();
  /// The seat's choice was taken back, and somebody else looks: it is to take its seat again.
  void callBack(Seat seat);
  /// The next seat looks for as long as `on`.
  void peek(bool on);
  /// Nobody has looked yet, and it is another's turn by now: that one looks next.
  void callNext(const Match& match);
  /// From now on nothing that was done so far can be taken back.
  void seal(const Match& match) { undoFloor_ = match.steps().size(); }

 private:
  /// Returns true if everybody looks: they choose together, and no choice is half made.
  [[nodiscard]] bool isOpen(const Match& match) const;
  void open(const Match& match);
  void handOver(Seat seat);
  /// The seat whose turn it is; of a computer's turn the next person's.
  [[nodiscard]] Seat personToCome(const Match& match) const;
  [[nodiscard]] static std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat.index());
  }

  int seats_ = 0;
  std::array<bool, kMaxSeats> persons_{};
  bool passes_ = false;
  bool endTurn_ = true;
  bool together_ = false;
  bool narrowed_ = false;
  Viewpoint viewpoint_;
  std::optional<Seat> next_;
  bool waits_ = false;
  bool peeking_ = false;
  bool watching_ = false;
  std::array<std::size_t, kMaxSeats> seenTo_{};
  std::size_t undoFloor_ = 0;
};

}  // namespace raindelay
