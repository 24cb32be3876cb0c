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

/// The situations of an anchor with so many outs and the same pitcher. Without an out, and without
/// relief, nothing leaves them but runs.
constexpr std::size_t kBlock = Game::kOfAnchor / 6;
constexpr std::size_t kBlocks = 6;

/// The situations that matter to an aim: from one to before another.
struct Span {
  std::size_t first;
  std::size_t last;
};
Span spanOf(const Aim& aim) {
  if (!aim.anchor) return {0, Game::kSituations};
  const std::size_t first = *aim.anchor * Game::kOfAnchor;
  return {first + (aim.relieved ? Game::kOfAnchor / 2 : 0), first + Game::kOfAnchor};
}

/// The situations of all blocks of this number that matter.
std::vector<std::size_t> situationsOf(const Aim& aim, std::size_t block) {
  std::vector<std::size_t> found;
  const Span span = spanOf(aim);
  for (std::size_t i = span.first; i < span.last; ++i) {
    if (i / kBlock % kBlocks == block) found.push_back(i);
  }
  return found;
}

/// Those of `situations`, by their places, that may come right before this one, and aren't it.
std::vector<std::size_t> comesBefore(const Game& game, const Aim& aim,
                                     const std::vector<std::size_t>& situations,
                                     std::size_t situation) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < situations.size(); ++i) {
    const auto leadsHere = [&](const Outcome& outcome) {
      const bool goesOn = outcome.allowed && !outcome.over;
      return goesOn && outcome.situation == situation && !(aim.anchor && outcome.runs > 0);
    };
    const auto& rows = game.outcomes(situations[i]);
    const bool leads = std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
      return std::any_of(row.begin(), row.end(), leadsHere);
    });
    if (leads && situations[i] != situation) found.push_back(i);
  }
  return found;
}

/// Settles the positions of a situation if all others are as they are: `improve(position)` sets a
/// position's value and returns by how much it has changed. Returns the largest change.
///
/// Whatever stays in a situation takes a pitch from the hand, until pitches are refreshed: so fewer
/// pitches go first, once if the relief pitcher comes in then. Otherwise again, as long as the
/// whole hands change, and no further than that makes a difference.
template <class Improve>
float settleOne(const Game& game, std::size_t situation, Improve improve) {
  constexpr int kAsked = 2;  // with so many, one may be left for a refresh
  const std::size_t first = situation * game.inSituation();
  float most = 0;
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    float change = 0;  // of hands with as many pitches
    int pitches = 0;
    for (std::size_t slot = 0; slot < game.inSituation(); ++slot) {
      const int held = game.pitchesAt(first + slot);
      if (held != pitches) {
        if (sweep > 0 && pitches >= kAsked && change < kClose) break;
        change = 0;
        pitches = held;
      }
      change = std::max(change, improve(first + slot));
      most = std::max(most, change);
    }
    if (change < kClose || !std::isfinite(change) || !Game::isRelieved(situation)) return most;
  }
  return std::numeric_limits<float>::infinity();
}

/// Value iteration (Gauss-Seidel) over the situations of a block: `improve(position)` is as above,
/// `settled(situation)` is told when one has been dealt with. What comes later goes first. A
/// situation rests until one that it leads to has changed; where there is an anchor, none ever
/// does. False if there is no end to it, or it gets late.
template <class Improve, class Settled>
bool settle(const Game& game, const Aim& aim, std::size_t block, const solutions::Late& late,
            Improve improve, Settled settled) {
  const auto situations = situationsOf(aim, block);
  std::vector<std::vector<std::size_t>> before;
  for (const std::size_t one : situations) {
    before.push_back(comesBefore(game, aim, situations, one));
  }
  std::vector<bool> waits(situations.size(), true);
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool changed = false;
    for (std::size_t i = situations.size(); i-- > 0;) {
      if (!waits[i]) continue;
      if (late && late()) return false;
      waits[i] = false;
      const float change = settleOne(game, situations[i], improve);
      settled(situations[i]);
      if (change < kClose) continue;
      if (!std::isfinite(change)) return false;
      changed = true;
      for (const std::size_t one : before[i]) waits[one] = true;
    }
    if (!changed) return true;
  }
  return false;
}

