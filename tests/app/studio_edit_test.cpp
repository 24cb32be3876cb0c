// Cells and elements are changed in Deck Studio, written and undone.
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/studio_fixture.h"
#include "core/limits.h"
#include "studio/chosen_element.h"

namespace raindelay {
namespace {

TEST_F(StudioTest, ACellIsWrittenWithTheBytesAroundItAsTheyWereAndUndone) {
  StudioDeck deck;
  open(deck);
  DeckEdits& edits = *deck.edits();
  EXPECT_EQ(edits.setCell(0, QStringLiteral("name"), QStringLiteral("Oar")), QString());
  EXPECT_EQ(content("cards.csv"), QByteArray(kTable).replace("Anchor", "Oar"));
  EXPECT_EQ(edits.undo(), QString());
  EXPECT_EQ(content("cards.csv"), kTable);
  EXPECT_EQ(edits.redo(), QString());
  EXPECT_EQ(content("cards.csv"), QByteArray(kTable).replace("Anchor", "Oar"));
}

TEST_F(StudioTest, WhatAnotherProgramHasWrittenSinceIsNeverUndone) {
  StudioDeck deck;
  open(deck);
  EXPECT_EQ(deck.edits()->setCell(0, QStringLiteral("name"), QStringLiteral("Oar")), QString());
  replace("cards.csv", "code\nz\n");
  EXPECT_NE(deck.edits()->undo(), QString());
  EXPECT_EQ(content("cards.csv"), "code\nz\n");
}

TEST_F(StudioTest, ACellOfATableThatIsAnotherByNowIsNotWritten) {
  StudioDeck deck;
  open(deck);
  DeckEdits& edits = *deck.edits();
  EXPECT_EQ(edits.setCell(0, QStringLiteral("name"), QStringLiteral("Oar")), QString());
  EXPECT_EQ(edits.setCell(1, QStringLiteral("name"), QStringLiteral("Bow")), QString())
      << "what was written here isn't another program's";
  // In the moment before the deck is read again: the same row is another card's.
  const QByteArray sorted = "code,name,cost\r\nc,Compass,\r\nb,Bell,9\r\na,Anchor,10\r\n";
  replace("cards.csv", sorted);
  EXPECT_NE(edits.setCell(0, QStringLiteral("name"), QStringLiteral("Oar")), QString());
  EXPECT_EQ(content("cards.csv"), sorted);
  open(deck);
  EXPECT_EQ(edits.setCell(0, QStringLiteral("name"), QStringLiteral("Map")), QString());
  EXPECT_EQ(content("cards.csv"), QByteArray(sorted).replace("Compass", "Map"));
}

TEST_F(StudioTest, ACellThatMakesTheTableTooLargeToBeReadIsNotWritten) {
  constexpr qsizetype kColumns = 100;
  QByteArray table = "code,name";
  for (qsizetype i = 0; i < kColumns; ++i) table += ",c" + QByteArray::number(i);
  const qsizetype rest = static_cast<qsizetype>(kMaxDataBytes) - table.size();
  const QByteArray cell = ',' + QByteArray(rest / (3 * kColumns) - 2, 'x');
  for (const char* code : {"a", "b", "c"})
    table += QByteArray("\n") + code + ",N" + cell.repeated(kColumns);
  replace("cards.csv", table);
  StudioDeck deck;
  open(deck);
  DeckEdits& edits = *deck.edits();
  const auto named = [&](qsizetype length) {
    return edits.setCell(0, QStringLiteral("name"), QString(length, QLatin1Char('n')));
  };
  const qsizetype longest = static_cast<qsizetype>(kMaxDataBytes) - table.size() + 1;
  EXPECT_EQ(named(longest + 1), QStringLiteral("\"cards.csv\" is larger than 8 MB, the limit."));
  EXPECT_EQ(content("cards.csv"), table);
  EXPECT_FALSE(edits.canUndo());
  EXPECT_EQ(named(longest), QString());
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 3);
}

TEST_F(StudioTest, SeveralCellsAreWrittenAndUndoneAsOne) {
  StudioDeck deck;
  open(deck);
  DeckEdits& edits = *deck.edits();
  EXPECT_EQ(edits.setCells({2, 0}, QStringLiteral("cost"), QStringLiteral("7")), QString());
  EXPECT_EQ(
      content("cards.csv"),
      QByteArray(kTable).replace("\"Anchor\",10", "\"Anchor\",7").replace("Compass,", "Compass,7"));
  EXPECT_EQ(edits.undoText(), QStringLiteral("2 cards, cost"));
  EXPECT_NE(edits.setCells({0, 1}, QStringLiteral("code"), QStringLiteral("z")), QString());
  EXPECT_EQ(edits.undo(), QString());
  EXPECT_EQ(content("cards.csv"), kTable);
}

// The value in a row of the chosen element.
QString valueOf(const ChosenElement& element, const char* label, int role) {
  for (int row = 0; row < element.rowCount(); ++row) {
    const QModelIndex index = element.index(row);
    if (index.data(ChosenElement::LabelRole).toString() == QLatin1String(label)) {
      return index.data(role).toString();
    }
  }
  ADD_FAILURE() << label;
  return {};
}

QString writeTo(ChosenElement& element, const char* label, const char* text) {
  for (int row = 0; row < element.rowCount(); ++row) {
    if (element.index(row).data(ChosenElement::LabelRole).toString() == QLatin1String(label)) {
      return element.write(row, QString::fromLatin1(text));
    }
  }
  return QStringLiteral("no such row");
}

class ElementTest : public StudioTest {
 public:
  void SetUp() override {
    StudioTest::SetUp();
    open(deck_);
    element_.setDeck(&deck_);
    element_.setCard(0);
    element_.setElement(0);
  }

