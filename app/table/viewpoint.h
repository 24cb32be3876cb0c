#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "match/match.h"

namespace raindelay {

/// The viewpoint of those who look at the table: one seat, everybody, a bystander, or nobody. All
/// that is shown of a match is asked of this: nothing else comes to the screen.
class Viewpoint {
 public:
  /// Nobody.
  constexpr Viewpoint() = default;
  [[nodiscard]] static constexpr Viewpoint only(Seat seat) { return {Who::kSeat, seat}; }
  [[nodiscard]] static constexpr Viewpoint everybody() { return {Who::kEverybody, Seat()}; }
  /// Everybody, with all cards on the table: what any seat knew.
  [[nodiscard]] static constexpr Viewpoint allOpen() { return {Who::kAllOpen, Seat()}; }
  /// Somebody who has no seat: what no seat is kept from knowing.
  [[nodiscard]] static constexpr Viewpoint bystander() { return {Who::kBystander, Seat()}; }

  [[nodiscard]] constexpr bool isNobody() const { return who_ == Who::kNobody; }
  [[nodiscard]] constexpr bool isEverybody() const {
    return who_ == Who::kEverybody || who_ == Who::kAllOpen;
  }
  [[nodiscard]] constexpr bool isOneSeat() const { return who_ == Who::kSeat; }
  /// Returns true if the seat is among those who look.
  [[nodiscard]] constexpr bool includes(Seat seat) const {
    return isEverybody() || (who_ == Who::kSeat && seat_ == seat);
  }
  /// The seat whose view says what is public and, if one seat looks, what that seat knows. Of
  /// everybody and of a bystander: seat 0. Somebody must look.
  [[nodiscard]] constexpr Seat seat() const { return seat_; }

  /// The happenings of a step that are to be shown, in order. One seat gets what it has seen;
  /// everybody what those saw who didn't make the step, so that a choice which is still hidden from
  /// somebody stays hidden (its card goes face down). With all open, what anybody saw; a bystander,
  /// what all saw. Nothing is shown that another seat took back before this one looked, nor any
  /// movement that was taken back.
  [[nodiscard]] std::vector<Happening> happenings(const Step& step, int seats) const;
  /// The pieces before step `step`. Everybody: each place as the seat that knows most of it sees
  /// it; a bystander, as the one that knows least, and face up only what lies so for all.
  [[nodiscard]] std::vector<Piece> pieces(const Match& match, std::size_t step) const;

  /// Returns true if they were told which action or outcome step `step` was: everybody or a
  /// bystander, if each seat was; with all open, if any was.
  [[nodiscard]] bool isTold(const Match& match, std::size_t step) const;

  friend constexpr bool operator==(const Viewpoint&, const Viewpoint&) = default;

 private:
  enum class Who : std::uint8_t { kNobody, kSeat, kEverybody, kAllOpen, kBystander };

  constexpr Viewpoint(Who who, Seat seat) : who_(who), seat_(seat) {}
  [[nodiscard]] std::optional<Happening> shown(const Happening& happening, std::optional<Seat> by,
                                               int seats) const;

  Who who_ = Who::kNobody;
  Seat seat_;
};

}  // namespace raindelay
