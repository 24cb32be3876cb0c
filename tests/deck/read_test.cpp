// deck.yaml: what is read, and what is said about what cannot be.
#include <gtest/gtest.h>

#include "deck/picture.h"
#include "deck/words.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

Deck mustRead(std::shared_ptr<const Folder> folder) {
  auto deck = readSoundDeck(std::move(folder));
  EXPECT_TRUE(deck.ok()) << deck.error().message;
  return deck ? *std::move(deck) : Deck();
}

// The message about a front of `plain` on line 7.
std::string elementMessage(const std::string& elements) {
  return readMessage(testFolder(withElements(elements)));
}

TEST(ReadDeck, ReadsCardPaletteFontsAndMaps) {
  const Deck deck = mustRead(testFolder(withElements("[]")));
  EXPECT_EQ(deck.width, 50);
  EXPECT_EQ(deck.height, 100);
  EXPECT_EQ(deck.corner, 5);
  EXPECT_EQ(deck.bleed, 3);
  EXPECT_EQ(deck.safe, 4);
  EXPECT_EQ(deck.palette.at("ink"), (Color{0x10, 0x20, 0x30, 255}));
  EXPECT_EQ(deck.palette.at("back"), (Color{255, 0, 0, 255}));
  EXPECT_EQ(deck.fonts.at("main").weight, 600);
  EXPECT_EQ(deck.maps.at("short").elseText, "more");
}

TEST(ReadDeck, ASkinHasANameInOtherLanguages) {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] += "skins: {night: {name: At night, name.de: Nachts}}\n";
  const Deck deck = mustRead(folder);
  EXPECT_EQ(deck.skins.at("night").nameIn("de"), "Nachts");
  EXPECT_EQ(deck.skins.at("night").nameIn("es"), "At night");
}

TEST(ReadDeck, ASkinExchangesColoursAndWhatStandsForThem) {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] +=
      "skins: {night: {name: At night, palette: {red: \"#800000\"}},"
      " day: {name: By day}}\n";
  const Deck deck = mustRead(folder);
  EXPECT_EQ(deck.skins.at("night").name, "At night");
  const Deck night = *deck.inSkin("night");
  EXPECT_EQ(night.palette.at("red"), (Color{0x80, 0, 0, 255}));
  EXPECT_EQ(night.palette.at("back"), (Color{0x80, 0, 0, 255}));
  EXPECT_EQ(night.palette.at("ink"), deck.palette.at("ink"));
  EXPECT_EQ(deck.inSkin("day")->palette, deck.palette);
  EXPECT_EQ(deck.inSkin("")->palette, deck.palette);
  EXPECT_EQ(deck.inSkin("nihgt").error().message,
            "the deck has no skin \"nihgt\"; did you mean \"night\"?");
}

TEST(ReadDeck, FindsCardsAndTheirLayouts) {
  const Deck deck = mustRead(testFolder(withElements("[]")));
  EXPECT_EQ(deck.findCard("b"), 1u);
  EXPECT_EQ(deck.findCard("x"), std::nullopt);
  EXPECT_EQ(deck.layoutOf(0).name, "plain");
  EXPECT_EQ(deck.layoutOf(2).name, "fancy");
  EXPECT_EQ(deck.firstCardOf("fancy"), 2u);
  EXPECT_EQ(deck.firstCardOf("none"), std::nullopt);
  EXPECT_EQ(deck.copies(0), 1);
  EXPECT_EQ(deck.copies(1), 3);
}

TEST(ReadDeck, AnyColumnCanSayHowManyThereAreOfACard) {
  auto folder = testFolder(withElements("[]"), "code,kind,Qty,copies\na,plain,4,2\nb,plain,,2\n");
  folder->files["deck.yaml"] += "copies: Qty\n";
  const Deck deck = mustRead(folder);
  EXPECT_EQ(deck.copies(0), 4);
  EXPECT_EQ(deck.copies(1), 1);
  folder = testFolder(withElements("[]"), "code,kind,Qty\na,plain,x\n");
  folder->files["deck.yaml"] += "copies: Qty\n";
  EXPECT_EQ(readMessage(folder), "cards.csv, row 2, column Qty: \"x\" is not a whole number.");
}

