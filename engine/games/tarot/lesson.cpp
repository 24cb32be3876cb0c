// The lesson: declaring, the ask, and five tricks.

#include "core/lesson.h"

#include <array>

#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("TarotLesson", source)

constexpr std::array<std::string_view, 1> kDealer{"1"};
constexpr std::array<std::string_view, 25> kDeal0{
    "t0", "t6", "t8", "t11", "t17", "t18", "t19", "4s", "5s", "6s", "7s", "9s", "Ns",
    "2c", "7c", "9c", "10c", "Ktc", "Kc",  "Ap",  "2p", "5p", "8p", "Np", "Qp"};
constexpr std::array<std::string_view, 25> kDeal1{
    "2s", "As", "Qs", "Ks",  "3c",  "5c", "Ac", "Qc", "6w", "8w",  "9w",  "Qw", "Kw",
    "6p", "7p", "9p", "10p", "Ktp", "t2", "t3", "t4", "t9", "t12", "t13", "t14"};
constexpr std::array<std::string_view, 25> kDeal2{
    "3s",  "8s", "10s", "Kts", "4c", "6c", "8c", "Nc",  "Aw",  "4w",  "7w",  "10w", "Nw",
    "Ktw", "3p", "4p",  "Kp",  "t1", "t5", "t7", "t10", "t15", "t16", "t20", "t21"};
constexpr std::array<std::string_view, 3> kDealSpare{"2w", "3w", "5w"};
constexpr std::array<LessonPin, 5> kPins{{{"dealer", kDealer},
                                          {"deal-0", kDeal0},
                                          {"deal-1", kDeal1},
                                          {"deal-2", kDeal2},
                                          {"deal-spare", kDealSpare}}};

constexpr std::array<LessonStep, 18> kSteps{{
    {SAY("First to 100 points wins. There are four suits of 14 cards, and 22 trumps, numbered 0 "
         "to 21. The four Kings, the 21, the 1 and the 0 are the seven Tarot Trumps: most of the "
         "points hang on them."),
     "1.3"},
    {{}, {}, "discard As; discard Ac; discard 6p"},
    {SAY("Each of you has 25 cards, and your opponent dealt, so you begin. Before play you show "
         "what your hand has. The Greater Trumps are 17 to 21, and you hold three of them. "
         "Declare them for 5 points."),
     "3.4", "declare greater"},
    {SAY("Four cards of a suit in a row are a run: your Sceptres go from 4 to 7. Declare the run "
         "for another 5."),
     "3.8", "declare run 4s-7s"},
    {SAY("For ten trumps, or for three Tarot Trumps, you hold too few. You have nothing more to "
         "declare."),
     "3.3", "done"},
    {{}, {}, "declare lesser"},
    {{}, {}, "done"},
    {SAY("Your opponent has shown three of the Lesser Trumps, 1 to 5. Now you: with just two "
         "Tarot Trumps, your 0 and the King of Cups, you may ask for a third. Ask."),
     "4.1", "ask 1"},
    {{}, {}, "give Ks"},
    {SAY("It is the King of Sceptres, and it is yours. In return you give a card of little value, "
         "which only the two of you see: no Queen, Knight or Knave. Give the 2 of Pentacles."),
     "4.5", "return 2p"},
    {{}, {}, "no-ask"},
    {SAY("Whoever declared first leads. A trick with a Tarot Trump is worth 5 to whoever wins it. "
         "Lead the King of Cups: your opponent must follow suit if there is a Cup."),
     "6.1", "play Kc"},
    {{}, {}, "play 3c"},
    {SAY("The highest card of the suit has won, and whoever wins leads again. Get rid of a low "
         "Sceptre: lead the 5."),
     "5.1", "play 5s"},
    {{}, {}, "play Qs"},
    {{}, {}, "play Kw"},
    {SAY("A Queen took that one, 4 points. Now a King of Swords is led, and you have no Sword: "
         "then you may trump. A King that falls to a trump brings 5 more. Play the 8."),
     "6.4", "play t8"},
    {SAY("5 for the Tarot Trump and 5 for the King that was cut: one trick, 10 points. At the end "
         "of the hand all points are added up, and the higher side scores its lead. Play on from "
         "here, or begin a match of your own."),
     "7.2"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::tarot
