// Tests the painter's pixels. 10 pixels are 1 mm.
#include "app/painter_fixture.h"

#include <QPainter>
#include <deque>

namespace raindelay {
namespace {

using Art = std::map<std::string, std::string>;

constexpr QRgb kRed = 0xffff0000;
constexpr QRgb kInk = 0xff102030;

const std::string kTallSvg =
    "<svg viewBox='0 0 10 20'><path d='M0 0h10v20h-10z' fill='#ff0000'/></svg>";

// The number of patches of paint.
int patches(QImage image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) <= 127) continue;
      ++count;
      std::deque<QPoint> edge = {{x, y}};
      while (!edge.empty()) {
        const QPoint p = edge.front();
        edge.pop_front();
        if (!image.rect().contains(p) || qAlpha(image.pixel(p)) <= 127) continue;
        image.setPixel(p, 0);
        for (const QPoint& step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
          edge.push_back(p + step);
        }
      }
    }
  }
  return count;
}

TEST(CardPainter, PicturesHaveTheCardsShapeAndTransparentCorners) {
  CardPainter painter(paintedDeck("[{type: rect, box: bleed, fill: red}]"));
  const QImage image = facePainted(painter);
  EXPECT_EQ(image.size(), QSize(500, 1000));
  for (const QPoint& corner : {QPoint(0, 0), QPoint(499, 0), QPoint(0, 999), QPoint(499, 999)}) {
    EXPECT_EQ(qAlpha(image.pixel(corner)), 0);
  }
  EXPECT_EQ(image.pixel(0, 500), kRed);
  EXPECT_EQ(image.pixel(250, 0), kRed);
  // The corner's radius is 5 mm: its arc crosses the diagonal 5·(1-1/√2) = 1.46 mm from the sides.
  EXPECT_FALSE(paintedAt(image, 1.3, 1.3));
  EXPECT_TRUE(paintedAt(image, 1.6, 1.6));
  EXPECT_EQ(painter.renderImage(0, deck::Side::kFront, 75)->size(), QSize(75, 150));
}

TEST(CardPainter, RefusesImpossibleSizes) {
  CardPainter painter(paintedDeck("[]"));
  EXPECT_FALSE(painter.renderImage(0, deck::Side::kFront, 0).ok());
  EXPECT_FALSE(painter.renderImage(0, deck::Side::kFront, 100'000).ok());
}

TEST(CardPainter, FillsAndStrokes) {
  const QImage image = facePainted(
      "[{type: rect, box: [10, 10, 20, 20], fill: red, stroke: ink, stroke-width: 2},"
      "{type: ellipse, box: [10, 50, 20, 20], fill: ink}]");
  EXPECT_EQ(colorAt(image, 20, 20), kRed);
  EXPECT_EQ(colorAt(image, 10.5, 20), kInk);
  EXPECT_EQ(colorAt(image, 9.5, 20), kInk);
  EXPECT_FALSE(paintedAt(image, 8.5, 20));
  EXPECT_EQ(colorAt(image, 20, 60), kInk);
  EXPECT_FALSE(paintedAt(image, 11, 51));
}

TEST(CardPainter, LinesAreAsLongAsTheySayAndDashed) {
  const QImage image = facePainted(
      "[{type: line, from: [10, 10], to: [40, 10], stroke: ink, stroke-width: 2},"
      "{type: line, from: [10, 20], to: [40, 20], stroke: ink, stroke-width: 2, dash: [5, 5]}]");
  EXPECT_TRUE(paintedAt(image, 39.5, 10));
  EXPECT_FALSE(paintedAt(image, 40.5, 10));
  EXPECT_FALSE(paintedAt(image, 25, 11.5));
  EXPECT_TRUE(paintedAt(image, 12.5, 20));
  EXPECT_FALSE(paintedAt(image, 17.5, 20));
  EXPECT_TRUE(paintedAt(image, 22.5, 20));
}

TEST(CardPainter, OpacityAndOrder) {
  const QImage image = facePainted(
      "[{type: rect, box: trim, fill: paper}, {type: rect, box: [0, 0, 50, 50], fill: red, "
      "opacity: "
      "0.5}]");
  EXPECT_EQ(qRed(colorAt(image, 25, 25)), 255);
  EXPECT_NEAR(qGreen(colorAt(image, 25, 25)), 127, 2);
  EXPECT_EQ(colorAt(image, 25, 75), 0xffffffff);
}

TEST(CardPainter, TurnedElements) {
  const QImage image = facePainted("[{type: rect, box: [20, 40, 10, 20], fill: red, rotate: 90}]");
  EXPECT_EQ(inkBounds(image), QRect(150, 450, 200, 100));
}

TEST(CardPainter, DoubleEndedLooksTheSameUpsideDown) {
  const QImage image = facePainted(
      "[{type: text, text: R2, font: main, size: 12, box: [5, 6, 20, 15], color: ink, "
      "double-ended: true},"
      "{type: pips, src: p.svg, count: 10, box: [15, 20, 20, 60], size: 8}]",
      {{"p.svg", "<svg viewBox='0 0 10 10'><path d='M0 10h10l-5-10z'/></svg>"}});
  const QImage turned = image.transformed(QTransform().rotate(180));
  int different = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      different += std::abs(qAlpha(image.pixel(x, y)) - qAlpha(turned.pixel(x, y))) > 64;
    }
  }
  EXPECT_EQ(different, 0);
  EXPECT_TRUE(paintedAt(image, 15, 22));  // and it isn't empty
}