TEST(ReadDeck, ACardIsKnownByItsTitle) {
  const auto titled = [](const std::string& table) {
    return mustRead(testFolder(withElements("[]"), table)).title(0);
  };
  EXPECT_EQ(titled("code,kind,Name\na,plain,Moat\n"), "Moat");
  EXPECT_EQ(titled("code,kind,TITLE\na,plain,Moat\n"), "Moat");
  EXPECT_EQ(titled("code,kind,name\na,plain,\n"), "a");
  EXPECT_EQ(titled("code,kind,nameless\na,plain,x\n"), "a");
  // deck.yaml may say the column.
  const auto called = [](const std::string& table) {
    auto folder = testFolder(withElements("[]"), table);
    folder->files["deck.yaml"] += "titles: Karte\n";
    return mustRead(folder).title(0);
  };
  EXPECT_EQ(called("code,kind,name,Karte\na,plain,Moat,Graben\n"), "Graben");
  EXPECT_EQ(called("code,kind,name,Karte\na,plain,Moat,\n"), "Moat");
  EXPECT_EQ(called("code,kind,Karte\na,plain,\n"), "a");
}

TEST(Problems, AreGroupedByWhatIsSaidOfSeveralCardsInTheirOrder) {
  auto folder = testFolder(withElements("[{type: svg, src: 'art/{art}.svg', box: trim, name: a}]"),
                           "code,kind,art,copies\na,plain,x,1\nb,plain,x,many\nc,plain,y,many\n");
  DeckReading reading = readDeck(folder);
  ASSERT_TRUE(reading.deck.has_value());
  reading.problems.add(checkDeck(*reading.deck));
  std::vector<std::string> said;
  for (const ProblemGroup& group : reading.problems.groups()) {
    std::string cards;
    for (const Site& site : group.sites) cards += " " + site.code;
    said.push_back(group.problem.id + cards);
  }
  EXPECT_EQ(said, (std::vector<std::string>{"no-file a", "not-whole b c", "no-file c"}));
}

TEST(Problems, WhatDiffersFromCardToCardInFiguresOnlyIsSaidOfTheElement) {
  const ProblemKind kind{"wide", Severity::kError, RD_TEXT("", "%1 is %2 mm wide."),
                         RD_TEXT("", "%1 has texts of up to %3 mm.")};
  Problems problems;
  const auto add = [&](std::size_t card, const char* element, const char* text,
                       std::optional<double> size) {
    Problem problem(kind, {inQuotes(text), "9"});
    problem.site.row = static_cast<int>(card) + 2;
    problem.site.card = card;
    problem.site.element = element;
    if (size) problem.remedy = shrunk(*size);
    problems.add(std::move(problem));
  };
  add(0, "rules", "x", 7);
  add(0, "rules", "X", 8);
  add(1, "title", "y", {});
  add(2, "rules", "z", 6.5);
  add(3, "rules", "a", {});
  add(4, "rules", "b", 10);
  add(5, "title", "y", {});
  std::vector<std::string> said;
  for (const ProblemGroup& group : problems.groups()) {
    std::string cards;
    for (const Site& site : group.sites) cards += " " + std::to_string(*site.card);
    said.push_back(group.problem.message() + cards + " " + group.problem.fix());
  }
  EXPECT_EQ(said, (Sentences{"\"rules\" has texts of up to 9 mm. 0 2 4 Shrink to 6.5 pt",
                             "\"y\" is 9 mm wide. 1 5 ", "\"a\" is 9 mm wide. 3 "}));
}

TEST(Problems, OneThatEveryCardHasLeavesRoomForTheOthers) {
  std::string table = "code,kind,copies\n";
  for (int i = 0; i < 1000; ++i) table += "c" + std::to_string(i) + ",plain,many\n";
  auto folder = testFolder(withElements("[]"), table + "last,plian,1\n");
  const DeckReading reading = readDeck(folder);
  const auto groups = reading.problems.groups();
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].sites.size(), 1000u);
  EXPECT_EQ(groups[1].problem.id, "unknown-layout");
  EXPECT_FALSE(reading.problems.more());
}

