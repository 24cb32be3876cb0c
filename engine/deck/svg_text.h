#pragma once

#include <string>
#include <string_view>

#include "deck/problem.h"

/// The text of SVG files, changed before it is checked and drawn.
namespace raindelay::deck {

/// The file as UTF-8, without a declaration of any encoding, without a document type, what that
/// declares being written out, and without what isn't SVG: what is drawn is what was checked.
/// Latin-1 and UTF-16 become UTF-8, others are refused, as are entities other than short texts.
/// `path` names the file in the message.
Checked<std::string> utf8Svg(std::string bytes, std::string_view path);

/// The file with `currentColor` as a colour of its own.
std::string withCurrentColor(std::string svg, std::string_view color);

/// The file with SVG's namespaces, which some programs leave out and no parser does without.
std::string withNamespaces(std::string svg);

}  // namespace raindelay::deck
