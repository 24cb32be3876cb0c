#include "games/cooperstown/cards.h"

#include <string>

namespace raindelay::cooperstown {

namespace {

constexpr std::array<std::string_view, kPositions> kPositionCodes{"P",  "C",  "1B", "2B", "3B",
                                                                  "SS", "LF", "CF", "RF"};

constexpr std::array<std::string_view, kOffenceCards> kOffenceCodes{
    "At", "2t", "3t", "4t", "5t", "6t", "7t", "8t", "9t", "10t", "Rt", "Vt", "St", "whiff",
    "Al", "2l", "3l", "4l", "5l", "6l", "7l", "8l", "9l", "10l", "Rl", "Vl", "Sl", "beanball",
    "Ag", "2g", "3g", "4g", "5g", "6g", "7g", "8g", "9g", "10g", "Rg", "Vg", "Sg", "circus",
    "Ab", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "10b", "Rb", "Vb", "Sb", "pickoff"};

constexpr std::array<std::string_view, kDefenceCards> kDefenceCodes{
    "d0",  "d1",  "d2",  "d3",  "d4",  "d5",  "d6",  "d7",  "d8",  "d9",  "d10",
    "d11", "d12", "d13", "d14", "d15", "d16", "d17", "d18", "d19", "d20", "d21"};

template <std::size_t N>
std::optional<int> indexOf(const std::array<std::string_view, N>& codes, std::string_view code) {
  for (std::size_t i = 0; i < N; ++i) {
    if (codes[i] == code) return static_cast<int>(i);
  }
  return std::nullopt;
}

template <std::size_t N>
std::optional<Card> cardOf(const std::array<std::string_view, N>& codes, std::string_view code) {
  if (const auto index = indexOf(codes, code)) return Card(*index);
  return std::nullopt;
}

}  // namespace

std::string_view positionCode(int position) {
  return kPositionCodes[static_cast<std::size_t>(position)];
}
std::optional<int> parsePosition(std::string_view code) {
  return indexOf(kPositionCodes, code);
}

std::string_view offenceCode(Card card) {
  return kOffenceCodes[static_cast<std::size_t>(card.index())];
}
std::string_view defenceCode(Card card) {
  return kDefenceCodes[static_cast<std::size_t>(card.index())];
}
std::optional<Card> parseOffence(std::string_view code) {
  return cardOf(kOffenceCodes, code);
}
std::optional<Card> parseDefence(std::string_view code) {
  return cardOf(kDefenceCodes, code);
}

}  // namespace raindelay::cooperstown
