// What a computer player thinks about, on a thread of its own.
#include "table/thought.h"

#include <gtest/gtest.h>

#include <QTest>
#include <new>

namespace raindelay {
namespace {

constexpr std::chrono::minutes kAnyTime{1};

TEST(Thought, GivesItsAnswer) {
  Thought<int> thought;
  std::optional<int> given;
  thought.begin([](const Limits&) { return 7; }, [&](const auto& answer) { given = answer; },
                kAnyTime);
  EXPECT_TRUE(thought.isGoing());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !thought.isGoing(); }));
  EXPECT_EQ(given, 7);
}

TEST(Thought, WithoutMemoryHasNone) {
  Thought<int> thought;
  std::optional<int> given = 7;
  thought.begin([](const Limits&) -> int { throw std::bad_alloc(); },
                [&](const auto& answer) { given = answer; }, kAnyTime);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !thought.isGoing(); }));
  EXPECT_EQ(given, std::nullopt);
}

}  // namespace
}  // namespace raindelay
