// Whoever can do only one thing: asked, since being skipped would tell something; or not, if the
// players want it so.
#include <gtest/gtest.h>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay {
namespace {

void act(Match& match, const std::string& text) {
  const auto action = match.game().parse(text);
  ASSERT_TRUE(action) << text;
  ASSERT_FALSE(match.act(*action)) << text;
}

/// The first card that the seat on turn can play or lay down.
std::string firstOf(const Match& match, const std::string& verb) {
  for (const Action action : match.legal()) {
    std::string text = match.game().text(action);
    if (text.rfind(verb, 0) == 0) return text;
  }
  return {};
}

/// Ann holds a single card and is about to pass; then Ben can call a duel, and lay his card, which
/// she has to answer with hers.
Match beforeTheDuel(Match match) {
  for (int i = 0; i < 4; ++i) {
    act(match, firstOf(match, "play"));
    act(match, "pass");
  }
  act(match, "pass");
  return match;
}

/// Ben calls his duel; of Ann's answer nobody knows yet.
void duel(MatchController& table) {
  table.seating()->takeSeat();
  ASSERT_TRUE(table.decision()->press(QStringLiteral("duel")));
  ASSERT_TRUE(table.decision()->press(QString::fromStdString(firstOf(table.match(), "lay"))));
}

TEST(SoleAnswer, IsAskedForUnlessThePlayersWantOtherwise) {
  const auto table = quickTable(beforeTheDuel(secretMatch()));
  duel(*table);
  ASSERT_EQ(table->match().legal().size(), 1);
  EXPECT_TRUE(table->seating()->canEndTurn());
  table->seating()->endTurn();
  EXPECT_EQ(table->seating()->handOverTo(), 0);
}

TEST(SoleAnswer, IsGivenWhileTheOtherLooksAndCannotBeTakenBack) {
  const auto table = quickTable(beforeTheDuel(secretMatch()));
  table->deciders().setSoleAnswers(true);
  duel(*table);
  EXPECT_EQ(table->seating()->lookingSeat(), 1);
  EXPECT_TRUE(table->over());
  EXPECT_FALSE(table->takeback()->canUndo());
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(SoleAnswer, OfMovementsIsShownBeatByBeat) {
  const auto table = slowTable(beforeTheDuel(secretMatch()), false);
  table->deciders().setSoleAnswers(true);
  duel(*table);
  EXPECT_TRUE(table->playback()->busy());
  table->playback()->skip();
  EXPECT_TRUE(table->playback()->busy()) << "the answer is still to be seen";
  table->playback()->skip();
  EXPECT_TRUE(table->over());
  EXPECT_FALSE(table->playback()->busy());
}

// Cricket Card: a bowler who holds nothing that could counter.

Match newTest() {
  const GameEntry& entry = **findGame("cricket-card");
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = 7;
  Match match =
      *Match::begin(*entry.make(Options(*entry.info), builtinData(entry.info->id)), setup);
  act(match, "bat");
  return match;
}

/// A match at a stroke that no bowler's card beats.
struct Unbeaten {
  Match match;
  std::string stroke;
};

/// The highest card on the last wicket that is free, until nothing beats it.
Unbeaten beforeTheStroke() {
  Match match = newTest();
  std::string stroke;
  for (int i = 0; i < 10; ++i) {
    for (const Action action : match.legal()) {
      const std::string text = match.game().text(action);
      if (text.rfind("play", 0) == 0) stroke = text;
    }
    Match after = match;
    act(after, stroke);
    if (after.legal().size() == 1) return {match, stroke};
    act(after, "let");
    match = after;
  }
  ADD_FAILURE() << "every stroke could be countered";
  return {match, stroke};
}

TEST(SoleAnswer, ABatterGoesOnIfNothingCouldCounter) {
  const Unbeaten at = beforeTheStroke();
  const int batter = at.match.turn().seat.index();
  for (const bool wanted : {false, true}) {
    const auto table = quickTable(at.match);
    table->deciders().setSoleAnswers(wanted);
    table->seating()->takeSeat();
    ASSERT_TRUE(table->decision()->press(QString::fromStdString(at.stroke)));
    EXPECT_EQ(table->seating()->lookingSeat(), batter);
    EXPECT_EQ(table->decision()->turnSeat(), wanted ? batter : 1 - batter);
    EXPECT_EQ(table->seating()->canEndTurn(), !wanted);
    EXPECT_EQ(table->decision()->actions()->count() > 1, wanted);
    EXPECT_TRUE(agreesWithView(*table));
  }
}

TEST(SoleAnswer, IsGivenAtTheHandOverIfThatIsWantedThere) {
  Unbeaten at = beforeTheStroke();
  const int batter = at.match.turn().seat.index();
  act(at.match, at.stroke);
  const auto table = quickTable(at.match);
  ASSERT_EQ(table->seating()->handOverTo(), 1 - batter);
  table->deciders().setSoleAnswers(true);
  EXPECT_EQ(table->seating()->handOverTo(), batter);
  EXPECT_EQ(table->seating()->lookingSeat(), -1);
  EXPECT_EQ(table->pieces()->rowCount(), 0);
  table->seating()->takeSeat();
  EXPECT_EQ(table->decision()->turnSeat(), batter);
}

}  // namespace
}  // namespace raindelay
