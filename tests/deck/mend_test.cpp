// Remedies: each puts its problem right and leaves all other bytes as they were.
#include "deck/mend.h"

#include <gtest/gtest.h>

#include "deck/edit.h"
#include "deck/picture.h"
#include "deck/words.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

Problems of(const DeckReading& reading) {
  Problems problems = reading.problems;
  if (reading.deck) problems.add(checkDeck(*reading.deck));
  return problems;
}

struct Mended {
  const char* what;
  const char* id;
  std::string elements;  ///< of the layout's front
  const char* fix;
  std::string before, after;  ///< what is changed in the file, and nothing else
  std::string cards = kTestCards;
  std::string file = "deck.yaml";
};

std::shared_ptr<MemoryFolder> folderOf(const Mended& each) {
  auto folder = testFolder(withElements("[" + each.elements + "]"), each.cards);
  folder->files["deck.yaml"] += "icons: {wood: art/wood.svg}\nstyles: {note: {size: 3}}\n";
  folder->files["art/wood.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>";
  return folder;
}

const ProblemGroup* find(const std::vector<ProblemGroup>& groups, const std::string& id) {
  for (const ProblemGroup& group : groups) {
    if (group.problem.id == id) return &group;
  }
  return nullptr;
}

std::string exchanged(std::string text, const std::string& before, const std::string& after) {
  const std::size_t place = text.find(before);
  EXPECT_NE(place, std::string::npos) << before;
  return place == std::string::npos ? text : text.replace(place, before.size(), after);
}

class Mend : public testing::TestWithParam<Mended> {};

TEST_P(Mend, PutsItRightAndChangesNothingElse) {
  const Mended& each = GetParam();
  const auto folder = folderOf(each);
  const DeckReading reading = readDeck(folder);
  const auto groups = of(reading).groups();
  const ProblemGroup* group = find(groups, each.id);
  ASSERT_NE(group, nullptr) << testing::PrintToString(sentencesOf(of(reading)));
  EXPECT_EQ(group->problem.fix(), each.fix);
  const auto edit = mended(*group, *folder, reading.deck ? &*reading.deck : nullptr);
  ASSERT_TRUE(edit.ok()) << edit.problem().sentence();
  EXPECT_EQ(edit->file, each.file);
  EXPECT_EQ(edit->before, folder->files[each.file]);
  EXPECT_EQ(edit->after, exchanged(edit->before, each.before, each.after));
  folder->files[each.file] = edit->after;
  EXPECT_EQ(sentencesOf(of(readDeck(folder))), Sentences());
}

const std::string kTextElement = "type: text, font: main, size: 3, box: trim";

INSTANTIATE_TEST_SUITE_P(
    Table, Mend,
    testing::Values(
        Mended{"Key", "unknown-key", "{type: rect, box: trim, fil: ink}", "Change to \"fill\"",
               "fil:", "fill:"},
        Mended{"KeyInQuotes", "unknown-key", "{\"fil\": ink, type: rect, box: trim}",
               "Change to \"fill\"", "\"fil\"", "\"fill\""},
        Mended{"KeyOfAStyle", "unknown-key",
               "{" + kTextElement + ", text: a, style: note, colr: ink}", "Change to \"color\"",
               "colr", "color"},
        Mended{"Type", "not-a-choice", "{type: rekt, box: trim}", "Change to \"rect\"", "rekt",
               "rect"},
        Mended{"Word", "not-a-choice", "{" + kTextElement + ", text: a, align: centre}",
               "Change to \"center\"", "centre", "center"},
        Mended{"Colour", "unknown-colour", "{type: rect, box: trim, fill: papre}",
               "Change to \"paper\"", "papre", "paper"},
        Mended{"Font", "unknown-font", "{type: text, text: a, font: mian, size: 3, box: trim}",
               "Change to \"main\"", "mian", "main"},
        Mended{"Style", "unknown-style", "{" + kTextElement + ", text: a, style: nota}",
               "Change to \"note\"", "nota", "note"},
        Mended{"Column", "unknown-column", "{" + kTextElement + ", text: '{naem}'}",
               "Change to \"name\"", "{naem}", "{name}"},
        Mended{"ColumnAsAWordToo", "unknown-column",
               "{" + kTextElement + ", text: 'naem: {naem}, {naem}'}", "Change to \"name\"",
               "{naem}, {naem}", "{name}, {name}"},
        Mended{"ColumnInACondition", "unknown-column", "{type: rect, box: trim, when: vlaue > 3}",
               "Change to \"value\"", "vlaue", "value"},
        Mended{"ColumnThatIsNotThere", "unknown-column",
               "{" + kTextElement + ", text: '{name}: {flavor text}'}",
               "Leave out column \"flavor text\"", "{flavor text}", ""},
        Mended{"Map", "unknown-map", "{type: rect, box: trim, fill: '{suit|suit-imk}', when: suit}",
               "Change to \"suit-ink\"", "suit-imk", "suit-ink"},
        Mended{"Function", "unknown-function", "{" + kTextElement + ", text: '{= flor(3)}'}",
               "Change to \"floor\"", "flor", "floor"},
        Mended{"Edge", "unknown-edge",
               "{type: rect, name: title, box: trim}, {type: rect, box: {left: title.rigth - 5}}",
               "Change to \"right\"", "rigth", "right"},
        Mended{"Neighbour", "unknown-element",
               "{type: rect, name: title, box: trim}, {type: rect, box: {left: titel.right - 5}}",
               "Change to \"title\"", "titel", "title"},
        Mended{"File", "no-file", "{type: svg, src: art/wod.svg, box: trim}",
               "Change to \"art/wood.svg\"", "art/wod.svg", "art/wood.svg"},
        Mended{"Icon", "plain-brackets", "{" + kTextElement + ", text: 'Gain [wod], wod or not'}",
               "Change to \"[wood]\"", "[wod], wod", "[wood], wod"},
        Mended{"IconInACell", "plain-brackets", "{" + kTextElement + ", text: '{name}'}",
               "Change to \"[wood]\"", "1 [wod]", "1 [wood]", "code,kind,name\na,plain,1 [wod]\n",
               "cards.csv"},
        Mended{"FileInACell", "no-file", "{type: svg, src: 'art/{name}.svg', box: trim}",
               "Change to \"art/wood.svg\"", "wod", "wood", "code,kind,name\na,plain,wod\n",
               "cards.csv"},
        Mended{"LayoutsOfSeveralCards", "unknown-layout", "", "Change to \"plain\"",
               "plian,1\nb,\"plian\"", "plain,1\nb,\"plain\"",
               "code,kind,value\na,plian,1\nb,\"plian\",2\nc,fancy,3\n", "cards.csv"},
        Mended{"DifferentTextsOfSeveralCards", "plain-brackets",
               "{" + kTextElement + ", text: '{name}'}", "Change to \"[wood]\"",
               "1 [wod]\nb,plain,2\nc,plain,\"[wod], 2\"",
               "1 [wood]\nb,plain,2\nc,plain,\"[wood], 2\"",
               "code,kind,name\na,plain,1 [wod]\nb,plain,2\nc,plain,\"[wod], 2\"\n", "cards.csv"},
        Mended{"OtherSide", "unknown-reverse", "", "Change to \"tower\"", "plain,towr",
               "plain,tower", "code,kind,reverse\nmoat,plain,towr\ntower,plain,\n", "cards.csv"},
        Mended{"EntryOfAMap", "map-has-nothing", "{type: rect, box: trim, fill: '{suit|suit-ink}'}",
               "Change to \"bats\"", "bast", "bats", "code,kind,suit\na,plain,bast\n", "cards.csv"},
        Mended{"ColumnOfAnElement", "override-element", "{type: rect, name: title, box: trim}",
               "Change to \"title\"", "@titel.fill", "@title.fill",
               "code,kind,@titel.fill\na,plain,red\n", "cards.csv"},
        Mended{"ColumnOfNoElement", "override-element", "{type: rect, name: title, box: trim}",
               "Leave out column \"@photo.size\"", ";@photo.size;name\r\na;plain;\"2;3\";Moat\r\nb",
               ";name\r\na;plain;Moat\r\nb",
               "code;kind;@photo.size;name\r\na;plain;\"2;3\";Moat\r\nb;plain\r\n", "cards.csv"}),
    [](const auto& each) { return std::string(each.param.what); });

TEST(Mending, IsNotOfferedForAWordThatIsNotInTheCell) {
  auto folder =
      testFolder(withElements("[{type: rect, box: trim, fill: '{suit|odd}', when: suit}]"));
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("short:"), 6, "odd: {bats: papre, balls: ink}, short:");
  const auto groups = of(readDeck(folder)).groups();
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].problem.nearest, "paper");
  EXPECT_FALSE(groups[0].problem.remedy.has_value());
}

