// Tests an element's values, their sources, and the edits that change them.
#include "deck/written.h"

#include <gtest/gtest.h>

#include "deck/measure.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

// An element of the first card, by where it is in its layout's front.
class WrittenTest : public testing::Test {
 public:
  void read(const std::string& layouts, const std::string& styles = "",
            const std::string& cards = kTestCards) {
    folder_ = testFolder(layouts, cards);
    std::string& yaml = folder_->files["deck.yaml"];
    yaml = styles + yaml;
    reading_ = readDeck(folder_);
    ASSERT_TRUE(reading_.deck.has_value());
    ASSERT_EQ(reading_.problems.errors(), 0u) << reading_.problems.list().front().sentence();
  }
  const std::string& yaml() const { return folder_->files.at("deck.yaml"); }
  ElementOfCard element(std::size_t which = 0, std::size_t card = 0) const {
    return {yaml(), *reading_.deck, card, reading_.deck->layoutOf(card).front.at(which)};
  }
  static WrittenValue value(const ElementOfCard& element, std::string_view key) {
    const auto values = valuesOf(element);
    EXPECT_TRUE(values.ok()) << values.error().message;
    for (const WrittenValue& each : *values) {
      if (each.key.name == key) return each;
    }
    ADD_FAILURE() << key;
    return {};
  }
  // deck.yaml as it should be, with this in place of that.
  std::string exchanged(const std::string& that, const std::string& by) const {
    std::string expected = yaml();
    const std::size_t at = expected.find(that);
    EXPECT_NE(at, std::string::npos) << that;
    return expected.replace(at, that.size(), by);
  }

  std::shared_ptr<MemoryFolder> folder_;
  DeckReading reading_;
};

using Parts = std::vector<ValuePart>;

const std::string kPlain =
    "  plain:\n"
    "    front:\n"
    "      # the title\n"
    "      - {type: text, name: title, text: \"{name}\", font: main, size: 5, box: [4,  4mm, 40, "
    "8]} # t\n"
    "      - type: rect\n"
    "        name: frame\n"
    "        box:\n"
    "          left: 2   # l\n"
    "          top: title.bottom + 2\n"
    "  fancy: {extends: plain}\n";

TEST_F(WrittenTest, AValueIsShownAsItIsWritten) {
  read(kPlain);
  const WrittenValue size = value(element(), "size");
  EXPECT_EQ(size.parts, (Parts{{"", "5"}}));
  EXPECT_EQ(size.origin, Origin::kElement);
  EXPECT_EQ(value(element(), "text").parts, (Parts{{"", "{name}"}}));
  EXPECT_EQ(value(element(), "align").origin, Origin::kDefault);
  EXPECT_TRUE(value(element(), "align").parts.empty());
}

TEST_F(WrittenTest, ABoxIsShownByItsEntriesOrItsEdges) {
  read(kPlain);
  EXPECT_EQ(value(element(), "box").parts,
            (Parts{{"x", "4"}, {"y", "4mm"}, {"width", "40"}, {"height", "8"}}));
  EXPECT_EQ(value(element(1), "box").parts, (Parts{{"left", "2"}, {"top", "title.bottom + 2"}}));
}

TEST_F(WrittenTest, EveryKeyOfTheTableIsThereButNameTypeAndWhatIsInside) {
  read(kPlain);
  const auto values = valuesOf(element());
  std::vector<std::string> shown, known;
  for (const WrittenValue& each : *values) shown.emplace_back(each.key.name);
  for (const std::string& key : keyNames(ElementType::kText)) {
    if (key != "name" && key != "type") known.push_back(key);
  }
  EXPECT_EQ(shown, known);
}

TEST_F(WrittenTest, AnEntryIsExchangedAlone) {
  read(kPlain);
  const auto list = withValues(element(), {{"box", {{"x", "6.5"}}}});
  ASSERT_TRUE(list.ok()) << list.error().message;
  EXPECT_EQ(list->content, exchanged("[4,  4mm", "[6.5,  4mm"));
  EXPECT_EQ(list->column, "");
  const auto edge = withValues(element(1), {{"box", {{"left", "3"}}}});
  EXPECT_EQ(edge->content, exchanged("left: 2 ", "left: 3 "));
  const auto text = withValues(element(), {{"text", {{"", "[wood] {name}"}}}});
  EXPECT_EQ(text->content, exchanged("\"{name}\"", "\"[wood] {name}\""));
}

