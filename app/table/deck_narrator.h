#pragma once

#include <QString>
#include <QStringList>

#include "core/game.h"
#include "core/narrator.h"
#include "deck/data_frame.h"

namespace raindelay {

/// The engine's sentences in the user's language, with the cards' names from the deck's tables.
class DeckNarrator : public Narrator {
 public:
  /// `tables` must outlive the narrator. `names` are the players'.
  DeckNarrator(const Game& game, const deck::DataFrames& tables, QStringList names);

  [[nodiscard]] QString text(const Sentence& sentence) const;
  [[nodiscard]] QString text(const Event& event, std::size_t variety) const;
  [[nodiscard]] QString text(const Refusal& refusal) const;
  [[nodiscard]] QString name(Face face) const;

  [[nodiscard]] std::string translated(const Text& text) const override;
  [[nodiscard]] std::string faceName(Face face) const override;
  [[nodiscard]] std::string seatName(Seat seat) const override;

 private:
  const Game& game_;
  const deck::DataFrames& tables_;
  QStringList names_;
};

}  // namespace raindelay
