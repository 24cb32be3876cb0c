#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "deck/binding.h"
#include "deck/expression.h"
#include "deck/keys.h"
#include "deck/measure.h"
#include "deck/path.h"

namespace raindelay::deck {

enum class Fit : std::uint8_t { kContain, kCover, kStretch };
enum class Align : std::uint8_t { kLeft, kCenter, kRight, kJustify };
enum class Valign : std::uint8_t { kTop, kMiddle, kBottom };
enum class LetterCase : std::uint8_t { kNone, kUpper, kLower, kSmallCaps };
enum class TextEdge : std::uint8_t { kLine, kCap };
enum class FillRule : std::uint8_t { kNonzero, kEvenodd };
/// The way a group places its elements: where each element says, or one after the other.
enum class Flow : std::uint8_t { kNone, kRow, kColumn };

/// A place as deck.yaml writes it. Of each axis at most two are set; what isn't said is the edge of
/// what the element lies in.
struct BoxSpec {
  enum class Kind : std::uint8_t { kEdges, kTrim, kBleed, kSafe, kSame } kind = Kind::kEdges;
  struct Edges {
    std::optional<Measure> begin, end, size, middle;
  };
  Edges x, y;        ///< of kEdges
  std::string same;  ///< of kSame: the element whose box it is

  const Edges& along(Axis axis) const { return axis == Axis::kX ? x : y; }
};

/// An element of a layout as it was written. The meaning of the keys is explained in keys.cpp and
/// on the format's page; only those of its type are ever set.
struct Element {
  ElementType type = ElementType::kRect;
  std::string name;
  int line = 0;            ///< of deck.yaml, where it begins
  std::size_t offset = 0;  ///< where it begins in deck.yaml, in bytes (without a byte order mark)
  /// The beginnings of the elements that it changes, in layouts that its own extends; the nearest
  /// first.
  std::vector<std::size_t> inherited;
  std::bitset<96> given;  ///< which keys were written, in the order of the table of keys
  Expression when;
  double opacity = 1;
  double rotate = 0;  ///< degrees clockwise
  bool doubleEnded = false;

  BoxSpec box;
  std::array<Measure, 2> from = {}, to = {};
  Measure radius;
  Measure strokeWidth = Length{0.25, false};
  std::array<Measure, 2> dash = {};  ///< on, off; both 0: an unbroken line
  Binding fill, stroke, color;
  Binding path;
  FillRule fillRule = FillRule::kNonzero;

  Binding src;
  Fit fit = Fit::kContain;

  Binding text;
  std::string font, boldFont, italicFont, keywordFont;  ///< roles; empty: made from `font`
  Binding keywordColor;
  bool markup = true;
  double iconSize = 1.25;  ///< of icons in the text, in parts of the capitals' height
  Measure size, minSize;
  std::string fitGroup;
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
  LetterCase letterCase = LetterCase::kNone;
  double letterSpacing = 0;  ///< in parts of the size
  double lineHeight = 1;
  bool kerning = true, ligatures = true;
  int lines = 0;  ///< 0: any number
  TextEdge edge = TextEdge::kLine;

  Binding count, each, list;
  Flow flow = Flow::kNone;
  Measure gap;
  bool wrap = false;
  std::array<Measure, 2> cell = {};
  std::vector<Element> elements;
};

}  // namespace raindelay::deck
