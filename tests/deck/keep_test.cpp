// A table that was opened alone becomes a deck of its own.
#include "deck/keep.h"

#include <gtest/gtest.h>

#include "deck/picture.h"
#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "support/folder_test.h"
#include "support/font_maker.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

class KeepDeck : public FolderTest {
 protected:
  /// The faults of the deck made from a table; its folder is kept/.
  [[nodiscard]] Sentences keep(const fs::path& table) const {
    const auto source = openDeck(table);
    if (!source) return {source.problem().sentence()};
    const auto files = filesToKeep(*source, "My \"ships\"");
    if (!files) return {files.problem().sentence()};
    if (auto done = writeDeck(*files, home_ / "kept"); !done) return {done.error().message};
    const auto kept = openDeck(home_ / "kept");
    EXPECT_EQ(kept->kind, DeckSource::Kind::kFolder);
    DeckReading reading = readDeck(kept->folder);
    if (!reading.deck) return sentencesOf(reading.problems);
    EXPECT_EQ(reading.deck->name, "My \"ships\"");
    reading.problems.add(checkDeck(*reading.deck));
    return sentencesOf(reading.problems);
  }
};

TEST_F(KeepDeck, KeepsTheBytesOfACsvAndLeavesItAsItIs) {
  const std::string csv = "\xEF\xBB\xBFname;text\r\nTroll;\"Sleeps;\r\nsnores\"\r\n";
  const fs::path table = write("monsters.CSV", csv);
  EXPECT_EQ(keep(table), Sentences());
  EXPECT_EQ(slurp(home_ / "kept" / "cards.csv"), csv);
  EXPECT_EQ(slurp(table), csv);
  EXPECT_TRUE(fs::is_directory(home_ / "kept" / "art"));
  EXPECT_FALSE(fs::exists(home_ / "deck.yaml"));
}

TEST_F(KeepDeck, WritesTheCellsOfOtherTablesAsCsv) {
  EXPECT_EQ(keep(write("monsters.tsv", "name\ttext\nTroll\tSleeps, snores\n")), Sentences());
  EXPECT_EQ(slurp(home_ / "kept" / "cards.csv"), "name,text\nTroll,\"Sleeps, snores\"\n");
}

TEST_F(KeepDeck, RefusesASpreadsheetWithAMistakeByItsPlace) {
  const auto said = keep(
      write("ships.ods",
            zipped({{"content.xml",
                     "<office:document-content><office:body><office:spreadsheet><table:table>"
                     "<table:table-row><table:table-cell><text:p>name</text:p></table:table-cell>"
                     "<table:table-cell/><table:table-cell><text:p>name</text:p></table:table-cell>"
                     "</table:table-row></table:table></office:spreadsheet></office:body>"
                     "</office:document-content>"}})));
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0].find("ships.ods, row 1"), 0U) << said[0];
  EXPECT_FALSE(fs::exists(home_ / "kept"));
}

TEST_F(KeepDeck, TakesTheChosenFontsFromWhereTheyLie) {
  const std::string font = FontMaker{{{U'T', 500, 700}}}.bytes();
  write("fonts/Title.ttf", font);
  write("Text.ttf", font);
  write("fonts/Spare.ttf", font);
  EXPECT_EQ(keep(write("cards.csv", "name,text\nTroll,Sleeps.\n")), Sentences());
  EXPECT_EQ(slurp(home_ / "kept" / "fonts" / "Title.ttf"), font);
  EXPECT_EQ(slurp(home_ / "kept" / "Text.ttf"), font);
  EXPECT_FALSE(fs::exists(home_ / "kept" / "fonts" / "Spare.ttf"));
}

TEST_F(KeepDeck, PutsPicturesThatLieBesideTheTableIntoArt) {
  const fs::path troll = write("troll.svg", "<svg/>");
  const Sentences said = keep(write("cards.csv", "name,art\nTroll,troll.svg\nElf,elf.svg\n"));
  EXPECT_EQ(slurp(home_ / "kept" / "art" / "troll.svg"), "<svg/>");
  EXPECT_TRUE(fs::exists(troll));
  ASSERT_EQ(said.size(), 1U);
  EXPECT_NE(said[0].find("no file \"art/elf.svg\""), std::string::npos) << said[0];
}

