// Type: fitted, aligned, in the embedded faces.
#include <QFontDatabase>
#include <QFontInfo>

#include "app/painter_fixture.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

deck::TextShape shape(const std::string& text, double width, double height, double size) {
  deck::TextShape made;
  made.box = {10, 10, width, height};
  made.text = text;
  made.runs = {{text, {"Inter", 400, false}, {}, std::nullopt}};
  made.font = {"Inter", 400, false};
  made.size = made.minSize = size;
  return made;
}

// The bounds of a text painted in the box [10, 10, 30, 20], in pixels: 10 are 1 mm.
QRect ink(const std::string& keys, const std::string& text = "HIH") {
  return inkBounds(facePainted("[{type: text, text: '" + text +
                               "', font: main, size: 6, box: [10, 10, 30, 20], color: ink, " +
                               keys + "}]"));
}

TEST(Fonts, TheFamiliesOfTheDecksAreThereInTheirWeights) {
  for (const auto& [family, weight] : {std::pair{"Inter", 400},
                                       {"Inter", 500},
                                       {"Inter", 600},
                                       {"Inter", 700},
                                       {"Vollkorn", 400},
                                       {"Vollkorn", 600},
                                       {"Vollkorn", 700},
                                       {"Bebas Neue", 400},
                                       {"Bebas Neue", 700}}) {
    QFont font(QString::fromLatin1(family));
    font.setWeight(static_cast<QFont::Weight>(weight));
    const QFontInfo found(font);
    EXPECT_EQ(found.family(), QString::fromLatin1(family));
    EXPECT_EQ(found.weight(), weight) << family;
  }
}

TEST(FittedText, KeepsItsSizeWhereItFits) {
  const FittedText fitted(shape("Short", 30, 10, 4));
  EXPECT_TRUE(fitted.fits());
  EXPECT_DOUBLE_EQ(fitted.size(), 4);
}

TEST(FittedText, ShrinksAsFarAsNeededAndNoFurtherThanAllowed) {
  auto long1 = shape("A name that is rather long", 30, 10, 6);
  long1.lines = 1;
  EXPECT_FALSE(FittedText(long1).fits());
  long1.minSize = 1;
  const FittedText shrunk(long1);
  EXPECT_TRUE(shrunk.fits());
  EXPECT_LT(shrunk.size(), 4);
  EXPECT_GT(shrunk.size(), 1.5);
  auto slightlyLarger = long1;
  slightlyLarger.size = slightlyLarger.minSize = shrunk.size() * 1.03;
  EXPECT_FALSE(FittedText(slightlyLarger).fits()) << "it could have been larger";
  long1.minSize = 5;
  const FittedText tooLong(long1);
  EXPECT_FALSE(tooLong.fits());
  EXPECT_DOUBLE_EQ(tooLong.size(), 5);
}

TEST(FittedText, BreaksLinesBeforeItShrinks) {
  auto two = shape("Winter Meetings", 18, 14, 4);
  two.minSize = 1;
  EXPECT_DOUBLE_EQ(FittedText(two).size(), 4);
  two.lines = 1;
  EXPECT_LT(FittedText(two).size(), 3);
  two.lines = 0;
  two.box.height = 6;
  EXPECT_LT(FittedText(two).size(), 3);
}

TEST(FittedText, AWordIsNotBroken) {
  EXPECT_FALSE(FittedText(shape("Unbreakable", 10, 50, 6)).fits());
}

TEST(FittedText, ASymbolDoesNotPartFromItsPunctuation) {
  const auto paying = [](const std::string& behind, double width, int lines) {
    auto made = shape("", width, 50, 4);
    made.lines = lines;
    deck::TextRun symbol{"gold", made.font, {}, deck::TextIcon{"gold.svg", {}, 1.25, 0}};
    made.runs = {{"Pay ", made.font, {}, std::nullopt}, symbol};
    if (!behind.empty()) made.runs.push_back({behind, made.font, {}, std::nullopt});
    return made;
  };
  double width = 5;
  while (!FittedText(paying("", width, 1)).fits()) width += 0.05;
  width += 0.1;  // what counts as fitting is a hair wider than where a line breaks
  const auto top = [&](const std::string& behind) {
    return FittedText(paying(behind, width, 0)).icons().at(0).box.top();
  };
  for (const char* closing : {",", ". Go", "!", ")", "”", "»"}) {
    EXPECT_GT(top(closing), top("") + 2) << closing << " takes the symbol to the next line";
  }
  EXPECT_DOUBLE_EQ(top(" then"), top(""));
  EXPECT_DOUBLE_EQ(top("then"), top("")) << "a word may part from it";
}

TEST(CardPainter, ShrunkTextStaysInItsBox) {
  const QRect box(100, 100, 300, 200);
  EXPECT_TRUE(box.contains(ink("min-size: 1, lines: 1", "The On-Deck Batter")));
  EXPECT_FALSE(box.contains(ink("lines: 1", "The On-Deck Batter")));
}

TEST(CardPainter, SaysWhichTextDoesNotFit) {
  CardPainter painter(paintedDeck(
      "[{type: text, text: '{name} times one', font: main, size: 9, lines: 1, box: [10, "
      "10, 20, 20]}]"));
  (void)facePainted(painter);
  EXPECT_EQ(deck::sentencesOf(painter.problems()),
            deck::Sentences{"cards.csv, row 2, column name: \"One times one\" does not fit into "
                            "its box. (deck.yaml, line 7)"});
}

TEST(CardPainter, AlignsTextInItsBox) {
  EXPECT_NEAR(ink("align: left").left(), 100, 10);
  EXPECT_NEAR(ink("align: right").right(), 400, 10);
  EXPECT_NEAR(ink("align: center").center().x(), 250, 3);
}

TEST(CardPainter, CapitalsFillTheBoxFromEdgeToEdge) {
  const QRect top = ink("edge: cap, valign: top");
  EXPECT_NEAR(top.top(), 100, 1);
  const QRect bottom = ink("edge: cap, valign: bottom");
  EXPECT_NEAR(bottom.bottom(), 299, 1);
  const QRect middle = ink("edge: cap, valign: middle");
  EXPECT_NEAR(middle.center().y(), 200, 1);
  EXPECT_EQ(top.height(), bottom.height());
  EXPECT_GT(ink("valign: top").top(), 105) << "a line's edge is above its capitals";
}

TEST(CardPainter, SpacesLettersAndLines) {
  EXPECT_GT(ink("letter-spacing: 0.5").width(), ink("letter-spacing: 0").width() + 50);
  EXPECT_GT(ink("line-height: 1.5", "H H H H H H H H").height(),
            ink("line-height: 1", "H H H H H H H H").height() + 20);
}

TEST(CardPainter, TypeScalesWithTheCardAndKeepsItsProportions) {
  CardPainter painter(paintedDeck(
      "[{type: text, text: Rain Delay, font: main, size: 6, box: [5, 5, 40, 10], color: ink}]"));
  const QRect large = inkBounds(*painter.renderImage(0, deck::Side::kFront, 1000));
  const QRect small = inkBounds(*painter.renderImage(0, deck::Side::kFront, 100));
  EXPECT_NEAR(large.width() / 10.0, small.width(), 1.5);
  EXPECT_NEAR(large.height() / 10.0, small.height(), 1.5);
}

}  // namespace
}  // namespace raindelay
