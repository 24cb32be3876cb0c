#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/text.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// The files of a deck by their paths in it.
using DeckFiles = std::map<std::string, std::string, std::less<>>;

/// A deck to begin with.
struct DeckTemplate {
  std::string_view id;  ///< "simple"
  Text title, help;
};

std::span<const DeckTemplate> deckTemplates();

/// The files of a template; empty if there is none of this id. The deck is called `name`, or as the
/// template is if that is empty.
DeckFiles templateFiles(std::string_view id, std::string_view name = {});

/// The example of Deck Studio's tour: the template "simple" with other cards, three cells of which
/// have a mistake to be found (a name too long, a picture that isn't there, copies in words).
DeckFiles exampleFiles(std::string_view name);

/// The folder, or why a deck's files can't be written into it: it has no name, or it is there and
/// isn't empty.
Checked<std::filesystem::path> mayHoldDeck(const std::filesystem::path& folder);

/// Writes a deck's files into a folder, which is made if it isn't there and has to be empty.
/// Either all of them are there afterwards, or none and the problem says which couldn't be written;
/// a file that somebody else has put there meanwhile stays.
/// Beside them there is an art/ for pictures.
Checked<std::filesystem::path> writeDeck(const DeckFiles& deck,
                                         const std::filesystem::path& folder);

}  // namespace raindelay::deck
