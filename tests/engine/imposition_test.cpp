// Tests the layout of cards on sheets: their number, the cuts, backs behind their fronts.
#include "deck/imposition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace raindelay::deck {
namespace {

using testing::DoubleNear;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kOverlap = 0.03;  ///< of cards without a gap, so that no paper shows between them
constexpr Cutting kPoker{63.5, 88.9, 3.175};
constexpr Cutting kTarot{70, 120, 3};
constexpr Cutting kMini{44, 67, 3};

SheetPlan planOn(std::string_view paper, bool landscape = false) {
  const Paper* found = findPaper(paper);
  SheetPlan plan;
  plan.width = landscape ? found->height : found->width;
  plan.height = landscape ? found->width : found->height;
  return plan;
}

Imposition imposed(const SheetPlan& plan, const Cutting& card, std::size_t cards) {
  auto result = impose(plan, card, cards);
  EXPECT_TRUE(result.ok()) << result.problem().sentence();
  return result ? *std::move(result) : Imposition{};
}

Box trimOf(const PlacedFace& face, const Cutting& card) {
  const Point a = face.place.apply({0, 0}), b = face.place.apply({card.width, card.height});
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(b.x - a.x), std::abs(b.y - a.y)};
}

/// The direction of the face's head on the page: "up" or "down".
std::string headOf(const PlacedFace& face, const Cutting& card) {
  return face.place.apply({0, 0}).y < face.place.apply({0, card.height}).y ? "up" : "down";
}

struct Fit {
  const char* what;
  const char* paper;
  bool landscape;
  Cutting card;
  double gap;
  int columns, rows;
  double left, top;
};

class SheetFits : public testing::TestWithParam<Fit> {};

