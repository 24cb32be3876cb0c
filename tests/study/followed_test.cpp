// Matches that are followed by the players' judgement: their shape, and wins without luck.
#include "study/followed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "shelf/visit.h"
#include "study/answer.h"
#include "study/odometer.h"
#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

constexpr std::string_view kFollowAll = "follow: [shape, luck, decisions]\n";

std::string studyOfGame(std::string_view game, std::string_view more = kFollowAll) {
  return "format: raindelay-study/1\ngame: " + std::string(game) + "\n" + std::string(more);
}

/// The pairs that coaches play; the number's index among the figures is that in the header.
std::vector<Pair> pairsOf(const shelf::StudyGame& game, std::int64_t count) {
  PairsSpec spec = shelf::pairsSpec(game, {{PlayerKind::kCoach, PlayerKind::kCoach}}, {});
  spec.end = count;
  std::vector<Pair> pairs;
  shelf::playPairsOf(game, spec, [&](const Pair& pair) { pairs.push_back(pair); });
  return pairs;
}

struct NamedRange {
  const char* id;
  double least;
  double most;
};

/// What each figure that is followed can be.
constexpr NamedRange kRanges[] = {{"lead-changes", 0, 500}, {"drama", 0, 0.7072},
                                  {"suspense", 0, 1},       {"surprise", 0, 1},
                                  {"comeback", 0, 1},       {"decisions-that-matter", 0, 1}};

TEST(Followed, MatchesHaveTheirShapeAndAreWhatTheyWereWithout) {
  for (const char* id : {"quick-tennis", "rallybird", "tarot-de-cooperstown"}) {
    const auto game = gameOf(studyOfGame(id));
    ASSERT_TRUE(game.ok()) << game.error().message;
    const auto plain = gameOf(studyOfGame(id, ""));
    const std::size_t own = plain->header.figures.size();
    const auto followed = pairsOf(*game, 2);
    const auto before = pairsOf(*plain, 2);
    double changes = 0;
    for (std::size_t i = 0; i < followed.size(); ++i) {
      const MatchFigures& match = followed[i].matches[0][0];
      ASSERT_EQ(match.size(), game->header.figures.size());
      EXPECT_EQ(MatchFigures(match.begin(), match.begin() + static_cast<std::ptrdiff_t>(own)),
                before[i].matches[0][0]);
      for (const NamedRange& range : kRanges) {
        const auto& ids = game->header.figures;
        const auto at = std::find(ids.begin(), ids.end(), range.id) - ids.begin();
        const double value = match[static_cast<std::size_t>(at)];
        EXPECT_TRUE(range.least <= value && value <= range.most) << id << " " << range.id << value;
        if (range.id == std::string("suspense")) changes += value;
      }
    }
    EXPECT_GT(changes, 0) << id;
  }
}

TEST(Followed, IsRefusedWhereNobodyJudgesAMatchThatGoesOn) {
  const auto refused = gameOf(studyOfGame("cricket-card", "follow:\n  - decisions\n  - shape\n"));
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().message, HasSubstr("x.study.yaml, line 5: computer players of "
                                                 "cricket-card judge no position"));
  EXPECT_TRUE(gameOf(studyOfGame("cricket-card", "follow: [decisions]\n")).ok());
  EXPECT_THAT(saidOf(studyOfGame("rallybird", "follow: [luck, luck]\n")),
              HasSubstr("line 3: \"luck\""));
}

/// From a position of a real match through all that chance can do until a seat has to choose: the
/// mean of the evaluator's judgement there, as it is and without luck. None if that is too much.
template <Rules R>
std::optional<std::pair<double, double>> meansFrom(const R& rules, const EvaluatorOf<R>& evaluator,
                                                   const typename R::State& from) {
  constexpr int kMostWays = 20'000;
  Odometer ways;
  const auto judge = [&](const typename R::State& after) { return evaluator.judge(after); };
  double plain = 0;
  double without = 0;
  int count = 0;
  do {
    if (++count > kMostWays) return std::nullopt;
    typename R::State state = from;
    JudgedLuck luck(rules, state, ways, judge);
    while (rules.turn(state).kind == Turn::Kind::kChance) {
      NoEvents nobody;
      rules.apply(state, luck.draw(rules.chance(state)), nobody);
    }
    // (Any figure does; the score isn't what the luck was judged by.)
    const double figure = rules.result(state).score[0] + evaluator.judge(state)[0];
    plain += ways.probability() * figure;
    without += ways.probability() * (figure - luck.given()[0]);
  } while (ways.turn());
  return std::pair(plain, without);
}