TEST(ReadDeck, ACardsOtherSideCanBeTheFrontOfAnother) {
  const Deck deck = mustRead(testFolder(
      withElements("[{type: text, font: main, size: 3, box: trim, text: '{code}'}]"),
      "code,kind,reverse\nday,plain,night\nnight,plain,day\nshared,plain,\nx,plain,shared\n"));
  const auto shown = [&](std::size_t card, Side side) {
    const Picture picture = compose(deck, card, side);
    return picture.figures.empty() ? "" : std::get<TextShape>(picture.figures[0].shape).text;
  };
  EXPECT_EQ(shown(0, Side::kFront), "day");
  EXPECT_EQ(shown(0, Side::kBack), "night");
  EXPECT_EQ(shown(1, Side::kBack), "day");
  EXPECT_EQ(shown(2, Side::kBack), "") << "its layout's own";
  EXPECT_EQ(deck.copies(0), 1);
  EXPECT_EQ(deck.copies(1), 0) << "of two that name each other the first is the front";
  EXPECT_EQ(deck.copies(2), 0);
  EXPECT_EQ(deck.copies(3), 1);
}

TEST(ReadDeck, ACardIsOfTheLayoutsThatItsOwnExtends) {
  const Deck deck = mustRead(
      testFolder("  any: {back: []}\n  plain: {extends: any}\n  fancy: {extends: plain}\n"));
  EXPECT_EQ(deck.firstCardOf("any"), 0u);
  EXPECT_EQ(deck.firstCardOf("fancy"), 2u);
}

TEST(ReadDeck, WithoutCodesCardsAreNumberedAndOneLayoutServesAll) {
  const Deck deck = mustRead(testFolder("  only: {front: []}\n", "name\nFirst\nSecond\n"));
  EXPECT_EQ(deck.code(1), "2");
  EXPECT_EQ(deck.layoutOf(1).name, "only");
}

TEST(ReadDeck, ReadsFurtherTables) {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] += "tables: [gloves.csv]\n";
  folder->files["gloves.csv"] = "reach\n3\n";
  EXPECT_EQ(mustRead(folder).tables.at("gloves.csv").at(0, "reach"), "3");
  folder->files.erase("gloves.csv");
  EXPECT_EQ(readMessage(folder), "deck.yaml, line 9: there is no file \"gloves.csv\" in the deck.");
}

TEST(ReadDeck, BareNumbersAreInTheDecksUnit) {
  auto folder = testFolder(withElements("[{type: rect, box: [1, 2mm, 72pt, 50%]}]"));
  folder->files["deck.yaml"] += "unit: in\n";
  folder->files["deck.yaml"].replace(folder->files["deck.yaml"].find("corner: 5"), 19,
                                     "corner: 5mm, bleed: 0.1");
  const Deck deck = mustRead(folder);
  const BoxSpec& box = deck.layouts.at("plain").front[0].box;
  EXPECT_DOUBLE_EQ(box.x.begin->constant()->value, 25.4);
  EXPECT_DOUBLE_EQ(box.y.begin->constant()->value, 2);
  EXPECT_DOUBLE_EQ(box.x.size->constant()->value, 25.4);
  EXPECT_EQ(*box.y.size->constant(), (Length{50, true}));
  EXPECT_DOUBLE_EQ(deck.bleed, 2.54);
}

TEST(ReadDeck, ALayoutExtendsAnotherAndChangesNamedElements) {
  const Deck deck = mustRead(
      testFolder("  fancy: {extends: plain, front: [{name: frame, fill: red}, {type: line, from: "
                 "[0, 0], to: [1, 1], stroke: ink}]}\n"
                 "  plain: {front: [{type: rect, name: frame, box: trim, radius: 2}, {type: "
                 "ellipse, box: safe}], back: [{type: rect, box: bleed}]}\n"));
  const Layout& fancy = deck.layouts.at("fancy");
  ASSERT_EQ(fancy.front.size(), 3u);
  EXPECT_EQ(fancy.front[0].radius.constant()->value, 2);
  EXPECT_EQ(fancy.front[0].fill.constantText(), "red");
  EXPECT_EQ(fancy.front[1].type, ElementType::kEllipse);
  EXPECT_EQ(fancy.front[2].type, ElementType::kLine);
  EXPECT_EQ(fancy.back.size(), 1u);
  EXPECT_TRUE(deck.layouts.at("plain").front[0].fill.empty());
}

TEST(ReadDeck, EndsWhatHasNoEnd) {
  // A list that contains itself is only as deep as any other.
  EXPECT_FALSE(elementMessage("&loop [{type: group, elements: *loop}]").empty());
  const std::string deep(5000, '[');
  EXPECT_FALSE(elementMessage(deep).empty());
}