TEST(CardPainter, DrawsAsManyPipsAsTheRankSays) {
  const Art art = {{"p.svg", "<svg viewBox='0 0 10 10'><circle cx='5' cy='5' r='5'/></svg>"}};
  for (int count = 1; count <= 10; ++count) {
    const QImage image = facePainted("[{type: pips, src: p.svg, count: " + std::to_string(count) +
                                         ", box: [15, 20, 20, 60], size: 8}]",
                                     art);
    EXPECT_EQ(patches(image), count);
  }
}

TEST(CardPainter, FitsPicturesIntoTheirBox) {
  const Art art = {{"tall.svg", kTallSvg}};
  auto bounds = [&](const std::string& fit) {
    return inkBounds(
        facePainted("[{type: svg, src: tall.svg, box: [10, 10, 20, 20], " + fit + "}]", art));
  };
  EXPECT_EQ(bounds("opacity: 1"), QRect(150, 100, 100, 200));
  EXPECT_EQ(bounds("fit: contain"), QRect(150, 100, 100, 200));
  EXPECT_EQ(bounds("fit: cover"), QRect(100, 100, 200, 200));
  EXPECT_EQ(bounds("fit: stretch"), QRect(100, 100, 200, 200));
}

TEST(CardPainter, RoundsPicturesCorners) {
  const QImage image =
      facePainted("[{type: svg, src: tall.svg, box: [10, 10, 20, 20], fit: cover, radius: 5}]",
                  {{"tall.svg", kTallSvg}});
  EXPECT_FALSE(paintedAt(image, 11, 11));
  EXPECT_TRUE(paintedAt(image, 12, 12));
  EXPECT_TRUE(paintedAt(image, 20, 10.2));
}

TEST(CardPainter, ColoursPicturesThatLeaveTheirColourOpen) {
  const QImage image = facePainted(
      "[{type: svg, src: p.svg, box: [10, 10, 10, 10], color: red},"
      "{type: svg, src: p.svg, box: [30, 10, 10, 10], color: ink}]",
      {{"p.svg",
        "<svg viewBox='0 0 10 10'><path fill='currentColor' d='M0 0h10v10h-10z'/></svg>"}});
  EXPECT_EQ(colorAt(image, 15, 15), kRed);
  EXPECT_EQ(colorAt(image, 35, 15), kInk);
}

TEST(CardPainter, ArtThatCannotBeDrawnIsSeenAndSaid) {
  CardPainter painter(
      paintedDeck("[{type: svg, src: none.svg, box: [10, 10, 20, 20]},"
                  "{type: svg, src: bad.svg, box: [10, 40, 20, 20]}]",
                  {{"bad.svg", "<svg><path></svg>"}}));
  const QImage image = facePainted(painter);
  EXPECT_NE(qAlpha(colorAt(image, 20, 20)), 0);
  EXPECT_NE(qAlpha(colorAt(image, 20, 50)), 0);
  EXPECT_EQ(deck::sentencesOf(painter.problems()),
            (deck::Sentences{
                "cards.csv, row 2: there is no file \"none.svg\" in the deck. (deck.yaml, line 7)",
                "cards.csv, row 2: \"bad.svg\" is not a valid SVG file. (deck.yaml, line 7)"}));
}

TEST(CardPainter, TheSamePixelsEachTimeAndFromEachPainter) {
  const auto deck = paintedDeck(
      "[{type: rect, box: bleed, fill: paper}, {type: svg, src: tall.svg, box: [10, 10, 20, 33], "
      "rotate: 7}, {type: text, text: 'Rain {name}', font: main, size: 6, box: safe, color: ink}]",
      {{"tall.svg", kTallSvg}});
  CardPainter one(deck), other(deck);
  const QImage first = facePainted(one);
  (void)facePainted(one, 1);
  EXPECT_EQ(facePainted(one), first);
  EXPECT_EQ(facePainted(other), first);
  EXPECT_NE(facePainted(one, 1), first);
}

TEST(CardPainter, PaintsIntoTheBleedInPhysicalUnits) {
  CardPainter painter(paintedDeck("[{type: rect, box: bleed, fill: red}]"));
  QImage sheet(560, 1060, QImage::Format_ARGB32_Premultiplied);
  sheet.fill(Qt::transparent);
  QPainter canvas(&sheet);
  canvas.scale(10, 10);
  canvas.translate(3, 3);
  painter.paint(canvas, 0, deck::Side::kFront);
  canvas.end();
  EXPECT_EQ(inkBounds(sheet), sheet.rect());
}

}  // namespace
}  // namespace raindelay
