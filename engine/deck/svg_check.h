#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace raindelay::deck {

/// Most `use` elements in one SVG file: nested ones multiply what has to be drawn.
inline constexpr int kMaxSvgUses = 32;

/// Deepest nesting of elements: who draws them goes into them one by one.
inline constexpr int kMaxSvgDepth = 64;

/// Whether an SVG file keeps to what is drawn the same everywhere and stays within itself: no clip
/// path, mask, filter, pattern, marker, style sheet, script, text, embedded or linked picture,
/// entity, and no link but to a part of the same file. `path` names the file in the message.
Result<void> checkSvg(std::string_view svg, std::string_view path);

/// The file with `currentColor` as a colour of its own.
std::string withCurrentColor(std::string svg, std::string_view color);

}  // namespace raindelay::deck
