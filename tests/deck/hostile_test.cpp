// Whatever a stranger's files hold, reading them ends, with a deck or with a sentence.
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <sstream>

#include "deck/csv.h"
#include "deck/picture.h"
#include "deck/svg_check.h"
#include "engine/deck_fixture.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

constexpr int kRounds = 1500;

std::string fileText(const std::string& path) {
  std::ifstream in(std::string(RAINDELAY_SOURCE_DIR) + "/assets/tarot-de-cooperstown/" + path);
  std::stringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

// A small generator of its own: the cases are the same in every run and on every machine.
class Mangler {
 public:
  // The text with a few bytes changed, dropped, doubled or replaced by ones that mean something.
  std::string mangled(std::string text) {
    static constexpr std::string_view kTelling = "{}[]:,-\"'#&*!|>%@\n\t \\\0\xFF\xEF\xBB<=;()";
    for (std::size_t i = 0, times = 1 + below(4); i < times && !text.empty(); ++i) {
      const std::size_t at = below(text.size());
      switch (below(4)) {
        case 0:
          text[at] = kTelling[below(kTelling.size())];
          break;
        case 1:
          text.erase(at, 1 + below(20));
          break;
        case 2:
          text.insert(at, text.substr(below(text.size()), below(40)));
          break;
        default:
          text.insert(at, 1, kTelling[below(kTelling.size())]);
          break;
      }
    }
    return text;
  }

 private:
  std::size_t below(std::size_t bound) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>((state_ >> 33) % bound);
  }

  std::uint64_t state_ = 1;
};

TEST(HostileDeck, MangledLayoutsEndInADeckOrASentence) {
  const std::string yaml = fileText("deck.yaml");
  Mangler mangler;
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["cards.csv"] = fileText("cards.csv");
  folder->files["rules.md"] = "# Rules";
  int read = 0;
  for (int round = 0; round < kRounds; ++round) {
    folder->files["deck.yaml"] = mangler.mangled(yaml);
    auto deck = readSoundDeck(folder);
    if (!deck) {
      EXPECT_FALSE(deck.error().message.empty());
      continue;
    }
    ++read;
    for (std::size_t card = 0; card < deck->cards.rows(); card += 13) {
      (void)compose(*deck, card, Side::kFront);
    }
  }
  EXPECT_GT(read, 0) << "the mangling leaves nothing to compose";
  EXPECT_LT(read, kRounds) << "the mangling breaks nothing";
}

TEST(HostileDeck, MangledTablesEndInATableOrASentence) {
  const std::string csv = fileText("cards.csv");
  Mangler mangler;
  int read = 0;
  for (int round = 0; round < kRounds; ++round) {
    auto table = parseCsv(mangler.mangled(csv), "cards.csv");
    read += table.ok();
    EXPECT_TRUE(table.ok() || table.error().message.starts_with("cards.csv"));
  }
  EXPECT_GT(read, 0);
  EXPECT_LT(read, kRounds);
}

TEST(HostileDeck, MangledArtEndsInAVerdict) {
  const std::string svg =
      "<svg viewBox='0 0 9 9'><!-- x --><defs><g id=\"p\"><path d='M0 0h9'/></g></defs>"
      "<use href='#p' fill=\"url(#g)\" style='fill:url( #g )'/></svg>";
  Mangler mangler;
  int fine = 0;
  for (int round = 0; round < kRounds; ++round) {
    fine += checkSvg(mangler.mangled(svg), "a.svg").problems.empty();
  }
  EXPECT_GT(fine, 0);
  EXPECT_LT(fine, kRounds);
}

