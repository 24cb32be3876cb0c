#pragma once

namespace raindelay::deck {

/// Millimetres; x to the right, y down.
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

}  // namespace raindelay::deck
