#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/text.h"

namespace raindelay {

/// Something that a player is told at the table, once, when its occasion comes: on the seat's turn,
/// and when all that is named here holds.
struct TipInfo {
  std::string_view id;    ///< a promise: settings know by it what was told
  std::string_view rule;  ///< its number in assets/<game>/rules.md
  Text text;              ///< to the player: "you may bunt"
  /// An event of this id that the seat saw since its last own choice.
  std::string_view after = {};
  /// The beginning of an action, in the game's notation, that the seat may do now.
  std::string_view can = {};
  /// A condition on the seat's view.
  bool (*when)(const AnyView& view) = nullptr;
};

/// A condition on a game's own view, as one of TipInfo.
template <class View, bool (*kHolds)(const View& view)>
[[nodiscard]] bool onView(const AnyView& view) {
  return kHolds(view.as<View>());
}

/// A game with tips.
template <class R>
concept HasTips = requires {
  { R::tips() } -> std::same_as<std::span<const TipInfo>>;
};

}  // namespace raindelay
