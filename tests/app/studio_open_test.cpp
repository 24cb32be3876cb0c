// Deck Studio opens decks, tables alone and templates, and follows them on the disk.
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/studio_fixture.h"
#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "studio/card_difference.h"
#include "studio/new_deck.h"
#include "studio/table_import.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

TEST_F(StudioTest, AFileInTheFolderOpensItsDeck) {
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("deck.yaml")));
  deck.waitForReading();
  EXPECT_EQ(deck.folder(), dir_.path());
}

TEST_F(StudioTest, ATableAloneIsShownWithALayoutThatIsProposed) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  const QSignalSpy opened(&deck, &StudioDeck::openedFrom);
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 3);
  EXPECT_EQ(deck.problems()->errors(), 0);
  EXPECT_EQ(deck.edits()->setCell(1, QStringLiteral("name"), QStringLiteral("Bow")), QString());
  deck.waitForReading();
  EXPECT_EQ(deck.cell(1, 1), QStringLiteral("Bow"));
  EXPECT_EQ(opened.value(0).value(0).toString(), pathOf("cards.csv"));
}

TEST_F(StudioTest, ATableAloneIsKeptAsADeckThatIsWorkedIn) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  EXPECT_TRUE(deck.isProposed());
  NewDeck kept;
  kept.setParentFolder(QUrl::fromLocalFile(dir_.path()));
  EXPECT_NE(kept.keep(&deck), QString());  // it has no name
  kept.setName(QStringLiteral(" Ships: I/II "));
  EXPECT_EQ(kept.folder(), pathOf("Ships_ I_II"));
  EXPECT_EQ(kept.keep(&deck), QString());
  deck.waitForReading();
  EXPECT_FALSE(deck.isProposed());
  EXPECT_EQ(deck.folder(), kept.folder());
  EXPECT_EQ(deck.name(), QStringLiteral("Ships: I/II"));
  EXPECT_EQ(deck.edits()->setCell(0, QStringLiteral("name"), QStringLiteral("Oar")), QString());
  EXPECT_EQ(content("cards.csv"), kTable);
  EXPECT_EQ(content("Ships_ I_II/cards.csv"), QByteArray(kTable).replace("Anchor", "Oar"));
  // Once more: it is there now, and another deck is open.
  EXPECT_NE(kept.hindrance(), QString());
  EXPECT_NE(kept.keep(&deck), QString());
}

/// A spreadsheet of two cards; its cells have what a table of commas has to quote.
std::string spreadsheet() {
  const auto row = [](const std::vector<std::string>& cells) {
    std::string xml = "<table:table-row>";
    for (const std::string& cell : cells) {
      xml += "<table:table-cell><text:p>" + cell + "</text:p></table:table-cell>";
    }
    return xml + "</table:table-row>";
  };
  return deck::zipped(
      {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
       {"content.xml",
        "<office:document-content><office:body><office:spreadsheet><table:table>" +
            row({"name", "rules"}) + row({"Troll", "Sleeps, \"snores\""}) +
            row({"Elf", "Sings</text:p><text:p>and leaves"}) +
            "</table:table></office:spreadsheet></office:body></office:document-content>"}});
}

TEST_F(StudioTest, ASpreadsheetAloneIsKeptAsADeckWhoseTableCanBeChanged) {
  const QString name = QStringLiteral("name");
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  const QByteArray bytes = QByteArray::fromStdString(spreadsheet());
  replace("monsters.ods", bytes);
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("monsters.ods")));
  deck.waitForReading();
  ASSERT_EQ(deck.count(), 2);
  EXPECT_TRUE(deck.isProposed());
  EXPECT_TRUE(deck.edits()->cardsHindrance().contains(QStringLiteral("monsters.ods")));
  EXPECT_EQ(deck.edits()->setCell(0, name, QStringLiteral("Ogre")), deck.edits()->cardsHindrance());

  NewDeck kept;
  kept.setParentFolder(QUrl::fromLocalFile(dir_.path()));
  kept.setName(QStringLiteral("Monsters"));
  EXPECT_EQ(kept.keep(&deck), QString());
  deck.waitForReading();
  EXPECT_EQ(content("monsters.ods"), bytes);
  EXPECT_EQ(content("Monsters/cards.csv"),
            "name,rules\nTroll,\"Sleeps, \"\"snores\"\"\"\nElf,\"Sings\nand leaves\"\n");
  EXPECT_EQ(deck.count(), 2);
  EXPECT_EQ(deck.problems()->errors(), 0);
  EXPECT_EQ(deck.edits()->cardsHindrance(), QString());
  EXPECT_EQ(deck.edits()->setCell(0, name, QStringLiteral("Ogre")), QString());
  EXPECT_TRUE(content("Monsters/cards.csv").startsWith("name,rules\nOgre,"));
}

