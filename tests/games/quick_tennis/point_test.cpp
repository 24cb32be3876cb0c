// Rules 1 to 6: cards, the serve, the rally, calls, recovery, and running out of cards.

#include <array>
#include <utility>

#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

// --- 1: court and cards

TEST(Court, R1_1_QuadrantsAndDiagonals) {
  const std::array<std::string_view, 4> names{
      "the first player's back right", "the first player's back left",
      "the first player's front left", "the first player's front right"};
  for (Quadrant a = 1; a <= kQuadrants; ++a) {
    const auto place = static_cast<std::size_t>(courtPlace(Seat(0), a).index());
    EXPECT_EQ(Rules::info().places[place].name.source, names[a - 1U]);
    for (Quadrant b = 1; b <= kQuadrants; ++b) {
      const bool across = spotOf(a).left != spotOf(b).left;
      const bool along = spotOf(a).front != spotOf(b).front;
      EXPECT_EQ(sameSide(a, b), !across) << int{a} << int{b};
      EXPECT_EQ(diagonal(a, b), across && along) << int{a} << int{b};
    }
  }
}

TEST(Cards, R1_2_EachHasSixCards_1_1_2_2_3_4) {
  EXPECT_EQ(Tennis().at("hand.0", 0), "red-1 red-1b red-2 red-2b red-3 red-4");
  EXPECT_EQ(Tennis().at("hand.1", 1), "blue-1 blue-1b blue-2 blue-2b blue-3 blue-4");
}

TEST(Cards, R1_3_ACardIsATargetForTheHitterAndAPlaceForTheReceiver) {
  Tennis match;
  match.rally().act("hit 3; run 2; no-call");
  EXPECT_EQ(match.fact("ball"), "0.3") << "on the server's side";
  EXPECT_EQ(match.fact("stands.0"), "2");
}

TEST(Cards, R1_4_PlayedCardsAreSpentUntilThePointEnds) {
  Tennis match;
  match.act("serve 3; return 2; return 3; set");
  EXPECT_EQ(match.pair("left"), "5-4");
  EXPECT_EQ(match.at("spent.0"), "red-3");
  EXPECT_EQ(match.refusal("hit 3"), "spent");
  match.act("hit 1; run 2; no-call; recover 4; hit 2'; run 1'; no-call");
  EXPECT_EQ(match.pair("left"), "2-2");
  match.act("concede");
  EXPECT_EQ(match.pair("left"), "6-6");
  EXPECT_EQ(match.at("spent.0") + match.at("spent.1"), "");
}

// --- 2: a point

TEST(Point, R2_1_ServeThenRallyUntilSomebodyHasWon) {
  Tennis match;
  const auto now = [&] { return match.fact("phase") + ' ' + match.fact("hitter"); };
  EXPECT_EQ(now(), "serve 0");
  match.rally();
  EXPECT_EQ(now(), "hit 1") << "who received is the hitter";
  match.stroke(2, 2);
  EXPECT_EQ(now(), "hit 0");
  match.stroke(2, 2);
  EXPECT_EQ(now(), "hit 1");
  EXPECT_EQ(match.fact("strokes"), "4");
  match.stroke(3, 1);
  EXPECT_EQ(now(), "serve 0") << "the next point";
  EXPECT_EQ(match.score(), "0-1");
}

TEST(Point, R2_2_AtTheStartTheServerHasTheBallInQuadrant1) {
  const Tennis match;
  EXPECT_EQ(match.score(), "0-0");
  EXPECT_EQ(match.fact("ball"), "0.1");
  EXPECT_EQ(match.pair("left"), "6-6");
}

TEST(Point, R2_2_BothBeginInQuadrant1_OnEverySecondPointIn2) {
  Tennis match;
  for (const char* start : {"1-1", "2-2", "1-1", "2-2"}) {
    EXPECT_EQ(match.pair("stands"), start);
    match.point(0);
  }
  match.points("0011");  // the second game, by now: 2–2, an even number of points
  EXPECT_EQ(match.pair("stands"), "1-1");
  match.points("01");  // 3–3, deuce
  EXPECT_EQ(match.pair("stands"), "1-1");
  EXPECT_EQ(match.point(1).pair("stands"), "2-2") << "advantage";
  EXPECT_EQ(match.point(0).pair("stands"), "1-1") << "deuce again";
}

