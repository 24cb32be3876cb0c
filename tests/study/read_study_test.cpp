// A study's file: what it says, and how mistakes in it are told.
#include "study/read_study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <nlohmann/json.hpp>

#include "players/players.h"
#include "study/keys.h"
#include "study/study_fixture.h"
#include "support/reading_time.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

TEST(ReadStudy, TakesAllThatItSays) {
  const Study study = studyOf(kWholeStudy);
  EXPECT_EQ(study.game, (StudyWord{"quick-tennis", 2}));
  EXPECT_EQ(study.options.at("sets"), (StudyWord{"game", 3}));
  EXPECT_EQ(study.seats, (StudyWord{"2", 4}));
  EXPECT_EQ(study.levels, (std::vector<StudyWord>{{"random", 5}, {"coach", 5}}));
  ASSERT_EQ(study.variants.size(), 2U);
  EXPECT_EQ(study.variants[0], (Variant{{"base", 0}, {}, {}}));
  const Variant& spread = study.variants[1];
  EXPECT_EQ(spread.name, (StudyWord{"spread", 7}));
  ASSERT_EQ(spread.cells.size(), 3U);
  EXPECT_EQ(spread.cells[0],
            (CellPatch{{"cards.csv", 9}, {"red-4", 10}, 0, {"code", 10}, "red-3b", 10}));
  EXPECT_EQ(spread.cells[2], (CellPatch{{"calls.csv", 12}, {}, 5, {"to", 12}, "4", 12}));
  EXPECT_EQ(spread.options.at("sets").text, "four-games");
  ASSERT_EQ(study.questions.size(), 1U);
  const Question& question = study.questions[0];
  EXPECT_EQ(question.figures, (std::vector<StudyWord>{{"points", 18}, {"wins.0", 18}}));
  EXPECT_EQ(question.tolerance, (std::vector<Bounds>{{{"points", 19}, -2.5, 2.5}}));
  EXPECT_EQ(question.target, (std::vector<Bounds>{{{"wins.0", 20}, 0.4, 0.6}}));
  EXPECT_EQ(study.stop, (StopRule{200, 20, {{{"points", 21}, -1, 1}}, true, 3}));
  EXPECT_EQ(study.seed, 0x1fU);
}

TEST(ReadStudy, KnowsWhatIsUsual) {
  const Study study = studyOf("format: raindelay-study/1\ngame: tarot\n");
  ASSERT_EQ(study.levels.size(), 4U);
  EXPECT_EQ(study.levels[3], (StudyWord{"coach", 0}));
  const Study bounded = studyOf("format: raindelay-study/1\ngame: x\nstop: {minutes: 2}\n");
  ASSERT_EQ(bounded.levels.size(), 5U) << "where it is said how long a level may take";
  EXPECT_EQ(bounded.levels[4], (StudyWord{"all-star", 0}));
  ASSERT_EQ(study.questions.size(), 1U) << "each variant against the base";
  EXPECT_EQ(study.questions[0].against.text, "base");
  EXPECT_EQ(study.stop.pairs, 1000);
  EXPECT_EQ(study.seed, 1U);
}

TEST(ReadStudy, TakesTheCellsThatASearchMayChange) {
  const Study study = studyOf(
      "format: raindelay-study/1\ngame: tarot\nquestions:\n- ask: target\n  target: {runs: [1, "
      "2]}\n"
      "  weights: {runs: 3}\n  change-cost: 0.5\n  move:\n    g.csv: {code: a, column: b, least: "
      "-1, "
      "most: 4}\n    c.csv:\n    - {row: 2, column: d, values: [x, \"\"]}\n");
  const Question& question = study.questions.at(0);
  EXPECT_EQ(question.ask, QuestionKind::kTarget);
  EXPECT_EQ(question.weights, (std::vector<Bounds>{{{"runs", 6}, -3, 3}}));
  EXPECT_EQ(question.changeCost, 0.5);
  ASSERT_EQ(question.move.size(), 2U);
  EXPECT_EQ(question.move[0],
            (MovingCell{{{"g.csv", 9}, {"a", 9}, 0, {"b", 9}, "", 9}, {}, -1, 4}));
  EXPECT_EQ(question.move[1],
            (MovingCell{{{"c.csv", 10}, {}, 2, {"d", 11}, "", 11}, {"x", ""}, 0, 0}));
}

