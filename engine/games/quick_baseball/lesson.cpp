// The lesson: a hit, a steal, a pitch that is left, a home run, and the other side of it.

#include "core/lesson.h"

#include <array>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseballLesson", source)

constexpr std::array<LessonStep, 18> kSteps{{
    {SAY("Nine innings; the most runs win. The pitcher holds seven cards, the batter five. Each "
         "lays one face down, then both are turned. There is no luck at all: it is about what the "
         "other side thinks you will do. You bat first."),
     "3.1"},
    {SAY("A batting card has coloured borders in three sections, for batters 1 to 3, 4 to 6 and 7 "
         "to 9. If a border for your batter has the colour of the pitch, it is a hit, and its "
         "number is the base reached; if none has, the batter is out. Batter 1 is up, and Top of "
         "the Order offers three colours. Swing with it: click it, then the ringed place."),
     "5.2", "bat top"},
    {{}, {}, "pitch run-out"},
    {SAY("Run Out at First is green, and so is a border of your card: a single. Both cards are "
         "discarded, face up. With a runner on first and nobody on second you may call a steal, "
         "without a card. Only the Pitch Out stops the runner. Call it."),
     "8.4", "steal"},
    {{}, {}, "pitch caught"},
    {SAY("It wasn't a Pitch Out, so the steal is good. Both sides take their cards back, and the "
         "same batter is up. You needn't swing: if you take a pitch, only a blue one puts your "
         "batter out. The Pitch Out is a ball, and four balls are a walk. Take this one."),
     "4.2", "leave"},
    {{}, {}, "pitch pitch-out"},
    {SAY("Ball one, and the count carries over to the next batter. Now the Long Ball: it has red "
         "alone, but that red brings everybody home. Caught went back into the pitcher's hand, and "
         "it is red. Swing with the Long Ball."),
     "7.1", "bat long-ball"},
    {{}, {}, "pitch caught"},
    {SAY("Red meets red: a home run, and two runs come in. Two of your cards are spent, and the "
         "pitcher knows what you still hold. Swing with Contact: it has green alone."),
     "13.1", "bat contact"},
    {{}, {}, "pitch fly-ball"},
    {SAY("Yellow: nothing matches, one out. Take the next pitch."), "5.6", "leave"},
    {{}, {}, "pitch strike-out"},
    {SAY("Taken, but it was blue: two out. Try the Slap, which is yellow."), "4.1", "bat slap"},
    {{}, {}, "pitch strike-out-2"},
    {{}, {}, "bat heart"},
    {SAY("Blue again, and three out: the sides change, and both hands are full again. Now you "
         "pitch. The other side has already chosen, but you see nothing of it. Throw the Fly "
         "Ball."),
     "9.2", "pitch fly-ball"},
    {SAY("Heart of the Order has blue alone for batter 1, and your pitch was yellow: out. So it "
         "goes for nine innings, and longer while the score is tied. Play on from here, or begin "
         "a match of your own."),
     "11.2"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.steps = kSteps};
  return lesson;
}

}  // namespace raindelay::quick_baseball
