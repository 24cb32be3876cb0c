// Looking back at a match that is over: what the replay shows of it, and where it is kept.
#include "review/match_analysis.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <utility>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "review/analysis_file.h"
#include "review/analysis_words.h"
#include "review/replay.h"
#include "translations/languages.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

/// Long enough for a busy machine; none of these waits for it.

class MatchAnalyses : public FolderTest {
 protected:
  ~MatchAnalyses() override { QLocale::setDefault(before_); }
  /// A replay whose analysis looks as far as a Rookie.
  [[nodiscard]] std::unique_ptr<Replay> replayOf(const Match& match) const {
    auto replay = std::make_unique<Replay>(quickTable(match.withoutUndone()));
    replay->analysis()->setLevel(PlayerKind::kRookie);
    replay->analysis()->setFolder(QString::fromStdString((home_ / "analyses").string()));
    return replay;
  }
  [[nodiscard]] QStringList kept() const {
    return QDir(QString::fromStdString((home_ / "analyses").string())).entryList(QDir::Files);
  }

  QLocale before_;
};

std::vector<ToldMistake> mistakesOf(const MatchAnalysis& analysis) {
  std::vector<ToldMistake> all;
  for (const QVariant& one : analysis.mistakes()) all.push_back(one.value<ToldMistake>());
  return all;
}
std::vector<AnalysisSide> sidesOf(const MatchAnalysis& analysis) {
  std::vector<AnalysisSide> all;
  for (const QVariant& one : analysis.sides()) all.push_back(one.value<AnalysisSide>());
  return all;
}

void finish(MatchAnalysis& analysis) {
  analysis.begin();
  ASSERT_TRUE(QTest::qWaitFor([&] { return analysis.isDone(); }, kPatience));
}

TEST_F(MatchAnalyses, AreOfferedWhenAMatchIsOver) {
  EXPECT_TRUE(replayOf(played("quick-tennis", 3))->analysis()->isOffered());
  const auto going = replayOf(played("quick-tennis", 3, 10));
  EXPECT_FALSE(going->analysis()->isOffered()) << "it would tell what the other holds";
  going->analysis()->begin();
  EXPECT_FALSE(going->analysis()->isGoing());
}

TEST_F(MatchAnalyses, TheCurveGoesFromEvenChancesToTheResult) {
  for (const char* game : {"quick-tennis", "tarot-de-cooperstown"}) {
    const auto replay = replayOf(played(game, 3));
    MatchAnalysis& analysis = *replay->analysis();
    EXPECT_TRUE(analysis.curveStops().isEmpty());
    finish(analysis);
    for (int curve = 0; curve < analysis.curves().size(); ++curve) {
      analysis.setCurve(curve);
      const QList<int> stops = analysis.curveStops();
      const QList<double> chances = analysis.curveChances();
      ASSERT_GT(stops.size(), 10) << game;
      ASSERT_EQ(stops.size(), chances.size());
      EXPECT_EQ(stops.first(), 0);
      EXPECT_EQ(stops.last(), replay->last());
      EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
      EXPECT_EQ(std::adjacent_find(stops.begin(), stops.end()), stops.end());
      const bool won = replay->match()->match().result().winner == Seat(curve);
      EXPECT_EQ(chances.last(), won ? 1 : 0) << game << curve;
      for (const double chance : chances) EXPECT_TRUE(chance >= 0 && chance <= 1) << chance;
    }
  }
}

TEST_F(MatchAnalyses, EachSeatHasItsCurveWhereSeatsKnowDifferentThings) {
  EXPECT_EQ(replayOf(played("quick-tennis", 3))->analysis()->curves(), (QStringList{"Ann", "Ben"}));
  EXPECT_EQ(replayOf(played("tarot-de-cooperstown", 3))->analysis()->curves(), QStringList{"Ann"});
}

