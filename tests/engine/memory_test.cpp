// Where there isn't memory enough, nobody's thread ends the program.
#include "core/memory.h"

#include <gtest/gtest.h>

#include <ostream>
#include <streambuf>

#include "core/streams.h"
#include "core/threads.h"

namespace raindelay {
namespace {

TEST(Memory, ThatIsLackingHasAnAnswer) {
  EXPECT_EQ(withinMemory([] { return 1; }, [] { return 2; }), 1);
  EXPECT_EQ(withinMemory([]() -> int { throw std::bad_alloc(); }, [] { return 2; }), 2);
}

TEST(Memory, ThatAStreamLacksIsNotSwallowed) {
  class Full : public std::streambuf {
    int_type overflow(int_type /*c*/) override { throw std::bad_alloc(); }
  } full;
  std::ostream stream(&full);
  stream << "this is lost without a word";
  stream.clear();
  letThrow(stream);
  EXPECT_THROW(stream << "this is not", std::bad_alloc);
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
