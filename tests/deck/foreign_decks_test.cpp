// Decks and tables as other programs save them (tests/decks), opened as a designer would: what the
// program says to each in said.txt, a sentence a line, and what it makes of it. Each expectation is
// what a designer expects; UPDATE_GOLDEN=1 writes what is said now, to be read before it is kept.
#include "support/foreign_decks.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "deck/open.h"
#include "deck/picture.h"
#include "support/folder_test.h"

namespace raindelay::deck {
namespace {

std::string listed(const std::vector<std::string>& words) {
  constexpr std::size_t kMost = 12;
  if (words.size() > kMost) return std::to_string(words.size()) + " columns";
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list.empty() ? "-" : list;
}

// The column whose cell is shown as the title of the proposed layout's first card.
std::string titleColumn(const Deck& deck) {
  for (const Primitive& figure : compose(deck, 0, Side::kFront).figures) {
    if (figure.element == "title" && !figure.column.empty()) return figure.column;
  }
  return "-";
}

// The columns that the proposed layout neither shows nor counts by.
std::string leftOut(const Deck& deck, const std::string& layout) {
  std::vector<std::string> unseen;
  for (const std::string& column : deck.cards.columns()) {
    const bool shown = layout.find('{' + column + '}') != std::string::npos;
    if (!shown && column != deck.copiesColumn) unseen.push_back(column);
  }
  return listed(unseen);
}

std::string cardsOf(const Deck& deck, const DeckSource& source) {
  std::size_t printed = 0;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    printed += static_cast<std::size_t>(deck.copies(card));
  }
  std::string text = "cards: " + std::to_string(deck.cards.rows()) +
                     "\nprinted: " + std::to_string(printed) + "\n";
  const bool counted = deck.cards.find(deck.copiesColumn).has_value();
  text += "copies: " + (counted ? deck.copiesColumn : std::string("-")) + "\n";
  if (source.kind != DeckSource::Kind::kTable || deck.cards.rows() == 0) return text;
  text += "title: " + titleColumn(deck) + "\n";
  return text + "left out: " + leftOut(deck, source.layout) + "\n";
}

std::string saidOf(const Problems& problems) {
  std::string said;
  for (const ProblemGroup& group : problems.groups()) {
    said += group.problem.sentence();
    if (group.sites.size() > 1) said += " [" + std::to_string(group.sites.size()) + " places]";
    said += "\n";
  }
  return said;
}

std::string saidTo(const std::filesystem::path& path) {
  const auto source = openDeck(path);
  if (!source) return source.problem().sentence() + "\nexported: no\n";
  DeckReading reading = readDeck(source->folder);
  if (!reading.deck) return saidOf(reading.problems) + "exported: no\n";
  reading.problems.add(checkDeck(*reading.deck));
  return saidOf(reading.problems) + cardsOf(*reading.deck, *source) +
         "exported: " + (reading.problems.errors() == 0 ? "yes" : "no") + "\n";
}

TEST(ForeignDecks, AreShownOrToldWhatIsWrong) {
  const auto decks = test::foreignDecks();
  EXPECT_GE(decks.size(), 40U);
  for (const test::ForeignDeck& deck : decks) {
    const std::string said = saidTo(deck.deck);
    // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
    if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(deck.said) << said;
    EXPECT_EQ(said, slurp(deck.said)) << deck.name;
  }
}

}  // namespace
}  // namespace raindelay::deck