TEST_F(WrittenTest, WhatAStyleSaysIsSaidByTheElementThen) {
  read("  plain: {front: [{type: text, name: t, text: a, box: trim, style: body}]}\n  fancy: {}\n",
       "styles: {base: {font: main, align: right}, body: {extends: base, size: 3}}\n");
  const WrittenValue align = value(element(), "align");
  EXPECT_EQ(align.origin, Origin::kStyle);
  EXPECT_EQ(align.from, "body");
  EXPECT_EQ(align.parts, (Parts{{"", "right"}}));
  EXPECT_EQ(withValues(element(), {{"size", {{"", "4"}}}})->content,
            exchanged("style: body}", "style: body, size: 4}"));
}

TEST_F(WrittenTest, WhatABaseLayoutSaysIsOverriddenInTheCardsOwn) {
  read(kPlain);
  const ElementOfCard fancy = element(0, 2);
  EXPECT_EQ(value(fancy, "size").origin, Origin::kLayout);
  EXPECT_EQ(value(fancy, "size").from, "plain");
  EXPECT_EQ(withValues(fancy, {{"size", {{"", "4"}}}})->content,
            exchanged("{extends: plain}", "{extends: plain, front: [{name: title, size: 4}]}"));
  EXPECT_EQ(withValues(fancy, {{"box", {{"x", "6"}}}})->content,
            exchanged("{extends: plain}",
                      "{extends: plain, front: [{name: title, box: [6, 4mm, 40, 8]}]}"));
}

TEST_F(WrittenTest, AnOverrideThatIsThereIsChanged) {
  read(kPlain.substr(0, kPlain.find("  fancy")) +
       "  fancy:\n    extends: plain\n    front:\n      - {name: title, size: 4}\n");
  EXPECT_EQ(value(element(0, 2), "size").origin, Origin::kElement);
  EXPECT_EQ(withValues(element(0, 2), {{"size", {{"", "3"}}}})->content,
            exchanged("size: 4}", "size: 3}"));
  EXPECT_EQ(withValues(element(0, 2), {{"align", {{"", "right"}}}})->content,
            exchanged("size: 4}", "size: 4, align: right}"));
  EXPECT_EQ(withValues(element(1, 2), {{"radius", {{"", "1"}}}})->content,
            exchanged("      - {name: title, size: 4}",
                      "      - {name: frame, radius: 1}\n      - {name: title, size: 4}"));
}

TEST_F(WrittenTest, WhatHasNoNameIsChangedWhereItStands) {
  read("  plain: {front: [{type: rect, box: trim, fill: red}]}\n  fancy: {extends: plain}\n");
  EXPECT_EQ(value(element(0, 2), "fill").from, "plain");
  EXPECT_EQ(withValues(element(0, 2), {{"fill", {{"", "ink"}}}})->content,
            exchanged("fill: red", "fill: ink"));
}

TEST_F(WrittenTest, WhatACellSaysForACardIsChangedInTheCell) {
  read("  plain: {front: [{type: rect, name: r, box: [1, 2, 3, 4], fill: red}]}\n  fancy: {}\n", "",
       "code,kind,@r.box,@r.fill\na,plain,\"[5, 6, 7, 8]\",\nb,plain,,ink\n");
  const WrittenValue box = value(element(), "box");
  EXPECT_EQ(box.origin, Origin::kCell);
  EXPECT_EQ(box.from, "@r.box");
  const auto moving = moved(element(), 1, 0);
  ASSERT_TRUE(moving.ok()) << moving.error().message;
  EXPECT_EQ(moving->column, "@r.box");
  EXPECT_EQ(moving->content, "[6, 6, 7, 8]");
  EXPECT_EQ(withValues(element(0, 1), {{"fill", {{"", "paper"}}}})->content, "paper");
}

