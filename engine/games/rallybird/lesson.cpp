// The lesson: a hit, a steal, a run, a double play, and the gloves from behind.

#include "core/lesson.h"

#include <array>

#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBirdLesson", source)

constexpr std::array<std::string_view, 1> kAside0{"sac-left"};
constexpr std::array<std::string_view, 1> kAside1{"steal-3b"};
constexpr std::array<std::string_view, 6> kDice{"5 4", "4 4", "6 5", "2 1", "1 2", "2 3"};
constexpr std::array<LessonPin, 3> kPins{
    {{"aside-0", kAside0}, {"aside-1", kAside1}, {"dice", kDice}}};

constexpr std::array<LessonStep, 23> kSteps{{
    {SAY("The field has six zones, A to F. The side that bats chooses one of its plays "
         "in secret; each tests one or two zones. The other side guesses, and lays its "
         "gloves there. You bat first."),
     "3.1"},
    {SAY("One of your seventeen plays was drawn and lies aside: it can't be chosen in "
         "this half-inning, and you alone know which it is."),
     "2.2"},
    {{}, {}, "keep-icon 5/4"},
    {SAY("A play names the zones that it tests, and what happens if two dice bring less "
         "than the gloves there, as much, or more. Choose Up the Middle: it tests B and "
         "D."),
     "4.15", "play up-the-middle"},
    {{}, {}, "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {SAY("A 9 was thrown, and the gloves in B and D make 3 and 3. More than 6: the "
         "batter is on first."),
     "3.7"},
    {{}, {}, "wear B"},
    {SAY("Whatever gets through costs the defence: the glove in B was turned to its "
         "weaker side, a 2. When it fails again, it is lost. So a rally feeds itself."),
     "6.3"},
    {SAY("With a runner on first and nobody on second you can steal: the dice against "
         "three times the glove in B. Choose Steal 2B."),
     "4.10", "play steal-2b"},
    {{}, {}, "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {SAY("The gloves are laid anew before each play, but the weak one came to B again: 8 "
         "against three times 2. Your runner is on second, and the glove is gone. The "
         "same batter is up."),
     "3.12"},
    {SAY("Drive Right tests C and F. If it gets through, all runners take two bases. "
         "Choose it."),
     "4.6", "play drive-right"},
    {{}, {}, "place A=5/4; place B=-; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {{}, {}, "wear C"},
    {SAY("11 against 8: your runner came home, and the batter is on first. A zone "
         "without a glove has the value that is printed there, a 2 for B. Now be bold: "
         "Infield Left."),
     "3.9", "play infield-left"},
    {{}, {}, "place A=5/4; place B=-; place C=4/3; place D=4/2; place E=5/3; place F=3/1"},
    {SAY("A 3 is less than 9: a double play, two out. One is left. Choose Home Run: it "
         "tests E and F, twice in a row."),
     "4.13", "play home-run"},
    {{}, {}, "place A=3/1; place B=-; place C=4/2; place D=4/3; place E=5/4; place F=5/3"},
    {SAY("Another 3 against 10: caught, the third out. Now the sides change, and all "
         "gloves are back, front up."),
     "2.5"},
    {SAY("You are in the field and take one of the two gloves with a baseball: one has "
         "5, and 4 on its back, the other 4, and 6. Take the 5/4."),
     "2.3", "keep-icon 5/4"},
    {{}, {}, "play drive-left"},
    {SAY("A play lies face down: guess. Nobody is on base, so lay the strong gloves "
         "where hits hurt most: 5/4 in A, 3/2 in B, 4/3 in C, 3/1 in D, 5/3 in E and 4/2 "
         "in F. Then say that you are ready."),
     "3.3", "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {SAY("Drive Left against 5 and 5, and only a 5 was thrown: caught. In the ninth "
         "inning the side that is behind may throw again, once an at-bat, as long as the "
         "RallyBird stays with it. Play on from here, or begin a match of your own."),
     "7.1"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::rallybird
