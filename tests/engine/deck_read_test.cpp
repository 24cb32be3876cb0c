// deck.yaml: what is read, and what is said about what cannot be.
#include <gtest/gtest.h>

#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

Deck mustRead(std::shared_ptr<const Folder> folder) {
  auto deck = readSoundDeck(std::move(folder));
  EXPECT_TRUE(deck.ok()) << deck.error().message;
  return deck ? *std::move(deck) : Deck();
}

// What is said about a front of `plain` on line 7.
std::string elementMessage(const std::string& elements) {
  return readMessage(testFolder(withElements(elements)));
}

// What is said first about a whole deck.yaml.
std::string deckMessage(const std::string& yaml) {
  auto folder = testFolder("");
  folder->files["deck.yaml"] = yaml;
  const std::string all = readMessage(folder);
  return all.substr(0, all.find('\n'));
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

TEST(ReadDeck, SaysWhatIsWrongWithASkin) {
  const auto message = [](const std::string& skin) {
    auto folder = testFolder(withElements("[]"));
    folder->files["deck.yaml"] += "skins: {night: " + skin + "}\n";  // on line 9
    return readMessage(folder);
  };
  EXPECT_EQ(message("{name: At night, palette: {rde: ink}}"),
            "deck.yaml, line 9: there is no role of the palette \"rde\"; did you mean \"red\"?");
  EXPECT_EQ(message("{name: At night, palette: {red: papr}}"),
            "deck.yaml, line 9: the palette has no colour \"papr\"; did you mean \"paper\"?");
  EXPECT_EQ(message("{palette: {red: ink}}"),
            "deck.yaml, line 9: the skin \"night\" lacks its \"name\".");
  EXPECT_EQ(message("{name: At night, colors: {}}"),
            "deck.yaml, line 9: there is no key for a skin \"colors\"; known: name, palette.");
  std::string many = "{name: At night}";
  for (int i = 0; i < 16; ++i) many += ", s" + std::to_string(i) + ": {name: Another}";
  EXPECT_EQ(message(many), "deck.yaml, line 9: a deck has at most 16 skins.");
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
  EXPECT_EQ(readMessage(folder), "deck.yaml, line 9: There is no file \"gloves.csv\".");
}

TEST(ReadDeck, BareNumbersAreInTheDecksUnit) {
  auto folder = testFolder(withElements("[{type: rect, box: [1, 2mm, 72pt, 50%]}]"));
  folder->files["deck.yaml"] += "unit: in\n";
  folder->files["deck.yaml"].replace(folder->files["deck.yaml"].find("corner: 5"), 19,
                                     "corner: 5mm, bleed: 0.1");
  const Deck deck = mustRead(folder);
  const auto& place = deck.layouts.at("plain").front[0].box.place;
  EXPECT_DOUBLE_EQ(place[0].value, 25.4);
  EXPECT_DOUBLE_EQ(place[1].value, 2);
  EXPECT_DOUBLE_EQ(place[2].value, 25.4);
  EXPECT_EQ(place[3], (Length{50, true}));
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
  EXPECT_EQ(fancy.front[0].radius.value, 2);
  EXPECT_EQ(fancy.front[0].fill.constantText(), "red");
  EXPECT_EQ(fancy.front[1].type, ElementType::kEllipse);
  EXPECT_EQ(fancy.front[2].type, ElementType::kLine);
  EXPECT_EQ(fancy.back.size(), 1u);
  EXPECT_TRUE(deck.layouts.at("plain").front[0].fill.empty());
}

TEST(ReadDeck, NamesTheLineAndTheNearestKey) {
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, fil: red}]"),
            "deck.yaml, line 7: there is no key for a rect \"fil\"; did you mean \"fill\"?");
  EXPECT_EQ(elementMessage("[{type: line, from: [0, 0], to: [1, 1], stroke: red, box: trim}]"),
            "deck.yaml, line 7: there is no key for a line \"box\"; known: type, name, when, "
            "opacity, double-ended, from, to, stroke, stroke-width, dash.");
  EXPECT_EQ(elementMessage("[{type: rekt, box: trim}]"),
            "deck.yaml, line 7: type cannot be \"rekt\"; did you mean \"rect\"?");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, fill: rde}]"),
            "deck.yaml, line 7: the palette has no colour \"rde\"; did you mean \"red\"?");
  EXPECT_EQ(elementMessage("[{type: text, text: x, box: trim, font: mian, size: 3}]"),
            "deck.yaml, line 7: there is no font \"mian\"; did you mean \"main\"?");
  EXPECT_EQ(elementMessage("[{type: text, text: '{nmae}', box: trim, font: main, size: 3}]"),
            "deck.yaml, line 7: cards.csv has no column \"nmae\"; did you mean \"name\"?");
  EXPECT_EQ(elementMessage("[{type: text, text: '{name|shrt}', box: trim, font: main, size: 3}]"),
            "deck.yaml, line 7: there is no map \"shrt\"; did you mean \"short\"?");
  EXPECT_EQ(elementMessage("[{type: text, text: x, box: trim, font: main, size: 3, align: "
                           "centre}]"),
            "deck.yaml, line 7: align cannot be \"centre\"; did you mean \"center\"?");
}

