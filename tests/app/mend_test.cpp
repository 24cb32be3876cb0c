// Remedies that are found by painting, and all of them as Deck Studio carries them out.
#include <gmock/gmock.h>

#include "app/output_fixture.h"
#include "app/studio_fixture.h"
#include "deck/mend.h"
#include "output/preflight.h"

namespace raindelay {
namespace {

struct MendedBox {
  const char* what;
  std::string before, after;  ///< the front's only element, "" if there is no remedy
};

std::vector<deck::ProblemGroup> wrongWith(const std::shared_ptr<deck::MemoryFolder>& folder,
                                          const Selection& selection,
                                          const deck::Vendor* vendor = nullptr) {
  Progress progress;
  const deck::Problems reading = deck::readDeck(folder).problems;
  auto found = preflight(reading, selection, vendorLimits(*selection.deck, vendor), progress);
  EXPECT_TRUE(found.ok());
  return found->all.groups();
}

std::shared_ptr<deck::MemoryFolder> folderWith(const std::string& element) {
  auto folder = printedFolder();
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("layouts:"), std::string::npos,
               "layouts:\n  plain:\n    front:\n      - " + element + "\n");
  folder->files["art/full.svg"] = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 10">)"
                                  R"(<rect width="5" height="10" fill="currentColor"/></svg>)";
  folder->files["cards.csv"] = "code,kind,name,suit\na,plain,One,bats\n";
  return folder;
}

class Extended : public testing::TestWithParam<MendedBox> {};

TEST_P(Extended, ReachesTheEndOfTheBleed) {
  const auto folder = folderWith(GetParam().before);
  const Selection selection = printedSelection(folder);
  const auto groups = wrongWith(folder, selection);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].problem.id, "print-short-of-bleed");
  ASSERT_EQ(groups[0].problem.fix(), GetParam().after.empty() ? "" : "Extend to the bleed");
  if (GetParam().after.empty()) return;
  const auto edit = deck::mended(groups[0], *folder, selection.deck.get());
  ASSERT_TRUE(edit.ok()) << edit.problem().sentence();
  const auto wanted = folderWith(GetParam().after);
  EXPECT_EQ(edit->after, wanted->files["deck.yaml"]);
  EXPECT_THAT(wrongWith(wanted, printedSelection(wanted)), testing::IsEmpty());
}

std::string rect(const std::string& box) {
  return "{type: rect, box: " + box + ", fill: red}";
}

INSTANTIATE_TEST_SUITE_P(
    Table, Extended,
    testing::Values(
        MendedBox{"WholeCard", rect("trim"), rect("bleed")},
        MendedBox{"List", rect("[0, 0, 50, 20]"), rect("[-3, -3, 56, 23]")},
        MendedBox{"OtherUnits", rect("[0mm, 40%, 100%, 10]"), rect("[-3mm, 40%, 100% + 6mm, 10]")},
        MendedBox{"OneEdge", rect("[-3, 90, 56, 10]"), rect("[-3, 90, 56, 13]")},
        MendedBox{"FromTo", rect("{left: 0, right: 50, top: 40, bottom: 60}"),
                  rect("{left: -3, right: 53, top: 40, bottom: 60}")},
        MendedBox{"AboutItsMiddle", rect("{center: 25, width: 50, top: 40, height: 20}"),
                  rect("{center: 25, width: 56, top: 40, height: 20}")},
        MendedBox{"MiddleThatMoves", rect("{center: 15, width: 30, top: 40, height: 20}"),
                  rect("{center: 13.5, width: 33, top: 40, height: 20}")},
        MendedBox{"FromTheRight", rect("{right: 100%, width: 50%, top: 40, height: 20}"),
                  rect("{right: 100% + 3mm, width: 50% + 3mm, top: 40, height: 20}")},
        MendedBox{"OnlyItsSize", rect("{height: 20}"),
                  rect("{height: 23, left: -3, right: 100% + 3mm, top: -3}")},
        MendedBox{"OnlyItsEnd", rect("{bottom: 20}"),
                  rect("{bottom: 20, left: -3, right: 100% + 3mm, top: -3}")},
        MendedBox{"Art", "{type: svg, src: art/full.svg, box: trim, color: red}",
                  "{type: svg, src: art/full.svg, box: bleed, color: red, fit: cover}"},
        MendedBox{"RoundIsNot", "{type: ellipse, box: trim, fill: red}", ""},
        MendedBox{"TurnedIsNot", "{type: rect, box: [0, 30, 50, 30], fill: red, rotate: 180}", ""}),
    [](const auto& row) { return std::string(row.param.what); });

