#pragma once

#include <QString>
#include <vector>

#include "core/result.h"
#include "deck/compare.h"

namespace raindelay {

/// Remembers how the cards of a deck looked when they were exported last, a memory for each way of
/// exporting: so that only what has changed since is printed again. A file a deck, below
/// exportFolder().
class ExportMemory {
 public:
  /// `deck` is the deck's folder, or the name of a built-in one; `kind` the way of exporting.
  ExportMemory(QString deck, QString kind) : deck_(std::move(deck)), kind_(std::move(kind)) {}

  /// Empty if nothing was exported yet, or what is known can't be read.
  [[nodiscard]] std::vector<deck::CardLooks> looks() const;
  /// The numbers of the cards, as they are now, that look different or weren't there, or of which
  /// there are more or fewer.
  [[nodiscard]] std::vector<std::size_t> changed(const std::vector<deck::CardLooks>& now) const;
  /// Those of the cards were exported. What can't be written is forgotten, with a sentence that
  /// says why: nothing else is lost by it.
  [[nodiscard]] Result<void> remember(const std::vector<deck::CardLooks>& now,
                                      const std::vector<std::size_t>& cards);

 private:
  [[nodiscard]] QString path() const;

  QString deck_, kind_;
};

}  // namespace raindelay
