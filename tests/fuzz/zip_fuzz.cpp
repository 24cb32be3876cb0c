// Archives with random damage: reading them ends in files inside the deck, or in a sentence.
#include <gtest/gtest.h>

#include <array>

#include "deck/zip.h"
#include "deck/zipped.h"
#include "fuzz/mutation.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 10> kPieces = {"PK\x01\x02",
                                                      "PK\x03\x04",
                                                      "PK\x05\x06",
                                                      "../",
                                                      "/",
                                                      "\xFF\xFF\xFF\xFF",
                                                      std::string_view("\0\0\0\0", 4),
                                                      "\x7F",
                                                      "deck.yaml",
                                                      "PK\x07\x08"};

TEST(ZipFuzz, EndsInFilesOrInASentence) {
  const std::vector<std::string> good = {
      zipped({{"deck.yaml", "format: raindelay-deck/1"}, {"art/a.svg", std::string(3000, 'x')}}),
      zipped({{"deck.yaml", "x"}, {"cards.csv", "a,b\n1,2\n"}}, "zip:compression=store"),
      zipped({{"a/deck.yaml", "x"}, {"a/b/c.png", "y"}}, "zip:zip64")};
  const ZipLimits limits{.files = 50, .fileBytes = 1024 * 1024, .allBytes = 2 * 1024 * 1024};
  int refused = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto which = static_cast<std::size_t>(rounds.round()) % good.size();
    const auto files = readZip(mutated(good[which], kPieces, random), "a.zip", {}, limits);
    if (!files) {
      ++refused;
      ASSERT_FALSE(files.problem().message().empty());
      continue;
    }
    std::size_t all = 0;
    for (const auto& [path, bytes] : *files) {
      ASSERT_TRUE(checkedPath(path).ok()) << rounds.round();
      all += bytes.size();
    }
    ASSERT_LE(all, limits.allBytes) << rounds.round();
  }
  EXPECT_GT(refused, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay::deck