TEST(MendingForAShop, SetsTheBleedThatItWants) {
  const auto folder = folderWith("{type: rect, box: bleed, fill: red}");
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("[50mm, 100mm]"), 13, "[63.5mm, 88.9mm]");
  yaml.replace(yaml.find("bleed: 3,"), 9, "bleed: 1,");
  const deck::Vendor* shop = deck::findVendor("the-game-crafter");
  const Selection selection = printedSelection(folder);
  const auto groups = wrongWith(folder, selection, shop);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].problem.fix(), "Set the bleed to 3.18 mm");
  const auto edit = deck::mended(groups[0], *folder, selection.deck.get());
  ASSERT_TRUE(edit.ok());
  std::string wanted = yaml;
  wanted.replace(wanted.find("bleed: 1,"), 9, "bleed: 3.18mm,");
  EXPECT_EQ(edit->after, wanted);
  yaml = wanted;
  EXPECT_THAT(wrongWith(folder, printedSelection(folder), shop), testing::IsEmpty());
}

const QByteArray kLong =
    "The one that is so long that it takes all the room of its box and a little more than that";

TEST_F(StudioTest, ATextThatDoesNotFitIsShrunkByOneChangeThatCanBeUndone) {
  replace("cards.csv", QByteArray(kTable).replace("Compass", kLong));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QString fix = deck.problems()->index(0).data(ProblemModel::FixRole).toString();
  ASSERT_TRUE(fix.startsWith(QStringLiteral("Shrink to "))) << fix.toStdString();
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(deck.edits()->undoText(), fix);
  const QByteArray size = fix.section(QLatin1Char(' '), 2, 2).toUtf8();
  EXPECT_EQ(content("deck.yaml"),
            QByteArray(kLayout).replace("8pt}", QByteArray("8pt, min-size: " + size + "pt}")));
  EXPECT_EQ(deck.problems()->count(), 0);
  EXPECT_EQ(deck.edits()->undo(), QString());
  EXPECT_EQ(content("deck.yaml"), kLayout);
}

TEST_F(StudioTest, ATextThatNoReadableSizeHoldsIsLeftToItsAuthor) {
  replace("cards.csv", QByteArray(kTable).replace("Compass", kLong.repeated(4)));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(deck.problems()->index(0).data(ProblemModel::FixRole), QString());
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(content("deck.yaml"), kLayout);
}

TEST_F(StudioTest, TheCellThatSaysTheSizeForThisCardAloneIsChanged) {
  replace("cards.csv", "code,name,@title.min-size\na," + kLong + ",7.9pt\nb,Bell,\nc,Compass,\n");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(content("deck.yaml"), kLayout);
  EXPECT_FALSE(content("cards.csv").contains("7.9pt"));
  EXPECT_EQ(deck.problems()->count(), 0);
}

/// What a row of the list says.
QString said(StudioDeck& deck, int row, ProblemModel::Role role = ProblemModel::TextRole) {
  return deck.problems()->index(row).data(role).toString();
}

QList<int> cardsOf(StudioDeck& deck, int row) {
  return deck.problems()->index(row).data(ProblemModel::CardsRole).value<QList<int>>();
}

const QByteArray kLonger = "And then there is " + kLong;
constexpr const char* kTextOfTitle = "The text of \"title\" does not fit into its box.";

TEST_F(StudioTest, TextsOfAnElementThatDoNotFitAreOneRowAndShrinkToWhatTheLongestNeeds) {
  replace("cards.csv", "code,name\na," + kLong + "\nb,Bell\nc," + kLonger + "\n");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(said(deck, 0).toStdString(), kTextOfTitle);
  EXPECT_EQ(deck.problems()->group(0)->problem.where(), "deck.yaml, line 8");
  EXPECT_EQ(said(deck, 0, ProblemModel::PlaceRole), QStringLiteral("deck.yaml, line 8"));
  EXPECT_EQ(cardsOf(deck, 0), (QList<int>{0, 2}));
  const QString fix = said(deck, 0, ProblemModel::FixRole);
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(deck.problems()->count(), 0);
  EXPECT_EQ(deck.edits()->undoText(), fix);
  EXPECT_EQ(deck.edits()->undo(), QString());
  EXPECT_FALSE(deck.edits()->canUndo());
  EXPECT_EQ(content("deck.yaml"), kLayout);
}

