// Tests the things people point at: a folder, an archive, a table alone.
#include "deck/open.h"

#include <gtest/gtest.h>

#include "deck/picture.h"
#include "deck/propose.h"
#include "deck/templates.h"
#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "support/folder_test.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

class OpenDeck : public FolderTest {
 protected:
  static std::string kindOf(const fs::path& path) {
    const auto source = openDeck(path);
    EXPECT_TRUE(source || !source.problem().site.file.empty());
    if (!source) return source.problem().id;
    const DeckReading reading = readDeck(source->folder);
    if (!reading.deck || reading.problems.errors() > 0) {
      return reading.problems.list().front().sentence();
    }
    const char* kKinds[] = {"folder", "table", "archive"};
    return kKinds[static_cast<int>(source->kind)] + std::string(" ") + reading.deck->name;
  }
};

const std::string kLayout = std::string(kTestHead) + withElements("[]") + "name: Mine\n";

TEST_F(OpenDeck, OpensAFolderByItselfByItsLayoutOrByItsTable) {
  write("deck/deck.yaml", kLayout);
  const fs::path cards = write("deck/cards.csv", kTestCards);
  EXPECT_EQ(kindOf(home_ / "deck"), "folder Mine");
  EXPECT_EQ(kindOf(home_ / "deck" / "deck.yaml"), "folder Mine");
  EXPECT_EQ(kindOf(cards), "folder Mine");
  EXPECT_EQ(kindOf(write("deck/other.csv", "name\nx\n")), "table other");
}

TEST_F(OpenDeck, OpensAnArchive) {
  const std::string bytes = zipped({{"my/deck.yaml", kLayout}, {"my/cards.csv", kTestCards}});
  EXPECT_EQ(kindOf(write("my.deck.zip", bytes)), "archive Mine");
  EXPECT_EQ(kindOf(write("bad.zip", "no")), "zip-damaged");
  fs::resize_file(write("sparse.zip", bytes), 257 * 1024 * 1024);
  EXPECT_EQ(kindOf(home_ / "sparse.zip"), "large-file");
}

TEST_F(OpenDeck, KnowsTheArchiveAsRead) {
  const auto source =
      openDeck(write("my.deck.zip", zipped({{"deck.yaml", kLayout}, {"cards.csv", kTestCards}})));
  ASSERT_TRUE(source.ok());
  EXPECT_TRUE(source->folder->hasRead(home_ / "my.deck.zip"));
  EXPECT_FALSE(source->folder->hasRead(home_ / "deck.yaml"));
}

#ifndef _WIN32  // where g++'s library makes no links
TEST_F(OpenDeck, OpensAnArchiveThroughALink) {
  write("my.deck.zip", zipped({{"my/deck.yaml", kLayout}, {"my/cards.csv", kTestCards}}));
  fs::create_symlink(home_ / "my.deck.zip", home_ / "link.zip");
  EXPECT_EQ(kindOf(home_ / "link.zip"), "archive Mine");
}
#endif

TEST_F(OpenDeck, ProposesALayoutForATable) {
  const fs::path table = write("monsters.csv", "name,text\nTroll,Sleeps\n");
  const auto source = openDeck(table);
  ASSERT_TRUE(source.ok());
  EXPECT_EQ(source->kind, DeckSource::Kind::kTable);
  EXPECT_EQ(source->root, home_);
  EXPECT_EQ(*source->folder->read("deck.yaml"), source->layout);
  EXPECT_EQ(kindOf(table), "table monsters");
  // A folder with nothing but a table is that table.
  EXPECT_EQ(kindOf(home_), "table monsters");
  write("more.csv", "a\n1\n");
  EXPECT_EQ(kindOf(home_), "no-deck");
  write("cards.csv", "a\n1\n");
  EXPECT_EQ(kindOf(home_), "table cards");
  // Once the proposal is saved it is a deck like any other.
  write("deck.yaml", source->layout);
  EXPECT_EQ(kindOf(table), "folder monsters");
}

