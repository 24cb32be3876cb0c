// The odds of a match of Quick Baseball between its half-innings, and how they are kept.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "core/sha256.h"
#include "games/quick_baseball/coach.h"
#include "games/quick_baseball/evaluator.h"
#include "games/quick_baseball/players/our_solution.h"
#include "players/analyst.h"
#include "players/players.h"
#include "support/folder_test.h"
#include "support/source_dir.h"

namespace raindelay::quick_baseball {
namespace {

constexpr auto kShipped = "assets/quick-baseball/half-innings.solution";

/// A half-inning, with other teams than those with which its odds were solved.
class QuickBaseballSolvedHalf : public testing::TestWithParam<Moment> {};

TEST_P(QuickBaseballSolvedHalf, IsToldBeforehandAsItIsSolvedThen) {
  const auto [half, lead, relief] = GetParam();
  const auto solved = ours().halfInning(halfInning(half, lead, relief));
  ASSERT_TRUE(solved);
  const double worth = solved->worth(solved->game().startOf(relief, 2));
  const double told = ours().solvedOdds().before(half, lead, {2, relief}, {5, relief});
  EXPECT_NEAR(told, worth, half < 16 ? 0.0005 : half % 2 == 0 ? 0.002 : 0.001);
}
INSTANTIATE_TEST_SUITE_P(Moments, QuickBaseballSolvedHalf,
                         testing::Values(Moment{17, -4, false}, Moment{17, -1, true},
                                         Moment{17, 0, false}, Moment{16, -4, false},
                                         Moment{16, -2, true}, Moment{16, 1, false},
                                         Moment{19, -2, true},  // an extra inning
                                         Moment{15, 2, true}, Moment{14, 0, true},
                                         Moment{9, -3, true}, Moment{4, 3, true},
                                         Moment{1, 0, true}));

/// What follows the half-inning that begins here, by the next ones solved for those who were at bat
/// and their lead: so far as 0 … 3 runs and 0 … 3 men left on base take it, and with more runs as
/// the odds err with 3. Relief pitchers are in.
class NextSolved {
 public:
  explicit NextSolved(const State& begins) : begins_(begins), odds_(ours().solvedOdds()) {
    for (int runs = 0; runs <= kRuns; ++runs) {
      for (int left = 0; left <= 3; ++left) errors_[{runs, left}] = error(runs, left);
    }
  }

  [[nodiscard]] double operator()(int lead, MatchOdds::Team batting) const {
    const double told = toldOf(lead, batting);
    if (told <= 0 || told >= 1) return told;
    const int runs = lead - leadOf(begins_);
    const int left = (static_cast<int>(batting.batter) - leadsOff(runs, 0) + 9) % 9;
    const auto error = errors_.find({std::min(runs, kRuns), left});
    const double odds = logOdds(told) + (error == errors_.end() ? 0 : error->second);
    return 1 / (1 + std::exp(-odds));
  }

 private:
  static constexpr int kRuns = 3;

  [[nodiscard]] static int leadOf(const State& state) {
    return state.of(state.batting()).runs - state.of(state.fielding()).runs;
  }
  [[nodiscard]] int leadsOff(int runs, int left) const {
    return (begins_.of(begins_.batting()).batter + 3 + runs + left) % 9;
  }
  [[nodiscard]] double toldOf(int lead, MatchOdds::Team batting) const {
    const std::size_t first = begins_.of(begins_.fielding()).batter;
    return odds_.after(begins_.halfInning, lead, batting, {first, true});
  }
  /// Of the log odds; none where the next half-inning isn't worth solving.
  [[nodiscard]] double error(int runs, int left) const {
    State next = begins_;
    quick_baseball::Team& batted = next.of(next.batting());
    batted.runs = static_cast<std::uint16_t>(batted.runs + runs);
    batted.batter = static_cast<std::uint8_t>(leadsOff(runs, left));
    const int lead = leadOf(next);
    const double told = toldOf(lead, {batted.batter, true});
    ++next.halfInning;
    const auto solved = told > 0 && told < 1 ? ours().halfInning(next) : nullptr;
    if (!solved) return 0;
    const int first = next.of(next.batting()).batter;
    return logOdds(1 - solved->worth(solved->game().startOf(true, first))) - logOdds(told);
  }

