// Rules 3.6 to 5.11: every result of every play from every state of the bases and the outs, as
// page.h has them, with what it does to the gloves; and the published examples.

#include "ballgame.h"

namespace raindelay::rallybird::test {
namespace {

/// The zones, each once, whose gloves are candidates for what the defence may or must do, by rule
/// 6.
std::string wearing(const Ballgame& laid, const Play& play, std::string_view bases) {
  std::string fronts;
  std::string backs;
  for (const char zone : kZones) {
    if (testedBy(play, bases).find(zone) == std::string_view::npos) continue;
    const std::string code = laid.at(std::string("zone.") + zone);
    if (!code.empty()) (isBack(code) ? backs : fronts) += zone;
  }
  return backs.empty() ? fronts : backs;
}

/// `3/1 3/2' …` once the glove of that zone is turned or removed.
std::string worn(const Ballgame& laid, char zone) {
  std::string gloves = laid.gloves();
  const std::string code = laid.at(std::string("zone.") + zone);
  const std::string name = gloveOf(code) + (isBack(code) ? "'" : "");
  const auto at = gloves.find(name);
  if (!isBack(code)) return gloves.insert(at + 3, "'");
  return gloves.erase(at, std::min(name.size() + 1, gloves.size() - at));
}

class Cell : public testing::TestWithParam<Play> {
 protected:
  /// The play from there, with all that rules 4 to 6 say of it.
  static void expectCell(const Ballgame& from, const Play& play, std::string_view bases, int outs,
                         char relation) {
    SCOPED_TRACE(std::string(bases) + ", " + std::to_string(outs) + " out, " + relation);
    const std::string text = "play " + std::string(play.code);
    const Outcome expected = outcomeOf(play, relation, bases, outs);
    EXPECT_EQ(from.allows(text), expected.possible);
    if (!expected.possible) return;
    Ballgame game = from;
    game.choose(std::string(play.code)).lay();
    const Ballgame laid = game;
    game.roll(relation);
    if (play.code == "home-run" && relation == '>') game.roll(relation);
    EXPECT_EQ(game.outcome(), say(expected, outs));
    if (outs + expected.outs == 3) return;
    const bool wears = expected.moved && play.code != "take-the-pitch";
    const std::string zones = wears ? wearing(laid, play, bases) : "";
    if (zones.size() == 2) {
      EXPECT_EQ(game.legal(), std::string("wear ") + zones[0] + ", wear " + zones[1]);
      EXPECT_EQ(game.turn(), 1) << "6.4: the defence";
      game.act(std::string("wear ") + zones[1]);
    }
    EXPECT_EQ(game.gloves(), zones.empty() ? laid.gloves() : worn(laid, zones.back()));
    EXPECT_TRUE(game.asked("play")) << "3.12";
  }
};

TEST_P(Cell, FromEveryStateOfTheBasesAndTheOuts) {
  const Play play = GetParam();
  const Setting setting{.aside = play.code == "deep-left" ? "deep-right" : "deep-left"};
  for (const std::string_view bases : kBases) {
    for (const int outs : {0, 1, 2}) {
      Ballgame from(setting);
      from.reach(bases, outs);
      for (const char relation : {'<', '=', '>'}) expectCell(from, play, bases, outs, relation);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Plays, Cell, testing::ValuesIn(kPlays), [](const auto& test) {
  std::string name = std::string("R") + test.param.rule + "_" + std::string(test.param.code);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
  return name;
});

TEST(Plays, R4_SeventeenOfThem) {
  std::string all;
  for (const Play& play : kPlays) all += (all.empty() ? "" : " ") + std::string(play.code);
  Ballgame game;
  const std::vector<std::string> hand = words(game.at("hand.0", 0));
  EXPECT_EQ(std::set<std::string>(hand.begin(), hand.end()).size(), 17U) << all;
  for (const std::string& code : hand) playOf(code);
}

/// Rule 3.10: the three photographs of the published rules.
struct Pictured {
  const char* where;
  const char* outcome;
};

TEST(Pictured, R3_10_InfieldLeftAgainstASevenFromEveryPictureOfThePublishedRules) {
  for (const Pictured& one : {Pictured{"D=3/1 A=5/3", "xx---+0"}, Pictured{"D=3/1 A=4/2", "x1--+0"},
                              Pictured{"D=3/1 A=3/2", "12-+0"}}) {
    Ballgame game;
    game.reach("1--").choose("infield-left").lay(one.where).act("dice 3 4");
    EXPECT_EQ(game.outcome(), one.outcome) << one.where;
  }
  Ballgame third;
  third.reach("123").choose("infield-left").lay("D=3/1 A=3/2").act("dice 3 4");
  EXPECT_EQ(third.outcome(), "123+1") << "from third, a run scores";
}

TEST(Compare, R3_7_EverySumOfTwoDiceInEitherOrder) {
  Ballgame from;
  from.reach("1--").choose("infield-left").lay("D=3/1 A=4/2");
  for (int one = 1; one <= 6; ++one) {
    for (int two = 1; two <= 6; ++two) {
      Ballgame game = from;
      game.act("dice " + std::to_string(one) + " " + std::to_string(two));
      const int sum = one + two;
      EXPECT_EQ(game.outcome(), sum < 7 ? "xx---+0" : sum == 7 ? "x1--+0" : "12-+0") << sum;
    }
  }
}

struct Thrown {
  const char* gloves;
  int sum;
  Compared compared;
};

TEST(Compare, R3_7_TheThrowIsToldBesideTheGloves) {
  for (const Thrown& row :
       {Thrown{"D=3/1 A=5/3", 8, Compared::kLess}, Thrown{"D=3/1 A=4/3", 7, Compared::kEqual},
        Thrown{"D=3/1 A=3/2", 6, Compared::kMore}}) {
    Ballgame game;
    game.choose("infield-left").lay(row.gloves).act("dice 4 3");
    const auto told = Events::firstIn<Rolled>(game.log.happenings);
    ASSERT_TRUE(told) << row.gloves;
    EXPECT_EQ(told->first, 4);
    EXPECT_EQ(told->second, 3);
    EXPECT_EQ(told->sum, 7);
    EXPECT_EQ(told->gloves, row.sum);
    EXPECT_EQ(told->compared, row.compared);
  }
}

TEST(Compare, R3_8_AZoneNamedTwiceOrThreeTimesCountsSoOften) {
  struct Row {
    const char* bases;
    const char* play;
    const char* where;
    int sum;
  };
  for (const Row& row :
       {Row{"---", "grounder-right", "C=4/2", 8}, Row{"1--", "steal-2b", "B=3/2", 9},
        Row{"-2-", "take-the-pitch", "B=5/3 D=3/1", 10},
        Row{"1--", "take-the-pitch", "B=5/3 D=3/1", 6}, Row{"---", "home-run", "E=5/3 F=3/1", 8}}) {
    for (const int difference : {-1, 0, 1}) {
      Ballgame game;
      game.reach(row.bases).choose(row.play).lay(row.where);
      EXPECT_EQ(game.target(), row.sum);
      game.roll(row.sum + difference);
      const bool home = std::string_view(row.play) == "home-run";
      if (home && difference == 1) game.roll(row.sum + difference);
      const char relation = difference < 0 ? '<' : difference == 0 ? '=' : '>';
      EXPECT_EQ(game.outcome(), say(outcomeOf(playOf(row.play), relation, row.bases, 0), 0))
          << row.play << relation;
    }
  }
}

TEST(Compare, R4_21_HomeRunMustSucceedTwice) {
  for (const char second : {'<', '=', '>'}) {
    Ballgame game;
    game.reach("1--", 1).choose("home-run").lay().roll('>');
    EXPECT_EQ(game.turn(), -2) << "the second throw";
    EXPECT_EQ(game.number("outs"), 1);
    game.roll(second);
    EXPECT_EQ(game.outcome(), second == '>' ? "---+2" : "x1--+0");
  }
}

TEST(Compare, R4_22_AFirstThrowThatFailsIsTheOnlyOne) {
  for (const char first : {'<', '='}) {
    Ballgame game;
    game.bat("home-run", first);
    EXPECT_EQ(game.outcome(), "x---+0");
    EXPECT_TRUE(game.asked("play"));
  }
}

}  // namespace
}  // namespace raindelay::rallybird::test
