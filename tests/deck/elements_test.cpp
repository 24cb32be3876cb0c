// Every element and what is common to them: anchors, flows, copies, styles, single cards' changes.
#include "deck/composed.h"

namespace raindelay::deck {
namespace {

constexpr double kTiny = 1e-9;

void expectBox(const Box& box, const Box& wanted, const std::string& what = "") {
  EXPECT_NEAR(box.x, wanted.x, kTiny) << what;
  EXPECT_NEAR(box.y, wanted.y, kTiny) << what;
  EXPECT_NEAR(box.width, wanted.width, kTiny) << what;
  EXPECT_NEAR(box.height, wanted.height, kTiny) << what;
}

// The card is 50 × 100 mm, its bleed 3 mm, its safe zone 4 mm inside; `a` lies at [10, 20, 20, 30].
TEST(Boxes, AreSaidByEdgesAndAnchors) {
  struct Case {
    const char* box;
    Box wanted;
  };
  const std::vector<Case> cases = {
      {"[1, 2, 3, 4]", {1, 2, 3, 4}},
      {"trim", {0, 0, 50, 100}},
      {"bleed", {-3, -3, 56, 106}},
      {"safe", {4, 4, 42, 92}},
      {"parent", {0, 0, 50, 100}},
      {"a", {10, 20, 20, 30}},
      {"{}", {0, 0, 50, 100}},
      {"{left: 5}", {5, 0, 45, 100}},
      {"{right: 45}", {0, 0, 45, 100}},
      {"{width: 12}", {0, 0, 12, 100}},
      {"{left: 5, right: 20}", {5, 0, 15, 100}},
      {"{left: 5, width: 20}", {5, 0, 20, 100}},
      {"{right: 45, width: 20}", {25, 0, 20, 100}},
      {"{center: 50%, width: 20}", {15, 0, 20, 100}},
      {"{top: 10, bottom: 90%}", {0, 10, 50, 80}},
      {"{bottom: 100%, height: 10}", {0, 90, 50, 10}},
      {"{middle: 50%, height: 10}", {0, 45, 50, 10}},
      {"{left: a.right + 2, top: a.top, width: a.width / 2, height: a.height}", {32, 20, 10, 30}},
      {"{right: a.left - 1mm, width: 3, top: a.bottom}", {6, 50, 3, 50}},
      {"{center: a.center, width: 4, middle: a.middle, height: 6}", {18, 32, 4, 6}},
      {"{left: bleed.left, right: safe.right, top: trim.top, bottom: parent.bottom}",
       {-3, 0, 49, 100}},
      {"{width: '{value} * 5mm', height: 2}", {0, 0, 5, 2}},
      {"{left: 20, right: 10}", {20, 0, 0, 100}},
  };
  for (const Case& each : cases) {
    const auto figures =
        figuresOf("{type: ellipse, name: a, box: [10, 20, 20, 30]}, {type: rect, box: " +
                  std::string(each.box) + "}");
    ASSERT_EQ(figures.size(), 2u) << each.box;
    expectBox(shapeOf<RectShape>(figures[1]).box, each.wanted, each.box);
  }
}

TEST(Boxes, MayBePlacedByWhatComesLaterAndByWhatIsHidden) {
  const auto figures = figuresOf(
      "{type: rect, name: first, box: {left: last.right}}, {type: rect, name: last, box: [5, 5, 5, "
      "5], "
      "when: rank == none}");
  ASSERT_EQ(figures.size(), 1u);
  expectBox(shapeOf<RectShape>(figures[0]).box, {10, 0, 40, 100});
}

TEST(Boxes, InAGroupAreMeasuredByIt) {
  const auto figures = figuresOf(
      "{type: group, box: [10, 20, 20, 40], elements: [{type: rect, box: parent}, {type: rect, "
      "box: "
      "trim}, {type: rect, box: {left: bleed.left, right: 50%}}, {type: group, elements: [{type: "
      "rect, "
      "box: safe}]}]}");
  ASSERT_EQ(figures.size(), 4u);
  expectBox(placeOf(figures[0]), {10, 20, 20, 40});
  expectBox(placeOf(figures[1]), {0, 0, 50, 100});
  expectBox(placeOf(figures[2]), {-3, 20, 23, 40});
  expectBox(placeOf(figures[3]), {4, 4, 42, 92});
}

// Across, one is placed by the other; down, the other by the one: that is no ring.
TEST(Boxes, ArePlacedAcrossAndDownOnTheirOwn) {
  const auto figures = figuresOf(
      "{type: rect, name: cost, box: {left: 0, right: kind.left - 1, top: 10, height: 7}},"
      "{type: rect, name: kind, box: {right: 46, width: 18, top: cost.top, height: cost.height}}");
  expectBox(placeOf(figures[0]), {0, 10, 27, 7});
  expectBox(placeOf(figures[1]), {28, 10, 18, 7});
}

TEST(Boxes, ThatGoInARingStillEnd) {
  DeckReading reading =
      readingOf("{type: rect, name: a, box: b}, {type: rect, name: b, box: {left: a.right}}");
  ASSERT_TRUE(reading.deck.has_value());
  EXPECT_EQ(compose(*reading.deck, 0, Side::kFront).figures.size(), 2u);
}

TEST(Line, MayHangOnOtherElements) {
  const auto figures = figuresOf(
      "{type: rect, name: a, box: [10, 20, 20, 30]}, {type: line, from: [a.left, a.bottom], to: "
      "[a.right, a.bottom + 1], stroke: ink}");
  const auto& line = shapeOf<LineShape>(figures[1]);
  EXPECT_EQ(line.from, (Point{10, 50}));
  EXPECT_EQ(line.to, (Point{30, 51}));
}

TEST(Path, IsDrawnFromItsBoxesCorner) {
  const auto figures = figuresOf(
      "{type: path, path: 'M 0 0 l 10 0 v 5 z', box: [7, 8, 20, 20], fill: red, stroke: ink, "
      "stroke-width: 0.5, dash: [1, 2], fill-rule: evenodd}");
  const auto& path = shapeOf<PathShape>(figures[0]);
  ASSERT_EQ(path.steps.size(), 4u);
  EXPECT_EQ(figures[0].transform.apply(path.steps[1].to), (Point{17, 8}));
  EXPECT_EQ(path.rule, FillRule::kEvenodd);
  EXPECT_EQ(path.fill, (Color{255, 0, 0, 255}));
  EXPECT_EQ(path.strokeWidth, 0.5);
  EXPECT_EQ(path.dashOff, 2);
}

TEST(Path, IsInTheDecksUnitAndMayComeFromACell) {
  const std::string cards = "code,kind,shape\na,plain,M0 0h1\nb,plain,\n";
  DeckReading reading = readingOf("{type: path, path: '{shape}', stroke: ink}", "", cards);
  reading.deck->unit = Unit::kInch;
  const auto figures = compose(*reading.deck, 0, Side::kFront).figures;
  EXPECT_EQ(shapeOf<PathShape>(figures[0]).steps[1].to, (Point{25.4, 0}));
  EXPECT_TRUE(figuresOf("{type: path, path: '{shape}', stroke: ink}", "", 1, cards).empty());
}

TEST(Image, IsAPictureOrADrawingByItsFile) {
  for (const char* type : {"image", "svg"}) {
    const std::string head =
        std::string("{type: ") + type + ", box: [1, 2, 3, 4], fit: cover, radius: 1, ";
    const auto png = figuresOf(head + "src: 'art/{suit}.PNG'}");
    EXPECT_EQ(shapeOf<ImageShape>(png[0]).path, "art/bats.PNG");
    EXPECT_EQ(shapeOf<ImageShape>(png[0]).fit, Fit::kCover);
    EXPECT_EQ(shapeOf<ImageShape>(png[0]).radius, 1);
    const auto svg = figuresOf(head + "src: 'art/{suit}.SVG'}");
    EXPECT_EQ(shapeOf<SvgShape>(svg[0]).path, "art/bats.SVG");
  }
}

constexpr const char* kIcons =
    "icons: {wood: w.svg, gold: {src: g.png, color: red, scale: 2, drop: 0.2}}\n";

TEST(Icons, StandInARowAsTheListSays) {
  const std::string cards = "code,kind,cost\na,plain,wood 2; gold\n";
  const auto figures = figuresOf(
      "{type: icons, list: '{cost}', box: [0, 0, 40, 10], size: 4, gap: 1, color: ink, valign: "
      "middle}",
      kIcons, 0, cards);
  ASSERT_EQ(figures.size(), 3u);
  EXPECT_EQ(shapeOf<SvgShape>(figures[0]).path, "w.svg");
  EXPECT_EQ(shapeOf<SvgShape>(figures[0]).color, (Color{0x10, 0x20, 0x30, 255}));
  expectBox(placeOf(figures[0]), {0, 3, 4, 4});
  expectBox(placeOf(figures[1]), {5, 3, 4, 4});
  expectBox(shapeOf<ImageShape>(figures[2]).box, {10, 1, 8, 8});
}

TEST(Icons, ShrinkDownToTheirSmallestSize) {
  const std::string icons =
      "{type: icons, list: wood 5, box: [0, 0, 10, 10], size: 4, min-size: 1}";
  const auto figures = figuresOf(icons, kIcons);
  ASSERT_EQ(figures.size(), 5u);
  EXPECT_NEAR(placeOf(figures[0]).width, 2, 0.01);
  DeckReading reading =
      readingOf("{type: icons, list: wood 5, box: [0, 0, 10, 10], size: 4, min-size: 3}", kIcons);
  Problems problems;
  (void)compose(*reading.deck, 0, Side::kFront, {}, &problems);
  EXPECT_EQ(problems.list().at(0).id, "flow-too-long");
}

TEST(Icons, WrapAndTakeAnyNameFromElse) {
  const auto figures = figuresOf(
      "{type: icons, list: a b c, box: [0, 0, 9, 9], size: 4, gap: 1, wrap: true, align: center}",
      "icons: {else: 'art/icons/{}.svg'}\n");
  ASSERT_EQ(figures.size(), 3u);
  EXPECT_EQ(shapeOf<SvgShape>(figures[1]).path, "art/icons/b.svg");
  expectBox(placeOf(figures[1]), {5, 0, 4, 4});
  expectBox(placeOf(figures[2]), {2.5, 5, 4, 4});
}

TEST(Icons, ReachNothingOutsideTheDeck) {
  DeckReading reading = readingOf("{type: icons, list: ../../etc/passwd, box: trim, size: 4}",
                                  "icons: {else: 'art/{}.svg'}\n");
  Problems problems;
  EXPECT_TRUE(compose(*reading.deck, 0, Side::kFront, {}, &problems).figures.empty());
  EXPECT_EQ(problems.list().at(0).id, "path-outside");
}

TEST(Flow, PutsElementsOneBehindTheOtherWithoutTheHiddenOnes) {
  const auto figures = figuresOf(
      "{type: group, flow: row, gap: 2, box: [10, 10, 30, 20], elements: [{type: rect, box: [0, 0, "
      "5, 5]}, "
      "{type: rect, box: [0, 0, 9, 9], when: rank == none}, {type: rect, box: [0, 1, 6, 4]}]}");
  ASSERT_EQ(figures.size(), 2u);
  expectBox(placeOf(figures[0]), {10, 10, 5, 5});
  expectBox(placeOf(figures[1]), {17, 11, 6, 4});
}

TEST(Flow, RunsInColumnsToo) {
  const auto figures = figuresOf(
      "{type: group, flow: column, gap: 1, align: right, valign: bottom, box: [0, 0, 20, 20], "
      "elements: "
      "[{type: rect, box: [0, 0, 5, 5]}, {type: rect, box: [0, 0, 8, 4]}]}");
  expectBox(placeOf(figures[0]), {15, 10, 5, 5});
  expectBox(placeOf(figures[1]), {12, 16, 8, 4});
}

TEST(Repeat, CountsItsCopies) {
  const auto figures = figuresOf(
      "{type: repeat, count: '{copies}', cell: [6, 8], gap: 1, box: [5, 10, 40, 10], elements: "
      "[{type: "
      "rect, box: parent}, {type: text, text: '{@index}/{@count}', font: main, size: 3, box: "
      "parent}]}",
      "", 1);
  ASSERT_EQ(figures.size(), 6u);
  expectBox(placeOf(figures[0]), {5, 10, 6, 8});
  expectBox(placeOf(figures[2]), {12, 10, 6, 8});
  EXPECT_EQ(shapeOf<TextShape>(figures[5]).text, "3/3");
}

TEST(Repeat, TakesEachEntryOfAList) {
  const std::string cards = "code,kind,acts\na,plain,move 2; fire bolt\n";
  const auto figures = figuresOf(
      "{type: repeat, each: '{acts}', flow: column, cell: [20, 5], box: [0, 0, 20, 20], elements: "
      "[{type: text, text: '{@amount} {@item}', font: main, size: 3, box: parent, when: \"@item != "
      "x\"}]}",
      "", 0, cards);
  ASSERT_EQ(figures.size(), 2u);
  EXPECT_EQ(shapeOf<TextShape>(figures[0]).text, "2 move");
  EXPECT_EQ(shapeOf<TextShape>(figures[1]).text, "1 fire bolt");
  EXPECT_EQ(placeOf(figures[1]).y, 5);
}

TEST(Repeat, InARepeatKnowsTheInnerCopy) {
  const auto figures = figuresOf(
      "{type: repeat, count: 2, cell: [10, 10], elements: [{type: repeat, count: 2, cell: [2, 2], "
      "elements: [{type: text, text: '{@index}', font: main, size: 3, box: parent}]}, {type: text, "
      "text: "
      "'{@index}', font: main, size: 3, box: parent}]}");
  std::string printed;
  for (const Primitive& figure : figures) printed += shapeOf<TextShape>(figure).text;
  EXPECT_EQ(printed, "121122");
}

TEST(Repeat, OfNothingIsNothing) {
  EXPECT_TRUE(
      figuresOf("{type: repeat, count: '{copies}', cell: [1, 1], elements: [{type: rect, box: "
                "parent}]}")
          .empty());
}

TEST(Repeat, ManyInManyEnds) {
  std::string open, close;
  for (int i = 0; i < 8; ++i) {
    open += "{type: repeat, count: 100, cell: [1, 1], elements: [";
    close += "]}";
  }
  DeckReading reading = readingOf(open + close);
  ASSERT_TRUE(reading.deck.has_value());
  Problems problems;
  EXPECT_TRUE(compose(*reading.deck, 0, Side::kFront, {}, &problems).figures.empty());
  EXPECT_FALSE(problems.empty());
}

constexpr const char* kStyles =
    "styles: {base: {font: main, size: 3, color: red}, head: {extends: base, size: 5, align: "
    "center, "
    "radius: 2}}\n";

TEST(Style, GivesItsKeysToWhatKnowsThem) {
  const auto figures = figuresOf(
      "{type: text, text: x, box: trim, style: head, align: right}, {type: rect, box: trim, style: "
      "head}",
      kStyles);
  const auto& text = shapeOf<TextShape>(figures[0]);
  EXPECT_EQ(text.size, 5);
  EXPECT_EQ(text.color, (Color{255, 0, 0, 255}));
  EXPECT_EQ(text.font.weight, 600);
  EXPECT_EQ(text.align, Align::kRight);
  EXPECT_EQ(shapeOf<RectShape>(figures[1]).radius, 2);
}

TEST(Style, MistakesInItAreToldWhereItStands) {
  const DeckReading reading = readingOf(
      "{type: text, text: x, box: trim, style: head}, {type: text, text: y, box: trim, style: "
      "head}",
      "styles: {head: {font: main, size: big, colour: red}}\n");
  EXPECT_EQ(
      sentencesOf(reading.problems),
      (Sentences{"deck.yaml, line 9: style has no key \"colour\"; did you mean \"color\"?",
                 "deck.yaml, line 9: \"big\" is not a length: write a number with mm, in, pt or "
                 "%."}));
}

const std::string kOverriding =
    "code,kind,@title.size,@title.box,@title.color,@frame.when\n"
    "a,plain,,,,\nb,plain,7,\"[1, 2, 3, 4]\",#ff0000,code == a\nc,plain,,safe,,\n";
constexpr const char* kOverridden =
    "{type: rect, name: frame, box: trim}, {type: group, elements: [{type: text, name: title, "
    "text: "
    "'{code}', font: main, size: 3, box: trim}]}";

TEST(CellsThatOverride, ChangeTheirCardAlone) {
  auto text = [](std::size_t card) {
    return shapeOf<TextShape>(figuresOf(kOverridden, "", card, kOverriding).back());
  };
  EXPECT_EQ(text(0).size, 3);
  EXPECT_EQ(text(1).size, 7);
  expectBox(text(1).box, {1, 2, 3, 4});
  EXPECT_EQ(text(1).color, (Color{255, 0, 0, 255}));
  expectBox(text(2).box, {4, 4, 42, 92});
  EXPECT_EQ(figuresOf(kOverridden, "", 0, kOverriding).size(), 2u);
  EXPECT_EQ(figuresOf(kOverridden, "", 1, kOverriding).size(), 1u);
}

TEST(CellsThatOverride, TellTheirMistakesWithTheCell) {
  const DeckReading reading =
      readingOf(kOverridden, "",
                "code,kind,@title.size,@title.align,@title.box,@frame.size\n"
                "a,plain,big,centre,\"[1, 2\",4\n");
  EXPECT_EQ(sentencesOf(reading.problems).size(), 4u);
  EXPECT_EQ(sentencesOf(reading.problems)[1],
            "cards.csv, row 2, column @title.align: \"align\" cannot be \"centre\"; did you mean "
            "\"center\"?");
  EXPECT_EQ(
      sentencesOf(reading.problems)[3],
      "cards.csv, row 2, column @frame.size: this card's layout has no element \"frame\" with a "
      "key \"size\".");
}

TEST(Texts, AreTakenApartIntoRuns) {
  const auto figures = figuresOf(
      "{type: text, text: 'Pay **2** [gold], __Then__ *rest*', font: main, size: 3, box: trim, "
      "color: "
      "ink, keyword-color: red, case: upper, icon-size: 1.5}",
      kIcons);
  const auto& text = shapeOf<TextShape>(figures[0]);
  EXPECT_EQ(text.text, "PAY 2 [gold], THEN REST");
  ASSERT_EQ(text.runs.size(), 8u);
  EXPECT_EQ(text.runs[0].text, "PAY ");
  EXPECT_EQ(text.runs[1].font.weight, 900);
  ASSERT_TRUE(text.runs[3].icon.has_value());
  EXPECT_EQ(text.runs[3].icon->path, "g.png");
  EXPECT_EQ(text.runs[3].icon->height, 3);  // 1.5 × its scale of 2
  EXPECT_EQ(text.runs[3].icon->drop, 0.2);
  EXPECT_EQ(text.runs[5].color, (Color{255, 0, 0, 255}));
  EXPECT_TRUE(text.runs.back().font.italic);
}

TEST(Texts, KeepTheirSignsWithoutMarkup) {
  const auto figures = figuresOf(
      "{type: text, text: '**2** [gold]', font: main, size: 3, box: trim, markup: false}", kIcons);
  EXPECT_EQ(shapeOf<TextShape>(figures[0]).text, "**2** [gold]");
  EXPECT_EQ(shapeOf<TextShape>(figures[0]).runs.size(), 1u);
}

TEST(Texts, OfAGroupTakeTheSizeThatWasMeasured) {
  DeckReading reading = readingOf(
      "{type: text, text: x, font: main, size: 5, min-size: 2, box: trim, fit-group: rules}");
  reading.deck->fitSizes[{"rules", ""}] = 3.5;
  const auto picture = compose(*reading.deck, 0, Side::kFront);
  const auto& text = shapeOf<TextShape>(picture.figures[0]);
  EXPECT_EQ(text.size, 3.5);
  EXPECT_EQ(text.minSize, 3.5);
}

}  // namespace
}  // namespace raindelay::deck
