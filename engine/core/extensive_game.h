#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Zero-sum games of two in extensive form, small enough to be solved whole.
namespace raindelay {

/// Both players' frequencies of each choice of all buckets (ExtensiveGame::Choices).
using Strategy = std::vector<double>;

/// A finite game of two that one of them wins. Both choose at once at each node (who has no say
/// there has one choice), and know what their information set says. Nodes are added from the end to
/// the beginning: the last one is where the game begins.
///
/// Information sets have perfect recall: two positions that a player reaches by different knowledge
/// are in different sets. What a strategy may forget is another matter: sets that share a bucket
/// are played alike.
class ExtensiveGame {
 public:
  using Bucket = std::uint32_t;
  using InformationSet = std::uint32_t;
  /// What comes of two choices: a node, or who has won.
  using Outcome = std::int32_t;
  static constexpr Outcome kFirstWins = -1;
  static constexpr Outcome kSecondWins = -2;
  /// A bucket's choices.
  struct Choices {
    std::size_t player = 0;
    std::size_t begin = 0;  ///< of their shares in a Strategy
    std::size_t count = 0;
  };

  /// A player's (0 or 1) way to choose between so many, at least one.
  Bucket addBucket(std::size_t player, std::size_t choices);
  InformationSet addInformationSet(Bucket bucket);
  /// A node of the two players' sets. `outcomes` has a row for each choice of the first player and
  /// in it a column for each of the second's.
  Outcome addNode(std::array<InformationSet, 2> sets, std::span<const Outcome> outcomes);

  [[nodiscard]] const Choices& choicesOf(Bucket bucket) const { return buckets_[bucket]; }
  [[nodiscard]] std::size_t choices() const { return choices_; }
  [[nodiscard]] std::size_t nodes() const { return nodes_.size(); }
  [[nodiscard]] std::size_t informationSets() const { return sets_.size(); }

 private:
  friend class BestResponse;
  friend class CounterfactualRegret;
  friend Strategy uniform(const ExtensiveGame& game);
  friend std::vector<double> worths(const ExtensiveGame& game, const Strategy& strategy);
  friend std::vector<double> worthsOfChoices(const ExtensiveGame& game, const Strategy& strategy);

  struct Node {
    std::array<InformationSet, 2> sets;
    std::size_t begin;  ///< of its outcomes among all
  };

  [[nodiscard]] const Choices& of(InformationSet set) const { return buckets_[sets_[set]]; }
  /// Calls visit(row, column, outcome) for each pair of choices at a node.
  template <class Visit>
  void forEachOutcome(const Node& node, Visit visit) const {
    std::size_t i = node.begin;
    const std::size_t rows = of(node.sets[0]).count;
    const std::size_t columns = of(node.sets[1]).count;
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns; ++column) visit(row, column, outcomes_[i++]);
    }
  }

  std::vector<Choices> buckets_;
  std::vector<Bucket> sets_;  ///< the bucket of each information set
  std::vector<Node> nodes_;
  std::vector<Outcome> outcomes_;
  std::size_t choices_ = 0;  ///< of all buckets
};

/// All choices alike.
[[nodiscard]] Strategy uniform(const ExtensiveGame& game);
/// The first player's chance to win from each node, if both play by the strategy; the last one is
/// where the game begins.
[[nodiscard]] std::vector<double> worths(const ExtensiveGame& game, const Strategy& strategy);
/// The chance to win of whoever makes a choice, of all buckets (as in a Strategy), if both go on by
/// the strategy: over the bucket's nodes, each as often as the other's choices lead there. Where
/// they never do, all alike.
[[nodiscard]] std::vector<double> worthsOfChoices(const ExtensiveGame& game,
                                                  const Strategy& strategy);
/// What the two together could gain by answering it as well as can be: nobody who plays by it gives
/// away more than that. 0 at an equilibrium.
[[nodiscard]] double exploitability(const ExtensiveGame& game, const Strategy& strategy);

/// Solves a game by predictive CFR+ (G. Farina, C. Kroer, T. Sandholm 2021, arXiv 2007.14358):
/// regret matching in each bucket, each round beginning as if it would bring what the last one
/// brought, players in turn, and the mean of all rounds weighted by their squares.
class CounterfactualRegret {
 public:
  explicit CounterfactualRegret(const ExtensiveGame& game);

  void run(int rounds);
  /// The mean so far, which goes towards an equilibrium.
  [[nodiscard]] Strategy mean() const;

 private:
  void improve(std::size_t player);
  void reachAll(std::size_t player);
  void mix(const ExtensiveGame::Choices& choices);

  const ExtensiveGame& game_;
  Strategy now_;
  std::vector<double> regret_;
  std::vector<double> last_;  ///< the regrets of the last round, expected of the next one, too
  Strategy sum_;
  std::vector<double> worth_;                 ///< of each choice, times how often it could be made
  std::array<std::vector<double>, 2> reach_;  ///< of each node, by one player's choices alone
  std::vector<double> values_;                ///< of each node, to the first player
  double round_ = 0;
};

}  // namespace raindelay