TEST(Mending, RefusesWhatIsAnotherByNow) {
  auto folder = testFolder(withElements("[{type: rect, box: trim, fil: ink}]"));
  const DeckReading reading = readDeck(folder);
  const auto groups = of(reading).groups();
  std::string& yaml = folder->files["deck.yaml"];
  yaml.insert(0, "# a line more\n");
  EXPECT_EQ(mended(groups[0], *folder, &*reading.deck).problem().id, "element-gone");
  yaml = "format: [";
  EXPECT_EQ(mended(groups[0], *folder, &*reading.deck).problem().id, "yaml-syntax");
}

TEST(Mending, RefusesAWordThatCannotBeTold) {
  // In a text over several lines there is no telling which bytes say it.
  const auto folder = testFolder(withElements("[]") + "  odd:\n    front:\n      - type: text\n" +
                                 "        font: main\n        size: 3\n        box: trim\n" +
                                 "        text: >\n          {naem}\n          here\n");
  const DeckReading reading = readDeck(folder);
  const auto groups = of(reading).groups();
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(mended(groups[0], *folder, &*reading.deck).problem().id, "not-simple");
}

TEST(ExchangedWord, ChangesAWordWhereItStandsAlone) {
  struct Row {
    const char *text, *word, *other, *changed;
  };
  for (const Row& row : std::vector<Row>{{"a cat", "cat", "hat", "a hat"},
                                         {"concat", "cat", "hat", nullptr},
                                         {"cat-like cät", "cat", "hat", nullptr},
                                         {"{cat} cat", "cat", "hat", "{hat} cat"},
                                         {"{dog} cat", "cat", "hat", "{dog} hat"},
                                         {"{cat}{cat}", "{cat}", "", ""},
                                         {"wod", "art/wod.svg", "art/wood.svg", "wood"},
                                         {"wod", "art/wod.svg", "bits/wood.svg", nullptr},
                                         {"x", "", "y", nullptr}}) {
    const auto changed = exchangedWord(row.text, row.word, row.other);
    EXPECT_EQ(changed.has_value(), row.changed != nullptr) << row.text;
    EXPECT_EQ(changed.value_or(""), row.changed != nullptr ? row.changed : "") << row.text;
  }
}

