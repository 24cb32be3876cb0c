// Records with random damage: reading them ends in a match or in a sentence.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/random.h"
#include "shelf/shelf.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

constexpr std::string_view kPieces[] = {
    "\"",    "{",    "}",    ":",     ",",      "[",    "]",      "\n", "\\",
    "-1",    "1e99", "null", "true",  "chance", "undo", "do",     "by", "switch",
    "steal", "255",  "d21",  "field", "\xc3",   "\x7f", "\\u0000"};

/// A text with a few bytes changed, dropped, copied elsewhere, or with pieces of records put in.
std::string mutated(std::string text, Stream& random) {
  const int changes = 1 + random.below(6);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto other = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto length = static_cast<std::size_t>(random.below(80));
    switch (random.below(5)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(other, length));
        break;
      case 3:
        text.replace(at, std::min<std::size_t>(length, 6), text.substr(other, 6));
        break;
      default:
        text.insert(at, kPieces[random.below(std::size(kPieces))]);
    }
  }
  return text;
}

std::vector<std::string> goodRecords() {
  std::vector<std::string> texts;
  const std::filesystem::path folder = RAINDELAY_SOURCE_DIR "/tests/records";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".jsonl") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return texts;
}

/// How long, in seconds; RAINDELAY_FUZZ_SECONDS sets it.
int budget() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
  const char* text = std::getenv("RAINDELAY_FUZZ_SECONDS");
  return text == nullptr ? 20 : std::max(1, std::atoi(text));
}

TEST(RecordFuzz, EndsInAMatchOrInASentence) {
  const std::vector<std::string> good = goodRecords();
  ASSERT_FALSE(good.empty());
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(budget());
  int refused = 0;
  int round = 0;
  for (; round < 200 || std::chrono::steady_clock::now() < end; ++round) {
    Stream random(2026, "fuzz", static_cast<std::uint64_t>(round));
    const std::string text = mutated(good[static_cast<std::size_t>(round) % good.size()], random);
    const auto opened = shelf::openRecord(text, "fuzzed");
    const bool bad = !opened || opened->replayed.damage;
    refused += bad ? 1 : 0;
    if (!opened) {
      ASSERT_FALSE(opened.error().message.empty());
      ASSERT_EQ(opened.error().message.find('\n'), std::string::npos) << "round " << round;
    } else if (!bad) {
      // What was accepted can be written and read again.
      const auto again =
          shelf::openRecord(recordText(opened->match(), opened->box.tables), "again");
      ASSERT_TRUE(again.ok() && !again->replayed.damage) << "round " << round;
      ASSERT_TRUE(again->match().standsLike(opened->match())) << "round " << round;
    }
  }
  EXPECT_GT(refused, round / 4);
}

}  // namespace
}  // namespace raindelay
