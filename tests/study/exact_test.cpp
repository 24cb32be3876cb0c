// What perfect play comes to, of games that are solved.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/answer.h"
#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

/// A variant of Quick Tennis in which both players' cards of these codes have others.
std::string handOf(const std::string& name, const std::string& code, const std::string& other) {
  std::string cells;
  for (const char* colour : {"red-", "blue-"}) {
    cells += "        - {code: " + (colour + code) + ", column: code, value: " + (colour + other) +
             "}\n";
  }
  return "  " + name + ":\n    cells:\n      cards.csv:\n" + cells;
}

TEST(Exact, IsWhatIsKnownOfQuickTennis) {
  const auto game = gameOf("format: raindelay-study/1\ngame: quick-tennis\nvariants:\n" +
                           handOf("2-2-2-0", "4", "3b") + handOf("1-2-2-1", "1b", "3b") +
                           handOf("3-1-1-1", "2b", "1c") + "questions: [{ask: exact}]\n");
  ASSERT_TRUE(game.ok()) << game.error().message;
  EXPECT_TRUE(game->lineUps.empty()) << "nothing is played";
  const auto asked = askedOf(game->study, game->figures());
  ASSERT_TRUE(asked.ok());
  const Report report = answer(game->study, game->header, *asked, game->lineUps, {},
                               shelf::solvedOf(*game, asked->exact));
  ASSERT_EQ(report.sections.size(), 1U);
  const ReportSection& section = report.sections[0];
  EXPECT_THAT(inEnglish(section.title), HasSubstr("Exact"));
  ASSERT_EQ(section.table.size(), 2U);
  EXPECT_EQ(section.table[0].name, "server-wins.0");
  const std::pair<const char*, double> known[] = {
      {"base", 0.6250}, {"2-2-2-0", 0.485}, {"1-2-2-1", 0.670}, {"3-1-1-1", 0.669}};
  ASSERT_EQ(section.columns.size(), std::size(known));
  for (std::size_t i = 0; i < std::size(known); ++i) {
    EXPECT_EQ(section.columns[i].id, known[i].first);
    EXPECT_NEAR(section.table[0].cells[i]->value, known[i].second, 0.002) << known[i].first;
    EXPECT_NEAR(section.table[1].cells[i]->value, known[i].second, 0.002)
        << "both have these cards";
  }
}

TEST(Exact, SaysWhichCardsHaveNoSolution) {
  const Solved solved[] = {{"base", {{"server-wins.0", 0.625}}}, {"wide", {}}};
  const ReportSection section = solvedSection(solved);
  EXPECT_EQ(section.columns.size(), 1U);
  EXPECT_EQ(section.lines.front().id, "no-solution");
  EXPECT_THAT(inEnglish(section.lines.front()), HasSubstr("wide: not solved"));
}

TEST(Exact, IsRefusedOfAGameThatIsNotSolved) {
  const auto refused = gameOf(
      "format: raindelay-study/1\ngame: rallybird\nquestions:\n"
      "  - {ask: exact}\n");
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().message,
              HasSubstr("line 4: rallybird isn't solved, so it has no exact answer"));
  EXPECT_THAT(saidOf("format: raindelay-study/1\ngame: quick-tennis\n"
                     "questions: [{ask: exact, tolerance: {wins.0: 1}}]\n"),
              HasSubstr("\"tolerance\" doesn't belong to a question that asks \"exact\""));
}

}  // namespace
}  // namespace raindelay::study