TEST_F(StudioTest, TextsThatShrinkingDoesNotHelpAreARowOfTheirOwn) {
  replace("cards.csv",
          "code,name\na," + kLong + "\nb," + kLong.repeated(4) + "\nc," + kLonger + "\n");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 2);
  EXPECT_EQ(cardsOf(deck, 0), (QList<int>{0, 2}));
  EXPECT_EQ(cardsOf(deck, 1), QList<int>{1});
  EXPECT_EQ(said(deck, 1, ProblemModel::FixRole), QString());
  EXPECT_EQ(mend(deck, 0), QString());
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(cardsOf(deck, 0), QList<int>{1});
}

TEST_F(StudioTest, ATextThatSeveralCardsShareIsSaidAsItIs) {
  replace("cards.csv", "code,name\na," + kLong + "\nb," + kLong + "\nc,Compass\n");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_TRUE(said(deck, 0).startsWith(QStringLiteral("\"The one that is so long")));
  EXPECT_EQ(cardsOf(deck, 0), (QList<int>{0, 1}));
}

struct Shared {
  const char* what;
  QByteArray before, after;  ///< in its file, where "%" is the size
  const char* file = "deck.yaml";
  QByteArray table = "code,kind,name\na,one," + kLong + "\nb,two," + kLonger + "\nc,one,Bell\n";
  int left = 0;  ///< problems that this doesn't put right
};

class SharedText : public StudioTest, public testing::WithParamInterface<Shared> {};

TEST_P(SharedText, IsShrunkWhereItsCardsHaveItFrom) {
  const Shared& each = GetParam();
  const QByteArray yaml = QByteArray(kLayout).replace(
      "  plain:\n", "  one: {extends: plain}\n  two: {extends: plain}\n  plain:\n");
  replace("deck.yaml", yaml);
  replace("cards.csv", each.table);
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QByteArray size =
      said(deck, 0, ProblemModel::FixRole).section(QLatin1Char(' '), 2, 2).toUtf8();
  const QByteArray before = content(each.file);
  ASSERT_TRUE(before.contains(each.before));
  EXPECT_EQ(mend(deck, 0), QString());
  QByteArray wanted = before, after = each.after;
  wanted.replace(each.before, after.replace("%", size));
  EXPECT_EQ(content(each.file).toStdString(), wanted.toStdString());
  EXPECT_EQ(deck.problems()->count(), each.left);
}

INSTANTIATE_TEST_SUITE_P(
    Table, SharedText,
    testing::Values(Shared{"ByTheLayoutThatAllExtend", "8pt}", "8pt, min-size: %pt}"},
                    Shared{
                        "ByOneLayout", "two: {extends: plain}",
                        "two: {extends: plain, front: [{name: title, min-size: %pt}]}", "deck.yaml",
                        "code,kind,name\na,two," + kLong + "\nb,two," + kLonger + "\nc,one,Bell\n"},
                    Shared{"ByCells", "7.9pt\nb,two," + kLonger + ",7.95pt",
                           "%pt\nb,two," + kLonger + ",%pt", "cards.csv",
                           "code,kind,name,@title.min-size\na,one," + kLong + ",7.9pt\nb,two," +
                               kLonger + ",7.95pt\nc,one,Bell,6pt\n"},
                    Shared{"ByACellAndTheLayout", "8pt}", "8pt, min-size: %pt}", "deck.yaml",
                           "code,kind,name,@title.min-size\na,one," + kLong + ",7.9pt\nb,two," +
                               kLonger + ",\nc,one," + kLonger + ",\n",
                           1}),
    [](const auto& each) { return std::string(each.param.what); });

TEST_F(StudioTest, AProblemIsPutRightBesideTheWindowAndOnlyOneAtATime) {
  const QByteArray misspelt = QByteArray(kLayout).replace("fill: ink}", "fil: ink}");
  replace("deck.yaml", misspelt);
  StudioDeck deck;
  open(deck);
  deck.edits()->mend(deck.problems(), 0);
  EXPECT_TRUE(deck.edits()->isMending());
  deck.edits()->mend(deck.problems(), 0);
  EXPECT_EQ(content("deck.yaml"), misspelt);
  deck.waitForReading();
  EXPECT_FALSE(deck.edits()->isMending());
  EXPECT_EQ(content("deck.yaml"), kLayout);
  EXPECT_EQ(deck.edits()->undo(), QString());
  EXPECT_FALSE(deck.edits()->canUndo());
}

