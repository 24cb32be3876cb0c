// A deck's own fonts: files, fallbacks, weights, colours; and how letters are set.
#include <gmock/gmock.h>

#include <QFontInfo>
#include <QFontMetricsF>

#include "app/fonts_fixture.h"
#include "app/pdf_tools.h"
#include "deck/font_file.h"
#include "support/font_maker.h"

namespace raindelay {
namespace {

// Widths and heights of glyphs in thousandths: at 10 mm and 10 pixels a millimetre a pixel is 10.
const FontMaker kBoxes{{{U'A', 1000, 700}, {U' ', 300, 0}}};

TEST(FontsInFiles, AreDrawnWith) {
  FontMaker::Tables tables = kBoxes.tables();
  expectSize(ink("fonts/T.ttf", "AA", {{"fonts/T.ttf", kBoxes.bytes()}}), 200, 70);
  expectSize(ink("fonts/T.ttc", "AA", {{"fonts/T.ttc", FontMaker::collection(tables)}}), 200, 70,
             "a collection");
  expectSize(ink("fonts/T.ttf", "AA", {{"fonts/T.ttf", kBoxes.bytes()}}, ", letter-spacing: 0.1"),
             210, 70, "spaced");
}

TEST(FontsInFiles, OursAreSound) {
  const QDir folder(QStringLiteral(":/fonts"));
  ASSERT_GE(folder.entryList().size(), 10);
  for (const QString& name : folder.entryList()) {
    QFile file(folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    const auto problem = deck::checkFont(file.readAll().toStdString(), name.toStdString());
    EXPECT_FALSE(problem.has_value()) << problem->message();
  }
}

TEST(FontsInFiles, OneStandsInForWhatTheOthersLack) {
  const FontMaker others{{{U'A', 200, 200}, {U'B', 300, 500}}};
  const Files files = {{"a.ttf", kBoxes.bytes()}, {"b.ttf", others.bytes()}};
  expectSize(ink("[a.ttf, b.ttf]", "B", files), 30, 50);
  expectSize(ink("[a.ttf, b.ttf]", "AB", files), 130, 70);
  expectSize(ink("[b.ttf, a.ttf]", "AB", files), 50, 50);
  expectSize(ink("[a.ttf, Inter]", "A", files), 100, 70);
  EXPECT_GT(ink("[a.ttf, Inter]", "|", files).height(), 80) << "Inter's";
}

TEST(FontsInFiles, OfOneNameDoNotTakeEachOthersPlace) {
  const QRect inter = ink("Inter", "AA");
  const FontMaker narrow{{{U'A', 300, 700}}};
  const Files one = {{"a.ttf", deck::fontCalled(kBoxes.bytes(), "Inter")}};
  const Files other = {{"a.ttf", deck::fontCalled(narrow.bytes(), "Inter")}};
  for (int round = 0; round < 2; ++round) {
    expectSize(ink("a.ttf", "AA", one), 200, 70);
    expectSize(ink("a.ttf", "AA", other), 60, 70);
    EXPECT_EQ(ink("Inter", "AA"), inter);
  }
}

struct Unusable {
  const char* what;
  std::string bytes;
  const char* id;
};

TEST(FontsInFiles, OnesThatCannotBeUsedAreToldAndReplaced) {
  for (const auto& [what, bytes, id] :
       {Unusable{"text", "not a font", "not-a-font"},
        Unusable{"cut off", kBoxes.bytes().substr(0, 300), "font-damaged"}}) {
    CardPainter painter(deckWith("a.ttf", "AA", {{"a.ttf", bytes}}));
    EXPECT_GT(inkBounds(facePainted(painter)).width(), 50) << what;
    ASSERT_EQ(painter.problems().list().size(), 1u) << what;
    EXPECT_EQ(painter.problems().list().front().id, id) << what;
  }
}

/// The ids of what is wrong with the deck's first card, painted.
std::vector<std::string> idsOf(CardPainter& painter) {
  facePainted(painter);
  std::vector<std::string> ids;
  for (const deck::Problem& problem : painter.problems().list()) ids.push_back(problem.id);
  return ids;
}
std::vector<std::string> idsOf(const std::string& fonts, const Files& files) {
  CardPainter painter(deckWith(fonts, "AA", files));
  return idsOf(painter);
}

TEST(FontsInFiles, OneThatQtCannotOpenIsTold) {
  FontMaker::Tables tables = kBoxes.tables();
  tables.erase("glyf");
  tables["CFF "] = "no outlines";
  EXPECT_EQ(idsOf("a.otf", {{"a.otf", FontMaker::file(tables).replace(0, 4, "OTTO")}}),
            std::vector<std::string>{"font-unusable"});
}

TEST(FontsInFiles, MoreThanThereIsRoomForIsTold) {
  constexpr std::size_t kLarge = 15'000'000, kFit = 8;  // in 128 MB
  FontMaker::Tables tables = kBoxes.tables();
  tables["room"] = std::string(kLarge, 'x');
  const std::string large = FontMaker::file(tables);
  Files files;
  std::string list = "[0.ttf";
  for (std::size_t i = 0; i <= kFit; ++i) files[std::to_string(i) + ".ttf"] = large;
  for (std::size_t i = 1; i < kFit; ++i) list += ", " + std::to_string(i) + ".ttf";
  EXPECT_EQ(idsOf(list + "]", files), std::vector<std::string>());
  EXPECT_EQ(idsOf(list + ", 8.ttf]", files), std::vector<std::string>{"fonts-too-large"});
}

TEST(FontsInFiles, AChangedOneIsReadAgain) {
  auto folder = folderWith("a.ttf", "A", {{"a.ttf", kBoxes.bytes()}});
  const auto deck = std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder));
  CardPainter before(deck);
  expectSize(inkBounds(facePainted(before)), 100, 70);
  folder->files["a.ttf"] = FontMaker{{{U'A', 400, 400}}}.bytes();
  CardPainter after(deck);
  expectSize(inkBounds(facePainted(after)), 40, 40);
}

TEST(VariableFonts, HaveTheWeightThatIsAskedFor) {
  FontMaker variable = kBoxes;
  variable.wider = 300;
  const Files files = {{"v.ttf", variable.bytes()}};
  for (const auto& [weight, width] :
       {std::pair(400, 100), {900, 130}, {650, 115}, {100, 100}, {700, 118}}) {
    const std::string font = "{family: v.ttf, weight: " + std::to_string(weight) + "}";
    expectSize(ink(font, "A", files), width, 70, font.c_str());
  }
  expectSize(ink("v.ttf", "**A**", files), 118, 70, "bold");
}

TEST(VariableFonts, ThatCannotBeSetAreTold) {
  FontMaker variable = kBoxes;
  variable.wider = 300;
  FontMaker::Tables tables = variable.tables();
  tables["CFF2"] = std::string(16, '\0');
  EXPECT_EQ(idsOf("{family: v.ttf, weight: 900}", {{"v.ttf", FontMaker::file(tables)}}),
            std::vector<std::string>{"font-one-weight"});
}

TEST(SetLetters, KerningCanBeTurnedOff) {
  EXPECT_LT(ink("Vollkorn", "AVAVA").width(),
            ink("Vollkorn", "AVAVA", {}, ", kerning: false").width() - 3);
}

TEST(SetLetters, LigaturesCanBeTurnedOff) {
  const QImage joined = painted("Vollkorn", "fififi");
  const QImage apart = painted("Vollkorn", "fififi", {}, ", ligatures: false");
  EXPECT_NE(joined, apart);
  EXPECT_NEAR(ink("Vollkorn", "mnm").width(),
              ink("Vollkorn", "mnm", {}, ", ligatures: false").width(), 1)
      << "nothing is spaced";
}

TEST(SetLetters, SmallCapitalsAreSevenTenths) {
  const int capitals = ink("Inter", "HH").height();
  EXPECT_NEAR(ink("Inter", "hh", {}, ", case: small-caps").height(), capitals * 0.7, 2);
  EXPECT_NEAR(ink("Inter", "Hh", {}, ", case: small-caps").height(), capitals, 1);
}

// Letters with a height, a full stop without.
const FontMaker kLetters{{{U'A', 500, 700},
                          {U'.', 500, 100},
                          {U'\u05D0', 500, 700},
                          {U'\u05D1', 500, 400},
                          {U'\u65E5', 1000, 700},
                          {U'\u3002', 1000, 100}}};
constexpr double kLine = 10, kFirstLine = 13, kLeft = 5;  // mm: baselines, the box

/// Which half centimetres of a line have something that high in them, from the left: "x.x".
std::string marks(const QImage& image, int line, double height, int count) {
  std::string found;
  for (int i = 0; i < count; ++i) {
    const bool there = paintedAt(image, kLeft + 5 * i + 2.5, kFirstLine + kLine * line - height);
    found += there ? 'x' : '.';
  }
  return found;
}

TEST(Directions, EachParagraphHasItsOwn) {
  const Files files = {{"a.ttf", kLetters.bytes()}};
  const QImage image = painted("a.ttf", "AA.\\n\\u05D0\\u05D1.\\nA.", files);
  EXPECT_EQ(marks(image, 0, 0.5, 4), "xxx.");
  EXPECT_EQ(marks(image, 0, 6, 4), "xx..");
  EXPECT_EQ(marks(image, 1, 0.5, 4), "xxx.");
  EXPECT_EQ(marks(image, 1, 6, 4), "..x.")
      << "the first letter is at the right, the stop at the left";
  EXPECT_EQ(marks(image, 1, 3, 4), ".xx.");
  EXPECT_EQ(marks(image, 2, 6, 4), "x...");
  const QImage right = painted("a.ttf", "\\u05D0.", files, ", align: right");
  EXPECT_EQ(marks(right, 0, 6, 8), ".......x");
}

TEST(Directions, ASymbolStandsInTheOrderOfTheText) {
  auto folder =
      folderWith("a.ttf", "\\u05D0[star]\\u05D0", {{"a.ttf", kLetters.bytes()}}, ", icon-size: 1");
  folder->files["deck.yaml"] += "icons: {star: art/square.svg}\n";
  folder->files["art/square.svg"] =
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">)"
      R"(<rect width="10" height="10" fill="#ff0000"/></svg>)";
  CardPainter painter(std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder)));
  const QImage image = facePainted(painter);
  const double middle = kLeft + 5 + 7.0 / 2;  // a letter, then as wide as capitals are high
  EXPECT_EQ(colorAt(image, middle, kFirstLine - 3), qRgb(0xFF, 0, 0));
  EXPECT_NE(colorAt(image, kLeft + 2.5, kFirstLine - 3), qRgb(0xFF, 0, 0));
  EXPECT_TRUE(paintedAt(image, kLeft + 5 + 7 + 2.5, kFirstLine - 3));
  EXPECT_NEAR(inkBounds(image).width(), 170, 2);
}

