#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

/// Balance, measured: what a changed card does to its game. A study is a file that says what is
/// played and what is asked; its results lie beside it.
namespace raindelay::study {

/// A word of the study's file, and the line that it stands in, from 1; 0: nobody wrote it.
struct Word {
  std::string text;
  int line = 0;

  friend bool operator==(const Word&, const Word&) = default;
};

/// A cell of a table that says something else. The row is told by its code, which stands in the
/// column `code` or, where a table has none, in its first column; or by its number.
struct CellPatch {
  Word table;  ///< `cards.csv`
  Word code;
  int row = 0;  ///< as a spreadsheet counts (the header is row 1); 0: the code tells it
  Word column;
  std::string value;
  int line = 0;

  friend bool operator==(const CellPatch&, const CellPatch&) = default;
};

/// A game that differs from another in cells or options.
struct Variant {
  Word name;
  std::vector<CellPatch> cells;
  std::map<std::string, Word> options;  ///< values by option

  friend bool operator==(const Variant&, const Variant&) = default;
};

/// A figure's bounds.
struct Bounds {
  Word figure;
  double least = 0;
  double most = 0;

  friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// The kinds of question.
enum class Ask : std::uint8_t { kCompare };

/// What is asked of the results.
struct Question {
  Ask ask = Ask::kCompare;
  int line = 0;
  Word variant;                   ///< the changed game; empty: each of them
  Word against = {"base", 0};     ///< the one that it is compared with
  std::vector<Word> figures;      ///< those that are reported; none: all of the match as a whole
  std::vector<Bounds> tolerance;  ///< within which the difference of the means is to stay
  std::vector<Bounds> target;     ///< within which the changed game's mean is to lie

  friend bool operator==(const Question&, const Question&) = default;
};

/// When a level's matches are enough.
struct StopRule {
  std::int64_t pairs = 1000;  ///< the most at each level
  std::int64_t fewest = 50;   ///< before anything else is looked at
  /// How wide an interval may be: of the differences of these figures. None: nobody asked.
  std::vector<Bounds> widths;
  bool decided = false;  ///< as soon as every tolerance and target is kept or missed
  double minutes = 0;    ///< a level that will take longer isn't played; 0: any time will do

  friend bool operator==(const StopRule&, const StopRule&) = default;
};

/// The name of the game that nothing was changed in.
inline constexpr std::string_view kBase = "base";

/// A study as its file says it: nothing is looked up yet.
struct Study {
  std::string fileName;  ///< for messages: `runs.study.yaml`
  Word game;
  Word preset;                          ///< empty: the options' defaults
  std::map<std::string, Word> options;  ///< values by option
  Word seats;                           ///< how many play; empty: the fewest
  std::vector<Word> levels;             ///< computer players, all seats alike
  Word deck;      ///< the base deck's folder in the study's own; empty: the built-in cards
  Word deckHash;  ///< empty: any will do
  std::vector<Variant> variants;  ///< the base first
  std::vector<Question> questions;
  StopRule stop;
  std::uint64_t seed = 1;

  /// A sentence about a line: "runs.study.yaml, line 7: …"; line 0: about the file.
  [[nodiscard]] Error error(int line, std::string_view what) const;
  /// The index of the variant of this name; an error names the nearest.
  [[nodiscard]] Result<std::size_t> variant(const Word& name) const;

  friend bool operator==(const Study&, const Study&) = default;
};

}  // namespace raindelay::study
