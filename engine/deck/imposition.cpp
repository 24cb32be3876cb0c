#include "deck/imposition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "deck/sheet_marks.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::array kPapers = {
    Paper{"a4", "A4", 210, 297},           Paper{"letter", "Letter", 215.9, 279.4},
    Paper{"a3", "A3", 297, 420},           Paper{"tabloid", "Tabloid", 279.4, 431.8},
    Paper{"legal", "Legal", 215.9, 355.6}, Paper{"a5", "A5", 148, 210}};

constexpr double kMostMargin = 50;
constexpr double kRounding = 1e-6;

constexpr ProblemKind kPaperSize{
    "sheet-paper", Severity::kError,
    RD_TEXT("Sheet", "A sheet is %1 to %2 mm wide and high, not %3 × %4 mm.")};
constexpr ProblemKind kSpacing{
    "sheet-spacing", Severity::kError,
    RD_TEXT("Sheet", "Margins and gaps are 0 to %1 mm, not %2 and %3 mm.")};
constexpr ProblemKind kNoRoom{
    "sheet-no-room", Severity::kError,
    RD_TEXT("Sheet",
            "A card of %1 × %2 mm doesn't fit on a sheet of %3 × %4 mm with %5 mm left "
            "free at its edges.")};
constexpr ProblemKind kNoFold{
    "sheet-no-fold", Severity::kError,
    RD_TEXT("Sheet", "A card of %1 × %2 mm and its back don't both fit on a sheet of %3 × %4 mm.")};
constexpr ProblemKind kTooMany{
    "sheet-too-many", Severity::kError,
    RD_TEXT("Sheet", "%1 × %2 cards don't fit on this sheet, at most %3 × %4 do.")};
constexpr ProblemKind kProfile{
    "sheet-profile", Severity::kError,
    RD_TEXT("Sheet",
            "A printer's backs are moved by at most %1 mm, turned by at most %2° and get "
            "at most %3 mm more bleed.")};
constexpr ProblemKind kTooManyCards{"sheet-too-many-cards", Severity::kError,
                                    RD_TEXT("Sheet", "At most %1 cards are laid out at once.")};

/// The number of items of a size that fit beside each other.
int fitting(double room, double size, double gap) {
  // (Without a size: there is no deck yet.)
  if (size <= 0 || room + kRounding < size) return 0;
  return static_cast<int>((room + gap + kRounding) / (size + gap));
}

double spanOf(int count, double size, double gap) {
  return count * size + std::max(0, count - 1) * gap;
}

/// The space between fronts and backs on a sheet that is folded: both have their bleed.
double gutterOf(const Cutting& card, double gap) {
  return std::max(gap, 2 * card.bleed);
}

/// A grid with as many cards as fit; folded along the line of `foldAcross` if at all.
Grid fullest(const SheetPlan& plan, const Cutting& card, bool foldAcross) {
  const bool fold = plan.backs == Backs::kGutterfold;
  double width = plan.width - 2 * plan.margin, height = plan.height - 2 * plan.margin;
  if (fold && foldAcross) height = (height - gutterOf(card, plan.gap)) / 2;
  if (fold && !foldAcross) width = (width - gutterOf(card, plan.gap)) / 2;
  Grid grid;
  grid.columns = fitting(width, card.width, plan.gap);
  grid.rows = fitting(height, card.height, plan.gap);
  grid.foldAcross = fold && foldAcross;
  return grid;
}

void center(Grid& grid, const SheetPlan& plan, const Cutting& card) {
  double width = spanOf(grid.columns, card.width, plan.gap);
  double height = spanOf(grid.rows, card.height, plan.gap);
  if (plan.backs == Backs::kGutterfold) {
    (grid.foldAcross ? height : width) *= 2;
    (grid.foldAcross ? height : width) += gutterOf(card, plan.gap);
  }
  grid.left = (plan.width - width) / 2;
  grid.top = (plan.height - height) / 2;
  grid.landscape = plan.width > plan.height;
}

std::optional<Problem> wrongNumber(const SheetPlan& plan) {
  const auto outside = [](double value, double least, double most) {
    return !(value >= least && value <= most);  // so that what isn't a number is outside
  };
  if (outside(plan.width, kLeastPaper, kMostPaper) ||
      outside(plan.height, kLeastPaper, kMostPaper)) {
    return Problem(kPaperSize, {shortNumber(kLeastPaper), shortNumber(kMostPaper),
                                shortNumber(plan.width), shortNumber(plan.height)});
  }
  if (outside(plan.margin, 0, kMostMargin) || outside(plan.gap, 0, kMostMargin)) {
    return Problem(kSpacing,
                   {shortNumber(kMostMargin), shortNumber(plan.margin), shortNumber(plan.gap)});
  }
  using Profile = PrinterProfile;
  const Profile& profile = plan.profile;
  if (outside(profile.x, -Profile::kMostShift, Profile::kMostShift) ||
      outside(profile.y, -Profile::kMostShift, Profile::kMostShift) ||
      outside(profile.rotation, -Profile::kMostTurn, Profile::kMostTurn) ||
      outside(profile.extraBleed, 0, Profile::kMostExtra)) {
    return Problem(kProfile, {shortNumber(Profile::kMostShift), shortNumber(Profile::kMostTurn),
                              shortNumber(Profile::kMostExtra)});
  }
  return std::nullopt;
}

