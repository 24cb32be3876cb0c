#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

/// A half-inning as numbers: its positions, and what each pair of choices brings. All of it is
/// asked of the rules, once for every case that they tell apart; nobody has won or lost the match
/// in between.
///
/// A position is a situation (anchor, relief pitcher, outs, runners, balls) with both hands, in
/// which a pitch is to be chosen. Pitches with the same print are one as good as the other: hands
/// that differ in nothing else are one.
///
/// The anchor is the batter who would be up if nobody were out or on base. Whoever has batted is
/// out, on base or home: so runs alone move the anchor, one batter each.
class HalfInningGame {
 public:
  /// The situations of an anchor, numbered so that what brings no run never leads to a lower
  /// number.
  static constexpr std::size_t kOfAnchor = 2 * 3 * 8 * 4;
  static constexpr std::size_t kAnchors = 9;
  static constexpr std::size_t kSituations = kAnchors * kOfAnchor;
  /// Hands as bits: 0 … 5 the pitches but for the Pitch Out, which never leaves; 6 … 10 the bats.
  static constexpr std::size_t kPitchHands = 64;
  static constexpr std::size_t kHands = kPitchHands * 32;
  static constexpr std::size_t kWholeHands = kHands - 1;
  /// The batter's choices: five bats, Leave, Steal. The pitcher's are the cards.
  static constexpr std::size_t kChoices = kBats + 2;

  /// What a pitch brings.
  struct Outcome {
    std::uint16_t situation = 0;  ///< the next one
    std::uint16_t kept = 0;       ///< the cards that aren't discarded, as bits
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
    std::array<std::uint32_t, 8> leads{};  ///< positions, counted from the situation's first
  };

  explicit HalfInningGame(const Rules& rules);

  /// The number of positions, and of those in one situation: fewer pitches come first there.
  [[nodiscard]] std::size_t positions() const { return kSituations * slots_.size(); }
  [[nodiscard]] std::size_t inSituation() const { return slots_.size(); }
  [[nodiscard]] std::size_t situationOf(std::size_t position) const {
    return position / slots_.size();
  }
  /// True if the relief pitcher is in.
  [[nodiscard]] static constexpr bool isRelieved(std::size_t situation) {
    return situation % kOfAnchor >= kOfAnchor / 2;
  }
  /// The anchor, 0 … 8.
  [[nodiscard]] static constexpr std::size_t anchorOf(const Board& board) {
    const int since = board.outs + std::popcount(board.runners);
    return static_cast<std::size_t>((board.of(board.batting()).batter + 9 - since) % 9);
  }

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
  /// The number of pitches in them, the Pitch Out apart.
  [[nodiscard]] int pitchesAt(std::size_t position) const {
    return std::popcount(handsAt(position) & (kPitchHands - 1));
  }
  /// The first of all pitches with this one's print: it stands for it in hands.
  [[nodiscard]] Card firstLike(Card pitch) const;
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
  /// likes better.
  template <class Better>
  [[nodiscard]] std::size_t answered(std::size_t situation, std::size_t hands,
                                     Better better) const {
    const Questions& questions = this->questions(isRelieved(situation), hands);
    const std::size_t first = situation * inSituation();
    const auto at = [&](std::size_t answers) { return first + questions.leads[answers]; };
    if (!questions.asked) return at(0);
    const auto follow = [&](std::size_t answers) {
      return better(true, at(answers), at(answers + 1));
    };
    return better(true, better(false, follow(0), follow(2)), better(false, follow(4), follow(6)));
  }
  /// The worth before a pitch, if `worth(position)` is that of choosing one.
  template <class Worth>
  [[nodiscard]] auto beforePitch(std::size_t situation, std::size_t hands, Worth worth) const {
    const Questions& questions = this->questions(isRelieved(situation), hands);
    const std::size_t first = situation * inSituation();
    const auto at = [&](std::size_t answers) { return worth(first + questions.leads[answers]); };
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
