// Rule 9: `sample` draws every state that a seat can't tell from the real one, each as often.
// Endings are compared with all deals that might have led there, moments before play with deals at
// random.

#include <cmath>

#include "ending.h"

namespace raindelay::tarot::test {
namespace {

struct Course {
  int seats;
  int left;  ///< so many cards in the smallest hand
  int viewer;
  std::uint64_t seed;
};

/// Draws as often as it takes to see, block by block, whether all states are as likely.
void expectAllAlike(const Ending& ending, const std::vector<State>& all, Stream random) {
  constexpr int kDraws = 150;
  const std::size_t blocks = std::min<std::size_t>(all.size(), 24);
  const auto blockOf = [&](std::size_t i) { return i * blocks / all.size(); };
  const double total = static_cast<double>(blocks) * kDraws;
  std::vector<int> drawn(blocks, 0);
  std::vector<double> expected(blocks, 0);
  for (std::size_t i = 0; i < all.size(); ++i) {
    expected[blockOf(i)] += total / static_cast<double>(all.size());
  }
  for (int i = 0; i < static_cast<int>(blocks) * kDraws; ++i) {
    const auto at = ending.rankIn(all, ending.rules().sample(ending.view(), random));
    ASSERT_TRUE(at) << "no deal leads there";
    ++drawn[blockOf(*at)];
  }
  double square = 0;
  for (std::size_t i = 0; i < blocks; ++i) {
    square += (drawn[i] - expected[i]) * (drawn[i] - expected[i]) / expected[i];
  }
  const double free = static_cast<double>(blocks) - 1;
  EXPECT_LE(square, free + 5 * std::sqrt(2 * free) + 5) << all.size() << " states";
}

void expectEven(const Course& course, std::map<std::string, int>& seen) {
  SCOPED_TRACE(std::to_string(course.seats) + " seats, " + std::to_string(course.left) +
               " left, seen by " + std::to_string(course.viewer) + ", seed " +
               std::to_string(course.seed));
  Ending ending(course.seats, course.seed, Phase::kPlay, course.left, Seat(course.viewer));
  const std::vector<State> all = ending.all();
  ASSERT_TRUE(ending.rankIn(all, ending.real())) << "the replays are good";
  for (const State& state : all) ASSERT_TRUE(ending.rules().consistent(ending.view(), state));
  expectAllAlike(ending, all, Stream(course.seed, "draws"));
  seen["states"] += static_cast<int>(all.size());
  if (all.size() > 1) ++seen["open"];
  for (const Ask& ask : ending.real().asks) ++seen[ask.gift == kNoCard ? "refused" : "given"];
  for (int seat = 0; seat < course.seats; ++seat) {
    seen["voids"] += seat != course.viewer && ending.real().voids[Seat(seat)] != 0 ? 1 : 0;
  }
}

TEST(Sample, R9_OfSmallEndingsAsOftenAsReplays) {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (int viewer = 0; viewer < 3; ++viewer) expectEven({3, 2, viewer, seed}, seen);
    const int dealer = Ending(2, seed, Phase::kPlay, 3, Seat(0)).real().dealer.index();
    expectEven({2, 3, dealer, seed}, seen);
    if (HasFailure()) return;
  }
  EXPECT_GE(seen["open"], 20);
  for (const char* what : {"given", "voids"}) EXPECT_GE(seen[what], 5) << what;
  for (const auto& [what, count] : seen) RecordProperty(what, count);
}

/// Counts, for a state, the place of each card, and the numbers of trumps and Tarot Trumps.
void count(const State& state, std::map<std::string, int>& times) {
  const std::array<Hand, 4> places{state.hands[0], state.hands[1], state.hands[2], state.discard};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string place = std::to_string(i);
    places[i].forEach([&](Card card) { times[place + " " + Rules::faceCode(faceOf(card))] += 1; });
    times[place + " trumps " + std::to_string((places[i] & kAllTrumps).size())] += 1;
    times[place + " tarots " + std::to_string((places[i] & kTarotTrumps).size())] += 1;
  }
}

TEST(Sample, R9_BeforePlayAsOftenAsRejection) {
  std::map<std::string, int> seen;
  constexpr int kStates = 1500;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const int seats = 2 + static_cast<int>(seed / 4 % 2);
    const int viewer = static_cast<int>(seed / 2 + seed / 4) % seats;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const auto phase =
        static_cast<Phase>(static_cast<int>(Phase::kAsk) + static_cast<int>(seed % 4));
    Ending ending(seats, seed, phase, kHandSize, Seat(viewer));
    ++seen["phase " + std::to_string(static_cast<int>(ending.real().phase))];
    Stream random(seed, "rejection");
    std::map<std::string, int> replayed;
    std::map<std::string, int> sampled;
    for (const State& state : ending.some(kStates, random)) {
      count(state, replayed);
      ASSERT_TRUE(ending.rules().consistent(ending.view(), state));
    }
    for (int i = 0; i < kStates; ++i) {
      count(ending.rules().sample(ending.view(), random), sampled);
    }
    for (const auto& [what, often] : replayed) sampled.try_emplace(what, 0);
    for (const auto& [what, often] : sampled) {
      const double both = often + replayed[what];
      const double deviation = std::sqrt(both * (1 - both / (2 * kStates)));
      EXPECT_NEAR(often, replayed[what], 5 * deviation + 2) << what;
    }
    for (const Declaration& one : ending.real().declared) {
      if (one.seat != Seat(viewer)) ++seen[words(Rules::text(one.what)).at(1)];
    }
    for (const Ask& ask : ending.real().asks) ++seen[ask.gift == kNoCard ? "refused" : "given"];
    if (HasFailure()) return;
  }
  for (const char* what : {"tarots", "run", "given"}) {
    EXPECT_GE(seen[what], 1) << what;
  }
  for (const auto& [what, times] : seen) RecordProperty(what, times);
}

/// Seat 2's idea of the card given back in the first ask, after seat 0 got a King of seat 1 for the
/// 7p, and seat 1 the Magician of seat 2 for the same card.
std::map<Card, int> firstReturned(std::string_view declared) {
  Table table({.seats = 3, .hands = {"Kc t0 7p-10p !6p !Np", "Ks Kw Kp", "t1 t21"}});
  if (!declared.empty()) table.declare(declared);
  table.toAsk();
  table.act("ask 1, give Ks, return 7p");
  table.act("ask 2, give t1, return 7p");
  const View view = table.rules.view(table.state, Seat(2));
  Stream random(1, "draws");
  std::map<Card, int> returned;
  for (int i = 0; i < 2000; ++i) {
    const State guess = table.rules.sample(view, random);
    EXPECT_TRUE(table.rules.consistent(view, guess));
    ++returned[guess.returned[0]];
  }
  return returned;
}

TEST(Sample, R9_ACardGivenBackMayHaveBeenGivenBackBefore) {
  const Card seven = cardAt(Suit::kPentacles, 6);
  const std::map<Card, int> unknown = firstReturned("");
  ASSERT_TRUE(unknown.contains(seven));
  EXPECT_GE(unknown.size(), 10U) << "seat 2 doesn't know what it was";
  const std::map<Card, int> shown = firstReturned("run 7p-10p");
  EXPECT_EQ(shown, (std::map<Card, int>{{seven, 2000}})) << "seat 0 had shown it";
}

}  // namespace
}  // namespace raindelay::tarot::test
