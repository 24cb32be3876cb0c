// What released versions have written (tests/formats) can be read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <vector>

#include "deck/deck.h"
#include "deck/open.h"
#include "match/record.h"
#include "shelf/shelf.h"
#include "shell/settings.h"
#include "support/folder_test.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

std::vector<std::filesystem::path> versions() {
  std::vector<std::filesystem::path> all;
  for (const auto& one : std::filesystem::directory_iterator(RAINDELAY_FORMATS)) {
    if (one.is_directory()) all.push_back(one.path());
  }
  return all;
}

TEST(Formats, RecordsOfEveryVersionReplayToTheSameText) {
  std::set<std::string> games;
  for (const std::filesystem::path& version : versions()) {
    for (const auto& file : std::filesystem::directory_iterator(version / "records")) {
      const std::string text = slurp(file.path());
      const auto opened = shelf::openRecord(text, file.path().string());
      ASSERT_TRUE(opened) << opened.error().message;
      EXPECT_FALSE(opened->replayed.damage) << opened->replayed.damage->message;
      EXPECT_EQ(opened->match().turn().kind, Turn::Kind::kOver) << file.path();
      games.insert(opened->replayed.match.setup().game);
    }
  }
  EXPECT_EQ(games.size(), 6U) << "of each game there is one";
}

TEST(Formats, DecksOfEveryVersionAreWhole) {
  for (const std::filesystem::path& version : versions()) {
    const auto opened = deck::openDeck(version / "deck");
    ASSERT_TRUE(opened) << version;
    const deck::DeckReading read = deck::readDeck(opened->folder);
    EXPECT_TRUE(read.deck) << version;
    EXPECT_TRUE(read.problems.empty()) << version;
  }
}

/// Each test has a home of its own.
class SettingsFormats : public FolderTest {
 protected:
  SettingsFormats() : before_(qgetenv("RAINDELAY_HOME")) {
    qputenv("RAINDELAY_HOME", QByteArray::fromStdString(home_.string()));
  }
  ~SettingsFormats() override { qputenv("RAINDELAY_HOME", before_); }
  QByteArray before_;
};

TEST_F(SettingsFormats, OfEveryVersionMeanWhatTheyMeant) {
  for (const std::filesystem::path& version : versions()) {
    spill(home_ / "settings.ini", slurp(version / "settings.ini"));
    const Settings settings(nullptr);
    const QString tarot = QStringLiteral("tarot");
    EXPECT_EQ(settings.appearance(), QStringLiteral("dark"));
    EXPECT_EQ(settings.language(), QStringLiteral("de"));
    EXPECT_EQ(settings.textScale(), 1.5);
    EXPECT_EQ(settings.cardScale(), 0.8);
    EXPECT_EQ(settings.motion(), QStringLiteral("instant"));
    EXPECT_EQ(settings.pace(), QStringLiteral("fast"));
    EXPECT_FALSE(settings.endTurn() || settings.oneClick() || settings.comesBack());
    EXPECT_TRUE(settings.soleAnswers() && settings.tableHelps() && settings.muted());
    EXPECT_EQ(settings.volume(), 0.3);
    EXPECT_EQ(settings.secretChoice(), QStringLiteral("together"));
    EXPECT_EQ(settings.playerNames(),
              (QStringList{QStringLiteral("Ann, the first"), QStringLiteral("Bén")}));
    EXPECT_EQ(settings.windowGeometry(), QRect(10, 20, 900, 700));
    EXPECT_TRUE(settings.windowMaximised());
    EXPECT_EQ(settings.handOrder(tarot), QStringLiteral("by-rank"));
    EXPECT_EQ(settings.pack(QStringLiteral("cricket-card")), QStringLiteral("four-colours"));
    EXPECT_EQ(settings.seats(tarot), (QStringList{QStringLiteral("human"), QStringLiteral("pro")}));
    EXPECT_EQ(settings.options(tarot), QStringList(QStringLiteral("hands=3")));
  }
}

TEST(Formats, OfNewerVersionsAreRefusedWithASentence) {
  for (const std::filesystem::path& version : versions()) {
    std::string record = slurp(version / "records/tarot.raindelay");
    record.replace(record.find("raindelay-record/1"), 18, "raindelay-record/9");
    const auto opened = shelf::openRecord(record, "tarot.raindelay");
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message, HasSubstr("a newer version of Rain Delay will read it"));
  }
}

}  // namespace
}  // namespace raindelay
