#pragma once

#include "position.h"

/// The ends of a game, or of nine cards: a game at the moment after each.
namespace raindelay::cooperstown::test {

inline Config innings(int count) {
  Config config;
  config.innings = count;
  return config;
}

/// The third Whiff in this half-inning, with this score.
inline Table thirdWhiff(int half, int batting, int fielding, const Config& config = {}) {
  Position position;
  position.half(half, batting, fielding).runners("6l 7l 8l").holds("whiff");
  position.state().whiffs = 2;
  Table table(position, config);
  table.swing("whiff");
  return table;
}

inline Table thirdBeanball(Position position, const Config& config = {}) {
  position.holds("beanball").state().beanballs = 2;
  Table table(position, config);
  table.swing("beanball");
  return table;
}

/// Turns up what the brawl ejects, the lowest card each time.
inline void brawl(Table& table) {
  while (table.state.phase == Phase::kBrawl) {
    const Draw draw = table.rules.chance(table.state);
    table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(0)), table.log);
  }
}

/// The last out of this half-inning, with this score.
inline Table lastOut(int half, int batting, int fielding, const Config& config = {}) {
  Position position;
  position.half(half, batting, fielding).outs(2).holds("3t");
  Table table(position, config);
  table.swing("3t");
  return table;
}

}  // namespace raindelay::cooperstown::test
