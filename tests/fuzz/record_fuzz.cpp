// Records with random damage: reading them ends in a match or in a sentence.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "fuzz/mutation.h"
#include "shelf/shelf.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

constexpr std::string_view kPieces[] = {
    "\"",    "{",    "}",    ":",     ",",      "[",    "]",      "\n", "\\",
    "-1",    "1e99", "null", "true",  "chance", "undo", "do",     "by", "switch",
    "steal", "255",  "d21",  "field", "\xc3",   "\x7f", "\\u0000"};

std::vector<std::string> goodRecords() {
  std::vector<std::string> texts;
  for (const std::filesystem::path& record : test::recordFiles(".jsonl")) {
    std::ifstream file(record, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return texts;
}

TEST(RecordFuzz, EndsInAMatchOrInASentence) {
  const std::vector<std::string> good = goodRecords();
  ASSERT_FALSE(good.empty());
  int refused = 0;
  Rounds rounds(200);
  while (rounds.next()) {
    const int round = rounds.round();
    Stream random = rounds.random();
    const std::string text =
        mutated(good[static_cast<std::size_t>(round) % good.size()], kPieces, random);
    const auto opened = shelf::openRecord(text, "fuzzed");
    const bool bad = !opened || opened->replayed.damage;
    refused += bad ? 1 : 0;
    if (!opened) {
      ASSERT_FALSE(opened.error().message.empty());
      ASSERT_EQ(opened.error().message.find('\n'), std::string::npos) << "round " << round;
    } else if (!bad) {
      // An accepted record can be written and read again.
      const auto again =
          shelf::openRecord(recordText(opened->match(), opened->shelved.tables), "again");
      ASSERT_TRUE(again.ok() && !again->replayed.damage) << "round " << round;
      ASSERT_TRUE(again->match().standsLike(opened->match())) << "round " << round;
    }
  }
  EXPECT_GT(refused, rounds.round() / 4);
}

}  // namespace
}  // namespace raindelay
