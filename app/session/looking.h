#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "match/match.h"

namespace raindelay {

/// Who looks at the table: one seat, everybody, a bystander, or nobody. All that is shown of a
/// match is asked of this: nothing else comes to the screen.
class Looking {
 public:
  /// Nobody.
  constexpr Looking() = default;
  [[nodiscard]] static constexpr Looking only(Seat seat) { return {Who::kSeat, seat}; }
  [[nodiscard]] static constexpr Looking everybody() { return {Who::kEverybody, Seat()}; }
  /// Everybody, with all cards on the table: what any seat knew.
  [[nodiscard]] static constexpr Looking allOpen() { return {Who::kAllOpen, Seat()}; }
  /// Somebody who has no seat: what no seat is kept from knowing.
  [[nodiscard]] static constexpr Looking bystander() { return {Who::kBystander, Seat()}; }

  [[nodiscard]] constexpr bool isNobody() const { return who_ == Who::kNobody; }
  [[nodiscard]] constexpr bool isEverybody() const {
    return who_ == Who::kEverybody || who_ == Who::kAllOpen;
  }
  [[nodiscard]] constexpr bool isOneSeat() const { return who_ == Who::kSeat; }
  /// Whether the seat is among those who look.
  [[nodiscard]] constexpr bool includes(Seat seat) const {
    return isEverybody() || (who_ == Who::kSeat && seat_ == seat);
  }
  /// The seat whose view says what is public and, if one seat looks, what that seat knows. Of
  /// everybody and of a bystander: seat 0. Somebody must look.
  [[nodiscard]] constexpr Seat seat() const { return seat_; }

  /// What is to be shown of a step, in order. One seat gets what it has seen; everybody what those
  /// saw who didn't make the step, so that a choice which is still hidden from somebody stays
  /// hidden (its card goes face down). With all open, what anybody saw; a bystander, what all saw.
  /// What another seat took back before this one looked isn't shown, nor any movement that was
  /// taken back.
  [[nodiscard]] std::vector<Happening> happenings(const Step& step, int seats) const;
  /// The pieces before step `step`. Everybody: each place as the seat sees it that knows most of
  /// it; a bystander, as the one that knows least, and face up only what lies so for all.
  [[nodiscard]] std::vector<Piece> pieces(const Match& match, std::size_t step) const;

  /// Whether they were told which action or outcome step `step` was: everybody or a bystander, if
  /// each seat was; with all open, if any was.
  [[nodiscard]] bool isTold(const Match& match, std::size_t step) const;

  friend constexpr bool operator==(const Looking&, const Looking&) = default;

 private:
  enum class Who : std::uint8_t { kNobody, kSeat, kEverybody, kAllOpen, kBystander };

  constexpr Looking(Who who, Seat seat) : who_(who), seat_(seat) {}
  [[nodiscard]] std::optional<Happening> shown(const Happening& happening, std::optional<Seat> by,
                                               int seats) const;

  Who who_ = Who::kNobody;
  Seat seat_;
};

}  // namespace raindelay
