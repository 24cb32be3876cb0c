// Art that is kept: drawn once, and put down as if it had been drawn there.
#include <gtest/gtest.h>

#include <QPainter>

#include "painter/raster_art.h"

namespace raindelay {
namespace {

class Drawn : public testing::Test {
 protected:
  void put(QPainter& painter, const QRectF& box, const std::string& key = "star") {
    art_.put(painter, key, {10, 10}, box, [this](QPainter& onto, const QRectF& whole) {
      draw(onto, whole);
      ++times_;
    });
  }
  static void draw(QPainter& onto, const QRectF& whole) {
    onto.setPen(Qt::NoPen);
    onto.setBrush(Qt::red);
    onto.drawEllipse(whole);
    onto.setBrush(Qt::blue);
    onto.drawRect(whole.adjusted(whole.width() / 3, whole.height() / 3, 0, 0));
  }
  static QImage paper() {
    QImage image(100, 100, QImage::Format_RGB32);
    image.fill(QColor(250, 240, 200));
    return image;
  }
  static int worstDifference(const QImage& a, const QImage& b) {
    int worst = 0;
    for (int y = 0; y < a.height(); ++y) {
      for (int x = 0; x < a.width(); ++x) {
        const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
        worst =
            std::max({worst, std::abs(qRed(one) - qRed(other)),
                      std::abs(qGreen(one) - qGreen(other)), std::abs(qBlue(one) - qBlue(other))});
      }
    }
    return worst;
  }

  RasterArt art_;
  int times_ = 0;
};

TEST_F(Drawn, LooksAsIfItHadBeenDrawnThere) {
  for (const double turned : {0.0, 180.0, 30.0}) {
    QImage direct = paper(), kept = paper();
    for (QImage* image : {&direct, &kept}) {
      QPainter painter(image);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.translate(50.3, 49.7);
      painter.scale(3.7, 3.7);
      painter.rotate(turned);
      const QRectF box(-5.2, -4.1, 10, 8);
      if (image == &direct) {
        draw(painter, box);
      } else {
        put(painter, box);
        painter.fillRect(QRectF(9, 9, 2, 2), Qt::green);  // the painter is as it was
      }
    }
    QPainter painter(&direct);
    painter.translate(50.3, 49.7);
    painter.scale(3.7, 3.7);
    painter.rotate(turned);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(9, 9, 2, 2), Qt::green);
    painter.end();
    EXPECT_LE(worstDifference(direct, kept), 4) << turned;
  }
}

TEST_F(Drawn, IsDrawnOnceForEveryPlaceThatLooksTheSame) {
  QImage image = paper();
  QPainter painter(&image);
  put(painter, {10, 10, 20, 20});
  put(painter, {50, 30, 20, 20});  // whole pixels away
  EXPECT_EQ(times_, 1);
  put(painter, {10.5, 10, 20, 20});
  EXPECT_EQ(times_, 2) << "between pixels";
  put(painter, {10, 10, 21, 20});
  EXPECT_EQ(times_, 3) << "another size";
  put(painter, {10, 10, 20, 20}, "moon");
  EXPECT_EQ(times_, 4) << "other art";
}

TEST_F(Drawn, TranslucentItIsOneWhole) {
  QImage image = paper();
  QPainter painter(&image);
  painter.setOpacity(0.5);
  put(painter, {0, 0, 90, 90});
  painter.end();
  // Where the blue lies over the red, nothing of the red shows.
  EXPECT_EQ(image.pixel(45, 45), image.pixel(88, 88));
}

TEST_F(Drawn, ArtThatIsTooLargeToKeepIsDrawnAllTheSame) {
  RasterArt small(1);
  QImage image = paper();
  QPainter painter(&image);
  for (int i = 0; i < 2; ++i) {
    small.put(painter, "star", {10, 10}, {0, 0, 90, 90}, [this](QPainter& onto, const QRectF& box) {
      draw(onto, box);
      ++times_;
    });
  }
  EXPECT_EQ(times_, 2);
  EXPECT_EQ(image.pixelColor(80, 80), QColor(Qt::blue));
}

}  // namespace
}  // namespace raindelay
