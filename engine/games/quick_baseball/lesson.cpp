// The lesson: a hit, a steal, a pitch that is left, a home run, and the other side of it.

#include "core/lesson.h"

#include <array>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseballLesson", source)

constexpr std::array<LessonStep, 25> kSteps{{
    {SAY("The pitcher holds seven cards, the batter five. Each lays one face down; then "
         "both are turned. There is no luck in it at all: what counts is what the other "
         "one thinks that you will do. You bat first."),
     "3.1"},
    {SAY("A batting card has coloured borders with numbers, in three sections: the first "
         "is for the batters 1 to 3, the next for 4 to 6, the last for 7 to 9. Does a "
         "border for your batter have the colour of the pitch, it is a hit, and the "
         "number is the base that she reaches."),
     "1.3"},
    {SAY("Batter 1 is up. Top of the Order has blue, green and yellow for her, a single "
         "each. Swing with it: drag it in front of you, or choose it below."),
     "5.2", "bat top"},
    {{}, {}, "pitch run-out"},
    {SAY("Run Out at First has a green border, and so does your card: a single. The "
         "batter stands on first, both cards are discarded, face up for all to see. Had "
         "nothing matched, she would be out."),
     "5.8"},
    {SAY("A runner on first, and second is empty: she may steal. You call it without a "
         "card. Only the Pitch Out stops her. Call a steal."),
     "8.4", "steal"},
    {{}, {}, "pitch caught"},
    {SAY("It was another pitch, so she has the base. Both take their cards back, and the "
         "same batter is still up."),
     "8.7"},
    {SAY("You needn't swing. If you leave a pitch, a blue one puts your batter out; "
         "against the Pitch Out it is a ball, and four balls are a walk. Leave this one."),
     "4.2", "leave"},
    {{}, {}, "pitch pitch-out"},
    {SAY("A ball. Now the Long Ball: red only, but a red border takes everybody home. "
         "Caught was back in the pitcher's hand, and it is red. Swing with the Long "
         "Ball."),
     "7.1", "bat long-ball"},
    {{}, {}, "pitch caught"},
    {SAY("Red meets red: a home run, and two runs come in. Two of your cards are gone "
         "now, and the pitcher knows what you still hold."),
     "13.1"},
    {SAY("Swing with Contact. It has green alone."), "5.6", "bat contact"},
    {{}, {}, "pitch fly-ball"},
    {SAY("Yellow: nothing matches, one out. Try the Slap, which is yellow."), "5.6", "bat slap"},
    {{}, {}, "pitch strike-out"},
    {SAY("Blue this time: two out. You have one card left. Then you may take all your "
         "discards back into the hand; the pitcher may follow. Do it."),
     "10.2", "refresh"},
    {{}, {}, "keep"},
    {SAY("Leave the next one."), "4.1", "leave"},
    {{}, {}, "pitch strike-out-2"},
    {SAY("A blue border against a batter who leaves: out, the third one. The sides "
         "change, and both hands are whole again."),
     "9.2"},
    {{}, {}, "bat heart"},
    {SAY("Now you pitch. The other side has chosen already, but you see nothing of it. "
         "Throw the Fly Ball."),
     "1.6", "pitch fly-ball"},
    {SAY("Heart of the Order has blue alone for batter 1: your yellow pitch got her. "
         "When a pitcher takes his discards back the first time in a half-inning, the "
         "relief pitcher comes in, and from then on inner borders count, too. Play on "
         "from here, or begin a match of your own."),
     "10.8"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.steps = kSteps};
  return lesson;
}

}  // namespace raindelay::quick_baseball
