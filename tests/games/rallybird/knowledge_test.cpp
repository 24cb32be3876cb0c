// Rules 10 and 11: what a seat may know, and the notation.

#include "support/knowledge.h"

#include "ballgame.h"

namespace raindelay::rallybird::test {
namespace {

using raindelay::test::knowledgeOf;
using Knowledge = raindelay::test::Knowledge<Rules>;

constexpr int kSamples = 4000;

/// Moments at which a play is to be chosen; the last ones by Home.
std::vector<Ballgame> moments() {
  std::vector<Ballgame> all(3);
  all[0].ready();
  all[1].reach("1--");
  all[2].reach("12-", 2).bat("steal-3b", '=').ready();
  for (std::size_t i = 0; i < 2; ++i) {
    all.push_back(Ballgame().sideOut());
    all.back().reach(i == 0 ? "---" : "1-3");
  }
  for (Ballgame& one : all) one.log.happenings.clear();
  return all;
}

TEST(Knowledge, R10_1_WhatIsSetAsideTheOffenceAloneKnows) {
  for (const int offence : {0, 1}) {
    Ballgame before;
    if (offence == 1) before.sideOut();
    before.log.happenings.clear();
    std::vector<Knowledge> ofDefence;
    std::set<std::string> ofOffence;
    for (const Play& play : kPlays) {
      Ballgame game = before;
      game.aside(std::string(play.code));
      EXPECT_EQ(game.at("aside", 1 - offence), "?");
      ofOffence.insert(game.at("aside", offence));
      ofDefence.push_back(knowledgeOf(game, 1 - offence));
      EXPECT_TRUE(ofDefence.back() == ofDefence.front()) << play.code;
    }
    EXPECT_EQ(ofOffence.size(), 17U);
    const Audience audience =
        Rules::audience(*Rules::parse("aside-" + std::to_string(offence) + " bunt-hit"));
    EXPECT_TRUE(audience.includes(Seat(offence)));
    EXPECT_FALSE(audience.includes(Seat(1 - offence)));
  }
}

TEST(Knowledge, R10_1_WhatIsSetAsideIsToldToTheOffenceAlone) {
  for (const int offence : {0, 1}) {
    Ballgame game;
    if (offence == 1) game.sideOut();
    game.log = {};
    game.aside("bunt-hit");
    for (const int seat : {0, 1}) {
      std::vector<Happening> learned;
      for (const Happening& one : game.log.happenings) {
        if (const auto visible = seen(one, Seat(seat))) learned.push_back(*visible);
      }
      const auto told = Events::firstIn<SetAside>(learned);
      ASSERT_TRUE(told) << seat;
      EXPECT_EQ(told->team, Seat(offence));
      EXPECT_EQ(Rules::faceCode(told->play), seat == offence ? "bunt-hit" : "");
    }
  }
}

TEST(Knowledge, R10_2_WhatIsChosenStaysHiddenUntilTheGlovesLie) {
  for (const Ballgame& before : moments()) {
    const int offence = before.turn();
    std::optional<Knowledge> chosen;
    std::optional<Knowledge> laying;
    for (const Action choice : before.rules.legal(before.state)) {
      Ballgame game = before;
      game.choose(Rules::text(choice).substr(5));
      EXPECT_EQ(game.at("play", 1 - offence), "?");
      EXPECT_EQ("play " + game.at("play", offence), Rules::text(choice));
      if (!chosen) chosen = knowledgeOf(game, 1 - offence);
      EXPECT_TRUE(knowledgeOf(game, 1 - offence) == *chosen) << Rules::text(choice);
      for (int zone = 0; zone < 5; ++zone) {
        game.act(words(game.legal()).at(0) + " " + words(game.legal()).at(1).substr(0, 5));
      }
      if (!laying) laying = knowledgeOf(game, 1 - offence);
      EXPECT_TRUE(knowledgeOf(game, 1 - offence) == *laying) << Rules::text(choice);
      game.act(game.legal());
      EXPECT_EQ("play " + game.at("play", 1 - offence), Rules::text(choice)) << "now it is shown";
    }
    EXPECT_FALSE(chosen->learned.empty()) << "a card that is laid down is seen being laid";
  }
}

/// The count of each play at a place in samples of the seat's knowledge.
std::map<std::string, int> sampled(const Ballgame& game, int seat, const std::string& place) {
  const View view = game.rules.view(game.state, Seat(seat));
  std::map<std::string, int> drawn;
  Stream random(7, "sample");
  for (int i = 0; i < kSamples; ++i) {
    Ballgame sample = game;
    sample.state = game.rules.sample(view, random);
    ++drawn[sample.at(place, 1 - seat)];
  }
  return drawn;
}
/// Checks that these plays came, no others, and all about as often.
void expectEven(const std::map<std::string, int>& drawn, const std::set<std::string>& plays) {
  const double even = static_cast<double>(kSamples) / static_cast<double>(plays.size());
  for (const auto& [play, count] : drawn) EXPECT_NEAR(count, even, even / 4) << play;
  for (const std::string& play : plays) EXPECT_TRUE(drawn.contains(play)) << play;
  EXPECT_EQ(drawn.size(), plays.size());
}

TEST(Knowledge, R10_2_EveryPlayThatTheBasesAllowIsAsLikelyToTheDefence) {
  for (const Ballgame& before : moments()) {
    Ballgame game = before;
    game.choose(Rules::text(before.rules.legal(before.state)[0]).substr(5));
    std::set<std::string> plays;
    for (const Play& play : kPlays) {
      if (outcomeOf(play, '<', before.bases(), 0).possible) plays.emplace(play.code);
    }
    expectEven(sampled(game, game.turn(), "play"), plays);
  }
}

TEST(Knowledge, R10_3_WhatWasShownInThisHalfInningIsntSetAside) {
  Ballgame game;
  game.bat("take-the-pitch", '>').bat("steal-2b", '=').bat("home-run", '<').ready();
  std::set<std::string> plays;
  for (const Play& play : kPlays) plays.emplace(play.code);
  for (const char* shown : {"take-the-pitch", "steal-2b", "home-run"}) plays.erase(shown);
  expectEven(sampled(game, 1, "aside"), plays);
  game.sideOut().ready();
  for (const char* again : {"take-the-pitch", "steal-2b", "home-run"}) plays.insert(again);
  expectEven(sampled(game, 0, "aside"), plays);
}

TEST(Knowledge, R10_3_WhatLiesBesideThePlateIsntSetAside) {
  Ballgame game;
  game.choose("deep-right");
  const View view = game.rules.view(game.state, Seat(1));
  Stream random(7, "sample");
  for (int i = 0; i < kSamples; ++i) {
    Ballgame sample = game;
    sample.state = game.rules.sample(view, random);
    EXPECT_NE(sample.at("play", 0), sample.at("aside", 0));
  }
}

TEST(Knowledge, R10_3_GlovesRunnersAndDiceAreOpen) {
  Ballgame game;
  game.reach("1-3").choose("drive-left").lay().roll('>');
  for (const char* place : {"gloves", "lost", "base.1", "base.3", "zone.A", "dice"}) {
    EXPECT_EQ(game.at(place, 0), game.at(place, 1)) << place;
    EXPECT_EQ(game.at(place, 0).find('?'), std::string::npos) << place;
  }
}

TEST(Knowledge, R10_4_WhatWasSetAsideIsntShownAfterwards) {
  std::optional<Knowledge> first;
  for (const char* aside : {"deep-left", "home-run", "bunt-hit"}) {
    Ballgame game({.aside = aside});
    game.sideOut();
    if (!first) first = knowledgeOf(game, 1);
    EXPECT_TRUE(knowledgeOf(game, 1) == *first) << aside;
  }
}

TEST(Notation, R11_EveryActionHasItsText) {
  for (const char* text :
       {"keep-icon 5/4", "keep-icon 4/6", "place A=5/3", "place B=4/3", "place C=4/2",
        "place D=3/2", "place E=3/1", "place F=5/4", "place A=4/6", "place F=-", "reroll", "stand",
        "wear A", "wear F", "dice 1 1", "dice 6 3", "aside-0 deep-right"}) {
    const auto action = Rules::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Rules::text(*action), text);
  }
  for (const Play& play : kPlays) {
    for (const std::string verb : {"play ", "aside-0 ", "aside-1 "}) {
      const auto action = Rules::parse(verb + std::string(play.code));
      ASSERT_TRUE(action) << play.code;
      EXPECT_EQ(Rules::text(*action), verb + std::string(play.code));
    }
  }
  for (const char* text : {"",
                           "play",
                           "play deep",
                           "keep-icon 5/5",
                           "keep-icon",
                           "place G=5/3",
                           "place A=5/5",
                           "place A",
                           "place A=",
                           "wear",
                           "wear G",
                           "wear a",
                           "dice 0 1",
                           "dice 7 1",
                           "dice 12",
                           "dice 3  4",
                           "reroll 1",
                           "aside-0",
                           "aside deep-left",
                           "Reroll",
                           "play  deep-left",
                           "play deep-left "}) {
    EXPECT_FALSE(Rules::parse(text)) << text;
  }
}

}  // namespace
}  // namespace raindelay::rallybird::test
