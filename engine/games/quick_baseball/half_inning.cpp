#include "games/quick_baseball/half_inning.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "core/little_endian.h"
#include "core/simplex.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;
using Aim = HalfInning::Aim;
using Outcome = Game::Outcome;
using Pitch = HalfInning::Pitch;

constexpr float kClose = 2e-6F;  // floats of a few runs aren't told apart much finer
constexpr int kMostSweeps = 100;
constexpr double kEndless = 30;  // more than any half-inning that ends at all can promise
constexpr double kGrains = std::numeric_limits<std::uint16_t>::max();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The situations of so many outs with the same pitcher; whatever leaves them doesn't come back.
constexpr std::size_t kBlock = Game::kSituations / 6;
constexpr std::size_t kBlocks = 6;

/// The situations of the block that may come right before this one, and this one.
std::vector<std::size_t> comesBefore(const Game& game, std::size_t block, std::size_t situation) {
  std::vector<std::size_t> found{situation};
  for (std::size_t before = block * kBlock; before < (block + 1) * kBlock; ++before) {
    const auto leadsHere = [&](const Outcome& outcome) {
      return outcome.allowed && !outcome.over && outcome.base / game.inSituation() == situation;
    };
    for (const auto& row : game.outcomes(before)) {
      if (!std::any_of(row.begin(), row.end(), leadsHere)) continue;
      found.push_back(before);
      break;
    }
  }
  return found;
}

/// Value iteration (Gauss-Seidel) over the positions of a block: `improve(position)` sets a
/// position's value and returns by how much it has changed. What comes later goes first: mostly it
/// has more runners on, more balls and fewer cards. A situation rests until one that it leads to
/// has changed. False if there is no end to it, or it gets late.
template <class Improve>
bool settle(const Game& game, std::size_t block, const solutions::Late& late, Improve improve) {
  const std::size_t first = block * kBlock;
  std::vector<std::vector<std::size_t>> before;
  for (std::size_t i = 0; i < kBlock; ++i) before.push_back(comesBefore(game, block, first + i));
  std::vector<bool> waits(kBlock, true);
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool changed = false;
    for (std::size_t i = kBlock; i-- > 0;) {
      if (!waits[i]) continue;
      if (late && late()) return false;
      waits[i] = false;
      float change = 0;
      const std::size_t begin = (first + i) * game.inSituation();
      for (std::size_t slot = 0; slot < game.inSituation(); ++slot) {
        change = std::max(change, improve(begin + slot));
      }
      if (change < kClose) continue;
      if (!std::isfinite(change)) return false;
      changed = true;
      for (const std::size_t situation : before[i]) waits[situation - first] = true;
    }
    if (!changed) return true;
  }
  return false;
}

/// The pitch in a position; `before(base, hands)` is the worth before the next one.
template <class Before>
void setUp(Pitch& pitch, const Game& game, std::size_t position, const Aim& aim, Before before) {
  const std::size_t hands = game.handsAt(position);
  const std::size_t relief = position >= game.firstRelieved() ? 1 : 0;
  std::size_t columns = 0;
  for (std::size_t j = 0; j < kPitches; ++j) {
    const bool held = j + 1 == kPitches || ((hands >> j & 1) != 0 && !game.isSecond(j, hands));
    if (held) pitch.pitches[columns++] = static_cast<std::uint8_t>(j);
  }
  const auto gain = [&](const Outcome& outcome) -> double {
    if (outcome.over) return aim.end[relief][outcome.leadsOff];
    const std::size_t kept = hands & outcome.kept;
    if (outcome.runs == 0) return before(outcome.base, kept);
    const Prospects* scored = aim.scored[outcome.runs - 1U].get();
    return scored != nullptr ? scored->before(outcome.base, kept)
                             : outcome.runs + before(outcome.base, kept);
  };
  std::size_t rows = 0;
  const Game::Outcomes& outcomes = game.outcomes(position / game.inSituation());
  for (std::size_t i = 0; i < Game::kChoices; ++i) {
    const bool held = i >= kBats || (hands >> (kPitches - 1 + i) & 1) != 0;
    if (!held || !outcomes[i][0].allowed) continue;
    for (std::size_t k = 0; k < columns; ++k) {
      pitch.game.gain[rows][k] = gain(outcomes[i][pitch.pitches[k]]);
    }
    pitch.choices[rows++] = static_cast<std::uint8_t>(i);
  }
  pitch.game.rows = rows;
  pitch.game.columns = columns;
}

