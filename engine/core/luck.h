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
      streams_[i] = Stream(seed, info.sources[i].id);
    }
  }

  /// The next outcome of the draw's source.
  [[nodiscard]] Action draw(const Draw& draw) {
    const auto any = [&](int size) { return of(draw.source).below(size); };
    return Action::chance(draw.source, draw.outcomes.pick(any));
  }
  /// The next `count` outcomes of a source, each one that the set still has: they leave it.
  template <int N>
  CardSet<N> take(int source, CardSet<N>& outcomes, int count) {
    return outcomes.take(count, of(source));
  }

 private:
  [[nodiscard]] Stream& of(int source) { return streams_[static_cast<std::size_t>(source)]; }

  std::array<Stream, kMaxSources> streams_{};
};

}  // namespace raindelay
