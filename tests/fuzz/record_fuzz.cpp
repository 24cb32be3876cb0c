// Records: reading one ends in a match or in a sentence; what was accepted can be written and read
// again.
#include "fuzz/fuzz.h"
#include "shelf/shelf.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto opened = shelf::openRecord(fuzz::textOf(data, size), "fuzzed");
  if (!opened || opened->replayed.damage) {
    fuzz::expectSentence(opened ? opened->replayed.damage->message : opened.error().message);
    return 0;
  }
  const auto again =
      shelf::openRecord(recordText(opened->match(), opened->shelved.tables), "again");
  fuzz::expect(again.ok() && !again->replayed.damage);
  fuzz::expect(again->match().standsLike(opened->match()));
  return 0;
}