TEST(HostileDeck, DeepAndSelfContainingYamlIsRefused) {
  auto folder = testFolder(withElements("[]"));
  for (const char* piece : {"[", "{a: ", "- ", "? ", "!!map {"}) {
    std::string deep;
    while (deep.size() < 400'000) deep += piece;
    folder->files["deck.yaml"] = deep;
    EXPECT_FALSE(readSoundDeck(folder).ok()) << piece;
  }
  folder->files["deck.yaml"] = "&a {format: *a, card: *a, layouts: *a}\n";
  EXPECT_FALSE(readSoundDeck(folder).ok());
  std::string laughs = "a0: &a0 [x, x]\n";
  for (int i = 1; i < 40; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + ", " + before +
              "]\n";
  }
  folder->files["deck.yaml"] = laughs;
  EXPECT_FALSE(readSoundDeck(folder).ok());
}

TEST(HostileDeck, ExpressionsOfAnyLengthEndInAFaceOrASentence) {
  const std::vector<std::pair<std::string, std::string>> places = {
      {"{type: text, font: main, size: 3, box: trim, text: '{= ", "}'}"},
      {"{type: rect, box: trim, when: '", "'}"},
      {"{type: rect, box: {left: '(", ")'}}"},
  };
  for (const auto& [before, behind] : places) {
    for (const std::string sign : {" + ", " - ", " * ", " / ", " and ", " or "}) {
      for (const int values : {499, 500, 501, 20'000}) {
        std::string text = "1";
        for (int i = 1; i < values; ++i) text += sign + "1";
        const DeckReading reading =
            readDeck(testFolder(withElements("[" + before + text + behind + "]")));
        ASSERT_TRUE(reading.deck.has_value());
        const Sentences expected =
            values > 500 ? Sentences{"deck.yaml, line 7: an expression has at most 500 values."}
                         : Sentences();
        EXPECT_EQ(sentencesOf(reading.problems), expected) << before << values << sign;
        const std::size_t figures = compose(*reading.deck, 0, Side::kFront).figures.size();
        EXPECT_TRUE(figures == 1 || values > 500) << before << values << sign;
      }
    }
  }
}

TEST(HostileDeck, MapsHaveAtMostSoManyEntries) {
  struct Map {
    const char *before, *value, *behind;
    std::size_t most;
  };
  const std::vector<Map> maps = {
      {"palette: {", "\"#102030\"", "}\n", kMaxEntries},
      {"icons: {", "a.svg", "}\n", kMaxEntries},
      {"fonts: {", "Inter", "}\n", kMaxEntries},
      {"styles: {", "{size: 3}", "}\n", kMaxEntries},
      {"maps: {m: {", "x", "}}\n", kMaxEntries},
      {"skins: {night: {name: N, palette: {", "\"#102030\"", "}}}\n", kMaxEntries},
      {"card: {", "x", "}\n", kMaxKeys},
      {"styles: {s: {", "x", "}}\n", kMaxKeys},
      {"layouts: {plain: {front: [{type: rect, box: trim, ", "x", "}]}}\n", kMaxKeys - 2},
      {"", "x", "\n", kMaxKeys - 1},
  };
  for (const Map& map : maps) {
    for (const std::size_t count : {map.most - 1, map.most, map.most + 1, std::size_t{30'000}}) {
      auto folder = testFolder("");
      std::string& yaml = folder->files["deck.yaml"];
      const bool whole = *map.before == '\0';
      yaml = std::string(whole ? "{" : "") + "format: raindelay-deck/1" + (whole ? ", " : "\n") +
             map.before;
      for (std::size_t i = 0; i < count; ++i) {
        yaml += (i == 0 ? "k" : ", k") + std::to_string(i) + ": " + map.value;
      }
      yaml += std::string(whole ? "}" : "") + map.behind;
      const std::string said = readMessage(folder);
      EXPECT_EQ(said.find("entries, the limit.") != std::string::npos, count > map.most)
          << map.before << count << ": " << said.substr(0, 200);
    }
  }
}

// A map that many elements stand for is looked through once an element.
TEST(HostileDeck, AliasedKeysCountOnce) {
  std::string keys;
  for (int i = 0; i < 60'000; ++i) keys += ", k" + std::to_string(i) + ": x";
  const std::string elements = "&e {type: rect, box: trim" + keys + "}" + [] {
    std::string aliases;
    for (int i = 0; i < 1'999; ++i) aliases += ", *e";
    return aliases;
  }();
  EXPECT_EQ(readMessage(testFolder(withElements("[" + elements + "]"))),
            "deck.yaml, line 7: \"element\" has more than 200 entries, the limit.");
}

TEST(HostileDeck, AliasedElementsCountEachTime) {
  std::string groups = "&g0 [{type: rect, box: trim}]";
  std::string layouts = "  plain: {front: " + groups + "}\n";
  for (int i = 1; i < 8; ++i) {
    const std::string before = "*g" + std::to_string(i - 1);
    std::string list;
    for (int j = 0; j < 10; ++j) list += "{type: group, elements: " + before + "}, ";
    layouts +=
        "  l" + std::to_string(i) + ": {front: &g" + std::to_string(i) + " [" + list + "]}\n";
  }
  const std::string message = readMessage(testFolder(layouts + "  fancy: {}\n"));
  EXPECT_NE(message.find("a deck has at most 2000 elements."), std::string::npos) << message;
}

}  // namespace
}  // namespace raindelay::deck
