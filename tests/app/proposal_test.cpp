// A layout that is proposed for a table holds its longest texts, whatever they are.
#include <gtest/gtest.h>

#include "deck/propose.h"
#include "engine/deck_fixture.h"
#include "studio/opened_deck.h"

namespace raindelay {
namespace {

std::string words(int count, const std::string& word = "until ") {
  std::string all;
  for (int i = 0; i < count; ++i) all += word;
  return all;
}

/// All that is wrong with what is proposed for the table, a sentence a line.
std::string wrongWith(const std::string& csv) {
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["cards.csv"] = csv;
  folder->files["deck.yaml"] =
      deck::proposedLayout(*deck::readDataFrame(*folder, "cards.csv"), {"Cards", "cards.csv"});
  FitGroups groups;
  const auto opened = openDeck({deck::DeckSource::Kind::kTable, folder, {}, {}}, QString(), groups);
  std::string all;
  const deck::Problems problems = problemsOf(*opened, [] { return false; });
  for (const deck::Problem& problem : problems.list()) {
    // How they print is another matter: small letters, or those that the typefaces lack.
    if (!problem.id.starts_with("print-")) all += problem.sentence() + "\n";
  }
  return all;
}

struct Table {
  const char* what;
  std::string csv;
};

TEST(ProposedLayout, HoldsTheLongestTexts) {
  for (const Table& table : std::vector<Table>{
           {"title", "name,text\n" + words(12, "Grandmaster ") + ",Short\n"},
           {"title beside a cost", "name,cost,text\n" + words(6, "Waiting ") + ",12,Short\n"},
           {"wide letters", "name,text\n" + words(8, "WWMM ") + ",Short\n"},
           {"rules", "name,text\nA," + words(180) + "\n"},
           {"a novel", "name,text\nA," + words(600) + "\n"},
           {"lines", "name,text\nA,\"" + words(14, "Yes.\n") + "\"\n"},
           {"flavour", "name,text,flavor\nA," + words(40) + "," + words(60) + "\n"},
           {"figures", "name,Attack strength in battle,Defence,text\nA,12,7," + words(30) + "\n"},
           {"everything", "name,cost,type,text,flavor,hp,speed,set,artist,rarity,notes\nA,5," +
                              words(10, "Legendary ") + "," + words(90) + "," + words(20) +
                              ",3,4,First Edition," + words(4, "Somebody ") + ",common," +
                              words(25) + "\n"},
           {"Japanese",
            "name,text\n" + words(12, "将棋") + "," + words(60, "次の番まで休む。") + "\n"},
       }) {
    EXPECT_EQ(wrongWith(table.csv), "") << table.what;
  }
}

}  // namespace
}  // namespace raindelay
