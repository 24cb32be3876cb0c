#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/random.h"
#include "core/seat.h"

namespace raindelay {

/// Random numbers of a match for another purpose than its own draws, of one seat at one step: the
/// same again when the match is resumed there. From what they show, nobody works out the seed: a
/// Stream can be calculated backwards, SHA-256 can't.
[[nodiscard]] Stream derivedStream(std::uint64_t seed, std::string_view purpose, Seat seat,
                                   std::size_t step);

}  // namespace raindelay
