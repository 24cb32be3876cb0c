// Tests that text which is no YAML is reported in a designer's words, with its line.
#include <gtest/gtest.h>

#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

struct Row {
  const char* yaml;
  const char* said;
};

TEST(YamlTrouble, IsToldInPlainWords) {
  for (const Row& row : {
           Row{"format: [1,\nname: }", "line 2: %: a ] or } without its [ or {."},
           Row{"format: [1, 2\n", "line 2: %: a [ is never closed."},
           Row{"card: {size: 1\n", "line 2: %: a { is never closed."},
           Row{"name: Ships: two\n",
               "line 1: %: a colon where no key can stand; a text that has one needs quotes."},
           Row{"name: \"Ships\" two\n",
               "line 1: %: a key should stand here; look at quotes and indentation above."},
           Row{"name: @ships\n", "line 1: %: this character can only stand in quotes."},
       }) {
    auto folder = std::make_shared<MemoryFolder>();
    folder->files["deck.yaml"] = row.yaml;
    folder->files["cards.csv"] = kTestCards;
    const DeckReading reading = readDeck(folder);
    ASSERT_FALSE(reading.problems.empty()) << row.yaml;
    std::string said = std::string("deck.yaml, ") + row.said;
    said.replace(said.find('%'), 1, "this is not valid YAML");
    EXPECT_EQ(reading.problems.list().front().sentence(), said) << row.yaml;
  }
}

}  // namespace
}  // namespace raindelay::deck
