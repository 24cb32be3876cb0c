#include "output/selection.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "core/threads.h"
#include "deck/compare.h"
#include "deck/low_ink.h"
#include "painter/raster_art.h"

namespace raindelay {

deck::Picture Selection::picture(std::size_t card, deck::Side side) const {
  deck::Picture picture = deck::compose(*deck, card, side, language.toStdString());
  return lowInk ? deck::lowInk(std::move(picture)) : picture;
}

std::vector<std::size_t> allCards(const deck::Deck& deck) {
  std::vector<std::size_t> cards;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    if (!deck.reverseSides.contains(card)) cards.push_back(card);
  }
  return cards;
}

std::vector<std::size_t> withCopies(const deck::Deck& deck, const std::vector<std::size_t>& cards) {
  std::vector<std::size_t> all;
  for (const std::size_t card : cards) {
    all.insert(all.end(), static_cast<std::size_t>(std::max(0, deck.copies(card))), card);
  }
  return all;
}

std::vector<std::size_t> firstWithBack(const Selection& selection) {
  deck::ArtLooks art(selection.deck->folder);
  std::unordered_map<deck::Look, std::size_t> known;
  std::vector<std::size_t> firsts;
  for (std::size_t i = 0; i < selection.cards.size(); ++i) {
    const deck::Picture back = selection.picture(selection.cards[i], deck::Side::kBack);
    firsts.push_back(known.emplace(deck::lookOf(back, art), i).first->second);
  }
  return firsts;
}

Result<void> paintEach(
    const Selection& selection, std::size_t count, Progress& progress,
    const std::function<Result<void>(CardPainter& painter, std::size_t index)>& paint,
    unsigned threads) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::optional<Error> failed;
  const auto work = [&] {
    CardPainter painter(selection.deck);
    painter.setArtStage(std::make_unique<RasterArt>(RasterArt::kMany));
    for (std::size_t i = next++; i < count && !progress.cancelled(); i = next++) {
      if (auto done = paint(painter, i); !done) {
        const std::lock_guard lock(mutex);
        if (!failed) failed = done.error();
        next = count;
        return;
      }
      progress.step();
    }
  };
  const std::size_t most = threads != 0 ? threads : static_cast<std::size_t>(cores());
  onThreads(static_cast<int>(std::min(most, count)), [&](bool /*first*/) { work(); });
  if (failed) return *failed;
  if (progress.cancelled()) return Error{kCancelled};
  return {};
}

}  // namespace raindelay
