#pragma once

#include <span>

#include "core/event_kinds.h"

namespace raindelay::goofspiel {

/// A prize is turned up, and so much is bid for now.
struct TurnedUp {
  Face prize;
  int atStake = 0;
};
/// Both bids are shown.
struct Shown {
  Seat first;
  Face firstBid;
  Seat other;
  Face otherBid;
};
/// The higher bid takes what is at stake.
struct Takes {
  Seat by;
  int points = 0;
};
/// The bids are equal: the prizes wait.
struct Waits {};
/// They are equal, and nobody gets what is at stake.
struct Lost {};
struct Won {
  Seat winner;
  int points = 0;
  int others = 0;
};
struct Tied {
  int points = 0;
};

using Events = EventKinds<TurnedUp, Shown, Takes, Waits, Lost, Won, Tied>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::goofspiel
