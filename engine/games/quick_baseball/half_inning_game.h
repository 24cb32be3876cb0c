#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

/// A half-inning as numbers: its positions, and what each pair of choices brings. All of it is
/// asked of the rules, once for every case that they tell apart; nobody has won or lost the match
/// in between.
///
/// A position is a situation (relief pitcher, outs, batter, runners, balls) with both hands, in
/// which a pitch is to be chosen. Pitches with the same print are one as good as the other: hands
/// that differ in nothing else are one.
class HalfInningGame {
 public:
  /// Numbered so that outs, and the relief pitcher, never lead to a lower number.
  static constexpr std::size_t kSituations = 2 * 3 * 9 * 8 * 4;
  /// Hands as bits: 0 … 5 the pitches but for the Pitch Out, which never leaves; 6 … 10 the bats.
  static constexpr std::size_t kHands = 64 * 32;
  static constexpr std::size_t kWholeHands = kHands - 1;
  /// The batter's choices: five bats, Leave, Steal. The pitcher's are the cards.
  static constexpr std::size_t kChoices = kBats + 2;

  /// What a pitch brings.
  struct Outcome {
    std::uint32_t base = 0;  ///< the first position of the next situation
    std::uint16_t kept = 0;  ///< the cards that aren't discarded, as bits
    std::uint8_t runs = 0;
    std::uint8_t leadsOff = 0;  ///< when three are out, who bats first the next time
    bool over = false;          ///< three are out
    bool allowed = false;
  };
  using Outcomes = std::array<std::array<Outcome, kPitches>, kChoices>;

  /// Where questions about refreshing lead to, by three answers: the batter's, the pitcher's, and
  /// hers when she follows him. Bits 2, 1 and 0 of the number: set for a no. Both are alike where
  /// nobody is asked, or where no isn't allowed.
  struct Questions {
    bool asked = false;
    std::array<std::uint32_t, 8> leads{};  ///< positions, counted from `base`
  };

  explicit HalfInningGame(const Rules& rules);

  /// The number of positions, and of those in one situation.
  [[nodiscard]] std::size_t positions() const { return kSituations * slots_.size(); }
  [[nodiscard]] std::size_t inSituation() const { return slots_.size(); }
  /// The first position with the relief pitcher in.
  [[nodiscard]] std::size_t firstRelieved() const { return positions() / 2; }

  /// The position of a state in which a pitch is to be chosen.
  [[nodiscard]] std::size_t positionOf(const Board& board) const;
  /// The position at the beginning of a half-inning; batter 0 … 8.
  [[nodiscard]] std::size_t startOf(bool relief, int batter) const;
  /// A state of this position: in the top of the first inning.
  [[nodiscard]] State stateAt(std::size_t position) const;
  /// The hands of a position.
  [[nodiscard]] std::size_t handsAt(std::size_t position) const {
    return slots_[position % slots_.size()];
  }
  /// The first of these cards with this pitch's print.
  [[nodiscard]] Card heldLike(Card pitch, const Hand& held) const;
  /// True if a card with a lower number among the pitches of `hands` has the same print.
  [[nodiscard]] bool isSecond(std::size_t pitch, std::size_t hands) const {
    return (alike_[pitch] & hands) != 0;
  }

  /// The batter's choice of this number.
  [[nodiscard]] static Action choiceAt(std::size_t number);
  [[nodiscard]] const Outcomes& outcomes(std::size_t situation) const {
    return outcomes_[situation];
  }
  [[nodiscard]] const Questions& questions(bool relief, std::size_t hands) const {
    return questions_[relief ? 1 : 0][hands];
  }

  /// The position to which questions about refreshing lead before a pitch with these hands, if any
  /// are asked; `better(batter, a, b)` is that of two positions which the batter, or the pitcher,
  /// likes better. `base` is the first position of the situation.
  template <class Better>
  [[nodiscard]] std::size_t answered(std::size_t base, std::size_t hands, Better better) const {
    const Questions& questions = this->questions(base >= firstRelieved(), hands);
    const auto at = [&](std::size_t answers) { return base + questions.leads[answers]; };
    if (!questions.asked) return at(0);
    const auto follow = [&](std::size_t answers) {
      return better(true, at(answers), at(answers + 1));
    };
    return better(true, better(false, follow(0), follow(2)), better(false, follow(4), follow(6)));
  }
  /// The worth before a pitch, if `worth(position)` is that of choosing one.
  template <class Worth>
  [[nodiscard]] auto beforePitch(std::size_t base, std::size_t hands, Worth worth) const {
    const Questions& questions = this->questions(base >= firstRelieved(), hands);
    const auto at = [&](std::size_t answers) { return worth(base + questions.leads[answers]); };
    if (!questions.asked) return at(0);
    const auto follow = [&](std::size_t answers) { return std::max(at(answers), at(answers + 1)); };
    return std::max(std::min(follow(0), follow(2)), std::min(follow(4), follow(6)));
  }

 private:
  void nameHands(const CardValues& cards);
  void askOutcomes(const Rules& rules, std::size_t situation);
  void askQuestions(const Rules& rules, bool relief, std::size_t hands);

  /// By pitch: those before it with the same print, as bits.
  std::array<std::size_t, kPitches> alike_{};
  std::vector<std::uint16_t> slots_;   ///< the hands with which a pitch can be chosen
  std::vector<std::uint16_t> slotOf_;  ///< by hands
  std::vector<Outcomes> outcomes_;
  std::array<std::vector<Questions>, 2> questions_;
};

}  // namespace raindelay::quick_baseball
