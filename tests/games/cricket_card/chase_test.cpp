// Rules 8.13 and 10.8: a chase that can't be won any more, and a winning stroke that wins.

#include "core/event_kinds.h"
#include "games/cricket_card/coach.h"
#include "games/cricket_card/evaluator.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

/// Red makes 600 and so many extras, Black 531; then Red makes 80, and Black is to bat. Red's hand
/// is one of the low cards. 1,230 and the extras less 19 are made.
TestMatch chaseAfter(const std::string& redHand, OptionTexts options = {}) {
  TestMatch match({.options = std::move(options),
                   .first = {.red = std::string(kHighest) + " " + redHand, .black = kHighest},
                   .second = {.red = "10"}});
  match.strokes(kSixHundred).strokes("A>1 K>2 K'>3 Q>4 Q'>5").play("close");
  match.strokes("10>2").play("close");
  return match;
}

/// One run a point, and a draw at 140: Red has 74, Black 27 and is to bat.
TestMatch smallChase(OptionTexts more, Orders second) {
  more.insert({{"multiplier", "1"}, {"draw-limit", "scaled"}});
  TestMatch match({.options = std::move(more),
                   .first = {.red = kHighest, .black = "A 2 3 4 5"},
                   .second = std::move(second)});
  match.strokes(kSixHundred).strokes("A>1").play("close, close");
  return match;
}

/// The action of the coach of the seat on turn.
std::string coachs(const TestMatch& match) {
  const Turn turn = match.rules.turn(match.state);
  Stream random(1, "coach");
  return Rules::text(Coach().choose(match.rules, match.rules.view(match.state, turn.seat),
                                    match.rules.legal(match.state), random));
}

/// The reason for an action of who is on turn, and its figures.
std::string reason(const TestMatch& match, const char* action) {
  const Turn turn = match.rules.turn(match.state);
  const Sentence why =
      Evaluator(match.rules).why(match.rules.view(match.state, turn.seat), *Rules::parse(action));
  std::string text = why.text.source;
  for (const Value& value : why.values) text += " | " + std::to_string(value.number);
  return text;
}

TEST(Saving, R8_13_OnceTheTargetLiesAtTheDrawLimit) {
  struct Row {
    const char* redHand;
    OptionTexts options;
    const char* target;  ///< as it was told
    const char* toSave;
    const char* wanted;
  };
  for (const Row& row :
       {Row{"3 4 5 7", {}, "1 169", "never", "win 169"},
        Row{"3 4 6 7", {}, "never", "1 169 save", "save 169"},
        Row{"4 5 6 7", {}, "never", "1 167 save", "save 167"},
        Row{"4 5 6 7", {{"timeless", "on"}}, "1 172", "never", "win 172"},
        Row{"4 5 6 7", {{"draw-runs", "1450"}}, "1 172", "never", "win 172"},
        Row{"3 4 5 7", {{"draw-runs", "1350"}}, "never", "1 120 save", "save 120"}}) {
    const TestMatch match = chaseAfter(row.redHand, row.options);
    ASSERT_EQ(match.number("innings"), 4);
    EXPECT_EQ(match.tale("target"), row.target) << row.redHand;
    EXPECT_EQ(match.tale("to-save"), row.toSave) << row.redHand;
    EXPECT_EQ(match.fact("wanted"), row.wanted) << row.redHand;
  }
}

TEST(Saving, R8_13_TheRunsToSaveItBecomeLess) {
  TestMatch match = chaseAfter("3 4 6 7");
  match.strokes("4>2 5>1");
  EXPECT_EQ(match.fact("wanted"), "save 109");
  EXPECT_EQ(match.tale("to-save"), "1 169 save") << "it is told once";
}

TEST(Saving, R8_13_SavedByStrokesOrLost) {
  TestMatch saved = smallChase({}, {.black = kHighest});
  EXPECT_EQ(saved.fact("wanted"), "save 39");
  saved.strokes("A>1 K>2 K'>3 Q>8");
  EXPECT_EQ(saved.fact("wanted"), "save 1");
  saved.strokes("Q'>6");
  EXPECT_EQ(saved.verdict(), "drawn 145");
  TestMatch lost = smallChase({}, {.black = "2 3 4 5"});
  lost.play("close");
  EXPECT_EQ(lost.verdict(), "won-by-runs 0 47");
  EXPECT_EQ(lost.fact("wanted"), "-");
}

TEST(Saving, R8_13_OneSavesAndTwoSave) {
  for (const auto& [runs, word] : {std::pair(1, "saves"), std::pair(2, "save")}) {
    const Sentence told = wording(eventTable(), Events::pack(ToSave{Seat(0), runs}));
    EXPECT_STREQ(told.text.source, "%2 more %3 the test; it can't be won now");
    EXPECT_EQ(told.values[1].number, runs);
    EXPECT_STREQ(Rules::info().words[static_cast<std::size_t>(told.values[2].number)].source, word);
  }
}

// --- 10.8

