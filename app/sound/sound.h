#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// The sounds of the table.
namespace raindelay::sound {

/// A sound of the bank.
enum class Sound : std::uint8_t {
  kCard,     ///< a card is laid on another
  kFlip,     ///< a card turns over
  kShuffle,  ///< many cards, one close after the other
  kDice,     ///< dice fall on the board
  kBat,      ///< ash meets a baseball
  kRacket,   ///< strings meet a tennis ball
  kWillow,   ///< a cricket bat
  kGlove,    ///< a ball in leather
  kCrowd,    ///< a murmur in the stands
  kCurtain,  ///< a curtain is drawn: the table goes to somebody else
  kRain,     ///< the first drops on a roof
  kWicket,   ///< a ball in the stumps, and the bails fall
  kWings,    ///< a bird flies up
  kBounce,   ///< a tennis ball bounces away
  kSlide,    ///< a runner slides into a base
  kKnock,    ///< knuckles on the table; a plate is hung on the scoreboard
};
inline constexpr std::size_t kSounds = 16;

/// All of them, in their order.
[[nodiscard]] const std::array<Sound, kSounds>& allSounds();
/// The name that tables have for it: "card".
[[nodiscard]] std::string_view nameOf(Sound sound);
/// The one of this name, if there is one.
[[nodiscard]] std::optional<Sound> soundCalled(std::string_view name);

}  // namespace raindelay::sound
