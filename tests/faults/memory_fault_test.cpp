// For each k: the k-th allocation fails while a reader that knows no Qt reads. It gives what it
// read, refuses, or lets std::bad_alloc pass; nothing else ends, and (with the sanitizers) nothing
// leaks. (Not of JSON: nlohmann's values allocate while they are destroyed.)
#include <gtest/gtest.h>

#include <functional>
#include <new>

#include "deck/csv.h"
#include "deck/svg_check.h"
#include "engine/deck_fixture.h"
#include "faults/allocations.h"

namespace raindelay {
namespace {

/// Reads again and again, until no allocation was left to fail; the number of those that did.
int failEach(const std::function<void()>& read) {
  int failed = 0;
  for (long k = 1;; ++k) {
    failAllocation(k);
    try {
      read();
    } catch (const std::bad_alloc&) {
      ++failed;
    }
    if (!allocationFailed()) return failed;
  }
}

TEST(EveryAllocationFails, WhileATableIsRead) {
  const std::string text = "code,name,copies\na,\"An anchor, or two\",2\nb,Bell,1\n";
  EXPECT_GT(failEach([&] { (void)deck::parseCsv(text, "cards.csv"); }), 10);
}

TEST(EveryAllocationFails, WhileADrawingIsChecked) {
  const std::string text =
      "<svg xmlns='http://www.w3.org/2000/svg'><style>.a{fill:url(#p)}</style><pattern id='p'>"
      "<path d='M0 0L1 1'/></pattern><rect class='a'/><text font-family='Inter'>x</text></svg>";
  EXPECT_GT(failEach([&] { (void)deck::checkSvg(text, "a.svg"); }), 3);
}

// What is thrown there ends nobody's thread: it becomes a sentence.
TEST(EveryAllocationFails, WhileADeckIsRead) {
  const auto folder = deck::testFolder(deck::withElements("[{type: rect, box: trim}]"));
  int told = 0;
  EXPECT_EQ(failEach([&] {
              const deck::DeckReading reading = deck::readDeck(folder);
              const deck::Problem* const wrong = reading.problems.firstError();
              EXPECT_EQ(reading.deck.has_value(), wrong == nullptr);
              told += wrong != nullptr && wrong->id == deck::kinds::kNoMemory.id;
            }),
            0);
  EXPECT_GT(told, 100);
}

}  // namespace
}  // namespace raindelay