TEST(Point, R2_3_WhereOneStandsBindsNothing) {
  EXPECT_EQ(Tennis().legal(), "serve 1, serve 1', serve 2, serve 2', serve 3, serve 4");
  Tennis match;
  match.act("serve 1");
  EXPECT_EQ(match.legal(), "return 1, return 1', return 2, return 2', return 3, return 4");
}

// --- 3: the serve

TEST(Serve, R3_2_OneToThreeCardsAreLaid) {
  Tennis match;
  match.act("serve 4");
  EXPECT_EQ(match.refusal("set"), "one-return");
  EXPECT_TRUE(match.act("return 1").allows("set"));
  match.act("return 2; return 3");
  EXPECT_EQ(match.legal(), "set") << "three is the most";
}

TEST(Serve, R3_3_And_3_4_AMatchGoesOn_NoMatchIsAnAce) {
  const std::vector<std::vector<int>> answers{
      {1}, {2}, {3}, {4}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {1, 2, 3}, {1, 3, 4}, {2, 3, 4}};
  for (int target = 1; target <= 4; ++target) {
    for (const auto& answer : answers) {
      SCOPED_TRACE(target);
      Tennis match;
      match.play("serve", target);
      for (const int card : answer) match.play("return", card);
      match.act("set");
      const bool there = std::find(answer.begin(), answer.end(), target) != answer.end();
      EXPECT_EQ(match.told("ace"), !there);
      EXPECT_EQ(match.told("returned"), there);
      EXPECT_EQ(match.score(), there ? "0-0" : "1-0");
      EXPECT_EQ(match.turn(), there ? 1 : 0);
      EXPECT_EQ(match.fact("phase"), there ? "hit" : "serve") << "of an ace there is no recovery";
      if (there) {
        EXPECT_EQ(match.number("stands.1"), target);
        EXPECT_EQ(match.fact("ball"), "1." + std::to_string(target));
      }
    }
  }
}

TEST(Serve, R3_4_WhoeverIsAcedStandsWhereTheFirstCardSays) {
  Tennis match;
  match.act("serve 3; return 2; return 4; set");
  const auto steps = [&](int from, int to) {
    return std::count_if(
        match.log.happenings.begin(), match.log.happenings.end(), [&](const Happening& one) {
          const auto* move = std::get_if<Move>(&one);
          return move != nullptr && move->face == playerFace(Seat(1)) &&
                 move->from == courtPlace(Seat(1), from) && move->to == courtPlace(Seat(1), to);
        });
  };
  ASSERT_TRUE(match.told("ace"));
  EXPECT_EQ(steps(1, 2), 1);
  EXPECT_EQ(match.pair("stands"), "2-2") << "where the next point begins";
}

TEST(Serve, R3_5_ThereIsNoCall) {
  Tennis match;
  match.act("serve 4");
  EXPECT_EQ(match.refusal("lob"), "not-now");
  match.act("return 4; set");
  EXPECT_EQ(match.refusal("drop"), "not-now");
}

// --- 4 to 6: strokes. The page's rules, worked out from the positions of the quadrants.

struct Called {
  const char* text;
  int target;  ///< the quadrant it lands in; 0: the call isn't allowed
};
Called called(const std::string& call, int aimed) {
  if (call == "no-call") return {"no-call", aimed};
  const bool lob = call == "lob";
  // A lob takes a front quadrant to the back one of its side, a drop shot the other way.
  if (spotOf(aimed).front != lob) return {"", 0};
  for (int target = 1; target <= 4; ++target) {
    if (spotOf(target).left == spotOf(aimed).left && target != aimed) {
      return {lob ? "lob" : "drop", target};
    }
  }
  return {"", 0};
}

/// `returned`, `read`, `lost`, or `recovers` if a second card may still save it.
std::string outcome(int target, int place, bool isCalled) {
  if (place == target) return isCalled ? "read" : "returned";
  const bool across = spotOf(place).left != spotOf(target).left;
  const bool along = spotOf(place).front != spotOf(target).front;
  if (across && along) return "lost";
  return isCalled && across ? "lost" : "recovers";
}