TEST_F(OpenDeck, SaysWhatCannotBeOpened) {
  EXPECT_EQ(openDeck(home_ / "nothing").problem().sentence(),
            "There is no \"" + (home_ / "nothing").string().substr(0, 60) + "\".");
  EXPECT_EQ(kindOf(home_), "no-deck");
  EXPECT_EQ(kindOf(home_.string() + '\0'), "not-there") << "a name ends where the text goes on";
  EXPECT_EQ(kindOf(write("letter.doc", "x")), "not-a-deck");
  EXPECT_EQ(kindOf(write("bad.csv", "a,\"b\n")), "csv-quote-open");
}

/// The deck that is proposed for a table.
Deck proposedFor(const std::string& csv) {
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["cards.csv"] = csv;
  folder->files["deck.yaml"] =
      proposedLayout(*readDataFrame(*folder, "cards.csv"), {"Cards", "cards.csv"});
  auto deck = readSoundDeck(folder);
  EXPECT_TRUE(deck.ok()) << deck.error().message << folder->files["deck.yaml"];
  return *std::move(deck);
}

/// All that the front of a card prints.
std::string printedOn(const Deck& deck, std::size_t card) {
  std::string printed;
  for (const Primitive& figure : compose(deck, card, Side::kFront).figures) {
    const auto* text = std::get_if<TextShape>(&figure.shape);
    if (text != nullptr) printed += text->text + "\n";
  }
  return printed;
}

struct TableCase {
  const char* what;
  const char* csv;
  std::vector<const char*> shown;  // what the front of the first card prints
};

// Whatever the table, the proposal is a sound layout that shows what is in it.
TEST(ProposedLayout, ShowsWhatTheColumnsAre) {
  const std::vector<TableCase> cases = {
      {"game",
       "Name,Cost,Type,Attack,HP,Rules,Flavor,Quantity\n"
       "Troll,3,Monster,5,7,\"**Sleeps** until somebody pays three gold.\",Zzz,2\n",
       {"Troll", "3", "Monster", "5", "7", "Sleeps until somebody pays three gold.", "Zzz"}},
      {"German",
       "Titel;Kosten;Beschreibung\nDer Troll;3;Er schläft, bis jemand drei Goldstücke bezahlt.\n",
       {"Der Troll", "3", "Er schläft, bis jemand drei Goldstücke bezahlt."}},
      {"unknownNames",
       "eins,zwei\nabc,Some rather long text that must be the rules.\n",
       {"abc", "Some rather long text that must be the rules."}},
      {"oddNames",
       "\"Card \"\"A\"\" [x]\",\"a: b, "
       "#c\",back\\slash,\"with|bar\",it's\nOne,Two,Three,Four,Five\n",
       {"One"}},
      {"layouts", "name,layout\nA,hero\nB,villain\n", {"A"}},
      {"kinds", "name,kind\nA,hero\nB,\n", {"A"}},
      {"onlyFigures", "a,b,c,d,e,f\n1,2,3,4,5,6\n", {"1", "2", "3", "4", "5"}},
      {"empty", "name,text\n", {}},
      {"languages", "name,name.de,@title.size,copies,code\nA,B,,2,x\n", {"A"}},
  };
  for (const TableCase& each : cases) {
    auto folder = std::make_shared<MemoryFolder>();
    folder->files["my cards.csv"] = each.csv;
    const DataFrame table = *readDataFrame(*folder, "my cards.csv");
    folder->files["deck.yaml"] = proposedLayout(table, {"My cards", "my cards.csv"});
    DeckReading reading = readDeck(folder);
    const std::string message = readMessage(folder);
    EXPECT_EQ(message, "") << each.what;
    ASSERT_TRUE(reading.deck.has_value()) << each.what << folder->files["deck.yaml"];
    EXPECT_EQ(sentencesOf(checkDeck(*reading.deck)), Sentences()) << each.what;
    if (reading.deck->cards.rows() == 0) continue;
    const std::string printed = printedOn(*reading.deck, 0);
    for (const char* wanted : each.shown) {
      EXPECT_NE(printed.find(wanted), std::string::npos) << each.what << ": " << printed;
    }
  }
}

