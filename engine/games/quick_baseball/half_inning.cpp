#include "games/quick_baseball/half_inning.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/simplex.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;
using Outcome = Game::Outcome;
using Pitch = HalfInning::Pitch;

constexpr float kClose = 2e-6F;  // floats of a few runs aren't told apart much finer
constexpr int kMostSweeps = 100;
constexpr double kMostRuns = 30;  // more than any half-inning that ends at all can promise
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Situations of so many outs with the same pitcher: what is won and lost among them takes turns,
/// but never leads back to them from outside.
constexpr std::size_t kBlock = Game::kSituations / 6;

/// Calls `visit(hands)` for all hands with which a pitch can be chosen, those with fewer cards
/// before those that they can come from.
template <class Visit>
void forEachHands(Visit visit) {
  for (std::size_t bats = 1; bats < 32; ++bats) {
    for (std::size_t pitches = 1; pitches < 64; ++pitches) visit(bats * 64 + pitches);
  }
}

/// The situations of the block that may come right before this one, and this one.
std::vector<std::size_t> comesBefore(const Game& game, std::size_t block, std::size_t situation) {
  std::vector<std::size_t> found{situation};
  for (std::size_t before = block * kBlock; before < (block + 1) * kBlock; ++before) {
    const auto leadsHere = [&](const Outcome& outcome) {
      return outcome.allowed && !outcome.over && outcome.position / Game::kHands == situation;
    };
    for (const auto& row : game.outcomes(before)) {
      if (!std::any_of(row.begin(), row.end(), leadsHere)) continue;
      found.push_back(before);
      break;
    }
  }
  return found;
}

/// Value iteration (Gauss-Seidel) over the positions of a block: `improve(situation, hands)` sets a
/// position's value and returns by how much it has changed. What comes later goes first, which
/// mostly has more runners on and more balls; a situation rests until one that it leads to has
/// changed. False if there is no end to it.
template <class Improve>
bool settle(const Game& game, std::size_t block, Improve improve) {
  const std::size_t first = block * kBlock;
  std::vector<std::vector<std::size_t>> before;
  for (std::size_t i = 0; i < kBlock; ++i) before.push_back(comesBefore(game, block, first + i));
  std::vector<bool> waits(kBlock, true);
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool changed = false;
    for (std::size_t i = kBlock; i-- > 0;) {
      if (!waits[i]) continue;
      waits[i] = false;
      float change = 0;
      forEachHands(
          [&](std::size_t hands) { change = std::max(change, improve(first + i, hands)); });
      if (change < kClose) continue;
      changed = true;
      for (const std::size_t situation : before[i]) waits[situation - first] = true;
    }
    if (!changed) return true;
  }
  return false;
}

/// The pitch in a position; `worthAfter(outcome, hands)` is the batter's gain of what it brings.
template <class WorthAfter>
void setUp(Pitch& pitch, const Game& game, std::size_t situation, std::size_t hands,
           WorthAfter worthAfter) {
  std::size_t columns = 0;
  for (std::size_t j = 0; j < kPitches; ++j) {
    const bool held = j + 1 == kPitches || (hands >> j & 1) != 0;
    if (held) pitch.pitches[columns++] = static_cast<std::uint8_t>(j);
  }
  std::size_t rows = 0;
  const Game::Outcomes& outcomes = game.outcomes(situation);
  for (std::size_t i = 0; i < Game::kChoices; ++i) {
    const bool held = i >= kBats || (hands >> (kPitches - 1 + i) & 1) != 0;
    if (!held || !outcomes[i][0].allowed) continue;
    for (std::size_t k = 0; k < columns; ++k) {
      pitch.game.gain[rows][k] = worthAfter(outcomes[i][pitch.pitches[k]], hands);
    }
    pitch.choices[rows++] = static_cast<std::uint8_t>(i);
  }
  pitch.game.rows = rows;
  pitch.game.columns = columns;
}

