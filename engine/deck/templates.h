#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/text.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A deck to begin with.
struct DeckTemplate {
  std::string_view id;  ///< "simple"
  Text title, help;
};

std::span<const DeckTemplate> deckTemplates();

/// The files of a template by their paths in the deck; empty if there is none of this id.
std::map<std::string, std::string> templateFiles(std::string_view id);

/// Writes a deck's files into a folder, which is made if it isn't there and has to be empty.
/// Either all of them are there afterwards, or a sentence says which couldn't be written.
Result<void> writeDeck(const std::map<std::string, std::string>& files,
                       const std::filesystem::path& folder);

}  // namespace raindelay::deck