TEST(Stroke, R4_And_5_And_6_EveryTargetCallAndPlace) {
  int seen = 0;
  for (const std::string call : {"no-call", "lob", "drop"}) {
    for (int aimed = 1; aimed <= 4; ++aimed) {
      for (int place = 1; place <= 4; ++place) {
        SCOPED_TRACE(call + ' ' + std::to_string(aimed) + ' ' + std::to_string(place));
        Tennis match;
        match.rally().play("hit", aimed).play("run", place);
        const Called shot = called(call, aimed);
        EXPECT_EQ(match.refusal(call), shot.target == 0 ? "no-move" : "");
        if (shot.target == 0) continue;
        ++seen;
        match.act(call);
        const std::string now = outcome(shot.target, place, call != "no-call");
        // Seat 1 has hit, seat 0 received it.
        EXPECT_EQ(match.turn(), 0);
        EXPECT_EQ(match.fact("phase"), now == "returned"   ? "hit"
                                       : now == "recovers" ? "recover"
                                                           : "serve");
        EXPECT_EQ(match.score(), now == "read" ? "1-0" : now == "lost" ? "0-1" : "0-0");
        EXPECT_EQ(match.told("read"), now == "read");
        if (now == "returned" || now == "recovers") {
          EXPECT_EQ(match.number("stands.0"), place);
          EXPECT_EQ(match.fact("ball"), "0." + std::to_string(shot.target));
        }
      }
    }
  }
  EXPECT_EQ(seen, 32) << "every target has no call and exactly one call (5.3)";
}

TEST(Stroke, R4_1_TheReceiverMustPlayEvenToStay) {
  Tennis match;
  match.rally().act("hit 1'");
  EXPECT_EQ(match.turn(), 0);
  EXPECT_EQ(match.fact("stands.0"), "1");
  EXPECT_EQ(match.legal(), "run 1', run 2, run 2', run 3, run 4");
}

TEST(Stroke, R4_2_TheHitterCallsWithHisCardShownAndTheReceiversNot) {
  Tennis match;
  match.rally().act("hit 4; run 2");
  EXPECT_EQ(match.turn(), 1);
  EXPECT_EQ(match.at("slot.1", 0), "blue-4");
  EXPECT_EQ(match.at("slot.0", 1), "?");
  EXPECT_EQ(match.legal(), "lob, no-call");
}

TEST(Stroke, R4_3_WhoReturnsHitsNext) {
  Tennis match;
  match.rally().stroke(4, 4);
  EXPECT_EQ(match.hitter(), 0);
  EXPECT_EQ(match.legal(), "hit 1', hit 2, hit 2', hit 3");
}

TEST(Stroke, R4_4_WithoutAMatchHeStandsWhereHisCardSaysAndMayRecover) {
  Tennis match;
  match.rally().stroke(2, 3);
  EXPECT_EQ(match.number("stands.0"), 3);
  EXPECT_EQ(match.legal(), "recover 1', recover 2, recover 2', recover 4, concede");
}

// --- 5: lob and drop shot

TEST(Call, R5_1_TheHitterCallsOrDoesNot) {
  for (const char* call : {"lob", "no-call"}) {
    Tennis match;
    match.rally().play("hit", 4).play("run", 3);
    EXPECT_EQ(match.turn(), 1) << "the hitter";
    EXPECT_TRUE(match.allows(call));
  }
}

TEST(Call, R5_2_And_5_3_ALobGoesBackADropShotForwardOnTheSameSide) {
  struct Row {
    int aimed;
    const char* call;
    const char* ball;
    const char* refused;
  };
  for (const Row& row : {Row{4, "lob", "0.1", "drop"}, Row{3, "lob", "0.2", "drop"},
                         Row{1, "drop", "0.4", "lob"}, Row{2, "drop", "0.3", "lob"}}) {
    SCOPED_TRACE(row.aimed);
    Tennis match;
    // The receiver guesses where it was aimed: it lands along the same side.
    match.rally().play("hit", row.aimed).play("run", row.aimed);
    EXPECT_EQ(match.refusal(row.refused), "no-move");
    match.act(row.call);
    EXPECT_EQ(match.fact("ball"), row.ball);
    EXPECT_EQ(match.fact("phase"), "recover");
  }
}

TEST(Call, R5_4_AMatchedOneIsReadAndWinsThePointAtOnce) {
  Tennis match;
  match.rally().stroke(4, 1, "lob");
  EXPECT_TRUE(match.told("read"));
  EXPECT_EQ(match.score(), "1-0") << "the receiver's";
  EXPECT_EQ(match.fact("phase"), "serve");
}

TEST(Call, R5_6_AReadShotMayOnlyBeReturned) {
  Tennis match(0, {{"read-returns", "on"}});
  match.rally().stroke(4, 1, "lob");
  EXPECT_FALSE(match.told("read"));
  EXPECT_EQ(match.score(), "0-0");
  EXPECT_EQ(match.fact("phase"), "hit");
}

