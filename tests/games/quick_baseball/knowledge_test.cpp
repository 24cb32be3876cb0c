// Rules 13 to 15: what a seat may know, the scoreboard, the notation.

#include "support/knowledge.h"
#include "ballgame.h"

namespace raindelay::quick_baseball::test {
namespace {

using raindelay::test::knowledgeOf;
using Knowledge = raindelay::test::Knowledge<Rules>;

/// Moments at which a batter is to choose, of many kinds.
std::vector<Ballgame> moments() {
  std::vector<Ballgame> all;
  all.emplace_back();
  for (const char* on : {"1 . .", "1 . 3", "1 2 3"}) {
    all.push_back(Ballgame().reach({.on = on, .outs = 2, .section = 4, .balls = 3}));
  }
  all.push_back(Ballgame().reach({.on = ". 2 .", .relief = true, .home = true}));
  Ballgame few;
  few.play("bat heart", "strike-out").play("bat slap", "fly-ball").play("leave", "caught-2");
  all.push_back(few);
  Ballgame last = few;
  last.play("bat contact", "run-out").play("leave", "pitch-out").play("bat top", "caught");
  if (last.allows("keep")) last.act("keep");
  if (last.allows("keep")) last.act("keep");
  all.push_back(last);
  return all;
}

TEST(Knowledge, R13_1_DiscardsLieOpenForBoth) {
  Ballgame game;
  game.play("bat heart", "strike-out").play("leave", "caught");
  for (const int seat : {0, 1}) {
    EXPECT_EQ(game.at("discard.bat", seat), "heart");
    EXPECT_EQ(game.at("discard.pitch", seat), "strike-out caught");
  }
}

TEST(Knowledge, R13_1_TheOthersHandIsBacksAndACount) {
  Ballgame game;
  EXPECT_EQ(game.at("hand.0", 1), "? ? ? ? ?");
  EXPECT_EQ(game.at("hand.1", 0), "? ? ? ? ? ? ?");
  game.play("bat heart", "strike-out");
  EXPECT_EQ(game.at("hand.0", 1), "? ? ? ?");
  EXPECT_EQ(game.at("hand.1", 0), "? ? ? ? ? ?");
  EXPECT_EQ(game.at("hand.0", 0).find('?'), std::string::npos);
}

TEST(Knowledge, R13_2_ThePitcherLearnsNothingOfTheChoice) {
  for (Ballgame before : moments()) {
    before.log.happenings.clear();
    const int pitcher = 1 - before.turn();
    std::optional<Knowledge> first;
    for (const Action choice : before.rules.legal(before.state)) {
      Ballgame game = before;
      game.act(Rules::text(choice));
      const Knowledge now = knowledgeOf(game, pitcher);
      if (!first) first = now;
      EXPECT_TRUE(now == *first) << Rules::text(choice);
      EXPECT_EQ(game.at("bat", pitcher), "?");
      EXPECT_FALSE(Rules::audience(choice).includes(Seat(pitcher))) << Rules::text(choice);
    }
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->learned.empty()) << "a card that is laid down is seen being laid";
  }
}

TEST(Knowledge, R13_2_TheBatterKnowsHerOwnChoice) {
  for (const Ballgame& before : moments()) {
    const int batter = before.turn();
    std::set<std::string> seen;
    const ActionList legal = before.rules.legal(before.state);
    for (const Action choice : legal) {
      Ballgame game = before;
      game.act(Rules::text(choice));
      seen.insert(game.fact("choice", batter));
    }
    EXPECT_EQ(seen.size(), legal.size());
  }
}

TEST(Knowledge, R13_2_EveryChoiceIsAsLikelyToThePitcher) {
  for (const Ballgame& before : moments()) {
    const ActionList legal = before.rules.legal(before.state);
    Ballgame game = before;
    game.act(Rules::text(legal[0]));
    const View view = game.rules.view(game.state, Seat(game.turn()));
    std::map<std::string, int> drawn;
    Stream random(7, "sample");
    constexpr int kSamples = 3500;
    for (int i = 0; i < kSamples; ++i) {
      Ballgame sample = before;
      sample.state = game.rules.sample(view, random);
      ++drawn[sample.fact("choice", before.turn())];
    }
    EXPECT_EQ(drawn.size(), legal.size());
    const int even = kSamples / static_cast<int>(legal.size());
    for (const auto& [choice, count] : drawn) EXPECT_NEAR(count, even, 130) << choice;
  }
}

TEST(Knowledge, R13_3_ACardThatWasCalledWithStaysUnknown) {
  for (const Ballgame& before : moments()) {
    const int batter = before.turn();
    const int pitcher = 1 - batter;
    const std::string hand = "hand." + std::to_string(batter);
    for (const char* call : {"leave", "steal"}) {
      if (!before.allows(call)) continue;
      Ballgame game = before;
      game.log.happenings.clear();
      game.play(call, "pitch-out");
      // After a third out the pitcher takes up all five.
      if (game.inning() != before.inning()) continue;
      EXPECT_EQ(game.shown("batting", pitcher), Codes()) << call;
      EXPECT_EQ(game.at(hand, pitcher), before.at(hand, pitcher));
      EXPECT_EQ(game.at(hand, batter), before.at(hand, batter));
    }
  }
}

TEST(Knowledge, R13_4_ThePitchIsShownAfterEachOfTheThree) {
  for (const char* choice : {"bat heart", "leave", "steal"}) {
    for (const char* card :
         {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2", "pitch-out"}) {
      Ballgame game;
      game.walk();
      game.log.happenings.clear();
      game.play(choice, card);
      for (const int seat : {0, 1}) {
        EXPECT_EQ(game.shown("pitching", seat), Codes{card}) << choice;
        EXPECT_EQ(game.turnedUp("pitch", seat), Codes{card}) << choice;
        EXPECT_EQ(game.fact("last-pitch", seat), std::string("pitch ") + card);
      }
    }
  }
}

TEST(Knowledge, R13_4_ASwingIsShownToBoth) {
  Ballgame game;
  game.play("bat heart", "pitch-out");
  for (const int seat : {0, 1}) {
    EXPECT_EQ(game.shown("batting", seat), Codes{"heart"});
    EXPECT_EQ(game.turnedUp("bat", seat), Codes{"heart"});
  }
}

// --- 14: the scoreboard

TEST(Scoreboard, R14_1_WhoBatsNextForEachTeam) {
  Ballgame game;
  game.walk().sideOut();
  EXPECT_EQ(game.fact("batter.0"), "5");
  EXPECT_EQ(game.fact("batter.1"), "1");
  game.sideOut();
  EXPECT_EQ(game.fact("batter.1"), "4");
}

TEST(Scoreboard, R14_2_WhoseReliefPitcherIsIn) {
  Ballgame game;
  game.sideOutWithRelief();
  EXPECT_EQ(game.fact("relief.0") + " " + game.fact("relief.1"), "no yes");
  game.sideOutWithRelief();
  EXPECT_EQ(game.fact("relief.0") + " " + game.fact("relief.1"), "yes yes");
}

TEST(Scoreboard, R14_3_AHitIsAMatch) {
  Ballgame game;
  game.walk().play("steal", "caught");
  EXPECT_EQ(game.fact("hits.0"), "0");
  game.play("bat slap", "fly-ball");
  EXPECT_EQ(game.fact("hits.0"), "1");
  game.play("bat long-ball", "caught");
  EXPECT_EQ(game.fact("hits.0"), "2");
  game.play("leave", "strike-out").play("bat heart", "pitch-out");
  EXPECT_EQ(game.fact("hits.0"), "2");
  EXPECT_EQ(game.fact("hits.1"), "0");
}

double figure(const Ballgame& game, std::string_view id) {
  for (const Figure& one : game.rules.figures(bookOf(game.rules, game.log.happenings))) {
    if (one.id == id) return one.value;
  }
  ADD_FAILURE() << "no figure " << id;
  return -1;
}

TEST(Scoreboard, R14_4_LeftOnBaseIsWhoStandsThereWhenAHalfInningEnds) {
  Ballgame out;
  out.reach({.on = "1 . 3", .outs = 2, .section = 4});
  ASSERT_EQ(out.inning(), "top 1");
  EXPECT_EQ(figure(out, "left-on-base"), 0);
  out.play("bat slap", "caught");
  EXPECT_EQ(figure(out, "left-on-base"), 1) << "two of one team: a mean of both";
  out.walk().play("leave", "strike-out").play("leave", "strike-out-2");
  out.play("steal", "pitch-out");
  EXPECT_EQ(out.inning(), "top 2");
  EXPECT_EQ(figure(out, "left-on-base"), 1) << "who is out isn't left";

  Ballgame walkOff(OptionTexts{{"innings", "3"}});
  for (int half = 0; half < 5; ++half) walkOff.sideOut();
  walkOff.walk().walk().walk().walk();
  ASSERT_TRUE(walkOff.over());
  EXPECT_EQ(figure(walkOff, "left-on-base"), 1.5);

  Ballgame calledOff;
  for (int pitch = 0; pitch < 5000; ++pitch) calledOff.play("leave", "pitch-out");
  ASSERT_TRUE(calledOff.over());
  EXPECT_EQ(figure(calledOff, "left-on-base"), 1.5);
}

TEST(Scoreboard, TheFiguresOfAGame) {
  Ballgame game(OptionTexts{{"innings", "3"}});
  // The Visitor: a walk, a steal, a single that scores him, a caught stealing.
  game.walk().play("steal", "caught-2").play("steal", "caught-2").play("bat slap", "fly-ball");
  game.play("steal", "pitch-out").play("leave", "strike-out").play("bat contact", "strike-out-2");
  game.playOut();
  const std::map<std::string, double> expected{{"runs", 0.5},      {"hits", 0.5},
                                               {"walks", 0.5},     {"steals", 1.0},
                                               {"home-runs", 0.0}, {"caught-stealing", 0.5}};
  std::map<std::string, double> counted;
  for (const auto& [id, value] : expected) counted[id] = figure(game, id);
  EXPECT_EQ(counted, expected) << "a team a game";
}

// --- 15: notation

TEST(Notation, R15_1_To_6_EveryWord) {
  Ballgame game;
  std::set<std::string> verbs;
  for (const char* text :
       {"pitch strike-out", "pitch strike-out-2", "pitch fly-ball", "pitch run-out", "pitch caught",
        "pitch caught-2", "pitch pitch-out", "bat long-ball", "bat top", "bat heart", "bat contact",
        "bat slap", "steal", "leave", "refresh", "keep"}) {
    const auto action = Rules::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Rules::text(*action), text);
    verbs.insert(text);
  }
  EXPECT_EQ(verbs.size(), 16U);
}

TEST(Notation, NothingElseIsRead) {
  for (const char* text : {"",
                           " ",
                           "pitch",
                           "pitch ",
                           "bat",
                           "bat ",
                           "pitch slap",
                           "bat caught",
                           "bat pitch-out",
                           "pitch 1",
                           "Pitch caught",
                           "pitch caught ",
                           " pitch caught",
                           "pitch  caught",
                           "pitch caught-3",
                           "pitch caught 2",
                           "steal 1",
                           "steal ",
                           "leave it",
                           "swing",
                           "ball",
                           "refreshed",
                           "keep keep",
                           "bat base-1",
                           "pitch mound",
                           "bat Slap"}) {
    EXPECT_FALSE(Rules::parse(text)) << '"' << text << '"';
  }
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
