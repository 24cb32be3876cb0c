#pragma once

#include <QString>
#include <cstdint>

namespace raindelay {

/// The file of settings: in RAINDELAY_HOME if that is set (tests, a portable installation), else in
/// the desktop's folder for configuration.
[[nodiscard]] QString settingsFile();

/// The folder of matches: below RAINDELAY_HOME, else the desktop's folder for data.
[[nodiscard]] QString matchFolder();

/// The folder of what is known of earlier exports of decks, beside that of matches.
[[nodiscard]] QString exportFolder();

/// The folder of the deck that Deck Studio's tour goes through, beside that of matches.
[[nodiscard]] QString tourFolder();

/// The folder of solutions of games, which may be removed at any time: below RAINDELAY_HOME, else
/// the desktop's folder for caches.
[[nodiscard]] QString solutionFolder();

/// At the start: sweeps those of our folders that aren't the library's, and closes them to others.
/// `now` is in ns since 1970.
void tidyFolders(std::int64_t now);

/// The folder, of settings or of matches, in which nothing can be kept, because it can't be made or
/// written; empty if there is none. Makes them where they are missing.
[[nodiscard]] QString unwritableFolder();

}  // namespace raindelay
