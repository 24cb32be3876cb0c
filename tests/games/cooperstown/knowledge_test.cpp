// Rules 17 to 19: after the game, what a seat may know, the notation.

#include "games/cooperstown/deck_worth.h"
#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

// --- 17: why did I lose
// ----------------------------------------------------------------------------

TEST(WhyDidILose, R17_1_BeneficialAutomatics) {
  EXPECT_EQ(codesOf(countDeck(OffenceSet::firstCards(kOffenceCards)).beneficial, kOffenceCodes),
            "2l 4l beanball Ab 2b 3b 4b");
}

TEST(WhyDidILose, R17_2_DetrimentalAutomatics) {
  EXPECT_EQ(codesOf(countDeck(OffenceSet::firstCards(kOffenceCards)).detrimental, kOffenceCodes),
            "At 2t 3t 4t whiff Al 3l Ag 2g 3g 4g circus pickoff");
}

TEST(WhyDidILose, R17_3_InfieldChances) {
  const DeckCount count = countDeck(OffenceSet::firstCards(kOffenceCards));
  for (const Card one : count.infield) {
    EXPECT_GE(rankOf(one), 5);
    EXPECT_LE(rankOf(one), 10);
  }
  EXPECT_EQ(count.infield.size(), 24U);
  EXPECT_EQ(count.infieldBases, 6);
}

TEST(WhyDidILose, R17_4_Pictures) {
  EXPECT_EQ(codesOf(countDeck(OffenceSet::firstCards(kOffenceCards)).pictures, kOffenceCodes),
            "Rt Vt St Rl Vl Sl Rg Vg Sg Rb Vb Sb");
}

TEST(WhyDidILose, R17_BothDecksAreLaidOpenWhenTheMatchIsOver) {
  Position position;
  position.half(17, 1, 2).outs(2).holds("3t");
  Table table(position);
  EXPECT_NE(table.state.known, table.state.owned);
  table.swing("3t");
  ASSERT_EQ(table.state.phase, Phase::kOver);
  EXPECT_EQ(table.rules.view(table.state, Seat(1)).known, table.state.owned);
}

// --- 18: what a seat may know
// ------------------------------------------------------------------------

TEST(Knowledge, R18_1_BothSeatsSeeTheSame) {
  Position position;
  position.runners("6l . 8b").outs("5t").runs("7l").holds("beanball");
  Table table(position);
  table.swing("beanball");
  EXPECT_EQ(table.rules.view(table.state, Seat(0)), table.rules.view(table.state, Seat(1)));
}

TEST(Knowledge, R18_2_CardsLaidUnderTheDeckInSightAreKnownUntilTheNextShuffle) {
  Position position;
  position.runners("6b 7b 8b").holds("beanball pickoff");
  Table table(position);
  table.swing("beanball").play("steal 3", "pickoff");
  const View view = table.rules.view(table.state, Seat(1));
  ASSERT_EQ(view.tail[0].size(), 2U);
  EXPECT_EQ(view.tail[0][0], card("beanball"));
  EXPECT_EQ(view.tail[0][1], card("pickoff"));
  Stream random(1, "sample");
  EXPECT_EQ(table.rules.sample(view, random).deck[0].tail(), table.state.deck[0].tail());

  table.act("pinch-hit");
  EXPECT_TRUE(table.rules.view(table.state, Seat(1)).tail[0].empty());
}

TEST(Knowledge, R18_2_AStackThatBecameTheDeckIsKnownInItsOrder) {
  Position position;
  position.runners("6l . .").outs("4g").runs("7l 8l").wholeDeck("");
  Table table(position);
  table.act("swing");
  const View view = table.rules.view(table.state, Seat(0));
  ASSERT_EQ(view.tail[0].size(), 2U);
  EXPECT_EQ(view.tail[0][0], card("7l"));
  EXPECT_EQ(view.tail[0][1], card("8l"));
}

TEST(Knowledge, R18_3_OfADeckOnlyWhatWasTurnedUpIsKnown) {
  Position position;
  position.runners("6l . .");
  Table table(position);
  table.swing("5t");
  const View view = table.rules.view(table.state, Seat(0));
  EXPECT_TRUE(view.known[0].contains(card("5t")));
  EXPECT_TRUE(view.known[1].empty());
  // Of seat 0's 28 cards two were seen; the 26 others could be any of the remaining 54.
  OffenceSet possible;
  Stream random(1, "sample");
  for (int i = 0; i < 200; ++i) {
    possible = possible | table.rules.sample(view, random).owned[0];
  }
  EXPECT_EQ(possible.size(), 56);
}

