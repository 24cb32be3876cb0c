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

constexpr std::array<LessonStep, 21> kSteps{{
    {SAY("Two rows of ten cards lie on the table. They are the wickets, worth 1 to 10: the hearts "
         "are yours, the spades are Black's. A side bats on its own wickets while the other bowls, "
         "and most runs over two innings win."),
     "1.2"},
    {SAY("You have won the toss. Who wins it says who bats first. Bowling first is a slight "
         "advantage, but for now choose to bat."),
     "2.1", "bat"},
    {SAY("Each has drawn four of sixteen cards. A card has the value that is printed on it; a Jack "
         "has 11, a Queen 12, a King 13, and an Ace 14. Whoever plays a card draws the next one at "
         "once."),
     "2.4"},
    {SAY("A stroke is a card on one of your wickets. It is worth its value less the wicket's, "
         "times "
         "ten. Lay the 9 on wicket 4: 9 less 4 makes 5, that is 50 runs. Drag it there, or "
         "click the card and then the wicket."),
     "3.2", "play 9>4"},
    {{}, {}, "let"},
    {SAY("Black let it go: 50 runs. This wicket is gone for the rest of the innings. Now lay the "
         "Jack on wicket 3: 11 less 3 makes 80 runs."),
     "3.6", "play J>3"},
    {{}, {}, "counter Q'"},
    {SAY("Black lays a Queen on it. A higher card is a counter: your Jack would bring nothing. But "
         "you hold a King, and a card that is higher still wins the wicket back. Recounter with "
         "the "
         "King."),
     "4.4", "recounter K"},
    {{}, {}, "let"},
    {SAY("The recounter scores what it is worth itself: 13 less 3 makes 100 runs. The Jack, the "
         "Queen and the King are spent; both sides have drawn again."),
     "4.5"},
    {SAY("A card that you would rather be rid of can be laid where it is worth nothing. Lay the 3 "
         "on "
         "wicket 10, and draw a better one."),
     "3.5", "play 3>10"},
    {{}, {}, "let"},
    {SAY("Your innings could go on to the tenth wicket. But Black's innings is played with what "
         "both "
         "of you have left then, in hand and stock: who spends all the good cards now has none to "
         "bowl with."),
     "6.2"},
    {SAY("Before any stroke an innings can be closed. You keep a Queen and an Ace to bowl with. "
         "Close "
         "it now, at 150."),
     "5.1", "close"},
    {{}, {}, "play 10>1"},
    {SAY("Now Black bats, with a 10 on wicket 1: that would be 90 runs. Your Queen is higher. "
         "Counter "
         "with it: you see only the card on the wicket, never Black's hand."),
     "4.1", "counter Q"},
    {{}, {}, "leave"},
    {SAY("Black has nothing higher to answer with, or would rather keep it: no runs."), "4.7"},
    {{SAY("When both innings are closed, each gets the value of the cards left in hand as extras. "
          "A side that is %1 behind then has to bat again at once: that is the follow-on."),
      {Value::of(kFollowOnRuns)}},
     "6.7"},
    {SAY("For the second innings all cards are shuffled again, and a card of equal rank counters, "
         "too."),
     "7.4"},
    {{SAY("If both sides together reach %1 runs, the test is drawn, whoever is ahead: mind that "
          "before you make a long innings longer. That is all. Play on from here, or begin a match "
          "of your own."),
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