TEST(ReadDeck, SaysWhatAnElementLacks) {
  EXPECT_EQ(elementMessage("[{type: rect}]"), "deck.yaml, line 7: this rect lacks its \"box\".");
  EXPECT_EQ(elementMessage("[{type: svg, box: trim}]"),
            "deck.yaml, line 7: this svg lacks its \"src\".");
  EXPECT_EQ(elementMessage("[{box: trim}]"), "deck.yaml, line 7: an element has a \"type\".");
  EXPECT_EQ(elementMessage("[rect]"), "deck.yaml, line 7: an element is a map of keys and values.");
  EXPECT_EQ(elementMessage("{type: rect}"),
            "deck.yaml, line 7: a list of elements is a list: [ … ].");
}

TEST(ReadDeck, SaysWhichValueCannotBe) {
  EXPECT_EQ(elementMessage("[{type: rect, box: [1, 2, 3]}]"),
            "deck.yaml, line 7: box has 4 entries, not 3.");
  EXPECT_EQ(elementMessage("[{type: rect, box: [1, 2, 3, -4]}]"),
            "deck.yaml, line 7: a box's size cannot be negative.");
  EXPECT_EQ(elementMessage("[{type: rect, box: [1, 2, 3, 4cm]}]"),
            "deck.yaml, line 7: \"4cm\" is not a length: write a number with mm, in, pt or %.");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, opacity: 2}]"),
            "deck.yaml, line 7: opacity goes from 0 to 1.");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, double-ended: maybe}]"),
            "deck.yaml, line 7: double-ended is true or false, not \"maybe\".");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, fill: '#12'}]"),
            "deck.yaml, line 7: \"#12\" is not a colour: write \"#rrggbb\", in quotes.");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, when: value >}]"),
            "deck.yaml, line 7: the condition lacks a word, a number or a 'text' to compare with.");
  EXPECT_EQ(elementMessage("[{type: rect, box: trim, box: safe}]"),
            "deck.yaml, line 7: \"box\" is there twice.");
}

TEST(ReadDeck, SaysWhatIsWrongWithLayouts) {
  EXPECT_EQ(readMessage(testFolder("  plain: {extends: plian}\n  fancy: {}\n")),
            "deck.yaml, line 7: there is no layout \"plian\"; did you mean \"plain\"?");
  EXPECT_EQ(readMessage(testFolder("  plain: {extends: fancy}\n  fancy: {extends: plain}\n")),
            "deck.yaml, line 7: the layout \"plain\" extends itself, directly or through others.");
  EXPECT_EQ(readMessage(testFolder("  plain: {frnt: []}\n  fancy: {}\n")),
            "deck.yaml, line 7: there is no key for a layout \"frnt\"; did you mean \"front\"?");
  EXPECT_EQ(elementMessage("[{type: rect, name: a, box: trim}, {type: rect, name: a, box: trim}]"),
            "deck.yaml, line 7: there are two elements \"a\".");
  EXPECT_EQ(readMessage(testFolder(
                "  plain: {front: [{type: rect, name: a, box: trim}]}\n"
                "  fancy: {extends: plain, front: [{name: a, type: ellipse, box: trim}]}\n")),
            "deck.yaml, line 8: \"a\" is a rect in the layout that this one extends.");
}

