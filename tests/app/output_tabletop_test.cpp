// Tests the files for Tabletop Simulator.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/output_fixture.h"
#include "output/tabletop_export.h"
#include "painter/face_image.h"

namespace raindelay {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

QJsonObject objectOf(const Selection& selection, const TabletopOptions& options = {}) {
  const QJsonDocument document = QJsonDocument::fromJson(savedObject(selection, options, "/cards"));
  return document[QStringLiteral("ObjectStates")][0].toObject();
}

std::vector<int> numbers(const QJsonArray& array) {
  std::vector<int> list;
  for (const auto& value : array) list.push_back(value.toInt());
  return list;
}

TEST(SavedObject, IsAsInAWorkedExample) {
  // Three cards, the second three times; two backs.
  TabletopOptions options;
  options.address = QStringLiteral("https://example.org/x");
  const QJsonObject deck = objectOf(printedSelection(), options);
  EXPECT_EQ(deck[QStringLiteral("Name")], QStringLiteral("DeckCustom"));
  EXPECT_EQ(deck[QStringLiteral("Nickname")], QStringLiteral("Proof"));
  EXPECT_THAT(numbers(deck[QStringLiteral("DeckIDs")].toArray()),
              ElementsAre(100, 101, 101, 101, 102));
  const QJsonObject sheet =
      deck[QStringLiteral("CustomDeck")].toObject()[QStringLiteral("1")].toObject();
  const QJsonObject expected = {
      {QStringLiteral("FaceURL"), QStringLiteral("https://example.org/x/Proof-faces.png")},
      {QStringLiteral("BackURL"), QStringLiteral("https://example.org/x/Proof-backs.png")},
      {QStringLiteral("NumWidth"), 10},
      {QStringLiteral("NumHeight"), 2},
      {QStringLiteral("BackIsHidden"), false},
      {QStringLiteral("UniqueBack"), true},
      {QStringLiteral("Type"), 0}};
  EXPECT_EQ(sheet, expected);
  const QJsonArray cards = deck[QStringLiteral("ContainedObjects")].toArray();
  ASSERT_EQ(cards.size(), 5);
  const QJsonObject second = cards[1].toObject();
  EXPECT_EQ(second[QStringLiteral("Name")], QStringLiteral("Card"));
  EXPECT_EQ(second[QStringLiteral("Nickname")], QStringLiteral("Two"));
  EXPECT_EQ(second[QStringLiteral("CardID")], 101);
  EXPECT_EQ(second[QStringLiteral("CustomDeck")].toObject()[QStringLiteral("1")], expected);
  EXPECT_EQ(second[QStringLiteral("Transform")].toObject()[QStringLiteral("rotZ")], 180)
      << "face down";
}

TEST(SavedObject, ADeckOfOneCardIsACard) {
  Selection selection = printedSelection();
  selection.cards = {0};
  const QJsonObject card = objectOf(selection);
  EXPECT_EQ(card[QStringLiteral("Name")], QStringLiteral("Card"));
  EXPECT_EQ(card[QStringLiteral("CardID")], 100);
  EXPECT_FALSE(card.contains(QStringLiteral("DeckIDs")));
}

TEST(SavedObject, WithoutAnAddressItNamesTheFilesWhereTheyAre) {
  Selection selection = printedSelection();
  selection.cards = {0, 1};
  TabletopOptions options;
  options.name = QStringLiteral("My cards: 1");
  const QJsonObject sheet = objectOf(selection, options)[QStringLiteral("CustomDeck")]
                                .toObject()[QStringLiteral("1")]
                                .toObject();
  EXPECT_EQ(sheet[QStringLiteral("FaceURL")],
            QStringLiteral("file:///cards/My%20cards_%201-faces.png"));
  EXPECT_EQ(sheet[QStringLiteral("BackURL")],
            QStringLiteral("file:///cards/My%20cards_%201-back.png"));
  EXPECT_EQ(sheet[QStringLiteral("UniqueBack")], false);
}

std::string manyCards(int count) {
  std::string cards = "code,kind,name,suit,rank\n";
  for (int i = 0; i < count; ++i) cards += "n" + std::to_string(i) + ",plain,N,bats,1\n";
  return cards;
}

TEST(SavedObject, MoreThan69CardsAreOnSeveralSheets) {
  const Selection selection = printedSelection(kPrintedLayouts, manyCards(71));
  const QJsonObject deck = objectOf(selection);
  const std::vector<int> ids = numbers(deck[QStringLiteral("DeckIDs")].toArray());
  EXPECT_EQ(ids.at(68), 168);
  EXPECT_EQ(ids.at(69), 200);
  EXPECT_EQ(ids.at(70), 201);
  const QJsonObject sheets = deck[QStringLiteral("CustomDeck")].toObject();
  EXPECT_EQ(sheets.size(), 2);
  EXPECT_TRUE(sheets[QStringLiteral("2")].toObject()[QStringLiteral("FaceURL")].toString().endsWith(
      QStringLiteral("/Proof-faces-2.png")));
}

// A card that is turned over in play is one card with two faces, as on a table: flipping it (F)
// shows the other one.
TEST(SavedObject, TheReverseOfACardIsItsBack) {
  auto folder = printedFolder(kPrintedLayouts,
                              "code,kind,name,suit,rank,reverse\na,plain,One,bats,A,b\n"
                              "b,plain,Two,balls,2,\nc,plain,Three,bats,3,\n");
  const Selection selection = printedSelection(folder);
  const QJsonObject deck = objectOf(selection);
  EXPECT_THAT(numbers(deck[QStringLiteral("DeckIDs")].toArray()), ElementsAre(100, 101));
  for (const auto& card : deck[QStringLiteral("ContainedObjects")].toArray()) {
    EXPECT_FALSE(card.toObject().contains(QStringLiteral("States")));
  }
  const QJsonObject sheet =
      deck[QStringLiteral("CustomDeck")].toObject()[QStringLiteral("1")].toObject();
  EXPECT_EQ(sheet[QStringLiteral("UniqueBack")], true);

  const Scratch scratch;
  Progress progress;
  ASSERT_TRUE(writeTabletop(selection, {}, scratch.path("out"), progress).ok());
  const QImage backs =
      pixelsOf(QImage(QString::fromStdString(scratch.path("out/Proof-backs.png"))));
  const QSize cell(292, 584);
  CardPainter painter(selection.deck);
  EXPECT_EQ(
      backs.copy(QRect(QPoint(0, 0), cell)),
      faceImage(painter, selection.picture(1, deck::Side::kFront), {cell, {0, 0, 50, 100}, false}));
}

class TabletopFilesTest : public testing::Test {
 protected:
  Result<void> write(const TabletopOptions& options = {}) {
    return writeTabletop(selection_, options, scratch_.path("out"), progress_);
  }
  QImage image(const std::string& name) const {
    return pixelsOf(QImage(QString::fromStdString(scratch_.path("out/" + name))));
  }
  QImage face(deck::Side side, std::size_t card, const QSize& size) const {
    CardPainter painter(selection_.deck);
    return faceImage(painter, selection_.picture(card, side), {size, {0, 0, 50, 100}, false});
  }