/// The pitch in a position; `before(situation, hands)` is the worth before the next one.
template <class Before>
void setUp(Pitch& pitch, const Game& game, std::size_t position, const Aim& aim, Before before) {
  const std::size_t hands = game.handsAt(position);
  const std::size_t situation = game.situationOf(position);
  const std::size_t relief = Game::isRelieved(situation) ? 1 : 0;
  std::size_t columns = 0;
  for (std::size_t j = 0; j < kPitches; ++j) {
    const bool held = j + 1 == kPitches || ((hands >> j & 1) != 0 && !game.isSecond(j, hands));
    if (held) pitch.pitches[columns++] = static_cast<std::uint8_t>(j);
  }
  const auto gain = [&](const Outcome& outcome) -> double {
    if (outcome.over) return aim.end[relief][outcome.leadsOff];
    const std::size_t kept = hands & outcome.kept;
    if (outcome.runs == 0) return before(outcome.situation, kept);
    const Prospects* scored = aim.scored[outcome.runs - 1U].get();
    return scored != nullptr ? scored->before(outcome.situation, kept)
                             : outcome.runs + before(outcome.situation, kept);
  };
  std::size_t rows = 0;
  const Game::Outcomes& outcomes = game.outcomes(situation);
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

/// The best answers of one side to a solution, by value iteration.
class BestAnswers final : public Prospects {
 public:
  BestAnswers(std::shared_ptr<const HalfInning> solution, const Aim& aim, bool batter)
      : solution_(std::move(solution)), game_(solution_->game()), aim_(aim), batter_(batter) {
    const Span span = spanOf(aim);
    first_ = span.first * game_.inSituation();
    for (std::size_t at = first_; at < span.last * game_.inSituation(); ++at) {
      worth_.push_back(static_cast<float>(solution_->worth(at)));
    }
  }

  /// False if there is no end to it.
  [[nodiscard]] bool run() {
    for (std::size_t block = kBlocks; block-- > (aim_.relieved ? kBlocks / 2 : 0);) {
      const auto answer = [this](std::size_t position) { return this->answer(position); };
      if (!settle(game_, aim_, block, {}, answer, [](std::size_t /*situation*/) {})) return false;
    }
    return true;
  }

  [[nodiscard]] double worth(std::size_t position) const { return worth_[position - first_]; }
  /// Questions: the side answers as it likes, the other one by the solution.
  [[nodiscard]] double before(std::size_t situation, std::size_t hands) const override {
    const std::size_t first = situation * game_.inSituation();
    const auto& leads = game_.questions(Game::isRelieved(situation), hands).leads;
    const auto own = [&](std::size_t answers) { return worth(first + leads[answers]); };
    const auto solutions = [&](std::size_t answers) {
      return solution_->worth(first + leads[answers]);
    };
    const auto follow = [&](std::size_t answers) {
      return std::max(solutions(answers), solutions(answers + 1));
    };
    if (batter_) {
      const auto pitcherSays = [&](std::size_t answers) {
        return follow(answers) <= follow(answers + 2) ? answers : answers + 2;
      };
      const std::size_t yes = pitcherSays(0);
      const std::size_t no = pitcherSays(4);
      return std::max({own(yes), own(yes + 1), own(no), own(no + 1)});
    }
    const auto batterFollows = [&](std::size_t answers) {
      return own(solutions(answers) >= solutions(answers + 1) ? answers : answers + 1);
    };
    const auto worthOf = [&](std::size_t answers) {
      return std::min(follow(answers), follow(answers + 2));
    };
    const std::size_t says = worthOf(0) >= worthOf(4) ? 0 : 4;
    return std::min(batterFollows(says), batterFollows(says + 2));
  }

 private:
  /// By how much the worth of the answers to a position's mixture has changed.
  float answer(std::size_t position) {
    const auto played = solved(solution_->pitch(position));
    setUp(pitch_, game_, position, aim_,
          [this](std::size_t situation, std::size_t hands) { return before(situation, hands); });
    const MatrixGame<kPitches>& game = pitch_.game;
    const std::size_t own = batter_ ? game.rows : game.columns;
    double best = -kInfinity;
    for (std::size_t i = 0; i < own; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < (batter_ ? game.columns : game.rows); ++j) {
        sum += batter_ ? played.second[j] * game.gain[i][j] : -played.first[j] * game.gain[j][i];
      }
      best = std::max(best, sum);
    }
    const auto worth = static_cast<float>(batter_ ? best : -best);
    return std::abs(std::exchange(worth_[position - first_], worth) - worth);
  }

  std::shared_ptr<const HalfInning> solution_;
  const Game& game_;
  Aim aim_;
  bool batter_;
  std::size_t first_;
  Pitch pitch_;
  std::vector<float> worth_;
};

}  // namespace

