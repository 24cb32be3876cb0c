// The format's page and its JSON Schema say what the checker's table of keys says.
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "deck/art_check.h"
#include "deck/csv.h"
#include "deck/deck.h"
#include "deck/keys.h"
#include "deck/rules_text.h"
#include "deck/schema.h"
#include "deck/words.h"
#include "engine/deck_fixture.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

using testing::Contains;
using testing::HasSubstr;
using Keys = std::set<std::string>;

const std::string kStudio = RAINDELAY_SOURCE_DIR "/assets/studio/";

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::string& page() {
  static const std::string text = contentOf(kStudio + "format.md");
  return text;
}

/// The page's text between a title and the next one.
std::string sectionOf(const std::string& title) {
  const std::size_t begin = page().find(title + "\n");
  EXPECT_NE(begin, std::string::npos) << title;
  return page().substr(begin, page().find("\n#", begin + 1) - begin);
}

/// The rows of the section's tables, by what their first cell says.
std::map<std::string, std::string> rowsOf(const std::string& section) {
  std::map<std::string, std::string> rows;
  const std::regex row("\n\\| (.*?) \\| (.*) \\|");
  for (std::sregex_iterator it(section.begin(), section.end(), row), end; it != end; ++it) {
    rows[(*it)[1]] = (*it)[2];
  }
  return rows;
}

std::string withoutExamples(std::string text) {
  constexpr std::string_view kFence = "```";
  for (std::size_t begin = text.find(kFence); begin != std::string::npos;
       begin = text.find(kFence, begin)) {
    const std::size_t end = text.find(kFence, begin + kFence.size());
    text.erase(begin, end - begin + kFence.size());
  }
  return text;
}

/// The text's words between backticks; only those in bold type if `bold`.
Keys quotedIn(const std::string& written, bool bold = false) {
  const std::string text = withoutExamples(written);
  Keys words;
  const std::regex quoted(bold ? R"(\*\*`([^`]+)`\*\*)" : "`([^`]+)`");
  for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it) {
    const std::string inside = (*it)[1];
    for (const std::string_view word : split(inside, ' ')) {
      words.emplace(word.substr(0, word.find(':')));
    }
  }
  return words;
}

Keys namesOf(std::span<const KeyInfo> keys, bool needed = false) {
  Keys names;
  for (const KeyInfo& key : keys) {
    if (!needed || key.needed) names.emplace(key.name);
  }
  return names;
}

Keys choicesOf(std::span<const KeyInfo> keys) {
  Keys words;
  for (const KeyInfo& key : keys) words.insert(key.words.begin(), key.words.end());
  return words;
}

Keys without(Keys all, const Keys& some) {
  for (const std::string& each : some) all.erase(each);
  return all;
}

class FormatPage : public testing::TestWithParam<int> {
 protected:
  ElementType type() const { return static_cast<ElementType>(GetParam()); }

  /// The page's text about elements of the type.
  static std::string saidOf(ElementType type) {
    const auto rows = rowsOf(sectionOf("## Elements"));
    std::string said = rows.at("`" + std::string(typeName(type)) + "`");
    if (said.find("the same") != std::string::npos) said += saidOf(ElementType::kImage);
    if (type == ElementType::kText) {
      for (const auto& [keys, meaning] : rowsOf(sectionOf("## Texts"))) said += " " + keys;
    }
    return said;
  }
};

TEST_P(FormatPage, HasTheKeysOfTheElement) {
  const std::string section = sectionOf("## Elements");
  const Keys general = quotedIn(section.substr(0, section.find("\n| ")));
  Keys wanted = without(namesOf(keysOf(type())), general);
  Keys said = without(without(quotedIn(saidOf(type())), choicesOf(keysOf(type()))), general);
  // The name of a choice may be a key's name elsewhere.
  for (const std::string& key : wanted) {
    EXPECT_THAT(quotedIn(saidOf(type())), Contains(key)) << typeName(type());
  }
  said.erase("currentColor");  // a word of SVG
  for (const std::string& key : said) {
    EXPECT_TRUE(wanted.contains(key)) << typeName(type()) << " has no key " << key;
  }
}

TEST_P(FormatPage, MarksTheKeysThatAreNeeded) {
  Keys needed = namesOf(keysOf(type()), true);
  needed.erase("type");
  EXPECT_EQ(quotedIn(saidOf(type()), true), needed) << typeName(type());
}

INSTANTIATE_TEST_SUITE_P(Elements, FormatPage, testing::Range(0, kElementTypes),
                         [](const auto& type) {
                           return std::string(typeName(static_cast<ElementType>(type.param)));
                         });

TEST(FormatPageOfDecks, HasTheKeysThatAllElementsHave) {
  const std::string section = sectionOf("## Elements");
  const Keys general = quotedIn(section.substr(0, section.find("\n| ")));
  Keys common = namesOf(keysOf(ElementType::kRect));
  for (int i = 0; i < kElementTypes; ++i) {
    const Keys own = namesOf(keysOf(static_cast<ElementType>(i)));
    std::erase_if(common, [&](const std::string& key) { return !own.contains(key); });
  }
  for (const std::string& key : common) EXPECT_THAT(general, Contains(key));
}

