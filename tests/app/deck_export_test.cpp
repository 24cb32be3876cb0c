// Tests the memory of exports: the cards changed since, and each user's preferences.
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "app/output_fixture.h"
#include "app/studio_fixture.h"
#include "library/folders.h"
#include "studio/deck_export.h"
#include "studio/export_memory.h"

namespace raindelay {
namespace {

using deck::CardLooks;
using testing::ElementsAre;
using testing::IsEmpty;

class ExportMemoryTest : public testing::Test {
 protected:
  void SetUp() override { QDir(exportFolder()).removeRecursively(); }

  std::vector<CardLooks> cards_ = {
      {"a", 1, 9, 1}, {"b", 0xffff'ffff'ffff'fff0, 9, 3}, {"c", 3, 9, 1}};
};

TEST_F(ExportMemoryTest, NothingIsKnownBeforeTheFirstExport) {
  const ExportMemory memory(QStringLiteral("/deck"), QStringLiteral("pdf"));
  EXPECT_THAT(memory.looks(), IsEmpty());
  EXPECT_THAT(memory.changed(cards_), ElementsAre(0, 1, 2));
}

TEST_F(ExportMemoryTest, OfACardEverySideAndTheNumberCount) {
  ExportMemory memory(QStringLiteral("/deck"), QStringLiteral("pdf"));
  ASSERT_TRUE(memory.remember(cards_, {0, 1, 2}).ok());
  EXPECT_THAT(memory.changed(cards_), IsEmpty());
  cards_[0].back = 8;
  cards_[1].front ^= 1;
  cards_[2].copies = 2;
  cards_.insert(cards_.begin(), {"new", 1, 9, 1});
  EXPECT_THAT(memory.changed(cards_), ElementsAre(0, 1, 2, 3));
}

TEST_F(ExportMemoryTest, WhatWasNotExportedStaysAsItWas) {
  ExportMemory memory(QStringLiteral("/deck"), QStringLiteral("pdf"));
  ASSERT_TRUE(memory.remember(cards_, {0, 1}).ok());
  EXPECT_THAT(memory.changed(cards_), ElementsAre(2));
  cards_[0].front = cards_[1].front = 77;
  ASSERT_TRUE(memory.remember(cards_, {1}).ok());
  EXPECT_THAT(memory.changed(cards_), ElementsAre(0, 2));
}

TEST_F(ExportMemoryTest, DecksAndWaysHaveMemoriesOfTheirOwn) {
  ASSERT_TRUE(ExportMemory(QStringLiteral("/deck"), QStringLiteral("pdf"))
                  .remember(cards_, {0, 1, 2})
                  .ok());
  ASSERT_TRUE(
      ExportMemory(QStringLiteral("/deck"), QStringLiteral("shop")).remember(cards_, {0}).ok());
  EXPECT_THAT(ExportMemory(QStringLiteral("/deck"), QStringLiteral("pdf")).changed(cards_),
              IsEmpty());
  EXPECT_THAT(ExportMemory(QStringLiteral("/deck"), QStringLiteral("shop")).changed(cards_),
              ElementsAre(1, 2));
  EXPECT_THAT(ExportMemory(QStringLiteral("/other"), QStringLiteral("pdf")).looks(), IsEmpty());
}

TEST_F(ExportMemoryTest, ADamagedFileIsNoMemory) {
  ExportMemory memory(QStringLiteral("/deck"), QStringLiteral("pdf"));
  ASSERT_TRUE(memory.remember(cards_, {0, 1, 2}).ok());
  const QDir folder(exportFolder());
  for (const QByteArray content : {"", "{", "[]", "{\"format\":\"raindelay-exported/2\"}",
                                   "{\"format\":\"raindelay-exported/1\",\"pdf\":{\"a\":7}}"}) {
    QFile file(folder.filePath(folder.entryList(QDir::Files).constFirst()));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    EXPECT_THAT(memory.changed(cards_), ElementsAre(0, 1, 2)) << content.toStdString();
  }
  ASSERT_TRUE(memory.remember(cards_, {0, 1, 2}).ok());
  EXPECT_THAT(memory.changed(cards_), IsEmpty());
}

TEST(KeptOptions, WhatTheSettingsSayWronglyIsUnsaid) {
  {
    QSettings settings(settingsFile(), QSettings::IniFormat);
    settings.setValue(QStringLiteral("print/gap"), QStringLiteral("wide"));
    settings.setValue(QStringLiteral("print/paper"), QStringLiteral("papyrus"));
    settings.setValue(QStringLiteral("print/margin"), 7.5);
    settings.setValue(QStringLiteral("pictures/vendor"), QStringLiteral("nobody"));
  }
  const SheetOptions sheets;
  const deck::SheetPlan plan = sheets.planFor({63, 88, 3});
  EXPECT_EQ(plan.gap, 0);
  EXPECT_EQ(plan.margin, 7.5);
  EXPECT_EQ(PictureOptions().vendor().id, deck::vendors().front().id);
  QFile::remove(settingsFile());
}

TEST(KeptOptions, AreAsTheyWereLeftUntilTheyAreReset) {
  SheetOptions first;
  first.setProperty("paper", QStringLiteral("letter"));
  first.setProperty("backs", QStringLiteral("gutterfold"));
  SheetOptions next;
  EXPECT_EQ(next.planFor({63, 88, 3}).backs, deck::Backs::kGutterfold);
  EXPECT_EQ(std::max(next.planFor({}).width, next.planFor({}).height), 279.4);
  first.reset();
  EXPECT_EQ(SheetOptions().property("paper").toString(), QStringLiteral("a4"));
}

TEST(SheetOptions, TheSheetLiesAsMoreCardsFitUnlessItIsTold) {
  SheetOptions sheets;
  const deck::Cutting wide{140, 90, 0};  // upright 1 × 3, lying 2 × 2
  EXPECT_GT(sheets.planFor(wide).width, sheets.planFor(wide).height);
  sheets.setProperty("layout", QStringLiteral("portrait"));
  EXPECT_LT(sheets.planFor(wide).width, sheets.planFor(wide).height);
  sheets.reset();
}

class ForgottenExport : public StudioTest {
 protected:
  ~ForgottenExport() override { QFile::remove(exportFolder()); }
};

TEST_F(ForgottenExport, IsMadeAllTheSameAndTheReasonIsTold) {
  QDir(exportFolder()).removeRecursively();
  QFile inTheWay(exportFolder());
  ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
  inTheWay.close();
  StudioDeck deck;
  open(deck);
  DeckExport exporter;
  exporter.setDeck(&deck);
  const QTemporaryDir out;
  exporter.setFolder(QUrl::fromLocalFile(out.path()));
  QSignalSpy done(&exporter, &DeckExport::done);
  QSignalSpy failed(&exporter, &DeckExport::failed);
  exporter.begin();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !failed.isEmpty(); }, 60'000));
  EXPECT_EQ(done.count(), 1);
  EXPECT_FALSE(QDir(out.path()).isEmpty());
  EXPECT_THAT(failed[0][0].toString().toStdString(),
              testing::HasSubstr(exportFolder().toStdString() + " couldn't be made"));
}

TEST(DeckExport, WithoutADeckThereIsASentence) {
  DeckExport exporter;
  EXPECT_EQ(exporter.hindrance(), QStringLiteral("No deck to export."));
  exporter.begin();
  EXPECT_FALSE(exporter.isRunning());
}

}  // namespace
}  // namespace raindelay