  StudioDeck deck_;
  ChosenElement element_;
};

TEST_F(ElementTest, IsShownWithWhatIsSaidOfIt) {
  EXPECT_EQ(element_.names(), (QStringList{QStringLiteral("title"), QStringLiteral("rect")}));
  EXPECT_EQ(element_.name(), QStringLiteral("title"));
  EXPECT_EQ(element_.type(), QStringLiteral("text"));
  EXPECT_EQ(element_.line(), 8);
  EXPECT_EQ(valueOf(element_, "width", ChosenElement::TextRole), QStringLiteral("40"));
  EXPECT_EQ(valueOf(element_, "size", ChosenElement::TextRole), QStringLiteral("8pt"));
  EXPECT_EQ(valueOf(element_, "align", ChosenElement::SaidRole), QStringLiteral("false"));
}

TEST_F(ElementTest, AValueIsWrittenWithTheBytesAroundItAsTheyWereAndUndone) {
  EXPECT_EQ(writeTo(element_, "size", "9pt"), QString());
  EXPECT_EQ(content("deck.yaml"), QByteArray(kLayout).replace("size: 8pt", "size: 9pt"));
  deck_.waitForReading();
  EXPECT_EQ(valueOf(element_, "size", ChosenElement::TextRole), QStringLiteral("9pt"));
  EXPECT_EQ(deck_.edits()->undoText(), QStringLiteral("title, size"));
  EXPECT_EQ(deck_.edits()->undo(), QString());
  EXPECT_EQ(content("deck.yaml"), kLayout);
}

TEST_F(ElementTest, WhatTheCheckerRefusesIsNotWritten) {
  const std::pair<const char*, const char*> wrong[] = {
      {"size", "large"},           {"color", "pink"}, {"font", "Arial"},
      {"x", "tittle.right + 2mm"}, {"opacity", "7"},  {"size", ""}};
  for (const auto& [label, text] : wrong) {
    EXPECT_NE(writeTo(element_, label, text), QString()) << label;
    EXPECT_EQ(content("deck.yaml"), kLayout) << label;
  }
  EXPECT_EQ(writeTo(element_, "opacity", "7"), QStringLiteral("\"opacity\" must be from 0 to 1."));
  EXPECT_FALSE(deck_.edits()->canUndo());
}

TEST_F(ElementTest, MovesOfOneRunAreUndoneTogether) {
  const QString run = QStringLiteral("keys");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(element_.move(0.1, 1, run), QString());
    deck_.waitForReading();
  }
  EXPECT_EQ(content("deck.yaml"), QByteArray(kLayout).replace("box: [5, 5,", "box: [5.3, 8,"));
  EXPECT_EQ(element_.move(1, 0, {}), QString());
  deck_.waitForReading();
  EXPECT_EQ(deck_.edits()->undo(), QString());
  EXPECT_EQ(deck_.edits()->undo(), QString());
  EXPECT_EQ(content("deck.yaml"), kLayout);
  EXPECT_FALSE(deck_.edits()->canUndo());
}

TEST_F(ElementTest, WhatAStyleSaysComesFromThere) {
  replace("deck.yaml", QByteArray(kLayout)
                           .replace("layouts:", "styles: {body: {size: 8pt}}\nlayouts:")
                           .replace("size: 8pt}\n", "style: body}\n"));
  QSignalSpy changed(&deck_, &StudioDeck::changed);
  while (element_.line() != 9) ASSERT_TRUE(changed.wait());
  EXPECT_EQ(valueOf(element_, "size", ChosenElement::SourceRole),
            QStringLiteral("from the style body"));
  deck_.waitForReading();
  EXPECT_EQ(writeTo(element_, "size", "7pt"), QString());
  EXPECT_TRUE(content("deck.yaml").contains("style: body, size: 7pt}"));
}

}  // namespace
}  // namespace raindelay
