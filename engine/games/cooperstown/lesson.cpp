// The lesson: a hit, an out, a steal, a run, a double play, and a switch in the field.

#include "core/lesson.h"

#include <array>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

#define SAY(source) RD_TEXT("CooperstownLesson", source)

constexpr std::array<std::string_view, 1> kDraw0{"d6"};
constexpr std::array<std::string_view, 1> kDraw1{"d21"};
constexpr std::array<std::string_view, 28> kDeal{
    "10b", "Vt", "8g", "Ab", "2g", "5t",  "6t", "7t", "8t", "9t", "2l", "3l",    "4l", "5l",
    "6l",  "7l", "Sg", "Vg", "9g", "10g", "3b", "4b", "5b", "6b", "Rt", "whiff", "St", "3t"};
constexpr std::array<std::string_view, 18> kField{"d9", "d12", "d5",  "d3",  "d10", "d1",
                                                  "d7", "d14", "d8",  "d11", "d5",  "d2",
                                                  "d8", "d3",  "d17", "d7",  "d19", "d0"};
constexpr std::array<std::string_view, 5> kOffence0{"10b", "Vt", "8g", "Ab", "2g"};
constexpr std::array<std::string_view, 3> kOffence1{"9l", "Rl", "Al"};
constexpr std::array<LessonPin, 6> kPins{{{"draw-0", kDraw0},
                                          {"draw-1", kDraw1},
                                          {"deal", kDeal},
                                          {"field", kField},
                                          {"offence-0", kOffence0},
                                          {"offence-1", kOffence1}}};

constexpr std::array<LessonStep, 20> kSteps{{
    {SAY("Nine cards stand in the field, each with a value; the other side's batters "
         "come from a deck. You drew the lower card, so you are the Visitor and bat "
         "first."),
     "2.1"},
    {SAY("A card from 5 up is a ball to one fielder: 5 to the pitcher, 10 to the "
         "shortstop, and so on; Rookie, Veteran and All Star go to left, centre and "
         "right field. Is it greater than the fielder, it is a hit. Equal or less is an "
         "out. Lower cards do the same whoever stands there."),
     "4.1"},
    {SAY("The shortstop is only a 1, which bodes well. Swing: the top card of your deck "
         "is turned."),
     "3.4", "swing"},
    {{}, {}, "ready"},
    {SAY("The 10 of Bases against the 1: a single. The card stands on first base now; "
         "all Bases are fast runners. As soon as somebody is on base, the field may be "
         "changed before each batter; your opponent left it. Swing again."),
     "4.11", "swing"},
    {{}, {}, "ready"},
    {SAY("A Veteran to centre field, where a 14 stands: 12 isn't more, and so it is a "
         "fly out. Your runner may steal second: a card is turned against the second "
         "baseman, and must be greater than his 3. Announce the steal."),
     "14.3", "steal 1"},
    {SAY("An 8 against the 3: safe. Such a card is no at-bat and goes under the deck; "
         "the same batter is still up."),
     "8.1"},
    {SAY("A single would do now: a fast runner takes one base more than the hit. Swing."), "5.2",
     "swing"},
    {{}, {}, "ready"},
    {SAY("The Ace of Bases is a single whoever stands where, and the runner from second "
         "came home: a run! Once more: swing."),
     "4.2", "swing"},
    {SAY("The 2 of Gloves: a force double play. The runner on first and the batter are "
         "out, and with the fly out that makes three. All your cards go back into your "
         "deck, and the sides change."),
     "5.14"},
    {{}, {}, "swing"},
    {SAY("Now your field has been laid out, and the first ball went past third base: a "
         "single. You may exchange two fielders, once in a half-inning. Hits to the "
         "outfield cost most, and left field has a 7, while a 17 stands at short. "
         "Exchange them: drag one onto the other."),
     "7.1", "switch SS LF"},
    {SAY("You could also send the top card of the dugout to a fielder, better or worse. "
         "But The Fan in right field, your 0, stays where it is for the whole half- "
         "inning: a ball to him is an error, and an All Star a home run. Say that you "
         "are ready."),
     "6.1", "ready"},
    {{}, {}, "swing"},
    {SAY("A Rookie to left field, 11 against your 17: out, thanks to the switch. Ready "
         "for the next one."),
     "4.12", "ready"},
    {{}, {}, "swing"},
    {SAY("The Ace of Balls is a strikeout. So it goes for nine innings, and longer if "
         "the score is tied. The third Whiff that is turned in a game brings rain, and "
         "ends it."),
     "9.1"},
    {SAY("Besides, there are bunts, pinch hitters and pinch runners, and relief "
         "pitchers; each is a button when it is allowed, and says why when it isn't. "
         "Play on from here, or begin a match of your own."),
     "10.1"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::cooperstown
