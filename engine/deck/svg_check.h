#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "deck/problem.h"

namespace raindelay::deck {

/// A picture of pixels that lies within an SVG file as a `data:` address.
struct SvgPicture {
  std::size_t begin = 0, size = 0;  ///< of the address, in the file's bytes
  std::string bytes;                ///< of the picture: a PNG or JPEG file
};

/// What an SVG file comes to.
struct SvgVerdict {
  std::vector<Problem> problems;
  bool drawable = true;  ///< false: it is damaged, reaches outside itself or takes too long
  std::vector<SvgPicture> pictures = {};  ///< from the file's beginning on
  bool hasText = false;
  std::set<std::string> fonts = {};  ///< the typefaces that its texts ask for first
};

/// Checks that an SVG file stays within itself (no script, no style sheet, picture or part of
/// another file) and comes to no more than what is drawn in a moment: else it is refused. What
/// librsvg leaves out is told; the rest is drawn. `path` names the file in the messages, the file
/// is one that utf8Svg() gave.
SvgVerdict checkSvg(std::string_view svg, std::string_view path);

}  // namespace raindelay::deck
