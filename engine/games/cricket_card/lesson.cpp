// The lesson: a stroke, a counter, a recounter, and why an innings is closed in time.

#include "core/lesson.h"

#include <array>

#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("CricketCardLesson", source)

using Outcomes = std::array<std::string_view, 8>;
constexpr std::array<std::string_view, 1> kToss{"0"};
constexpr Outcomes kRed{"9", "J", "K", "3", "5", "Q", "A", "6"};
constexpr Outcomes kBlack{"4", "Q'", "8", "10", "7", "2", "J", "5"};
constexpr std::array<LessonPin, 3> kPins{{{"toss", kToss}, {"stock-0", kRed}, {"stock-1", kBlack}}};

constexpr std::array<LessonStep, 15> kSteps{{
    {SAY("Two innings each; the most runs win. The ten hearts are your wickets, worth 1 to 10, and "
         "the ten spades are Black's. You bat on your own wickets while the other side bowls."),
     "1.2"},
    {SAY("You have won the toss, so you say who bats first. Bowling first is a slight advantage, "
         "but for now choose to bat."),
     "2.1", "bat"},
    {SAY("You hold four of your sixteen cards, and draw a new one for each that you play. A stroke "
         "is a card on one of your wickets, worth its value minus the wicket's, times ten. Jack, "
         "Queen, King and Ace have 11 to 14. Lay the 9 on wicket 4, for 50 runs: drag it there, or "
         "click the card and then the wicket."),
     "3.2", "play 9>4"},
    {{}, {}, "let"},
    {SAY("Black let it go: 50 runs, and that wicket is gone for the rest of the innings. Now lay "
         "the Jack on wicket 3, for 80."),
     "3.6", "play J>3"},
    {{}, {}, "counter Q'"},
    {SAY("Black counters with a Queen: that is higher, and your Jack would bring nothing. But a "
         "card that is higher still wins the wicket back. Recounter with the King."),
     "4.4", "recounter K"},
    {{}, {}, "let"},
    {SAY("The recounter scores what it is worth itself: 13 minus 3 makes 100 runs. A card that you "
         "would rather be rid of can be laid where it is worth nothing. Lay the 3 on wicket 10, "
         "and draw a better one."),
     "3.5", "play 3>10"},
    {{}, {}, "let"},
    {SAY("An innings ends with the tenth wicket, or when you declare before a stroke. Black's "
         "innings is then played with what both of you have left: spend all the good cards now, "
         "and you have none to bowl with. You keep a Queen and an Ace. Declare, at 150."),
     "5.1", "close"},
    {{}, {}, "play 10>1"},
    {SAY("Black bats, with a 10 on wicket 1: that would be 90 runs. Your Queen is higher. Counter "
         "with it; Black's hand you never see."),
     "4.1", "counter Q"},
    {{}, {}, "leave"},
    {{SAY("Black has nothing higher, or would rather keep it: no runs. For the second innings all "
          "cards are shuffled again. The higher total wins, but if both sides together reach %1 "
          "runs, the test is drawn, whoever is ahead. Play on from here, or begin a match of your "
          "own."),
      {Value::of(kDrawRuns)}},
     "8.3"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::cricket_card
