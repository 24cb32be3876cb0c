#pragma once

#include <string>

namespace raindelay::deck {

/// The JSON Schema (draft 2020-12) of deck.yaml, made from the table of keys: an editor that knows
/// schemas completes and explains from it while one types. Ends with a line feed.
std::string deckSchema();

}  // namespace raindelay::deck
