#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "deck/picture.h"
#include "output/progress.h"
#include "painter/card_painter.h"

namespace raindelay {

/// The cards that go into an export, and how they look.
struct Selection {
  std::shared_ptr<const deck::Deck> deck;
  std::vector<std::size_t> cards;  ///< in their order, each below deck->cards.rows()
  QString language;                ///< "de", or empty
  bool lowInk = false;

  [[nodiscard]] deck::Picture picture(std::size_t card, deck::Side side) const;
};

/// All cards of a deck, without those that are others' other sides.
std::vector<std::size_t> allCards(const deck::Deck& deck);
/// Each card as often as the deck has it.
std::vector<std::size_t> withCopies(const deck::Deck& deck, const std::vector<std::size_t>& cards);

/// For each card of the selection, the first one (by its place in the selection) with the same
/// back.
std::vector<std::size_t> firstWithBack(const Selection& selection);

/// Does something for each number below `count`, on as many threads as there are cores unless
/// `threads` says how many, each with a painter of the deck of its own; counts a step for each.
/// Stops when the export is cancelled or at the first error, which it returns (for a cancelled one,
/// kCancelled).
Result<void> paintEach(
    const Selection& selection, std::size_t count, Progress& progress,
    const std::function<Result<void>(CardPainter& painter, std::size_t index)>& paint,
    unsigned threads = 0);

/// The error of an export that isn't wanted any more.
inline constexpr const char* kCancelled = "Cancelled.";

}  // namespace raindelay
