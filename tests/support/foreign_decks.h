#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "support/source_dir.h"

/// The corpus tests/decks: a folder has a deck or a table in the manner of a program that people
/// make cards with, and said.txt, what is said of it and shown. Drawings lie in a folder of their
/// own.
namespace raindelay::test {

/// A folder of the corpus.
struct ForeignDeck {
  std::string name;            ///< of the folder
  std::filesystem::path said;  ///< said.txt
  std::filesystem::path deck;  ///< what is opened: the folder if it has a deck.yaml, or the table
};

inline bool isTableOfCards(const std::filesystem::path& file) {
  static const std::vector<std::string> kEndings = {".csv", ".tsv", ".txt", ".xlsx", ".ods"};
  return file.filename() != "said.txt" &&
         std::find(kEndings.begin(), kEndings.end(), file.extension()) != kEndings.end();
}

/// All of them, sorted by their names.
inline std::vector<ForeignDeck> foreignDecks() {
  namespace fs = std::filesystem;
  std::vector<ForeignDeck> decks;
  for (const auto& folder : fs::directory_iterator(RAINDELAY_SOURCE_DIR "/tests/decks")) {
    if (!folder.is_directory() || folder.path().filename() == "svg") continue;
    ForeignDeck found{folder.path().filename().string(), folder.path() / "said.txt", {}};
    for (const auto& file : fs::directory_iterator(folder)) {
      if (isTableOfCards(file)) found.deck = file;
    }
    if (fs::exists(folder.path() / "deck.yaml")) found.deck = folder.path();
    decks.push_back(std::move(found));
  }
  std::sort(decks.begin(), decks.end(),
            [](const ForeignDeck& a, const ForeignDeck& b) { return a.name < b.name; });
  return decks;
}

}  // namespace raindelay::test
