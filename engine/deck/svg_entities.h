#pragma once

#include <optional>
#include <string>

namespace raindelay::deck {

/// Most bytes that the entities of a drawing's document type come to, written out everywhere.
inline constexpr std::size_t kMaxSvgEntityBytes = 1'000'000;

/// The file without its document type, and what that declares written out: who checks the file and
/// who draws it then read the same. Nothing if it declares anything but short texts without markup,
/// as Illustrator does for its namespaces, or if these blow up the file.
std::optional<std::string> withoutEntities(std::string svg);

}  // namespace raindelay::deck
