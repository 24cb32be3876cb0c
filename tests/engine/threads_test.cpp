// Threads that the system doesn't give.
#include "core/threads.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>

#include "support/faults.h"
#include "support/folder_test.h"

namespace raindelay {
namespace {

class Threads : public FolderTest {};

TEST_F(Threads, ThatCannotBeHadLeaveTheWorkToTheOthers) {
  inAnotherProcess(home_, [] {
    // No address space has room for such a stack.
    pthread_attr_t usual;
    ASSERT_EQ(pthread_getattr_default_np(&usual), 0);
    ASSERT_EQ(pthread_attr_setstacksize(&usual, std::size_t{1} << 47U), 0);
    ASSERT_EQ(pthread_setattr_default_np(&usual), 0);
    std::atomic<int> done = 0;
    onThreads(4, [&](bool first) { done += first ? 1 : 100; });
    EXPECT_EQ(done, 1);
  });
}

}  // namespace
}  // namespace raindelay
