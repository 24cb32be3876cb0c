#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace raindelay {

/// The name among `known` that `typed` was most likely meant to be (fewest letters changed, added,
/// left out or swapped, at most a third of them; case doesn't count), or an empty view.
[[nodiscard]] std::string_view nearestName(std::string_view typed,
                                           const std::vector<std::string_view>& known);

/// "unknown option inings; did you mean innings?" or, with nothing near, the list of known ones.
[[nodiscard]] Error unknownName(std::string_view what, std::string_view typed,
                                const std::vector<std::string_view>& known);

/// The same for a table of rows that have an id.
template <class Rows>
[[nodiscard]] Error unknownName(std::string_view what, std::string_view typed, const Rows& rows) {
  std::vector<std::string_view> known;
  for (const auto& row : rows) known.push_back(row.id);
  return unknownName(what, typed, known);
}

/// The position of `word` among `names`, or the error that offers the nearest one.
template <class Names>
[[nodiscard]] Result<std::size_t> indexOf(std::string_view what, std::string_view word,
                                          const Names& names) {
  const auto found = std::find(names.begin(), names.end(), word);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  return unknownName(what, word, std::vector<std::string_view>(names.begin(), names.end()));
}

}  // namespace raindelay
