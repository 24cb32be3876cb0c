// The index of the library's matches: a file that can't be understood counts for nothing, and what
// is read of one, or of a match, is the same when it was written and read.
#include "fuzz/fuzz.h"
#include "shelf/match_index.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  shelf::MatchIndex index(fuzz::fileWith(text), "fuzz");
  index.load();
  auto summary = shelf::parseSummary(text);
  if (text.starts_with("{\"format\":\"raindelay-record/")) summary = shelf::summarize(text, "a");
  if (!summary) return 0;
  const auto again = shelf::parseSummary(shelf::summaryText(*summary));
  fuzz::expect(again && *again == *summary);
  const files::Facts facts{1, 2, 3};
  if (const auto known = index.find("a", facts)) summary = known;
  index.put("b", facts, *summary);
  index.save();
  index.load();
  fuzz::expect(index.find("b", facts) == summary && !index.find("b", {1, 2, 4}));
  return 0;
}
