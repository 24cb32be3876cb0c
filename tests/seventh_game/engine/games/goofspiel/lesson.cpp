// The lesson: six prizes, one of them waits.

#include "core/lesson.h"

#include <array>

#include "games/goofspiel/rules.h"

namespace raindelay::goofspiel {

namespace {

#define SAY(source) RD_TEXT("GoofspielLesson", source)

constexpr std::array<std::string_view, 7> kPrizes{"5", "2", "7", "6", "3", "1", "4"};
constexpr std::array<LessonPin, 1> kPins{{{"prize", kPrizes}}};

constexpr std::array<LessonStep, 15> kSteps{{
    {SAY("Seven prizes lie in a pile, worth 1 to 7 points: 28 in all. You and the other side hold "
         "the same seven bids, 1 to 7, and each bid is made once. There is no luck but the order "
         "of the prizes."),
     "1.1"},
    {SAY("A prize is turned up: a 5. Each side lays a bid face down, and only then are both shown. "
         "A 5 is worth having: drag your 6 to your place beside the prize, or click it and then "
         "the place."),
     "2.2", "bid 6"},
    {{}, {}, "bid 4"},
    {SAY("Six against four: the higher bid takes the prize, and both are spent. The next prize is "
         "a 2. It wins nobody a match, so get rid of your lowest bid: the 1."),
     "2.5", "bid 1"},
    {{}, {}, "bid 1"},
    {SAY("Equal bids: nobody gets the prize. It waits, and goes with the next one. That is the 7, "
         "so nine points are at stake, a third of all there are. Your 7 can't be beaten, only "
         "equalled: bid it."),
     "2.4", "bid 7"},
    {{}, {}, "bid 2"},
    {SAY("All nine are yours, and the other side spent a 2 on them. Look at the spent bids: they "
         "lie face up. The other side still has 3, 5, 6 and 7, and you have 2, 3, 4 and 5."),
     "2.5"},
    {SAY("A 6 comes up. Whatever you bid, a 7 takes it. So lose it as cheaply as you can: bid the "
         "2."),
     "2.5", "bid 2"},
    {{}, {}, "bid 7"},
    {SAY("The other side's best bid is gone, for six points. Now a 3 is up, and you want it: bid "
         "your 4."),
     "2.3", "bid 4"},
    {{}, {}, "bid 3"},
    {SAY("Yours, by one: that is how a bid should win. A 1 is worth the least of all. Keep your 5 "
         "for the last prize, and bid the 3."),
     "2.5", "bid 3"},
    {{}, {}, "bid 5"},
    {SAY("One prize is left, the 4, and one bid on each side: you have a 5, the other side a 6. "
         "That makes seventeen points to eleven, and more points win. Play on from here, or begin "
         "a match of your own."),
     "3.1"},
}};

#undef SAY

}  // namespace

const LessonInfo& Rules::lesson() {
  static const LessonInfo lesson{.pins = kPins, .steps = kSteps};
  return lesson;
}

}  // namespace raindelay::goofspiel
