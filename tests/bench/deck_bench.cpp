// Decks of 1,000 cards: reading, composing, comparing, changing one cell.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>
#include <string>

#include "deck/compare.h"
#include "deck/csv.h"
#include "deck/edit.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

constexpr int kCards = 1000;

// Cards with a costs' row, a fitted text with marks, anchors, a condition and a back of their own.
std::shared_ptr<MemoryFolder> folder() {
  auto made = std::make_shared<MemoryFolder>();
  made->files["deck.yaml"] = R"(format: raindelay-deck/1
card: {size: [63, 88], corner: 3, bleed: 3, safe: 3}
palette: {paper: "#ffffff", ink: "#000000", warm: "#c07020", cold: "#2060c0"}
fonts: {text: {family: Inter}, title: {family: Vollkorn, weight: 600}}
icons: {wood: art/wood.svg, gold: {src: art/gold.svg, color: warm}}
maps: {kind-ink: {hero: warm, else: cold}}
styles: {body: {font: text, size: 3, min-size: 2, color: ink}}
layouts:
  card:
    back: [{type: rect, box: bleed, fill: "{kind|kind-ink}"}]
    front:
      - {type: rect, box: bleed, fill: paper}
      - {name: title, type: text, text: "{name}", font: title, size: 5, color: "{kind|kind-ink}", box: {left: safe.left, right: safe.right, top: safe.top, height: 8}}
      - {type: icons, list: "{cost}", size: 5, gap: 1, box: {left: title.left, right: title.right, top: title.bottom, height: 6}}
      - {type: text, text: "{rules}", style: body, box: {left: title.left, right: title.right, top: title.bottom + 8, bottom: safe.bottom - 10}}
      - {type: rect, box: {left: safe.left, width: "{value} * 3mm", bottom: safe.bottom, height: 5}, fill: ink, when: value > 3}
)";
  std::string& cards = made->files["cards.csv"] = "code,name,kind,cost,rules,value\n";
  for (int i = 0; i < kCards; ++i) {
    cards += "c" + std::to_string(i) + ",Card " + std::to_string(i) +
             (i % 3 == 0 ? ",hero," : ",place,") + "wood " + std::to_string(i % 4) + "; gold," +
             "\"Take **two** [wood], then *rest* until the round ends.\"," + std::to_string(i % 9) +
             "\n";
  }
  made->files["art/wood.svg"] = made->files["art/gold.svg"] = "<svg/>";
  return made;
}

void read(benchmark::State& state) {
  const auto deck = folder();
  for (auto _ : state) benchmark::DoNotOptimize(readDeck(deck).deck);
}

void composeAll(benchmark::State& state) {
  const Deck deck = *readSoundDeck(folder());
  for (auto _ : state) {
    for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
      benchmark::DoNotOptimize(compose(deck, card, Side::kFront));
      benchmark::DoNotOptimize(compose(deck, card, Side::kBack));
    }
  }
}

void looks(benchmark::State& state) {
  const Deck deck = *readSoundDeck(folder());
  ArtLooks art(deck.folder);
  for (auto _ : state) benchmark::DoNotOptimize(looksOf(deck, art));
}

// Measures the window's work after a file was saved: read, compose, find the changed faces.
void oneCell(benchmark::State& state) {
  auto files = folder();
  ArtLooks art(files);
  auto before = looksOf(*readSoundDeck(files), art);
  int turn = 0;
  for (auto _ : state) {
    files->files["cards.csv"] =
        *withCell(files->files["cards.csv"], 500, "name", "Card " + std::to_string(++turn));
    auto after = looksOf(*readSoundDeck(files), art);
    benchmark::DoNotOptimize(compareLooks(before, after));
    before = std::move(after);
  }
}

void check(benchmark::State& state) {
  const Deck deck = *readSoundDeck(folder());
  for (auto _ : state) benchmark::DoNotOptimize(checkDeck(deck));
}

BENCHMARK(read)->Unit(benchmark::kMillisecond);
BENCHMARK(composeAll)->Unit(benchmark::kMillisecond);
BENCHMARK(looks)->Unit(benchmark::kMillisecond);
BENCHMARK(oneCell)->Unit(benchmark::kMillisecond);
BENCHMARK(check)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace raindelay::deck

BENCHMARK_MAIN();
