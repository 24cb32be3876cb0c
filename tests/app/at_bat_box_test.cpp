// The drawn box of an at-bat.
#include "scorebook/at_bat_box.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "fonts/fonts.h"

namespace raindelay {
namespace {

/// The color in the middle of the part of the diamond at (x, y), from its centre in parts of 1.
QColor colourAt(const AtBat& atBat, double x, double y) {
  loadFonts();
  constexpr int kSize = 300;
  book::Page page{kSize, kSize, {}, {}};
  book::addAtBat(page, QRectF(0, 0, kSize, kSize), atBat);
  page.texts.clear();
  QImage image(kSize, kSize, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  book::draw(painter, page, book::Palette::light(), QRectF(0, 0, kSize, kSize));
  painter.end();
  return image.pixelColor(static_cast<int>((0.5 + x) * kSize), static_cast<int>((0.5 + y) * kSize));
}

// The middle of each leg.
constexpr double kLeg = 0.16;

TEST(AtBatBox, DrawsTheWayThatTheRunnerCame) {
  const QColor ink = book::Palette::light().ink;
  AtBat single;
  single.play = "1B";
  single.reached = 2;
  single.onward[0] = "SB";
  EXPECT_EQ(colourAt(single, kLeg, kLeg), ink);
  EXPECT_EQ(colourAt(single, kLeg, -kLeg), ink);
  EXPECT_NE(colourAt(single, -kLeg, -kLeg), ink);
  EXPECT_EQ(colourAt(single, 0, 0), QColor(Qt::white));
}

TEST(AtBatBox, FillsTheDiamondOfARun) {
  AtBat run;
  run.play = "HR";
  run.reached = 4;
  EXPECT_EQ(colourAt(run, 0, 0), book::Palette::light().accent);
  EXPECT_EQ(colourAt(run, -kLeg, kLeg), book::Palette::light().ink);
}

TEST(AtBatBox, DrawsHalfTheWayOfWhoWasPutOut) {
  AtBat caught;
  caught.play = "BB";
  caught.reached = 1;
  caught.onward[0] = "CS";
  caught.out = 2;
  const QColor ink = book::Palette::light().ink;
  EXPECT_EQ(colourAt(caught, 0.24, -0.08), ink);
  EXPECT_NE(colourAt(caught, 0.08, -0.24), ink);
}

TEST(AtBatBox, CountsRunsBattedInByDots) {
  AtBat batter;
  batter.play = "2B";
  batter.reached = 2;
  batter.runsBattedIn = 2;
  const QColor ink = book::Palette::light().ink;
  EXPECT_EQ(colourAt(batter, -0.051, 0.392), ink);
  EXPECT_EQ(colourAt(batter, 0.051, 0.392), ink);
  EXPECT_NE(colourAt(batter, 0, 0.392), ink);
}

}  // namespace
}  // namespace raindelay
