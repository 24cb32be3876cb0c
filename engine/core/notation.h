#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/action.h"
#include "core/info.h"

namespace raindelay {

/// The notation of cards, places or counts, by number. A number that isn't used has no code: counts
/// from 1 begin with an empty one.
using Codes = std::span<const std::string_view>;

/// The number of a code; empty if there is no such code.
[[nodiscard]] std::optional<int> numberOf(std::string_view code, Codes codes);

/// The codes of a set or a list of cards with spaces between them; `-` for none.
template <class Cards>
[[nodiscard]] std::string codesOf(const Cards& cards, Codes codes) {
  std::string text;
  const auto add = [&](Card card) {
    if (!text.empty()) text += ' ';
    text += codes[static_cast<std::size_t>(card.index())];
  };
  if constexpr (requires { cards.begin(); }) {
    for (const Card card : cards) add(card);
  } else {
    cards.forEach(add);
  }
  return text.empty() ? "-" : text;
}

/// A kind of action that a seat can do: its notation, and its label on a button.
struct VerbInfo {
  std::string_view word;
  Text label;
  Codes a = {};     ///< of operand a, which stands behind the word; none: the word stands alone
  Codes b = {};     ///< of operand b, behind the mark
  char mark = ' ';  ///< between them
};

/// A game's notation, from its tables.
struct Notation {
  std::span<const VerbInfo> verbs;       ///< in the order of their numbers
  std::span<const Codes> outcomes = {};  ///< by source of GameInfo::sources: what it brings

  /// `play J>3`, or of a draw its source and the outcome: `deal 6l`.
  [[nodiscard]] std::string text(const GameInfo& info, Action action) const;
  /// The action whose text this is; empty if there is none.
  [[nodiscard]] std::optional<Action> parse(const GameInfo& info, std::string_view text) const;
  [[nodiscard]] const Text& label(Action action) const { return verbs[action.verb].label; }
};

}  // namespace raindelay