TEST_P(SheetFits, AsManyCardsAsThereIsRoomFor) {
  const Fit& fit = GetParam();
  SheetPlan plan = planOn(fit.paper, fit.landscape);
  plan.gap = fit.gap;
  const auto grid = gridOf(plan, fit.card);
  ASSERT_TRUE(grid.ok()) << grid.problem().sentence();
  EXPECT_EQ(grid->columns, fit.columns);
  EXPECT_EQ(grid->rows, fit.rows);
  EXPECT_NEAR(grid->left, fit.left, 1e-9);
  EXPECT_NEAR(grid->top, fit.top, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(
    Table, SheetFits,
    testing::Values(Fit{"A4Poker", "a4", false, kPoker, 0, 3, 3, 9.75, 15.15},
                    Fit{"A4PokerWithGaps", "a4", false, kPoker, 3, 3, 3, 6.75, 12.15},
                    Fit{"A4PokerLying", "a4", true, kPoker, 0, 4, 2, 21.5, 16.1},
                    Fit{"LetterPoker", "letter", false, kPoker, 0, 3, 3, 12.7, 6.35},
                    Fit{"LetterPokerLying", "letter", true, kPoker, 0, 4, 2, 12.7, 19.05},
                    Fit{"A4Tarot", "a4", false, kTarot, 0, 2, 2, 35, 28.5},
                    Fit{"A4TarotLying", "a4", true, kTarot, 0, 4, 1, 8.5, 45},
                    Fit{"A4Mini", "a4", false, kMini, 0, 4, 4, 17, 14.5},
                    Fit{"A3Poker", "a3", false, kPoker, 0, 4, 4, 21.5, 32.2}),
    [](const auto& fit) { return std::string(fit.param.what); });

TEST(Sheet, BothWaysOfLayingThePaperAreOfferedMostCardsFirst) {
  const auto letter = gridsFor(planOn("letter"), kPoker);
  ASSERT_THAT(letter, SizeIs(2));
  EXPECT_EQ(letter[0].cards(), 9);
  EXPECT_TRUE(letter[0].tight());
  EXPECT_EQ(letter[1].cards(), 8);
  EXPECT_FALSE(letter[1].tight());
  EXPECT_TRUE(letter[1].landscape);
  EXPECT_FALSE(gridsFor(planOn("a4", true), kPoker)[0].tight());
}

TEST(Sheet, AnOfferBecomesThePlanItCameFrom) {
  const auto letter = gridsFor(planOn("letter"), kPoker);
  const SheetPlan plan = planFor(letter[1], planOn("letter"));
  EXPECT_EQ(plan.width, 279.4);
  const auto grid = gridOf(plan, kPoker);
  ASSERT_TRUE(grid.ok());
  EXPECT_EQ(*grid, letter[1]);
}

TEST(Sheet, FewerColumnsAndRowsCanBeAskedFor) {
  SheetPlan plan = planOn("letter");
  plan.rows = 2;
  const auto grid = gridOf(plan, kPoker);
  ASSERT_TRUE(grid.ok());
  EXPECT_EQ(grid->cards(), 6);
  EXPECT_NEAR(grid->top, (279.4 - 2 * 88.9) / 2, 1e-9);
}

struct Wrong {
  const char* what;
  void (*change)(SheetPlan& plan);
  const char* id;
  const char* says;
};

class SheetRefuses : public testing::TestWithParam<Wrong> {};

TEST_P(SheetRefuses, WithOneSentence) {
  SheetPlan plan = planOn("a4");
  GetParam().change(plan);
  const auto result = impose(plan, kPoker, 9);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.problem().id, GetParam().id);
  EXPECT_THAT(result.problem().message(), HasSubstr(GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    Table, SheetRefuses,
    testing::Values(
        Wrong{"Paper", [](SheetPlan& p) { p.width = 20; }, "sheet-paper", "not 20 × 297 mm"},
        Wrong{"NoNumber", [](SheetPlan& p) { p.height = std::nan(""); }, "sheet-paper", "× ? mm"},
        Wrong{"Margin", [](SheetPlan& p) { p.margin = -1; }, "sheet-spacing", "not -1 and 0 mm"},
        Wrong{"Gap", [](SheetPlan& p) { p.gap = 51; }, "sheet-spacing", "0 to 50 mm"},
        Wrong{"Small", [](SheetPlan& p) { p.width = p.height = 90; }, "sheet-no-room",
              "63.5 × 88.9 mm doesn't fit on a sheet of 90 × 90 mm with 5 mm"},
        Wrong{"Columns", [](SheetPlan& p) { p.columns = 4; }, "sheet-too-many", "at most 3 × 3"},
        Wrong{"Rows", [](SheetPlan& p) { p.rows = -1; }, "sheet-too-many", "3 × -1"},
        Wrong{"Shift", [](SheetPlan& p) { p.profile.x = 11; }, "sheet-profile", "at most 10 mm"},
        Wrong{"Turn", [](SheetPlan& p) { p.profile.rotation = -4; }, "sheet-profile", "3°"},
        Wrong{"Extra", [](SheetPlan& p) { p.profile.extraBleed = -1; }, "sheet-profile", "5 mm"},
        Wrong{"Fold",
              [](SheetPlan& p) {
                p.backs = Backs::kGutterfold;
                p.width = p.height = 100;
              },
              "sheet-no-fold", "and its back"}),
    [](const auto& wrong) { return std::string(wrong.param.what); });

TEST(Sheet, TooManyCardsAreRefused) {
  EXPECT_EQ(impose(planOn("a4"), kPoker, kMostPlaced + 1).problem().id, "sheet-too-many-cards");
}

TEST(Sheet, CardsWithoutASizeFitNowhere) {
  EXPECT_FALSE(gridOf(planOn("a4"), Cutting{}));
  EXPECT_THAT(gridsFor(planOn("a4"), Cutting{}), testing::IsEmpty());
}

TEST(Sheet, NoCardNoPage) {
  EXPECT_THAT(imposed(planOn("a4"), kPoker, 0).pages, IsEmpty());
}

TEST(Sheet, CardsFillRowsInTheirOrder) {
  const Imposition sheets = imposed(planOn("a4"), kPoker, 11);
  ASSERT_THAT(sheets.pages, SizeIs(2));
  ASSERT_THAT(sheets.pages[0].faces, SizeIs(9));
  ASSERT_THAT(sheets.pages[1].faces, SizeIs(2));
  for (std::size_t i = 0; i < 9; ++i) {
    const Box trim = trimOf(sheets.pages[0].faces[i], kPoker);
    EXPECT_EQ(sheets.pages[0].faces[i].card, i);
    const std::size_t row = i / 3;
    EXPECT_NEAR(trim.x, 9.75 + 63.5 * static_cast<double>(i % 3), 1e-9);
    EXPECT_NEAR(trim.y, 15.15 + 88.9 * static_cast<double>(row), 1e-9);
  }
  EXPECT_EQ(sheets.pages[1].faces[1].card, 10U);
}

TEST(Sheet, BleedGoesAsFarAsThereIsRoom) {
  const auto first = [](double gap) {
    SheetPlan plan = planOn("a4");
    plan.gap = gap;
    return imposed(plan, kPoker, 9).pages[0].faces[0].shown;
  };
  // To the left and above the sheet's edge, to the right and below another card.
  EXPECT_NEAR(first(0).x, -(9.75 - 5 - 2.3), 1e-9) << "a cut mark has to stay";
  EXPECT_NEAR(first(0).y, -3.175, 1e-9);
  EXPECT_NEAR(first(0).width, 63.5 + 2.45 + kOverlap, 1e-9);
  EXPECT_NEAR(first(0).height, 88.9 + 3.175 + kOverlap, 1e-9);
  EXPECT_NEAR(first(3).x + first(3).width, 63.5 + 1.5, 1e-9) << "half of the gap";
}

TEST(Sheet, WithoutMarksBleedReachesThePrintersMargin) {
  SheetPlan plan = planOn("letter");
  plan.marks = false;
  const Imposition sheets = imposed(plan, kPoker, 9);
  EXPECT_NEAR(sheets.pages[0].faces[0].shown.y, -(6.35 - 5), 1e-9);
  EXPECT_THAT(sheets.pages[0].lines, IsEmpty());
}

bool inside(const SheetLine& line, const Box& area) {
  const auto in = [&](Point p) {
    return p.x >= area.x - 1e-9 && p.y >= area.y - 1e-9 && p.x <= area.x + area.width + 1e-9 &&
           p.y <= area.y + area.height + 1e-9;
  };
  return in(line.from) && in(line.to);
}

bool overlaps(const Box& a, const Box& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

Box boundsOf(const SheetLine& line) {
  const double x = std::min(line.from.x, line.to.x), y = std::min(line.from.y, line.to.y);
  return {x, y, std::abs(line.from.x - line.to.x) + 1e-9, std::abs(line.from.y - line.to.y) + 1e-9};
}

TEST(CutMarks, StandAtEveryCutAndOnNoCard) {
  // With n columns and m rows there are n + 1 upright cuts and m + 1 across, at both ends.
  for (const std::size_t cards : {9U, 7U, 4U, 1U}) {
    const Imposition sheets = imposed(planOn("a4"), kPoker, cards);
    const SheetSide& page = sheets.pages[0];
    for (const SheetLine& line : page.lines) {
      EXPECT_TRUE(inside(line, {5, 5, 200, 287}));
      for (const PlacedFace& face : page.faces) {
        EXPECT_FALSE(overlaps(boundsOf(line), trimOf(face, kPoker))) << cards;
      }
    }
  }
  EXPECT_THAT(imposed(planOn("a4"), kPoker, 9).pages[0].lines, SizeIs(2 * (4 + 4)));
  EXPECT_THAT(imposed(planOn("a4"), kPoker, 1).pages[0].lines, SizeIs(8));
}

TEST(CutMarks, AreNotWhereACardIsAdjacent) {
  // Seven cards: the third row has one. To its right is room, but above that room are cards.
  const Imposition sheets = imposed(planOn("a4"), kPoker, 7);
  const double row = 15.15 + 2 * 88.9;
  for (const SheetLine& line : sheets.pages[0].lines) {
    const bool across = line.from.y == line.to.y;
    if (across && std::abs(line.from.y - row) < 1e-6) {
      EXPECT_TRUE(line.from.x < 9.75 || line.from.x > 9.75 + 3 * 63.5)
          << "at " << line.from.x << ": along the lower edge of another card";
    }
  }
}

TEST(CutMarks, AreShortWhereLittleIsLeft) {
  const Imposition sheets = imposed(planOn("letter"), kPoker, 9);
  double shortest = std::numeric_limits<double>::max();
  for (const SheetLine& line : sheets.pages[0].lines) {
    if (line.from.x == line.to.x) {
      shortest = std::min(shortest, std::abs(line.from.y - line.to.y));
    }
  }
  EXPECT_NEAR(shortest, 6.35 - 5 - 0.3, 1e-9);
}

TEST(CutMarks, WithGapsEachCardHasItsOwn) {
  SheetPlan plan = planOn("a4");
  plan.gap = 3;
  EXPECT_THAT(imposed(plan, kPoker, 9).pages[0].lines, SizeIs(2 * (6 + 6)));
}

constexpr double kRoomForRuler = 12;  ///< beside cards of up to 3 mm bleed and the printer's margin

TEST(Ruler, LiesInThePrintableAreaClearOfEverything) {
  for (const char* paper : {"a4", "letter", "a3", "legal"}) {
    for (const bool landscape : {false, true}) {
      for (const Cutting& card : {kPoker, kTarot, kMini}) {
        const SheetPlan plan = planOn(paper, landscape);
        if (gridOf(plan, card)->left < kRoomForRuler && gridOf(plan, card)->top < kRoomForRuler) {
          continue;
        }
        const Imposition sheets = imposed(plan, card, 40);
        const SheetSide& page = sheets.pages[0];
        ASSERT_TRUE(page.ruler) << paper << landscape << card.width;
        ASSERT_TRUE(page.label) << paper << landscape << card.width;
        EXPECT_NEAR(std::max(page.ruler->box.width, page.ruler->box.height), 50, 1e-9);
        EXPECT_FALSE(overlaps(page.ruler->box, page.label->box));
        for (const Strip& strip : {*page.ruler, *page.label}) {
          EXPECT_FALSE(overlaps(strip.box, page.bleed));
          for (const SheetLine& line : page.lines) {
            EXPECT_FALSE(overlaps(strip.box, boundsOf(line)));
          }
          EXPECT_TRUE(inside({{strip.box.x, strip.box.y},
                              {strip.box.x + strip.box.width, strip.box.y + strip.box.height}},
                             {5, 5, plan.width - 10, plan.height - 10}));
        }
      }
    }
  }
}

TEST(Ruler, IsLeftOutWhereThereIsNoRoom) {
  EXPECT_FALSE(imposed(planOn("letter", true), kMini, 18).pages[0].ruler);
}

TEST(Ruler, IsLeftOutWhenItIsNotWanted) {
  SheetPlan plan = planOn("a4");
  plan.ruler = false;
  EXPECT_FALSE(imposed(plan, kPoker, 9).pages[0].ruler);
}

// Backs -------------------------------------------------------------------------------------------

struct Turning {
  const char* what;
  bool landscape;
  Flip flip;
  bool columns;  ///< mirrored; else rows are
};

class Duplex : public testing::TestWithParam<Turning> {};

TEST_P(Duplex, EveryBackLiesBehindItsFrontHeadToHead) {
  SheetPlan plan = planOn("a4", GetParam().landscape);
  plan.backs = Backs::kDuplex;
  plan.flip = GetParam().flip;
  const Imposition sheets = imposed(plan, kPoker, 14);
  ASSERT_THAT(sheets.pages, SizeIs(4));
  for (std::size_t sheet = 0; sheet < 4; sheet += 2) {
    const SheetSide& fronts = sheets.pages[sheet];
    const SheetSide& backs = sheets.pages[sheet + 1];
    EXPECT_EQ(backs.side, Side::kBack);
    EXPECT_THAT(backs.lines, IsEmpty());
    ASSERT_EQ(fronts.faces.size(), backs.faces.size());
    for (std::size_t i = 0; i < fronts.faces.size(); ++i) {
      const Box front = trimOf(fronts.faces[i], kPoker), back = trimOf(backs.faces[i], kPoker);
      EXPECT_EQ(fronts.faces[i].card, backs.faces[i].card);
      EXPECT_EQ(backs.faces[i].side, Side::kBack);
      if (GetParam().columns) {
        EXPECT_NEAR(back.x, plan.width - front.x - front.width, 1e-9);
        EXPECT_NEAR(back.y, front.y, 1e-9);
        EXPECT_EQ(headOf(backs.faces[i], kPoker), "up");
      } else {
        EXPECT_NEAR(back.x, front.x, 1e-9);
        EXPECT_NEAR(back.y, plan.height - front.y - front.height, 1e-9);
        EXPECT_EQ(headOf(backs.faces[i], kPoker), "down");
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Table, Duplex,
                         testing::Values(Turning{"UprightLong", false, Flip::kLongEdge, true},
                                         Turning{"UprightShort", false, Flip::kShortEdge, false},
                                         Turning{"LyingLong", true, Flip::kLongEdge, false},
                                         Turning{"LyingShort", true, Flip::kShortEdge, true}),
                         [](const auto& way) { return std::string(way.param.what); });

SheetPlan duplexWith(const PrinterProfile& profile) {
  SheetPlan plan = planOn("a4");
  plan.backs = Backs::kDuplex;
  plan.profile = profile;
  return plan;
}

TEST(Profile, MovesBacksAlone) {
  const Imposition plain = imposed(duplexWith({}), kPoker, 9);
  const Imposition moved = imposed(duplexWith({1.5, -0.5, 0, 0}), kPoker, 9);
  EXPECT_EQ(moved.pages[0].faces[4].place, plain.pages[0].faces[4].place);
  const Point before = plain.pages[1].faces[0].place.apply({0, 0});
  const Point after = moved.pages[1].faces[0].place.apply({0, 0});
  EXPECT_NEAR(after.x - before.x, 1.5, 1e-9);
  EXPECT_NEAR(after.y - before.y, -0.5, 1e-9);
}

TEST(Profile, TurnsBacksAboutThePagesCentre) {
  const Imposition turned = imposed(duplexWith({0, 0, 1, 0}), kPoker, 9);
  // The middle card's centre is the page's.
  const Point centre = turned.pages[1].faces[4].place.apply({63.5 / 2, 88.9 / 2});
  EXPECT_NEAR(centre.x, 105, 1e-9);
  EXPECT_NEAR(centre.y, 148.5, 1e-9);
  // Clockwise: what is above moves to the right.
  EXPECT_NEAR(turned.pages[1].faces[1].place.apply({63.5 / 2, 88.9 / 2}).x,
              105 + 88.9 * std::sin(std::acos(-1) / 180), 1e-9);
}

TEST(Profile, ExtraBleedMakesBacksReachFurther) {
  const Imposition sheets = imposed(duplexWith({0, 0, 0, 2}), kPoker, 9);
  const PlacedFace& corner = sheets.pages[1].faces[2];  // top left on the back
  const Point topLeft = corner.place.apply({corner.shown.x, corner.shown.y});
  EXPECT_NEAR(topLeft.x, 9.75 - 5.175, 1e-9);
  EXPECT_NEAR(topLeft.y, 15.15 - 5.175, 1e-9);
  EXPECT_NEAR(corner.shown.x, -3.175, 1e-9) << "the card's own bleed fills it";
  const Point other = corner.place.apply(
      {corner.shown.x + corner.shown.width, corner.shown.y + corner.shown.height});
  EXPECT_NEAR(other.x, 9.75 + 63.5 + kOverlap, 1e-9) << "nothing on the neighbour";
  EXPECT_NEAR(other.y, 15.15 + 88.9 + kOverlap, 1e-9);
}

TEST(Gutterfold, FourFrontsAndTheirBacksOnA4AndLetter) {
  for (const char* paper : {"a4", "letter"}) {
    SheetPlan plan = planOn(paper);
    plan.backs = Backs::kGutterfold;
    const auto offers = gridsFor(plan, kPoker);
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers[0].cards(), 4) << paper;
    EXPECT_TRUE(offers[0].landscape);
    EXPECT_TRUE(offers[0].foldAcross);
  }
}

TEST(Gutterfold, FoldedEveryBackLiesBehindItsFrontHeadToHead) {
  for (const bool landscape : {false, true}) {
    SheetPlan plan = planOn("a4", landscape);
    plan.backs = Backs::kGutterfold;
    const auto grid = gridOf(plan, kPoker);
    ASSERT_TRUE(grid.ok());
    const auto each = static_cast<std::size_t>(grid->cards());
    const Imposition sheets = imposed(plan, kPoker, each);
    ASSERT_THAT(sheets.pages, SizeIs(1));
    const auto& faces = sheets.pages[0].faces;
    ASSERT_THAT(faces, SizeIs(2 * each));
    for (std::size_t i = 0; i < each; ++i) {
      const Box front = trimOf(faces[i], kPoker), back = trimOf(faces[i + each], kPoker);
      EXPECT_EQ(faces[i].card, faces[i + each].card);
      EXPECT_EQ(faces[i + each].side, Side::kBack);
      if (grid->foldAcross) {
        EXPECT_NEAR(front.y + front.height / 2 + back.y + back.height / 2, plan.height, 1e-9);
        EXPECT_NEAR(front.x, back.x, 1e-9);
        EXPECT_EQ(headOf(faces[i + each], kPoker), "down");
      } else {
        EXPECT_NEAR(front.x + front.width / 2 + back.x + back.width / 2, plan.width, 1e-9);
        EXPECT_NEAR(front.y, back.y, 1e-9);
        EXPECT_EQ(headOf(faces[i + each], kPoker), "up");
      }
    }
  }
}

TEST(Gutterfold, TheFoldIsMarkedBetweenFrontsAndBacks) {
  SheetPlan plan = planOn("a4", true);
  plan.backs = Backs::kGutterfold;
  const Imposition sheets = imposed(plan, kPoker, 4);
  std::size_t folds = 0;
  for (const SheetLine& line : sheets.pages[0].lines) {
    if (line.stroke != Stroke::kFold) continue;
    ++folds;
    EXPECT_NEAR(line.from.y, 105, 1e-9);
    EXPECT_NEAR(line.to.y, 105, 1e-9);
  }
  EXPECT_EQ(folds, 2U);
}

TEST(Gutterfold, BothSidesHaveTheirBleedAtTheFold) {
  SheetPlan plan = planOn("a4", true);
  plan.backs = Backs::kGutterfold;
  const Imposition sheets = imposed(plan, kPoker, 4);
  const PlacedFace& front = sheets.pages[0].faces[0];
  EXPECT_NEAR(front.shown.y + front.shown.height, 88.9 + 3.175, 1e-9);
  const Point below = front.place.apply({0, 88.9 + 3.175});
  EXPECT_NEAR(below.y, 105, 1e-9) << "up to the fold";
}

TEST(Singles, ACardAPageAsLargeAsItsBleed) {
  const Imposition pages = imposeSingly(kTarot, 2, true);
  EXPECT_NEAR(pages.width, 76, 1e-9);
  EXPECT_NEAR(pages.height, 126, 1e-9);
  ASSERT_THAT(pages.pages, SizeIs(4));
  EXPECT_EQ(pages.pages[0].side, Side::kFront);
  EXPECT_EQ(pages.pages[1].side, Side::kBack);
  EXPECT_EQ(pages.pages[2].faces[0].card, 1U);
  EXPECT_EQ(pages.pages[0].trim, (Box{3, 3, 70, 120}));
  EXPECT_EQ(pages.pages[0].bleed, (Box{0, 0, 76, 126}));
  EXPECT_THAT(imposeSingly(kTarot, 2, false).pages, SizeIs(2));
}

TEST(TestPage, ItsCrossesChangePlacesOrStayWhenTheSheetIsTurned) {
  const TestPage page = testPageFor(210, 297);
  EXPECT_NEAR(page.above.x, 105, 1e-9);
  EXPECT_NEAR(page.below.x, 105, 1e-9);
  EXPECT_NEAR(page.above.y + page.below.y, 297, 1e-9);
}

TEST(TestPage, WhatIsReadOffPutsThePrinterRight) {
  // A printer that turns backs by half a degree and then moves them.
  const TestPage page = testPageFor(210, 297);
  const Transform fault = Transform::shift(-1.2, 0.8).after(Transform::turn(0.5, {105, 148.5}));
  const auto reading = [&](Point cross) {
    const Point printed = fault.apply(cross);
    return Point{cross.x - printed.x, cross.y - printed.y};
  };
  SheetPlan plan = planOn("a4");
  plan.backs = Backs::kDuplex;
  plan.profile = profileFrom(page, reading(page.above), reading(page.below));
  const Imposition right = imposed(plan, kPoker, 9);
  for (const PlacedFace& face : right.pages[1].faces) {
    const Point meant =
        imposed(duplexWith({}), kPoker, 9).pages[1].faces[face.card].place.apply({});
    const Point printed = fault.apply(face.place.apply({}));
    EXPECT_THAT(printed.x, DoubleNear(meant.x, 0.05));
    EXPECT_THAT(printed.y, DoubleNear(meant.y, 0.05));
  }
}

}  // namespace
}  // namespace raindelay::deck