/// The worth of what a pitch brings, if `before(base, hands)` is that before the next one.
template <class Before>
double worthOf(const Outcome& outcome, std::size_t hands, bool relief, const HalfInning::Aim& aim,
               Before before) {
  if (outcome.over) {
    if (aim.needed == 0) return outcome.runs + aim.end[relief ? 1 : 0][outcome.leadsOff];
    return aim.needed == 1 ? aim.tie : 0;
  }
  const std::size_t kept = hands & outcome.kept;
  if (aim.needed == 0) return outcome.runs + before(outcome.position, kept);
  if (outcome.runs == 0) return before(outcome.position, kept);
  if (outcome.runs >= aim.needed) return 1;
  const auto left = static_cast<std::size_t>(aim.needed - outcome.runs);
  return aim.fewer[left - 1]->worthBefore(outcome.position, kept);
}

/// The best answers to a solution, by value iteration.
class BestAnswers {
 public:
  BestAnswers(const HalfInning& solved, const HalfInning::Aim& aim)
      : solved_(solved), game_(solved.game()), aim_(aim) {
    batters_.resize(Game::kPositions);
    for (std::size_t i = 0; i < Game::kPositions; ++i) {
      batters_[i] = static_cast<float>(solved.worth(i));
    }
    pitchers_ = batters_;
  }

  [[nodiscard]] HalfInning::Exploitability run() {
    HalfInning::Exploitability found;
    for (std::size_t block = 6; block-- > 0;) {
      const bool ends = settle(game_, block, [this](std::size_t situation, std::size_t hands) {
        return answer(situation, hands);
      });
      if (!ends) return {kInfinity, kInfinity};
    }
    for (std::size_t at = 0; at < Game::kPositions; ++at) {
      const double gain = batters_[at] - pitchers_[at];
      found.anywhere = std::max(found.anywhere, gain);
      if (Game::starts(at)) found.atStart = std::max(found.atStart, gain);
    }
    return found;
  }

 private:
  /// By how much the worth of the answers to a position's mixtures has changed.
  float answer(std::size_t situation, std::size_t hands) {
    const bool relief = situation >= Game::kSituations / 2;
    const auto after = [&](auto before) {
      return [this, relief, before](const Outcome& outcome, std::size_t held) {
        return worthOf(outcome, held, relief, aim_, before);
      };
    };
    setUp(pitch_, game_, situation, hands, after([this](std::size_t base, std::size_t held) {
            return solved_.worthBefore(base, held);
          }));
    const std::size_t rows = pitch_.game.rows;
    const std::size_t columns = pitch_.game.columns;
    const auto played = Simplex<kPitches>::solve(pitch_.game.gain, rows, columns);
    setUp(pitch_, game_, situation, hands,
          after([this](std::size_t base, std::size_t held) { return batterAnswers(base, held); }));
    double most = -kInfinity;
    for (std::size_t i = 0; i < rows; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < columns; ++j) sum += played.second[j] * pitch_.game.gain[i][j];
      most = std::max(most, sum);
    }
    setUp(pitch_, game_, situation, hands,
          after([this](std::size_t base, std::size_t held) { return pitcherAnswers(base, held); }));
    double least = kInfinity;
    for (std::size_t j = 0; j < columns; ++j) {
      double sum = 0;
      for (std::size_t i = 0; i < rows; ++i) sum += played.first[i] * pitch_.game.gain[i][j];
      least = std::min(least, sum);
    }
    const std::size_t at = situation * Game::kHands + hands;
    const float change = std::max(std::abs(static_cast<float>(most) - batters_[at]),
                                  std::abs(static_cast<float>(least) - pitchers_[at]));
    batters_[at] = static_cast<float>(most);
    pitchers_[at] = static_cast<float>(least);
    return change;
  }

  /// Questions: she answers as she likes, he by the solution.
  [[nodiscard]] double batterAnswers(std::size_t base, std::size_t hands) const {
    const Game::Questions& questions = game_.questions(base >= Game::kReliefs, hands);
    if (!questions.asked) return batters_[base + hands];
    double most = -kInfinity;
    for (const std::size_t first : {0U, 4U}) {
      const std::size_t second =
          follows(base, questions, first) <= follows(base, questions, first + 2) ? first
                                                                                 : first + 2;
      most = std::max<double>({most, batters_[base + questions.leads[second]],
                               batters_[base + questions.leads[second + 1]]});
    }
    return most;
  }
  /// The other way round.
  [[nodiscard]] double pitcherAnswers(std::size_t base, std::size_t hands) const {
    const Game::Questions& questions = game_.questions(base >= Game::kReliefs, hands);
    if (!questions.asked) return pitchers_[base + hands];
    const auto worth = [&](std::size_t first) {
      return std::min(follows(base, questions, first), follows(base, questions, first + 2));
    };
    const std::size_t first = worth(0) >= worth(4) ? 0 : 4;
    double least = kInfinity;
    for (const std::size_t second : {first, first + 2}) {
      const std::size_t yes = base + questions.leads[second];
      const std::size_t no = base + questions.leads[second + 1];
      const std::size_t third = solved_.worth(yes) >= solved_.worth(no) ? yes : no;
      least = std::min<double>(least, pitchers_[third]);
    }
    return least;
  }
  [[nodiscard]] double follows(std::size_t base, const Game::Questions& questions,
                               std::size_t answers) const {
    return std::max(solved_.worth(base + questions.leads[answers]),
                    solved_.worth(base + questions.leads[answers + 1]));
  }

  const HalfInning& solved_;
  const Game& game_;
  const HalfInning::Aim& aim_;
  Pitch pitch_;
  std::vector<float> batters_;   ///< what she wins by answering
  std::vector<float> pitchers_;  ///< what she wins if he answers
};

}  // namespace