TEST_F(MatchAnalyses, AMistakeIsThereWhereItsStopIs) {
  const auto replay = replayOf(played("quick-tennis", 5));
  MatchAnalysis& analysis = *replay->analysis();
  finish(analysis);
  const std::vector<ToldMistake> told = mistakesOf(analysis);
  std::size_t next = 0;
  for (const Seat seat : {Seat(0), Seat(1)}) {
    for (const JudgedChoice& one : analysis.found()->worst(seat, MatchAnalysis::kNamed)) {
      ASSERT_LT(next, told.size());
      const ToldMistake& mistake = told[next];
      EXPECT_EQ(mistake.seat, seat.index());
      replay->lookAt(static_cast<int>(next++));
      EXPECT_EQ(replay->stop(), mistake.stop);
      EXPECT_LE(replay->step(), one.step);
      EXPECT_EQ(replay->match()->match().turnBefore(replay->step()), Turn::of(one.seat));
      const QString percent = QString::number(std::lround(100 * one.cost));
      EXPECT_EQ(mistake.cost, QStringLiteral("−%1%").arg(percent));
      EXPECT_TRUE(mistake.told.startsWith("Played "));
      EXPECT_TRUE(mistake.told.endsWith(QStringLiteral(" better by %1%.").arg(percent)));
    }
  }
  EXPECT_EQ(next, told.size());
  EXPECT_GT(next, 3U) << "of each seat its own";
}

TEST_F(MatchAnalyses, APersonsMistakesAreApartFromTheComputersAndComeFirst) {
  const Match match = played("quick-tennis", 5);
  MatchSetup setup = match.setup();
  setup.players = {{"Cal", "rookie"}, {"Ann", "human"}};
  const auto replay = replayOf(match.upTo(match.steps().size(), setup));
  MatchAnalysis& analysis = *replay->analysis();
  finish(analysis);
  const auto sides = sidesOf(analysis);
  const auto told = mistakesOf(analysis);
  ASSERT_EQ(sides.size(), 2U);
  EXPECT_EQ(sides[0].name, "Ann");
  EXPECT_EQ(sides[1].name, "Cal (Rookie)");
  EXPECT_TRUE(sides[0].balance.startsWith("Ann's choices cost ")) << sides[0].balance.toStdString();
  EXPECT_TRUE(sides[1].balance.startsWith("Cal's choices cost "));
  int next = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    EXPECT_EQ(sides[side].first, next);
    EXPECT_LE(sides[side].count, int{MatchAnalysis::kNamed});
    for (int i = 0; i < sides[side].count; ++i) {
      EXPECT_EQ(told[static_cast<std::size_t>(next++)].seat, side == 0 ? 1 : 0);
    }
  }
  EXPECT_EQ(next, static_cast<int>(told.size()));
}

TEST_F(MatchAnalyses, AMistakeSaysWhenItWasHowItStoodWhatItChangedAndWhy) {
  struct Case {
    const char* game;
    const char* when;
    const char* situation;
    const char* part;
  };
  const Case cases[] = {
      {"quick-tennis", "^(Game [0-9]+|Tie-break)$", "Ann|Ben", "Game"},
      {"quick-baseball", "^(Top|Bottom) of inning [0-9]+$", "(nobody|one|two) out, .*Ann [0-9]",
       "Inning"},
      {"tarot-de-cooperstown", "^(Top|Bottom) of inning [0-9]+$", "(nobody|one|two) out, ",
       "Inning"},
      {"rallybird", "^(Top|Bottom) of inning [0-9]+$", "(nobody|one|two) out, ", "Inning"},
      {"cricket-card", "^(Ann|Ben)'s (first|second) innings$|^The toss$", "^[0-9]+ for [0-9]+|^$",
       "Innings"},
      {"tarot", "^Hand [0-9]+, (trick [0-9]+|before play)$", "^this hand: Ann [0-9]+, Ben [0-9]+",
       "Hand"},
  };
  for (const Case& one : cases) {
    std::unique_ptr<Replay> replay;
    // A Rookie's look at a match that was played at random doesn't always find something.
    for (int seed = 3; seed < 20 && (!replay || mistakesOf(*replay->analysis()).empty()); ++seed) {
      replay = replayOf(played(one.game, static_cast<std::uint64_t>(seed)));
      finish(*replay->analysis());
    }
    const MatchAnalysis& analysis = *replay->analysis();
    const auto told = mistakesOf(analysis);
    ASSERT_FALSE(told.empty()) << one.game;
    int reasons = 0;
    for (const ToldMistake& mistake : told) {
      EXPECT_TRUE(QRegularExpression(one.when).match(mistake.when).hasMatch())
          << one.game << ": " << mistake.when.toStdString();
      EXPECT_TRUE(QRegularExpression(one.situation).match(mistake.situation).hasMatch())
          << one.game << ": " << mistake.situation.toStdString();
      EXPECT_TRUE(QRegularExpression("^Chance to win: [0-9]+% (→ [0-9]+%|either way)$")
                      .match(mistake.chances)
                      .hasMatch())
          << mistake.chances.toStdString();
      if (mistake.reason.isEmpty()) continue;
      ++reasons;
      EXPECT_TRUE(mistake.reason.startsWith("The coach: "));
    }
    EXPECT_GT(reasons, 0) << one.game;
    EXPECT_EQ(analysis.partName(), one.part);
    const QList<int> stops = analysis.partStops();
    ASSERT_FALSE(stops.isEmpty()) << one.game;
    EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
    ASSERT_EQ(stops.size(), analysis.partNumbers().size());
    EXPECT_EQ(analysis.partNumbers().first(), std::string(one.game) == "rallybird" ? 7 : 1);
  }
}

