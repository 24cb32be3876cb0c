// Colours as others see them.
#include <gtest/gtest.h>

#include "studio/color_view.h"

namespace raindelay {
namespace {

struct Seen {
  ColorView view;
  QRgb color, expected;
};

class ColorViewTest : public testing::TestWithParam<Seen> {};

TEST_P(ColorViewTest, AColourIsSeenAsTheModelHasIt) {
  QImage image(2, 1, QImage::Format_RGB32);
  image.fill(GetParam().color);
  const QRgb seen = inView(image, GetParam().view).pixel(1, 0);
  const QRgb expected = GetParam().expected;
  EXPECT_NEAR(qRed(seen), qRed(expected), 1);
  EXPECT_NEAR(qGreen(seen), qGreen(expected), 1);
  EXPECT_NEAR(qBlue(seen), qBlue(expected), 1);
}

// Worked out from the paper's matrices: red light gives each matrix's first column.
INSTANTIATE_TEST_SUITE_P(
    Views, ColorViewTest,
    testing::Values(Seen{ColorView::kPlain, qRgb(255, 0, 0), qRgb(255, 0, 0)},
                    Seen{ColorView::kProtan, qRgb(255, 0, 0), qRgb(109, 95, 0)},
                    Seen{ColorView::kDeutan, qRgb(255, 0, 0), qRgb(163, 144, 0)},
                    Seen{ColorView::kTritan, qRgb(255, 0, 0), qRgb(255, 0, 15)},
                    Seen{ColorView::kGreyscale, qRgb(255, 0, 0), qRgb(127, 127, 127)},
                    Seen{ColorView::kProtan, qRgb(255, 255, 255), qRgb(255, 255, 255)},
                    Seen{ColorView::kLowInk, qRgb(255, 255, 255), qRgb(255, 255, 255)},
                    Seen{ColorView::kLowInk, qRgb(0, 0, 0), qRgb(0, 0, 0)}));

}  // namespace
}  // namespace raindelay
