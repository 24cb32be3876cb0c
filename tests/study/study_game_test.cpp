// What a study names is looked up among the games, decks and their cells.
#include "shelf/study_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deck/csv_writer.h"
#include "study/study_fixture.h"
#include "support/folder_test.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

std::string refusalOf(const std::string& yaml, std::shared_ptr<const deck::Folder> folder =
                                                   std::make_shared<deck::MemoryFolder>()) {
  const auto game = gameOf(yaml, std::move(folder));
  return game ? "" : game.error().message;
}

TEST(StudyGame, HasEachVariantWithItsOwnCardsAndOptions) {
  const auto game = gameOf(kWholeStudy);
  ASSERT_TRUE(game.ok()) << game.error().message;
  ASSERT_EQ(game->variants.size(), 2U);
  EXPECT_EQ(game->variants[0].fingerprint,
            shelf::take(Options(game->variants[0].game->info()))->fingerprint);
  EXPECT_EQ(game->variants[0].options.text("sets"), "game");
  EXPECT_EQ(game->variants[1].options.text("sets"), "four-games");
  const deck::DataFrames& cards = *game->variants[1].cards;
  EXPECT_FALSE(cards.at("cards").findRow("code", "red-4"));
  EXPECT_TRUE(cards.at("cards").findRow("code", "red-3b"));
  EXPECT_EQ(cards.at("calls").at(3, "to"), "4");
  ASSERT_EQ(game->lineUps.size(), 2U);
  EXPECT_EQ(game->lineUps[1].name(), "coach");
  EXPECT_THAT(game->header.figures,
              testing::IsSupersetOf({"wins.0", "wins.1", "decisions", "points", "points.0"}));
}

TEST(StudyGame, LeavesOutUsualLevelsThatTheGameLacks) {
  const auto game = gameOf("format: raindelay-study/1\ngame: tarot\n");
  ASSERT_TRUE(game.ok());
  EXPECT_EQ(game->lineUps.size(), 4U);
}

TEST(StudyGame, TellsWhatIsNotThereWithItsLineAndTheNearest) {
  const std::string head = "format: raindelay-study/1\n";
  const std::string tennis = head + "game: quick-tennis\n";
  const std::string cells = tennis + "variants:\n  v:\n    cells:\n      ";
  const std::pair<std::string, std::string> cases[] = {
      {head + "game: quick-tenis\n",
       "line 2: unknown game quick-tenis; did you mean quick-tennis?"},
      {tennis + "preset: short\n", "line 3: unknown preset short; there is none"},
      {tennis + "options: {set: 1}\n", "line 3: unknown option set; did you mean sets?"},
      {tennis + "options:\n  sets: 2\n",
       "line 4: option sets can't be 2; it takes tie-break, game"},
      {tennis + "seats: 3\n", "line 3: Quick Tennis is for 2 players; this match has 3"},
      {head + "game: rallybird\nlevels: [coach, hall-of-famer]\n",
       "line 3: unknown computer player hall-of-famer; known: random coach"},
      {tennis + "deck: cards\n", "line 3: There is no file \"deck.yaml\" in the deck."},
      {tennis + "deck: ../cards\n",
       "line 3: \"../cards\" is not a file of the deck: nothing outside"},
      {tennis + "deck: /etc\n", "line 3: \"/etc\" is not a file of the deck: nothing outside"},
      {tennis + "deck-hash: sha256:12\n",
       "line 3: the base deck's cards have changed: its hash is sha256:"},
      {cells + "card.csv: {code: red-4, column: kind, value: x}\n",
       "line 6: unknown table card.csv; did you mean cards.csv?"},
      {cells + "cards.csv: {code: red-5, column: kind, value: x}\n",
       "line 6: unknown code red-5; did you mean red-1?"},
      {cells + "cards.csv: {code: red-4, column: kinds, value: x}\n",
       "line 6: cards.csv has no column \"kinds\"; did you mean \"kind\"?"},
      {cells + "cards.csv: {row: 99, column: kind, value: x}\n", "line 6: cards.csv has no row 99"},
      {cells + "calls.csv: {code: lob, column: to, value: 3}\n",
       "line 6: calls.csv has several rows lob; say which, by row: 2, 3"},
      {cells + "calls.csv: {row: 2, column: to, value: 9}\n",
       "line 4: variant v: calls.csv, row 2, column to: \"9\" isn't a number from 1 to 4"},
      {"format: raindelay-study/1\ngame: tarot\nlevels: [coach]\nquestions:\n- {ask: compare}\n- "
       "{ask: ladder}\n",
       "line 6: a ladder needs two levels or more"},
  };
  for (const auto& [yaml, sentence] : cases) {
    EXPECT_THAT(refusalOf(yaml), HasSubstr("x.study.yaml, " + sentence));
  }
}

/// The built-in cards of Quick Tennis as a deck of somebody's own, changed in one cell.
std::shared_ptr<deck::MemoryFolder> ownDeck(const std::string& path) {
  auto folder = std::make_shared<deck::MemoryFolder>();
  for (auto [name, table] : builtinData("quick-tennis")) {
    if (name == "calls") table.set(3, *table.find("to"), "4");
    folder->files[path + name + ".csv"] = deck::writeCsv(table);
  }
  folder->files[path + "deck.yaml"] =
      "format: raindelay-deck/1\ncard: {size: [50mm, 100mm]}\ntables: [calls.csv]\n"
      "layouts: {all: {front: []}}\n";
  return folder;
}

TEST(StudyGame, TakesADeckInTheStudysFolder) {
  const std::string head = "format: raindelay-study/1\ngame: quick-tennis\n";
  for (const auto& [path, deck] : {std::pair("", "."), std::pair("my/cards/", "my/cards")}) {
    const auto game = gameOf(head + "deck: " + deck + "\n", ownDeck(path));
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_EQ(game->variants[0].cards->at("calls").at(3, "to"), "4");
    const std::string& hash = game->variants[0].fingerprint;
    EXPECT_EQ(refusalOf(head + "deck: " + deck + "\ndeck-hash: " + hash + "\n", ownDeck(path)), "");
  }
}

using StudyFolder = FolderTest;

TEST_F(StudyFolder, NoLinkLeadsOutOfIt) {
  const auto deck = ownDeck("elsewhere/");
  for (const auto& [path, bytes] : deck->files) write(path, bytes);
  std::filesystem::create_directory(home_ / "study");
  std::filesystem::create_directory_symlink(home_ / "elsewhere", home_ / "study" / "cards");
  const auto folder = std::make_shared<const deck::DiskFolder>(home_ / "study");
  EXPECT_THAT(refusalOf("format: raindelay-study/1\ngame: quick-tennis\ndeck: cards\n", folder),
              HasSubstr("is a link or leads through one"));
}

}  // namespace
}  // namespace raindelay::study