TEST(WinningStroke, R10_8_WinsWhateverTheAggregate) {
  for (const bool agreed : {false, true}) {
    TestMatch match = smallChase({{"winning-stroke", agreed ? "on" : "off"}}, {.black = kHighest});
    EXPECT_EQ(match.fact("wanted"), agreed ? "win 48" : "save 39");
    match.strokes("K>2 K'>3 Q>4 Q'>5");
    ASSERT_EQ(match.number("aggregate"), 137);
    TestMatch drawn = match;
    drawn.strokes("J>6");
    EXPECT_EQ(drawn.verdict(), "drawn 142") << "not ahead yet";
    match.strokes("A>1");
    EXPECT_EQ(match.verdict(), agreed ? "won-by-wickets 1 6" : "drawn 150");
  }
}

TEST(WinningStroke, R10_8_ExtrasDoNot) {
  // Eleven behind and three from the limit; Black's hand counts 46, Red's 14.
  TestMatch match = smallChase({{"winning-stroke", "on"}}, {.black = "K K' Q Q' A J J' 10"});
  match.strokes("K>2 K'>3 Q>4 Q'>5").play("close");
  EXPECT_EQ(match.verdict().substr(0, 5), "drawn");
}

TEST(WinningStroke, R8_13_OnceNoStrokeLeadsFromBelowTheLimitToVictory) {
  TestMatch match = smallChase({{"winning-stroke", "on"}}, {.black = "2 3 4 5"});
  EXPECT_EQ(match.tale("target"), "1 48");
  // Ten are wanted at once: an Ace on wicket 4 has them, on wicket 5 it hasn't.
  match.strokes("2>1 3>2 4>3");
  EXPECT_EQ(match.fact("wanted"), "win 45");
  match.strokes("5>4");
  EXPECT_EQ(match.tale("to-save"), "1 35 save");
  EXPECT_EQ(match.fact("wanted"), "save 35");
}

TEST(WinningStroke, R8_13_StandsWhileTheLastChanceIsPlayed) {
  TestMatch match = smallChase({{"winning-stroke", "on"}}, {.red = "A", .black = "K K' Q Q' A"});
  match.strokes("K>2 K'>3 Q>4 Q'>5").act("play A>1");
  EXPECT_EQ(match.fact("wanted"), "win 12");
  match.play("counter A");
  EXPECT_EQ(match.fact("wanted"), "save 3");
}

// --- the coach

TEST(Coach, R8_13_CountersTheStrokeThatWouldSaveTheTest) {
  const Orders orders{.red = "A 2 3 4", .black = "K K' Q Q' 8 7"};
  TestMatch saves = smallChase({}, orders);
  saves.strokes("K>2 K'>3 Q>4 Q'>5").act("play 8>1");
  ASSERT_EQ(saves.phase(), "counter");
  EXPECT_EQ(coachs(saves), "counter A");
  TestMatch less = smallChase({}, orders);
  less.strokes("K>2 K'>3 Q>4 Q'>5").act("play 8>6");
  ASSERT_EQ(less.number("aggregate"), 137);
  EXPECT_EQ(coachs(less), "let") << "two don't save it, and an Ace is dear";
}

TEST(Coach, R8_13_ClosesWhenTheHandsSaveTheTest) {
  const TestMatch few = smallChase({{"draw-runs", "1450"}}, {.black = "2 3 4 5"});
  EXPECT_EQ(few.fact("wanted"), "save 44");
  EXPECT_NE(coachs(few), "close") << "14 in hand, and 35 in the other one as a rule";
  TestMatch match = smallChase({}, {.black = "K K' Q Q'"});
  EXPECT_EQ(coachs(match), "close") << "50 in hand";
  match.play("close");
  EXPECT_EQ(match.verdict().substr(0, 5), "drawn");
}

TEST(Coach, R8_13_SaysWhatSavesTheTest) {
  TestMatch match = smallChase({}, {.red = "A 2 3 4", .black = "K K' Q Q' J"});
  EXPECT_EQ(
      reason(match, "play K>2"),
      "worth %1 runs of the %4 that save the test (it can't be won now); %2 of their %3 cards "
      "left can counter it | 11 | 3 | 16 | 39");
  EXPECT_EQ(reason(match, "close"),
            "the test can't be won now, but extras may bring the %1 that save it | 39");
  match.act("play K>2");
  EXPECT_EQ(
      reason(match, "counter A"),
      "it takes away %1 runs of the %4 that save the test (it can't be won now); %2 of their %3 "
      "cards left can recounter it | 11 | 0 | 15 | 39");
  EXPECT_EQ(
      reason(match, "let"),
      "the stroke is worth %1 runs of the %2 that save the test (it can't be won now), but you "
      "keep your cards | 11 | 39");
  TestMatch won = smallChase({{"winning-stroke", "on"}}, {.black = "K K' Q Q' J"});
  EXPECT_EQ(reason(won, "play K>2"),
            "worth %1 runs if it stands; %2 of their %3 cards left can counter it "
            "| 11 | 3 | 16");
}

}  // namespace
}  // namespace raindelay::cricket_card::test
