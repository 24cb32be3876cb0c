// DataFrames as strangers bring them, and what the program says to each: tests/deck/strangers. A
// folder has a deck or a table and said.txt, a sentence a line. UPDATE_GOLDEN=1 writes what is said
// now.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "deck/open.h"
#include "deck/picture.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

std::string saidTo(const fs::path& stranger) {
  fs::path deck = stranger;
  if (!fs::exists(stranger / "deck.yaml")) {
    for (const auto& entry : fs::directory_iterator(stranger)) {
      if (entry.path().filename() != "said.txt") deck = entry.path();
    }
  }
  Problems problems;
  std::string end;
  const auto source = openDeck(deck);
  if (source) {
    DeckReading reading = readDeck(source->folder);
    problems = std::move(reading.problems);
    if (reading.deck) {
      problems.add(checkDeck(*reading.deck));
      end = std::to_string(reading.deck->cards.rows()) + " cards are shown.\n";
    }
  } else {
    problems.add(source.problem());
  }
  std::string said;
  for (const Problem& problem : problems.list()) said += problem.sentence() + "\n";
  return said + (end.empty() ? "No card is shown.\n" : end);
}

TEST(Strangers, AreToldWhatIsWrongWithTheirTables) {
  int strangers = 0;
  for (const auto& entry : fs::directory_iterator(RAINDELAY_SOURCE_DIR "/tests/deck/strangers")) {
    ++strangers;
    const std::string said = saidTo(entry.path());
    const fs::path golden = entry.path() / "said.txt";
    // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
    if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden) << said;
    std::ifstream file(golden);
    const std::string wanted{std::istreambuf_iterator<char>(file),
                             std::istreambuf_iterator<char>()};
    EXPECT_EQ(said, wanted) << entry.path().filename();
  }
  EXPECT_GE(strangers, 6);
}

}  // namespace
}  // namespace raindelay::deck
