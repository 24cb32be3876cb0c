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

constexpr std::array<LessonStep, 18> kSteps{{
    {SAY("Three innings, the seventh to the ninth; the most runs win. The field has six zones, A "
         "to F. The side that bats secretly chooses a play, which tests one or two of them; the "
         "other side guesses, and lays its gloves there. You bat first."),
     "3.1"},
    {{}, {}, "keep-icon 5/4"},
    {SAY("Two dice are thrown against the gloves in the tested zones, and the play says what "
         "happens if they bring less, as much, or more. One of your plays is set aside for this "
         "half-inning, and you alone know which. Choose Up the Middle: it tests B and D."),
     "4.15", "play up-the-middle"},
    {{}, {}, "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {{}, {}, "wear B"},
    {SAY("A 9, and the gloves in B and D make 6: the batter is on first. Whatever gets through "
         "costs the defence: the glove in B was turned to its weaker side, and if it fails again "
         "it is lost. With a runner on first and nobody on second you can steal: the dice against "
         "three times the glove in B. Choose Steal 2B."),
     "4.10", "play steal-2b"},
    {{}, {}, "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {SAY("The gloves are laid afresh before each at-bat, but the weak one went to B again: 8 "
         "against three times 2. Your runner is on second, the glove is gone, and the same batter "
         "is up. Drive Right tests C and F. If it gets through, all runners take two bases. Choose "
         "it."),
     "4.6", "play drive-right"},
    {{}, {}, "place A=5/4; place B=-; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {{}, {}, "wear C"},
    {SAY("11 against 8: a run, and the batter is on first. A zone without a glove has its printed "
         "value, a 2 for B. Now be bold: Infield Left."),
     "3.9", "play infield-left"},
    {{}, {}, "place A=5/4; place B=-; place C=4/3; place D=4/2; place E=5/3; place F=3/1"},
    {SAY("A 3 is less than 9: a double play, two out. One is left. Choose Home Run: it tests E "
         "and F, twice in a row."),
     "4.13", "play home-run"},
    {{}, {}, "place A=3/1; place B=-; place C=4/2; place D=4/3; place E=5/4; place F=5/3"},
    {SAY("Another 3, against 10: caught, the third out. The sides change, and all gloves are "
         "back, front up. In the field you take one of the two gloves with a baseball: one has 5, "
         "and 4 on its back, the other 4, and 6. Take the 5/4."),
     "2.3", "keep-icon 5/4"},
    {{}, {}, "play drive-left"},
    {SAY("A play lies face down: guess. Nobody is on base, so lay the strong gloves where hits "
         "hurt most: 5/4 in A, 3/2 in B, 4/3 in C, 3/1 in D, 5/3 in E and 4/2 in F. Then say that "
         "you are ready."),
     "3.3", "place A=5/4; place B=3/2; place C=4/3; place D=3/1; place E=5/3; place F=4/2"},
    {SAY("Their Drive Left ran into your two 5s, and the dice came to just 5: caught. The team "
         "with more runs after nine innings wins; if it's tied, you play another. Play on from "
         "here, or begin a match of your own."),
     "8.2"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::rallybird