HalfInning::HalfInning(std::shared_ptr<const Game> game, const Aim& aim)
    : game_(std::move(game)), aim_(aim), first_(spanOf(aim).first * game_->inSituation()) {}

std::shared_ptr<const HalfInning> HalfInning::solve(std::shared_ptr<const Game> game,
                                                    const Aim& aim, const solutions::Late& late) {
  const Span span = spanOf(aim);
  const std::size_t slots = game->inSituation();
  const std::size_t first = span.first * slots;
  std::vector<float> worth((span.last - span.first) * slots);
  // Those before a pitch, by situation and hands: kept, for they are asked for far more often.
  std::vector<float> before((span.last - span.first) * Game::kHands);
  const auto reckoned = [&](std::size_t situation, std::size_t hands) {
    return game->beforePitch(situation, hands, [&](std::size_t at) { return worth[at - first]; });
  };
  const auto kept = [&](std::size_t situation, std::size_t hands) -> float& {
    return before[(situation - span.first) * Game::kHands + hands];
  };
  Pitch pitch;
  const auto improve = [&](std::size_t position) {
    const std::size_t own = game->situationOf(position);
    setUp(pitch, *game, position, aim, [&](std::size_t situation, std::size_t hands) {
      return situation == own ? reckoned(situation, hands) : kept(situation, hands);
    });
    const double found = solved(pitch).worth;
    const float change =
        std::abs(std::exchange(worth[position - first], static_cast<float>(found)) -
                 static_cast<float>(found));
    return found < kEndless ? change : std::numeric_limits<float>::infinity();
  };
  const auto settled = [&](std::size_t situation) {
    for (std::size_t hands = 0; hands < Game::kHands; ++hands) {
      kept(situation, hands) = reckoned(situation, hands);
    }
  };
  for (std::size_t block = kBlocks; block-- > (aim.relieved ? kBlocks / 2 : 0);) {
    // From below, for what goes on without end brings nothing: from 0, or as if one more were out.
    for (const std::size_t situation : situationsOf(aim, block)) {
      if (block % 3 == 2) continue;
      const auto copy = [&](std::vector<float>& values, std::size_t each) {
        const auto to =
            values.begin() + static_cast<std::ptrdiff_t>((situation - span.first) * each);
        std::copy_n(to + static_cast<std::ptrdiff_t>(kBlock * each), each, to);
      };
      copy(worth, slots);
      copy(before, Game::kHands);
    }
    if (!settle(*game, aim, block, late, improve, settled)) return nullptr;
  }
  const double most = *std::max_element(worth.begin(), worth.end());
  const std::shared_ptr<HalfInning> found(new HalfInning(std::move(game), aim));
  // Chances have all the same grain, so that it makes no difference how much was solved with them.
  found->grain_ = std::max(most, 1.0) / kGrains;
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
  const Span span = spanOf(aim);
  const std::size_t positions = (span.last - span.first) * found->game_->inSituation();
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
        [this](std::size_t situation, std::size_t hands) { return before(situation, hands); });
  return pitch;
}

HalfInning::Answers HalfInning::answers(const Ends& end, const Scored& afterBatter,
                                        const Scored& afterPitcher) const {
  Aim aim = aim_;
  aim.end = end;
  aim.scored = afterBatter;
  const auto batter = std::make_shared<BestAnswers>(shared_from_this(), aim, true);
  aim.scored = afterPitcher;
  const auto pitcher = std::make_shared<BestAnswers>(shared_from_this(), aim, false);
  if (!batter->run() || !pitcher->run()) return {{kInfinity, kInfinity}, nullptr, nullptr};
  Answers found{{}, batter, pitcher};
  const auto gain = [&](std::size_t at) { return batter->worth(at) - pitcher->worth(at); };
  const auto last = first_ + worth_.size();
  for (std::size_t at = first_; at < last; ++at) {
    found.gains.anywhere = std::max(found.gains.anywhere, gain(at));
  }
  for (const bool relief : {false, true}) {
    for (int first = 0; first < 9; ++first) {
      const std::size_t start = game_->startOf(relief, first);
      if (start < first_ || start >= last) continue;
      found.gains.atStart = std::max(found.gains.atStart, gain(start));
    }
  }
  return found;
}

}  // namespace raindelay::quick_baseball
