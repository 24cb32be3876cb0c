// The rules that a deck names: which file is read, and what is refused.
#include "deck/rules_text.h"

#include <gtest/gtest.h>

#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

std::shared_ptr<MemoryFolder> folderWith(const std::map<std::string, std::string>& files,
                                         const std::string& path = "rules.md") {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] += "rules: " + path + "\n";
  for (const auto& [name, text] : files) folder->files[name] = text;
  return folder;
}

std::string readIn(const std::string& language, const std::map<std::string, std::string>& files,
                   const std::string& path = "rules.md") {
  const auto deck = readSoundDeck(folderWith(files, path));
  EXPECT_TRUE(deck.ok()) << deck.error().message;
  const auto text = readRules(*deck, language);
  return text ? text->text : text.problem().sentence();
}

TEST(Rules, AreTheFileOfTheLanguageElseTheOneThatIsNamed) {
  const std::map<std::string, std::string> files{{"rules.md", "plain"}, {"rules.de.md", "deutsch"}};
  EXPECT_EQ(readIn("", files), "plain");
  EXPECT_EQ(readIn("de", files), "deutsch");
  EXPECT_EQ(readIn("es", files), "plain");
  EXPECT_EQ(readIn("de", {{"a.b/rules", "plain"}, {"a.b/rules.de", "deutsch"}}, "a.b/rules"),
            "deutsch");
}

TEST(Rules, ADeckThatNamesNoneHasNone) {
  const auto deck = readSoundDeck(testFolder(withElements("[]")));
  ASSERT_TRUE(deck.ok());
  EXPECT_EQ(readRules(*deck, "de")->text, "");
}

TEST(Rules, AByteOrderMarkIsNoText) {
  EXPECT_EQ(readIn("", {{"rules.md", "\xEF\xBB\xBF# Go"}}), "# Go");
}

/// Where deck.yaml names them.
const std::string kPlace = "deck.yaml, line 9: ";

TEST(Rules, OfALanguageAreReadWithinTheSameLimits) {
  EXPECT_EQ(readIn("de", {{"rules.md", "x"}, {"rules.de.md", std::string(300 * 1024, 'x')}}),
            kPlace + "\"rules.de.md\" is larger than 256 KB, the limit of a booklet.");
  EXPECT_EQ(readIn("de", {{"rules.md", "x"}, {"rules.de.md", "\xFF"}}),
            kPlace + "\"rules.de.md\" is not UTF-8 text.");
}

TEST(Rules, AreNoPathOutOfTheDeck) {
  EXPECT_EQ(
      readIn("../../etc", {{"rules.md", "plain"}}),
      kPlace +
          "\"rules.../../etc.md\" is not a file of the deck: nothing outside its folder is read.");
}

}  // namespace
}  // namespace raindelay::deck