Mixtures<kPitches> solved(const Pitch& pitch) {
  return Simplex<kPitches>::solve(pitch.game.gain, pitch.game.rows, pitch.game.columns);
}

/// The best answers to a solution, by value iteration; what there is after a run counts as given.
class BestAnswers {
 public:
  BestAnswers(const HalfInning& solution, const Aim& aim, std::size_t first)
      : solution_(solution), game_(solution.game()), aim_(aim), first_(first) {
    for (std::size_t at = first; at < game_.positions(); ++at) {
      batters_.push_back(static_cast<float>(solution.worth(at)));
    }
    pitchers_ = batters_;
  }

  [[nodiscard]] HalfInning::Exploitability run() {
    for (std::size_t block = kBlocks; block-- > (aim_.relieved ? kBlocks / 2 : 0);) {
      if (!settle(game_, block, {}, [this](std::size_t at) { return answer(at); })) {
        return {kInfinity, kInfinity};
      }
    }
    HalfInning::Exploitability found;
    const auto gain = [this](std::size_t at) {
      return double{batters_[at - first_]} - double{pitchers_[at - first_]};
    };
    for (std::size_t at = first_; at < game_.positions(); ++at) {
      found.anywhere = std::max(found.anywhere, gain(at));
    }
    for (int batter = 0; batter < 9; ++batter) {
      found.atStart = std::max(found.atStart, gain(game_.startOf(true, batter)));
      if (aim_.relieved) continue;
      found.atStart = std::max(found.atStart, gain(game_.startOf(false, batter)));
    }
    return found;
  }

 private:
  /// By how much the worth of the answers to a position's mixtures has changed.
  float answer(std::size_t position) {
    setUp(pitch_, game_, position, aim_,
          [this](std::size_t base, std::size_t hands) { return solution_.before(base, hands); });
    const auto played = solved(pitch_);
    const auto& gain = pitch_.game.gain;
    setUp(pitch_, game_, position, aim_,
          [this](std::size_t base, std::size_t hands) { return batterAnswers(base, hands); });
    double most = -kInfinity;
    for (std::size_t i = 0; i < pitch_.game.rows; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < pitch_.game.columns; ++j) sum += played.second[j] * gain[i][j];
      most = std::max(most, sum);
    }
    setUp(pitch_, game_, position, aim_,
          [this](std::size_t base, std::size_t hands) { return pitcherAnswers(base, hands); });
    double least = kInfinity;
    for (std::size_t j = 0; j < pitch_.game.columns; ++j) {
      double sum = 0;
      for (std::size_t i = 0; i < pitch_.game.rows; ++i) sum += played.first[i] * gain[i][j];
      least = std::min(least, sum);
    }
    const auto set = [](float& at, double worth) {
      return std::abs(std::exchange(at, static_cast<float>(worth)) - at);
    };
    const std::size_t at = position - first_;
    return std::max(set(batters_[at], most), set(pitchers_[at], least));
  }

  /// Questions: she answers as she likes, he by the solution.
  [[nodiscard]] double batterAnswers(std::size_t base, std::size_t hands) const {
    const auto& leads = game_.questions(base >= game_.firstRelieved(), hands).leads;
    const auto worth = [&](std::size_t answers) {
      return batters_[base + leads[answers] - first_];
    };
    const auto pitcherSays = [&](std::size_t first) {
      const std::size_t no = first + 2;
      return follow(base, leads, first) <= follow(base, leads, no) ? first : no;
    };
    const std::size_t yes = pitcherSays(0);
    const std::size_t no = pitcherSays(4);
    return std::max({worth(yes), worth(yes + 1), worth(no), worth(no + 1)});
  }
  /// The other way round.
  [[nodiscard]] double pitcherAnswers(std::size_t base, std::size_t hands) const {
    const auto& leads = game_.questions(base >= game_.firstRelieved(), hands).leads;
    const auto solutions = [&](std::size_t answers) {
      return solution_.worth(base + leads[answers]);
    };
    const auto batterSays = [&](std::size_t answers) {
      return solutions(answers) >= solutions(answers + 1) ? answers : answers + 1;
    };
    const auto worth = [&](std::size_t first) {
      return std::min(follow(base, leads, first), follow(base, leads, first + 2));
    };
    const std::size_t first = worth(0) >= worth(4) ? 0 : 4;
    return std::min(pitchers_[base + leads[batterSays(first)] - first_],
                    pitchers_[base + leads[batterSays(first + 2)] - first_]);
  }
  [[nodiscard]] double follow(std::size_t base, const std::array<std::uint32_t, 8>& leads,
                              std::size_t answers) const {
    return std::max(solution_.worth(base + leads[answers]),
                    solution_.worth(base + leads[answers + 1]));
  }

  const HalfInning& solution_;
  const Game& game_;
  const Aim& aim_;
  std::size_t first_;
  Pitch pitch_;
  std::vector<float> batters_;   ///< what she gets by answering
  std::vector<float> pitchers_;  ///< what she gets if he answers
};

}  // namespace

