#pragma once

#include <string>
#include <string_view>

#include "deck/deck.h"

namespace raindelay::deck {

/// Rules, Markdown.
struct RulesText {
  std::string path;  ///< of the file that they are from
  std::string text;
};

/// The rules that the deck names, in a language: for "de" the file "rules.de.md" beside "rules.md"
/// if there is one. Empty if the deck names none. The problem names the file that is missing, too
/// large or no text; its place is where deck.yaml names the rules.
Checked<RulesText> readRules(const Deck& deck, std::string_view language);

}  // namespace raindelay::deck