std::shared_ptr<const HalfInning> HalfInning::solve(std::shared_ptr<const Game> game,
                                                    const Aim& aim) {
  std::vector<float> worth(Game::kPositions);
  Pitch pitch;
  const auto before = [&](std::size_t base, std::size_t hands) {
    return game->beforePitch(base, hands, [&](std::size_t at) { return worth[at]; });
  };
  const auto improve = [&](std::size_t situation, std::size_t hands) {
    const bool relief = situation >= Game::kSituations / 2;
    setUp(pitch, *game, situation, hands, [&](const Outcome& outcome, std::size_t held) {
      return worthOf(outcome, held, relief, aim, before);
    });
    const auto solved =
        Simplex<kPitches>::solve(pitch.game.gain, pitch.game.rows, pitch.game.columns);
    float& at = worth[situation * Game::kHands + hands];
    const float change = std::abs(static_cast<float>(solved.worth) - at);
    at = static_cast<float>(solved.worth);
    return change;
  };
  constexpr std::size_t kPositionsOfBlock = kBlock * Game::kHands;
  for (std::size_t block = 6; block-- > 0;) {
    // From below: whatever goes on without end brings nothing.
    if (block % 3 != 2) {
      const auto begin = worth.begin() + static_cast<std::ptrdiff_t>(block * kPositionsOfBlock);
      std::copy_n(begin + kPositionsOfBlock, kPositionsOfBlock, begin);
    }
    if (!settle(*game, block, improve)) return nullptr;
  }
  const float most = *std::max_element(worth.begin(), worth.end());
  if (!(most < kMostRuns)) return nullptr;
  auto solved = std::shared_ptr<HalfInning>(new HalfInning(std::move(game), aim));
  solved->grain_ = std::max(most, 1e-3F) / double{std::numeric_limits<std::uint16_t>::max()};
  solved->worth_.reserve(worth.size());
  for (const float one : worth) {
    solved->worth_.push_back(static_cast<std::uint16_t>(std::lround(one / solved->grain_)));
  }
  return solved;
}

Pitch HalfInning::pitch(std::size_t position) const {
  Pitch pitch;
  const std::size_t situation = position / Game::kHands;
  const bool relief = situation >= Game::kSituations / 2;
  setUp(pitch, *game_, situation, position % Game::kHands,
        [&](const Outcome& outcome, std::size_t held) {
          return worthOf(outcome, held, relief, aim_, [this](std::size_t base, std::size_t hands) {
            return worthBefore(base, hands);
          });
        });
  return pitch;
}

HalfInning::Exploitability HalfInning::exploitability() const {
  return BestAnswers(*this, aim_).run();
}

}  // namespace raindelay::quick_baseball
