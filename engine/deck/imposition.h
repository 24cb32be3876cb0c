#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "deck/picture.h"
#include "deck/problem.h"
#include "deck/side.h"

/// The layout of cards on sheets of paper, for home printers and print shops. Pure geometry, in
/// millimetres: the origin is the sheet's (or the card's trim's) top left corner, y goes down.
namespace raindelay::deck {

/// A size of paper, upright.
struct Paper {
  std::string_view id;  ///< "a4", on the command line and in settings
  std::string_view name;
  double width = 0, height = 0;
};

/// The sizes that are offered, the usual ones first.
std::span<const Paper> papers();
const Paper* findPaper(std::string_view id);

/// Shortest and longest side of a sheet.
inline constexpr double kLeastPaper = 50, kMostPaper = 1'500;
/// Most cards, with their copies, that are laid out at once.
inline constexpr std::size_t kMostPlaced = 20'000;

/// The size of a card to be cut out.
struct Cutting {
  double width = 0, height = 0;  ///< of the trimmed card
  double bleed = 0;              ///< what the card has beyond it
};

enum class Backs {
  kNone,
  kDuplex,     ///< on a page of their own, behind each page of fronts
  kGutterfold  ///< on the same page, beyond a line at which it is folded
};

/// About which edge of the sheet a printer turns it to print its other side.
enum class Flip { kLongEdge, kShortEdge };

/// The correction that brings a printer's backs behind its fronts; the test page measures it.
struct PrinterProfile {
  double x = 0, y = 0;    ///< how far backs are moved on their page, mm, at most kMostShift
  double rotation = 0;    ///< and turned clockwise about its centre, degrees, at most kMostTurn
  double extraBleed = 0;  ///< how much further they reach beyond the trim, mm, at most kMostExtra

  static constexpr double kMostShift = 10, kMostTurn = 3, kMostExtra = 5;

  friend bool operator==(const PrinterProfile&, const PrinterProfile&) = default;
};

/// The plan for filling a sheet.
struct SheetPlan {
  double width = 210, height = 297;  ///< of the sheet as it lies
  double margin = 5;                 ///< at each edge, where the printer cannot print
  double gap = 0;                    ///< between cards
  int columns = 0, rows = 0;         ///< of cards (of fronts, if it is folded); 0: as many as fit
  bool marks = true;                 ///< where to cut
  bool ruler = true;                 ///< 50 mm, to see whether the printer kept the size
  Backs backs = Backs::kNone;
  Flip flip = Flip::kLongEdge;
  PrinterProfile profile;

  friend bool operator==(const SheetPlan&, const SheetPlan&) = default;
};

/// The cards of a sheet, in columns and rows about its centre.
struct Grid {
  int columns = 0, rows = 0;  ///< of fronts
  bool landscape = false;     ///< the sheet lies
  bool foldAcross = false;    ///< gutterfold: the fold runs from left to right
  double left = 0, top = 0;   ///< what stays free outside of all trims

  int cards() const { return columns * rows; }
  /// Less is left at an edge than many printers need.
  bool tight() const { return left < kTight || top < kTight; }
  static constexpr double kTight = 8;

  friend bool operator==(const Grid&, const Grid&) = default;
};

/// The grid of a plan, or why there is none: what is wrong with a number, that no card fits.
Checked<Grid> gridOf(const SheetPlan& plan, const Cutting& card);

/// The grids to offer for a paper: the sheet upright and lying, each with as many cards as fit, the
/// one with more cards first. Empty if not even one card fits.
std::vector<Grid> gridsFor(const SheetPlan& plan, const Cutting& card);

/// The plan with the sheet turned as the grid wants it, and the grid's columns and rows.
SheetPlan planFor(const Grid& grid, SheetPlan plan);

/// A face on a sheet.
struct PlacedFace {
  std::size_t card = 0;  ///< which of the cards that are laid out, from 0
  Side side = Side::kFront;
  Transform place;  ///< from the card to the sheet
  Box shown;        ///< of the card, what is to be seen: the trim and the bleed that has room
};

enum class Stroke { kCut, kFold };
struct SheetLine {
  Point from, to;
  Stroke stroke = Stroke::kCut;
};

/// A place for writing beside the cards; upright, or turned a quarter to the left.
struct Strip {
  Box box;  ///< on the sheet
  bool upwards = false;
};

/// A page.
struct SheetSide {
  Side side = Side::kFront;  ///< what its faces are (fold: both are on the fronts' page)
  std::vector<PlacedFace> faces;
  std::vector<SheetLine> lines;
  std::optional<Strip> ruler;  ///< kRulerLength × kRulerHeight; none without room
  std::optional<Strip> label;  ///< for the deck's name and the sheet's number; likewise
  Box trim, bleed;             ///< about all cards: without and with their bleed
};

/// All pages.
struct Imposition {
  double width = 0, height = 0;  ///< of a page
  std::vector<SheetSide> pages;
};

inline constexpr double kRulerLength = 50, kRulerHeight = 3.5;
inline constexpr double kLabelLength = 54, kLabelHeight = 3.5;

/// Lays out so many cards in their order. Backs lie behind their fronts when the sheet is turned or
/// folded, head to head with them.
Checked<Imposition> impose(const SheetPlan& plan, const Cutting& card, std::size_t cards);

/// A card a page, as large as its bleed, for print shops: fronts, each with its back behind it if
/// there are `backs`.
Imposition imposeSingly(const Cutting& card, std::size_t cards, bool backs);

/// The pages that measure a printer: a cross above and one below the centre on the front, scales on
/// the back. Held against the light, the front's cross tells on the back's scale how far backs have
/// to be moved.
struct TestPage {
  Point above, below;  ///< the crosses; turning the sheet brings them onto each other or back
  double reach = 0;    ///< of the scales to each side
};
TestPage testPageFor(double width, double height);
/// The profile that follows from the two readings (x to the right, y down, as the back's scales
/// have it).
PrinterProfile profileFrom(const TestPage& page, Point above, Point below);

}  // namespace raindelay::deck