  Selection selection_ = printedSelection();
  Scratch scratch_;
  Progress progress_;
};

TEST_F(TabletopFilesTest, EachCellIsTheCardsFaceAndTheLastOneWhatOthersSee) {
  ASSERT_TRUE(write().ok());
  EXPECT_THAT(scratch_.names("out"),
              ElementsAre("Proof-backs.png", "Proof-faces.png", "Proof.json"));
  // 100 mm high: seven rows of 585 pixels are what 4096 allow.
  const QSize cell(292, 584);
  const QImage faces = image("Proof-faces.png"), backs = image("Proof-backs.png");
  ASSERT_EQ(faces.size(), QSize(10 * cell.width(), 2 * cell.height()));
  for (int i = 0; i < 3; ++i) {
    const QRect at(QPoint(i * cell.width(), 0), cell);
    const auto card = static_cast<std::size_t>(i);
    EXPECT_EQ(faces.copy(at), face(deck::Side::kFront, card, cell)) << i;
    EXPECT_EQ(backs.copy(at), face(deck::Side::kBack, card, cell)) << i;
  }
  const QRect last(QPoint(9 * cell.width(), cell.height()), cell);
  EXPECT_EQ(faces.copy(last), face(deck::Side::kBack, 0, cell));
}

TEST_F(TabletopFilesTest, OneBackIsAPictureOfItsOwn) {
  selection_.cards = {0, 1};
  ASSERT_TRUE(write().ok());
  EXPECT_EQ(image("Proof-back.png").size(), QSize(292, 584));
}

TEST_F(TabletopFilesTest, LargeSheetsAreTwiceAsLarge) {
  TabletopOptions options;
  options.side = deck::kTabletopLargeSide;
  ASSERT_TRUE(write(options).ok());
  EXPECT_EQ(image("Proof-faces.png").width(), 10 * 585);
}

TEST_F(TabletopFilesTest, ACancelledExportLeavesNothingBehind) {
  progress_.cancel();
  EXPECT_EQ(write().error().message, kCancelled);
  EXPECT_THAT(scratch_.names(), IsEmpty());
}

TEST_F(TabletopFilesTest, NoCardIsOneSentence) {
  selection_.cards.clear();
  EXPECT_EQ(write().error().message, "No cards to paint.");
}

}  // namespace
}  // namespace raindelay