TEST_F(StudioTest, ANewDeckLiesBesideTheLastThatWasOpened) {
  NewDeck made;
  made.setEarlier({QStringLiteral("/nowhere/at/all"), pathOf("harbour")});
  EXPECT_EQ(made.parentFolder(), dir_.path());
}

TEST_F(StudioTest, ATemplateIsBegunUnderItsNameOrRefusedWithASentence) {
  StudioDeck deck;
  NewDeck made;
  made.setParentFolder(QUrl::fromLocalFile(dir_.path()));
  made.setName(QStringLiteral("Harbour"));
  EXPECT_EQ(made.hindrance(), QString());
  for (const QString& id : made.templates()) {
    EXPECT_EQ(made.begin(id, &deck), QString());
    deck.waitForReading();
    EXPECT_EQ(deck.name(), made.name());
    EXPECT_EQ(deck.problems()->count(), 0) << id.toStdString();
    EXPECT_NE(made.begin(id, &deck), QString());
    made.setName(made.name() + QLatin1Char('x'));
  }
  made.setParentFolder(QUrl::fromLocalFile(pathOf("nowhere")));
  EXPECT_NE(made.hindrance(), QString());
  EXPECT_NE(made.begin(made.templates().first(), &deck), QString());
  EXPECT_FALSE(QFile::exists(pathOf("nowhere")));
}

/// The index of a size in the list.
int sizeCalled(const TableImport& asked, const QString& name) {
  const QStringList names = asked.sizeNames();
  for (int i = 0; i < names.size(); ++i) {
    if (names[i].startsWith(name)) return i;
  }
  return -1;
}

TEST_F(StudioTest, ATableAloneIsAskedAndAnsweredForAtOnce) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  replace("cards.csv", "Name,Qty,Note,Place,id\nAnchor,3,holds,quay,7f\nBell,1,rings,deck,7e\n");
  StudioDeck deck;
  TableImport asked;
  asked.setDeck(&deck);
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  using List = QStringList;
  EXPECT_EQ(asked.counting(), (List{QString(), QStringLiteral("Qty")}));
  EXPECT_EQ(asked.chosen(), (List{QStringLiteral("Qty"), QStringLiteral("Name"), {}, {}, {}, {}}));
  EXPECT_EQ(asked.others(),
            (List{QStringLiteral("Note"), QStringLiteral("Place"), QStringLiteral("id")}));
  EXPECT_EQ(asked.leftOut(), List{QStringLiteral("id")});
  EXPECT_EQ(asked.sample(QStringLiteral("Place")), QStringLiteral("quay"));
  EXPECT_EQ(asked.size(), sizeCalled(asked, QStringLiteral("Poker")));
  EXPECT_FALSE(asked.isAnswered());

  const auto look = [&] { return deck.opened()->look(0, deck::Side::kFront); };
  const deck::Look first = look();
  asked.choose(TableImport::Text, QStringLiteral("Note"));
  asked.leaveOut(QStringLiteral("Place"), true);
  deck.waitForReading();
  EXPECT_NE(look(), first) << "both answers are seen";
  EXPECT_EQ(asked.leftOut(), (List{QStringLiteral("Place"), QStringLiteral("id")}));
  asked.choose(TableImport::Copies, QString());
  asked.chooseSize(sizeCalled(asked, QStringLiteral("Tarot")));
  asked.lay(true);
  deck.waitForReading();
  EXPECT_EQ(deck.cardWidth(), 120);
  EXPECT_EQ(deck.cardHeight(), 70);
  EXPECT_TRUE(asked.isAcross());
  EXPECT_EQ(asked.size(), sizeCalled(asked, QStringLiteral("Tarot")));
  EXPECT_EQ(deck.opened()->looks[0].copies, 1);
  EXPECT_TRUE(asked.isAnswered());

  // A cell that is changed leaves the answers as they are; another table is asked anew.
  replace("cards.csv", "Name,Qty,Note,Place,id\nOar,3,holds,quay,7f\n");
  QSignalSpy changed(&deck, &StudioDeck::changed);
  while (deck.count() != 1) ASSERT_TRUE(changed.wait());
  EXPECT_EQ(deck.cardWidth(), 120);
  asked.reset();
  deck.waitForReading();
  EXPECT_EQ(deck.cardWidth(), 63.5);
  EXPECT_FALSE(asked.isAnswered());
}

