#pragma once

#include <array>

#include "core/piece.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The three bases, Outs, Home Plate and the Pitcher's Mound: they never leave their places, but
/// turn and flip with what happens.
inline constexpr int kFlippingCards = 6;
[[nodiscard]] std::array<Piece, kFlippingCards> flippingCards(const Board& board);

}  // namespace raindelay::quick_baseball