TEST(ReadStudy, TellsEachMistakeWithItsLine) {
  const std::string head = "format: raindelay-study/1\ngame: tarot\n";
  const std::string cells = head + "variants:\n  v:\n    cells:\n      cards.csv: ";
  const std::string move =
      head + "questions: [{ask: target, target: {runs: [1, 2]}, move: {cards.csv: ";
  const std::pair<std::string, std::string> cases[] = {
      {"format: raindelay-study/2\ngame: tarot\n",
       "line 1: the format \"raindelay-study/2\" is unknown; this program reads "
       "raindelay-study/1."},
      {"format: raindelay-study/1\n", "line 1: study lacks its \"game\"."},
      {head + "variant: {}\n", "line 3: study has no key \"variant\"; did you mean \"variants\"?"},
      {head + "levels: [pro, coatch]\n",
       "line 3: \"level\" cannot be \"coatch\"; did you mean \"coach\"?"},
      {head + "levels: [pro, pro]\n", "line 3: \"pro\" appears twice."},
      {head + "seats: 2.5\n", "line 3: \"seats\" is not a whole number."},
      {head + "seats: 4\n", "line 3: \"seats\" must be from 1 to 3."},
      {head + "seed: 0x1\n", "line 3: \"0x1\" isn't a seed: write 1 to 16 hexadecimal digits."},
      {head + "seed: 12345678901234567\n", "isn't a seed"},
      {"format: raindelay-study/1\ngame: \"\\e[2J\"\n", "line 2: \" [2J\" can't be a name here"},
      {head + "deck: " + std::string(kMaxTextBytes + 1, 'a') + "\n", "can't be a name here"},
      {head + "variants: {\"a\\nb\": {}}\n", "line 3: \"a b\" can't be a name here"},
      {head + "options: {\"\\e\": 1}\n", "can't be a name here"},
      {head + "variants: {base: {}}\n", "line 3: \"base\" appears twice."},
      {head + "variants: [v]\n", "line 3: \"variants\" is written as keys with values."},
      {cells + "{code: a, colum: b, value: 1}\n",
       "line 6: cell has no key \"colum\"; did you mean \"column\"?"},
      {cells + "{code: a, row: 2, column: b, value: 1}\n", "told by its code or its row"},
      {cells + "{column: b, value: 1}\n", "told by its code or its row"},
      {cells + "{code: a, column: b}\n", "line 6: cell lacks its \"value\"."},
      {cells + "5\n", "line 6: \"cards.csv\" is a list: [ … ]."},
      {head + "questions: [{ask: compar}]\n",
       "line 3: \"ask\" cannot be \"compar\"; did you mean \"compare\"?"},
      {head + "questions: [{variant: v}]\n", "line 3: question lacks its \"ask\"."},
      {head + "questions: [{ask: compare, tolerance: {runs: -1}}]\n",
       "line 3: \"runs\" must be from 0 to 1000000000."},
      {head + "questions: [{ask: compare, target: {runs: [2, 1]}}]\n",
       "line 3: \"runs\" must be from 2 to 1000000000."},
      {head + "questions: [{ask: compare, target: {runs: [2]}}]\n",
       "line 3: \"runs\" has 2 entries, not 1."},
      {head + "questions: [{ask: restrict}]\n",
       "line 3: restrict needs without: how the texts of the actions begin."},
      {head + "questions: [{ask: restrict, without: [a,\n  \"\"]}]\n",
       "line 4: \"without\" is empty."},
      {head + "deck: \"\"\n", "line 3: \"deck\" is empty."},
      {head + "options: {\"\": x}\n", "line 3: \"name\" is empty."},
      {head + "questions: [{ask: cards, tolerance: {runs: 1}}]\n",
       "line 3: the key \"tolerance\" doesn't belong to a question that asks \"cards\"."},
      {head + "questions: [{ask: sensitivity}]\n", "line 3: sensitivity needs figures"},
      {head + "questions: [{ask: sensitivity, figures: [runs], move: {}}]\n",
       "line 3: the key \"move\" doesn't belong to a question that asks \"sensitivity\"."},
      {head + "questions: [{ask: target, target: {runs: [1, 2]}}]\n", "line 3: target needs move"},
      {move + "{code: a, colum: b, least: 1, most: 2}}}]\n",
       "line 3: move has no key \"colum\"; did you mean \"column\"?"},
      {move + "{column: b, least: 1, most: 2}}}]\n", "told by its code or its row"},
      {move + "{code: a, column: b, least: 1}}}]\n", "line 3: a cell that may change has least"},
      {move + "{code: a, column: b, least: 2, most: 2}}}]\n", "a cell that may change has least"},
      {move + "{code: a, column: b, values: [x]}}}]\n", "a cell that may change has least"},
      {move + "{code: a, column: b, values: [x, y], least: 1, most: 2}}}]\n",
       "a cell that may change has least"},
      {move + "{code: a, column: b, values: [x, [y]]}}}]\n", "a cell that may change has least"},
      {move + "{code: a, column: b, least: 0.5, most: 2}}}]\n",
       "line 3: \"least\" is not a whole number."},
      {head + "stop: {pair: 5}\n", "line 3: stop has no key \"pair\"; did you mean \"pairs\"?"},
      {head + "stop: {fewest: 1}\n", "line 3: \"fewest\" must be from 2 to"},
      {head + "stop: {decided: maybe}\n", "line 3: \"decided\" is true or false, not \"maybe\"."},
      {head + "levels: [pro\n", "this is not valid YAML"},
      {head + "game: \xff\n", "x.study.yaml: the file is not UTF-8 text."},
  };
  for (const auto& [yaml, sentence] : cases) {
    EXPECT_THAT(saidOf(yaml), testing::AllOf(HasSubstr("x.study.yaml"), HasSubstr(sentence)));
  }
}

