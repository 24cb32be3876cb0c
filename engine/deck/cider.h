#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/card_sizes.h"
#include "deck/data_frame.h"

// Cider's projects: assets/, and in decks/ a folder a deck with its cards.csv and its templates,
// pairs of HTML and CSS that are drawn in pixels of 300 to the inch.
namespace raindelay::deck {

/// The trimmed card that a template's style sheet is for: of the first rule about `.card`, else of
/// any, that says a width and a height in pixels.
std::optional<CardSize> ciderCardSize(std::string_view css);

/// The columns that say which template draws a card: each of their cells names one.
std::vector<std::string> ciderTemplateColumns(const DataFrame& cards,
                                              const std::vector<std::string>& templates);

}  // namespace raindelay::deck
