#pragma once

#include <string>
#include <vector>

#include "arch/source_tree.h"

namespace raindelay::arch {

/// Breaches of a rule, each as "path:line: why". Empty: the rule holds.
using Findings = std::vector<std::string>;

/// No file below engine/ includes or looks for Qt.
Findings engineWithoutQt(const SourceTree& tree);

/// Inside the engine, a layer includes itself and the layers below it:
/// lab, players, match -> core <- games, games -> deck -> core. lab may also use players, and study
/// all of these but games.
Findings engineLayers(const SourceTree& tree);

/// The rooms of the application know those below them: shell -> library -> review -> table; game
/// adapters and the scorebook know the table, the Studio the library, the rest none.
Findings roomsPointOneWay(const SourceTree& tree);

/// The application's objects are handed what they need: where the program is put together the one
/// Program is asked for, and nowhere else, and there is no other object of its kind.
Findings oneObjectIsAskedFor(const SourceTree& tree);

/// The files that games/<x>/ of engine, app or tests includes from a games/ folder are from
/// games/<x>/; and a file in no such folder of engine or app includes no single game (the generated
/// registry names them all).
Findings noGameKnowsAnother(const SourceTree& tree);

/// The shared parts of engine and interface name no game by its id or namespace.
Findings sharedPartsNameNoGame(const SourceTree& tree);

/// Kit imports Qt; Table also Kit; games, Studio and Lab also Kit and Table; Shell all.
Findings qmlImports(const SourceTree& tree);

/// No relative imports, no script files, no context properties, `pragma ComponentBehavior: Bound`
/// first; durations and the distance of a drag are Theme's.
Findings qmlHouseRules(const SourceTree& tree);

/// An include path means one file: no two headers of engine and app lie at the same path below
/// them.
Findings headersMeanOneFile(const SourceTree& tree);

/// A type in a header of engine or app has a name of its own. Types that every game declares by
/// contract (Rules, State, View, Book …) may be declared by each, and by nothing else.
Findings oneNameAThing(const SourceTree& tree);

/// Games read events as what they are (EventKinds), never a value by its position.
Findings eventsAreReadByName(const SourceTree& tree);

/// A game's events are folded by its book alone.
Findings oneFoldAGame(const SourceTree& tree);

/// No part of a table has more than 15 properties, and each of these that can change notifies by a
/// signal of its own.
Findings tableInParts(const SourceTree& tree);

/// At the table only Playback says how long something moves, and its time is the animations':
/// neither Table nor a game asks for Theme.motion, no part of the table and no game's adapter has a
/// timer of its own.
Findings tableHasOneClock(const SourceTree& tree);

/// Every header begins with `#pragma once`.
Findings headersGuarded(const SourceTree& tree);

/// The folders and files at the top and the engine's layers are the ones that the design lists.
Findings layout(const SourceTree& tree);

/// Paths that a README names in backticks are there, from the top or from the README's own folder.
Findings pathsInReadmes(const SourceTree& tree);

/// Files that a comment of C++ or QML names are there: the end of a path of the tree, or a name.
Findings pathsInComments(const SourceTree& tree);

/// Version, ids, and the names of programs, icons, types and files are the same in CMake's files,
/// the changelog, the desktop's files and the recipes of packages; the files that these name are
/// there.
Findings packagingAgrees(const SourceTree& tree);

/// The program's files are opened for writing in one place, engine/core/files.h (and growing_file.h
/// for those that grow in place): nothing follows a planted link, nothing is left half. (Settings
/// are QSettings'.)
Findings onePlaceWrites(const SourceTree& tree);

/// The program's files are opened for reading in few places, each of which reads no more than a
/// limit.
Findings fewPlacesRead(const SourceTree& tree);

/// Nothing in the program reaches for a network. (A local socket isn't one.)
Findings noNetwork(const SourceTree& tree);

/// A Limit stands in engine/core/limits.h, and in its list of all: tests go through that.
Findings limitsAreListed(const SourceTree& tree);

/// What the program says keeps to assets/style/words.md: no plural without its pair, no he or she,
/// no blank before a percent sign, no two blanks, no sentence of more than two lines, and none of
/// the terms that the page lists. Looked at are the texts that are marked for translation, what the
/// commands print, and the manual pages.
Findings wordsAreRight(const SourceTree& tree);

/// German and Spanish keep to the same page: none of the terms that it lists for them, nobody is
/// addressed but as du and tú, a blank before a percent sign, and the language's own signs. Looked
/// at are the translations, the pages in these languages, and what the desktop's files say in them.
Findings translatedWordsAreRight(const SourceTree& tree);

/// No notes about work left to do.
Findings noNotesToSelf(const SourceTree& tree);

/// No path of one machine.
Findings noPathOfOneMachine(const SourceTree& tree);

}  // namespace raindelay::arch