TEST(Knowledge, R18_3_TheNextCardIsAsLikelyToBeAnyUnseenOne) {
  Position position;
  Table table(position);
  const View view = table.rules.view(table.state, Seat(0));
  std::array<int, kOffenceCards> owned{};
  Stream random(5, "sample");
  constexpr int kSamples = 4000;
  for (int i = 0; i < kSamples; ++i) {
    table.rules.sample(view, random).owned[0].forEach([&](Card one) {
      ++owned[static_cast<std::size_t>(one.index())];
    });
  }
  // Half of all; a standard deviation is 32.
  for (const int count : owned) EXPECT_NEAR(count, kSamples / 2.0, 200);
}

TEST(Knowledge, R18_3_NoStateIsPossibleInWhichACardIsInTwoPlacesOrInNone) {
  const Table table{Position()};
  const View view = table.rules.view(table.state, Seat(0));
  ASSERT_TRUE(table.rules.consistent(view, table.state));
  const Card own = table.state.owned[0].nth(0);
  const Card others = table.state.owned[1].nth(0);
  State twoOwners = table.state;
  twoOwners.owned[1].insert(own);
  State noOwner = table.state;
  noOwner.owned[1].erase(others);
  State strangerInTheDeck = table.state;
  strangerInTheDeck.deck[0].take(own);
  strangerInTheDeck.deck[0].mixIn(others);
  int number = 0;
  for (const State& state : {twoOwners, noOwner, strangerInTheDeck}) {
    EXPECT_EQ(table.rules.view(state, Seat(0)), view) << number;
    EXPECT_FALSE(table.rules.consistent(view, state)) << number++;
  }
}

// --- 19: notation
// --------------------------------------------------------------------------------------

struct Written {
  const char* text = nullptr;
  Action action;
};

TEST(Notation, R19_1_To_11_EveryVerb) {
  for (const Written& one :
       {Written{"ready", act(Verb::kReady)},
        Written{"switch C 3B", switchOf(At::kCatcher, At::kThirdBase)},
        Written{"sub SS", act(Verb::kSub, At::kShortstop)}, Written{"relieve", act(Verb::kRelieve)},
        Written{"fc batter", act(Verb::kFcBatter)}, Written{"fc lead", act(Verb::kFcLead)},
        Written{"pickoff 2", act(Verb::kPickoff, 2)}, Written{"swing", act(Verb::kSwing)},
        Written{"steal 1", act(Verb::kSteal, 1)}, Written{"bunt", act(Verb::kBunt)},
        Written{"pinch-hit", act(Verb::kPinchHit)}, Written{"pinch-run 2", act(Verb::kPinchRun, 2)},
        Written{"draw-0 d13", chanceOf(Source::kDraw0, Card(13))},
        Written{"deal 10g", chanceOf(Source::kDeal, card("10g"))},
        Written{"offence-1 Vb", chanceOf(Source::kOffence1, card("Vb"))},
        Written{"offence whiff", chanceOf(Source::kOffence, card("whiff"))}}) {
    EXPECT_EQ(Rules::text(one.action), one.text);
    EXPECT_EQ(Rules::parse(one.text), one.action) << one.text;
  }
}

TEST(Notation, R19_2_ASwitchIsWrittenInTheOrderOfThePositions) {
  EXPECT_EQ(switchOf(At::kThirdBase, At::kCatcher), switchOf(At::kCatcher, At::kThirdBase));
  EXPECT_FALSE(Rules::parse("switch 3B C"));
  EXPECT_FALSE(Rules::parse("switch C C"));
}

TEST(Notation, NothingElseIsRead) {
  for (const char* text : {"",         " ",         "Swing",        "swing ",   " swing",
                           "swing 1",  "steal",     "steal 0",      "steal 4",  "steal 12",
                           "sub",      "sub XX",    "sub SS CF",    "fc",       "fc both",
                           "pickoff",  "offence-0", "offence-0 d3", "field 6l", "offence-2 6l",
                           "deal 14l", "field d22", "field d-1",    "field d01"}) {
    EXPECT_FALSE(Rules::parse(text)) << '"' << text << '"';
  }
}

}  // namespace
}  // namespace raindelay::cooperstown::test
