// Every allocation of this program is counted: a playout makes none.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <tuple>

#include "core/luck.h"
#include "core/playout.h"
#include "games/game_list.h"
#include "games/registry.h"
#include "lab/simulate.h"

namespace {

std::atomic<long> allocations = 0;

// The functions behind new and delete can only use malloc and free.
// NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* counted(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return counted(size);
}
void* operator new[](std::size_t size) {
  return counted(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace raindelay {
namespace {

template <class T>
class NoAllocation : public testing::Test {};

template <class Tuple>
struct TypesOf;
template <class... R>
struct TypesOf<std::tuple<R...>> {
  using Types = testing::Types<R...>;
};
TYPED_TEST_SUITE(NoAllocation, TypesOf<AllRules>::Types);

TYPED_TEST(NoAllocation, APlayoutMakesNone) {
  const GameInfo& info = TypeParam::info();
  const TypeParam rules = TypeParam::make(Options(info), builtinData(info.id)).value();
  for (const PlayerKind kind : playerKindsOf<TypeParam>()) {
    if (!answersAtOnce(kind)) continue;
    const FastPlayer<TypeParam> player(rules, kind);
    std::int64_t actions = 0;
    long made = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Luck luck(seed, info);
      Stream random(seed, "players");
      typename TypeParam::State state = rules.initial();
      const long before = allocations;
      const auto choose = [&](const auto& now, Seat seat) {
        return player.choose(now, seat, random);
      };
      actions += playout(rules, state, luck, choose).actions();
      made += allocations - before;
    }
    EXPECT_GT(actions, 50) << "nothing was played";
    EXPECT_EQ(made, 0) << nameOf(kind) << ", " << actions << " actions";
  }
}

TEST(Counting, Works) {
  const long before = allocations;
  std::make_unique<int>(1).reset();
  EXPECT_EQ(allocations, before + 1);
}

}  // namespace
}  // namespace raindelay
