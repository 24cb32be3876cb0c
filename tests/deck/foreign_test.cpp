// Projects of other programs: tests/deck/projects has one in the manner of each.
#include "deck/foreign_project.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iterator>

#include "deck/cider.h"
#include "deck/csv.h"
#include "deck/keep.h"
#include "deck/nandeck.h"
#include "deck/open.h"
#include "deck/picture.h"
#include "deck/squib.h"
#include "engine/deck_fixture.h"
#include "support/folder_test.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

fs::path projectOf(const char* tool) {
  return fs::path(RAINDELAY_SOURCE_DIR "/tests/deck/projects") / tool;
}

/// What the first card prints, and where: "Pilot 4.23,4.23 57.15×10.16".
std::string printed(const Deck& deck) {
  std::string all;
  const auto add = [&](const std::string& what, const Box& box) {
    all += what + " " + std::to_string(std::lround(box.x)) + "," +
           std::to_string(std::lround(box.y)) + " " + std::to_string(std::lround(box.width)) + "x" +
           std::to_string(std::lround(box.height)) + "\n";
  };
  for (const Primitive& figure : compose(deck, 0, Side::kFront).figures) {
    if (const auto* text = std::get_if<TextShape>(&figure.shape)) add(text->text, text->box);
    if (const auto* art = std::get_if<ImageShape>(&figure.shape)) add(art->path, art->box);
  }
  return all;
}

struct Opened {
  DeckSource source;
  Deck deck;
  Sentences said;
};

Opened open(const char* tool) {
  auto source = openDeck(projectOf(tool));
  EXPECT_TRUE(source.ok()) << source.problem().sentence();
  DeckReading reading = readDeck(source->folder);
  EXPECT_TRUE(reading.deck.has_value()) << source->layout;
  Problems problems = source->problems;
  problems.add(reading.problems);
  problems.add(checkDeck(*reading.deck));
  return {*std::move(source), *std::move(reading.deck), sentencesOf(problems)};
}

TEST(ForeignProject, OfSquibGivesItsTableItsSizeAndItsBoxes) {
  const Opened squib = open("squib");
  EXPECT_EQ(squib.source.kind, DeckSource::Kind::kTable);
  EXPECT_EQ(squib.source.table, "data/harbour.csv");
  EXPECT_EQ(squib.deck.name, "squib");
  EXPECT_EQ(squib.deck.copies(0), 3);
  EXPECT_DOUBLE_EQ(squib.deck.width, 63.5);
  EXPECT_DOUBLE_EQ(squib.deck.height, 88.9);
  EXPECT_EQ(printed(squib.deck),
            "Pilot 3,3 57x10\nMove a ship one place. 3,58 57x30\npictures/pilot.png 3,16 57x38\n");
  ASSERT_EQ(squib.said.size(), 1U);
  EXPECT_EQ(squib.said[0],
            "deck.rb: not imported from this Squib project: background, rect, text, "
            "cost.");
}

// Its config.yml counts where the script says nothing: pixels of 200 an inch, cells of 20 pixels,
// pictures in a folder of their own.
TEST(ForeignProject, OfSquibIsReadByItsConfig) {
  const Opened squib = open("squib-config");
  EXPECT_EQ(squib.source.answers.of(ColumnRole::kPicture), "Picture");
  EXPECT_EQ(printed(squib.deck), "Apple 3,3 57x13\nimg/cards/apple.png 3,22 57x38\n");
  ASSERT_EQ(squib.said.size(), 1U);
  EXPECT_EQ(squib.said[0],
            "src/deck.rb: not imported from this Squib project: progress_bars, "
            "custom_colors.");
}

TEST(SquibConfig, IsTakenAsFarAsItHasAnEquivalent) {
  struct Config {
    const char* yaml;
    std::optional<double> dpi;
    const char* pictures;
    std::vector<std::string> left;
  };
  const std::vector<Config> configs = {
      {"dpi: 72\nimg_dir: img\n", 72, "img", {}},
      {"img_dir: .\n", std::nullopt, "", {}},
      {"img_dir: ../img\nhint: on\ncell_px: 0\n", std::nullopt, "", {"img_dir", "hint", "cell_px"}},
      {"img_dir: [a]\ncustom_colors: {a: '#fff'}\n",
       std::nullopt,
       "",
       {"img_dir", "custom_colors"}},
      {"dpi: 1e9\n", std::nullopt, "", {"dpi"}},
      {"dpi: {1", std::nullopt, "", {}},
      {"- dpi\n", std::nullopt, "", {}},
      {"", std::nullopt, "", {}},
  };
  for (const Config& config : configs) {
    SquibScript script = *readSquibScript("Squib");
    readSquibConfig(config.yaml, script);
    EXPECT_EQ(script.dpi, config.dpi) << config.yaml;
    EXPECT_EQ(script.pictures, config.pictures) << config.yaml;
    EXPECT_EQ(script.left, config.left) << config.yaml;
  }
  SquibScript said = *readSquibScript("Squib::Deck.new dpi: 150\n");
  readSquibConfig("dpi: 72", said);
  EXPECT_EQ(said.dpi, 150) << "the script goes before it";
}

