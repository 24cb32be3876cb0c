// Deck Studio's objects: a deck of three cards in a folder, followed, searched, changed.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTranslator>

#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "fonts/fonts.h"
#include "session/settings.h"
#include "studio/card_choice.h"
#include "studio/card_difference.h"
#include "studio/chosen_element.h"
#include "studio/color_view.h"
#include "studio/deck_comparison.h"
#include "studio/face_outline.h"
#include "studio/new_deck.h"
#include "studio/studio_deck.h"

namespace raindelay {
namespace {

const QByteArray kTable =
    "code,name,cost\r\n"
    "a,\"Anchor\",10\r\n"
    "b,Bell,9\r\n"
    "c,Compass,\r\n";
constexpr const char* kLayout =
    "format: raindelay-deck/1\n"
    "card: {size: [50mm, 100mm], corner: 5, bleed: 3, safe: 4mm}\n"
    "palette: {ink: \"#102030\"}\n"
    "fonts: {main: {family: Inter}}\n"
    "layouts:\n"
    "  plain:\n"
    "    front:\n"
    "      - {type: text, name: title, text: \"{name}\", box: [5, 5, 40, 10], font: main, size: "
    "8pt}\n"
    "      - {type: rect, box: [10, 50, 30, 20], rotate: 90, fill: ink}\n";

class StudioTest : public testing::Test {
 public:
  void SetUp() override {
    loadFonts();
    replace("deck.yaml", kLayout);
    replace("cards.csv", kTable);
  }
  void replace(const char* name, const QByteArray& content) const {
    QSaveFile file(pathOf(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    ASSERT_TRUE(file.commit());
  }
  void overwrite(const char* name, const QByteArray& content) const {
    QFile file(pathOf(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
  }
  [[nodiscard]] QByteArray content(const char* name) const {
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  [[nodiscard]] QString pathOf(const char* name) const {
    return QDir(dir_.path()).filePath(QString::fromLatin1(name));
  }
  void open(StudioDeck& deck) const {
    ASSERT_TRUE(deck.open(QUrl::fromLocalFile(dir_.path())));
    deck.waitForReading();
    ASSERT_EQ(deck.count(), 3);
  }
  static QString order(const CardView& view) {
    QString codes;
    for (int row = 0; row < view.count(); ++row) {
      codes += view.data(view.index(row, 0), CardTable::CodeRole).toString();
    }
    return codes;
  }

  QTemporaryDir dir_;
};

TEST_F(StudioTest, AFileInTheFolderOpensItsDeck) {
  StudioDeck deck;
  EXPECT_TRUE(deck.open(QUrl::fromLocalFile(pathOf("deck.yaml"))));
  EXPECT_EQ(deck.folder(), dir_.path());
}

TEST_F(StudioTest, ATableAloneIsShownWithALayoutThatIsProposed) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  ASSERT_TRUE(deck.open(QUrl::fromLocalFile(pathOf("cards.csv"))));
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 3);
  EXPECT_EQ(deck.problems()->errors(), 0);
  EXPECT_EQ(deck.edits()->setCell(1, QStringLiteral("name"), QStringLiteral("Bow")), QString());
  deck.waitForReading();
  EXPECT_EQ(deck.cell(1, 1), QStringLiteral("Bow"));
  EXPECT_EQ(Settings::instance().recentDecks().first(), pathOf("cards.csv"));
}

TEST_F(StudioTest, ATableAloneIsKeptAsADeckThatIsWorkedIn) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  ASSERT_TRUE(deck.open(QUrl::fromLocalFile(pathOf("cards.csv"))));
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

TEST_F(StudioTest, ATableAloneIsFollowed) {
  ASSERT_TRUE(QFile::remove(pathOf("deck.yaml")));
  StudioDeck deck;
  ASSERT_TRUE(deck.open(QUrl::fromLocalFile(pathOf("cards.csv"))));
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
  ASSERT_TRUE(deck.open(QUrl::fromLocalFile(pathOf("ships.deck.zip"))));
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
    EXPECT_FALSE(deck.open(QUrl::fromLocalFile(place))) << place.toStdString();
    EXPECT_EQ(failed.size(), ++refused);
  }
  EXPECT_EQ(deck.count(), 3);
}

TEST_F(StudioTest, DesignsAreToldApartFromTheCardsThatArePrintedOfThem) {
  const std::pair<const char*, const char*> tallies[] = {
      {"code,copies\na,1\nb,\nc,1\n", "3 cards"},
      {"code,copies\na,1\nb,3\nc,1\n", "3 designs; with their copies 5 cards"},
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

TEST_F(StudioTest, ABuiltInDeckIsShownAndNotWritten) {
  StudioDeck deck;
  deck.openExample(QStringLiteral("tarot"));
  deck.waitForReading();
  EXPECT_EQ(deck.count(), 78);
  EXPECT_EQ(deck.problems()->errors(), 0);
  EXPECT_NE(deck.edits()->setCell(0, deck.columns().first(), QStringLiteral("x")), QString());
}

TEST_F(StudioTest, ATextThatDoesNotFitIsAProblemOfItsCard) {
  replace("cards.csv", QByteArray(kTable).replace("Compass", QByteArray(300, 'W')));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::CardsRole).value<QList<int>>(), QList<int>{2});
  EXPECT_EQ(problem.data(ProblemModel::ElementRole), QStringLiteral("title"));
  EXPECT_EQ(deck.cards()->index(2).data(CardTable::ErrorsRole), 1);
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
  FaceWish wish{deck.opened(), 0, deck::Side::kFront, 100, false, ColorView::kPlain};
  painter.paint(wish);
  painter.paint(wish);
  ASSERT_TRUE(painted.wait());
  EXPECT_EQ(painter.kept(wish.key()).size(), QSize(100, 200));
  wish.bleed = true;
  painter.paint(wish);
  ASSERT_TRUE(painted.wait());
  EXPECT_EQ(painter.kept(wish.key()).size(), QSize(100, 189));
  EXPECT_EQ(painter.count(), 2);
}

// What a row of the chosen element says.
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
  EXPECT_EQ(writeTo(element_, "opacity", "7"), QStringLiteral("\"opacity\" goes from 0 to 1."));
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
  EXPECT_EQ(view.index(1, 0).data(CardTable::ChosenRole), false);
  EXPECT_EQ(view.index(2, 0).data(CardTable::ChosenRole), true);
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

// A language in which every sentence is marked.
class Marked : public QTranslator {
 public:
  [[nodiscard]] QString translate(const char* /*context*/, const char* source,
                                  const char* /*comment*/, int /*n*/) const override {
    return QStringLiteral("<%1>").arg(QString::fromUtf8(source));
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

TEST_F(StudioTest, WhatIsWrongInTheSameWayOnSeveralCardsIsOneRow) {
  QDir(dir_.path()).mkdir(QStringLiteral("art"));
  replace("deck.yaml", QByteArray(kLayout) +
                           "      - {type: svg, name: badge, src: art/badge.svg, box: trim}\n");
  replace("art/badge.svg",
          "<svg viewBox='0 0 1 1' xmlns='http://www.w3.org/2000/svg'><mask id='m'/></svg>");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::CardsRole).value<QList<int>>(), (QList<int>{0, 1, 2}));
  EXPECT_EQ(problem.data(ProblemModel::PlaceRole).toString(), QStringLiteral("deck.yaml, line 10"));
}

TEST_F(StudioTest, ProblemsAreToldInTheUsersLanguage) {
  replace("deck.yaml", QByteArray(kLayout).replace("fill: ink}", "fil: ink}"));
  StudioDeck deck;
  open(deck);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::TextRole).toString(),
            QStringLiteral("Rect has no key \"fil\"; did you mean \"fill\"?"));
  Marked marked;
  QCoreApplication::installTranslator(&marked);
  EXPECT_EQ(problem.data(ProblemModel::TextRole).toString(),
            QStringLiteral("<<rect has no key \"fil\".>; did you mean \"fill\"?>"));
  EXPECT_EQ(problem.data(ProblemModel::PlaceRole).toString(),
            QStringLiteral("<deck.yaml, line 9>"));
  QCoreApplication::removeTranslator(&marked);
}

struct Seen {
  ColorView view;
  QRgb color, expected;
};

class ColorViewTest : public testing::TestWithParam<Seen> {};

TEST_P(ColorViewTest, AColourIsSeenAsTheModelHasIt) {
  QImage image(2, 1, QImage::Format_RGB32);
  image.fill(GetParam().color);
  const QRgb seen = inView(image, GetParam().view).pixel(1, 0);
  const QRgb expected = GetParam().expected;
  EXPECT_NEAR(qRed(seen), qRed(expected), 1);
  EXPECT_NEAR(qGreen(seen), qGreen(expected), 1);
  EXPECT_NEAR(qBlue(seen), qBlue(expected), 1);
}

// Worked out from the paper's matrices: red light gives each matrix's first column.
INSTANTIATE_TEST_SUITE_P(
    Views, ColorViewTest,
    testing::Values(Seen{ColorView::kPlain, qRgb(255, 0, 0), qRgb(255, 0, 0)},
                    Seen{ColorView::kProtan, qRgb(255, 0, 0), qRgb(109, 95, 0)},
                    Seen{ColorView::kDeutan, qRgb(255, 0, 0), qRgb(163, 144, 0)},
                    Seen{ColorView::kTritan, qRgb(255, 0, 0), qRgb(255, 0, 15)},
                    Seen{ColorView::kGreyscale, qRgb(255, 0, 0), qRgb(127, 127, 127)},
                    Seen{ColorView::kProtan, qRgb(255, 255, 255), qRgb(255, 255, 255)},
                    Seen{ColorView::kLowInk, qRgb(255, 255, 255), qRgb(255, 255, 255)},
                    Seen{ColorView::kLowInk, qRgb(0, 0, 0), qRgb(0, 0, 0)}));

}  // namespace
}  // namespace raindelay
