#pragma once

#include <string>

namespace raindelay::deck {

/// The file without what isn't SVG: elements and attributes of other programs by their namespaces,
/// and `metadata`. They are seen only where `use` fetches them, by which nothing else would be
/// checked that is drawn. A file that is damaged, or nested deeper than kMaxSvgDepth, is left for
/// checkSvg() to refuse.
std::string withoutOthers(std::string svg);

}  // namespace raindelay::deck
