#pragma once

#include <string_view>

namespace raindelay::deck {

/// Most bytes that the entities of a drawing's document type come to, written out everywhere.
inline constexpr std::size_t kMaxSvgEntityBytes = 1'000'000;

/// Returns true if a document type (what stands between "<!DOCTYPE" and ">") declares nothing but
/// short texts without markup, as Illustrator does for its namespaces, and these don't blow up the
/// file.
bool declaresLittle(std::string_view doctype, std::string_view file);

}  // namespace raindelay::deck