// What was found while the table was bare is found in the deck's folder.
TEST_F(KeepDeck, FindsPicturesWhoseNamesDifferInCase) {
  (void)write("knight.svg", "<svg/>");
  (void)write("pictures/ELF.svg", "<svg/>");
  EXPECT_EQ(keep(write("cards.csv", "name,Picture\nKnight,Knight.SVG\nElf,elf.svg\n")),
            Sentences());
  EXPECT_TRUE(fs::exists(home_ / "kept" / "art" / "knight.svg"));
  EXPECT_TRUE(fs::exists(home_ / "kept" / "art" / "ELF.svg"));
}

TEST_F(KeepDeck, KeepsPicturesInTheFoldersThatCellsName) {
  (void)write("pictures/troll.svg", "<svg/>");
  EXPECT_EQ(keep(write("cards.csv", "name,art\nTroll,pictures/troll.svg\n")), Sentences());
  EXPECT_TRUE(fs::exists(home_ / "kept" / "pictures" / "troll.svg"));
}

TEST_F(KeepDeck, TakesNothingFromOutsideTheTablesFolder) {
  (void)write("secret.svg", "<svg/>");
  (void)keep(write("in/cards.csv", "name,art\nTroll,../secret.svg\n"));
  EXPECT_TRUE(fs::exists(home_ / "kept" / "deck.yaml"));
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(home_ / "kept")) {
    files += entry.is_regular_file() ? 1 : 0;
  }
  EXPECT_EQ(files, 2U);
}

TEST_F(KeepDeck, RefusesWhatWouldBeLost) {
  // A row with a cell too many: as bytes it is kept, as cells it would be cut.
  const char* torn = "name\ttext\nTroll\tSleeps\tSnores\n";
  EXPECT_EQ(keep(write("torn.tsv", torn)).size(), 1U);
  EXPECT_FALSE(fs::exists(home_ / "kept"));
  (void)keep(write("torn.csv", torn));
  EXPECT_EQ(slurp(home_ / "kept" / "cards.csv"), torn);
}

TEST_F(KeepDeck, LeavesNothingBehindWhereItCannotBeWritten) {
  fs::create_directories(home_ / "there");
  const DeckFiles clash = {{"a", "file"}, {"a/b", "in a file"}};
  EXPECT_EQ(writeDeck(clash, home_ / "there" / "new").problem().id, "unwritable");
  EXPECT_TRUE(fs::is_empty(home_ / "there"));
  EXPECT_FALSE(writeDeck(clash, home_ / "there").ok());
  EXPECT_TRUE(fs::is_empty(home_ / "there"));
}

TEST(TemplateFiles, AreCalledAsTheyAreNamed) {
  for (const DeckTemplate& each : deckTemplates()) {
    auto folder = std::make_shared<MemoryFolder>();
    const DeckFiles files = templateFiles(each.id, "Mine: \"#1\"");
    folder->files = {files.begin(), files.end()};
    const auto deck = readSoundDeck(folder);
    ASSERT_TRUE(deck.ok()) << each.id;
    EXPECT_EQ(deck->name, "Mine: \"#1\"") << each.id;
  }
}

TEST(ExampleFiles, AreADeckWithMistakesThatIsNoTemplate) {
  auto folder = std::make_shared<MemoryFolder>();
  const DeckFiles files = exampleFiles("Example");
  folder->files = {files.begin(), files.end()};
  DeckReading reading = readDeck(folder);
  ASSERT_TRUE(reading.deck.has_value());
  reading.problems.add(checkDeck(*reading.deck));
  // (The third, a name that is too long, is seen by who paints it.)
  const Sentences said = sentencesOf(reading.problems);
  ASSERT_EQ(said.size(), 2U);
  EXPECT_NE(said[0].find("row 4, column copies"), std::string::npos) << said[0];
  EXPECT_NE(said[1].find("row 3, column art"), std::string::npos) << said[1];
  EXPECT_TRUE(templateFiles("example").empty());
}

}  // namespace
}  // namespace raindelay::deck
