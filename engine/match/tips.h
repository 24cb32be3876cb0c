#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "core/tip.h"
#include "match/match.h"

namespace raindelay {

/// True if the tip's occasion has come for the seat, whose turn it is. It goes by the seat's view,
/// by what it may do and by what it was told.
[[nodiscard]] bool isOccasion(const TipInfo& tip, const Match& match, Seat seat);

/// The first of the tips whose occasion has come for the seat and which isn't `known`, by its id;
/// null if there is none.
[[nodiscard]] const TipInfo* tipFor(std::span<const TipInfo> tips, const Match& match, Seat seat,
                                    const std::function<bool(std::string_view id)>& known);

}  // namespace raindelay
