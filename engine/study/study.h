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
struct StudyWord {
  std::string text;
  int line = 0;

  friend bool operator==(const StudyWord&, const StudyWord&) = default;
};

/// A cell of a table that says something else. The row is told by its code, which stands in the
/// column `code` or, where a table has none, in its first column; or by its number.
struct CellPatch {
  StudyWord table;  ///< `cards.csv`
  StudyWord code;
  int row = 0;  ///< as a spreadsheet counts (the header is row 1); 0: the code tells it
  StudyWord column;
  std::string value;
  int line = 0;

  friend bool operator==(const CellPatch&, const CellPatch&) = default;
};

/// A cell that a search may change, and how.
struct MovingCell {
  CellPatch cell;  ///< its place
  /// All that it may say, in an order in which neighbours are alike; none: numbers.
  std::vector<std::string> values = {};
  int least = 0;  ///< of numbers
  int most = 0;

  friend bool operator==(const MovingCell&, const MovingCell&) = default;
};

/// A game that differs from another in cells or options.
struct Variant {
  StudyWord name;
  std::vector<CellPatch> cells;
  std::map<std::string, StudyWord> options;  ///< values by option
  std::string twinOf = {};   ///< the card whose neutral twin it has; empty: somebody wrote it
  std::size_t question = 0;  ///< of a twin: the index of the question that it answers

  friend bool operator==(const Variant&, const Variant&) = default;
};

/// A figure's bounds.
struct Bounds {
  StudyWord figure;
  double least = 0;
  double most = 0;

  friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// The kinds of question.
enum class QuestionKind : std::uint8_t {
  kCompare,      ///< what the variant does to the game
  kLadder,       ///< skill and luck: each level against the one before it
  kCards,        ///< what each card is worth: the game against that with its neutral twin
  kRestrict,     ///< what a kind of action is worth: players against one who does without
  kExact,        ///< what perfect play comes to, by the game's solution
  kSensitivity,  ///< what each number does: one more, one less
  kTarget,       ///< values that bring figures where they are to be
};

/// What is asked of the results.
struct Question {
  QuestionKind ask = QuestionKind::kCompare;
  int line = 0;
  StudyWord variant;                ///< the changed game; empty: each of them
  StudyWord against = {"base", 0};  ///< the one that it is compared with
  std::vector<StudyWord> figures;   ///< those that are reported; none: all of the match as a whole
  std::vector<Bounds> tolerance;    ///< within which the difference of the means is to stay
  std::vector<Bounds> target;       ///< within which the changed game's mean is to lie
  /// kCards: whose rows the cards are; kSensitivity: whose numbers change, those of all tables if
  /// nobody wrote it.
  StudyWord table = {"cards.csv", 0};
  std::vector<StudyWord> columns;  ///< in which twins differ; none: all columns of numbers
  std::vector<StudyWord> without;  ///< kRestrict: how the texts of actions begin
  // Of kTarget:
  std::vector<MovingCell> move;
  std::vector<Bounds> weights;  ///< `most` of each figure's bounds
  double changeCost = 0.1;

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
  StudyWord game;
  StudyWord preset;                          ///< empty: the options' defaults
  std::map<std::string, StudyWord> options;  ///< values by option
  StudyWord seats;                           ///< how many play; empty: the fewest
  std::vector<StudyWord> levels;             ///< computer players, all seats alike
  StudyWord deck;      ///< the base deck's folder in the study's own; empty: the built-in cards
  StudyWord deckHash;  ///< empty: any will do
  std::vector<Variant> variants;  ///< the base first
  std::vector<Question> questions;
  StopRule stop;
  std::uint64_t seed = 1;
  std::vector<StudyWord> follow = {};  ///< what is followed along each match (study/followed.h)

  /// A card whose neutral twin the rules refuse.
  struct NoTwin {
    std::string card;
    std::string why;

    friend bool operator==(const NoTwin&, const NoTwin&) = default;
  };
  std::vector<NoTwin> noTwins = {};

  /// A sentence about a line: "NAME, line 7: …"; line 0: about the file.
  [[nodiscard]] Error error(int line, std::string_view what) const;
  /// The index of the variant of this name; an error names the nearest.
  [[nodiscard]] Result<std::size_t> variant(const StudyWord& name) const;

  friend bool operator==(const Study&, const Study&) = default;
};

}  // namespace raindelay::study
