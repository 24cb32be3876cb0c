// The shelf, a game's options before a match, and its rules page.

#include <gtest/gtest.h>

#include <QFont>
#include <QGuiApplication>
#include <QSignalSpy>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "library/option_model.h"
#include "shell/game_catalog.h"
#include "shell/help_text.h"

namespace raindelay {
namespace {

const QString kBaseball = QStringLiteral("tarot-de-cooperstown");

QModelIndex rowOf(const OptionModel& options, const QString& id) {
  for (int row = 0; row < options.rowCount(); ++row) {
    const QModelIndex index = options.index(row);
    if (options.data(index, OptionModel::OptionIdRole).toString() == id) return index;
  }
  return {};
}

int valueOf(const OptionModel& options, const QString& id) {
  return options.data(rowOf(options, id), OptionModel::ValueRole).toInt();
}

TEST(GameCatalog, HasEveryGameInTheOrderThatTheyStateThemselves) {
  const GameCatalog catalog(nullptr);
  std::map<int, std::string> shelf;
  for (const GameEntry& entry : allGames()) shelf[entry.info->shelf] = entry.info->id;
  EXPECT_EQ(shelf.size(), allGames().size()) << "two games at one place";
  std::vector<std::string> shown;
  for (int row = 0; row < catalog.rowCount(); ++row) {
    shown.push_back(
        catalog.data(catalog.index(row), GameCatalog::GameIdRole).toString().toStdString());
  }
  std::vector<std::string> stated;
  for (const auto& [place, id] : shelf) stated.push_back(id);
  EXPECT_EQ(shown, stated);
}

TEST(GameCatalog, KnowsThePageOfAGame) {
  GameCatalog catalog(nullptr);
  EXPECT_TRUE(catalog.pageUrl(kBaseball).isEmpty());
  catalog.setPage(kBaseball, QUrl(QStringLiteral("qrc:/page.qml")));
  EXPECT_EQ(catalog.pageUrl(kBaseball), QUrl(QStringLiteral("qrc:/page.qml")));
}

TEST(GameCatalog, EveryBoxHasAPictureATitleAndASentence) {
  const GameCatalog catalog(nullptr);
  for (int row = 0; row < catalog.rowCount(); ++row) {
    const QModelIndex index = catalog.index(row);
    EXPECT_FALSE(catalog.data(index, GameCatalog::TitleRole).toString().isEmpty()) << row;
    EXPECT_FALSE(catalog.data(index, GameCatalog::SummaryRole).toString().isEmpty()) << row;
    const QUrl box = catalog.data(index, GameCatalog::BoxUrlRole).toUrl();
    EXPECT_TRUE(QFile::exists(QLatin1Char(':') + box.path())) << qPrintable(box.toString());
  }
}

TEST(OptionModel, BeginsWithTheDefaultsWhichAreAPreset) {
  const std::unique_ptr<OptionModel> options(GameCatalog(nullptr).options(kBaseball));
  ASSERT_NE(options, nullptr);
  EXPECT_EQ(valueOf(*options, QStringLiteral("innings")), 9);
  EXPECT_EQ(valueOf(*options, QStringLiteral("stealing")), 1);
  EXPECT_EQ(options->currentPreset(), 0);
}

TEST(OptionModel, APresetSetsWhatItNamesAndAChangeLeavesIt) {
  const std::unique_ptr<OptionModel> options(GameCatalog(nullptr).options(kBaseball));
  const QSignalSpy changed(options.get(), &OptionModel::changed);
  options->applyPreset(1);
  EXPECT_EQ(valueOf(*options, QStringLiteral("stealing")), 0);
  EXPECT_EQ(options->currentPreset(), 1);
  EXPECT_TRUE(options->setValue(QStringLiteral("stealing"), 1));
  EXPECT_EQ(options->currentPreset(), -1);
  EXPECT_FALSE(options->presetHelp().isEmpty());
  EXPECT_EQ(changed.count(), 2);
}

TEST(OptionModel, AValueOutOfRangeChangesNothing) {
  const std::unique_ptr<OptionModel> options(GameCatalog(nullptr).options(kBaseball));
  EXPECT_FALSE(options->setValue(QStringLiteral("innings"), 8));
  EXPECT_EQ(valueOf(*options, QStringLiteral("innings")), 9);
  EXPECT_FALSE(options->setValue(QStringLiteral("no-such-option"), 1));
  options->applyPreset(99);
  EXPECT_EQ(options->currentPreset(), 0);
}

TEST(HelpText, ChaptersAreTheSecondLevelHeadings) {
  HelpText page;
  page.setMarkdown(QStringLiteral("# Game\n\nabout\n\n## One\n\n**1.1** first\n\n## Two\nlast"));
  EXPECT_EQ(page.chapters().mid(1), (QStringList{QStringLiteral("One"), QStringLiteral("Two")}));
  EXPECT_TRUE(page.text(0).contains(QStringLiteral("about")));
  EXPECT_TRUE(page.text(1).contains(QStringLiteral("first")));
  EXPECT_FALSE(page.text(1).contains(QStringLiteral("last")));
  EXPECT_FALSE(page.text(7).contains(QStringLiteral("last")));
}

TEST(HelpText, TheTypeIsLeftToThePage) {
  const QFont before = QGuiApplication::font();
  QFont font(QStringLiteral("Inter"));
  font.setPixelSize(15);
  QGuiApplication::setFont(font);
  HelpText page;
  page.setMarkdown(QStringLiteral("# Game\n\nabout `code`\n\n```\nmore: code\n```\n"));
  EXPECT_FALSE(page.text(0).contains(QStringLiteral("font-size")));
  QGuiApplication::setFont(before);
}

TEST(HelpText, MarksWhatIsLookedForInEitherCase) {
  HelpText page;
  page.setMarkdown(QStringLiteral("# Game\n\n## One\na\n\n| x | y |\n|---|---|\n| b | Bleed |"));
  const QString bleed = QStringLiteral("bleed");
  EXPECT_EQ(page.find(0, bleed), -1);
  EXPECT_EQ(page.find(1, QString()), -1);
  EXPECT_GT(page.find(1, bleed), 0);
  EXPECT_FALSE(page.text(1).contains(QStringLiteral("background-color")));
  EXPECT_EQ(page.text(1, bleed).count(QStringLiteral("background-color")), 1);
}

TEST(HelpText, FindsWordsThatAreTypedWithoutTheirAccents) {
  HelpText page;
  page.setMarkdown(QStringLiteral("# Juego\n\n## Líneas\nUna LÍNEA [a.b], tamaño de más"));
  for (const char* words : {"linea", "línea", "TAMANO", "mas", "[a.b]"}) {
    EXPECT_GE(page.find(1, QString::fromUtf8(words)), 0) << words;
  }
  for (const char* words : {"lineas", "màs", "[a-b]"}) {
    EXPECT_EQ(page.find(1, QString::fromUtf8(words)), -1) << words;
  }
  EXPECT_EQ(page.text(1, QStringLiteral("linea")).count(QStringLiteral("background-color")), 1);
}

TEST(HelpText, KeysThatAreBoldAreBold) {
  HelpText page;
  page.setMarkdown(QStringLiteral("# Game\n\n**`box`**, `fill`"));
  EXPECT_TRUE(page.text(0).contains(QStringLiteral("font-weight:700;\">box</span>")));
  EXPECT_TRUE(page.text(0).contains(QStringLiteral("'monospace';\">fill</span>")));
}

}  // namespace
}  // namespace raindelay