TEST(ForeignProject, OfCiderGivesItsFirstDeck) {
  const Opened cider = open("cider");
  EXPECT_EQ(cider.source.table, "decks/creatures/cards.csv");
  EXPECT_EQ(cider.deck.copies(0), 3);
  EXPECT_EQ(cider.deck.width, 69.85);
  EXPECT_EQ(cider.deck.height, 120.65);
  EXPECT_EQ(cider.source.answers.leftOut,
            (std::set<std::string, std::less<>>{"back-template", "front-template", "id"}));
  const std::string front = printed(cider.deck);
  EXPECT_NE(front.find("Otter"), std::string::npos) << front;
  EXPECT_NE(front.find("assets/otter.png"), std::string::npos) << front;
  ASSERT_EQ(cider.said.size(), 1U);
  EXPECT_NE(cider.said[0].find("front-plain.html"), std::string::npos) << cider.said[0];
  EXPECT_NE(cider.said[0].find("decks/places"), std::string::npos) << cider.said[0];
}

TEST(ForeignProject, OfNandeckGivesItsTableItsSizeAndItsBoxes) {
  const Opened river = open("nandeck");
  EXPECT_EQ(river.source.table, "river.csv");
  EXPECT_EQ(river.deck.copies(0), 3);
  EXPECT_EQ(river.deck.width, 57);
  EXPECT_EQ(river.deck.height, 87);
  EXPECT_EQ(printed(river.deck),
            "Otter 5,4 47x9\nart/otter.png 6,17 46x35\nSwims to any bank. 5,55 51x28\n");
  ASSERT_EQ(river.said.size(), 1U);
  EXPECT_EQ(river.said[0],
            "river.nde: not imported from this nanDECK project: BORDER, TEXT, "
            "PRINT.");
}

TEST(ForeignProject, IsArrangedAnewOnceAnotherColumnIsChosen) {
  const Opened squib = open("squib");
  ImportAnswers answers = squib.source.answers;
  ASSERT_EQ(answers.placed.size(), 3U);
  answers.leftOut.insert("Rules");
  const auto without = openDeck(projectOf("squib"), answers);
  ASSERT_TRUE(without.ok());
  EXPECT_EQ(printed(*readSoundDeck(without->folder)).find("Move"), std::string::npos);
  answers.give(ColumnRole::kText, "Rules");
  EXPECT_TRUE(answers.placed.empty());
  const auto anew = openDeck(projectOf("squib"), answers);
  ASSERT_TRUE(anew.ok());
  EXPECT_EQ(anew->answers, answers);
  EXPECT_NE(printed(*readSoundDeck(anew->folder)).find("Move a ship"), std::string::npos);
}

// What isn't printed is off; switched on, it has to be arranged.
TEST(ForeignProject, LeavesOutWhatItDoesNotPrint) {
  const Opened squib = open("squib");
  const ImportAnswers& answers = squib.source.answers;
  EXPECT_EQ(answers.of(ColumnRole::kTitle), "Name");
  EXPECT_EQ(answers.of(ColumnRole::kCost), "");
  EXPECT_EQ(answers.leftOut, (std::set<std::string, std::less<>>{"Cost"}));
  ImportAnswers without = answers;
  without.leaveOut("Rules", true);
  without.leaveOut("Rules", false);
  EXPECT_EQ(without, answers) << "it has a place";
  ImportAnswers with = answers;
  with.leaveOut("Cost", false);
  EXPECT_TRUE(with.placed.empty());
  const auto anew = openDeck(projectOf("squib"), with);
  ASSERT_TRUE(anew.ok());
  EXPECT_NE(printed(*readSoundDeck(anew->folder)).find("\n2 "), std::string::npos);
}

class KeptProject : public FolderTest {};