  State begins_;
  const MatchOdds& odds_;
  std::map<std::pair<int, int>, double> errors_;
};

class QuickBaseballOdds : public testing::TestWithParam<Moment> {};

// Both sides together, from the beginning, where the odds err most: those of the ninth.
TEST_P(QuickBaseballOdds, CostLittleWhereTheyErr) {
  const auto [half, lead, relief] = GetParam();
  const State begins = halfInning(half, lead, relief);
  const auto gains = ours().exploitability(begins, NextSolved(begins));
  EXPECT_LT(gains.atStart, 0.0004);
  EXPECT_GT(gains.atStart, 0);
}
INSTANTIATE_TEST_SUITE_P(Moments, QuickBaseballOdds, testing::Values(Moment{16, -1, true}));

class QuickBaseballKept : public FolderTest {
 protected:
  void SetUp() override { solutions::keepIn((home_ / "kept").string()); }
  void TearDown() override { solutions::keepIn(""); }

  /// A solution that has solved no half-inning for winning yet.
  static std::optional<Solution> anew() { return Solution::from(ourRules(), ours().bytes()); }
};

// UPDATE_GOLDEN=1 solves them anew where those in the program aren't of our table and this solver,
// ten minutes or so, and writes assets/quick-baseball/half-innings.solution.
TEST_F(QuickBaseballKept, HalfInningsOfOurTableTravelInTheProgram) {
  const std::string name = Solution::nameOfHalves(ourRules());
  // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
  if (const char* update = std::getenv("UPDATE_GOLDEN"); update != nullptr && *update == '1') {
    (void)anew()->solvedOdds(SolvedHalves::kMost);
    const auto kept = home_ / "kept" / (sha256(name) + ".solution");
    if (!std::filesystem::exists(kept)) return;
    std::filesystem::copy_file(kept, std::filesystem::path(RAINDELAY_SOURCE_DIR) / kShipped,
                               std::filesystem::copy_options::overwrite_existing);
    return;
  }
  const auto shipped = solutions::kept(name);
  ASSERT_TRUE(shipped) << kShipped << " isn't of our table; UPDATE_GOLDEN=1 writes it";
  const auto solved = SolvedHalves::from(*shipped);
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->shifts.size(), SolvedHalves::kMost);
}

// What is solved is kept: so nothing was.
TEST_F(QuickBaseballKept, NoOddsAreSolvedForOurTable) {
  const auto solution = anew();
  ASSERT_TRUE(solution->halfInning(halfInning(17, -1, true)));
  EXPECT_FALSE(std::filesystem::exists(home_ / "kept"));
}

// Whatever length a match has, its end is the same.
TEST(QuickBaseballSolution, TellsShortMatchesAsItTellsTheEndOfLongOnes) {
  Config config = ourRules().config();
  config.innings = 3;
  config.everyRun = true;
  const auto shorter = Solution::from({config, ourRules().cards()}, ours().bytes());
  ASSERT_TRUE(shorter);
  const MatchOdds::Team batting{2, true};
  const MatchOdds::Team fielding{5, false};
  for (const int half : {0, 1, 4, 5}) {
    EXPECT_EQ(shorter->solvedOdds().before(half, -1, batting, fielding),
              ours().solvedOdds().before(half + 12, -1, batting, fielding));
  }
}

// So a choice doesn't depend on what was played before.
TEST_F(QuickBaseballKept, IsTheSameWhateverWasSolvedBefore) {
  State state = halfInning(17, -1, true);
  const auto alone = anew()->halfInning(state);
  state.team[0].relief = false;  // his relief pitcher may come in yet; a run more behind
  --state.team[1].runs;
  --state.team[1].batter;
  const auto before = anew();
  ASSERT_TRUE(before->halfInning(state));
  const auto shared = before->halfInning(halfInning(17, -1, true));
  ASSERT_NE(alone, nullptr);
  ASSERT_NE(shared, nullptr);
  using Game = HalfInningGame;
  const std::size_t end = 3 * Game::kOfAnchor * alone->game().inSituation();
  const std::size_t relieved = Game::kOfAnchor / 2 * alone->game().inSituation();
  for (std::size_t at = end - relieved; at < end; ++at)
    ASSERT_EQ(alone->worth(at), shared->worth(at)) << at;
}

// It takes half a minute with other cards, but once.
TEST_F(QuickBaseballKept, HalfInningsAreReadAndNotSolvedAnew) {
  SolvedHalves planted;
  planted.shifts.resize(2);
  for (auto& shifts : planted.shifts[0]) shifts[0].fill(0.5F);
  solutions::keep(Solution::nameOfHalves(ourRules()), planted.bytes());
  const auto solution = anew();
  const double forRuns = solution->odds().before(17, -1, {}, {});
  const double told = solution->solvedOdds().before(17, -1, {}, {});
  EXPECT_NEAR(logOdds(told), logOdds(forRuns) + 0.5, 0.01);
}

// Cards that the program knows no odds of: a hurry ends before the first of them are solved.
TEST_F(QuickBaseballKept, HalfInningsAreNotWaitedForByWhoIsInAHurry) {
  CardValues cards = ourRules().cards();
  cards.bats[4].reach[2] = {};
  const auto solution = Solution::from({{}, cards}, ours().bytes());
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->halfInning(halfInning(17, -1, true), [] { return true; }), nullptr);
  EXPECT_FALSE(std::filesystem::exists(home_ / "kept"));
}

