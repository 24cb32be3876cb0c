#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/result.h"
#include "core/seat.h"
#include "deck/data_frame.h"
#include "games/quick_tennis/cards.h"

namespace raindelay::quick_tennis {

/// The calls that the hitter may make after the stroke, in the order of GameInfo::words.
enum class Call : std::uint8_t { kLob, kDrop, kNone };
inline constexpr int kCalls = 2;

/// The content of the deck's tables: the cards that each player has, and what the calls do.
struct CardValues {
  std::array<Hand, 2> packs;
  /// The quadrant to which a call moves the target, by call and quadrant; 0 where it isn't
  /// allowed.
  std::array<std::array<Quadrant, kQuadrants>, kCalls> calls{};

  /// The quadrant where a ball aimed at `target` lands; 0 if this call isn't allowed there.
  [[nodiscard]] Quadrant moved(Call call, Quadrant target) const;
};

/// A card's code: `red-1` … `blue-4`, a second one for the same quadrant `red-1b`, up to `red-1d`.
[[nodiscard]] std::string codeOf(Seat seat, Card card);

/// Reads two tables.
///
///     cards.csv   code  where kind is `red` or `blue`: a card of that player, as codeOf has it
///     calls.csv   call  `lob`, `drop`
///                 from, to  quadrants 1 … 4: the call moves a shot at `from` to `to`; a row each
///
/// Each player has at least four cards. Errors name row and column and say what is wrong.
[[nodiscard]] Result<CardValues> readCardValues(const deck::DataFrames& tables);

}  // namespace raindelay::quick_tennis
