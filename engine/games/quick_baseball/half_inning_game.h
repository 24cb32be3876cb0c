#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

/// A half-inning as numbers: what each pair of choices brings, and who may refresh what. All of it
/// is asked of the rules, once for every case that they tell apart; nobody has won or lost the
/// match in between.
class HalfInningGame {
 public:
  /// All but the hands: relief pitcher, outs, batter, runners and balls. Numbered so that who is
  /// out, and the relief pitcher, never lead back to a lower number.
  static constexpr std::size_t kSituations = 2 * 3 * 9 * 8 * 4;
  /// The hands: bit 0 … 5 the pitches but for the Pitch Out, which never leaves; bit 6 … 10 bats.
  static constexpr std::size_t kHands = 64 * 32;
  static constexpr std::size_t kWholeHands = kHands - 1;
  static constexpr std::size_t kPositions = kSituations * kHands;
  /// From here on the relief pitcher is in.
  static constexpr std::size_t kReliefs = kPositions / 2;
  /// The batter's choices: five bats, Leave, Steal. The pitcher's are the cards.
  static constexpr std::size_t kChoices = kBats + 2;

  /// What a pitch brings.
  struct Outcome {
    std::uint32_t position = 0;  ///< that of the next situation with no card in hand
    std::uint16_t kept = 0;      ///< the cards that aren't discarded, as bits
    std::uint8_t runs = 0;
    std::uint8_t leadsOff = 0;  ///< if the half-inning is over, who bats first in the team's next
    bool over = false;          ///< three are out
    bool allowed = false;
  };
  using Outcomes = std::array<std::array<Outcome, kPitches>, kChoices>;

  /// What questions about refreshing may lead to, by three answers: the batter's, the pitcher's,
  /// hers when she follows him. Bits 2, 1 and 0 of the number: set for a no. Both are alike where
  /// nobody is asked, or where no isn't allowed.
  struct Questions {
    bool asked = false;
    /// What is to be added to the position with no card in hand.
    std::array<std::uint32_t, 8> leads{};
  };

  explicit HalfInningGame(const Rules& rules);

  /// The position of a state, whose match isn't over.
  [[nodiscard]] static std::size_t positionOf(const Board& board);
  /// A state before a pitch: in the top of the first inning, nothing asked any more.
  [[nodiscard]] static State stateAt(std::size_t position);

  /// True if a half-inning begins here.
  [[nodiscard]] static constexpr bool starts(std::size_t position) {
    constexpr std::size_t kBatters = 9 * 8 * 4;
    const std::size_t situation = position / kHands;
    return position % kHands == kWholeHands && situation % 32 == 0 &&
           situation % (3 * kBatters) < kBatters;
  }
  /// The position at the beginning of a half-inning; batter 0 … 8.
  [[nodiscard]] static constexpr std::size_t startOf(bool relief, std::size_t batter) {
    return (relief ? kReliefs : 0) + batter * 8 * 4 * kHands + kWholeHands;
  }

  [[nodiscard]] const Outcomes& outcomes(std::size_t situation) const {
    return outcomes_[situation];
  }
  [[nodiscard]] const Questions& questions(bool relief, std::size_t hands) const {
    return questions_[relief ? 1 : 0][hands];
  }

  /// The worth before a pitch, questions first: the batter wants much, the pitcher little.
  /// `base` is a position with no card in hand, `worth` gives that of a position.
  template <class Worth>
  [[nodiscard]] auto beforePitch(std::size_t base, std::size_t hands, Worth worth) const {
    const Questions& questions = questions_[base >= kReliefs ? 1 : 0][hands];
    if (!questions.asked) return worth(base + hands);
    const auto at = [&](std::size_t answers) { return worth(base + questions.leads[answers]); };
    const auto follow = [&](std::size_t answers) { return std::max(at(answers), at(answers + 1)); };
    return std::max(std::min(follow(0), follow(2)), std::min(follow(4), follow(6)));
  }

 private:
  void askOutcomes(const Rules& rules, std::size_t situation);
  void askQuestions(const Rules& rules, bool relief, std::size_t hands);

  std::vector<Outcomes> outcomes_;
  std::array<std::vector<Questions>, 2> questions_;
};

}  // namespace raindelay::quick_baseball
