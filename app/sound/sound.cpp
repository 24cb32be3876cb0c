#include "sound/sound.h"

#include <algorithm>

namespace raindelay::sound {

namespace {

constexpr std::array<std::string_view, kSounds> kNames{
    "card",  "flip",    "shuffle", "dice",   "bat",   "racket", "willow", "glove",
    "crowd", "curtain", "rain",    "wicket", "wings", "bounce", "slide",  "knock"};

}  // namespace

const std::array<Sound, kSounds>& allSounds() {
  static const std::array<Sound, kSounds> kAll = [] {
    std::array<Sound, kSounds> all{};
    for (std::size_t i = 0; i < kSounds; ++i) all[i] = static_cast<Sound>(i);
    return all;
  }();
  return kAll;
}

std::string_view nameOf(Sound sound) {
  return kNames[static_cast<std::size_t>(sound)];
}

std::optional<Sound> soundCalled(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Sound>(found - kNames.begin());
}

}  // namespace raindelay::sound
