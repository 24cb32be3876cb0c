#pragma once

#include <array>
#include <cstdint>

#include "games/cooperstown/cards.h"

namespace raindelay::cooperstown {

/// The kinds of result on the hitting chart.
enum class Chart : std::uint8_t {
  kSacrifice,
  kFoulPop,
  kStrikeout,
  kFlyOut,
  kWalk,
  kDoublePlay,
  kForceDoublePlay,
  kLineOut,
  kGroundOut,
  kHit,       ///< automatic, of `bases`
  kInfield,   ///< compared; a hit is worth `bases`
  kOutfield,  ///< compared; a hit is worth `bases`
  kBeanball,
  kPickoff,
  kCircusCatch
};

/// One card's row of the chart.
struct ChartRow {
  Chart kind = Chart::kStrikeout;
  std::uint8_t bases = 0;     ///< of a hit; 4 is a home run
  std::uint8_t position = 0;  ///< of a compared ball: the fielder
};

/// The row of a card that is compared with a fielder.
[[nodiscard]] constexpr ChartRow comparedRow(Suit suit, int rank) {
  constexpr std::array<std::uint8_t, 9> kBases{1, 1, 1, 1, 1, 1, 1, 2, 4};
  constexpr std::array<std::uint8_t, 9> kBaseCardBases{1, 1, 2, 1, 2, 1, 2, 3, 4};
  const int position = rank - 5;
  const auto& worth = suit == Suit::kBases ? kBaseCardBases : kBases;
  return {rank >= kRookie ? Chart::kOutfield : Chart::kInfield,
          worth[static_cast<std::size_t>(position)], static_cast<std::uint8_t>(position)};
}

/// The hitting chart, a row a card.
inline constexpr std::array<ChartRow, kOffenceCards> kChart = [] {
  constexpr std::array<std::array<Chart, 4>, 3> kAutomatic{{
      {Chart::kSacrifice, Chart::kFoulPop, Chart::kStrikeout, Chart::kFlyOut},           // Bats
      {Chart::kStrikeout, Chart::kWalk, Chart::kStrikeout, Chart::kWalk},                // Balls
      {Chart::kDoublePlay, Chart::kForceDoublePlay, Chart::kLineOut, Chart::kGroundOut}  // Gloves
  }};
  std::array<ChartRow, kOffenceCards> chart{};
  for (int i = 0; i < kOffenceCards; ++i) {
    const Suit suit = suitOf(Card(i));
    const int rank = rankOf(Card(i));
    ChartRow& row = chart[static_cast<std::size_t>(i)];
    if (rank >= 5 && rank <= kAllStar) {
      row = comparedRow(suit, rank);
    } else if (rank <= 4 && suit == Suit::kBases) {
      row = {Chart::kHit, static_cast<std::uint8_t>(rank), 0};
    } else if (rank <= 4) {
      row.kind = kAutomatic[static_cast<std::size_t>(suit)][static_cast<std::size_t>(rank - 1)];
    }
  }
  chart[static_cast<std::size_t>(kTheWhiff.index())].kind = Chart::kStrikeout;
  chart[static_cast<std::size_t>(kTheBeanball.index())].kind = Chart::kBeanball;
  chart[static_cast<std::size_t>(kThePickoff.index())].kind = Chart::kPickoff;
  chart[static_cast<std::size_t>(kTheCircusCatch.index())].kind = Chart::kCircusCatch;
  return chart;
}();

[[nodiscard]] constexpr const ChartRow& chartOf(Card card) {
  return kChart[static_cast<std::size_t>(card.index())];
}

}  // namespace raindelay::cooperstown
