#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deck/problem.h"

namespace raindelay::deck {

/// Most `use` elements in one SVG file: nested ones multiply what has to be drawn.
inline constexpr int kMaxSvgUses = 32;

/// Deepest nesting of elements: the renderer recurses into them.
inline constexpr int kMaxSvgDepth = 64;

/// The problems of an SVG file.
struct SvgVerdict {
  std::vector<Problem> problems;
  bool drawable = true;  ///< false: it is damaged, reaches outside itself or takes too long
};

/// Checks that an SVG file keeps to what is drawn the same everywhere: no clip path, mask, filter,
/// pattern, marker, style sheet or text (these are told, the rest is drawn); and that it stays
/// within itself: no script, embedded or linked picture, entity, and no link but to a part of the
/// same file (these are refused). `path` names the file in the messages.
SvgVerdict checkSvg(std::string_view svg, std::string_view path);

/// The file with `currentColor` as a colour of its own.
std::string withCurrentColor(std::string svg, std::string_view color);

}  // namespace raindelay::deck