/// Puts cards on the pages of a plan.
class Imposer {
 public:
  Imposer(const SheetPlan& plan, const Grid& grid, const Cutting& card)
      : plan_(plan), grid_(grid), card_(card) {}

  void addSheet(std::size_t first, std::size_t count, std::vector<SheetSide>& pages) const {
    SheetSide fronts;
    std::vector<Box> cells;
    for (std::size_t i = 0; i < count; ++i) cells.push_back(cell(i));
    if (plan_.backs == Backs::kGutterfold) {
      for (std::size_t i = 0; i < count; ++i) cells.push_back(mirrored(cells[i]));
    }
    const double leastMark = plan_.marks ? kLeastMark + kMarkGap : 0;
    const std::vector<Edges> bleeds = bleedsOf(cells, printable(), card_.bleed, leastMark);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool back = i >= count;
      fronts.faces.push_back(placed(cells[i], bleeds[i], first + (back ? i - count : i),
                                    back ? Side::kBack : Side::kFront, back && turned()));
    }
    finish(fronts, cells, bleeds);
    if (plan_.marks) {
      addCutMarks(fronts, cells, bleeds, printable());
      if (plan_.backs == Backs::kGutterfold) addFold(fronts, grid_.foldAcross, printable());
    }
    fronts.ruler =
        plan_.ruler ? freeStrip(fronts, printable(), kRulerLength, kRulerHeight) : std::nullopt;
    fronts.label = freeStrip(fronts, printable(), kLabelLength, kLabelHeight);
    pages.push_back(std::move(fronts));
    if (plan_.backs == Backs::kDuplex) pages.push_back(backsOf(first, cells));
  }

 private:
  SheetSide backsOf(std::size_t first, std::vector<Box> cells) const {
    SheetSide backs;
    backs.side = Side::kBack;
    for (Box& cell : cells) cell = mirrored(cell);
    const PrinterProfile& profile = plan_.profile;
    // They have no marks beside them, and may reach where the printer cannot print.
    const std::vector<Edges> bleeds =
        bleedsOf(cells, {0, 0, plan_.width, plan_.height}, card_.bleed + profile.extraBleed, 0);
    const Transform correction =
        Transform::shift(profile.x, profile.y)
            .after(Transform::turn(profile.rotation, {plan_.width / 2, plan_.height / 2}));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      PlacedFace face = placed(cells[i], bleeds[i], first + i, Side::kBack, turned());
      stretch(face);
      face.place = correction.after(face.place);
      backs.faces.push_back(face);
    }
    finish(backs, cells, bleeds);
    return backs;
  }

  Box printable() const {
    return {plan_.margin, plan_.margin, plan_.width - 2 * plan_.margin,
            plan_.height - 2 * plan_.margin};
  }

  Box cell(std::size_t index) const {
    const auto columns = static_cast<std::size_t>(grid_.columns);
    const std::size_t row = index / columns;
    return {grid_.left + static_cast<double>(index % columns) * (card_.width + plan_.gap),
            grid_.top + static_cast<double>(row) * (card_.height + plan_.gap), card_.width,
            card_.height};
  }

  /// True if backs change their row, not their column. Their heads then point down on the page: the
  /// sheet is turned over its upper edge, a card is turned like a page of a book.
  bool turned() const {
    if (plan_.backs == Backs::kGutterfold) return grid_.foldAcross;
    return (plan_.width > plan_.height) == (plan_.flip == Flip::kLongEdge);
  }

  Box mirrored(const Box& box) const {
    if (turned()) return {box.x, plan_.height - box.y - box.height, box.width, box.height};
    return {plan_.width - box.x - box.width, box.y, box.width, box.height};
  }

  PlacedFace placed(const Box& trim, Edges bleed, std::size_t card, Side side, bool turn) const {
    PlacedFace face;
    face.card = card;
    face.side = side;
    face.place = Transform::shift(trim.x, trim.y);
    if (turn) {
      face.place = face.place.after(Transform::turn(180, {card_.width / 2, card_.height / 2}));
      bleed = {bleed.right, bleed.bottom, bleed.left, bleed.top};
    }
    face.shown = grown({0, 0, card_.width, card_.height}, bleed);
    return face;
  }

  /// Makes a back larger about its centre, so that its own bleed fills the additional one too.
  void stretch(PlacedFace& face) const {
    const double extra = plan_.profile.extraBleed;
    const auto factor = [&](double size) {
      return (size / 2 + card_.bleed + extra) / (size / 2 + card_.bleed);
    };
    const double x = factor(card_.width), y = factor(card_.height);
    const Point middle = {card_.width / 2, card_.height / 2};
    const Transform larger = {x, 0, 0, y, middle.x * (1 - x), middle.y * (1 - y)};
    face.place = face.place.after(larger);
    const Box shown = face.shown;
    face.shown = {middle.x + (shown.x - middle.x) / x, middle.y + (shown.y - middle.y) / y,
                  shown.width / x, shown.height / y};
  }

  static void finish(SheetSide& page, const std::vector<Box>& cells,
                     const std::vector<Edges>& bleeds) {
    page.trim = cells.front();
    page.bleed = cells.front();
    for (std::size_t i = 0; i < cells.size(); ++i) {
      page.trim = around(page.trim, cells[i]);
      page.bleed = around(page.bleed, grown(cells[i], bleeds[i]));
    }
  }

  const SheetPlan& plan_;
  const Grid& grid_;
  const Cutting& card_;
};

}  // namespace