TEST_F(StudioTest, ADeckIsKeptAsItsTableWasAnswered) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  TableImport asked;
  asked.setDeck(&deck);
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  asked.choose(TableImport::Copies, QStringLiteral("cost"));
  asked.chooseSize(sizeCalled(asked, QStringLiteral("Square")));
  EXPECT_TRUE(asked.isSquare());
  NewDeck kept;
  kept.setParentFolder(QUrl::fromLocalFile(dir_.path()));
  kept.setName(QStringLiteral("Ships"));
  EXPECT_EQ(kept.keep(&deck), QString());
  deck.waitForReading();
  const QByteArray layout = content("Ships/deck.yaml");
  EXPECT_TRUE(layout.contains("copies: \"cost\"")) << layout.constData();
  EXPECT_TRUE(layout.contains("size: [70mm, 70mm]")) << layout.constData();
  EXPECT_EQ(deck.opened()->looks[0].copies, 10);
}

TEST_F(StudioTest, AProjectOfAnotherProgramTellsWhatIsNotTakenOver) {
  StudioDeck deck;
  deck.open(
      QUrl::fromLocalFile(QStringLiteral(RAINDELAY_SOURCE_DIR "/tests/deck/projects/nandeck")));
  deck.waitForReading();
  TableImport asked;
  asked.setDeck(&deck);
  EXPECT_TRUE(deck.isProposed());
  EXPECT_TRUE(asked.isPlaced());
  EXPECT_EQ(deck.cardWidth(), 57);
  EXPECT_EQ(deck.problems()->errors(), 0);
  // The two pictures are coarse besides.
  ASSERT_EQ(deck.problems()->count(), 2);
  const QModelIndex row = deck.problems()->index(0);
  EXPECT_TRUE(row.data(ProblemModel::TextRole).toString().contains(QStringLiteral("BORDER")));
  asked.choose(TableImport::Text, QStringLiteral("Rules"));
  deck.waitForReading();
  EXPECT_FALSE(asked.isPlaced());
  EXPECT_EQ(deck.problems()->count(), 2);
}

TEST_F(StudioTest, ATableAloneIsFollowed) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  // Other columns, another proposal: that of before would name columns that are gone.
  replace("cards.csv", "title,rules\nOar,Row.\n");
  QSignalSpy changed(&deck, &StudioDeck::changed);
  while (deck.count() != 1) ASSERT_TRUE(changed.wait());
  deck.waitForReading();
  EXPECT_EQ(deck.problems()->count(), 0);
}

TEST_F(StudioTest, APackedDeckIsShownAndFollowedAndNotWritten) {
  const auto pack = [&](const std::string& table) {
    const std::string bytes = deck::zipped({{"deck.yaml", kLayout}, {"cards.csv", table}});
    replace("ships.deck.zip", QByteArray::fromStdString(bytes));
  };
  pack(kTable.toStdString());
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("ships.deck.zip")));
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 3);
  EXPECT_FALSE(deck.edits()->isWritable());
  EXPECT_NE(deck.edits()->setCell(0, QStringLiteral("name"), QStringLiteral("x")), QString());
  pack("code,name\nz,Zinc\n");
  QSignalSpy changed(&deck, &StudioDeck::changed);
  while (deck.count() != 1) ASSERT_TRUE(changed.wait());
}

TEST_F(StudioTest, WhatCannotBeOpenedIsRefusedAndChangesNothing) {
  StudioDeck deck;
  open(deck);
  QSignalSpy failed(&deck, &StudioDeck::failed);
  const QTemporaryDir empty;
  replace("letter.odt", "no deck");
  replace("torn.zip", "no archive");
  int refused = 0;
  for (const QString& place :
       {empty.path(), pathOf("letter.odt"), pathOf("torn.zip"), pathOf("not there"), QString()}) {
    deck.open(QUrl::fromLocalFile(place));
    deck.waitForReading();
    EXPECT_EQ(failed.size(), ++refused) << place.toStdString();
    EXPECT_FALSE(deck.isReading());
  }
  EXPECT_EQ(deck.count(), 3);
}

