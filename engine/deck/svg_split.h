#pragma once

#include <string>
#include <string_view>

namespace raindelay::deck {

/// The file with its filled paths taken apart: parts of one path that don't touch each other's
/// convex hull become paths of their own. It looks the same, but rays, stripes and hatching, which
/// drawing programs join into one path, are painted several times faster: filling takes a time that
/// grows much faster than what lies on a line of pixels.
///
/// Left as they are: paths with a stroke, an id, arcs or smooth curves, parts that are placed
/// relative to the one before, and files with gradients (they measure the whole path).
std::string withPartsApart(std::string_view svg);

}  // namespace raindelay::deck
