#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "deck/color.h"
#include "deck/deck.h"

namespace raindelay::deck {

struct Point {
  double x = 0, y = 0;

  friend bool operator==(const Point&, const Point&) = default;
};

/// A box in millimetres.
struct Box {
  double x = 0, y = 0, width = 0, height = 0;

  Point center() const { return {x + width / 2, y + height / 2}; }
  friend bool operator==(const Box&, const Box&) = default;
};

/// An affine map of the plane: x' = xx·x + xy·y + dx, y' = yx·x + yy·y + dy.
struct Transform {
  double xx = 1, yx = 0, xy = 0, yy = 1, dx = 0, dy = 0;

  Point apply(Point p) const { return {xx * p.x + xy * p.y + dx, yx * p.x + yy * p.y + dy}; }
  /// `inner` first, then this.
  Transform after(const Transform& inner) const;

  static Transform shift(double dx, double dy) { return {1, 0, 0, 1, dx, dy}; }
  /// Degrees clockwise about a point; quarter turns are exact.
  static Transform turn(double degrees, Point about);

  friend bool operator==(const Transform&, const Transform&) = default;
};

/// What a figure looks like; lengths in millimetres, before the figure's transform.
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
struct SvgShape {
  Box box;
  std::string path;  ///< in the deck's folder
  Fit fit = Fit::kContain;
  double radius = 0;           ///< above 0: cut to a rounded box
  std::optional<Color> color;  ///< for currentColor

  friend bool operator==(const SvgShape&, const SvgShape&) = default;
};
struct TextShape {
  Box box;
  std::string text;  ///< in its final case
  FontRole font;
  double size = 0, minSize = 0;  ///< minSize < size: may shrink
  Color color;
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
  double letterSpacing = 0;  ///< in parts of the size
  double lineHeight = 1;
  int lines = 0;  ///< 0: any number
  Edge edge = Edge::kLine;

  friend bool operator==(const TextShape&, const TextShape&) = default;
};

/// One thing to be painted, and where it comes from.
struct Figure {
  std::variant<RectShape, EllipseShape, LineShape, SvgShape, TextShape> shape;
  Transform transform;
  double opacity = 1;
  std::string element;     ///< its name, or its type
  int line = 0;            ///< of deck.yaml
  std::size_t offset = 0;  ///< of the element in deck.yaml's bytes (see edit.h)

  /// Whether both look the same; where they come from doesn't count.
  friend bool operator==(const Figure& a, const Figure& b) {
    return a.shape == b.shape && a.transform == b.transform && a.opacity == b.opacity;
  }
};

/// A face with every binding, map, percentage, group and pip resolved: figures from bottom to top,
/// in millimetres from the trim's top left corner.
struct Picture {
  double width = 0, height = 0, corner = 0, bleed = 0;
  std::vector<Figure> figures;

  friend bool operator==(const Picture&, const Picture&) = default;
};

/// The places of the symbols of a number card, 1 to 10, in a unit square, as playing cards have
/// them: two columns and the middle. Those below the middle are drawn upside down.
std::vector<Point> pipPlaces(int count);

/// The face of a card. `card` < deck.cards.rows(). `language` ("de", or empty) picks cells. What
/// cannot be drawn is left out and told to `problems`, if there are any: each names the line of
/// deck.yaml, and the cell if it is one.
Picture compose(const Deck& deck, std::size_t card, Side side, std::string_view language = {},
                Problems* problems = nullptr);

/// Composes both sides of every card in every language that the table has, and reads and checks the
/// art that they name: all that is wrong beyond what readDeck() told.
Problems checkDeck(const Deck& deck);

}  // namespace raindelay::deck