TEST_F(MatchAnalyses, AMatchThatIsLostBeyondHelpIsJudgedInItsUnit) {
  languages::speak("en");
  const Match match = played("quick-baseball", 3);
  std::vector<JudgedChoice> choices;
  for (const auto& [cost, byMargin] :
       {std::pair{0.08, false}, {1.0, true}, {0.42, true}, {2.04, true}, {17.3, true}}) {
    for (std::size_t step = choices.empty() ? 0 : choices.back().step + 1;
         step < match.steps().size(); ++step) {
      const ActionList legal = match.legalBefore(step);
      if (match.steps()[step].by != Seat(0) || legal.size() < 2) continue;
      const Action made = match.steps()[step].action;
      JudgedChoice one;
      one.step = step;
      one.seat = Seat(0);
      one.made = made;
      one.better = legal[0] == made ? legal[1] : legal[0];
      one.chances = chancesOfTwo(byMargin ? 0 : 0.46);
      one.byMargin = byMargin;
      one.cost = cost;
      one.error = byMargin ? 0 : 0.012;
      choices.push_back(one);
      break;
    }
  }
  const auto table = quickTable(match.withoutUndone());
  const auto analyst = shelf::makeAnalyst(match.game(), PlayerKind::kRookie);
  const AnalysisWords words(*table, *analyst);
  QStringList costs;
  for (const JudgedChoice& one : choices) costs << words.mistake(one, 0).cost;
  EXPECT_EQ(costs, (QStringList{"−8%", "−1 run", "−0.4 runs", "−2 runs", "−17 runs"}));
  EXPECT_EQ(words.mistake(choices[0], 0).chances, "Chance to win: 46% → 38%");
  EXPECT_EQ(words.mistake(choices[1], 0).chances, "Chance to win: 0% either way");
  EXPECT_TRUE(words.mistake(choices[1], 0).told.endsWith(" was better by 1 run."));
  const Analysis found = analysisOf(choices, chancesOfTwo(0), 2);
  EXPECT_EQ(words.balance(found, Seat(0)),
            "Ann's choices cost 8% (±2). Once the match was settled, they cost 21 runs.");
  choices[0].error = 0;
  EXPECT_EQ(words.balance(analysisOf({choices[0]}, chancesOfTwo(0), 2), Seat(0)),
            "Ann's choices cost 8%.");
  const Analysis late = analysisOf({choices[1]}, chancesOfTwo(0), 2);
  EXPECT_EQ(words.balance(late, Seat(0)), "Once the match was settled, Ann's choices cost 1 run.");
}

TEST_F(MatchAnalyses, ARookiesTarotThatIsLostHasChoicesThatCostPoints) {
  Options options(*(*findGame("tarot"))->info);
  ASSERT_TRUE(options.setText("length", "1-hand").ok());
  const auto oneHand = shelf::take(options);
  ASSERT_TRUE(oneHand.ok());
  const auto rookie = *shelf::makePlayer(*oneHand->game, "rookie");
  bool told = false;
  for (std::uint64_t seed = 1; !told && seed < 20; ++seed) {
    Match match = *Match::begin(
        oneHand->game, shelf::setupFor(*oneHand, {{"Ann", "human"}, {"Cal", "rookie"}}, seed));
    while (match.turn().kind == Turn::Kind::kSeat) {
      const Seat seat = match.turn().seat;
      Stream random = playerStream(seed, seat, match.steps().size());
      ASSERT_FALSE(match.act(rookie->choose(match.view(seat), seat, match.legal(), random, {})));
    }
    const auto replay = replayOf(match);
    finish(*replay->analysis());
    for (const ToldMistake& one : mistakesOf(*replay->analysis())) {
      told = told || QRegularExpression("better by [0-9.]+ point.*\\.$").match(one.told).hasMatch();
      EXPECT_TRUE(QRegularExpression("^(Trick [0-9]+|Before play)$").match(one.when).hasMatch());
    }
  }
  EXPECT_TRUE(told);
}

