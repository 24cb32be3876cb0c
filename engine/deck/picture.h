#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deck/color.h"
#include "deck/deck.h"
#include "deck/geometry.h"
#include "deck/path.h"

namespace raindelay::deck {

/// The shape of a figure; lengths in millimetres, before the figure's transform.
struct RectShape {
  Box box;
  double radius = 0;
  std::optional<Color> fill, stroke;
  double strokeWidth = 0;

  friend bool operator==(const RectShape&, const RectShape&) = default;
};
struct EllipseShape {
  Box box;
  std::optional<Color> fill, stroke;
  double strokeWidth = 0;

  friend bool operator==(const EllipseShape&, const EllipseShape&) = default;
};
struct LineShape {
  Point from, to;
  Color stroke;
  double strokeWidth = 0;
  double dashOn = 0, dashOff = 0;  ///< both 0: unbroken

  friend bool operator==(const LineShape&, const LineShape&) = default;
};
struct PathShape {
  std::vector<PathStep> steps;
  std::optional<Color> fill, stroke;
  double strokeWidth = 0;
  double dashOn = 0, dashOff = 0;  ///< both 0: unbroken
  FillRule rule = FillRule::kNonzero;

  friend bool operator==(const PathShape&, const PathShape&) = default;
};
struct SvgShape {
  Box box;
  std::string path;  ///< in the deck's folder
  Fit fit = Fit::kContain;
  double radius = 0;           ///< above 0: cut to a rounded box
  std::optional<Color> color;  ///< for currentColor

  friend bool operator==(const SvgShape&, const SvgShape&) = default;
};
/// A picture made of pixels: PNG or JPEG.
struct ImageShape {
  Box box;
  std::string path;  ///< in the deck's folder
  Fit fit = Fit::kContain;
  double radius = 0;  ///< above 0: cut to a rounded box

  friend bool operator==(const ImageShape&, const ImageShape&) = default;
};

/// A symbol that stands in a text like a letter.
struct TextIcon {
  std::string path;            ///< SVG, PNG or JPEG in the deck's folder
  std::optional<Color> color;  ///< for currentColor
  double height = 1;           ///< in parts of the capitals' height
  double drop = 0;             ///< below the baseline, in parts of its own height

  friend bool operator==(const TextIcon&, const TextIcon&) = default;
};
/// A piece of a text in one font and colour, or a symbol.
struct TextRun {
  std::string text;  ///< of a symbol: its name
  FontRole font;
  Color color;
  std::optional<TextIcon> icon;

  friend bool operator==(const TextRun&, const TextRun&) = default;
};
struct TextShape {
  Box box;
  std::string text;              ///< all of it without markup, in its final case; icons as "[name]"
  std::vector<TextRun> runs;     ///< what it is made of; empty: `text` in `font` and `color`
  FontRole font;                 ///< that the lines are measured by
  double size = 0, minSize = 0;  ///< mm; minSize < size: may shrink
  Color color;
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
  double letterSpacing = 0;  ///< in parts of the size
  double lineHeight = 1;
  bool smallCaps = false, kerning = true, ligatures = true;
  int lines = 0;  ///< 0: any number
  TextEdge edge = TextEdge::kLine;
  std::string fitGroup;  ///< texts of this name get the same size (Deck::fitSizes)

  friend bool operator==(const TextShape&, const TextShape&) = default;
};

/// One thing to be painted, and where it comes from.
struct Primitive {
  std::variant<RectShape, EllipseShape, LineShape, PathShape, SvgShape, ImageShape, TextShape>
      shape;
  Transform transform;
  double opacity = 1;
  std::string element;     ///< its name, or its type
  int line = 0;            ///< of deck.yaml
  std::size_t offset = 0;  ///< of the element in deck.yaml's bytes (see edit.h)
  std::string column;      ///< whose cell says what it shows; empty: no cell does

  /// True if both look the same; their origin doesn't count.
  friend bool operator==(const Primitive& a, const Primitive& b) {
    return a.shape == b.shape && a.transform == b.transform && a.opacity == b.opacity;
  }
};

/// A face with every binding, map, percentage, group and pip resolved: figures from bottom to top,
/// in millimetres from the trim's top left corner.
struct Picture {
  double width = 0, height = 0, corner = 0, bleed = 0;
  std::vector<Primitive> figures;

  friend bool operator==(const Picture&, const Picture&) = default;
};

/// The place of a problem with a figure. onCard() adds whose face it is.
Site siteOf(const Primitive& figure);

/// Puts a card into the place of a problem with its face: the row of its table, beside the line of
/// deck.yaml. A word that would have to be exchanged in a cell that hasn't it is no remedy.
void onCard(Problem& problem, const Deck& deck, std::size_t card, Side side);

/// The files that a figure shows: its picture, or the symbols and fonts of its text.
std::vector<std::string_view> artOf(const Primitive& figure);

/// The places of the symbols of a number card, 1 to 10, in a unit square, as playing cards have
/// them: two columns and the middle. Those below the middle are drawn upside down.
std::vector<Point> pipPlaces(int count);

/// The face of a card. `card` < deck.cards.rows(). `language` ("de", or empty) picks cells.
/// Elements that cannot be drawn are left out and reported to `problems`, if there are any: each
/// names the line of deck.yaml, and the cell if it is one.
Picture compose(const Deck& deck, std::size_t card, Side side, std::string_view language = {},
                Problems* problems = nullptr);

/// Composes both sides of every card in every language that the table has, and reads and checks the
/// art that they name: all that is wrong beyond what readDeck() told.
Problems checkDeck(const Deck& deck);

}  // namespace raindelay::deck