TEST(ReadDeck, TellsAllMistakesAndGivesWhatIsSound) {
  auto folder = testFolder(
      "  plain: {front: [{type: rect, box: trim, fill: rde, radius: 2}, {type: elipse, box: trim},"
      " {type: ellipse, name: e, fil: red}, {type: rect, box: safe}], bak: []}\n"
      "  fancy: {extends: plian, front: [{type: line, from: [0, 0]}]}\n",
      "code,kind,copies\na,plain,x\na,plian,1\n");
  folder->files["deck.yaml"] += "tables: [none.csv, cards.csv]\n";
  const DeckReading reading = readDeck(folder);
  EXPECT_EQ(
      sentencesOf(reading.problems),
      (Sentences{"deck.yaml, line 9: there is no file \"none.csv\" in the deck.",
                 "deck.yaml, line 8: deck.yaml has no layout \"plian\"; did you mean \"plain\"?",
                 "deck.yaml, line 8: line lacks its \"to\".",
                 "deck.yaml, line 8: line lacks its \"stroke\".",
                 "deck.yaml, line 7: layout has no key \"bak\"; did you mean \"back\"?",
                 "deck.yaml, line 7: the palette has no colour \"rde\"; did you mean \"red\"?",
                 "deck.yaml, line 7: \"type\" cannot be \"elipse\"; did you mean \"ellipse\"?",
                 "deck.yaml, line 7: ellipse has no key \"fil\"; did you mean \"fill\"?",
                 "deck.yaml, line 7: ellipse lacks its \"box\".",
                 "cards.csv, row 2, column copies: \"x\" is not a whole number.",
                 "cards.csv, row 3, column code: \"a\" is another card's code.",
                 ("cards.csv, row 3, column kind: deck.yaml has no layout \"plian\"; did you mean "
                  "\"plain\"?")}));
  ASSERT_TRUE(reading.deck.has_value());
  const Layout& plain = reading.deck->layouts.at("plain");
  ASSERT_EQ(plain.front.size(), 2u);
  EXPECT_EQ(plain.front[0].radius.constant()->value, 2);
  EXPECT_EQ(reading.deck->copies(0), 1);
  EXPECT_EQ(reading.deck->layoutOf(1).name, "fancy");
  EXPECT_EQ(reading.deck->tables.size(), 1u);
  const Problem& nearest = reading.problems.list()[1];
  EXPECT_EQ(nearest.nearest, "plain");
  EXPECT_EQ(nearest.site.line, 8);
  const Problem& cell = reading.problems.list()[9];
  EXPECT_EQ(cell.site.file, "cards.csv");
  EXPECT_EQ(cell.site.row, 2);
  EXPECT_EQ(cell.site.column, "copies");
  EXPECT_EQ(cell.site.card, 0u);
}

TEST(ReadDeck, GivesNoDeckWhereThereIsNoCardToShow) {
  auto folder = testFolder(withElements("[]"));
  folder->files.erase("cards.csv");
  EXPECT_FALSE(readDeck(folder).deck.has_value());
  folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] = "format: [";
  EXPECT_FALSE(readDeck(folder).deck.has_value());
}

TEST(Length, ReadsUnitsAndRefusesTheRest) {
  EXPECT_DOUBLE_EQ(parseLength("3mm")->mm(0), 3);
  EXPECT_DOUBLE_EQ(parseLength("0.5in")->mm(0), 12.7);
  EXPECT_DOUBLE_EQ(parseLength("-36 pt")->mm(0), -12.7);
  EXPECT_DOUBLE_EQ(parseLength("25%")->mm(80), 20);
  EXPECT_DOUBLE_EQ(parseLength("2", Unit::kInch)->mm(0), 50.8);
  for (const char* bad : {"", "mm", "3 cm", "1e3", "nan", "3,5", "--3", "99999999mm"}) {
    EXPECT_FALSE(parseLength(bad).ok()) << bad;
  }
}

TEST(Color, ReadsThreeForms) {
  EXPECT_EQ(*parseColor("#f0a"), (Color{0xff, 0x00, 0xaa, 255}));
  EXPECT_EQ(*parseColor("#102030"), (Color{0x10, 0x20, 0x30, 255}));
  EXPECT_EQ(*parseColor("#10203040"), (Color{0x10, 0x20, 0x30, 0x40}));
  EXPECT_EQ(colorName(*parseColor("#1A2b3c")), "#1a2b3c");
  for (const char* bad : {"", "#", "red", "#12345", "#gggggg", "102030"}) {
    EXPECT_FALSE(parseColor(bad).ok()) << bad;
  }
}

}  // namespace
}  // namespace raindelay::deck