TEST(ProposedLayout, TakesTheColumnThatCountsTheCopies) {
  for (const char* name : {"Copies", "QTY", "quantity", "Count", "#", "x", "Anzahl", "cantidad"}) {
    const Deck deck = proposedFor("name," + std::string(name) + "\nTroll,3\nElf,\nOrc,3\n");
    EXPECT_EQ(deck.copies(0), 3) << name;
    EXPECT_EQ(deck.copies(1), 1) << name;
    EXPECT_EQ(printedOn(deck, 0), "Troll\n") << name;
  }
  // The column of the usual name goes before; a list's numbering and a text count nothing.
  EXPECT_EQ(proposedFor("name,copies,qty\nTroll,2,5\nElf,1,5\n").copies(0), 2);
  EXPECT_EQ(proposedFor("#,name\n5,Troll\n6,Elf\n").copies(0), 1);
  EXPECT_EQ(proposedFor("name,count\nTroll,many\nElf,2\n").copies(1), 1);
}

TEST(ProposedLayout, LeavesOutAddressesIdsAndEmptyColumns) {
  const Deck deck = proposedFor(
      "name,id,url,Art,note\nTroll,7f3,https://example.org/t,,grim\nElf,7f4,https://example.org/"
      "e,,\n");
  EXPECT_EQ(printedOn(deck, 0), "Troll\nnote: grim   \n");
  EXPECT_EQ(printedOn(deck, 1), "Elf\n") << "an empty field takes its label with it";
}

TEST(ProposedLayout, PutsPicturesWhereTheyBelong) {
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["cards.csv"] = "name,file\nA,art/a.png\nB,art/b.svg\nC,\n";
  folder->files["art/b.svg"] = "<svg/>";
  folder->files["deck.yaml"] =
      proposedLayout(*readDataFrame(*folder, "cards.csv"), {"Cards", "cards.csv"});
  const Deck deck = *readSoundDeck(folder);
  EXPECT_EQ(sentencesOf(checkDeck(deck)).size(), 1u);  // a.png isn't there
  int images = 0;
  for (const Primitive& figure : compose(deck, 0, Side::kFront).figures) {
    images += std::holds_alternative<ImageShape>(figure.shape) ? 1 : 0;
  }
  EXPECT_EQ(images, 1);
}

class Templates : public OpenDeck {};

TEST_F(Templates, AreSoundDecks) {
  EXPECT_EQ(deckTemplates().size(), 3u);
  for (const DeckTemplate& each : deckTemplates()) {
    const fs::path folder = home_ / each.id;
    ASSERT_TRUE(writeDeck(templateFiles(each.id), folder).ok());
    const auto source = openDeck(folder);
    ASSERT_TRUE(source.ok());
    DeckReading reading = readDeck(source->folder);
    ASSERT_TRUE(reading.deck.has_value());
    reading.problems.add(checkDeck(*reading.deck));
    EXPECT_EQ(sentencesOf(reading.problems), Sentences()) << each.id;
    EXPECT_FALSE(each.title.empty() || each.help.empty());
  }
}

TEST_F(Templates, AreWrittenIntoEmptyFoldersOnly) {
  const auto files = templateFiles("simple");
  fs::create_directory(home_ / "empty");
  EXPECT_TRUE(writeDeck(files, home_ / "empty").ok());
  EXPECT_EQ(writeDeck(files, home_ / "empty").problem().id, "folder-in-use");
  EXPECT_FALSE(writeDeck(files, write("file", "x")).ok());
  EXPECT_EQ(mayHoldDeck("").problem().id, "unwritable");
  EXPECT_TRUE(templateFiles("nothing").empty());
}

}  // namespace
}  // namespace raindelay::deck