TEST(Directions, LinesWithoutBlanksBreakButNotBeforeAStop) {
  const Files files = {{"a.ttf", kLetters.bytes()}};
  const std::string sun = "\\u65E5";
  // Four fit on a line.
  QImage image = painted("a.ttf", sun + sun + sun + sun + sun, files);
  EXPECT_EQ(marks(image, 0, 6, 8), "xxxxxxxx");
  EXPECT_EQ(marks(image, 1, 6, 8), "xx......");
  image = painted("a.ttf", sun + sun + sun + sun + "\\u3002" + sun, files);
  EXPECT_EQ(marks(image, 0, 6, 8), "xxxxxx..");
  EXPECT_EQ(marks(image, 1, 6, 8), "xx..xx..");
}

TEST(FontsInPdf, AreEmbeddedWithTheirText) {
  FontMaker variable = kBoxes;
  variable.wider = 300;
  const Scratch scratch;
  const QString pdf = pdfOfOne(
      deckWith("{family: [v.ttf, Inter], weight: 900}", "AAAB", {{"v.ttf", variable.bytes()}}),
      scratch);
  const std::string fonts = toolFor(pdf, "pdffonts");
  EXPECT_THAT(fonts, testing::ContainsRegex("v-[0-9a-f]+ +CID TrueType .* yes (yes|no) +yes"));
  EXPECT_THAT(fonts, testing::ContainsRegex("Inter.* yes (yes|no) +yes"));
  EXPECT_THAT(toolFor(pdf, "pdftotext", {QStringLiteral("-")}), testing::HasSubstr("AAAB"));
  const QImage page = rasterOf(pdf, 1, 10);  // its corner is the bleed's
  EXPECT_LT(qGray(page.pixel(80 + 3 * 130 - 10, 80 + 75)), 64) << "the third A is as wide as heavy";
}

}  // namespace
}  // namespace raindelay
