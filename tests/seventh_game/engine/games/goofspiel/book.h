#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/scorebook.h"
#include "games/goofspiel/events.h"

namespace raindelay::goofspiel {

/// A match as a scorer has it, folded from its events: the page and the figures read it.
class Book {
 public:
  /// A prize, and what became of it.
  struct Round {
    Face prize;
    std::array<Face, 2> bids;
    std::optional<Seat> by;  ///< the seat that took it; none if it waited
    int points = 0;          ///< that it brought, with those that had waited
  };

  /// Takes the next event.
  void tell(const Event& event);

  [[nodiscard]] const std::vector<Round>& rounds() const { return rounds_; }
  /// Points so far.
  [[nodiscard]] int points(Seat seat) const;
  [[nodiscard]] Scorebook scorebook() const;

 private:
  std::vector<Round> rounds_;
};

}  // namespace raindelay::goofspiel