TEST_F(WrittenTest, AValueThatIsTakenAwayIsTheDefaultAgain) {
  read(kPlain);
  EXPECT_EQ(withValues(element(), {{"size", {{"", ""}}}})->content, exchanged("size: 5, ", ""));
}

TEST_F(WrittenTest, AnElementThatIsNotThereAnyMoreIsNotChanged) {
  read(kPlain);
  const std::string other = "format: raindelay-deck/1\n" + yaml();
  const ElementOfCard gone{other, *reading_.deck, 0, reading_.deck->layoutOf(0).front[0]};
  EXPECT_EQ(withValues(gone, {{"size", {{"", "4"}}}}).problem().id, "element-gone");
  EXPECT_EQ(valuesOf(gone).problem().id, "element-gone");
}

TEST_F(WrittenTest, MovingChangesWhereItBeginsAndLeavesItsSize) {
  read(kPlain +
           "  more:\n    front:\n"
           "      - {type: line, from: [1, 2], to: [3in, 50%], stroke: ink}\n"
           "      - {type: rect, box: {right: 9, bottom: 9, width: 2, height: 3}}\n"
           "      - {type: rect, box: {width: 5, top: 3}}\n"
           "      - {type: rect, box: safe}\n"
           "      - {type: rect, box: {top: 4}}\n",
       "", "code,kind,name\na,plain,A\nb,more,B\n");
  EXPECT_EQ(moved(element(), 0.1, -1)->content, exchanged("[4,  4mm", "[4.1,  3mm"));
  EXPECT_EQ(moved(element(0, 1), 25.4, 1)->content,
            exchanged("from: [1, 2], to: [3in, 50%]", "from: [26.4, 3], to: [4in, 50% + 1mm]"));
  EXPECT_EQ(moved(element(1, 1), -1, 1)->content,
            exchanged("{right: 9, bottom: 9,", "{right: 8, bottom: 10,"));
  EXPECT_EQ(moved(element(2, 1), 2, 0)->content,
            exchanged("{width: 5, top: 3}", "{width: 5, top: 3, left: 2}"));
  EXPECT_EQ(moved(element(3, 1), 1, 1).problem().id, "no-place");
  EXPECT_EQ(moved(element(4, 1), 1, 0).problem().id, "fills-all");
}

struct Shift {
  const char* length;
  double mm;
  Unit bare;
  const char* shifted;
};

class ShiftedTest : public testing::TestWithParam<Shift> {};

TEST_P(ShiftedTest, KeepsItsUnit) {
  const Shift& c = GetParam();
  EXPECT_EQ(shifted(c.length, c.mm, c.bare), c.shifted);
}

INSTANTIATE_TEST_SUITE_P(
    Lengths, ShiftedTest,
    testing::Values(Shift{"4", 0.1, Unit::kMillimetre, "4.1"},
                    Shift{"4.05 mm", -1, Unit::kMillimetre, "3.05 mm"},
                    Shift{"0.125", 2.54, Unit::kInch, "0.225"},
                    Shift{"1mm", -1, Unit::kInch, "0mm"}, Shift{"-2", 1, Unit::kMillimetre, "-1"},
                    Shift{"72pt", 25.4, Unit::kInch, "144pt"},
                    Shift{"50%", 2, Unit::kMillimetre, "50% + 2mm"},
                    Shift{"50% + 2mm", -2, Unit::kMillimetre, "50%"},
                    Shift{"100% - 4", 1, Unit::kMillimetre, "100% - 3"},
                    Shift{"100% - 4", 5, Unit::kMillimetre, "100% + 1"},
                    Shift{"title.bottom + 0.5in", 25.4, Unit::kMillimetre, "title.bottom + 1.5in"},
                    Shift{"(a.left + 2) / 2", 1, Unit::kMillimetre, "(a.left + 2) / 2 + 1mm"},
                    Shift{"{hp} * 4mm", -1, Unit::kMillimetre, "{hp} * 4mm - 1mm"}));

}  // namespace
}  // namespace raindelay::deck