TEST(FormatPageOfDecks, HasEveryKeyOfDeckYamlAndNoOther) {
  const auto rows = rowsOf(sectionOf("## A first deck.yaml"));
  Keys said;
  for (const auto& [key, meaning] : rows) said.merge(quotedIn(key));
  EXPECT_EQ(said, namesOf(keysOf(KeyOwner::kDeck)));
  for (const auto& [owner, row] :
       {std::pair(KeyOwner::kCard, "`card`"), std::pair(KeyOwner::kSkin, "`skins`"),
        std::pair(KeyOwner::kFont, "`fonts`"), std::pair(KeyOwner::kIcon, "`icons`"),
        std::pair(KeyOwner::kLayout, "`layouts`")}) {
    for (const std::string& key : namesOf(keysOf(owner))) {
      EXPECT_THAT(quotedIn(rows.at(row)), Contains(key)) << row;
    }
  }
  const auto places = rowsOf(sectionOf("## Places"));
  std::string boxes;
  for (const auto& [box, meaning] : places) boxes += box + meaning;
  for (const std::string& key : namesOf(keysOf(KeyOwner::kBox))) {
    EXPECT_THAT(quotedIn(boxes), Contains(key));
  }
}

TEST(FormatPageOfDecks, HasEveryWordThatAKeyMayBe) {
  const Keys said = quotedIn(page());
  Keys words = choicesOf(keysOf(KeyOwner::kDeck));
  for (int i = 0; i < kElementTypes; ++i) {
    words.merge(choicesOf(keysOf(static_cast<ElementType>(i))));
  }
  words.erase("none");  // of flow: what isn't said
  for (const std::string& word : words) {
    EXPECT_THAT(said, Contains(word));
  }
}

TEST(FormatPageOfDecks, BeginsWithADeckThatIsSound) {
  const std::string section = sectionOf("## A first deck.yaml");
  const std::size_t begin = section.find("```yaml\n") + 8;
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["deck.yaml"] = section.substr(begin, section.find("```", begin) - begin);
  folder->files["cards.csv"] = "name,art,rules\nSloop,,Fast.\n";
  EXPECT_THAT(sentencesOf(readDeck(folder).problems), testing::IsEmpty());
}

TEST(FormatPageOfDecks, NamesTheLimitsThatHold) {
  constexpr std::size_t kMega = 1024 * 1024;
  const std::string limits = sectionOf("## Limits") + sectionOf("## Pictures");
  const auto number = [](std::size_t value) {
    std::string text = std::to_string(value);
    if (text.size() > 3) text.insert(text.size() - 3, ",");
    return text;
  };
  for (const std::string& said :
       {number(kMaxFileBytes / kMega) + " MB a file", number(kMaxDataBytes / kMega) + " MB a table",
        number(kMaxRulesBytes / kKilobyte) + " KB of rules", number(kMaxDataRows) + " rows",
        number(kMaxDataColumns) + " columns", number(kMaxCellBytes) + " bytes a cell",
        number(kMaxNameBytes) + " bytes a name", number(kMaxElements) + " elements",
        "groups " + number(kMaxGroupDepth) + " deep",
        number(kMaxExpressionValues) + " values an expression",
        number(kMaxEntries) + " entries a map",
        number(kMaxImagePixels / 1'000'000) + " million pixels"}) {
    std::string line = limits;
    std::replace(line.begin(), line.end(), '\n', ' ');
    EXPECT_THAT(line, HasSubstr(said));
  }
}

TEST(DeckSchema, HasEveryKeyWithItsHelp) {
  const auto schema = nlohmann::json::parse(deckSchema());
  for (const KeyInfo& key : keysOf(KeyOwner::kDeck)) {
    EXPECT_EQ(schema["properties"][std::string(key.name)]["description"], key.help.source);
  }
  for (int i = 0; i < kElementTypes; ++i) {
    const auto type = static_cast<ElementType>(i);
    const auto& definition = schema["$defs"][std::string(typeName(type))];
    EXPECT_EQ(definition["additionalProperties"], false);
    EXPECT_EQ(definition["properties"].size(), keysOf(type).size());
    for (const KeyInfo& key : keysOf(type)) {
      EXPECT_EQ(definition["properties"][std::string(key.name)]["description"], key.help.source);
    }
  }
}

// An editor that finds a reference to nothing explains nothing.
TEST(DeckSchema, RefersToWhatItDefines) {
  const std::string text = deckSchema();
  const auto schema = nlohmann::json::parse(text);
  const std::regex reference("\"#/\\$defs/([a-z]+)\"");
  int references = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), reference), end; it != end; ++it) {
    EXPECT_TRUE(schema["$defs"].contains((*it)[1].str())) << (*it)[1];
    ++references;
  }
  EXPECT_GT(references, 50);
}

}  // namespace
}  // namespace raindelay::deck
