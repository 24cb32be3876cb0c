// Every sentence about a deck: what provokes it, and how it names the place.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <regex>
#include <set>
#include <sstream>

#include "deck/art_check.h"
#include "deck/csv.h"
#include "deck/edit.h"
#include "deck/folder.h"
#include "deck/picture.h"
#include "engine/deck_fixture.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

struct Provoked {
  const char* id;
  std::function<Problems()> provoke;
  const char* sentence;
};

Problems of(std::shared_ptr<const Folder> folder) {
  DeckReading reading = readDeck(std::move(folder));
  if (reading.deck) reading.problems.add(checkDeck(*reading.deck));
  return std::move(reading.problems);
}

// A front element of `plain` on line 7.
std::function<Problems()> element(const std::string& element) {
  return [=] { return of(testFolder(withElements("[" + element + "]"))); };
}
std::function<Problems()> layouts(const std::string& layouts) {
  return [=] { return of(testFolder(layouts)); };
}
// A whole deck.yaml.
std::function<Problems()> yaml(const std::string& yaml) {
  return [=] {
    auto folder = testFolder("");
    folder->files["deck.yaml"] = yaml;
    return of(folder);
  };
}
// The problems of a part on line 9, behind sound layouts.
std::function<Problems()> part(const std::string& part, const std::string& elements = "") {
  return [=] {
    auto folder = testFolder(withElements("[" + elements + "]"));
    folder->files["deck.yaml"] += part;
    return of(folder);
  };
}
std::function<Problems()> cards(const std::string& cards) {
  return [=] { return of(testFolder(withElements("[{type: rect, name: a, box: trim}]"), cards)); };
}
std::function<Problems()> art(const std::string& path, const std::string& bytes) {
  return [=] {
    auto folder = testFolder(withElements("[{type: image, src: '" + path + "', box: trim}]"));
    folder->files[path] = bytes;
    return of(folder);
  };
}
std::function<Problems()> rules(const std::string& text) {
  return [=] {
    auto folder = testFolder(withElements("[]"));
    folder->files["deck.yaml"] += "rules: rules.md";
    folder->files["rules.md"] = text;
    return of(folder);
  };
}
template <typename T>
Problems problemsOf(const Checked<T>& checked) {
  Problems problems;
  if (!checked) problems.add(checked.problem());
  return problems;
}
// A file that deck.yaml names on line 9.
std::function<Problems()> path(const std::string& written) {
  return part("cards: " + written + "\n");
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

const std::string kPng = std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
const std::string kSmallText = "type: text, font: main, size: 3, box: trim";

const std::vector<Provoked> kCases{
    // deck.yaml as a file
    // What yaml-cpp repeats of the file may end a line.
    {"yaml-syntax", yaml("format: \"a\\\x01\"\n"),
     "deck.yaml, line 1: this is not valid YAML: unknown escape character:  ."},
    {"yaml-syntax", yaml("format: [1,\nname: }"), "deck.yaml, line 2: this is not valid YAML: "},
    {"not-utf8", yaml("format: \xFF\n"), "deck.yaml: the file is not UTF-8 text."},
    {"unknown-format", yaml("format: raindelay-deck/9\n"),
     "deck.yaml, line 1: the format \"raindelay-deck/9\" is unknown; this program reads "
     "\"raindelay-deck/1\"."},
    // files
    {"no-folder", [] { return problemsOf(DiskFolder("/no/such/folder").read("deck.yaml")); },
     "There is no folder \"/no/such/folder\"."},
    {"no-file", element("{type: svg, src: art/x.svg, box: trim}"),
     "cards.csv, row 2: there is no file \"art/x.svg\" in the deck."},
    {"path-empty", path("''"), "deck.yaml, line 9: a file's name is empty."},
    {"path-not-utf8", [] { return problemsOf(checkedPath("\xFF")); },
     "A file's name is not UTF-8."},
    {"path-backslash", path("art\\a.svg"),
     "deck.yaml, line 9: \"art\\a.svg\" has a backslash: write folders with \"/\"."},
    {"path-control", path("\"a\\nb\""),
     "deck.yaml, line 9: \"a b\" has a control character in it."},
    {"path-outside", element("{type: svg, src: ../x.svg, box: trim}"),
     "cards.csv, row 2: \"../x.svg\" is not a file of the deck: nothing outside "
     "its folder is read."},
    {"path-odd", path("art//a.svg"),
     "deck.yaml, line 9: \"art//a.svg\" is not a plain path like \"art/name.svg\"."},
    // rules
    {"rules-not-utf8", rules("# \xFF"), "deck.yaml, line 9: \"rules.md\" is not UTF-8 text."},
    {"no-file", part("rules: ruls.md"),
     "deck.yaml, line 9: there is no file \"ruls.md\" in the deck."},
    {"path-outside", part("rules: ../rules.md"),
     "deck.yaml, line 9: \"../rules.md\" is not a file of the deck: nothing outside its folder is "
     "read."},
    // tables
    {"table-empty", cards(""),
     "cards.csv: the table is empty: its first row has to name the columns."},
    {"table-utf16",
     cards("\xFF\xFE"
           "a"),
     "cards.csv: the table is damaged UTF-16; save it as \"CSV UTF-8\"."},
    {"table-not-utf8", cards("a\n\xC3\xA4\n\xE4\n"),
     "cards.csv, row 3: a character is not UTF-8; save the table as \"CSV UTF-8\"."},
    {"table-windows-1252", cards("code,kind\n\xE4,plain\n"),
     "cards.csv: the table is not UTF-8; it was read as Windows-1252, a spreadsheet's plain "
     "\"CSV\"."},
    {"table-cannot-hold", [] { return problemsOf(withCell("a\n\xE4\n", 2, "a", "\xE2\x9E\xAA")); },
     "The table is saved as Windows-1252, which lacks a character of this text; save it as "
     "\"CSV UTF-8\"."},
    {"control-character",
     cards("code,kind\na,pl\x1B"
           "ain\n"),
     "cards.csv, row 2, column kind: the cell has a control character, which is left out."},
    {"column-unnamed", cards("a,,b\n"), "cards.csv, row 1: column 2 has no name."},
    {"name-too-long", cards("a," + std::string(1'001, 'x') + "\n1,2\n"),
     "cards.csv, row 1, column 2: the name has 1001 bytes; at most 1000 are read."},
    {"two-columns", cards("a,b,a\n"), "cards.csv, row 1: there are two columns \"a\"."},
    {"too-many-cells", cards("a,b\n1,2,3\n"), "cards.csv, row 2: 3 cells for 2 columns."},
    {"csv-quote-open", cards("a\n\"x\n"),
     "cards.csv, row 2: a quote is opened here and never closed."},
    {"csv-behind-quote", cards("a\n\"x\" y\n"),
     "cards.csv, row 2: text follows a closing quote; write a quote inside a cell as two "
     "(\"\")."},
    // cards
    {"no-code", cards("code,kind\n,plain\n"), "cards.csv, row 2, column code: a card has no code."},
    {"unknown-reverse", cards("code,kind,reverse\nday,plain,nihgt\nnight,plain,\n"),
     "cards.csv, row 2, column reverse: there is no card \"nihgt\" that could be the other side; "
     "did you mean \"night\"?"},
    {"unknown-reverse", cards("code,kind,reverse\nday,plain,x\n\"two\nlines\",plain,\n"),
     "cards.csv, row 2, column reverse: there is no card \"x\" that could be the other side; "
     "known: day, two lines."},
    {"own-reverse", cards("code,kind,reverse\na,plain,a\n"),
     "cards.csv, row 2, column reverse: \"a\" cannot be its own other side."},
    {"same-code", cards("code,kind\na,plain\na,plain\n"),
     "cards.csv, row 3, column code: \"a\" is another card's code."},
    {"not-whole", cards("code,kind,copies\na,plain,many\n"),
     "cards.csv, row 2, column copies: \"many\" is not a whole number."},
    {"unknown-column", part("titles: nam"),
     "deck.yaml, line 9: cards.csv has no column \"nam\"; did you mean \"name\"?"},
    {"unknown-column", part("copies: copis"),
     "deck.yaml, line 9: cards.csv has no column \"copis\"; did you mean \"copies\"?"},
    {"out-of-range", cards("code,kind,copies\na,plain,-1\n"),
     "cards.csv, row 2, column copies: \"copies\" must be from 0 to 999."},
    {"unknown-layout", cards("code,kind\na,plian\n"),
     "cards.csv, row 2, column kind: deck.yaml has no layout \"plian\"; did you mean \"plain\"?"},
    {"override-element", cards("code,kind,@b.fill\na,plain,\n"),
     "cards.csv, row 1, column @b.fill: no element is called \"b\"; known: a."},
    {"override-key", cards("code,kind,@a.fil\na,plain,\n"),
     "cards.csv, row 1, column @a.fil: elements have no key \"fil\"; did you mean \"fill\"?"},
    {"override-nothing", cards("code,kind,@a.text\na,plain,x\n"),
     "cards.csv, row 2, column @a.text: this card's layout has no element \"a\" with a key "
     "\"text\"."},
    // keys and values
    {"not-a-map", yaml(""), "deck.yaml: \"deck\" is written as keys with values."},
    {"not-a-list", element("{type: line, from: 3, to: [1, 1], stroke: red}"),
     "deck.yaml, line 7: \"from\" is a list: [ … ]."},
    {"list-length", element("{type: rect, box: [1, 2, 3]}"),
     "deck.yaml, line 7: \"box\" has 4 entries, not 3."},
    {"not-a-value", element("{type: rect, box: trim, fill: [red]}"),
     "deck.yaml, line 7: \"fill\" is a single value, not a list or keys."},
    {"no-value", yaml("format: raindelay-deck/1\npalette:\n  a: #fff\n"),
     "deck.yaml, line 3: \"a\" has no value (one that begins with # needs quotes)."},
    {"unknown-key", element("{type: rect, box: trim, fil: red}"),
     "deck.yaml, line 7: rect has no key \"fil\"; did you mean \"fill\"?"},
    {"unknown-key", yaml("format: raindelay-deck/1\npallete: {}\n"),
     "deck.yaml, line 2: deck has no key \"pallete\"; did you mean \"palette\"?"},
    {"unknown-key", part("skins: {night: {name: At night, colors: {}}}"),
     "deck.yaml, line 9: skin has no key \"colors\"; known: name, palette."},
    {"key-twice", element("{type: rect, box: trim, box: safe}"),
     "deck.yaml, line 7: \"box\" appears twice."},
    {"key-lacking", element("{type: rect}"), "deck.yaml, line 7: rect lacks its \"box\"."},
    {"key-lacking", part("skins: {night: {palette: {red: ink}}}"),
     "deck.yaml, line 9: skin lacks its \"name\"."},
    {"key-lacking", yaml("format: raindelay-deck/1\n"),
     "deck.yaml, line 1: deck lacks its \"card\"."},
    {"not-a-choice", element("{" + kSmallText + ", text: x, align: centre}"),
     "deck.yaml, line 7: \"align\" cannot be \"centre\"; did you mean \"center\"?"},
    {"not-a-flag", element("{type: rect, box: trim, double-ended: maybe}"),
     "deck.yaml, line 7: \"double-ended\" is true or false, not \"maybe\"."},
    {"not-a-number", element("{type: rect, box: trim, opacity: half}"),
     "deck.yaml, line 7: \"half\" is not a number."},
    {"out-of-range", element("{type: rect, box: trim, opacity: 2}"),
     "deck.yaml, line 7: \"opacity\" must be from 0 to 1."},
    {"not-whole", element("{" + kSmallText + ", text: x, lines: 1.5}"),
     "deck.yaml, line 7: \"1.5\" is not a whole number."},
    {"out-of-range", yaml("format: raindelay-deck/1\ncard: {size: [5mm, 9mm]}\n"),
     "deck.yaml, line 2: \"size\" must be from 10 mm to 1000 mm."},
    {"not-a-length", element("{type: rect, box: [1, 2, 3, 4cm]}"),
     "deck.yaml, line 7: \"4cm\" is not a length: write a number with mm, in, pt or %."},
    {"length-too-long", element("{type: rect, box: [1, 2, 3, 99999mm]}"),
     "deck.yaml, line 7: \"99999mm\" is too long: 10 m at most."},
    {"negative", element("{type: rect, box: [1, 2, 3, -4]}"),
     "deck.yaml, line 7: \"height\" cannot be negative."},
    {"percent", yaml("format: raindelay-deck/1\ncard: {size: [50, 90], bleed: 5%}\n"),
     "deck.yaml, line 2: \"bleed\" cannot be a percentage."},
    {"not-a-colour", element("{type: rect, box: trim, fill: '#12'}"),
     "deck.yaml, line 7: \"#12\" is not a colour: write \"#rrggbb\", in quotes."},
    {"unknown-colour", element("{type: rect, box: trim, fill: rde}"),
     "deck.yaml, line 7: the palette has no colour \"rde\"; did you mean \"red\"?"},
    {"unknown-colour", element("{type: rect, box: trim, fill: '{suit}'}"),
     "cards.csv, row 2, column suit: the palette has no colour \"bats\"; known: back, ink, "
     "paper, red."},
    {"unknown-colour", yaml("format: raindelay-deck/1\npalette: {a: b, b: a}\n"),
     "deck.yaml, line 2: the palette has no colour \"b\"."},
    {"empty-value", element("{type: rect, box: trim, fill: ''}"),
     "deck.yaml, line 7: \"fill\" is empty."},
    {"card-margins", yaml("format: raindelay-deck/1\ncard: {size: [50, 90], corner: 30}\n"),
     "deck.yaml, line 2: corner and safe zone are larger than half the card."},
    {"unknown-role", part("skins: {night: {name: At night, palette: {rde: ink}}}"),
     "deck.yaml, line 9: the palette has no role \"rde\"; did you mean \"red\"?"},
    {"unknown-font", element("{type: text, text: x, box: trim, font: mian, size: 3}"),
     "deck.yaml, line 7: there is no font \"mian\"; did you mean \"main\"?"},
    {"unknown-style", part("styles: {head: {size: 3}}", "{type: rect, box: trim, style: haed}"),
     "deck.yaml, line 7: there is no style \"haed\"; did you mean \"head\"?"},
    {"unknown-map", element("{" + kSmallText + ", text: '{name|shrt}'}"),
     "deck.yaml, line 7: there is no map \"shrt\"; did you mean \"short\"?"},
    {"unknown-icon", part("icons: {wood: w.svg}", "{type: icons, list: wod, box: trim, size: 3}"),
     "cards.csv, row 2: there is no icon \"wod\"; did you mean \"wood\"?"},
    {"plain-brackets", part("icons: {wood: w.svg}", "{" + kSmallText + ", text: 'Pay [wod]'}"),
     "cards.csv, row 2: \"[wod]\" is printed as it is, brackets and all: no icon has that name; "
     "did you mean \"wood\"?"},
    // layouts and elements
    {"unknown-layout", layouts("  plain: {extends: plian}\n  fancy: {}\n"),
     "deck.yaml, line 7: deck.yaml has no layout \"plian\"; did you mean \"plain\"?"},
    {"no-layout", layouts("  {}\n"), "deck.yaml, line 7: a deck has at least one layout."},
    {"extends-itself", layouts("  plain: {extends: fancy}\n  fancy: {extends: plain}\n"),
     "deck.yaml, line 7: \"plain\" extends itself, directly or through others."},
    {"extends-itself",
     part("styles: {a: {extends: b}, b: {extends: a}}", "{type: rect, box: trim, style: a}"),
     "deck.yaml, line 9: \"a\" extends itself, directly or through others."},
    {"unknown-key", layouts("  plain: {frnt: []}\n  fancy: {}\n"),
     "deck.yaml, line 7: layout has no key \"frnt\"; did you mean \"front\"?"},
    {"no-type", element("{box: trim}"), "deck.yaml, line 7: an element has a \"type\"."},
    {"not-a-map", element("rect"), "deck.yaml, line 7: an element is written as keys with values."},
    {"two-elements", element("{type: rect, name: a, box: trim}, {type: rect, name: a, box: trim}"),
     "deck.yaml, line 7: there are two elements \"a\"."},
    {"name-too-long", element("{type: rect, name: " + std::string(1'001, 'x') + ", box: trim}"),
     "deck.yaml, line 7: the name has 1001 bytes; at most 1000 are read."},
    {"other-type",
     layouts("  plain: {front: [{type: rect, name: a, box: trim}]}\n"
             "  fancy: {extends: plain, front: [{name: a, type: ellipse}]}\n"),
     "deck.yaml, line 8: \"a\" is a rect in the layout that this one extends."},
    {"box-edges", element("{type: rect, box: {left: 1, right: 2, width: 3}}"),
     "deck.yaml, line 7: a box gives at most two of left, right, center, width, and center only "
     "with a size."},
    {"box-edges", element("{type: rect, box: {middle: 50%}}"),
     "deck.yaml, line 7: a box gives at most two of top, bottom, middle, height, and middle only "
     "with a size."},
    {"unknown-element",
     element("{type: rect, name: title, box: trim}, "
             "{type: rect, box: {top: tilte.bottom}}"),
     "deck.yaml, line 7: no element next to this one is called \"tilte\"; did you mean "
     "\"title\"?"},
    {"anchors-in-a-ring", element("{type: rect, name: a, box: b}, {type: rect, name: b, box: a}"),
     "deck.yaml, line 7: \"a\" is placed by an element that depends on it."},
    {"path-data", element("{type: path, path: M 0 0 L 10 x}"),
     "deck.yaml, line 7: the path can't be read beyond \"x\"."},
    {"repeat-needs", element("{type: repeat, cell: [1, 1], elements: []}"),
     "deck.yaml, line 7: a repeat has its \"count\" or its \"each\"."},
    // only seen for a card
    {"repeat-count", element("{type: repeat, count: '{rank}', cell: [1, 1], elements: []}"),
     "cards.csv, row 2, column rank: a repeat makes 0 to 100 copies, not \"A\"."},
    {"icon-count",
     part("icons: {wood: w.svg}", "{type: icons, list: wood 2 gold 99, box: trim, size: .1}"),
     "cards.csv, row 2: a row has at most 100 icons, not 101."},
    {"pip-count", element("{type: pips, src: a.svg, count: '{rank}', box: trim, size: 8}"),
     "cards.csv, row 2, column rank: a number card has 1 to 10 symbols, not \"A\"."},
    {"no-picture", element("{type: image, src: '{copies}', box: trim}"),
     "cards.csv, row 2, column copies: the picture's name is empty; \"when\" says for which "
     "cards it is drawn."},
    {"flow-too-long",
     element("{type: group, flow: row, box: [0, 0, 10, 10], elements: [{type: rect, "
             "box: [0, 0, 8, 3]}, {type: rect, box: [0, 0, 8, 3]}]}"),
     "cards.csv, row 2: the row or column here is 6 mm larger than "
     "its box."},
    {"map-has-nothing", element("{type: rect, box: trim, fill: '{rank|suit-ink}'}"),
     "cards.csv, row 2, column rank: the map \"suit-ink\" has nothing for \"A\"; known: balls, "
     "bats. (deck.yaml, line 7)"},
    // limits
    // bindings and expressions
    {"unknown-column", element("{" + kSmallText + ", text: '{nmae}'}"),
     "deck.yaml, line 7: cards.csv has no column \"nmae\"; did you mean \"name\"?"},
    {"brace-open", element("{" + kSmallText + ", text: '{name'}"),
     "deck.yaml, line 7: a { is never closed; write {{ for a brace."},
    {"brace-close", element("{" + kSmallText + ", text: 'name}'}"),
     "deck.yaml, line 7: a } without its {; write }} for a brace."},
    {"outside-repeat", element("{" + kSmallText + ", text: '{@index}'}"),
     "deck.yaml, line 7: \"@index\" is known only inside a repeat"},
    {"lacks-value", element("{type: rect, box: trim, when: 'value > )'}"),
     "deck.yaml, line 7: a column, a number or a 'text' is missing before \")\"."},
    {"lacks-value-at-end", element("{type: rect, box: trim, when: value >}"),
     "deck.yaml, line 7: a column, a number or a 'text' is missing at the end."},
    {"lacks-bracket", element("{type: rect, box: trim, when: (value > 3}"),
     "deck.yaml, line 7: a ) is missing."},
    {"list-after-in", element("{type: rect, box: trim, when: value in 3}"),
     "deck.yaml, line 7: after in comes a list like (2, 3, 4)."},
    {"goes-on", element("{type: rect, box: trim, when: value > 3 name}"),
     "deck.yaml, line 7: \"name\" follows where it should end."},
    {"single-equals", element("{type: rect, box: trim, when: value = 3}"),
     "deck.yaml, line 7: compare with ==, not =."},
    {"quote-open", element("{type: rect, box: trim, when: \"name == 'x\"}"),
     "deck.yaml, line 7: a ' is never closed."},
    {"unknown-function", element("{" + kSmallText + ", text: '{= flor(3)}'}"),
     "deck.yaml, line 7: there is no function \"flor\"; did you mean \"floor\"?"},
    {"arguments", element("{" + kSmallText + ", text: '{= if(3)}'}"),
     "deck.yaml, line 7: if() takes 3 values, not 1."},
    {"column-or-word", element("{type: rect, box: trim, when: rank == value}"),
     "deck.yaml, line 7: \"value\" is a column too: write {value} for its cell or 'value' for "
     "the "
     "word."},
    {"unknown-edge", element("{type: rect, box: {left: title.botom}}"),
     "deck.yaml, line 7: \"botom\" isn't an edge of an element; put spaces around + and -; did you "
     "mean \"bottom\"?"},
    {"division-by-zero", element("{" + kSmallText + ", text: '{= 1 / 0}'}"),
     "cards.csv, row 2: a division by zero."},
    {"length-times-length", element("{type: rect, box: {left: 2mm * (3mm)}}"),
     "cards.csv, row 2: a length is multiplied by a length."},
    {"not-a-number", element("{" + kSmallText + ", text: '{= name + 1}'}"),
     "cards.csv, row 2, column name: \"One\" is not a number. (deck.yaml, line 7)"},
    // art
    {"svg-damaged", art("a.svg", "hello"), "cards.csv, row 2: \"a.svg\" is not a valid SVG file."},
    {"svg-declares", art("a.svg", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'x'>]><svg/>"),
     "cards.csv, row 2: \"a.svg\" declares entities other than texts of up to 256 bytes, "
     "which pictures cannot have."},
    {"svg-encoding", art("a.svg", "<?xml version='1.0' encoding='UTF-7'?><svg/>"),
     "cards.csv, row 2: \"a.svg\" is written in utf-7: save it as UTF-8."},
    {"svg-pictures",
     art("a.svg",
         "<svg>" +
             repeated("<image href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAEAAAABAA'/>", 2) +
             "</svg>"),
     "cards.csv, row 2: \"a.svg\" holds pictures of more than 32 million pixels in all."},
    {"svg-links", art("a.svg", "<svg><use href='b.svg'/></svg>"),
     "cards.csv, row 2: \"a.svg\" has a <use> or a link to another file; a picture must stand "
     "alone."},
    {"svg-picture", art("a.svg", "<svg><image href='data:image/gif;base64,R0lG'/></svg>"),
     "cards.csv, row 2: \"a.svg\" holds a picture that is neither PNG nor JPEG."},
    {"svg-element", art("a.svg", "<svg><animate/></svg>"),
     "cards.csv, row 2: <animate> in \"a.svg\" is not drawn."},
    {"not-an-image", art("a.png", "hello"),
     "cards.csv, row 2: \"a.png\" is not a PNG or JPEG picture."},
    {"image-cut-off", art("a.png", kPng + std::string("\0\0\0\2\0\0\0\2", 8)),
     "cards.csv, row 2: \"a.png\" is a picture cut short; put a whole copy into the deck."},
};

// A file's name that isn't text can be named nowhere in a deck; and what a table's encoding lacks
// is the answer to a change.
bool hasNoPlace(std::string_view id) {
  return id == "path-not-utf8" || id == "table-cannot-hold";
}

TEST(DeckMessages, NameWhatIsWrongAndWhere) {
  for (const Provoked& each : kCases) {
    const Problems problems = each.provoke();
    ASSERT_FALSE(problems.empty()) << each.id << ": " << each.sentence;
    const Problem* found = nullptr;
    for (const Problem& problem : problems.list()) {
      if (found == nullptr && problem.id == each.id) found = &problem;
    }
    ASSERT_NE(found, nullptr) << each.id << "; said: " << problems.list()[0].sentence();
    EXPECT_EQ(found->site.file.empty(), hasNoPlace(each.id)) << each.id;
    const std::string_view wanted = each.sentence;
    EXPECT_EQ(found->sentence().substr(0, wanted.size()), wanted);
  }
}

// A kind of problem that nothing here provokes was forgotten.
TEST(DeckMessages, AreAllProvoked) {
  std::set<std::string> provoked = {
      // by tests/engine/limits_test.cpp
      "file-too-large", "path-long", "long-rules", "too-many-columns", "too-many-rows",
      "cell-too-long", "too-many-elements", "too-many-entries", "too-many-inherited",
      "too-many-skins", "too-many-overrides", "too-many-table-cells", "too-deep",
      "too-many-figures", "nested-too-deeply", "too-many-values", "svg-uses", "svg-deep",
      "image-too-large", "styles-deep", "path-steps", "sheet-deep", "svg-entities", "yaml-deep",
      "yaml-values",
      // by tests/deck/open_test.cpp
      "not-there", "no-deck", "not-a-deck",
      // by tests/deck/foreign_test.cpp
      "not-taken-over", "table-elsewhere", "other-table",
      // by tests/faults/memory_fault_test.cpp
      "no-memory",
      // by tests/deck/folder_test.cpp
      "link", "not-a-file", "unreadable", "large-file",
      // by tests/deck/font_file_test.cpp
      "not-a-font", "font-damaged", "font-table", "font-colors", "families",
      // by tests/deck/edit_test.cpp and written_test.cpp
      "row-gone", "column-gone", "element-gone", "not-simple", "no-place", "fills-all",
      // by tests/deck/zip_test.cpp and sheet_test.cpp
      "zip-damaged", "zip-cut", "zip-too-many-files", "zip-too-large", "zip-ratio", "zip-path",
      "zip-link", "zip-encrypted", "zip-twice", "not-a-sheet", "table-too-large"};
  for (const Provoked& each : kCases) provoked.insert(each.id);
  std::ifstream file(RAINDELAY_SOURCE_DIR "/engine/deck/problem_kinds.h");
  std::stringstream text;
  text << file.rdbuf();
  const std::string header = text.str();
  const std::regex kind(R"re(ProblemKind k\w+ =\s*(?:error|warning)\(\s*"([^"]+)")re");
  std::set<std::string> ids;
  for (std::sregex_iterator it(header.begin(), header.end(), kind), end; it != end; ++it) {
    const std::string id = (*it)[1];
    // (An element has another wording: it has no name to be called by.)
    EXPECT_TRUE(ids.insert(id).second || id == "not-a-map") << id << " is the id of two kinds";
    EXPECT_TRUE(provoked.contains(id)) << id;
  }
  EXPECT_GT(ids.size(), 90u);
}

}  // namespace
}  // namespace raindelay::deck
