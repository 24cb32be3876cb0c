#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "core/action.h"
#include "core/piece.h"

namespace raindelay {

/// One of the things that a choice in parts can consist of: an action, and the piece and the place
/// that make it at the table.
struct Part {
  Action action;
  Gesture gesture;  ///< a piece put on a place

  friend bool operator==(const Part&, const Part&) = default;
};

/// A choice too wide for one list of actions: place six gloves, discard three of 25. The engine is
/// told it part by part, in ascending order, and accepts no other order; the table collects the
/// parts in any order, lets them be changed, and sends them sorted.
///
/// Any set of parts that `admits` accepts can be chosen. Anything else to be said (that a place
/// stays empty, that no more comes) is an action of its own and no part: wherever none of the
/// chosen parts is legal, it is the one legal action that isn't a part.
struct Arrangement {
  /// All that the choice can consist of, as it stands at its beginning.
  std::vector<Part> parts;
  int least = 1;     ///< so many parts at least
  int most = 1;      ///< and at most
  int perPlace = 1;  ///< so many pieces fit on a place
  /// A part was played already: the choice isn't at its beginning. Then nothing else here matters.
  bool begun = false;

  friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Returns true if these parts can be chosen together: as many as it takes, no piece twice, no
/// place with more pieces than fit.
[[nodiscard]] bool admits(const Arrangement& arrangement, const std::vector<Part>& chosen);

/// A game that has choices in parts. `arrangement` gives the choice for the view of the seat that
/// stands in one, from its beginning to its end; nothing for any other view.
template <class R>
concept HasArrangement = requires(const R& rules, const typename R::View& view) {
  { rules.arrangement(view) } -> std::same_as<std::optional<Arrangement>>;
};

}  // namespace raindelay
