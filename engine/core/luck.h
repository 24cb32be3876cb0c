#pragma once

#include <array>
#include <cstddef>

#include "core/action.h"
#include "core/info.h"
#include "core/random.h"

namespace raindelay {

/// The most chance sources that a game has.
inline constexpr std::size_t kMaxSources = 16;

/// Chance as an actor: one named stream a source, all from one seed. It answers a Draw with an
/// outcome.
class Luck {
 public:
  Luck(std::uint64_t seed, const GameInfo& info) {
    for (std::size_t i = 0; i < info.sources.size(); ++i) {
      streams_[i] = Stream(seed, info.sources[i]);
    }
  }

  /// The next outcome of the draw's source.
  [[nodiscard]] Action draw(const Draw& draw) {
    Stream& stream = streams_[static_cast<std::size_t>(draw.source)];
    const auto any = [&](int size) { return stream.below(size); };
    return Action::chance(draw.source, draw.outcomes.pick(any));
  }

 private:
  std::array<Stream, kMaxSources> streams_{};
};

}  // namespace raindelay
