#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <vector>

#include "deck/compare.h"
#include "deck/deck.h"
#include "deck/open.h"
#include "deck/problem.h"
#include "painter/fit_groups.h"

namespace raindelay {

/// A deck as it was read at one moment. Never changes: threads share it.
struct OpenedDeck {
  std::shared_ptr<const deck::Deck> deck;  ///< null: there is no card to show
  std::vector<deck::CardLooks> looks;      ///< of its cards
  QString language;                        ///< in which they look so: "de", or empty
  deck::Problems problems;                 ///< those of reading it
  deck::ImportAnswers answers;             ///< of a table alone: what its layout is proposed by
  deck::ImportChoices choices;             ///< of a table alone: what the answers are chosen among

  [[nodiscard]] int cards() const { return static_cast<int>(looks.size()); }
  /// Number that is the same for faces that look the same; 0 if there is no such card.
  [[nodiscard]] deck::Look look(int card, deck::Side side) const;
};

/// An element of a layout, and in how many groups it is.
struct LayoutElement {
  const deck::Element* element;
  int depth;
};

/// The elements that a face is made of, from bottom to top, what is in a group behind the group.
/// They live as long as the deck.
std::vector<LayoutElement> elementsOf(const OpenedDeck& opened, int card, deck::Side side);

/// Reads a deck and works out what its cards look like. From any thread; `fitGroups` belongs to one
/// at a time, and keeps what it measured for the next reading.
std::shared_ptr<const OpenedDeck> openDeck(const deck::DeckSource& source, const QString& language,
                                           FitGroups& fitGroups);

/// All that is wrong with a deck, for print at home: preflight(). From any thread; loadFonts() has
/// to be called before. Stops early, with less, once `stopped` says so.
deck::Problems problemsOf(const OpenedDeck& opened, const std::function<bool()>& stopped);

}  // namespace raindelay
