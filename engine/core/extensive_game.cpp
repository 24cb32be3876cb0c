#include "core/extensive_game.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace raindelay {

using Outcome = ExtensiveGame::Outcome;

namespace {

/// The first player's chance to win, the nodes having these.
double worthOf(Outcome outcome, const std::vector<double>& values) {
  if (outcome >= 0) return values[static_cast<std::size_t>(outcome)];
  return outcome == ExtensiveGame::kFirstWins ? 1 : 0;
}

/// Makes weights of a bucket's choices shares of 1; all alike if there are none.
void share(Strategy& strategy, const ExtensiveGame::Choices& choices) {
  const std::span<double> weights = std::span(strategy).subspan(choices.begin, choices.count);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) {
    weight = sum > 0 ? weight / sum : 1.0 / static_cast<double>(choices.count);
  }
}

}  // namespace

ExtensiveGame::Bucket ExtensiveGame::addBucket(std::size_t player, std::size_t choices) {
  assert(player < 2 && choices > 0);
  buckets_.push_back({.player = player, .begin = choices_, .count = choices});
  choices_ += choices;
  return static_cast<Bucket>(buckets_.size() - 1);
}

ExtensiveGame::InformationSet ExtensiveGame::addInformationSet(Bucket bucket) {
  sets_.push_back(bucket);
  return static_cast<InformationSet>(sets_.size() - 1);
}

Outcome ExtensiveGame::addNode(std::array<InformationSet, 2> sets,
                               std::span<const Outcome> outcomes) {
  const Node node{sets, outcomes_.size()};
  assert(of(sets[0]).player == 0 && of(sets[1]).player == 1);
  assert(outcomes.size() == of(sets[0]).count * of(sets[1]).count);
  nodes_.push_back(node);
  outcomes_.insert(outcomes_.end(), outcomes.begin(), outcomes.end());
  return static_cast<Outcome>(nodes_.size() - 1);
}

// --- a strategy, and the best answer to it -------------------------------------------------------

Strategy uniform(const ExtensiveGame& game) {
  Strategy strategy(game.choices());
  for (const auto& choices : game.buckets_) share(strategy, choices);
  return strategy;
}

std::vector<double> worths(const ExtensiveGame& game, const Strategy& strategy) {
  std::vector<double> values;
  for (const auto& node : game.nodes_) {
    const std::array<const double*, 2> shares{&strategy[game.of(node.sets[0]).begin],
                                              &strategy[game.of(node.sets[1]).begin]};
    double value = 0;
    game.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
      value += shares[0][row] * shares[1][column] * worthOf(outcome, values);
    });
    values.push_back(value);
  }
  return values;
}

std::vector<double> worthsOfChoices(const ExtensiveGame& game, const Strategy& strategy) {
  constexpr double kNever = 1e-12;  // less often than any choice that is made
  const std::vector<double> values = worths(game, strategy);
  std::array<std::vector<double>, 2> reach;  // of each node, by one player's choices alone
  for (auto& one : reach) {
    one.resize(game.nodes());
    one.back() = 1;
  }
  std::vector<double> sum(game.choices());
  std::vector<double> weight(game.choices());
  for (std::size_t n = game.nodes(); n-- > 0;) {
    const auto& node = game.nodes_[n];
    const std::array<std::size_t, 2> begin{game.of(node.sets[0]).begin,
                                           game.of(node.sets[1]).begin};
    game.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
      const double won = worthOf(outcome, values);
      const std::array<std::size_t, 2> own{begin[0] + row, begin[1] + column};
      for (const std::size_t player : {0, 1}) {
        const double often = (reach[1 - player][n] + kNever) * strategy[own[1 - player]];
        sum[own[player]] += often * (player == 0 ? won : 1 - won);
        weight[own[player]] += often;
        if (outcome >= 0) {
          reach[player][static_cast<std::size_t>(outcome)] +=
              reach[player][n] * strategy[own[player]];
        }
      }
    });
  }
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (weight[i] > 0) sum[i] /= weight[i];
  }
  return sum;
}