TEST(Call, R5_5_ComparedIsWithWhereTheCallMovedIt) {
  struct Row {
    int aimed, place;
    const char* told;
  };
  // Without the call: near enough, out of reach, and met.
  for (const Row& row : {Row{4, 3, "diagonal"}, Row{3, 1, "too-fast"}, Row{4, 4, "missed"}}) {
    Tennis match;
    match.rally().stroke(row.aimed, row.place, "lob");
    EXPECT_TRUE(match.told(row.told)) << row.told;
  }
}

// --- 6: recovery

TEST(Recovery, R6_2_NotDiagonally) {
  for (const auto& [target, place] : {std::pair{1, 3}, {3, 1}, {2, 4}, {4, 2}}) {
    Tennis match;
    match.rally().stroke(target, place);
    EXPECT_TRUE(match.told("diagonal"));
    EXPECT_EQ(match.score(), "0-1") << "the hitter's";
  }
}

TEST(Recovery, R6_3_AgainstACalledShotOnlyAlongTheSameSide) {
  Tennis along;
  along.rally().stroke(1, 1, "drop").act("recover 2");
  EXPECT_EQ(along.fact("phase"), "hit");
  Tennis across;
  across.rally().stroke(1, 3, "drop");
  EXPECT_TRUE(across.told("too-fast"));
  EXPECT_EQ(across.score(), "0-1");
  Tennis uncalled;
  uncalled.rally().stroke(4, 3);
  EXPECT_TRUE(uncalled.allows("recover 2")) << "the same way, uncalled";
}

TEST(Recovery, R6_1_AnyCardTakesHimThereAndHeHitsNext) {
  for (const char* card : {"1'", "2'", "3", "4"}) {
    Tennis match;
    match.rally().act("hit 1'; run 2; no-call");
    match.act(std::string("recover ") + card);
    EXPECT_EQ(match.number("stands.0"), 1) << "whatever the card says";
    EXPECT_EQ(match.hitter(), 0);
    EXPECT_EQ(match.pair("left"), "3-4");
  }
}

TEST(Recovery, R6_1_HeMayLetItGo) {
  Tennis match;
  match.rally().act("hit 1'; run 2; no-call; concede");
  EXPECT_EQ(match.score(), "0-1");
}

TEST(Recovery, R6_1_LettingItGoIsTold) {
  for (const int server : {0, 1}) {
    Tennis match(server);
    match.rally().act("hit 1'; run 2; no-call");
    EXPECT_FALSE(match.told("lets-go"));
    match.act("concede");
    const auto told = Events::firstIn<LetsGo>(match.log.happenings);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->by, Seat(server)) << "the receiver of that stroke";
  }
}

// --- 6.4, 6.5: running out of cards

TEST(OutOfCards, R6_4_And_6_5_WhoHasNoneToPlayLosesThePoint) {
  struct Row {
    const char* what;
    const char* line;
    const char* score;
  };
  const std::vector<Row> rows{
      {"both are empty: the hitter loses",
       "serve 1; return 1; set; hit 1'; run 1'; no-call; hit 2; run 2; no-call; "
       "hit 2'; run 2'; no-call; hit 3; run 3; no-call; hit 4; run 4; no-call",
       "0-1"},
      {"returned with the last card: he loses as the next hitter",
       "serve 1; return 1; return 4; set; hit 1'; run 1'; no-call; hit 2; run 2; no-call; "
       "hit 2'; run 2'; no-call; hit 3; run 3; no-call",
       "1-0"},
      {"the receiver, at once",
       "serve 1; return 1; return 3; return 4; set; hit 1'; run 1'; no-call; "
       "hit 2; run 2; no-call; hit 2'; run 2'; no-call",
       "1-0"},
      {"recovered with the last card",
       "serve 1; return 1; set; hit 1'; run 2; no-call; recover 3; hit 2'; run 2; no-call; "
       "hit 4; run 1'; no-call; recover 4",
       "0-1"},
      {"without a card there is no recovery",
       "serve 1; return 1; set; hit 1'; run 1'; no-call; hit 2; run 3; no-call; recover 4; "
       "hit 2; run 2'; no-call; hit 3; run 2'; no-call",
       "1-0"}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    Tennis match;
    match.act(row.line);
    EXPECT_EQ(match.score(), row.score);
    EXPECT_EQ(match.count("no-cards"), 1);
    EXPECT_EQ(match.fact("phase"), "serve");
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
