#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/card_sizes.h"
#include "deck/folder.h"
#include "deck/import_answers.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// What is taken over of another program's project.
struct ForeignProject {
  std::string tool;   ///< "Squib"
  std::string file;   ///< that says it: "deck.rb"
  std::string table;  ///< of the cards: a path in the folder, if it can be read; "": none is named
  std::optional<CardSize> size;
  std::string copies;                ///< the column that says how many; "": not known
  std::vector<PlacedColumn> placed;  ///< the columns' names may be in another case
  std::vector<std::string> leftOut;  ///< columns that only the other program needs
  std::vector<std::string> left;     ///< what isn't taken over, each once
  std::string pictures = {};         ///< the folder that cells' pictures lie in; "": the project's
  std::optional<Problem> tableProblem = {};  ///< why the table can't be read
  Problems problems = {};                    ///< parts of its script that are larger than any

  /// Adds to `left` what isn't in it yet, cut to a length that fits a list.
  void leave(std::string_view what);
  /// Adds to `placed` what lies on a card, or beside one; else leaves its column.
  void place(PlacedColumn column);
};

/// A path as another program's file has it, as folders name it: without "./" before it and with "/"
/// between its parts.
std::string plainPath(std::string_view said);

/// The project in a folder: a script of Squib, decks of Cider, a script of nanDECK. Nothing if it
/// is none. Looks into few files, and reads no more of them than of a table.
std::optional<ForeignProject> foreignProjectIn(const Folder& folder);

/// The guessed answers for its table, with what the project says instead. Leaves what it prints of
/// columns that the table doesn't have.
ImportAnswers answersOf(ForeignProject& project, const DataFrame& table, ImportAnswers guessed);

/// The one problem that lists what isn't taken over; nothing if all is.
std::optional<Problem> leftOf(const ForeignProject& project);

}  // namespace raindelay::deck
