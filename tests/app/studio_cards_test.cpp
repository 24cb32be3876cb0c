// Deck Studio's cards: in which order, which of them, what they look like and which differ.
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/studio_fixture.h"
#include "studio/card_difference.h"
#include "studio/deck_comparison.h"
#include "studio/face_outline.h"

namespace raindelay {
namespace {

TEST_F(StudioTest, DesignsAreToldApartFromTheCardsThatArePrintedOfThem) {
  const std::pair<const char*, const char*> tallies[] = {
      {"code,copies\na,1\nb,\nc,1\n", "3 cards"},
      {"code,copies\na,1\nb,3\nc,1\n", "3 designs; 5 cards with copies"},
      {"code,copies\na,0\nb,3\nc,0\n", "3 designs, 2 of them with 0 copies; 3 cards in all"}};
  replace("deck.yaml", QByteArray(kLayout).replace("{name}", "{code}"));
  for (const auto& [table, tally] : tallies) {
    replace("cards.csv", table);
    StudioDeck deck;
    open(deck);
    EXPECT_EQ(deck.tally(), QString::fromLatin1(tally));
  }
}

TEST_F(StudioTest, ARowThatComesMovesNoOther) {
  StudioDeck deck;
  open(deck);
  QSignalSpy added(deck.cards(), &QAbstractItemModel::rowsInserted);
  QSignalSpy removed(deck.cards(), &QAbstractItemModel::rowsRemoved);
  replace("cards.csv", QByteArray(kTable).replace("b,Bell", "x,Extra,1\r\nb,Bell"));
  QSignalSpy changed(&deck, &StudioDeck::changed);
  while (deck.count() != 4) ASSERT_TRUE(changed.wait());
  ASSERT_EQ(added.size(), 1);
  EXPECT_EQ(added[0][1].toInt(), 1);
  EXPECT_EQ(added[0][2].toInt(), 1);
  EXPECT_TRUE(removed.isEmpty());
}

TEST_F(StudioTest, NumbersAreSortedAsNumbersAndEmptyCellsComeLast) {
  StudioDeck deck;
  open(deck);
  CardView view;
  view.setCards(deck.cards());
  view.setOrderColumn(2);
  EXPECT_EQ(order(view), QStringLiteral("bac"));
  view.setDescending(true);
  EXPECT_EQ(order(view), QStringLiteral("cab"));
  view.setOrderColumn(-1);
  EXPECT_EQ(order(view), QStringLiteral("cba"));
}

TEST_F(StudioTest, AllWordsAreLookedForInTheColumnsThatAreSearched) {
  StudioDeck deck;
  open(deck);
  CardView view;
  view.setCards(deck.cards());
  view.setSearch(QStringLiteral("AN 10"));
  EXPECT_EQ(order(view), QStringLiteral("a"));
  view.setSearchColumn(1);
  EXPECT_EQ(order(view), QString());
}

TEST_F(StudioTest, AFilterIsToldOnceHoweverManyCardsItParts) {
  StudioDeck deck;
  open(deck);
  CardView view;
  view.setCards(deck.cards());
  QSignalSpy runs(&view, &QAbstractItemModel::rowsRemoved);
  QSignalSpy changed(&view, &CardView::changed);
  view.setSearch(QStringLiteral("bell"));
  EXPECT_EQ(order(view), QStringLiteral("b"));
  EXPECT_EQ(runs.size(), 2);
  EXPECT_EQ(changed.size(), 1);
}

TEST_F(StudioTest, CardsAreChosenAsInAnyListOfFiles) {
  StudioDeck deck;
  open(deck);
  CardView view;
  view.setCards(deck.cards());
  CardChoice choice;
  choice.setView(&view);
  choice.only(0);
  EXPECT_EQ(choice.toggle(2), 2);
  EXPECT_EQ(choice.cards(), (QList<int>{0, 2}));
  EXPECT_EQ(view.index(1, 0).data(CardGridModel::ChosenRole), false);
  EXPECT_EQ(view.index(2, 0).data(CardGridModel::ChosenRole), true);
  EXPECT_EQ(choice.toggle(0), 2);
  EXPECT_EQ(choice.toggle(2), 2);  // the last one stays
  EXPECT_EQ(choice.cards(), (QList<int>{2}));
  choice.extend(1);
  EXPECT_EQ(choice.cards(), (QList<int>{1, 2}));
  choice.all();
  EXPECT_EQ(choice.count(), 3);
  // Those that aren't shown aren't changed with the others.
  view.setSearch(QStringLiteral("bell"));
  EXPECT_EQ(choice.cards(), (QList<int>{1}));
}

TEST_F(StudioTest, ACellThatNothingPrintsIsADifference) {
  StudioDeck deck, before;
  open(deck);
  before.openBeginning(&deck);
  before.waitForReading();
  DeckComparison cards;
  cards.setDeck(&deck);
  cards.setOther(&before);
  EXPECT_EQ(cards.differing(), 0);
  QSignalSpy changed(&deck, &StudioDeck::changed);
  replace("cards.csv", QByteArray(kTable).replace("Bell,9", "Bell,7"));
  while (cards.differing() == 0) ASSERT_TRUE(changed.wait());
  EXPECT_EQ(cards.numbers(), (QList<int>{1, 0, 0, 2}));
  EXPECT_EQ(cards.rowOf(QStringLiteral("b")), 0);
  EXPECT_FALSE(cards.index(0).data(DeckComparison::FrontRole).toBool());
}

TEST_F(StudioTest, OutlinesLieWhereElementsArePainted) {
  StudioDeck deck;
  open(deck);
  FaceOutline outline;
  outline.setDeck(&deck);
  outline.setCard(0);
  ASSERT_EQ(outline.count(), 2);
  EXPECT_EQ(outline.index(0).data(FaceOutline::NameRole), QStringLiteral("title"));
  EXPECT_EQ(outline.index(0).data(FaceOutline::BoxRole).toRectF(), QRectF(5, 5, 40, 10));
  EXPECT_EQ(outline.index(1).data(FaceOutline::BoxRole).toRectF(), QRectF(15, 45, 20, 30));
}

TEST_F(StudioTest, AFaceIsPaintedOncePerLook) {
  StudioDeck deck;
  open(deck);
  FacePainter& painter = deck.painter();
  QSignalSpy painted(&painter, &FacePainter::painted);
  FaceRequest request{deck.opened(), 0, deck::Side::kFront, 100, false, ColorView::kPlain};
  painter.paint(request);
  painter.paint(request);
  ASSERT_TRUE(painted.wait());
  EXPECT_EQ(painter.kept(request.key()).size(), QSize(100, 200));
  request.bleed = true;
  painter.paint(request);
  ASSERT_TRUE(painted.wait());
  EXPECT_EQ(painter.kept(request.key()).size(), QSize(100, 189));
  EXPECT_EQ(painter.count(), 2);
}

}  // namespace
}  // namespace raindelay