TEST(ReadStudy, TellsAllMistakes) {
  deck::Problems problems;
  EXPECT_FALSE(readStudy("format: raindelay-study/1\ngame: tarot\nseats: 9\nseed: x\nstp: {}\n",
                         "x.study.yaml", problems));
  EXPECT_EQ(problems.list().size(), 3U);
}

/// A study with so many of something: each is the text, with its number for #.
std::string many(std::size_t count, std::string head, const std::string& each,
                 const std::string& end) {
  for (std::size_t i = 0; i < count; ++i) {
    std::string one = each;
    for (std::size_t at = 0; (at = one.find('#')) != std::string::npos;) {
      one.replace(at, 1, std::to_string(i));
    }
    head += one;
  }
  return head + end;
}

std::vector<LimitCase> studyLimits() {
  const std::string head = "format: raindelay-study/1\ngame: tarot\n";
  return {{kMaxStudyBytes,
           [=](std::size_t size) {
             return saidOf(head + "#" + std::string(size - head.size() - 1, ' '));
           },
           "the study is larger than 256 KB, the limit."},
          {kMaxVariants,
           [=](std::size_t count) {
             return saidOf(many(count, head + "variants: {", "v#: {}, ", "}\n"));
           },
           "\"variants\" has more than 64 entries, the limit."},
          {kMaxPatches,
           [=](std::size_t count) {
             return saidOf(many(count, head + "variants: {v: {cells: {t: [",
                                "{row: 2, column: c, value: 1},", "]}}}\n"));
           },
           "\"cells\" has more than 5000 entries, the limit."},
          {kMaxQuestions,
           [=](std::size_t count) {
             return saidOf(many(count, head + "questions: [", "{ask: compare}, ", "]\n"));
           },
           "\"questions\" has more than 64 entries, the limit."},
          {kMaxQuestions,
           [=](std::size_t count) {
             return saidOf(
                 many(count, head + "questions: [{ask: restrict, without: [", "w#, ", "]}]\n"));
           },
           "\"without\" has more than 64 entries, the limit."},
          {kMaxMoves,
           [=](std::size_t count) {
             return saidOf(many(count,
                                head + "questions: [{ask: target, target: {r: [0, 1]}, move: {t: [",
                                "{row: 2, column: c, least: 0, most: 2},", "]}}]\n"));
           },
           "\"move\" has more than 64 entries, the limit."}};
}

