// Rule 10: hands, refresh and the relief pitcher.

#include "ballgame.h"

namespace raindelay::quick_baseball::test {
namespace {

/// The batter down to the Slap after four hits; the pitcher has `fly-ball` and `strike-out-2` left,
/// and the Pitch Out. The batter is asked.
Ballgame batterAtOne() {
  Ballgame game;
  game.play("bat long-ball", "caught").play("bat heart", "strike-out");
  game.play("bat contact", "run-out").play("bat top", "caught-2");
  EXPECT_EQ(game.hand(0), "slap");
  EXPECT_EQ(game.hand(1), "fly-ball pitch-out strike-out-2");
  return game;
}
/// The batter as above, the pitcher down to `strike-out-2`. The batter is asked.
Ballgame bothAtOne() {
  Ballgame game = batterAtOne();
  game.act("keep").play("leave", "fly-ball");
  EXPECT_EQ(game.hand(1), "pitch-out strike-out-2");
  return game;
}
/// The pitcher down to `strike-out-2`, one out, the batter's hand whole. The pitcher is asked.
Ballgame pitcherAtOne() {
  Ballgame game;
  for (const char* card : {"fly-ball", "run-out", "caught", "caught-2", "strike-out"}) {
    EXPECT_TRUE(game.allows("leave")) << "nobody is asked yet";
    game.play("leave", card);
  }
  return game;
}
/// Likewise, but one batting card is discarded.
Ballgame pitcherAtOneBatterAtFour() {
  Ballgame game;
  game.play("bat slap", "fly-ball");
  for (const char* card : {"run-out", "caught", "caught-2", "strike-out"}) {
    game.play("leave", card);
  }
  return game;
}

/// It is `seat` that is asked, and both answers are allowed (or only `refresh`).
void expectAsked(const Ballgame& game, int seat, bool must = false) {
  EXPECT_EQ(game.turn(), seat);
  EXPECT_EQ(game.legal(), must ? "refresh" : "refresh, keep");
}
/// Nobody is asked: the batter chooses for the next pitch.
void expectPitch(const Ballgame& game) {
  EXPECT_EQ(game.turn(), static_cast<int>(game.batting()));
  EXPECT_TRUE(game.allows("leave"));
  EXPECT_FALSE(game.allows("refresh"));
  EXPECT_FALSE(game.allows("keep"));
}

TEST(Refresh, R10_1_ThePitchOutIsNeverDiscarded) {
  Ballgame game;
  game.play("leave", "pitch-out");
  EXPECT_EQ(game.hand(1), kWholePitch);
  game.play("bat slap", "pitch-out");
  EXPECT_EQ(game.hand(1), kWholePitch);
  game.walk().play("steal", "pitch-out");
  EXPECT_EQ(game.hand(1), kWholePitch);
  EXPECT_EQ(game.discards(), " | ");
}

TEST(Refresh, R10_1_ThePitchOutIsntCounted) {
  Ballgame game = pitcherAtOne();
  EXPECT_EQ(game.hand(1), "pitch-out strike-out-2");
  expectAsked(game, 1);
}

TEST(Refresh, R10_2_TheBatterWithOneCardMayTakeHerDiscardsBack) {
  Ballgame game = batterAtOne();
  expectAsked(game, 0);
  game.act("refresh");
  EXPECT_EQ(game.hand(0), kWholeBat);
  EXPECT_EQ(game.at("discard.bat"), "");
  EXPECT_EQ(game.at("discard.pitch"), "caught strike-out run-out caught-2") << "only her own";
}

TEST(Refresh, R10_2_ThePitcherWithOneCardMayTakeHisDiscardsBack) {
  Ballgame game = pitcherAtOne();
  game.act("refresh");
  EXPECT_EQ(game.hand(1), kWholePitch);
  EXPECT_EQ(game.at("discard.pitch"), "");
  expectPitch(game);
}

TEST(Refresh, R10_2_NobodyIsAskedWithTwoCards) {
  Ballgame game;
  game.play("bat long-ball", "caught")
      .play("bat heart", "strike-out")
      .play("bat contact", "run-out");
  EXPECT_EQ(game.hand(0), "slap top");
  expectPitch(game);
}

TEST(Refresh, R10_3_ThePitcherMayFollowTheBatterWithMoreThanOneCard) {
  Ballgame game = batterAtOne();
  game.act("refresh");
  expectAsked(game, 1);
  game.act("refresh");
  EXPECT_EQ(game.hand(1), kWholePitch);
  EXPECT_EQ(game.discards(), " | ");
  expectPitch(game);
}

TEST(Refresh, R10_3_TheBatterMayFollowThePitcherWithMoreThanOneCard) {
  Ballgame game = pitcherAtOneBatterAtFour();
  expectAsked(game, 1);
  game.act("refresh");
  expectAsked(game, 0);
  game.act("refresh");
  EXPECT_EQ(game.hand(0), kWholeBat);
  expectPitch(game);
}

TEST(Refresh, R10_4_ABatterWithoutACardMust) {
  Ballgame game = batterAtOne();
  game.act("keep").play("bat slap", "fly-ball");
  EXPECT_EQ(game.hand(0), "");
  expectAsked(game, 0, true);
  EXPECT_NE(game.refusal("keep"), "");
  game.act("refresh");
  EXPECT_EQ(game.hand(0), kWholeBat);
}

TEST(Refresh, R10_4_APitcherWithoutACardButThePitchOutMust) {
  Ballgame game = pitcherAtOne();
  game.act("keep").play("leave", "strike-out-2");
  EXPECT_EQ(game.hand(1), "pitch-out");
  expectAsked(game, 1, true);
  game.act("refresh");
  EXPECT_EQ(game.hand(1), kWholePitch);
}

TEST(Refresh, R10_5_NoIsAllowedWithOneCardAndAskedAgainBeforeTheNextPitch) {
  Ballgame game = batterAtOne();
  game.act("keep");
  EXPECT_EQ(game.hand(0), "slap");
  expectPitch(game);
  game.play("leave", "pitch-out");
  expectAsked(game, 0);

  Ballgame pitcher = pitcherAtOne();
  pitcher.act("keep");
  expectPitch(pitcher);
  pitcher.play("leave", "pitch-out");
  expectAsked(pitcher, 1);
}

TEST(Refresh, R10_5_WhoMayFollowNeednt) {
  Ballgame pitcher = batterAtOne();
  pitcher.act("refresh").act("keep");
  EXPECT_EQ(pitcher.hand(1), "fly-ball pitch-out strike-out-2");
  EXPECT_EQ(pitcher.fact("relief.1"), "no");
  expectPitch(pitcher);

  Ballgame batter = pitcherAtOneBatterAtFour();
  batter.act("refresh").act("keep");
  EXPECT_EQ(batter.hand(0), "contact heart long-ball top");
  expectPitch(batter);
}

/// 10.6: the order of asking; `asked` are the answers in turn, by the seat that gives them.
struct Order {
  const char* position;  ///< the side that is down to one card
  std::vector<std::pair<int, const char*>> answers;
};

TEST(Refresh, R10_6_BatterThenPitcherThenBatter) {
  const std::vector<Order> orders{
      {"batter", {{0, "refresh"}, {1, "refresh"}}},
      {"batter", {{0, "refresh"}, {1, "keep"}}},
      {"batter", {{0, "keep"}}},
      {"both", {{0, "refresh"}, {1, "refresh"}}},
      {"both", {{0, "refresh"}, {1, "keep"}}},
      {"both", {{0, "keep"}, {1, "keep"}}},
      {"both", {{0, "keep"}, {1, "refresh"}, {0, "refresh"}}},
      {"both", {{0, "keep"}, {1, "refresh"}, {0, "keep"}}},
      {"pitcher", {{1, "keep"}}},
      {"pitcher", {{1, "refresh"}, {0, "refresh"}}},
      {"pitcher", {{1, "refresh"}, {0, "keep"}}},
  };
  for (const Order& order : orders) {
    const std::string position = order.position;
    Ballgame game = position == "batter" ? batterAtOne()
                    : position == "both" ? bothAtOne()
                                         : pitcherAtOneBatterAtFour();
    std::string said = position;
    std::array<bool, 2> refreshed{};
    for (const auto& [seat, answer] : order.answers) {
      said += " " + std::to_string(seat) + " " + answer;
      SCOPED_TRACE(said);
      expectAsked(game, seat);
      game.act(answer);
      if (std::string_view(answer) == "refresh") refreshed[static_cast<std::size_t>(seat)] = true;
    }
    SCOPED_TRACE(said);
    expectPitch(game);
    EXPECT_EQ(game.hand(0) == kWholeBat, refreshed[0]);
    EXPECT_EQ(game.hand(1) == kWholePitch, refreshed[1]);
    EXPECT_EQ(game.fact("relief.1"), refreshed[1] ? "yes" : "no");
    EXPECT_EQ(game.fact("relief.0"), "no");
  }
}

TEST(Refresh, R10_6_ABatterWithoutACardIsAskedFirstAndThenThePitcher) {
  Ballgame game = batterAtOne();
  game.act("keep").play("bat slap", "fly-ball");
  expectAsked(game, 0, true);
  game.act("refresh");
  expectAsked(game, 1);
  game.act("keep");
  expectPitch(game);
}

TEST(Refresh, R10_6_AWholePitcherIsAskedOnlyWithDiscards) {
  Ballgame game = bothAtOne();
  game.act("keep").act("refresh").act("keep");
  // The pitcher is whole now, the batter still at one: she is asked before the next pitch, and he
  // has nothing to take back.
  game.play("leave", "pitch-out");
  expectAsked(game, 0);
  game.act("refresh");
  expectPitch(game);
}

TEST(Refresh, R10_6_ThePitcherMayFollowOnlyBeforeTheNextPitch) {
  Ballgame game = batterAtOne();
  game.act("refresh").act("keep").play("leave", "pitch-out");
  EXPECT_EQ(game.hand(1), "fly-ball pitch-out strike-out-2");
  expectPitch(game);
}

TEST(Refresh, R10_7_WhoHasNothingDiscardedIsntAsked) {
  Ballgame game = pitcherAtOne();
  game.act("refresh");
  expectPitch(game);
  EXPECT_EQ(game.turn(), 0) << "the batter had discarded nothing";
}

// --- The relief pitcher

TEST(Relief, R10_8_ThePitchersFirstRefreshBringsHimIn) {
  Ballgame game = pitcherAtOne();
  EXPECT_EQ(game.fact("relief.1"), "no");
  EXPECT_EQ(game.at("mound"), "mound");
  game.act("refresh");
  EXPECT_EQ(game.fact("relief.1"), "yes");
  EXPECT_EQ(game.fact("relief.0"), "no");
  EXPECT_EQ(game.at("mound"), "mound-relief");
}

TEST(Relief, R10_8_TheBattersRefreshBringsNobodyIn) {
  Ballgame game = batterAtOne();
  game.act("refresh").act("keep");
  EXPECT_EQ(game.fact("relief.1"), "no");
  EXPECT_EQ(game.fact("relief.0"), "no");
}

TEST(Relief, R10_8_EachTeamHasOne) {
  Ballgame game;
  game.sideOutWithRelief().sideOutWithRelief();
  EXPECT_EQ(game.fact("relief.1"), "yes");
  EXPECT_EQ(game.fact("relief.0"), "yes");
}

TEST(Relief, R10_8_AKeptHandBringsNobodyIn) {
  Ballgame game = pitcherAtOne();
  game.act("keep");
  EXPECT_EQ(game.fact("relief.1"), "no");
}

TEST(Relief, R10_9_HeStaysForTheRestOfTheGame) {
  Ballgame game;
  game.sideOutWithRelief().sideOut();
  for (int inning = 2; inning <= 8; ++inning) {
    EXPECT_EQ(game.inning(), "top " + std::to_string(inning));
    EXPECT_EQ(game.fact("relief.1"), "yes");
    EXPECT_EQ(game.at("mound"), "mound-relief") << "Home pitches";
    Ballgame fork = game;
    fork.play("bat long-ball", "strike-out-2");
    EXPECT_EQ(fork.outcome(), ". . ., 0 out, +1, next");
    game.sideOut();
    EXPECT_EQ(game.at("mound"), "mound") << "the Visitor pitches";
    game.sideOut();
  }
}

TEST(Relief, R10_10_FollowingTheBatterBringsHimInToo) {
  Ballgame game = batterAtOne();
  game.act("refresh").act("refresh");
  EXPECT_EQ(game.fact("relief.1"), "yes");
  game.play("bat long-ball", "strike-out-2");
  EXPECT_EQ(game.outcome(), ". . ., 0 out, +3, next") << "the red border was active";
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