TEST_F(StudioTest, WhatIsPutRightIsOfTheDeckThatWasOpenThen) {
  replace("deck.yaml", QByteArray(kLayout).replace("fill: ink}", "fil: ink}"));
  const QTemporaryDir other;
  const QString copy = QDir(other.path()).filePath(QStringLiteral("deck.yaml"));
  ASSERT_TRUE(QFile::copy(pathOf("deck.yaml"), copy));
  ASSERT_TRUE(
      QFile::copy(pathOf("cards.csv"), QDir(other.path()).filePath(QStringLiteral("cards.csv"))));
  const QByteArray misspelt = content("deck.yaml");
  StudioDeck deck;
  open(deck);
  deck.edits()->mend(deck.problems(), 0);
  deck.open(QUrl::fromLocalFile(other.path()));
  deck.waitForReading();
  EXPECT_FALSE(deck.edits()->isMending());
  EXPECT_FALSE(deck.edits()->canUndo());
  EXPECT_EQ(content("deck.yaml"), kLayout);
  QFile file(copy);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), misspelt);
}

TEST_F(StudioTest, ATypefaceForAMissingCharacterIsAddedByOneChangeThatCanBeUndone) {
  const QByteArray layout =
      QByteArray(kLayout).replace("{main: {family: Inter}}", "\n  main: Bebas Neue # narrow");
  replace("deck.yaml", layout);
  replace("cards.csv", QByteArray(kTable).replace("Compass", "\xE2\x86\x92 Compass"));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(deck.problems()->index(0).data(ProblemModel::FixRole), QStringLiteral("Add \"Inter\""));
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(content("deck.yaml"),
            QByteArray(layout).replace("Bebas Neue #", "[Bebas Neue, Inter] #"));
  deck.waitForReading();
  EXPECT_EQ(deck.problems()->count(), 0);
  EXPECT_EQ(deck.edits()->undo(), QString());
  EXPECT_EQ(content("deck.yaml"), layout);
  EXPECT_FALSE(deck.edits()->canUndo());
}

TEST_F(StudioTest, AChangeThatWouldMakeAnotherMistakeIsRefused) {
  replace("deck.yaml", QByteArray(kLayout).replace("fill: ink}", "fill: ink, fil: ink}"));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_EQ(mend(deck, 0), QStringLiteral("\"fill\" appears twice."));
  EXPECT_FALSE(deck.edits()->canUndo());
}

TEST_F(StudioTest, ADeckThatCannotBeReadIsMendedToo) {
  const QByteArray wanted = QByteArray(kLayout) + "cards: cards.csv\n";
  replace("deck.yaml", QByteArray(wanted).replace("cards.csv", "crads.csv"));
  StudioDeck deck;
  deck.open(QUrl::fromLocalFile(dir_.path()));
  deck.waitForReading();
  ASSERT_EQ(deck.problems()->count(), 1);
  EXPECT_FALSE(deck.isReadable());
  EXPECT_EQ(mend(deck, 0), QString());
  EXPECT_EQ(content("deck.yaml"), wanted);
  EXPECT_TRUE(deck.isReadable());
}

TEST_F(StudioTest, TheWindowListsWhatEveryCommandLists) {
  replace("deck.yaml", QByteArray(kLayout).replace("box: [5, 5, 40", "box: [1, 5, 40") +
                           "      - {type: rect, box: trim, fil: ink, fill: inc}\n");
  replace("cards.csv", QByteArray(kTable).replace("Compass", QByteArray(300, 'W')));
  StudioDeck deck;
  open(deck);
  const auto read = deck::readDeck(deck.opened()->deck->folder);
  const Selection all{deck.opened()->deck, allCards(*read.deck), {}};
  Progress progress;
  const auto found = preflight(read.problems, all, homeLimits(*read.deck), progress);
  const auto groups = found->all.groups();
  ASSERT_GE(groups.size(), 4u);
  ASSERT_EQ(deck.problems()->count(), static_cast<int>(groups.size()));
  for (int row = 0; row < deck.problems()->count(); ++row) {
    EXPECT_EQ(*deck.problems()->group(row), groups[static_cast<std::size_t>(row)]) << row;
  }
}

}  // namespace
}  // namespace raindelay
