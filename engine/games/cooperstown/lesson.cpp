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
constexpr std::array<std::string_view, 2> kOffence1{"9l", "Rl"};
constexpr std::array<LessonPin, 6> kPins{{{"draw-0", kDraw0},
                                          {"draw-1", kDraw1},
                                          {"deal", kDeal},
                                          {"field", kField},
                                          {"offence-0", kOffence0},
                                          {"offence-1", kOffence1}}};

constexpr std::array<LessonStep, 15> kSteps{{
    {SAY("Nine innings; the most runs win. The field is nine cards, each with a value; batters "
         "come from a deck. You drew the lower card, so you are the Visitor and bat first."),
     "2.1"},
    {SAY("A card from 5 up is a ball to one fielder: a 5 goes to the pitcher, a 10 to the "
         "shortstop, a Rookie, Veteran or All Star to left, centre or right field. Beat the "
         "fielder's number, and it is a hit; a tie or less is an out. The shortstop is only a 1. "
         "Swing: the top card of your deck is turned."),
     "4.1", "swing"},
    {{}, {}, "ready"},
    {SAY("The 10 of Bases beats the 1: a single, and the card stands on first. All Bases are fast "
         "runners. Once somebody has been on base, the field may be changed before each batter; "
         "your opponent left it alone. Swing again."),
     "4.11", "swing"},
    {{}, {}, "ready"},
    {SAY("A Veteran to centre field, where a 14 stands: 12 isn't enough, a fly out. Your runner "
         "may steal second: a card is turned, and must beat the second baseman's 3. Announce the "
         "steal."),
     "14.3", "steal 1"},
    {SAY("An 8 against the 3: safe. That card was no at-bat, so the same batter is still up. Now a "
         "single scores your runner: fast runners take one base more than the hit. Swing."),
     "5.2", "swing"},
    {{}, {}, "ready"},
    {SAY("The Ace of Bases is a single against any field, and your runner came home from second: a "
         "run! Once more: swing."),
     "4.2", "swing"},
    {SAY("The 2 of Gloves, a force double play: the runner on first and the batter are out, and "
         "with the fly out that makes three. Your cards go back into your deck, and the sides "
         "change."),
     "5.14"},
    {{}, {}, "swing"},
    {SAY("Your field has been laid out, and the first ball went past third base: a single. Now you "
         "may switch two fielders, once in a half-inning. Hits to the outfield cost most, and you "
         "have a 17 at short but a 7 in left. Switch them: drag one onto the other."),
     "7.1", "switch SS LF"},
    {SAY("You could also bring in the top dugout card for a fielder, for better or worse. Not now: "
         "say that you are ready for the batter."),
     "7.2", "ready"},
    {{}, {}, "swing"},
    {SAY("A Rookie to left field, 11 against your 17: out, thanks to the switch. So it goes for "
         "nine innings, and longer while the score is tied. Play on from here, or begin a match "
         "of your own."),
     "10.2"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::cooperstown