TEST_F(StudioTest, ADeckIsLookedIntoBesideTheWindow) {
  StudioDeck deck;
  QSignalSpy opened(&deck, &StudioDeck::openedFrom);
  deck.open(QUrl::fromLocalFile(dir_.path()));
  EXPECT_TRUE(deck.isReading());
  EXPECT_FALSE(deck.isChosen()) << "as before, until it is known what is there";
  deck.waitForReading();
  EXPECT_FALSE(deck.isReading());
  EXPECT_EQ(opened.size(), 1);
  EXPECT_EQ(deck.count(), 3);
  // Who asks for another meanwhile gets that one.
  deck.open(QUrl::fromLocalFile(pathOf("not there")));
  deck.open(QUrl::fromLocalFile(dir_.path()));
  deck.openExample(QStringLiteral("tarot"));
  deck.waitForReading();
  EXPECT_EQ(opened.size(), 1);
  EXPECT_EQ(deck.count(), 78);
}

TEST_F(StudioTest, ACardOfATableIsCalledByItsTitle) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  replace("cards.csv", "Karte,Anzahl\nBurg,3\n");
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(pathOf("cards.csv")));
  deck.waitForReading();
  const auto title = [&] {
    return deck.cards()->index(0, 0).data(CardGridModel::TitleRole).toString();
  };
  EXPECT_EQ(title(), QStringLiteral("Burg"));
  TableImport asked;
  asked.setDeck(&deck);
  asked.choose(TableImport::Title, QStringLiteral("Anzahl"));
  deck.waitForReading();
  EXPECT_EQ(title(), QStringLiteral("3"));
}

TEST_F(StudioTest, AFileIsFollowedHoweverItIsSaved) {
  StudioDeck deck;
  open(deck);
  QSignalSpy changed(&deck, &StudioDeck::changed);
  const auto saves = {&StudioTest::overwrite, &StudioTest::replace, &StudioTest::replace,
                      &StudioTest::overwrite};
  int time = 0;
  for (const auto save : saves) {
    const QByteArray name = "Time" + QByteArray::number(++time);
    (this->*save)("cards.csv", QByteArray(kTable).replace("Bell", name));
    while (deck.cell(1, 1).toUtf8() != name) ASSERT_TRUE(changed.wait()) << time;
  }
}

TEST_F(StudioTest, ABuiltInDeckIsShownAndNotWritten) {
  StudioDeck deck;
  deck.openExample(QStringLiteral("tarot"));
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 78);
  EXPECT_EQ(deck.problems()->errors(), 0);
  EXPECT_NE(deck.edits()->setCell(0, deck.columns().first(), QStringLiteral("x")), QString());
}

TEST_F(StudioTest, TheBeginningOfADeckStaysAsItWasWithItsArt) {
  QDir(dir_.path()).mkdir(QStringLiteral("art"));
  replace("deck.yaml", QByteArray(kLayout) +
                           "      - {type: svg, name: badge, src: art/badge.svg, box: trim}\n");
  const QByteArray art = "<svg viewBox='0 0 1 1' xmlns='http://www.w3.org/2000/svg'/>";
  replace("art/badge.svg", art);
  StudioDeck deck, before;
  before.setChecks(false);
  open(deck);
  replace("art/badge.svg", QByteArray(art).replace("0 0 1 1", "0 0 2 2"));
  QSignalSpy changed(&deck, &StudioDeck::changed);
  const auto opened = deck.opened();
  while (deck.opened() == opened) ASSERT_TRUE(changed.wait());
  before.openBeginning(&deck);
  before.waitForReading();
  EXPECT_EQ(before.opened()->looks, opened->looks);
  EXPECT_NE(before.opened()->looks, deck.opened()->looks);
  EXPECT_FALSE(before.edits()->isWritable());
  CardDifference difference;
  difference.setDeck(&deck);
  difference.setOther(&before);
  difference.setProperty("card", 0);
  difference.setProperty("otherCard", 0);
  EXPECT_EQ(difference.words(), QStringList(QStringLiteral("Front: badge looks different.")));
  EXPECT_EQ(difference.marks(), QList<int>{2});
}

}  // namespace
}  // namespace raindelay
