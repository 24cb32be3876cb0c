// The lesson: an ace, a rally, a drop shot, and a recovery.

#include "core/lesson.h"

#include <array>

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennisLesson", source)

constexpr std::array<std::string_view, 1> kToss{"0"};
constexpr std::array<LessonPin, 1> kPins{{{"toss", kToss}}};

constexpr std::array<LessonStep, 18> kSteps{{
    {SAY("Points, games and sets are counted as in lawn tennis. Each side of the net has four "
         "quadrants: 1 and 2 at the back, 3 and 4 at the net, 1 and 4 on its own right-hand side. "
         "Two that touch at a corner only, 1 and 3 or 2 and 4, are diagonal."),
     "1.1"},
    {SAY("You hold six cards: 1, 1, 2, 2, 3 and 4. When you hit, a card says where in the other "
         "court the ball goes; when you receive, where you run to. You have won the toss. Serve "
         "to 3: your card lies face down until the other side has chosen, too."),
     "3.1", "serve 3"},
    {{}, {}, "return 1; return 2; set"},
    {SAY("Against a serve up to three cards may be laid. Blue covered 1 and 2, but your ball went "
         "to 3: an ace, 15–0. All cards are taken up again, and on every second point both start "
         "in quadrant 2. Serve to 1."),
     "3.4", "serve 1"},
    {{}, {}, "return 1; return 3; set"},
    {{}, {}, "hit 4"},
    {SAY("One of Blue's cards named the 1: the rally goes on, and Blue hits. Cards are spent until "
         "the point ends; if you need one and have none left, you lose it. Now a card of Blue's "
         "lies face down: say where you run to. Run to 4."),
     "4.1", "run 4"},
    {{}, {}, "no-call"},
    {SAY("You are where the ball is, so you return it and hit next. Hit to 2."), "4.3", "hit 2"},
    {{}, {}, "run 1'"},
    {SAY("Your card is shown first. Before Blue's is turned you may call: a lob moves the ball "
         "from the net to the back of its side, a drop shot from the back to the net. Call a drop "
         "shot: the ball then lands in 3."),
     "5.2", "drop"},
    {SAY("Blue ran to 1, and from there the 3 is diagonal: out of reach, your point, 30–0. Had "
         "Blue's card named the 3, your call would have been read, and the point lost at once. "
         "Serve to 2."),
     "6.2", "serve 2"},
    {{}, {}, "return 2; set"},
    {{}, {}, "hit 3"},
    {SAY("Blue has returned it and hits. Run to 4."), "4.1", "run 4"},
    {{}, {}, "no-call"},
    {SAY("The ball landed in 3, you stand in 4. That isn't diagonal, so another card takes you "
         "there: any card will do, and it is spent face down. Get there with a 1."),
     "6.1", "recover 1"},
    {SAY("You have the ball, but the rally has cost you three cards. Watch what is spent: once the "
         "other side holds no 3 and no 4, you know where to hit. The set goes to the first to six "
         "games with a lead of two. Play on from here, or begin a match of your own."),
     "7.3"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::quick_tennis
