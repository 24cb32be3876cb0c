// Tables of players' strength: each is read or told what is wrong with it, and is the same when it
// was written and read.
#include "shelf/strength.h"

#include "fuzz/fuzz.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto all = shelf::readStrengths(fuzz::textOf(data, size), "strength.csv");
  if (!all) {
    fuzz::expectSentence(all.error().message);
    return 0;
  }
  const auto again = shelf::readStrengths(shelf::strengthsText(*all), "strength.csv");
  fuzz::expect(again.ok() && *again == *all);
  auto renewed = *all;
  for (const shelf::Strength& row : *all) {
    shelf::renew(renewed, row);
    (void)shelf::strengthOf(row.game, row.player, row.against);
  }
  fuzz::expect(renewed.size() == all->size());
  return 0;
}
