// Scripts, layouts and style sheets of other programs with random damage: reading them ends, and
// what is taken over of them is sound.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "deck/cider.h"
#include "deck/nandeck.h"
#include "deck/squib.h"
#include "fuzz/mutation.h"
#include "support/folder_test.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 25> kPieces = {
    "\n",   ",",      "=",    "[",     "]",        "(",         ")",    "{",    "}",
    "'",    "\"",     "#",    ";",     "%",        "%w(",       ":",    "1e99", "-1",
    "LINK", "width:", "csv ", "&a *a", "extends:", "data['x']", "data."};

std::string sample(const char* path) {
  return slurp(std::filesystem::path(RAINDELAY_SOURCE_DIR "/tests/deck/projects") / path);
}

bool isSound(double mm) {
  return std::isfinite(mm) && std::abs(mm) < 1e6;
}

void expectSound(const ForeignProject& project, int round) {
  ASSERT_TRUE(project.size) << round;
  ASSERT_TRUE(fitsACard(*project.size)) << round;
  ASSERT_LE(project.placed.size(), 200U) << round;
  ASSERT_LE(project.left.size(), 100U) << round;
  for (const PlacedColumn& each : project.placed) {
    ASSERT_TRUE(isSound(each.box.x) && isSound(each.box.y)) << round;
    ASSERT_TRUE(isSound(each.box.width) && isSound(each.box.height)) << round;
    ASSERT_TRUE(isSound(each.typeSize)) << round;
  }
}

TEST(ProjectFuzz, EndsInWhatIsSound) {
  const std::string ruby = sample("squib/deck.rb"), yaml = sample("squib/texts.yml");
  const std::string settings = sample("squib-config/settings.yml");
  const std::string script = sample("nandeck/river.nde");
  const std::string css = sample("cider/decks/creatures/front-plain.css");
  int read = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    SquibLayout layout;
    readSquibLayout(sample("squib/frame.yml"), layout);
    readSquibLayout(mutated(yaml, kPieces, random), layout);
    if (auto squib = readSquibScript(mutated(ruby, kPieces, random))) {
      ++read;
      readSquibConfig(mutated(settings, kPieces, random), *squib);
      expectSound(squibProject(*squib, layout), rounds.round());
    }
    if (const auto project = readNandeck(mutated(script, kPieces, random))) {
      ++read;
      expectSound(*project, rounds.round());
    }
    if (const auto size = ciderCardSize(mutated(css, kPieces, random))) {
      ASSERT_TRUE(fitsACard(*size)) << rounds.round();
    }
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(read, rounds.round());
}

}  // namespace
}  // namespace raindelay::deck
