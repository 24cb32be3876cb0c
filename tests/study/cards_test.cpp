// What a card is worth, by its neutral twin.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/answer.h"
#include "study/study_fixture.h"
#include "study/twins.h"

namespace raindelay::study {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Cards of two kinds.
deck::DataFrames tables() {
  deck::DataFrame cards("cards.csv", {"code", "kind", "copies", "power", "colour"});
  const std::vector<std::string> rows[] = {
      {"a", "big", "2", "10", "red"},  {"b", "big", "1", "9", "red"},
      {"c", "big", "1", "2", "blue"},  {"d", "big", "1", "1", "red"},
      {"e", "small", "1", "x", "red"}, {"f", "small", "1", "3", "red"},
  };
  int line = 1;
  for (const auto& row : rows) cards.addRow(row, ++line);
  deck::DataFrame gloves("gloves.csv", {"glove", "front"});
  for (const char* front : {"3", "1", "2"}) {
    gloves.addRow({std::string("glove-") + front, front}, ++line);
  }
  return {{"cards", cards}, {"gloves", gloves}};
}

Study asking(const std::string& more) {
  return studyOf("format: raindelay-study/1\ngame: x\nquestions: [{ask: cards" + more + "}]\n");
}

/// `card: column=value …` of each twin.
std::vector<std::string> twinsOf(const std::string& more) {
  std::vector<std::string> all;
  const auto study = withTwins(asking(more), tables());
  if (!study) return {study.error().message};
  for (const Variant& variant : study->variants) {
    if (variant.twinOf.empty()) continue;
    std::string text = variant.twinOf + ":";
    for (const CellPatch& cell : variant.cells) text += " " + cell.column.text + "=" + cell.value;
    all.push_back(text);
  }
  return all;
}

TEST(Twins, HaveTheMedianOfTheirKindAndTheMostCommonWord) {
  EXPECT_THAT(twinsOf(""), ElementsAre("a: power=2", "b: power=2", "d: power=2"));
  EXPECT_THAT(twinsOf(", columns: [colour, power]"),
              ElementsAre("a: power=2", "b: power=2", "c: colour=red", "d: power=2", "f: power=x"));
  EXPECT_THAT(twinsOf(", table: gloves.csv"), ElementsAre("glove-3: front=2", "glove-1: front=2"));
}

TEST(Twins, TellWhatIsNotThere) {
  const std::pair<const char*, const char*> cases[] = {
      {", table: card.csv", "line 3: unknown table card.csv; did you mean cards.csv?"},
      {", columns: [powr]", "line 3: cards.csv has no column \"powr\"; did you mean \"power\"?"},
      {", columns: [kind]", "line 3: every card of cards.csv is its own neutral twin; name by"},
  };
  for (const auto& [more, sentence] : cases) {
    EXPECT_THAT(twinsOf(more), ElementsAre(HasSubstr(sentence)));
  }
}

TEST(Twins, AreAsManyAsVariantsMayBe) {
  deck::DataFrame cards("cards.csv", {"code", "power"});
  for (int i = 0; i < 66; ++i) cards.addRow({"c" + std::to_string(i), std::to_string(i)}, i + 2);
  const auto refused = withTwins(asking(""), {{"cards", cards}});
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().message, HasSubstr("there are 66 variants; the most that are played "
                                                 "are 64: name fewer columns, or another table"));
}

/// Each card adds runs of its own to every match: the more, the later it stands.
TEST(Cards, AreSortedByWhatTheyAdd) {
  const Study study = withTwins(asking(", figures: [runs]"), tables()).value();
  const KnownFigures figures = {{"runs", "decisions"}, {}};
  const Asked asked = askedOf(study, figures).value();
  ASSERT_EQ(asked.stop.asked.size(), 3U);
  ResultsHeader header;
  header.figures = figures.ids;
  header.seats = 2;
  Results results;
  for (std::int64_t i = 0; i < 60; ++i) {
    const auto luck = static_cast<double>(i * 7 % 11);
    const double noise = i % 2 == 0 ? 0.1 : -0.1;
    Pair pair{i, {{{luck, 1}}}};
    pair.matches.push_back({{luck, 1}});              // a: nothing
    pair.matches.push_back({{luck - 2 + noise, 1}});  // b: 2 runs
    pair.matches.push_back({{luck + 3 + noise, 1}});  // d: -3 runs
    results.add("coach", pair);
  }
  const std::vector<LineUp> lineUps = {{{PlayerKind::kCoach, PlayerKind::kCoach}}};
  const Report report = answer(study, header, asked, lineUps, results);
  const ReportSection& section = report.sections.at(0);
  EXPECT_EQ(inEnglish(section.title),
            "What each card adds to runs against its neutral twin, coach on all seats: 60 pairs of "
            "matches");
  ASSERT_EQ(section.table.size(), 3U);
  EXPECT_EQ(section.table[0].name, "d");
  EXPECT_NEAR(section.table[0].cells[2]->value, -3, 1e-9);
  EXPECT_EQ(section.table[1].name, "b");
  EXPECT_NEAR(section.table[1].cells[2]->value, 2, 1e-9);
  EXPECT_FALSE(section.table[2].cells[3]) << "no interval";
  EXPECT_EQ(inEnglish(section.lines.at(0)),
            "Known to differ, with 3 asked at this level (Holm, 0.05): d, b.");
  EXPECT_EQ(inEnglish(section.lines.at(1)),
            "No difference in 60 pairs, so that no interval can be told: a.");
}

TEST(Cards, OfAGameArePlayedAgainstTheirTwins) {
  const auto game = gameOf(
      "format: raindelay-study/1\ngame: rallybird\nlevels: [random]\n"
      "questions: [{ask: cards, table: gloves.csv, figures: [runs]}]\n");
  ASSERT_TRUE(game.ok()) << game.error().message;
  ASSERT_GT(game->variants.size(), 3U);
  EXPECT_NE(game->variants[0].fingerprint, game->variants[1].fingerprint);
  EXPECT_EQ(game->lineUps.size(), 1U);
}

TEST(Cards, WhoseTwinTheRulesRefuseAreNotMeasured) {
  const auto game = gameOf(
      "format: raindelay-study/1\ngame: quick-baseball\nlevels: [random]\n"
      "questions: [{ask: cards, columns: [outer, inner, otherwise], figures: [runs]}]\n");
  ASSERT_TRUE(game.ok()) << game.error().message;
  ASSERT_FALSE(game->study.noTwins.empty());
  EXPECT_EQ(game->study.variants.size(), game->variants.size());
  const Report report = answer(game->study, game->header,
                               askedOf(game->study, game->figures()).value(), game->lineUps, {});
  std::string said;
  for (const ReportLine& line : report.sections.back().lines) said += inEnglish(line) + "\n";
  EXPECT_THAT(said, HasSubstr("pitch-out: its neutral twin can't be played: "));
  EXPECT_THAT(said, HasSubstr("random: no pair of matches was played."));
}

}  // namespace
}  // namespace raindelay::study