// By a table that no other test has solved.
TEST_F(QuickBaseballKept, NothingIsSolvedBeforeAChoiceNeedsIt) {
  const auto allStar = makePlayerOf(otherRules(), PlayerKind::kAllStar);
  const auto hallOfFamer = makePlayerOf(otherRules(), PlayerKind::kHallOfFamer);
  const auto analyst = makeAnalystOf(otherRules(), PlayerKind::kAllStar);
  EXPECT_FALSE(std::filesystem::exists(home_ / "kept"));
}

// A side that is ahead by the largest lead of the table has won.
TEST(QuickBaseballMatchOdds, LeaveNoLargerLeadToBeMadeUp) {
  for (std::size_t teams = 0; teams < std::size_t{18} * 18; ++teams) {
    const MatchOdds::Team batting{teams / 18 / 2, teams / 18 % 2 != 0};
    const MatchOdds::Team fielding{teams % 18 / 2, teams % 2 != 0};
    for (const int half : {0, 1}) {
      const MatchOdds& odds = ours().odds();
      EXPECT_LT(odds.before(half, -MatchOdds::kMostLead, batting, fielding), 0.0001);
      EXPECT_GT(odds.before(half, MatchOdds::kMostLead, batting, fielding), 0.9999);
    }
  }
}

TEST(QuickBaseballSolvedHalves, ComeBackFromTheirBytesIfTheyAreWhole) {
  SolvedHalves halves;
  halves.shifts.resize(3);
  halves.shifts[1][3][1][4] = -0.5F;
  const std::string bytes = halves.bytes();
  const auto back = SolvedHalves::from(bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->shifts, halves.shifts);
  EXPECT_FALSE(SolvedHalves::from(bytes.substr(1)));
  EXPECT_FALSE(SolvedHalves::from(bytes + '\0'));
  halves.shifts.resize(SolvedHalves::kMost + 1);
  EXPECT_FALSE(SolvedHalves::from(halves.bytes())) << "more than a match has";
  std::string damaged = bytes;
  damaged.replace(0, 4, "\xff\xff\xff\x7f");
  EXPECT_FALSE(SolvedHalves::from(damaged)) << "no number";
}

}  // namespace
}  // namespace raindelay::quick_baseball
