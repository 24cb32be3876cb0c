#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/event.h"
#include "core/info.h"

namespace raindelay {

class Narrator;

/// The content of a field of a scorebook: nothing; a number, a seat's or a card's name, or several
/// of them, side by side; words; or a scorer's notation (`6-3`, `1B`), which is the same in every
/// language.
struct ScoreCell {
  std::vector<Value> values;
  Sentence sentence;
  std::string notation;

  ScoreCell() = default;
  ScoreCell(Value value) : values{value} {}                              // NOLINT: implicit
  ScoreCell(std::vector<Value> several) : values(std::move(several)) {}  // NOLINT: implicit
  ScoreCell(const Sentence& words) : sentence(words) {}                  // NOLINT: implicit
  ScoreCell(const Text& words) : sentence{words, {}} {}                  // NOLINT: implicit
  /// In notation.
  explicit ScoreCell(std::string signs) : notation(std::move(signs)) {}

  /// Its number, if it is one.
  [[nodiscard]] std::optional<int> number() const {
    if (values.size() != 1 || values[0].kind != Value::Kind::kNumber) return std::nullopt;
    return values[0].number;
  }
};

/// The event in its first wording.
[[nodiscard]] inline Sentence wording(std::span<const EventInfo> events, const Event& event) {
  return events[event.id].sentence(event);
}

struct ScoreColumn {
  ScoreCell heading;
  bool left = false;  ///< names and words; numbers stand at the right
};

struct ScoreRow {
  std::vector<ScoreCell> cells;  ///< one a column
  /// Each number below the first column is the sum of those above it, back to the last such row.
  bool sum = false;
};

/// A table of a scorebook.
struct ScoreTable {
  Sentence title;
  std::vector<ScoreColumn> columns;
  std::vector<ScoreRow> rows;
  std::vector<Sentence> notes;  ///< a line each, below the rows
};

/// One batter's turn, as it is drawn in a box of a scorecard: a diamond with the way that he came.
/// Bases are 1 … 3, home is 4.
struct AtBat {
  Value batter;      ///< his card or number; of RallyBird the play that was called
  Value runner;      ///< who runs for him; none if he does
  std::string play;  ///< what the batter did: `1B`, `HR`, `BB`, `K`, `F8`, `6-3`, `FC`, `E5`
  int reached = 0;   ///< the base that he came to, as batter and runner; 0: none
  bool hit = false;  ///< the play is a base hit
  int runsBattedIn = 0;
  /// The plays that brought the runner on to second, to third and home, or put him out at it: the
  /// play, or `SB`, `CS`, `WP`, `PO`, `E`. Empty where he passed it with his own hit, or never
  /// went.
  std::array<std::string, 3> onward;
  int out = 0;  ///< which out of the half-inning it was; 0: he isn't out

  /// He scored.
  [[nodiscard]] bool run() const { return reached == 4; }
};

/// A column of a scorecard: an inning, or its next one, if the side bats round.
struct ScorecardColumn {
  int inning = 1;
  std::vector<std::optional<AtBat>> boxes;  ///< by row; no more than the scorecard has rows
};

/// One side's at-bats in one game. The rows are the batting order; where a game has none, the
/// first, second … ninth batter of each inning, and the tenth stands beside the first.
struct Scorecard {
  Sentence title;
  std::size_t rows = 0;
  std::vector<ScorecardColumn> columns;
};

/// A scorer's record of a match, made from its events alone.
struct Scorebook {
  std::array<int, kMaxSeats> score{};  ///< as the book has it; it is that of Rules::result
  std::vector<ScoreTable> tables;
  std::vector<Scorecard> scorecards;
};

/// The cell in words; empty if it says nothing.
[[nodiscard]] std::string cellText(const ScoreCell& cell, const Narrator& narrator);
/// An at-bat in a few signs: `1B SB FC* +1`, `6-3 (2)`: the play, how he came on, `*` for his run,
/// the runs batted in, the number of the out.
[[nodiscard]] std::string atBatText(const AtBat& atBat);
/// The table as rows of words, the headings first.
[[nodiscard]] std::vector<std::vector<std::string>> tableTexts(const ScoreTable& table,
                                                               const Narrator& narrator);
/// The scorecard likewise: a column an inning, a row a batter.
[[nodiscard]] std::vector<std::vector<std::string>> scorecardTexts(const Scorecard& card,
                                                                   const Narrator& narrator);
/// All of it as plain text with aligned columns.
[[nodiscard]] std::string scorebookText(const Scorebook& book, const Narrator& narrator);
/// All of it as CSV: each table behind a line with its title, an empty line between two.
[[nodiscard]] std::string scorebookCsv(const Scorebook& book, const Narrator& narrator);

}  // namespace raindelay
