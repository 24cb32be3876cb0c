#pragma once

#include "core/lookahead.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

/// What search is told of this game (core/lookahead.h). Its clock counts hands.
class Guide {
 public:
  static const Efforts kEfforts;
  /// Hands are wide.
  static constexpr bool kThinkersEyes = true;

  explicit Guide(const Rules& rules) : config_(rules.config()) {}

  [[nodiscard]] int clock(const State& state) const { return state.hand; }
  /// As a hand begins: by the scores.
  [[nodiscard]] Chances judge(const State& state) const;

 private:
  Config config_;
};

}  // namespace raindelay::tarot