TEST(WithoutLuck, TheMeanIsTheSameWhereverChanceCanBeGoneThrough) {
  for (const char* id : {"quick-tennis", "rallybird", "tarot-de-cooperstown"}) {
    const auto game = gameOf(studyOfGame(id, ""));
    const int positions = shelf::visitRules<int>(
        *game->variants[0].game,
        [&](const auto& rules) {
          using R = std::remove_cvref_t<decltype(rules)>;
          const EvaluatorOf<R> evaluator(rules);
          int gone = 0;
          bool chances = false;
          Stream random(1, "players");
          (void)playMatch(rules, 1, [&](const typename R::State& now, Seat /*seat*/) {
            const Action action = randomAction(rules, now, random);
            typename R::State next = now;
            NoEvents nobody;
            rules.apply(next, action, nobody);
            if (gone < 12 && rules.turn(next).kind == Turn::Kind::kChance) {
              if (const auto means = meansFrom(rules, evaluator, next)) {
                EXPECT_NEAR(means->second, means->first, 1e-9);
                ++gone;
              }
            }
            return action;
          });
          if (const auto means = meansFrom(rules, evaluator, rules.initial())) {
            EXPECT_NEAR(means->second, means->first, 1e-9);
            chances = true;
          }
          return gone + (chances ? 1 : 0);
        },
        0);
    EXPECT_GE(positions, 1) << id;
  }
}

TEST(WithoutLuck, IsToldWithWhatItSaves) {
  const auto game = gameOf(studyOfGame("rallybird", "follow: [luck]\nlevels: [coach]\n"));
  ASSERT_TRUE(game.ok());
  const auto asked = askedOf(game->study, game->figures());
  Results results;
  for (const Pair& pair : pairsOf(*game, 60)) results.add("coach", pair);
  const Report report = answer(game->study, game->header, *asked, game->lineUps, results);
  const auto told = std::find_if(report.sections.begin(), report.sections.end(),
                                 [](const auto& section) { return section.title.id == "luck"; });
  ASSERT_NE(told, report.sections.end());
  ASSERT_EQ(told->table.size(), 2U);
  EXPECT_EQ(told->table[0].name, "base, wins.0");
  const auto value = [&](std::size_t row, const char* column) {
    return told->table[row].cells[*told->column(column)].value_or(Amount{-1, 0}).value;
  };
  // One wins what the other doesn't, with luck and without.
  EXPECT_NEAR(value(0, "wins") + value(1, "wins"), 1, 1e-9);
  EXPECT_NEAR(value(0, "without") + value(1, "without"), 1, 1e-9);
  EXPECT_GT(value(0, "saved"), 1.2) << "the dice are most of what is luck";
  EXPECT_NEAR(value(0, "without"), value(0, "wins"), 0.25);
  EXPECT_GT(value(0, "low"), 0);
}

TEST(KnownGain, IsWhatErrorsCannotExplain) {
  const auto worth = [](int verb, double value, double error, bool alike = false) {
    ActionWorth one;
    one.action = Action{static_cast<std::uint8_t>(verb)};
    one.like = alike ? Action{0} : one.action;
    one.visits = 10;
    one.worth = value;
    one.error = error;
    return one;
  };
  Assessment found;
  found.actions = {worth(0, 0.6, 0.03), worth(1, 0.6, 0.03, true), worth(2, 0.4, 0.04)};
  EXPECT_NEAR(detail::knownGain(found), 0.2 - 2 * 0.05, 1e-12);
  found.actions[2].worth = 0.55;
  EXPECT_EQ(detail::knownGain(found), 0);
  found.actions.pop_back();
  EXPECT_EQ(detail::knownGain(found), 0) << "what comes to the same is no choice";
  found.actions = {worth(0, 0.9, 0), worth(1, 0.1, 0)};
  found.mixed = true;
  EXPECT_EQ(detail::knownGain(found), 0);
}

}  // namespace
}  // namespace raindelay::study