TEST_F(KeptProject, HasItsPicturesInArt) {
  for (const char* tool : {"squib", "squib-config", "cider", "nandeck"}) {
    const auto source = openDeck(projectOf(tool));
    ASSERT_TRUE(source.ok()) << tool;
    const auto files = filesToKeep(*source, "Mine");
    ASSERT_TRUE(files.ok()) << tool;
    ASSERT_TRUE(writeDeck(*files, home_ / tool).ok()) << tool;
    const auto deck = readSoundDeck(openDeck(home_ / tool)->folder);
    ASSERT_TRUE(deck.ok()) << tool << deck.error().message;
    EXPECT_EQ(sentencesOf(checkDeck(*deck)), Sentences()) << tool;
    EXPECT_EQ(std::distance(fs::directory_iterator(home_ / tool / "art"), {}), 2) << tool;
    EXPECT_NE(printed(*deck).find("art/"), std::string::npos) << tool;
  }
}

struct Script {
  const char* what;
  const char* text;
  const char* table;
  CardSize size;
};

TEST(NandeckScript, IsReadAsFarAsItIsPlain) {
  const std::vector<Script> scripts = {
      {"no link", "CARDSIZE=6,9\n", nullptr, {}},
      {"a comment", "; LINK=cards.csv\n' LINK=cards.csv\n", nullptr, {}},
      {"centimetres", "link = cards.csv\r\ncardsize = 5.5, 8\r\n", "cards.csv", {55, 80}},
      {"inches, and the unit last",
       "LINK=\"a b.xlsx!Sheet 2\"\nCARDSIZE=2.5,3.5\nUNIT=INCH\n",
       "a b.xlsx",
       {63.5, 88.9}},
      {"no size", "LINK=data\\cards.csv", "data\\cards.csv", {60, 90}},
      {"a size of nothing", "LINK=cards.csv\nCARDSIZE=0,1e9\n", "cards.csv", {60, 90}},
      {"a sheet on the net", "LINK=1AbC!cards\n", "1AbC!cards", {60, 90}},
  };
  for (const Script& script : scripts) {
    const auto project = readNandeck(script.text);
    ASSERT_EQ(project.has_value(), script.table != nullptr) << script.what;
    if (!project) continue;
    EXPECT_EQ(project->table, script.table) << script.what;
    EXPECT_NEAR(project->size->width, script.size.width, 0.001) << script.what;
    EXPECT_NEAR(project->size->height, script.size.height, 0.001) << script.what;
  }
}

TEST(SquibProject, IsReadAsFarAsItIsPlain) {
  const CardSize poker;
  const std::vector<Script> scripts = {
      {"another Ruby", "puts 'hello'\n", nullptr, {}},
      {"the least", "require 'squib' # Squib\n", "", poker},
      {"a call in brackets", "d = Squib.xlsx(file: \"a.xlsx\", sheet: 0)\n", "a.xlsx", poker},
      {"in the deck's block",
       "Squib::Deck.new(width: '70mm', height: '9cm') do\n  d = csv file: 'a.csv'\nend",
       "a.csv",
       {63.65, 83.65}},
      {"inches", "Squib::Deck.new width: '3.0in', height: '5in'\n", "", {69.85, 120.65}},
      {"another resolution", "Squib::Deck.new width: 550, height: 750, dpi: 200\n", "", poker},
      {"a size of nothing", "Squib::Deck.new width: 0, height: 1e9\n", "", poker},
      {"a comment", "# Squib.csv file: 'a.csv'\n", "", poker},
  };
  for (const Script& script : scripts) {
    const auto read = readSquibScript(script.text);
    ASSERT_EQ(read.has_value(), script.table != nullptr) << script.what;
    if (!read) continue;
    const ForeignProject project = squibProject(*read, {});
    EXPECT_EQ(project.table, script.table) << script.what;
    ASSERT_TRUE(project.size) << script.what;
    EXPECT_NEAR(project.size->width, script.size.width, 0.2) << script.what;
    EXPECT_NEAR(project.size->height, script.size.height, 0.7) << script.what;
  }
}

TEST(SquibProject, TakesNoLayoutThatIsDamaged) {
  SquibLayout layout;
  for (const char* yaml :
       {"a: {x: 1", "- 1\n- 2\n", "a: 5\n[b]: {x: 1}\n", "", "a: &a {extends: a}"}) {
    readSquibLayout(yaml, layout);
  }
  EXPECT_EQ(layout.size(), 1U);
}

TEST(CiderTemplate, TellsTheSizeOfItsCards) {
  const CardSize poker;
  constexpr double kPixel = 25.4 / 300;
  const std::vector<std::pair<const char*, std::optional<CardSize>>> sheets = {
      {".card { width: 825px; height: 1125px; }", poker},
      {".box{width:300px;height:300px} div.card{height:1050px;width:750px}", poker},
      {".box { width: 825px; height: 1125px }", poker},
      {".card { width: 100%; height: 1125px; }", std::nullopt},
      {".card { width: 5px; height: 9e99px; }", std::nullopt},
      {".card { width: 150px; height: 200px; }", std::nullopt},
      {".card { width: 200px; height: 200px; }",
       CardSize{200 * kPixel - 6.35, 200 * kPixel - 6.35}},
      {".card { width: 150px; height: 200px; } .box { width: 825px; height: 1125px }", poker},
      {".card { width: 825px; height: 1125px;", std::nullopt},
      {"", std::nullopt},
  };
  for (const auto& [css, size] : sheets) EXPECT_EQ(ciderCardSize(css), size) << css;
}