TEST(ReadDeck, SaysWhatIsWrongWithTheWhole) {
  EXPECT_EQ(deckMessage(""), "deck.yaml: a deck is a map of keys and values.");
  EXPECT_EQ(deckMessage("format: raindelay-deck/9\n"),
            "deck.yaml, line 1: the format \"raindelay-deck/9\" is unknown; this program reads "
            "\"raindelay-deck/1\".");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\n"),
            "deck.yaml, line 1: the deck lacks its \"card\".");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\npallete: {}\n"),
            "deck.yaml, line 2: there is no key \"pallete\"; did you mean \"palette\"?");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\ncard: {size: [5mm, 9mm]}\n"),
            "deck.yaml, line 2: a card's width goes from 10 to 1000 mm.");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\ncard: {size: [50, 90], corner: 30}\n"),
            "deck.yaml, line 2: corner and safe zone are larger than half the card.");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\ncard: {bleed: 3}\n"),
            "deck.yaml, line 2: the card lacks its \"size\".");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\ncard: {size: [50, 90]}\npalette:\n  a: #fff\n"),
            "deck.yaml, line 4: \"a\" has no value (one that begins with # needs quotes).");
  EXPECT_EQ(deckMessage("format: raindelay-deck/1\ncard: {size: [50, 90]}\npalette: {a: b, b: a}\n")
                .substr(0, 42),
            "deck.yaml, line 3: the palette has no colo");
  EXPECT_EQ(deckMessage("format: \xFF\n"), "deck.yaml: the file is not UTF-8 text.");
}

TEST(ReadDeck, PassesOnWhatTheYamlParserSays) {
  const std::string message = deckMessage("format: [1,\nname: }");
  EXPECT_TRUE(message.starts_with("deck.yaml, line 2: ")) << message;
}

TEST(ReadDeck, SaysWhatIsWrongWithCards) {
  const std::string layouts = withElements("[]");
  auto message = [&](const std::string& cards) { return readMessage(testFolder(layouts, cards)); };
  EXPECT_EQ(message("code,kind\na,plain\na,plain\n"),
            "cards.csv, row 3, column code: \"a\" is another card's code.");
  EXPECT_EQ(message("code,kind\n,plain\n"), "cards.csv, row 2, column code: a card has no code.");
  EXPECT_EQ(message("code,kind\na,plian\n"),
            "cards.csv, row 2, column kind: deck.yaml has no layout \"plian\"; did you mean "
            "\"plain\"?");
  EXPECT_EQ(message("code,kind,copies\na,plain,many\n"),
            "cards.csv, row 2, column copies: \"many\" is not a whole number.");
  EXPECT_EQ(message("code,kind,copies\na,plain,-1\n"),
            "cards.csv, row 2, column copies: there can be 0 to 999 copies.");
  auto folder = testFolder(layouts);
  folder->files.erase("cards.csv");
  EXPECT_EQ(readMessage(folder), "There is no file \"cards.csv\".");
}

TEST(ReadDeck, HasLimits) {
  std::string many = "[";
  for (int i = 0; i <= kMaxElements; ++i) many += "{type: rect, box: trim},";
  EXPECT_EQ(elementMessage(many + "]"), "deck.yaml, line 7: a deck has at most 2000 elements.");
  std::string open, close;
  for (int i = 0; i <= kMaxGroupDepth; ++i) {
    open += "[{type: group, elements: ";
    close += "}]";
  }
  EXPECT_EQ(elementMessage(open + "[]" + close), "deck.yaml, line 7: groups are at most 8 deep.");
  // A list that contains itself is only as deep as any other.
  EXPECT_FALSE(elementMessage("&loop [{type: group, elements: *loop}]").empty());
  const std::string deep(5000, '[');
  EXPECT_FALSE(elementMessage(deep).empty());
  EXPECT_EQ(deckMessage(std::string(2 * 1024 * 1024, '#')),
            "deck.yaml: the file is larger than 1 MB, the most that is read.");
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
      (Sentences{"deck.yaml, line 9: There is no file \"none.csv\".",
                 "deck.yaml, line 8: there is no layout \"plian\"; did you mean \"plain\"?",
                 "deck.yaml, line 8: this line lacks its \"to\".",
                 "deck.yaml, line 8: this line lacks its \"stroke\".",
                 "deck.yaml, line 7: there is no key for a layout \"bak\"; did you mean \"back\"?",
                 "deck.yaml, line 7: the palette has no colour \"rde\"; did you mean \"red\"?",
                 "deck.yaml, line 7: type cannot be \"elipse\"; did you mean \"ellipse\"?",
                 "deck.yaml, line 7: there is no key for a ellipse \"fil\"; did you mean \"fill\"?",
                 "deck.yaml, line 7: this ellipse lacks its \"box\".",
                 "cards.csv, row 2, column copies: \"x\" is not a whole number.",
                 "cards.csv, row 3, column code: \"a\" is another card's code.",
                 "cards.csv, row 3, column kind: deck.yaml has no layout \"plian\"; did you mean "
                 "\"plain\"?"}));
  ASSERT_TRUE(reading.deck.has_value());
  const Layout& plain = reading.deck->layouts.at("plain");
  ASSERT_EQ(plain.front.size(), 2u);
  EXPECT_EQ(plain.front[0].radius.value, 2);
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
