#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/book_fixture.h"
#include "core/ballgame_book.h"
#include "fonts/fonts.h"
#include "match/scorebook.h"
#include "scorebook/scorebook_view.h"

namespace raindelay {

/// A record of each game, and some that are long.
inline const std::vector<std::string> kRecords = {
    "cricket_card/follow-on-innings-defeat",
    "quick_baseball/extra-innings",
    "quick_tennis/two-coaches",
    "rallybird/two-coaches",
    "cooperstown/two-coaches",
    "tarot/three-coaches",
};

/// Sheets as they come: A4 in print, a wide and a narrow window.
inline const std::vector<book::Sheet> kSheets = {
    {6266, 8866, 474, true}, {6000, 0, 10, false}, {2800, 0, 10, false}};

struct Opened {
  explicit Opened(const std::string& name) : table(recordedTable(name)) {
    loadFonts();
    view.setMatch(table.get());
  }
  /// The engine's book, of what those who look may know, and its words.
  [[nodiscard]] Scorebook enginesBook() const {
    const int seat = table->seating()->youSeat();
    return scorebookOf(table->match(), seat < 0 ? std::nullopt : std::optional(Seat(seat)));
  }
  [[nodiscard]] DeckNarrator narrator() const {
    const Match& match = table->match();
    return {match.game(), builtinData(match.info().id), table->seating()->names()};
  }

  std::unique_ptr<MatchController> table;
  ScorebookView view;
};

/// English, where a card is "a card".
class Plain final : public Narrator {
 public:
  using Narrator::Narrator;
  [[nodiscard]] std::string faceName(Face) const override { return "a card"; }
  [[nodiscard]] std::string seatName(Seat) const override { return "Ann"; }
};

/// Nine batters in each of so many innings, in the fourth of them twelve. With `names` they are
/// cards.
inline Scorebook cardOf(int innings, bool names) {
  BallgameBook::Form form{Text{"Test", "Score"}};
  BallgameBook book(form);
  for (int inning = 1; inning <= innings; ++inning) {
    for (const Seat side : {Seat(0), Seat(1)}) {
      book.beginHalfInning(side, Seat(1), inning);
      for (int batter = 1; batter <= (inning == 4 ? 12 : 9); ++batter) {
        book.bats(Batting::kHit, "1B", names ? Value::of(Face{1}) : Value::of(batter), 0, 1);
        book.reach(1);
        book.happens("6-3");
        book.retireRunner(1, 1);
      }
    }
  }
  return book.book();
}

}  // namespace raindelay
