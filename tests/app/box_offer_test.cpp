// Tests what a game's box says before it is opened.
#include "shell/box_offer.h"

#include <gtest/gtest.h>

#include <QTest>

#include "app/record_fixture.h"
#include "library/folders.h"

namespace raindelay {
namespace {

const QString kBoxGame = QStringLiteral("cricket-card");

class BoxOfferTest : public FolderTest {
 protected:
  BoxOfferTest() : before_(qgetenv("RAINDELAY_HOME")) {
    qputenv("RAINDELAY_HOME", QByteArray::fromStdString(home_.string()));
    settings_ = std::make_unique<Settings>();
    library_ = std::make_unique<MatchLibrary>(matchFolder(), tables_);
    offer_.setGameId(kBoxGame);
    offer_.setLibrary(library_.get());
    offer_.setSettings(settings_.get());
  }
  ~BoxOfferTest() override { qputenv("RAINDELAY_HOME", before_); }

  void put(const std::string& name, const Match& match, int minutesAgo) {
    std::filesystem::create_directories(home_ / "matches");
    const auto file = write("matches/" + name, recordText(match));
    std::filesystem::last_write_time(
        file, std::filesystem::file_time_type::clock::now() - std::chrono::minutes(minutesAgo));
  }
  void look() {
    library_->refresh();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !library_->collection()->reading(); }));
  }

  QByteArray before_;
  TableSettings tables_;
  std::unique_ptr<Settings> settings_;
  std::unique_ptr<MatchLibrary> library_;
  BoxOffer offer_;
};

TEST_F(BoxOfferTest, NamesAPersonAndARookieFirst) {
  EXPECT_EQ(offer_.words(), QStringLiteral("Ann – Rookie"));
  EXPECT_EQ(offer_.waiting(), QString());
}

TEST_F(BoxOfferTest, NamesThePlayersAndOptionsOfTheLastMatch) {
  settings_->setPlayerNames({QStringLiteral(" Uta "), QString()});
  settings_->keepSetup(kBoxGame, {QStringLiteral("human"), QStringLiteral("pro")}, {});
  EXPECT_EQ(offer_.words(), QStringLiteral("Uta – Pro"));
  OptionModel options(*(*findGame(kBoxGame.toStdString()))->info);
  for (int preset = 0; preset < options.presetLabels().size(); ++preset) {
    options.applyPreset(preset);
    settings_->keepSetup(kBoxGame, {QStringLiteral("human"), QStringLiteral("pro")},
                         options.texts());
    const QString said = options.texts().isEmpty()
                             ? QString()
                             : QStringLiteral(" · ") + options.presetLabels()[preset];
    EXPECT_EQ(offer_.words(), QStringLiteral("Uta – Pro") + said);
  }
  options.setValue(QStringLiteral("draw-runs"), 1450);
  settings_->keepSetup(kBoxGame, {}, options.texts());
  EXPECT_EQ(offer_.words(), QStringLiteral("Uta – Rookie · own options"));
}

TEST_F(BoxOfferTest, OffersTheGamesLatestMatchThatWaits) {
  put("old.raindelay", played(kBoxGame.toStdString(), 1, 12), 30);
  put("late.raindelay", played(kBoxGame.toStdString(), 2, 12), 20);
  put("over.raindelay", played(kBoxGame.toStdString(), 3), 10);
  put("other.raindelay", played("quick-tennis", 4, 12), 5);
  look();
  EXPECT_EQ(offer_.waiting(), QStringLiteral("late.raindelay"));
  EXPECT_TRUE(offer_.words().startsWith(QStringLiteral("Ann – Ben · ")))
      << offer_.words().toStdString();
}

TEST_F(BoxOfferTest, IsUntriedOnceAllMatchesAreReadAndNoneIsOfTheGame) {
  put("other.raindelay", played("quick-tennis", 4, 12), 5);
  EXPECT_FALSE(offer_.isUntried()) << "nobody has looked yet";
  look();
  EXPECT_TRUE(offer_.isUntried());
  put("over.raindelay", played(kBoxGame.toStdString(), 3), 10);
  look();
  EXPECT_FALSE(offer_.isUntried());
}

TEST_F(BoxOfferTest, TellsOnceOfAllThatChanged) {
  for (int i = 0; i < 9; ++i) {
    put(std::to_string(i) + ".raindelay", played(kBoxGame.toStdString(), 1, 12), i);
  }
  int told = 0;
  QObject::connect(&offer_, &BoxOffer::changed, [&] { ++told; });
  look();
  EXPECT_TRUE(QTest::qWaitFor([&] { return told > 0; }));
  EXPECT_LE(told, 3);
  const int before = told;
  settings_->keepSetup(kBoxGame, {QStringLiteral("pro"), QStringLiteral("pro")}, {});
  settings_->setPlayerNames({QStringLiteral("Uta")});
  EXPECT_TRUE(QTest::qWaitFor([&] { return told > before; }));
  EXPECT_EQ(told, before + 1);
}

}  // namespace
}  // namespace raindelay