TEST(ForeignProject, ReadsNothingOutsideItsFolder) {
  MemoryFolder folder;
  folder.files["deck.rb"] =
      "Squib.csv file: '../../etc/cards.csv'\nSquib::Deck.new layout: '/etc/a.yml'\n";
  const auto project = foreignProjectIn(folder);
  ASSERT_TRUE(project && project->tableProblem);
  EXPECT_EQ(project->tableProblem->sentence(),
            "deck.rb: the table of this Squib project, \"../../etc/cards.csv\", isn't in its "
            "folder: save it there as CSV.");
}

struct Linked {
  const char* what;
  const char* link;
  const char* other;  // a table that lies there, too
  Sentences said;
};

class LinkedTable : public FolderTest {};

TEST_F(LinkedTable, IsToldWhereItCannotBeRead) {
  const std::string kOf = "deck.txt: the table of this nanDECK project, ";
  const std::string kElsewhere = ", isn't in its folder: save it there as CSV.";
  const std::vector<Linked> cases = {
      {"beside it", "cards.csv", "cards.csv", {}},
      {"with a dot", ".\\cards.csv", "cards.csv", {}},
      {"above", "..\\cards.csv", "", {kOf + "\"..\\cards.csv\"" + kElsewhere}},
      {"on the net", "1AbC!cards", "", {kOf + "\"1AbC!cards\"" + kElsewhere}},
      {"not there", "card.csv", "", {"deck.txt: there is no file \"card.csv\" in the deck."}},
      {"another is",
       "1AbC",
       "other.csv",
       {kOf + "\"1AbC\", can't be read; the cards are those of \"other.csv\" instead."}},
  };
  for (const Linked& each : cases) {
    const fs::path project = home_ / each.what;
    write(std::string(each.what) + "/deck.txt", std::string("LINK=") + each.link + "\n");
    if (*each.other != 0) write(std::string(each.what) + "/" + each.other, "name\nTroll\n");
    const auto source = openDeck(project);
    EXPECT_EQ(source.ok(), *each.other != 0) << each.what;
    EXPECT_EQ(source ? sentencesOf(source->problems) : Sentences{source.problem().sentence()},
              each.said)
        << each.what;
    if (source) {
      EXPECT_EQ(source->table, each.other) << each.what;
    }
  }
}

TEST(ForeignProject, ListsWhatItLeavesInShort) {
  ForeignProject project;
  project.leave(std::string(1'000'000, 'x'));
  project.leave(std::string(2'000'000, 'x'));
  ASSERT_EQ(project.left.size(), 1U);
  EXPECT_LT(project.left[0].size(), 100U);
}

// A column may be written as a text or as a method, and the table may hold it in another way.
TEST(SquibProject, FindsTheColumnsThatItPrints) {
  struct Printed {
    const char* said;
    const char* column;
  };
  const std::vector<Printed> cases = {
      {"data['card_name']", "card_name"},
      {"data[\"Card Name\"]", "Card Name"},
      {"data[:name]", "name"},
      {"data.card_name", "card_name"},
      {"data.name.map(&:upcase)", "name"},
      {"other.name", ""},
      {"database.name", ""},
      {"'data.name'", ""},
      {"Date.today", ""},
  };
  for (const Printed& each : cases) {
    const auto script =
        readSquibScript(std::string("data = Squib.csv file: 'cards.csv'\ntext str: ") + each.said +
                        ", layout: 'a'\n");
    ASSERT_TRUE(script) << each.said;
    EXPECT_EQ(script->calls.empty() ? "" : script->calls[0].column, each.column) << each.said;
  }
  Problems problems;
  const DataFrame table = *readCsv("Card Name,x\nTroll,1\n", "cards.csv", problems);
  ForeignProject project;
  project.place({"card_name", false, {0, 0, 9, 9}, 0});
  project.place({"nrows", false, {0, 0, 9, 9}, 0});
  const ImportAnswers answers = answersOf(project, table, {});
  ASSERT_EQ(answers.placed.size(), 1U);
  EXPECT_EQ(answers.placed[0].column, "Card Name");
  EXPECT_EQ(project.left, std::vector<std::string>{"nrows"});
}

}  // namespace
}  // namespace raindelay::deck