TEST_F(MatchAnalyses, AMistakeLeadsToThoseOfTheSamePlayerInTheOrderOfTheMatch) {
  const auto replay = replayOf(played("quick-tennis", 5));
  MatchAnalysis& analysis = *replay->analysis();
  EXPECT_EQ(replay->mistake(), -1);
  replay->lookAt(0);
  EXPECT_EQ(replay->mistake(), -1) << "nothing was found out yet";
  finish(analysis);
  const auto told = mistakesOf(analysis);
  for (const AnalysisSide& side : sidesOf(analysis)) {
    ASSERT_GT(side.count, 1);
    int at = side.first;
    while (analysis.beside(at, -1) >= 0) at = analysis.beside(at, -1);
    for (int place = 1; place <= side.count; ++place) {
      ASSERT_GE(at, side.first);
      ASSERT_LT(at, side.first + side.count);
      EXPECT_EQ(analysis.placeOf(at), place);
      EXPECT_EQ(analysis.countOf(at), side.count);
      const int next = analysis.beside(at, 1);
      EXPECT_EQ(next < 0, place == side.count);
      if (next < 0) break;
      EXPECT_GE(told[static_cast<std::size_t>(next)].stop, told[static_cast<std::size_t>(at)].stop);
      EXPECT_EQ(analysis.beside(next, -1), at);
      at = next;
    }
  }
  replay->lookAt(1);
  const int stop = replay->stop();
  EXPECT_EQ(replay->mistake(), 1);
  replay->forward();
  EXPECT_EQ(replay->mistake(), 1) << "what came of it may be watched";
  replay->lookAt(-1);
  EXPECT_EQ(replay->mistake(), -1);
  EXPECT_EQ(replay->stop(), stop + 1) << "the table stays";
}

TEST_F(MatchAnalyses, LuckIsToldOfWhereThereIsSome) {
  for (const auto& [game, luck] :
       {std::pair{"quick-baseball", false}, {"quick-tennis", true}, {"tarot", true}}) {
    const auto replay = replayOf(played(game, 3));
    finish(*replay->analysis());
    for (const AnalysisSide& side : sidesOf(*replay->analysis())) {
      EXPECT_EQ(side.balance.contains("Luck "), luck) << side.balance.toStdString();
    }
  }
}

TEST_F(MatchAnalyses, AnOlderFileIsReadAsNone) {
  const Match match = played("quick-tennis", 3);
  finish(*replayOf(match)->analysis());
  const auto path = home_ / "analyses" / kept().first().toStdString();
  spill(path, R"({"format":"raindelay-analysis/1","choices":[]})");
  const auto replay = replayOf(match);
  EXPECT_FALSE(replay->analysis()->isDone());
  finish(*replay->analysis());
  EXPECT_TRUE(replayOf(match)->analysis()->isDone()) << "it is found out anew";
}

TEST_F(MatchAnalyses, WhatCostOfAMarginIsKeptToo) {
  const Match match = played("quick-tennis", 3);
  const auto replay = replayOf(match);
  finish(*replay->analysis());
  Analysis found = *replay->analysis()->found();
  found.choices.front().byMargin = true;
  found.choices.front().cost = 2;
  found = analysisOf(found.choices, found.result, 2);
  const QString path = QString::fromStdString((home_ / "one.json").string());
  ASSERT_TRUE(analysis_file::write(path, match, found).ok());
  EXPECT_EQ(analysis_file::read(path, match), found);
}

TEST_F(MatchAnalyses, CanBeCancelledAndBegunAgain) {
  const auto replay = replayOf(played("tarot-de-cooperstown", 3));
  MatchAnalysis& analysis = *replay->analysis();
  analysis.begin();
  EXPECT_TRUE(analysis.isGoing());
  analysis.cancel();
  EXPECT_FALSE(analysis.isGoing());
  QTest::qWait(50);
  EXPECT_FALSE(analysis.isDone());
  finish(analysis);
  EXPECT_EQ(analysis.progress(), 1);
}

