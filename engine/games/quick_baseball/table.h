#pragma once

#include <array>

#include "core/piece.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The three bases, Outs, Home Plate and the Pitcher's Mound: they never leave their places, but
/// turn and flip with what happens.
inline constexpr int kFlippingCards = 6;
[[nodiscard]] std::array<Piece, kFlippingCards> flippingCards(const Board& board);

/// How many cards of the hand come before the card: its order where the holder sees it.
[[nodiscard]] constexpr int rankIn(const Hand& hand, Card card) {
  return (hand & Hand::firstCards(card.index())).size();
}

}  // namespace raindelay::quick_baseball