TEST(ReadStudy, ReadsAsMuchAsTheTableOfLimitsSays) {
  walk(studyLimits());
}

TEST(ReadStudy, TakesATimeThatGrowsWithTheSize) {
  expectTimeGrowsWithTheSize(studyLimits());
}

RC_GTEST_PROP(ReadStudy, EndsInAStudyOrInSentencesWhateverItReads, ()) {
  std::string yaml = kWholeStudy;
  const auto changes = *rc::gen::inRange(1, 12);
  for (int i = 0; i < changes; ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, yaml.size());
    const auto length = *rc::gen::inRange<std::size_t>(0, 9);
    const auto other =
        *rc::gen::element<std::string>("", "{", "}", "[", "]", ": ", "\n  ", "- ", "&a ", "*a",
                                       "\"", "'", "#", "\t", "\xc3", "1e99", "~");
    yaml.replace(at, length, other);
  }
  deck::Problems problems;
  const auto study = readStudy(yaml, "x.study.yaml", problems);
  RC_ASSERT(study.has_value() == problems.empty());
  for (const deck::Problem& problem : problems.list()) {
    RC_ASSERT(problem.sentence().find('\n') == std::string::npos);
    RC_ASSERT(problem.sentence().starts_with("x.study.yaml"));
  }
  // Whatever it says of game and cells is looked up, or refused in a sentence.
  if (!study) return;
  const auto game = shelf::studyGame(*study, std::make_shared<deck::MemoryFolder>(), "1.0");
  if (!game) {
    RC_ASSERT(game.error().message.starts_with("x.study.yaml"));
    RC_ASSERT(game.error().message.find('\n') == std::string::npos);
  }
}

TEST(StudySchema, HasEveryKeyAndLevel) {
  const auto schema = nlohmann::json::parse(studySchema());
  const std::pair<const char*, Part> parts[] = {{"variants", Part::kVariant},
                                                {"cells", Part::kCell},
                                                {"move", Part::kMove},
                                                {"questions", Part::kQuestion},
                                                {"stop", Part::kStop}};
  for (const deck::KeyInfo& key : keysOf(Part::kStudy)) {
    EXPECT_TRUE(schema["properties"].contains(std::string(key.name))) << key.name;
  }
  for (const auto& [name, part] : parts) {
    ASSERT_TRUE(schema["$defs"].contains(name)) << name;
    for (const deck::KeyInfo& key : keysOf(part)) {
      EXPECT_TRUE(schema["$defs"][name]["properties"].contains(std::string(key.name))) << key.name;
    }
  }
  std::set<std::string> levels;
  for (const auto& level : schema["properties"]["levels"]["items"]["enum"]) levels.insert(level);
  std::set<std::string> kinds;
  for (int kind = 0; kind <= static_cast<int>(PlayerKind::kHallOfFamer); ++kind) {
    kinds.emplace(nameOf(static_cast<PlayerKind>(kind)));
  }
  EXPECT_EQ(levels, kinds);
}

/// The names that a schema refers to are defined.
void expectDefined(const nlohmann::json& part, const nlohmann::json& schema) {
  if (part.is_object() && part.contains("$ref")) {
    const std::string name = part["$ref"].get<std::string>().substr(8);
    EXPECT_TRUE(schema["$defs"].contains(name)) << name;
  }
  if (!part.is_structured()) return;
  for (const auto& each : part) expectDefined(each, schema);
}

TEST(StudySchema, RefersToWhatItDefines) {
  const auto schema = nlohmann::json::parse(studySchema());
  expectDefined(schema, schema);
}

}  // namespace
}  // namespace raindelay::study