std::span<const Paper> papers() {
  return kPapers;
}

const Paper* findPaper(std::string_view id) {
  const auto* found = std::find_if(kPapers.begin(), kPapers.end(),
                                   [&](const Paper& paper) { return paper.id == id; });
  return found == kPapers.end() ? nullptr : found;
}

Checked<Grid> gridOf(const SheetPlan& plan, const Cutting& card) {
  if (auto wrong = wrongNumber(plan)) return *std::move(wrong);
  const bool fold = plan.backs == Backs::kGutterfold;
  Grid grid = fullest(plan, card, true);
  if (const Grid upright = fullest(plan, card, false); upright.cards() > grid.cards()) {
    grid = upright;
  }
  if (grid.cards() == 0) {
    const std::vector<std::string> sizes = {shortNumber(card.width), shortNumber(card.height),
                                            shortNumber(plan.width), shortNumber(plan.height)};
    if (fold) return Problem(kNoFold, sizes);
    return Problem(kNoRoom, {sizes[0], sizes[1], sizes[2], sizes[3], shortNumber(plan.margin)});
  }
  if (plan.columns < 0 || plan.rows < 0 || plan.columns > grid.columns || plan.rows > grid.rows) {
    return Problem(kTooMany, {std::to_string(plan.columns == 0 ? grid.columns : plan.columns),
                              std::to_string(plan.rows == 0 ? grid.rows : plan.rows),
                              std::to_string(grid.columns), std::to_string(grid.rows)});
  }
  if (plan.columns > 0) grid.columns = plan.columns;
  if (plan.rows > 0) grid.rows = plan.rows;
  center(grid, plan, card);
  return grid;
}

std::vector<Grid> gridsFor(const SheetPlan& plan, const Cutting& card) {
  std::vector<Grid> grids;
  SheetPlan free = plan;
  free.columns = free.rows = 0;
  for (const bool landscape : {false, true}) {
    free.width = std::min(plan.width, plan.height);
    free.height = std::max(plan.width, plan.height);
    if (landscape) std::swap(free.width, free.height);
    if (auto grid = gridOf(free, card)) grids.push_back(*grid);
    if (plan.width == plan.height) break;
  }
  std::stable_sort(grids.begin(), grids.end(),
                   [](const Grid& a, const Grid& b) { return a.cards() > b.cards(); });
  return grids;
}

SheetPlan planFor(const Grid& grid, SheetPlan plan) {
  if (grid.landscape != (plan.width > plan.height)) std::swap(plan.width, plan.height);
  plan.columns = grid.columns;
  plan.rows = grid.rows;
  return plan;
}

Checked<Imposition> impose(const SheetPlan& plan, const Cutting& card, std::size_t cards) {
  const auto grid = gridOf(plan, card);
  if (!grid) return grid.problem();
  if (cards > kMostPlaced) return Problem(kTooManyCards, {std::to_string(kMostPlaced)});
  Imposition result{plan.width, plan.height, {}};
  const Imposer imposer(plan, *grid, card);
  const auto each = static_cast<std::size_t>(grid->cards());
  for (std::size_t first = 0; first < cards; first += each) {
    imposer.addSheet(first, std::min(each, cards - first), result.pages);
  }
  return result;
}

Imposition imposeSingly(const Cutting& card, std::size_t cards, bool backs) {
  const double bleed = card.bleed;
  Imposition result{card.width + 2 * bleed, card.height + 2 * bleed, {}};
  for (std::size_t i = 0; i < cards; ++i) {
    for (const Side side : {Side::kFront, Side::kBack}) {
      if (side == Side::kBack && !backs) continue;
      SheetSide page;
      page.side = side;
      page.faces.push_back(
          {i, side, Transform::shift(bleed, bleed), {-bleed, -bleed, result.width, result.height}});
      page.trim = {bleed, bleed, card.width, card.height};
      page.bleed = {0, 0, result.width, result.height};
      result.pages.push_back(std::move(page));
    }
  }
  return result;
}

TestPage testPageFor(double width, double height) {
  return {{width / 2, height / 4}, {width / 2, height * 3 / 4}, 8};
}

PrinterProfile profileFrom(const TestPage& page, Point above, Point below) {
  const double distance = page.below.y - page.above.y;
  PrinterProfile profile;
  profile.x = (above.x + below.x) / 2;
  profile.y = (above.y + below.y) / 2;
  profile.rotation = std::atan2(above.x - below.x, distance) * 180 / std::numbers::pi;
  return profile;
}

}  // namespace raindelay::deck
