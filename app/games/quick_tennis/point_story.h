#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/event.h"
#include "core/seat.h"
#include "games/quick_tennis/card_table.h"

namespace raindelay::quick_tennis {

/// Where a ball goes, and how.
struct Shot {
  Place court;              ///< where it lands, as far as it was told
  Call call = Call::kNone;  ///< the call that it was made with
  bool serve = false;
};

/// The shot that these happenings of one step tell of.
[[nodiscard]] std::optional<Shot> shotIn(const std::vector<Happening>& happenings);

/// What came of it, and how that changed the score: "Ace. 40–15." Empty if the step tells of none.
/// `nameOf`: what a seat's player is called.
[[nodiscard]] QString storyIn(const std::vector<Happening>& happenings,
                              const std::function<QString(int)>& nameOf);

}  // namespace raindelay::quick_tennis
