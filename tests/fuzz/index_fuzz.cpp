// The index of the library's matches: a file that can't be understood counts for nothing, and what
// is read of one is the same when it was written and read.
#include "fuzz/fuzz.h"
#include "shelf/match_index.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  if (const auto summary = shelf::parseSummary(text)) {
    const auto again = shelf::parseSummary(shelf::summaryText(*summary));
    fuzz::expect(again && *again == *summary);
  }
  shelf::MatchIndex index(fuzz::fileWith(text), "fuzz");
  index.load();
  (void)index.find("a", {1, 2, 3});
  return 0;
}