std::shared_ptr<const HalfInning> HalfInning::solve(std::shared_ptr<const Game> game,
                                                    const Aim& aim, const solutions::Late& late) {
  const std::size_t first = aim.relieved ? game->firstRelieved() : 0;
  std::vector<float> worth(game->positions() - first);
  Pitch pitch;
  const auto improve = [&](std::size_t position) {
    setUp(pitch, *game, position, aim, [&](std::size_t base, std::size_t hands) {
      return game->beforePitch(base, hands, [&](std::size_t at) { return worth[at - first]; });
    });
    const double found = solved(pitch).worth;
    const float change =
        std::abs(std::exchange(worth[position - first], static_cast<float>(found)) -
                 static_cast<float>(found));
    return found < kEndless ? change : std::numeric_limits<float>::infinity();
  };
  const std::size_t inBlock = kBlock * game->inSituation();
  for (std::size_t block = kBlocks; block-- > (aim.relieved ? kBlocks / 2 : 0);) {
    // From below, for what goes on without end brings nothing: from 0, or as if one more were out.
    if (block % 3 != 2) {
      const auto begin = worth.begin() + static_cast<std::ptrdiff_t>(block * inBlock - first);
      std::copy_n(begin + static_cast<std::ptrdiff_t>(inBlock), inBlock, begin);
    }
    if (!settle(*game, block, late, improve)) return nullptr;
  }
  const double most = *std::max_element(worth.begin(), worth.end());
  const std::shared_ptr<HalfInning> found(new HalfInning(std::move(game), aim));
  if (most > 0) found->grain_ = most / kGrains;
  found->worth_.reserve(worth.size());
  for (const float one : worth) {
    const double grains = std::max(one, 0.0F) / found->grain_;
    found->worth_.push_back(static_cast<std::uint16_t>(std::lround(grains)));
  }
  return found;
}

std::string HalfInning::bytes() const {
  std::string bytes;
  little_endian::put(bytes, std::bit_cast<std::uint64_t>(grain_));
  for (const std::uint16_t one : worth_) little_endian::put(bytes, one);
  return bytes;
}

std::shared_ptr<const HalfInning> HalfInning::from(std::shared_ptr<const Game> game, const Aim& aim,
                                                   std::string_view bytes) {
  const std::shared_ptr<HalfInning> found(new HalfInning(std::move(game), aim));
  const std::size_t positions = found->game_->positions() - found->first_;
  if (bytes.size() != sizeof(std::uint64_t) + 2 * positions) return nullptr;
  found->grain_ = std::bit_cast<double>(little_endian::take<std::uint64_t>(bytes));
  if (!(found->grain_ > 0 && found->grain_ * kGrains <= kEndless)) return nullptr;
  found->worth_.reserve(positions);
  while (!bytes.empty()) found->worth_.push_back(little_endian::take<std::uint16_t>(bytes));
  return found;
}

Pitch HalfInning::pitch(std::size_t position) const {
  Pitch pitch;
  setUp(pitch, *game_, position, aim_,
        [this](std::size_t base, std::size_t hands) { return before(base, hands); });
  return pitch;
}

HalfInning::Exploitability HalfInning::exploitability() const {
  return BestAnswers(*this, aim_, first_).run();
}

}  // namespace raindelay::quick_baseball
