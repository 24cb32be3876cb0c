// Where there isn't memory enough, nobody's thread ends the program.
#include "core/memory.h"

#include <gtest/gtest.h>

#include "core/threads.h"

namespace raindelay {
namespace {

TEST(Memory, ThatIsLackingHasAnAnswer) {
  EXPECT_EQ(withinMemory([] { return 1; }, [] { return 2; }), 1);
  EXPECT_EQ(withinMemory([]() -> int { throw std::bad_alloc(); }, [] { return 2; }), 2);
}

TEST(Memory, ThatAThreadLacksIsToldWhereItWasBegun) {
  for (const bool lacking : {true, false}) {
    const auto work = [&](bool first) {
      if (first == lacking) throw std::bad_alloc();
    };
    EXPECT_THROW(onThreads(3, work), std::bad_alloc);
  }
}

}  // namespace
}  // namespace raindelay
