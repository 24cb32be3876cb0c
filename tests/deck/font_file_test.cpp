// Fonts in a deck: what deck.yaml says of them, and what their files have to hold.
#include "deck/font_file.h"

#include <gtest/gtest.h>

#include <functional>

#include "deck/compare.h"
#include "deck/open.h"
#include "deck/picture.h"
#include "deck/zipped.h"
#include "engine/deck_fixture.h"
#include "support/folder_test.h"
#include "support/font_maker.h"

namespace raindelay::deck {
namespace {

const FontMaker kMade{{{U'A', 1000, 700}, {U'B', 500, 700}}};

TEST(FontFiles, AreKnownByTheirEnding) {
  for (const char* file : {"a.ttf", "fonts/Title.OTF", "fonts/of many.ttc"}) {
    EXPECT_TRUE(isFontFile(file)) << file;
  }
  for (const char* family : {"Inter", ".ttf", "ttf", "a.woff2", "a.ttf ", "Bebas Neue", ""}) {
    EXPECT_FALSE(isFontFile(family)) << family;
  }
}

TEST(FontFiles, ThatAreSoundAreAccepted) {
  FontMaker::Tables withoutOutlines = kMade.tables();
  withoutOutlines.erase("glyf");
  withoutOutlines["CFF "] = "x";
  for (const std::string& font :
       {kMade.bytes(), FontMaker::collection(kMade.tables()), FontMaker::file(withoutOutlines)}) {
    const auto problem = checkFont(font, "a.ttf");
    EXPECT_FALSE(problem.has_value()) << problem->message();
  }
}

TEST(FontFiles, OfPicturesHaveNoOutlinesWhereverTheySayThatThoseAre) {
  FontMaker::Tables pictures = kMade.tables();
  pictures.erase("glyf");
  pictures["CBDT"] = pictures["CBLC"] = "x";
  pictures["loca"].assign(pictures["loca"].size(), '\x7f');
  const std::string font = FontMaker::file(pictures);
  ASSERT_FALSE(checkFont(font, "a.ttf").has_value());
  EXPECT_FALSE(checkFont(fontCalled(font, "Made-1"), "a.ttf").has_value());
}

struct Broken {
  const char* what;
  std::function<std::string(FontMaker::Tables)> font;
  const char* sentence;
};

constexpr const char* kNone = "\"a.ttf\" is not a TTF, OTF or TTC font.";
constexpr const char* kForeign =
    "\"a.ttf\" has its colours in a form that is not drawn (COLR version 1, SVG or sbix); take "
    "one with CBDT or COLR version 0, such as Debian's NotoColorEmoji.ttf.";
constexpr const char* kDamaged =
    "\"a.ttf\" is a damaged font; put an undamaged copy of it into the deck.";

/// The bytes with a number put in.
std::string with(std::string bytes, std::size_t at, std::int64_t number, int size) {
  return bytes.replace(at, static_cast<std::size_t>(size), bytesOf(number, size));
}
std::string file(const FontMaker::Tables& tables) {
  return FontMaker::file(tables);
}

/// A font with a glyph in two layers, and a number of two bytes put into the table.
FontMaker::Tables colored(std::size_t at, std::int64_t number) {
  FontMaker::Tables tables =
      FontMaker{{{U'A', 9, 9}, {U'B', 9, 9}, {U'C', 9, 9}}, 0, {1, 2}}.tables();
  // (Some of the numbers have four bytes, and are small.)
  const std::size_t low = at == 4 || at == 8 ? at + 2 : at;
  tables["COLR"] = with(tables["COLR"], low, number, 2);
  return tables;
}
std::string manyLayers() {
  FontMaker font{{{U'A', 9, 9}}, 0, std::vector<std::uint32_t>(257)};
  font.glyphs.resize(260, {U'B', 9, 9});
  return font.bytes();
}

class BrokenFont : public testing::TestWithParam<Broken> {};

TEST_P(BrokenFont, IsOneSentence) {
  const std::string font = GetParam().font(kMade.tables());
  const auto problem = checkFont(font, "a.ttf");
  ASSERT_TRUE(problem.has_value());
  const std::string table = GetParam().sentence;
  EXPECT_EQ(problem->message(), table.size() == 4 ? "\"a.ttf\" is a damaged font: its table " +
                                                        table + " is missing or wrong."
                                                  : table);
}

using Tables = FontMaker::Tables;
INSTANTIATE_TEST_SUITE_P(
    Table, BrokenFont,
    testing::Values(
        Broken{"Nothing", [](const Tables&) { return std::string(); }, kNone},
        Broken{"Text", [](const Tables&) { return std::string("not a font"); }, kNone},
        Broken{"Woff", [](const Tables& f) { return file(f).replace(0, 4, "wOF2"); }, kNone},
        Broken{"CollectionOfNone",
               [](const Tables& f) { return with(FontMaker::collection(f), 8, 0, 4); }, kNone},
        Broken{"CollectionBeyondTheEnd",
               [](const Tables& f) { return with(FontMaker::collection(f), 12, 1 << 30, 4); },
               kNone},
        Broken{"NoTables", [](const Tables& f) { return with(file(f), 4, 0, 2); }, kDamaged},
        Broken{"ManyTables", [](const Tables& f) { return with(file(f), 4, 0xFFFF, 2); }, kDamaged},
        Broken{"CutOff", [](const Tables& f) { return file(f).substr(0, 300); }, kDamaged},
        Broken{"CutInTheDirectory", [](const Tables& f) { return file(f).substr(0, 40); },
               kDamaged},
        Broken{"TableBeyondTheEnd",
               [](const Tables& f) { return with(file(f), 20, 0xFFFFFFFF, 4); }, kDamaged},
        Broken{"TableTwice", [](const Tables& f) { return file(f).replace(28, 4, "OS/2"); },
               kDamaged},
        Broken{"NoHead", [](Tables f) { return f.erase("head"), file(f); }, "head"},
        Broken{"ForeignHead", [](Tables f) { return f["head"][12] = 0, file(f); }, "head"},
        Broken{"NoUnits", [](Tables f) { return f["head"] = with(f["head"], 18, 0, 2), file(f); },
               "head"},
        Broken{"NoGlyphs", [](Tables f) { return f["maxp"] = with(f["maxp"], 4, 0, 2), file(f); },
               "maxp"},
        Broken{"MoreWidthsThanGlyphs",
               [](Tables f) { return f["hhea"] = with(f["hhea"], 34, 4, 2), file(f); }, "hhea"},
        Broken{"FewWidths", [](Tables f) { return f["hmtx"].resize(8), file(f); }, "hmtx"},
        Broken{"NoCharacters", [](Tables f) { return f.erase("cmap"), file(f); }, "cmap"},
        Broken{"CharactersBeyondTheEnd",
               [](Tables f) { return f["cmap"] = with(f["cmap"], 8, 1 << 20, 4), file(f); },
               "cmap"},
        Broken{"NoOutlines", [](Tables f) { return f.erase("glyf"), file(f); }, "glyf"},
        Broken{"FewPlaces", [](Tables f) { return f["loca"].resize(12), file(f); }, "loca"},
        Broken{"OutlineBeyondTheEnd",
               [](Tables f) { return f["loca"] = with(f["loca"], 12, 99, 4), file(f); }, "loca"},
        Broken{"OutlinesBackwards",
               [](Tables f) { return f["loca"] = with(f["loca"], 4, 40, 4), file(f); }, "loca"},
        Broken{"LayersOfNoGlyph", [](const Tables&) { return file(colored(14, 9)); }, "COLR"},
        Broken{"LayersBeyondTheLast", [](const Tables&) { return file(colored(18, 3)); }, "COLR"},
        Broken{"MoreLayersThanAreDrawn", [](const Tables&) { return manyLayers(); }, "COLR"},
        Broken{"LayersBeyondTheEnd", [](const Tables&) { return file(colored(12, 90)); }, "COLR"},
        Broken{"LayersFarAway", [](const Tables&) { return file(colored(8, 9000)); }, "COLR"},
        Broken{"ColoredFarAway", [](const Tables&) { return file(colored(4, 9000)); }, "COLR"},
        Broken{"ColorsOfLater", [](const Tables&) { return file(colored(2, 0)); }, kForeign},
        Broken{"Pictures", [](Tables f) { return f.erase("glyf"), f["sbix"] = "x", file(f); },
               kForeign}),
    [](const auto& row) { return std::string(row.param.what); });

TEST(FontFiles, GetAnotherNameAndStayAsTheyAreElse) {
  const FontMaker::Tables tables = kMade.tables();
  for (const std::string& font : {kMade.bytes(), FontMaker::collection(tables)}) {
    const std::string called = fontCalled(font, "Made-1");
    EXPECT_FALSE(checkFont(called, "a.ttf").has_value());
    const std::string again = fontCalled(called, "Other-2");
    EXPECT_FALSE(checkFont(again, "a.ttf").has_value());
    EXPECT_NE(called.find(std::string("\0M\0a\0d\0e\0-\0001", 12)), std::string::npos);
    EXPECT_NE(again.find(std::string("\0O\0t\0h\0e\0r\0-\0002", 14)), std::string::npos);
    EXPECT_EQ(static_cast<unsigned char>(again[5]), tables.size() + 1);
    for (const auto& [tag, bytes] : tables) {
      EXPECT_NE(again.find(bytes), std::string::npos) << tag;
    }
  }
}

TEST(FontFiles, InColorShowNothingUnderAnotherName) {
  const FontMaker::Tables tables = colored(0, 0);
  const std::string font = file(tables);
  EXPECT_FALSE(hasColors(kMade.bytes()));
  ASSERT_TRUE(hasColors(font));
  ASSERT_FALSE(checkFont(font, "a.ttf").has_value());
  const std::string called = fontCalled(font, "Made-1");
  EXPECT_FALSE(checkFont(called, "a.ttf").has_value());
  EXPECT_FALSE(hasColors(called));
  const std::size_t outline = tables.at("glyf").size() / 3;
  EXPECT_EQ(called.find(tables.at("glyf")), std::string::npos);
  EXPECT_NE(called.find(tables.at("glyf").substr(outline)), std::string::npos) << "the layers'";
}

Deck deckWith(const std::string& fonts) {
  auto folder = testFolder(withElements("[]"));
  std::string& yaml = folder->files["deck.yaml"];
  const std::string before = "fonts: {main: {family: Inter, weight: 600}}";
  yaml.replace(yaml.find(before), before.size(), "fonts: {main: " + fonts + "}");
  auto deck = readSoundDeck(folder);
  EXPECT_TRUE(deck.ok()) << deck.error().message;
  return deck ? *std::move(deck) : Deck();
}

TEST(ReadFonts, AreNamesFilesAndListsOfThem) {
  const FontRole one{"fonts/T.ttf", 400, false, {}, "main"},
      list{"Inter", 400, false, {"a.otf", "Noto Sans"}, "main"};
  FontRole heavy = list;
  heavy.weight = 650;
  EXPECT_EQ(deckWith("fonts/T.ttf").fonts.at("main"), one);
  EXPECT_EQ(deckWith("{family: fonts/T.ttf}").fonts.at("main"), one);
  EXPECT_EQ(deckWith("[Inter, a.otf, Noto Sans]").fonts.at("main"), list);
  EXPECT_EQ(deckWith("{family: [Inter, a.otf, Noto Sans], weight: 650}").fonts.at("main"), heavy);
  EXPECT_EQ(list.files(), std::vector<std::string_view>{"a.otf"});
}

TEST(ReadFonts, SayWhatIsNoListOfThem) {
  const auto said = [](const std::string& fonts) {
    auto folder = testFolder(withElements("[]"));
    folder->files["deck.yaml"] += "fonts: {other: " + fonts + "}\n";
    std::string& yaml = folder->files["deck.yaml"];
    yaml.erase(yaml.find("fonts: {main"), yaml.find("maps:") - yaml.find("fonts: {main"));
    return readMessage(folder);
  };
  const std::string limit =
      "deck.yaml, line 8: a font lists 1 to 16 typefaces, each for what the ones before lack.";
  EXPECT_EQ(said("[]"), limit);
  std::string many = "[a";
  for (std::size_t i = 1; i < kMaxFamilies; ++i) many += ", b";
  EXPECT_EQ(said(many + "]"), "");
  EXPECT_EQ(said(many + ", c]"), limit);
  EXPECT_EQ(said("[[a]]"), "deck.yaml, line 8: \"family\" is a single value, not a list or keys.");
}

std::shared_ptr<MemoryFolder> folderOf(const std::string& font) {
  auto folder = testFolder(
      withElements("[{type: text, text: '{name}', font: main, size: 4, box: trim, name: title}]"));
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("Inter"), 5, "[Inter, " + font + "]");
  folder->files["a.ttf"] = kMade.bytes();
  folder->files["bad.ttf"] = kMade.bytes().substr(0, 300);
  return folder;
}

TEST(CheckFonts, EachIsReadFromTheDeckAlone) {
  const auto said = [](const std::string& font) {
    auto deck = readSoundDeck(folderOf(font));
    EXPECT_TRUE(deck.ok()) << deck.error().message;
    std::string all;
    const Problems problems = checkDeck(*deck);
    for (const Problem& problem : problems.list()) all += problem.message();
    return all;
  };
  EXPECT_EQ(said("a.ttf"), "");
  EXPECT_EQ(said("b.ttf"), "there is no file \"b.ttf\" in the deck; did you mean \"a.ttf\"?");
  EXPECT_EQ(said("../a.ttf"),
            "\"../a.ttf\" is not a file of the deck: nothing outside its folder is read.");
  EXPECT_EQ(said("bad.ttf"),
            "\"bad.ttf\" is a damaged font; put an undamaged copy of it into the deck.");
}

using FontsInAnArchive = FolderTest;

TEST_F(FontsInAnArchive, AreReadLikeThoseInAFolder) {
  const auto folder = folderOf("bad.ttf");
  std::vector<Packed> files;
  for (const auto& [path, bytes] : folder->files) files.push_back({"my/" + path, bytes});
  const auto source = openDeck(write("my.zip", zipped(files)));
  ASSERT_TRUE(source.ok());
  EXPECT_EQ(*source->folder->read("a.ttf"), kMade.bytes());
  const Problems problems = checkDeck(*readSoundDeck(source->folder));
  ASSERT_EQ(problems.list().size(), 1u);
  EXPECT_EQ(problems.list().front().id, "font-damaged");
}

TEST(CompareFonts, AnotherFileLooksDifferent) {
  const auto lookWith = [](const std::string& font, const std::string& bytes) {
    auto folder = folderOf(font);
    if (!bytes.empty()) folder->files[font] = bytes;
    ArtLooks art(folder);
    return looksOf(*readSoundDeck(folder), art).front().front;
  };
  EXPECT_EQ(lookWith("a.ttf", ""), lookWith("a.ttf", kMade.bytes()));
  EXPECT_NE(lookWith("a.ttf", ""), lookWith("a.ttf", "changed"));
  EXPECT_NE(lookWith("Noto Sans", ""), lookWith("Noto Serif", ""));
}

TEST(CompareFonts, HowLettersAreSetLooksDifferent) {
  const auto lookWith = [](const std::string& keys) {
    auto folder = testFolder(
        withElements("[{type: text, text: fi, font: main, size: 4, box: trim, " + keys + "}]"));
    ArtLooks art(folder);
    auto deck = readSoundDeck(folder);
    EXPECT_TRUE(deck.ok()) << deck.error().message;
    return looksOf(*deck, art).front().front;
  };
  const Look plain = lookWith("kerning: true, ligatures: true, case: none");
  for (const char* keys : {"kerning: false", "ligatures: false", "case: small-caps"}) {
    EXPECT_NE(lookWith(keys), plain) << keys;
  }
}

TEST(ComposeFonts, AFigureNamesTheFilesOfItsFonts) {
  const auto deck = readSoundDeck(folderOf("a.ttf"));
  ASSERT_TRUE(deck.ok());
  const Picture picture = compose(*deck, 0, Side::kFront);
  ASSERT_EQ(picture.figures.size(), 1u);
  EXPECT_EQ(artOf(picture.figures[0]), std::vector<std::string_view>{"a.ttf"});
}

}  // namespace
}  // namespace raindelay::deck