/// The most that a player can win against a strategy, who knows it: in each information set the
/// choice that is best over all its nodes, each as often as the other's choices lead there.
class BestResponse {
 public:
  BestResponse(const ExtensiveGame& game, const Strategy& strategy, std::size_t player)
      : game_(game),
        strategy_(strategy),
        player_(player),
        reach_(game_.nodes_.size()),
        values_(game_.nodes_.size(), kUnknown),
        nodesOf_(game_.sets_.size()),
        best_(game_.sets_.size(), kOpen) {
    reach_.back() = 1;
    for (std::size_t n = game_.nodes_.size(); n-- > 0;) {
      const auto& node = game_.nodes_[n];
      nodesOf_[node.sets[player_]].push_back(n);
      game_.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
        if (outcome < 0) return;
        reach_[static_cast<std::size_t>(outcome)] += reach_[n] * others(node, row, column);
      });
    }
  }

  /// The player's chance to win.
  double worth() { return worthOf(static_cast<Outcome>(game_.nodes_.size() - 1)); }

 private:
  static constexpr double kUnknown = -1;
  static constexpr std::uint32_t kOpen = ~std::uint32_t{0};

  /// How often the other chooses its part of the pair.
  double others(const ExtensiveGame::Node& node, std::size_t row, std::size_t column) const {
    return strategy_[game_.of(node.sets[1 - player_]).begin + (player_ == 0 ? column : row)];
  }
  double worthOf(Outcome outcome) {
    if (outcome < 0) return (outcome == ExtensiveGame::kFirstWins) == (player_ == 0) ? 1 : 0;
    double& value = values_[static_cast<std::size_t>(outcome)];
    if (value != kUnknown) return value;
    const auto& node = game_.nodes_[static_cast<std::size_t>(outcome)];
    const std::size_t best = bestOf(node.sets[player_]);
    return value = worths(node)[best];
  }
  /// The worth of each of the player's choices at a node.
  std::vector<double> worths(const ExtensiveGame::Node& node) {
    std::vector<double> worths(game_.of(node.sets[player_]).count);
    game_.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
      const double share = others(node, row, column);
      if (share > 0) worths[player_ == 0 ? row : column] += share * worthOf(outcome);
    });
    return worths;
  }
  std::size_t bestOf(ExtensiveGame::InformationSet set) {
    if (best_[set] != kOpen) return best_[set];
    std::vector<double> sum(game_.of(set).count);
    if (sum.size() > 1) {
      for (const std::size_t n : nodesOf_[set]) {
        if (reach_[n] <= 0) continue;
        const std::vector<double> here = worths(game_.nodes_[n]);
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += reach_[n] * here[i];
      }
    }
    best_[set] = static_cast<std::uint32_t>(std::max_element(sum.begin(), sum.end()) - sum.begin());
    return best_[set];
  }

  const ExtensiveGame& game_;
  const Strategy& strategy_;
  std::size_t player_;
  std::vector<double> reach_;  ///< of each node, by the other's choices
  std::vector<double> values_;
  std::vector<std::vector<std::size_t>> nodesOf_;  ///< of each of the player's information sets
  std::vector<std::uint32_t> best_;                ///< the choice there
};

double exploitability(const ExtensiveGame& game, const Strategy& strategy) {
  return BestResponse(game, strategy, 0).worth() + BestResponse(game, strategy, 1).worth() - 1;
}

// --- predictive CFR+ -----------------------------------------------------------------------------

CounterfactualRegret::CounterfactualRegret(const ExtensiveGame& game)
    : game_(game),
      now_(uniform(game)),
      regret_(game.choices_),
      last_(game.choices_),
      sum_(game.choices_),
      worth_(game.choices_),
      values_(game.nodes_.size()) {
  for (auto& reach : reach_) reach.resize(game.nodes_.size());
}

void CounterfactualRegret::run(int rounds) {
  for (int i = 0; i < rounds; ++i) {
    ++round_;
    improve(0);
    improve(1);
  }
}

Strategy CounterfactualRegret::mean() const {
  Strategy mean = sum_;
  for (const auto& choices : game_.buckets_) share(mean, choices);
  return mean;
}

/// How often each node is reached by each one's choices, the other's taken as certain; and the
/// player's mixtures, added to their mean.
void CounterfactualRegret::reachAll(std::size_t player) {
  for (auto& reach : reach_) {
    std::fill(reach.begin(), reach.end(), 0);
    reach.back() = 1;
  }
  for (std::size_t n = game_.nodes_.size(); n-- > 0;) {
    const auto& node = game_.nodes_[n];
    const std::array<double, 2> reach{reach_[0][n], reach_[1][n]};
    const std::array<const double*, 2> shares{&now_[game_.of(node.sets[0]).begin],
                                              &now_[game_.of(node.sets[1]).begin]};
    game_.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
      if (outcome < 0) return;
      reach_[0][static_cast<std::size_t>(outcome)] += reach[0] * shares[0][row];
      reach_[1][static_cast<std::size_t>(outcome)] += reach[1] * shares[1][column];
    });
    const auto& choices = game_.of(node.sets[player]);
    for (std::size_t i = 0; i < choices.count; ++i) {
      sum_[choices.begin + i] += round_ * round_ * reach[player] * shares[player][i];
    }
  }
}

void CounterfactualRegret::improve(std::size_t player) {
  reachAll(player);
  std::fill(worth_.begin(), worth_.end(), 0);
  for (std::size_t n = 0; n < game_.nodes_.size(); ++n) {
    const auto& node = game_.nodes_[n];
    const std::array<const double*, 2> shares{&now_[game_.of(node.sets[0]).begin],
                                              &now_[game_.of(node.sets[1]).begin]};
    const double reach = reach_[1 - player][n] * (player == 0 ? 1 : -1);
    double* worth = &worth_[game_.of(node.sets[player]).begin];
    double value = 0;
    game_.forEachOutcome(node, [&](std::size_t row, std::size_t column, Outcome outcome) {
      const double won = worthOf(outcome, values_);
      value += shares[0][row] * shares[1][column] * won;
      worth[player == 0 ? row : column] +=
          reach * won * (player == 0 ? shares[1][column] : shares[0][row]);
    });
    values_[n] = value;
  }
  for (const auto& choices : game_.buckets_) {
    if (choices.player == player) mix(choices);
  }
}

/// Learns from the round, and mixes for the next one.
void CounterfactualRegret::mix(const ExtensiveGame::Choices& choices) {
  const std::size_t end = choices.begin + choices.count;
  double expected = 0;
  for (std::size_t i = choices.begin; i < end; ++i) expected += now_[i] * worth_[i];
  for (std::size_t i = choices.begin; i < end; ++i) {
    last_[i] = worth_[i] - expected;
    regret_[i] = std::max(0.0, regret_[i] + last_[i]);
    now_[i] = std::max(0.0, regret_[i] + last_[i]);
  }
  share(now_, choices);
}

}  // namespace raindelay