TEST(EditTable, CallsAColumnOtherwiseOrLeavesItOut) {
  EXPECT_EQ(*withColumnCalled("a;b\r\n1;2\r\n", "b", "x;y"), "a;\"x;y\"\r\n1;2\r\n");
  EXPECT_EQ(*withColumnCalled("a;b\n1;2\n", "a", "x,y,z"), "\"x,y,z\";b\n1;2\n");
  EXPECT_EQ(*withoutColumn("a,b,c\n1,2,3\n4\n\n5,6\n", "b"), "a,c\n1,3\n4\n\n5\n");
  EXPECT_EQ(*withoutColumn("\xEF\xBB\xBF"
                           "a , b\n1, \"2\n2\" \n",
                           "a"),
            "\xEF\xBB\xBF"
            " b\n \"2\n2\" \n");
  EXPECT_EQ(*withoutColumn("a\tb\n1\t2", "b"), "a\n1");
  EXPECT_EQ(withoutColumn("a\n1\n", "a").problem().id, "column-gone");
  EXPECT_EQ(withoutColumn("a,b\n1,\"2\n", "a").problem().id, "row-gone");
  EXPECT_EQ(withColumnCalled("a\n1\n", "b", "c").problem().id, "column-gone");
}

}  // namespace
}  // namespace raindelay::deck
