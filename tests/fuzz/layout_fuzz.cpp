// Layouts with random damage: reading and composing them ends, what was read can be changed, and
// the change says what it should and nothing else.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "deck/picture.h"
#include "deck/written.h"
#include "engine/deck_fixture.h"
#include "fuzz/mutation.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 34> kPieces = {"{",          "}",
                                                      "[",          "]",
                                                      ":",          ",",
                                                      "\n",         "  ",
                                                      "- ",         "\"",
                                                      "'",          "#",
                                                      "&a",         "*a",
                                                      "!!",         "|\n",
                                                      "? ",         "%",
                                                      "null",       "true",
                                                      "-1",         "1e99",
                                                      "99999mm",    "50%",
                                                      "{@index}",   "title.bottom + 2mm",
                                                      "{= 1 / 0}",  "when: ",
                                                      "extends: ",  "type: repeat",
                                                      "count: 100", "each: a b c",
                                                      "flow: row",  "box: parent"};

std::string fileText(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

struct Source {
  std::string layout, cards;
};

std::vector<Source> goodDecks() {
  std::vector<Source> decks;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(RAINDELAY_SOURCE_DIR "/assets")) {
    if (entry.path().filename() != "deck.yaml") continue;
    decks.push_back({fileText(entry.path()), fileText(entry.path().parent_path() / "cards.csv")});
  }
  return decks;
}

void addAll(const std::vector<Element>& list, std::vector<const Element*>& all) {
  for (const Element& element : list) {
    all.push_back(&element);
    addAll(element.elements, all);
  }
}

std::vector<const Element*> elementsOf(const Deck& deck, Side side) {
  const Layout& layout = deck.layoutOf(0);
  std::vector<const Element*> all;
  addAll(side == Side::kFront ? layout.front : layout.back, all);
  return all;
}

void changeSomething(MemoryFolder& files, const Deck& deck, Side side, Stream& random) {
  const auto before = elementsOf(deck, side);
  if (before.empty()) return;
  const auto which = static_cast<std::size_t>(random.below(static_cast<int>(before.size())));
  std::string& yaml = files.files["deck.yaml"];
  const ElementOfCard element{yaml, deck, 0, *before[which]};
  if (!valuesOf(element)) return;  // an element that an alias stands for
  (void)moved(element, 1, -2);
  const auto changed = withValues(element, {{"opacity", {{"", "0.5"}}}});
  if (!changed || !changed->column.empty()) return;
  auto folder = std::make_shared<MemoryFolder>(files);
  folder->files["deck.yaml"] = changed->content;
  const DeckReading reading = readDeck(folder);
  ASSERT_TRUE(reading.deck.has_value());
  const auto after = elementsOf(*reading.deck, side);
  ASSERT_EQ(after.size(), before.size());
  EXPECT_EQ(after[which]->opacity, 0.5);
}

TEST(LayoutFuzz, EndsInADeckOrInSentences) {
  const std::vector<Source> good = goodDecks();
  ASSERT_GE(good.size(), 9u);
  int shown = 0;
  Rounds rounds(200);
  while (rounds.next()) {
    Stream random = rounds.random();
    const Source& source = good[static_cast<std::size_t>(rounds.round()) % good.size()];
    auto folder = std::make_shared<MemoryFolder>();
    folder->files["deck.yaml"] = mutated(source.layout, kPieces, random);
    folder->files["cards.csv"] = source.cards;
    const DeckReading reading = readDeck(folder);
    if (!reading.deck) {
      ASSERT_FALSE(reading.problems.empty()) << rounds.round();
      continue;
    }
    ++shown;
    Problems problems;
    for (std::size_t card = 0; card < reading.deck->cards.rows(); card += 7) {
      for (const Side side : {Side::kFront, Side::kBack}) {
        (void)compose(*reading.deck, card, side, "de", &problems);
        if (card == 0) changeSomething(*folder, *reading.deck, side, random);
      }
    }
    for (const Problem& problem : problems.list()) {
      ASSERT_EQ(problem.sentence().find('\n'), std::string::npos) << rounds.round();
    }
  }
  EXPECT_GT(shown, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay::deck