TEST_F(MatchAnalyses, NothingComesOfOneThatIsLeft) {
  replayOf(played("tarot-de-cooperstown", 3))->analysis()->begin();
  QTest::qWait(50);
  EXPECT_TRUE(kept().isEmpty());
}

TEST_F(MatchAnalyses, AreFoundAgainWhatTheMatchIsCalled) {
  Match match = played("quick-tennis", 3);
  const auto first = replayOf(match);
  finish(*first->analysis());
  EXPECT_EQ(kept().size(), 1);
  MatchSetup setup = match.setup();
  setup.title = "The final";
  setup.players[0].name = "Zoe";
  const auto again = replayOf(match.upTo(match.steps().size(), setup));
  ASSERT_TRUE(again->analysis()->isDone());
  EXPECT_EQ(again->analysis()->found(), first->analysis()->found());
  EXPECT_EQ(sidesOf(*again->analysis())[0].name, "Zoe");
}

TEST_F(MatchAnalyses, IsExactWhereTheGameIsSolved) {
  const auto rookie = replayOf(played("quick-tennis", 3));
  finish(*rookie->analysis());
  EXPECT_FALSE(rookie->analysis()->isExact());
  const auto exact = replayOf(played("quick-tennis", 3));
  exact->analysis()->setLevel(PlayerKind::kHallOfFamer);
  EXPECT_FALSE(exact->analysis()->isExact()) << "it isn't done";
  finish(*exact->analysis());
  EXPECT_TRUE(exact->analysis()->isExact());
  for (const AnalysisSide& side : sidesOf(*exact->analysis())) {
    EXPECT_EQ(side.balance.count(QChar(0x00b1)), 0) << side.balance.toStdString();
  }
  const auto again = replayOf(played("quick-tennis", 3));
  again->analysis()->setLevel(PlayerKind::kHallOfFamer);
  ASSERT_TRUE(again->analysis()->isDone());
  EXPECT_EQ(again->analysis()->found(), exact->analysis()->found());
}

TEST_F(MatchAnalyses, OtherMatchesAndOtherLevelsAreOthers) {
  finish(*replayOf(played("quick-tennis", 3))->analysis());
  EXPECT_FALSE(replayOf(played("quick-tennis", 4))->analysis()->isDone());
  const auto further = replayOf(played("quick-tennis", 3));
  EXPECT_TRUE(further->analysis()->isDone());
  further->analysis()->setLevel(PlayerKind::kPro);
  EXPECT_FALSE(further->analysis()->isDone());
}

TEST_F(MatchAnalyses, OneThatCannotBeKeptIsShownAllTheSameWithTheReason) {
  spill(home_ / "analyses", "a file where the folder belongs");
  const auto replay = replayOf(played("quick-tennis", 3));
  MatchAnalysis& analysis = *replay->analysis();
  finish(analysis);
  EXPECT_FALSE(analysis.sides().isEmpty());
  EXPECT_THAT(analysis.problem().toStdString(), HasSubstr((home_ / "analyses").string()));
  EXPECT_THAT(analysis.problem().toStdString(), HasSubstr("couldn't be made: Not a directory."));
}

TEST_F(MatchAnalyses, ADamagedFileIsNone) {
  const Match match = played("quick-tennis", 3);
  finish(*replayOf(match)->analysis());
  const auto path = home_ / "analyses" / kept().first().toStdString();
  const std::string whole = slurp(path);
  for (
      const std::string& text :
      {std::string(), std::string("{"), whole.substr(0, whole.size() / 2),
       std::string(R"({"format":"raindelay-analysis/4","choices":[]})"),
       std::string(
           R"({"format":"raindelay-analysis/3","choices":[[99999,"x",true,false,true,0,0,1,0,0]]})"),
       std::string(R"({"format":"raindelay-analysis/3","choices":[[1,2]]})")}) {
    spill(path, text);
    EXPECT_FALSE(replayOf(match)->analysis()->isDone()) << text.substr(0, 80);
  }
  spill(path, whole);
  EXPECT_TRUE(replayOf(match)->analysis()->isDone());
}

}  // namespace
}  // namespace raindelay
