#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "deck/deck.h"

namespace raindelay::deck {

/// Largest file of rules, in KB: some hundred pages.
inline constexpr std::size_t kMaxRulesKilobytes = 256;

/// The rules that the deck names, Markdown, in a language: for "de" the file "rules.de.md" beside
/// "rules.md" if there is one. Empty if the deck names none. The problem names the file that is
/// missing, too large or no text.
Checked<std::string> readRules(const Deck& deck, std::string_view language);

}  // namespace raindelay::deck
