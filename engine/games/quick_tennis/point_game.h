#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/extensive_game.h"
#include "core/lookahead.h"
#include "core/solutions.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// All that a side may do at a serve, a stroke or a recovery; cards that do the same once. A serve
/// may be answered by 34 sets of cards at most.
using Choices = FixedVector<Line, 34>;

/// The choices of a seat where the state is; none if it has none. As the computer players' lines
/// (core/lookahead.h), but all that are allowed: also two cards for one quadrant.
[[nodiscard]] Choices choicesOf(const Rules& rules, const State& state, Seat seat);

/// What a seat knows at the beginning of a serve, a stroke or a recovery, as far as it matters: its
/// hand, and in which order which cards of both have been spent, those face down without what they
/// are. (Calls of past strokes stand in no View.)
[[nodiscard]] std::string knowledgeIn(const View& view);

/// What both know at such a beginning: enough to tell who wins how often from there, if they play
/// by it alone.
[[nodiscard]] std::string positionIn(const Rules& rules, const State& state);

/// One point as a game in extensive form, which the server or the receiver wins: the rules
/// themselves are asked what comes of each pair of choices. The server is the first player. A
/// bucket is what knowledgeIn() tells; information sets know the calls of past strokes, too.
class PointGame {
 public:
  /// None if the cards allow more than some 200,000 positions, or if it gets late.
  [[nodiscard]] static std::optional<PointGame> make(const Rules& rules, Seat server,
                                                     const solutions::Late& late = {});

  [[nodiscard]] const ExtensiveGame& game() const { return game_; }
  /// The buckets by what is known there.
  [[nodiscard]] const std::map<std::string, ExtensiveGame::Bucket>& buckets() const {
    return buckets_;
  }
  /// A node for each positionIn(): of those that differ by past calls alone, the first.
  [[nodiscard]] const std::map<std::string, ExtensiveGame::Outcome>& positions() const {
    return positions_;
  }

 private:
  using Outcome = ExtensiveGame::Outcome;

  PointGame(const Rules& rules, Seat server, solutions::Late late)
      : rules_(rules), server_(server), late_(std::move(late)) {}

  Outcome add(const State& state, const std::string& calls);
  Outcome after(const State& before, const Line& hitters, const Line& receivers,
                const std::string& calls);
  ExtensiveGame::InformationSet setOf(const State& state, Seat seat, std::size_t choices,
                                      const std::string& calls);
  [[nodiscard]] std::size_t playerOf(Seat seat) const { return seat == server_ ? 0 : 1; }

  Rules rules_;
  Seat server_;
  solutions::Late late_;
  ExtensiveGame game_;
  bool givenUp_ = false;
  std::map<std::string, ExtensiveGame::Bucket> buckets_;
  std::map<std::string, ExtensiveGame::InformationSet> sets_;
  std::map<std::string, Outcome> positions_;
  std::map<std::string, Outcome> nodes_;  ///< by position and past calls
};

}  // namespace raindelay::quick_tennis
